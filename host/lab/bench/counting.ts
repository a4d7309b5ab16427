// Hands and cards scored in a second of the processor: by the table over the whole deck, item by item, from text, and in play.
import { Xorshift } from '../../../hardware/emulator/random.ts';
import { deckHistogram } from '../../../shared/rules/cards/index.ts';
import { DECK, makeFastScorer, score, scorePlay, scoreShow, total } from '../../../shared/rules/index.ts';
import { type Measure, millions } from './section.ts';

/** Every hand of four with every starter. */
const WHOLE_DECK = 12_994_800;
const WHOLE_DECK_SUM = 61_974_180;
const ITEMISED = 100_000;
/** Plays of a deal, eight cards each. */
const PLAYS = 20_000;
const PLAYED = 8;
const ROUNDS = 5;

/** Measures the best of some rounds each. @throws if the whole deck does not sum to what is published */
export const measureCounting: Measure = async (_, progress) => {
  progress('the whole deck by table');
  const scorer = makeFastScorer();
  const table = fastest(() => {
    const sum = deckHistogram(scorer).reduce((points, hands, count) => points + hands * count, 0);
    if (sum !== WHOLE_DECK_SUM) throw new Error(`the whole deck counts ${sum}`);
  });
  progress(`${ITEMISED} hands item by item`);
  const random = new Xorshift(29);
  const shows = Array.from({ length: ITEMISED }, () => drawn(random));
  const itemised = fastest(() => {
    for (const show of shows) total(scoreShow(show));
  });
  const texts = shows.map(({ hand, starter }) => ({ hand: hand.join(' '), starter }));
  const typed = fastest(() => {
    for (const text of texts) score(text);
  });
  const plays = Array.from({ length: PLAYS }, () => cardsBy(random, PLAYED));
  const played = fastest(() => {
    for (const play of plays) scorePlay(play);
  });
  return {
    title: 'Counting, per second of the processor',
    rows: [
      ['hands by table', millions(WHOLE_DECK / table), 'the whole deck'],
      ['hands item by item', millions(ITEMISED / itemised)],
      ['the same from text, checked', millions(ITEMISED / typed)],
      ['cards in play', millions((PLAYS * PLAYED) / played)],
    ],
    goals: [],
  };
};

/** Seconds of the processor in the fastest round: what other programs do beside it is not counted. */
function fastest(run: () => void): number {
  const rounds = Array.from({ length: ROUNDS }, () => {
    const begun = process.cpuUsage();
    run();
    const { user, system } = process.cpuUsage(begun);
    return (user + system) / 1e6;
  });
  return Math.min(...rounds);
}

/** Cards of a shuffled deck. */
function cardsBy(random: Xorshift, count: number) {
  const deck = [...DECK];
  return Array.from({ length: count }, () => deck.splice(random.below(deck.length), 1)).flat();
}

function drawn(random: Xorshift) {
  const [starter = 'AC', ...hand] = cardsBy(random, 5);
  return { hand, starter };
}
