// What the desk looks at: which games can be called, what needs a person, and who wins the side pots.
import { type CardFault, crossCheck } from '../cards/crosscheck.ts';
import { type GameSide, other, SIDES } from '../cards/outcome.ts';
import { gamesIn, type PotRule } from '../format/format.ts';
import type { Stage } from '../refusal.ts';
import type { Tagged } from '../tagged.ts';
import { matchesIn, matchWith } from './matches.ts';
import { type OwedGame, owedGames } from './owed.ts';
import type { AsideReason, ReportFlag } from './report.ts';
import { eventsOf, gamesInRoom, inEvent, playersIn, runningBeside } from './rooms.ts';
import { openedAs, playedIn, stageField, stagesOf } from './stages.ts';
import { nightStandings } from './standings.ts';
import {
  type EventState,
  isFinal,
  isRunning,
  type NightGame,
  type NightState,
  NO_POT,
  stageOf,
} from './state.ts';

/** A game that can be called now, and the table for it; without a table it is on deck. */
export interface CallableGame {
  readonly game: string;
  readonly table: string | undefined;
}

/**
 * Games whose players are free: first the running matches, then by the rank of their events and by round. If the field moves
 * together, only games of the first unfinished round. No player is in two of them. A match stays at its table until it is over.
 */
export function callableGames(state: NightState): readonly CallableGame[] {
  const running = gamesInRoom(state).filter(isRunning);
  const busy = new Set(runningBeside(state, '').flatMap(({ players }) => players));
  const taken = new Set(running.map(({ table }) => table));
  const events = eventsOf(state);
  const kept = tablesOfMatches(events);
  const free = state.tables.filter((table) => !taken.has(table) && ![...kept.values()].includes(table));
  const waiting = events.flatMap((event) =>
    waitingIn(event).map((each) => ({
      game: each.game,
      players: each.entrants.flatMap((entrant) => playersIn(event, entrant)),
      own: kept.get(`${event.event}${each.match}`),
    })),
  );
  const found: CallableGame[] = [];
  // A running match keeps its table. If its players had to finish another game first, that game could wait for this very table.
  for (const { game, players, own } of waiting.toSorted((a, b) => Number(!a.own) - Number(!b.own))) {
    // A game that has been called waits for its own two.
    const waits = players.some((each) => busy.has(each));
    // Players who wait for this game are not called to a later one.
    for (const each of players) busy.add(each);
    if (waits) continue;
    const table = own === undefined || taken.has(own) ? free.shift() : own;
    taken.add(table);
    found.push({ game, table });
  }
  return found;
}

/** Open games of an event that no pause and no earlier round holds back. */
function waitingIn({ games, paused, format }: EventState): readonly NightGame[] {
  const open = games.filter((each) => !isFinal(each) && each.result === undefined);
  const first = Math.min(...open.map(({ round }) => round));
  return open.filter(
    ({ round }) => !paused.includes(round) && (format.schedule.pace !== 'together' || round === first),
  );
}

/** Whether a match of an event has a second game. Without this check, 1,200 matches of one game cost a large hall a tenth of its time. */
const hasNextGames = ({ games }: EventState): boolean => games.some(({ leg }) => leg > 1);

/** The tables of running matches, by the id of their first game. */
const tablesOfMatches = (events: readonly EventState[]): ReadonlyMap<string, string> =>
  new Map(
    events.filter(hasNextGames).flatMap((event) =>
      matchesIn(event).flatMap(({ match, games, isOver }): readonly (readonly [string, string])[] => {
        const table = games.findLast((each) => each.table !== undefined)?.table;
        return isOver || games.length < 2 || table === undefined ? [] : [[`${event.event}${match}`, table]];
      }),
    ),
  );

