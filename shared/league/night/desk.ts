// What the desk looks at: which games can be called, what needs a person, and who wins the side pots.
import { type CardFault, crossCheck } from '../cards/crosscheck.ts';
import type { GameSide } from '../cards/outcome.ts';
import type { PotRule } from '../format/format.ts';
import type { Stage } from '../refusal.ts';
import type { Tagged } from '../tagged.ts';
import { type OwedGame, owedGames } from './owed.ts';
import type { AsideReason, ReportFlag } from './report.ts';
import {
  isFinal,
  isRunning,
  type NightGame,
  type NightState,
  nightStandings,
  type PotState,
  stageOf,
} from './state.ts';

/** A game that can be called now, and the table for it; without a table it is on deck. */
export interface CallableGame {
  readonly game: string;
  readonly table: string | undefined;
}

/**
 * Games whose two are free, in the order of the rounds. Where the field moves together, only of the first round that is not
 * over. No player is in two of them.
 */
export function callableGames(state: NightState): readonly CallableGame[] {
  const { games, tables, paused, format } = state;
  const running = games.filter(isRunning);
  const busy = new Set(running.flatMap(({ entrants }) => entrants));
  const free = tables.filter((table) => !running.some((each) => each.table === table));
  const open = games.filter((each) => !isFinal(each) && each.result === undefined);
  const first = Math.min(...open.map(({ round }) => round));
  const found: CallableGame[] = [];
  for (const each of open) {
    if (paused.includes(each.round)) continue;
    if (format.pace === 'together' && each.round !== first) continue;
    // A game that has been called waits for its own two.
    const waits = each.entrants.some((entrant) => busy.has(entrant));
    // Players who wait for this game are not called to a later one.
    for (const entrant of each.entrants) busy.add(entrant);
    if (!waits) found.push({ game: each.game, table: free[found.length] });
  }
  return found;
}

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
}

/** Something that needs a person at the desk. */
export type DeskTask = Tagged<'code', DeskTasks>;
type EmptyChair = Extract<DeskTask, { readonly code: 'chairEmpty' }>;

/** What needs a person, the most urgent first. `now` in milliseconds of the clock that stamped the calls. */
export function deskTasks(state: NightState, now: number): readonly DeskTask[] {
  const { games, aside, format } = state;
  const disputed = games.flatMap(({ game, disputedBy: side }): readonly DeskTask[] =>
    side === undefined ? [] : [{ code: 'disputed', game, side }],
  );
  const waiting = aside.flatMap(({ report, why, settled }, index): readonly DeskTask[] =>
    settled ? [] : [{ code: 'aside', index, game: report.game, why }],
  );
  const differ = games.flatMap(({ game, round, cards: [a, b], result }): readonly DeskTask[] =>
    a && b && !result ? [{ code: 'cardsDiffer', game, faults: crossCheck(format, round, [a, b]) }] : [],
  );
  const looks = flagged(state);
  const chairs = games.flatMap((game) => emptyChairs(state, game, now));
  const urgent = chairs.filter(({ forfeit }) => forfeit);
  const later = chairs.filter(({ forfeit }) => !forfeit);
  const owed = owedGames(state).map((each): DeskTask => ({ code: 'owed', ...each }));
  const open = openedAgain(state, looks);
  return [...disputed, ...urgent, ...waiting, ...differ, ...open, ...looks, ...later, ...owed];
}

/** Stages at which a result can be looked at: the desk has neither checked it nor taken it away. */
const LOOKED_AT: ReadonlySet<Stage> = new Set(['over', 'signedOnce', 'signed']);

/** Results to look at, while the night is open. A wrong clock is said once for each table. */
function flagged({ phase, games }: NightState): readonly DeskTask[] {
  if (phase !== 'open') return [];
  const clocks = new Set<string | undefined>();
  for (const each of games)
    if (stageOf(each) === 'checked' && each.result?.flags.includes('clock')) clocks.add(each.table);
  return games.flatMap((each): readonly DeskTask[] => {
    const { game, table, entrants, result } = each;
    if (result === undefined || !LOOKED_AT.has(stageOf(each))) return [];
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
 * play from paper. A clock that ran back has waited no time.
 */
function emptyChairs({ format }: NightState, each: NightGame, now: number): readonly EmptyChair[] {
  if (stageOf(each) !== 'called' || !each.seated.includes(true)) return [];
  const minutes = Math.max(0, Math.floor((now - (each.calledAt ?? now)) / 60_000));
  if (minutes < format.warnAfter) return [];
  const { game, entrants, seated } = each;
  return entrants.flatMap((entrant, side): readonly EmptyChair[] =>
    seated[side]
      ? []
      : [{ code: 'chairEmpty', game, entrant, minutes, forfeit: minutes >= format.forfeitAfter }],
  );
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

const NO_ENTRIES: PotState = { entered: [], claimed: [], cut: undefined };

/** The winner of each side pot now. */
export function potStandings(state: NightState): readonly PotStanding[] {
  const cards = nightStandings(state).places.map(({ card }) => card);
  return state.format.pots.map(({ name, rule }): PotStanding => {
    const pot = state.pots[name] ?? NO_ENTRIES;
    const inPot = cards.filter(({ entrant }) => pot.entered.includes(entrant));
    const most = Math.max(1, ...inPot.map(({ totals }) => totals.skunks));
    const winners: Readonly<Record<PotRule, () => readonly string[]>> = {
      last: () => pot.claimed.slice(-1),
      cut: () => (pot.claimed.length > 1 ? [pot.cut].filter((each) => each !== undefined) : pot.claimed),
      every: () => pot.claimed,
      mostSkunks: () => inPot.filter(({ totals }) => totals.skunks === most).map(({ entrant }) => entrant),
      slam: () =>
        inPot.filter(({ totals }) => totals.wins === state.format.games).map(({ entrant }) => entrant),
    };
    return { name, rule, entered: pot.entered, claimed: pot.claimed, winners: winners[rule]() };
  });
}
