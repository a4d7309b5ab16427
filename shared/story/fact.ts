// What a move did, as a value: a code with seats, points and cards, made from its events. Words for it are in shared/words.
import type { CardOrRank, Event, GameResult, Hand, Phase, Ruling, State } from '../rules/index.ts';
import { promptOf } from '../rules/index.ts';
import { counterOf, type OffenceCode } from '../rules/terms/index.ts';
import { tellingOf } from './move.ts';

/** What a move did. Seats, sides and lanes count from 0. */
export type MoveFact = Readonly<
  | { code: 'nothing' }
  /** `left` is the game that was given up for it; null where nothing had been scored in it. */
  | { code: 'gameBegins'; game: number; left: number | null }
  | { code: 'deals'; seat: number; cut: boolean }
  | { code: 'phase'; phase: Phase }
  /** Bids for the crib, and who has bought it. */
  | { code: 'bids'; seat: number; points: number }
  | { code: 'buys'; seat: number; points: number }
  | { code: 'starter'; card: CardOrRank }
  | { code: 'pegs'; seat: number; points: number }
  | { code: 'heels'; seat: number; points: number }
  /** For an exchange of cards: a refusal, or a card given away. */
  | { code: 'exchange'; seat: number; points: number }
  /** Three for last, to the pone of the first deal. */
  | { code: 'lastAtFirstDeal'; seat: number; points: number }
  /** Pegged on the board alone, unverified. */
  | { code: 'alone'; seat: number; points: number }
  | ({ code: 'counts' } & Count)
  /** `cards` is empty where the move was taken back: the hand lies on the table no more. */
  | { code: 'cards'; seat: number; hand: Hand; cards: readonly CardOrRank[] }
  /** The hand is known to the board. */
  | { code: 'handKnown'; seat: number }
  | { code: 'lays'; seat: number; card: CardOrRank; count: number }
  | { code: 'go'; seat: number; count: number }
  /** The play goes on without cards. */
  | { code: 'unseen' }
  | { code: 'disputed'; seat: number; hand: Hand }
  | { code: 'muggins'; seat: number; points: number }
  | { code: 'ruled'; ruling: Ruling }
  /** `count`: the one that won it, with the points that its player said. */
  | { code: 'won'; result: GameResult; count?: Count }
  /** A player alone has lost: the result has no winner. */
  | { code: 'lost'; result: GameResult }
  | { code: 'goesOn' }
  /** Points of a lane without a player. */
  | { code: 'setAside'; lane: number; points: number }
  | { code: 'asksUndo'; seat: number }
  | { code: 'asksOffence'; seat: number; offence: OffenceCode; by: number }
  | { code: 'declines'; seat: number }
  /** Another move taken back; null where that move is not known. */
  | { code: 'undone'; of: Move | null }
  /** So many moves taken back at once, down to another one. */
  | { code: 'undoneTo'; moves: number }
  | { code: 'redone'; of: Move | null }
  /** Taken back on the board alone, after the game had gone on, so that it stands. */
  | { code: 'undoneLate'; of: Move | null }
>;

/** A count of the show. */
type Count = Readonly<{ seat: number; hand: Hand; points: number }>;

/** A move with those who played it: names by seat, and the side of each seat. */
export interface Move {
  readonly fact: MoveFact;
  readonly names: readonly string[];
  readonly sides: readonly number[];
  /** Where the house wants it said as players say it; `nineteen`: whether that means a worthless hand. */
  readonly sayings?: Sayings | undefined;
}

/** See Move. */
export interface Sayings {
  readonly nineteen: boolean;
}

/** The states around a move, and the moves before it. */
interface Around {
  readonly before: State;
  readonly after: State;
  /** An earlier move by its number. */
  readonly earlier: (move: number) => Move | undefined;
  /** All of the move. */
  readonly events: readonly Event[];
}

type EventOf<T extends Event['type']> = Extract<Event, { type: T }>;
type Facts = { readonly [T in Event['type']]: (event: EventOf<T>, around: Around) => MoveFact };