interface DeskTasks {
  disputed: { game: string; side: GameSide };
  /** A result that waits for the desk. */
  aside: { index: number; game: string | null; why: AsideReason };
  cardsDiffer: { game: string; faults: readonly CardFault[] };
  /** A board's result that the desk should look at, until it is checked or corrected. */
  flagged: { game: string; table: string | null; flag: ReportFlag; entrants: readonly [string, string] };
  /** A result that was final: the desk opened it again to correct it, and both sign. */
  reopened: { game: string; entrants: readonly [string, string] };
  /** A void game that is to be drawn again or let be. */
  owed: OwedGame;
  /** The chair of `entrant` is empty: `forfeit` offers to give the game away. Nothing happens by itself. */
  chairEmpty: { game: string; entrant: string; minutes: number; forfeit: boolean };
  /** A result was corrected after the cut, so the field of a stage would now be different. `played`: the stage has begun. */
  fieldMoved: { stage: string; played: boolean };
}

/** Something that needs a person at the desk. */
export type DeskTask = Tagged<'code', DeskTasks>;
type EmptyChair = Extract<DeskTask, { readonly code: 'chairEmpty' }>;

/** What needs a person, the most urgent first. `now` in milliseconds of the clock that stamped the calls. */
export function deskTasks(state: NightState, now: number): readonly DeskTask[] {
  const waiting = state.aside.flatMap(({ report, why, settled }, index): readonly DeskTask[] =>
    settled ? [] : [{ code: 'aside', index, game: report.game, why }],
  );
  const tasks = [
    ...waiting,
    ...eventsOf(state).flatMap(({ event }) => eventTasks(inEvent(state, event), now)),
    ...movedFields(state),
  ];
  return tasks.toSorted((a, b) => urgencyOf(a) - urgencyOf(b));
}

/** The most urgent first. */
const BY_URGENCY: readonly DeskTask['code'][] = [
  'disputed',
  'aside',
  'cardsDiffer',
  'fieldMoved',
  'reopened',
  'flagged',
  'chairEmpty',
  'owed',
];

const urgencyOf = (task: DeskTask): number =>
  task.code === 'chairEmpty' && task.forfeit ? 0.5 : BY_URGENCY.indexOf(task.code);

/** Stages whose field would now be different. */
const movedFields = (state: NightState): readonly DeskTask[] =>
  stagesOf(state).flatMap((stage): readonly DeskTask[] => {
    const event = openedAs(state, stage.id);
    if (event === undefined || event.seeds.length === 0 || stage.entry === 'ask') return [];
    const now = stageField(state, stage).entrants.map(({ id }) => id);
    const { schedule } = event.format;
    const isByLot = schedule.kind === 'bracket' && schedule.order === 'drawn';
    const [one, other] = [now, event.seeds].map((ids) => (isByLot ? ids.toSorted() : ids).join('\n'));
    if (one === other) return [];
    return [{ code: 'fieldMoved', stage: stage.id, played: playedIn(event).length > 0 }];
  });

/** Tasks of an event for the desk. */
function eventTasks(state: NightState, now: number): readonly DeskTask[] {
  const { games, format } = state;
  const disputed = games.flatMap(({ game, disputedBy: side }): readonly DeskTask[] =>
    side === undefined ? [] : [{ code: 'disputed', game, side }],
  );
  const differ = games.flatMap(({ game, round, cards: [a, b], result }): readonly DeskTask[] =>
    a && b && !result ? [{ code: 'cardsDiffer', game, faults: crossCheck(format, round, [a, b]) }] : [],
  );
  const looks = flagged(state);
  const chairs = games.flatMap((game) => emptyChairs(state, game, now));
  const owed = owedGames(state).map((each): DeskTask => ({ code: 'owed', ...each }));
  const open = openedAgain(state, looks);
  return [...disputed, ...differ, ...open, ...looks, ...chairs, ...owed];
}

/** Stages of a result that the desk has neither checked nor taken away. */
const UNCHECKED: ReadonlySet<Stage> = new Set(['over', 'signedOnce', 'signed']);

