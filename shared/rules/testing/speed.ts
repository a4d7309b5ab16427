// Hands and cards scored in a second of the processor: by the table over the whole deck, item by item, from text, and in play. No test
// judges these figures, as a slow machine reaches less than a tenth of a good one: docs/evidence.md has them beside their goals.
import { Xorshift } from '../../../hardware/emulator/random.ts';
import { deckHistogram } from '../cards/fast.ts';
import { total } from '../cards/score.ts';
import { DECK, makeFastScorer, score, scorePlay, scoreShow } from '../index.ts';

/** Every hand of four with every starter. */
const WHOLE_DECK = 12_994_800;
const ITEMISED = 20_000;
/** Plays of a deal, eight cards each. */
const PLAYS = 4_000;
const PLAYED = 8;
const ROUNDS = 10;

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

const random = new Xorshift(29);
/** Cards of a shuffled deck. */
function drawn(count: number) {
  const deck = [...DECK];
  return Array.from({ length: count }, () => deck.splice(random.below(deck.length), 1)).flat();
}
const shows = Array.from({ length: ITEMISED }, () => {
  const [starter = 'AC', ...hand] = drawn(5);
  return { hand, starter };
});
const texts = shows.map(({ hand, starter }) => ({ hand: hand.join(' '), starter }));
const plays = Array.from({ length: PLAYS }, () => drawn(PLAYED));
const scorer = makeFastScorer();

for (const [name, count, run] of [
  ['hands by table', WHOLE_DECK, () => deckHistogram(scorer)],
  ['hands item by item', ITEMISED, () => shows.map((show) => total(scoreShow(show)))],
  ['the same from text, checked', ITEMISED, () => texts.map((text) => score(text))],
  ['cards in play', PLAYS * PLAYED, () => plays.map((play) => scorePlay(play))],
] as const)
  console.log(`${name}: ${(count / fastest(run) / 1e6).toFixed(2)} million a second of the processor`);
