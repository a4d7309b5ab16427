// What an event makes of a night. Total: an event that was accepted once never fails.
import { type GameSide, other } from '../cards/outcome.ts';
import type { NightFormat } from '../format/format.ts';
import { changed, upcast } from '../format/parts.ts';
import { formatOf } from '../format/presets.ts';
import { sameMember } from '../ladder/keep.ts';
import { picked } from '../picked.ts';
import type { NightEvent, NightFact, NightFactOf, NightHeading, SignedBy } from './event.ts';
import { unnamed } from './forgotten.ts';
import { drawnGame, winnerOf, withGames } from './matches.ts';
import { type GameReport, type HighHand, type ReportFlag, resultKey } from './report.ts';
import { inEvent, playersIn, runningBeside } from './rooms.ts';
import {
  isFinal,
  type KeptResult,
  NEW_EVENT,
  type NightGame,
  type NightState,
  NO_NIGHT,
  NO_POT,
  type PotState,
  UNSETTLED,
} from './state.ts';

type Evolver<T extends NightFact['type']> = (
  state: NightState,
  event: NightFactOf<T>,
  at: number,
) => NightState;

/** The night after an event. */
export function evolveNight(state: NightState, event: NightEvent): NightState {
  // The function of a type fits the events of that type, which the compiler cannot follow through a look-up.
  const evolver = EVOLVERS[event.type] as (before: NightState, fact: NightFact, at: number) => NightState;
  return inEvent(withGames(evolver(inEvent(state, event.event ?? ''), event, event.at)), '');
}

/** The night that all these events lead to. */
export const nightOf = (events: readonly NightEvent[]): NightState => events.reduce(evolveNight, NO_NIGHT);

/** What a club takes from night to night. */
const OF_CLUB = ['players', 'former', 'merged', 'names', 'room', 'seasons', 'settings', 'ladder'] as const;
export type Club = Pick<NightState, (typeof OF_CLUB)[number]>;
export const clubIn = (state: NightState): Club => picked(state, OF_CLUB);

/** In the first journals, day, title and venue stand beside the format. */
const headingIn = (fact: NightFactOf<'nightOpened'> & NightHeading): NightHeading =>
  fact.heading ?? picked(fact, ['date', 'title', 'venue']);

const bySide = <T>(two: readonly [T, T], side: GameSide, value: T): readonly [T, T] =>
  side === 0 ? [value, two[1]] : [two[0], value];

/** Whether a game was owed to its two, who may have met in vain. */
const wasVoid = ({ games }: NightState, id: string): boolean =>
  games.some(({ game, isVoid }) => game === id && isVoid);

const inGame = (
  state: NightState,
  id: string,
  change: (game: NightGame) => Partial<NightGame>,
): NightState => ({
  ...state,
  games: state.games.map((game) => (game.game === id ? { ...game, ...change(game) } : game)),
});

/** A format from a journal, with today's field names. */
const formatIn = ({ format }: { readonly format: NightFormat }): NightFormat =>
  upcast(format, formatOf('grass-roots'));

/** A result that replaces the one before: it is unsigned. */
const settledBy = (
  state: NightState,
  { result, entrants }: NightGame,
  { outcome, origin, at }: Pick<KeptResult, 'outcome' | 'origin' | 'at'>,
): Partial<NightGame> => ({
  result: {
    outcome,
    revision: (result?.revision ?? 0) + 1,
    origin,
    at: result?.at ?? at,
    key: result?.key,
    firstDeal: result?.firstDeal,
    flags: [],
    hands: handsAfter(
      result?.hands ?? [],
      [playersIn(state, entrants[0]), playersIn(state, entrants[1])],
      [result?.outcome.winner, outcome.winner],
    ),
  },
  ...UNSETTLED,
});

const inPot = (state: NightState, pot: string, change: (pot: PotState) => Partial<PotState>): NightState => {
  const before = state.pots[pot] ?? NO_POT;
  return { ...state, pots: { ...state.pots, [pot]: { ...before, ...change(before) } } };
};

const including = (list: readonly string[], one: string): readonly string[] => [
  ...list.filter((each) => each !== one),
  one,
];