/** Results to look at, while the night is open. A wrong clock is said once for each table. */
function flagged({ phase, games }: NightState): readonly DeskTask[] {
  if (phase !== 'open') return [];
  const clocks = new Set<string | undefined>();
  for (const each of games)
    if (stageOf(each) === 'checked' && each.result?.flags.includes('clock')) clocks.add(each.table);
  return games.flatMap((each): readonly DeskTask[] => {
    const { game, table, entrants, result } = each;
    if (result === undefined || !UNCHECKED.has(stageOf(each))) return [];
    const flags = result.flags.filter((flag) => flag !== 'clock' || !clocks.has(table));
    if (flags.includes('clock')) clocks.add(table);
    return flags.map((flag) => ({ code: 'flagged', game, table: table ?? null, flag, entrants }));
  });
}

/** Results that were final, until they are again. What the desk is to look at already is not said twice. */
function openedAgain({ games }: NightState, looks: readonly DeskTask[]): readonly DeskTask[] {
  const said = new Set(looks.map((task) => ('game' in task ? task.game : undefined)));
  return games.flatMap((each): readonly DeskTask[] => {
    const { game, entrants, result, disputedBy } = each;
    const waits = each.reopened && result !== undefined && disputedBy === undefined && !isFinal(each);
    return waits && !said.has(game) ? [{ code: 'reopened', game, entrants }] : [];
  });
}

/**
 * The chair that has been empty for longer than the format allows while the other one is taken. Where neither is taken, they
 * play from paper, unless one of the two has forfeited every game of the match so far. A clock that ran back has waited no time.
 */
function emptyChairs(state: NightState, each: NightGame, now: number): readonly EmptyChair[] {
  const { game, entrants, seated, leg, calledAt } = each;
  if (stageOf(each) !== 'called' || (leg === 1 && !seated.includes(true))) return [];
  const { warnAfter, forfeitAfter, forfeitAgain } = state.format.attendance;
  const before = matchWith(state, game)?.games.filter((one) => one.leg < leg) ?? [];
  const forfeits = before.filter(({ forfeitedBy }) => forfeitedBy !== undefined).length;
  // The clock of the match runs on after a forfeit, for the next game.
  const isSameClock = forfeitAgain !== null && forfeits > 0 && forfeits === before.length;
  const late = isSameClock ? before.at(-1)?.forfeitedBy : undefined;
  const since = isSameClock ? before[0]?.calledAt : calledAt;
  const minutes = Math.max(0, Math.floor((now - (since ?? now)) / 60_000));
  if (minutes < warnAfter) return [];
  const due = forfeitAfter + (isSameClock ? forfeits * forfeitAgain : 0);
  return SIDES.flatMap((side): readonly EmptyChair[] => {
    const isEmpty = !seated[side] && (late === undefined ? seated[other(side)] : side === late);
    return isEmpty
      ? [{ code: 'chairEmpty', game, entrant: entrants[side], minutes, forfeit: minutes >= due }]
      : [];
  });
}

/** A side pot now. */
export interface PotStanding {
  readonly name: string;
  readonly rule: PotRule;
  readonly entered: readonly string[];
  /** The players who claim it, in order; no claim is needed where the cards decide. */
  readonly claimed: readonly string[];
  /** Empty: no winner yet. Winners share the pot. */
  readonly winners: readonly string[];
}

/** The winner of each side pot now. */
export function potStandings(state: NightState): readonly PotStanding[] {
  const cards = nightStandings(state).places.map(({ card }) => card);
  return state.format.pots.map(({ name, rule }): PotStanding => {
    const pot = state.pots[name] ?? NO_POT;
    const inPot = cards.filter(({ entrant }) => pot.entered.includes(entrant));
    const most = Math.max(1, ...inPot.map(({ totals }) => totals.skunks));
    const winners: Readonly<Record<PotRule, () => readonly string[]>> = {
      last: () => pot.claimed.slice(-1),
      cut: () => (pot.claimed.length > 1 ? [pot.cut].filter((each) => each !== undefined) : pot.claimed),
      every: () => pot.claimed,
      mostSkunks: () => inPot.filter(({ totals }) => totals.skunks === most).map(({ entrant }) => entrant),
      slam: () =>
        inPot.filter(({ totals }) => totals.wins === gamesIn(state.format)).map(({ entrant }) => entrant),
    };
    return { name, rule, entered: pot.entered, claimed: pot.claimed, winners: winners[rule]() };
  });
}
