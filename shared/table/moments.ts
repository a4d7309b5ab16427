// Moments that nobody at the table should miss: one at most for each move, worked out from its events.
import type { CardOrRank, Event, RuleSet, Ruling, State } from '../rules/index.ts';
import { MUGGED } from '../rules/rulings/index.ts';
import { sideOf, targetOf } from '../rules/terms/index.ts';
import { lifts, likelyMissed } from './missed.ts';

/** Every kind of moment, the weightiest first. 'falseCall' is muggins called on a count that missed nothing. */
type MomentCode =
  | 'win'
  | 'muggins'
  | 'falseCall'
  | 'hand29'
  | 'hand28'
  | 'hand24'
  | 'heels'
  | 'stinkHole'
  | 'skunkLine'
  | 'nobs';

/** A card that is shown with a moment. */
interface MomentCard {
  readonly card: CardOrRank;
  readonly starter: boolean;
  /** Cards are lifted one after the other, from 1; 0: it lies. */
  readonly lift: number;
}

/** A moment: whose it is, what it scores, and the cards that make it, as far as they are known. */
export interface Moment {
  readonly code: MomentCode;
  /** Who takes the points, or has come to the hole. Of partners who share it, the first. */
  readonly seat: number;
  readonly points: number;
  /** Whose points they were; null where they were nobody else's. */
  readonly from: number | null;
  /** The line that was passed; null for every other moment. */
  readonly line: RuleSet['skunks'][number]['skunk'] | null;
  readonly cards: readonly MomentCard[];
}

type Finder = (events: readonly Event[], before: State, after: State) => Moment | undefined;

/** What a move was, if it was one of the moments. A ruling that corrects a count is none, and hides what the count was. */
export const momentOf: Finder = (events, before, after) => {
  if (events.some(({ type }) => type === 'undone' || type === 'redone')) return undefined;
  const ruling = ruledIn(events);
  const found = won(events, before, after) ?? (ruling && mugged(ruling));
  if (found !== undefined || isSilent(events, ruling)) return found;
  for (const find of [bigHand, heels, stinkHole, skunkLine, nobs]) {
    const moment = find(events, before, after);
    if (moment !== undefined) return moment;
  }
  return undefined;
};

/** The last ruling of a move. */
export function ruledIn(events: readonly Event[]): Ruling | undefined {
  const event = events.findLast(({ type }) => type === 'ruled');
  return event?.type === 'ruled' ? event.ruling : undefined;
}

const isSilent = (events: readonly Event[], ruling: Ruling | undefined): boolean =>
  (ruling !== undefined && ruling.code !== 'countRight') ||
  events.some(({ type }) => type === 'gameLost' || type === 'gameStarted');

const plain = (code: MomentCode, seat: number, points = 0, cards: readonly MomentCard[] = []): Moment => ({
  ...{ code, seat, points, cards },
  from: null,
  line: null,
});

const won: Finder = (events, _before, { rules, players }) => {
  const event = events.find(({ type }) => type === 'gameWon');
  const side = event?.type === 'gameWon' ? event.result.winner : null;
  return side === null ? undefined : plain('win', firstOf({ rules, players }, side));
};

/** The first seat of a side. */
const firstOf = ({ rules, players }: Pick<State, 'rules' | 'players'>, side: number): number =>
  players.findIndex((_, seat) => sideOf(rules, seat) === side);

function mugged(ruling: Ruling): Moment | undefined {
  const { code, seat, opponent, award, claimed, truth, items } = ruling;
  if (code === 'mugginsWrong')
    return { ...plain('falseCall', seat, award, handOf(ruling, [])), from: opponent };
  if (!MUGGED.has(code)) return undefined;
  const likely = truth === undefined ? [] : likelyMissed(items, truth - claimed);
  const missed = truth !== undefined && likely.length === 0 ? items : likely;
  return { ...plain('muggins', opponent, award, handOf(ruling, missed)), from: seat };
}

/** A ruled hand with its starter, the cards of these items lifted in their order. */
function handOf({ hand }: Pick<Ruling, 'hand'>, items: Ruling['items']): readonly MomentCard[] {
  const order = items.flatMap(({ cards }) => cards);
  return hand === undefined ? [] : lifted(hand, order);
}

/** Cards and starter, those of `order` lifted one after the other. */
function lifted(
  { cards, starter }: NonNullable<Ruling['hand']>,
  order: readonly CardOrRank[],
): readonly MomentCard[] {
  const all = [...cards, starter];
  const up = lifts(all, order);
  return all.map((card, at) => ({ card, starter: at === cards.length, lift: up[at] ?? 0 }));
}

const BIG = { 24: 'hand24', 28: 'hand28', 29: 'hand29' } as const;

const bigHand: Finder = (events, before) => {
  const event = events.find((each) => each.type === 'pegged' && each.reason === 'show');
  const code = event?.type === 'pegged' && BIG[event.points as keyof typeof BIG];
  if (!code || event?.type !== 'pegged') return undefined;
  const { seat, points, hand } = event;
  const entered = events.find((each) => each.type === 'cardsEntered' && each.hand === hand);
  const cards = entered?.type === 'cardsEntered' ? entered.cards : hand && before.cards[hand];
  const { starter } = before;
  const known = cards !== undefined && starter !== undefined;
  return plain(code, seat, points, known ? lifted({ cards, starter }, [...cards, starter]) : []);
};

const heels: Finder = (events, _before, { starter }) => {
  const event = events.find((each) => each.type === 'pegged' && each.reason === 'heels');
  if (event?.type !== 'pegged') return undefined;
  const jack = starter === undefined ? [] : [{ card: starter, starter: true, lift: 1 }];
  return plain('heels', event.seat, event.points, jack);
};

/** The first side whose front peg has just come past or to a hole. */
function sideThat(
  arrived: (from: number, to: number, side: number) => boolean,
  before: State,
  { pegs }: State,
): number {
  return pegs.findIndex(({ front }, side) => arrived(before.pegs[side]?.front ?? 0, front, side));
}

const stinkHole: Finder = (_events, before, after) => {
  const last = (side: number): number => targetOf(after.rules, side) - 1;
  const side = sideThat((from, to, at) => from < to && to === last(at), before, after);
  return side < 0 ? undefined : plain('stinkHole', firstOf(after, side));
};

const skunkLine: Finder = (_events, before, after) => {
  for (const { skunk, atMost } of after.rules.skunks.toReversed()) {
    const side = sideThat((from, to) => from <= atMost && to > atMost, before, after);
    if (side >= 0) return { ...plain('skunkLine', firstOf(after, side)), line: skunk };
  }
  return undefined;
};

/** Only where the board has ruled: elsewhere it would give away what a claim may have missed. */
const nobs: Finder = (events) => {
  const ruling = ruledIn(events);
  const item = ruling?.items.find(({ kind }) => kind === 'nobs');
  if (ruling === undefined || item === undefined) return undefined;
  return plain('nobs', ruling.seat, item.points, handOf(ruling, [item]));
};