/** A reopened game. Without a result it goes on at its table, or is called again if the table or a player is taken. */
const opened = (state: NightState, each: NightGame): Partial<NightGame> => ({
  ...UNSETTLED,
  disputedBy: each.disputedBy,
  // A ruling reopens a game that was never final.
  reopened: each.reopened || isFinal(each),
  ...(each.result === undefined && hasLost(state, each) && UNCALLED),
});

const UNCALLED = { table: undefined, calledAt: undefined, seated: [false, false] } as const;

/** Whether the table or a player of a game is busy with another game. */
function hasLost(state: NightState, { game, table, entrants }: NightGame): boolean {
  const own = entrants.flatMap((each) => playersIn(state, each));
  return runningBeside(state, game).some(
    (each) => each.table === table || each.players.some((player) => own.includes(player)),
  );
}

/** The side that dealt first, by the order of `entrants`. */
const firstDealIn = (
  { firstDeal, entrants: [first] }: GameReport,
  entrants: NightGame['entrants'],
): GameSide | undefined => {
  if (firstDeal === undefined || first === entrants[0]) return firstDeal;
  return other(firstDeal);
};

/** Milliseconds by which the clocks of a table and the hall may differ: neither has to be synchronised. */
const CLOCKS_DIFFER = 10 * 60_000;

/** The boards' results with one more. */
const reportsWith = ({ reports }: NightState, report: GameReport): NightState['reports'] => ({
  ...reports,
  [resultKey(report.id)]: picked(report, ['revision', 'digest']),
});

/** The flags of a report that comes `at` this time of the hall's clock. Wrong clocks change no order, but should be set. */
function flagsOf(report: GameReport, { calledAt }: NightGame, at: number): readonly ReportFlag[] {
  const { flags, began, ended } = report;
  const early = began !== undefined && calledAt !== undefined && began < calledAt - CLOCKS_DIFFER;
  const late = ended !== undefined && ended > at + CLOCKS_DIFFER;
  return (early || late) && !flags.includes('clock') ? [...flags, 'clock'] : flags;
}

/** High hands after a correction. Two who sat the other way held each other's cards; of partners it is not known who held them. */
function handsAfter(
  hands: readonly HighHand[],
  entrants: readonly [readonly string[], readonly string[]],
  winners: readonly [before: GameSide | undefined, after: GameSide],
): readonly HighHand[] {
  if (winners[0] === undefined || winners[0] === winners[1]) return hands;
  const [[first, ...others], [second, ...rest]] = entrants;
  if (first === undefined || second === undefined || others.length + rest.length > 0) return [];
  return hands.map((hand) => ({ ...hand, player: hand.player === first ? second : first }));
}

const merged = (entrants: NightState['entrants'], from: string, into: string): NightState['entrants'] =>
  entrants.map((each) => ({ ...each, players: each.players.map((id) => (id === from ? into : id)) }));

