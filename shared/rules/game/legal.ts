// What can be done next: the points that can be pegged, which a score pad offers first, and the count that can be disputed.
import { type CardOrRank, DECK, RANKS } from '../cards/cards.ts';
import { possibleCounts, possiblePoints } from '../cards/counts.ts';
import { possiblePlays } from '../cards/play.ts';
import { OPEN_TO_ALL, runningCount } from '../cards/round.ts';
import type { Offence } from '../rulings/offence.ts';
import { findOffence } from '../rulings/offences.ts';
import type { OffenceCode } from '../terms/codes.ts';
import { firstHand, type Hand, type Seat } from '../terms/seats.ts';
import { isBidFor, possibleBids } from '../variants/auction.ts';
import { exchangePoints } from '../variants/exchange.ts';
import { isFreeCrib, isPlayNext } from '../variants/solitaire.ts';
import { decide, type GameCommand } from './decide.ts';
import { wantedHand } from './entry.ts';
import { callsOf, findMissed } from './muggins.ts';
import { isChecked } from './pegging.ts';
import { roundOf } from './record.ts';
import type { State } from './state.ts';
import { offencesNow } from './umpire.ts';

/** The points that can be pegged in this state, rising; empty where none can. A worthless hand is 0. */
export function incrementsOf(state: State): readonly number[] {
  const { phase, rules, hand, disputed } = state;
  if (disputed) return [];
  switch (phase) {
    case 'none':
    case 'over':
      return [];
    case 'show':
      return inShow(state, hand ?? firstHand(rules));
    case 'play':
      return inPlay(state);
    case 'bidding':
      return possibleBids(state);
    case 'exchange':
      return exchangePoints(state);
    case 'deal':
    case 'starter':
      if (isBidFor(state)) return possibleBids(state);
      if (rules.claims === 'always') return [];
      if (rules.exchange !== 'none') return exchangePoints(state);
      return isPlayNext(state) ? possiblePlays(undefined, rules) : possibleCounts(isFreeCrib(state), rules);
    default:
      return rules.claims === 'always' ? [] : possiblePoints(rules);
  }
}

/** What a hand can count; where its cards are known, every number up to that, as any is a claim. */
function inShow(state: State, hand: Hand): readonly number[] {
  const possible = possibleCounts(hand === 'crib', state.rules);
  return isChecked(state, hand) ? POINTS.slice(0, (possible.at(-1) as number) + 1) : possible;
}

/**
 * Where cards are entered, what the card that was laid last can score; once it is pegged, the go alone. Hands that only the
 * board knows play no part.
 */
function inPlay({ claim, round, unseen, rules }: State): readonly number[] {
  if (claim !== undefined) return possiblePlays(claim.count, rules);
  if (round === undefined || unseen) return possiblePlays(undefined, rules);
  return rules.go > 0 && runningCount(round) > OPEN_TO_ALL ? [rules.go] : [];
}

/** A count that can be disputed. Plain JSON. `hand` is null in plain pegging: the players say whether it was a hand or a crib. */
export interface DisputableCount {
  readonly seat: Seat;
  readonly hand: Hand | null;
  /** The points as claimed. */
  readonly points: number;
}

/** The count that a dispute would be about; undefined where the rules would refuse one. */
export function disputableCount(state: State): DisputableCount | undefined {
  const { count } = state;
  if (count === undefined || !decide(state, { type: 'dispute' }).ok) return undefined;
  return { seat: count.seat, hand: count.hand ?? null, points: count.claimed };
}

/** Commands that a board or a device sends for what is past, and those that belong to the timeline, are not asked for here. */
export type LegalType = Exclude<GameCommand['type'], 'newGame' | 'unverified' | 'setAside'>;

/**
 * A command that would be accepted now, or a family of them: for `peg`, `muggins`, `starter` and `lay` with every one of the
 * values in the list; for `cards`, `hold` and `cutCards` with any `size` cards that can be such a hand; for `offence` with these figures,
 * where it takes any.
 */
export type LegalCommand = Readonly<
  | { type: 'next' | 'free' | 'unseen' | 'dispute' }
  | { type: 'cut'; dealer: Seat }
  | { type: 'cutCards'; size: number }
  | { type: 'concede' | 'go'; seat: Seat }
  | { type: 'peg'; seat: Seat; points: readonly number[] }
  | {
      type: 'muggins';
      seat: Seat;
      on?: Seat | undefined;
      card?: CardOrRank | undefined;
      points: readonly number[];
    }
  | { type: 'starter'; cards: readonly CardOrRank[] }
  | { type: 'lay'; seat: Seat; cards: readonly CardOrRank[] }
  | { type: 'cards'; hand: Hand; size: number }
  | { type: 'hold'; seat: Seat; size: number }
  | { type: 'offence'; offence: OffenceCode; seat: Seat; points: readonly number[]; cards: readonly number[] }
>;

/** Points that two digits can say. */
const POINTS: readonly number[] = Array.from({ length: 100 }, (_, points) => points);

/** Cards with their suits, then ranks alone. */
const CARDS: readonly CardOrRank[] = [...DECK, ...RANKS];

