// Hands and cards scored in a second of the processor: by the table, over the whole deck, item by item, and in play.

import { Xorshift } from '../../../hardware/emulator/random.ts';
import { deckHistogram } from '../../../shared/rules/cards/index.ts';
import { DECK, makeFastScorer, scorePlay, scoreShow, total } from '../../../shared/rules/index.ts';
import { countInC } from './ctable.ts';
import { peerCounter } from './peer.ts';

/** Every hand of four with every starter. */
const WHOLE_DECK = 12_994_800;
const WHOLE_DECK_SUM = 61_974_180;
const ITEMISED = 100_000;
/** Plays of a deal, eight cards each. */
const PLAYS = 20_000;
const PLAYED = 8;
const ROUNDS = 5;

export interface Scoring {
  readonly tableHandsPerSecond: number;
  readonly itemisedHandsPerSecond: number;
  readonly playedCardsPerSecond: number;
  /** A table in C over the whole deck; undefined where there is no compiler. */
  readonly cTableHandsPerSecond: number | undefined;
  /** cribbage-counter on the hands that were counted item by item; undefined where it is not installed. */
  readonly peer: { readonly handsPerSecond: number; readonly differ: number } | undefined;
}

/** The best of some rounds each. @throws if the whole deck does not sum to what is published */
export function measureScoring(): Scoring {
  const scorer = makeFastScorer();
  const table = fastest(() => {
    const sum = deckHistogram(scorer).reduce((points, hands, count) => points + hands * count, 0);
    if (sum !== WHOLE_DECK_SUM) throw new Error(`the whole deck counts ${sum}`);
  });
  const random = new Xorshift(29);
  const shows = Array.from({ length: ITEMISED }, () => drawn(random));
  const itemised = fastest(() => {
    for (const show of shows) total(scoreShow(show));
  });
  const plays = Array.from({ length: PLAYS }, () => cardsBy(random, PLAYED));
  const played = fastest(() => {
    for (const play of plays) scorePlay(play);
  });
  return {
    tableHandsPerSecond: WHOLE_DECK / table,
    cTableHandsPerSecond: measureC(),
    itemisedHandsPerSecond: ITEMISED / itemised,
    playedCardsPerSecond: (PLAYS * PLAYED) / played,
    peer: measurePeer(shows),
  };
}

function measureC(): number | undefined {
  const counted = countInC();
  if (counted === undefined) return undefined;
  if (counted.sum !== WHOLE_DECK_SUM) throw new Error(`the whole deck counts ${counted.sum} in C`);
  return WHOLE_DECK / counted.seconds;
}

function measurePeer(shows: readonly ReturnType<typeof drawn>[]): Scoring['peer'] {
  const count = peerCounter();
  if (count === undefined) return undefined;
  const hands = shows.map(({ hand, starter }) => [...hand, starter]);
  const seconds = fastest(() => {
    for (const hand of hands) count(hand);
  });
  const differ = shows.filter((show, at) => total(scoreShow(show)) !== count(hands[at] ?? [])).length;
  return { handsPerSecond: hands.length / seconds, differ };
}

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
