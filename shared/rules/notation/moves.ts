// The moves of a game from its events, as the commands that make those events again.
import { decide } from '../game/decide.ts';
import type { GameEvent } from '../game/event.ts';
import { evolve } from '../game/evolve.ts';
import { offencesOf } from '../game/legal.ts';
import { callsOf } from '../game/muggins.ts';
import type { Done } from '../game/standing.ts';
import type { State } from '../game/state.ts';
import { ok, type Result, refuse } from '../terms/result.ts';
import type { Move } from './move.ts';

/** The moves that make these events. Refusal: notWritten, where today's rules make other ones. */
export function movesOf({ number, before, events }: Done): Result<readonly Move[]> {
  const moves: Move[] = [];
  let state = before;
  // A late undo of a board changes nothing.
  let rest = events.filter(({ type }) => type !== 'undoSetAside');
  while (rest.length > 0) {
    const found = moveFor(state, rest);
    if (found === undefined) return refuse({ code: 'notWritten', move: number });
    moves.push(found.move);
    state = rest.slice(0, found.events).reduce(evolve, state);
    rest = rest.slice(found.events);
  }
  return ok(moves);
}

/** A move that makes all of these events, else the first of them; and how many. */
function moveFor(state: State, events: readonly GameEvent[]): { move: Move; events: number } | undefined {
  let first: { move: Move; events: number } | undefined;
  for (const move of likely(state, events)) {
    const decided = decide(state, move);
    const made = decided.ok ? decided.value : [];
    if (made.length === 0 || !made.every((event, at) => same(event, events[at]))) continue;
    if (made.length === events.length) return { move, events: made.length };
    first ??= { move, events: made.length };
  }
  return first;
}

/** Moves that may have made these events, the likeliest first. */
function* likely(state: State, events: readonly GameEvent[]): Generator<Move> {
  // The function of a type fits the events of that type, which the compiler cannot follow through a look-up.
  for (const event of events) yield* LIKELY[event.type]?.(event as never, state, events) ?? [];
  yield { type: 'next' };
}

type Likely<Type> = (
  event: Extract<GameEvent, { type: Type }>,
  state: State,
  events: readonly GameEvent[],
) => readonly Move[];

/** The moves that each event may come from. */
const LIKELY: { readonly [Type in GameEvent['type']]?: Likely<Type> } = {
  dealerSet: ({ dealer, cards }) => [
    cards === undefined ? { type: 'cut', dealer } : { type: 'cutCards', cards },
  ],
  bidMade: ({ seat, points }) => [{ type: 'peg', seat, points }],
  starterTurned: ({ starter }) => [{ type: 'starter', card: starter }],
  cardsEntered: ({ hand, cards }) => [{ type: 'cards', hand, cards }],
  handHeld: (event) => [{ ...event, type: 'hold' }],
  goSaid: () => [{ type: 'go' }],
  cardUnseen: () => [{ type: 'unseen' }],
  cardLaid: ({ seat, card }, _, events) => {
    const laid: readonly Move[] = [
      { type: 'lay', card },
      { type: 'lay', seat, card },
    ];
    const claims = events.flatMap((event) => (event.type === 'pegged' ? claimsOf(event) : []));
    return [...claims.flatMap((points) => laid.map((each) => ({ ...each, points }) as Move)), ...laid];
  },
  pegged: (event) =>
    event.reason === 'unverified'
      ? [{ type: 'unverified', seat: event.seat, points: event.points }]
      : claimsOf(event).map((points): Move => ({ type: 'peg', seat: event.seat, points })),
  disputed: () => [{ type: 'dispute' }, { type: 'dispute', crib: true }],
  mugginsCalled: ({ seat, points }, state) =>
    [{}, ...callsOf(state, seat)].map((about): Move => ({ type: 'muggins', seat, points, ...about })),
  ruled: offences,
  gameWon: (_, { players }) => players.map((_name, seat): Move => ({ type: 'concede', seat })),
  gameLost: () => [{ type: 'concede', seat: 0 }],
  phaseEntered: ({ phase }) => (phase === 'free' ? [{ type: 'free' }] : []),
  pointsSetAside: ({ lane, points }) => [{ type: 'setAside', lane, points }],
};

/** What a player can have claimed, or said for nothing, where so much was pegged. */
const claimsOf = ({
  claimed,
  points,
  nineteen,
}: Extract<GameEvent, { type: 'pegged' }>): readonly number[] => [
  claimed ?? points,
  points,
  ...(nineteen ? [19] : []),
];

/** Calls of the offence that was ruled on: with the figures that it can have, and perhaps who takes the penalty. */
function offences({ ruling }: Extract<GameEvent, { type: 'ruled' }>, state: State): readonly Move[] {
  const { offence, seat } = ruling;
  if (offence === undefined) return [];
  const calls = [{ type: 'offence', offence, seat } as const, ...offencesOf(offence, seat)];
  return [...calls, ...state.players.flatMap((_, to) => calls.map((call) => ({ ...call, to })))];
}

/** Whether two values are the same as JSON. */
function same(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b;
  const [one, other] = [a, b].map((value) => Object.entries(value).filter(([, each]) => each !== undefined));
  const fields = new Map(other);
  return (
    one?.length === fields.size &&
    one.every(([name, each]) => fields.has(name) && same(each, fields.get(name)))
  );
}