const EVOLVERS: { readonly [T in NightFact['type']]: Evolver<T> } = {
  nightOpened: (state, fact) => ({
    ...NO_NIGHT,
    ...clubIn(state),
    phase: 'open',
    id: fact.id,
    heading: headingIn(fact),
    format: formatIn(fact),
    seed: fact.seed,
    secret: fact.secret ?? null,
  }),
  headingCorrected: (state, { heading }) => ({ ...state, heading }),
  playerAdded: (state, { player }) => ({ ...state, players: [...state.players, player] }),
  playerChanged: (state, { player }) => ({
    ...state,
    players: state.players.map((each) => (each.id === player.id ? player : each)),
  }),
  playerRemoved: (state, { player }) => ({
    ...state,
    players: state.players.filter(({ id }) => id !== player),
    former: [...state.former, ...state.players.filter(({ id }) => id === player)],
  }),
  playerForgotten: (state, fact) => ({
    ...state,
    players: state.players.filter(({ id }) => !fact.players.includes(id)),
    former: [...state.former, ...state.players.filter(({ id }) => fact.players.includes(id))].map((each) =>
      unnamed(each, fact),
    ),
  }),
  playersMerged: (state, { from, into }) => ({
    ...state,
    merged: { ...state.merged, [from]: into },
    players: state.players.filter(({ id }) => id !== from),
    entrants: merged(state.entrants, from, into),
    events: state.events.map((each) => ({ ...each, entrants: merged(each.entrants, from, into) })),
    ladder: state.ladder.map((fact) => sameMember(fact, from, into)),
  }),
  namesShown: (state, { names }) => ({ ...state, names }),
  roomArranged: (state, { room }) => ({ ...state, room }),
  seasonKept: (state, { season }) => ({
    ...state,
    seasons: [...state.seasons.filter(({ name }) => name !== season.name), season],
  }),
  seasonDropped: (state, { season }) => ({
    ...state,
    seasons: state.seasons.filter(({ name }) => name !== season),
  }),
  clubSet: (state, { settings }) => ({ ...state, settings: { ...state.settings, ...settings } }),
  ladderEntered: (state, { fact }) => ({ ...state, ladder: [...state.ladder, fact] }),
  ladderUndone: (state) => ({ ...state, ladder: state.ladder.slice(0, -1) }),
  checkedIn: (state, { entrant, missed }) => ({
    ...state,
    stale: true,
    entrants: [
      ...state.entrants.filter(({ id }) => id !== entrant.id),
      { ...entrant, missed, leftBefore: undefined },
    ],
  }),
  checkedOut: (state, { entrant }) => ({
    ...state,
    stale: true,
    entrants: state.entrants.filter(({ id }) => id !== entrant),
  }),
  tableAdded: (state, { table }) => ({ ...state, tables: [...state.tables, table] }),
  tableRemoved: (state, { table }) => ({ ...state, tables: state.tables.filter((each) => each !== table) }),
  eventOpened: (state, fact) => {
    const { id, name, entrants, reserve, fixture = null } = fact;
    const others = state.events.filter(({ event }) => event !== id);
    const field = entrants.map((each) => ({ ...each, missed: 0, leftBefore: undefined }));
    const rank = Math.max(state.rank, ...others.map((each) => each.rank)) + 1;
    const said = { event: id, name, rank, format: formatIn(fact), entrants: field, reserve, fixture };
    const opened = { ...NEW_EVENT, ...said };
    return { ...state, events: [...others, opened] };
  },
  eventRemoved: (state) => {
    const night = inEvent(state, '');
    return { ...night, events: night.events.filter(({ event }) => event !== state.event) };
  },
  eventsRanked: (state, { order }) => ({
    ...state,
    rank: order.indexOf(state.event),
    events: state.events
      .map((each) => ({ ...each, rank: order.indexOf(each.event) }))
      .toSorted((a, b) => a.rank - b.rank),
  }),
  bracketDrawn: (state, { order }) => ({ ...state, seeds: order }),
  matchRuled: (state, { match, entrants, by, winner }) => ({
    ...state,
    rulings: [...state.rulings.filter((each) => each.match !== match), { match, entrants, by, winner }],
  }),
  matchReopened: (state, { match, undone }) => {
    const last = state.games.findLast((each) => each.match === match && winnerOf(each) !== undefined);
    return {
      ...state,
      rulings: state.rulings.filter((each) => each.match !== match && !undone.includes(each.match)),
      games: state.games
        .filter((each) => !undone.includes(each.match))
        .map((each) => (each === last ? { ...each, ...opened(state, each) } : each)),
    };
  },
  roundsPlanned: (state, { rounds }) => ({ ...state, planned: rounds, stale: false }),
  roundDrawn: (state, { round, games, idle }) => ({
    ...state,
    planned: state.planned.slice(1),
    drawn: [...state.drawn, { pairs: games.map(({ entrants }) => entrants), idle }],
    games: [
      ...state.games,
      ...games.map((game) => drawnGame(game, round, game.game.slice(state.event.length))),
    ],
  }),
  roundReopened: (state, { round }) => ({
    ...state,
    planned: [...state.drawn.slice(round - 1), ...state.planned],
    drawn: state.drawn.slice(0, round - 1),
    games: state.games.filter((game) => game.round !== round),
  }),
  roundPaused: (state, { round }) => ({ ...state, paused: [...state.paused, round] }),
  roundResumed: (state, { round }) => ({
    ...state,
    paused: state.paused.filter((each) => each !== round),
  }),
  gameCalled: (state, { game, table }, at) =>
    inGame(state, game, () => ({ table, calledAt: at, seated: [false, false] })),
  seatTaken: (state, { game, side }) =>
    inGame(state, game, ({ seated }) => ({ seated: bySide(seated, side, true) })),
  resultReported: (state, { game, report, outcome }, at) => {
    const { revision, hands = [] } = report;
    return inGame({ ...state, reports: reportsWith(state, report) }, game, (each) => ({
      result: {
        outcome,
        revision,
        origin: 'board',
        at: each.result?.at ?? at,
        key: resultKey(report.id),
        flags: flagsOf(report, each, at),
        hands,
        firstDeal: firstDealIn(report, each.entrants),
      },
      signatures: UNSETTLED.signatures,
      disputedBy: undefined,
    }));
  },
  resultSetAside: (state, { report, why }) => {
    const reports = why === 'conflict' ? state.reports : reportsWith(state, report);
    return { ...state, reports, aside: [...state.aside, { report, why, settled: false }] };
  },
  asideSettled: (state, { index, into, outcome }, at) => {
    const aside = state.aside.map((each, place) => (place === index ? { ...each, settled: true } : each));
    const settled = { ...state, aside };
    if (into === null || outcome === null) return settled;
    return inGame(settled, into, (game) => settledBy(state, game, { outcome, origin: 'desk', at }));
  },
  cardEntered: (state, { game, side, line }) =>
    inGame(state, game, ({ cards }) => ({ cards: bySide(cards, side, line) })),
  cardsAgreed: (state, { game, outcome }, at) =>
    inGame(state, game, (each) => settledBy(state, each, { outcome, origin: 'cards', at })),
  signed: (state, { game, side, by }) =>
    inGame(state, game, ({ signatures }) => ({
      signatures: bySide<SignedBy | undefined>(signatures, side, by),
    })),
  disputed: (state, { game, side }) => inGame(state, game, () => ({ disputedBy: side })),
  ruled: (state, { game }) => inGame(state, game, () => ({ disputedBy: undefined })),
  corrected: (state, { game, to }, at) =>
    inGame(state, game, (each) => settledBy(state, each, { outcome: to, origin: 'desk', at })),
  forfeited: (state, { game, loser }) =>
    inGame(state, game, () => ({ forfeitedBy: loser, isVoid: false, disputedBy: undefined })),
  forfeitsSettled: (state, { win, loss }) => ({
    ...state,
    format: changed(state.format, {
      attendance: { forfeitWin: win, forfeitLoss: loss },
      asks: state.format.asks.filter((ask) => !ask.startsWith('attendance.forfeit')),
    }),
  }),
  voided: (state, { game }) =>
    inGame({ ...state, stale: true }, game, () => ({
      isVoid: true,
      letBe: false,
      forfeitedBy: undefined,
      disputedBy: undefined,
    })),
  letBe: (state, { game }) => inGame({ ...state, stale: true }, game, () => ({ letBe: true })),
  gameReopened: (state, { game }) =>
    inGame(wasVoid(state, game) ? { ...state, stale: true } : state, game, (each) => opened(state, each)),
  gameChecked: (state, { game }) => inGame(state, game, () => ({ checked: true })),
  dropped: (state, { entrant, round }) => ({
    ...state,
    stale: true,
    entrants: state.entrants.map((each) => (each.id === entrant ? { ...each, leftBefore: round } : each)),
  }),
  tieBroken: (state, { by, order }) => ({ ...state, broken: [...state.broken, { by, order }] }),
  potEntered: (state, { pot, entrant }) =>
    inPot(state, pot, ({ entered }) => ({ entered: including(entered, entrant) })),
  potLeft: (state, { pot, entrant }) =>
    inPot(state, pot, ({ entered, claimed, cut }) => ({
      entered: entered.filter((each) => each !== entrant),
      claimed: claimed.filter((each) => each !== entrant),
      cut: cut === entrant ? undefined : cut,
    })),
  potClaimed: (state, { pot, entrant }) =>
    inPot(state, pot, ({ claimed }) => ({ claimed: including(claimed, entrant) })),
  potCut: (state, { pot, entrant }) => inPot(state, pot, () => ({ cut: entrant })),
  nightClosed: (state, { reasons, checkedBy = null }) => ({
    ...state,
    phase: 'closed',
    openReasons: reasons,
    checkedBy,
  }),
  nightReopened: (state) => ({ ...state, phase: 'open', openReasons: {}, checkedBy: null }),
};

/** The types of events that a night has. */
export const NIGHT_FACTS = Object.keys(EVOLVERS) as readonly NightFact['type'][];