const accepts = (state: State, command: GameCommand): boolean => decide(state, command).ok;

const seatsOf = ({ players }: State): readonly Seat[] => players.map((_, seat) => seat);

/** A command without figures. */
const plain =
  (type: 'next' | 'free' | 'unseen' | 'dispute') =>
  (state: State): readonly LegalCommand[] =>
    accepts(state, { type }) ? [{ type }] : [];

/** A command of a seat without figures. */
const bySeat =
  (type: 'concede' | 'go') =>
  (state: State): readonly LegalCommand[] =>
    seatsOf(state).flatMap((seat) => (accepts(state, { type, seat }) ? [{ type, seat }] : []));

/** Points for a seat. */
const pegs = (state: State): readonly LegalCommand[] =>
  seatsOf(state).flatMap((seat) => {
    const points = POINTS.filter((each) => accepts(state, { type: 'peg', seat, points: each }));
    return points.length === 0 ? [] : [{ type: 'peg', seat, points }];
  });

/** Calls of muggins; what a call is about only where it has to be said. */
const calls = (state: State): readonly LegalCommand[] =>
  seatsOf(state).flatMap((seat) => {
    const about = findMissed(state, seat).ok ? [{}] : callsOf(state, seat);
    return about.flatMap((each) => {
      const call = { type: 'muggins', seat, ...each } as const;
      const points = POINTS.filter((figure) => accepts(state, { ...call, points: figure }));
      return points.length === 0 ? [] : [{ ...call, points }];
    });
  });

/** The cards that would be accepted one by one, as a family if there are any. */
const byCards = (
  one: (card: CardOrRank) => boolean,
  family: (cards: readonly CardOrRank[]) => LegalCommand,
): readonly LegalCommand[] => {
  const cards = CARDS.filter(one);
  return cards.length === 0 ? [] : [family(cards)];
};

/** How many cards a command wants where they are the only thing that is missing; undefined if it is not their time. */
function sizeWanted(state: State, command: GameCommand): number | undefined {
  const decided = decide(state, command);
  return !decided.ok && decided.refusal.code === 'wrongNumberOfCards' ? decided.refusal.expected : undefined;
}

/** What every command has to offer in a state. */
const FAMILIES: Readonly<Record<LegalType, (state: State) => readonly LegalCommand[]>> = {
  cut: (state) =>
    seatsOf(state).flatMap((dealer) =>
      accepts(state, { type: 'cut', dealer }) ? [{ type: 'cut', dealer }] : [],
    ),
  cutCards: (state) => {
    const size = sizeWanted(state, { type: 'cutCards', cards: [] });
    return size === undefined ? [] : [{ type: 'cutCards', size }];
  },
  next: plain('next'),
  free: plain('free'),
  peg: pegs,
  starter: (state) =>
    byCards(
      (card) => accepts(state, { type: 'starter', card }),
      (cards) => ({ type: 'starter', cards }),
    ),
  cards: (state) => {
    const size = sizeWanted(state, { type: 'cards', cards: [] });
    const hand = wantedHand(state);
    return size === undefined || hand === undefined ? [] : [{ type: 'cards', hand, size }];
  },
  hold: (state) =>
    seatsOf(state).flatMap((seat) => {
      const size = sizeWanted(state, { type: 'hold', seat, cards: [] });
      return size === undefined || roundOf(state).left[seat] !== size ? [] : [{ type: 'hold', seat, size }];
    }),
  lay: (state) =>
    seatsOf(state).flatMap((seat) =>
      byCards(
        (card) => accepts(state, { type: 'lay', seat, card }),
        (cards) => ({ type: 'lay', seat, cards }),
      ),
    ),
  go: bySeat('go'),
  unseen: plain('unseen'),
  dispute: plain('dispute'),
  muggins: calls,
  offence: (state) =>
    offencesNow(state).flatMap(({ offence, seats }) => seats.flatMap((seat) => called(state, offence, seat))),
  concede: bySeat('concede'),
};

/** An offence with the figures that it can be called with; cards are one where it takes none. */
function called(state: State, offence: OffenceCode, seat: Seat): readonly LegalCommand[] {
  const { figures } = findOffence(offence) as Offence;
  const takes = (name: 'points' | 'cards'): boolean => figures.some((figure) => figure.name === name);
  const points = (takes('points') ? POINTS : [0]).filter((each) =>
    accepts(state, { type: 'offence', offence, seat, points: each, cards: 1 }),
  );
  const [first] = points;
  if (first === undefined) return [];
  const cards = (takes('cards') ? POINTS.slice(1, 10) : [1]).filter((each) =>
    accepts(state, { type: 'offence', offence, seat, points: first, cards: each }),
  );
  return [{ type: 'offence', offence, seat, points, cards }];
}

/**
 * Every command that would be accepted in this state, points looked at up to 99; of `types` only those, which costs less. A new
 * game can be begun at any time, and undo is the timeline's.
 */
export const legalCommands = (
  state: State,
  types: readonly LegalType[] = Object.keys(FAMILIES) as LegalType[],
): readonly LegalCommand[] => types.flatMap((type) => FAMILIES[type](state));