/** A move by the event in it that matters most; of several rulings, by the last. */
export function moveOf(events: readonly Event[], around: Omit<Around, 'events'>): Move {
  const [first] = [...events].reverse().sort((a, b) => WEIGHT.indexOf(a.type) - WEIGHT.indexOf(b.type));
  const undone = events.filter(({ type }) => type === 'undone').length;
  const alone: MoveFact = first === undefined ? { code: 'nothing' } : factOf(first, { ...around, events });
  const fact: MoveFact = undone > 1 ? { code: 'undoneTo', moves: undone } : alone;
  return { fact, ...tellingOf(around.after) };
}

/** The entry of an event's type fits that type's events, which the compiler cannot follow through a look-up. */
const factOf = (event: Event, around: Around): MoveFact =>
  (FACTS[event.type] as (event: Event, around: Around) => MoveFact)(event, around);

/** What each event says, in the order of their weight: what matters most about a move comes first. */
const FACTS: Facts = {
  undone: ({ undoes }, { earlier }) => ({ code: 'undone', of: earlier(undoes) ?? null }),
  redone: ({ redoes }, { earlier }) => ({ code: 'redone', of: earlier(redoes) ?? null }),
  gameWon: ({ result }, { events }) => ({ code: 'won', result, ...countIn(events) }),
  gameLost: ({ result }) => ({ code: 'lost', result }),
  ruled: ({ ruling }) => ({ code: 'ruled', ruling }),
  gameReopened: () => ({ code: 'goesOn' }),
  gameStarted({ game }, { before }) {
    // A game in which nothing was scored is not missed.
    const left = before.phase !== 'over' && before.pegs.some(({ front }) => front > 0);
    return { code: 'gameBegins', game, left: left ? before.game : null };
  },
  mugginsCalled: ({ seat, points }) => ({ code: 'muggins', seat, points }),
  cardLaid: ({ seat, card }, { after }) => ({
    code: 'lays',
    seat,
    card,
    count: after.round?.laid.at(-1)?.count ?? 0,
  }),
  pegged: pegsFact,
  goSaid: ({ seat }, { before }) => ({ code: 'go', seat, count: promptOf(before).play?.count ?? 0 }),
  starterTurned: ({ starter }) => ({ code: 'starter', card: starter }),
  cardsEntered: ({ cards, hand }, { after }) => ({
    code: 'cards',
    seat: counterOf(after, hand) ?? after.count?.seat ?? 0,
    hand,
    cards,
  }),
  handHeld: ({ seat }) => ({ code: 'handKnown', seat }),
  cardUnseen: () => ({ code: 'unseen' }),
  disputed: ({ seat, hand }) => ({ code: 'disputed', seat, hand }),
  pointsSetAside: ({ lane, points }) => ({ code: 'setAside', lane, points }),
  undoSetAside: ({ undoes }, { earlier }) => ({ code: 'undoneLate', of: earlier(undoes) ?? null }),
  consentAsked: ({ seat, offence }) =>
    offence === null
      ? { code: 'asksUndo', seat }
      : { code: 'asksOffence', seat, offence: offence.offence, by: offence.seat },
  consentDeclined: ({ seat }) => ({ code: 'declines', seat }),
  cribBought: ({ seat, points }) => ({ code: 'buys', seat, points }),
  bidMade: ({ seat, points }) => ({ code: 'bids', seat, points }),
  dealerSet: ({ dealer, reason }) => ({ code: 'deals', seat: dealer, cut: reason === 'cut' }),
  phaseEntered: ({ phase }) => ({ code: 'phase', phase }),
};

/** The types of event in the order of FACTS. */
const WEIGHT = Object.keys(FACTS) as readonly Event['type'][];

/** The count of the show among these events. */
function countIn(events: readonly Event[]): { readonly count?: Count } {
  const found = events.find((event) => event.type === 'pegged');
  if (found?.hand === undefined) return {};
  const { seat, hand, points, claimed = points } = found;
  return { count: { seat, hand, points: claimed } };
}

function pegsFact({ seat, points, reason, hand }: EventOf<'pegged'>): MoveFact {
  if (reason === 'heels') return { code: 'heels', seat, points };
  if (reason === 'exchange') return { code: 'exchange', seat, points };
  if (reason === 'firstDeal') return { code: 'lastAtFirstDeal', seat, points };
  if (reason === 'unverified') return { code: 'alone', seat, points };
  return hand === undefined ? { code: 'pegs', seat, points } : { code: 'counts', seat, hand, points };
}
