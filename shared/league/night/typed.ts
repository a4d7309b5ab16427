// What the desk types, as commands: a result for one of the two, people who come, a number of tables.
import { type CardFault, wrongPoints } from '../cards/crosscheck.ts';
import { type GameOutcome, type GameSide, other, SIDES } from '../cards/outcome.ts';
import { parseLine } from '../cards/writing.ts';
import { type NightFormat, type Scoring, winPoints } from '../format/format.ts';
import type { Stage } from '../refusal.ts';
import type { GameView } from '../view/public.ts';
import type { NightCommand } from './command.ts';
import type { Entrant, LeaguePlayer } from './event.ts';
import type { NightState } from './state.ts';

/** The game that a result is for. */
type ResultGame = Pick<GameView, 'game' | 'round' | 'stage' | 'outcome' | 'revision' | 'signed'>;

/** Who won by how many holes; game points and both scores, by side, where they were typed. */
export interface TypedResult {
  readonly winner: GameSide;
  readonly points: number | null;
  readonly spread: number;
  readonly scores: readonly [number, number] | null;
}

/** Reads '8', '2 +08' or '121-113', typed for `side`; undefined for anything else, as for the loser's line. */
export function typedResult(text: string, side: GameSide, scoring: Scoring): TypedResult | undefined {
  const [, margin] = /^\s*\+?(\d{1,3})\s*$/.exec(text) ?? [];
  if (margin !== undefined) return { winner: side, points: null, spread: Number(margin), scores: null };
  if (/\+|^\s*0\s*[-\u2013\u2212]/.test(text)) return winningLine(text, side, scoring);
  const [, first, second] = /^\s*(\d{1,3})\s*[-\u2013:/]\s*(\d{1,3})\s*$/.exec(text) ?? [];
  if (first === undefined || second === undefined) return undefined;
  const [own, theirs] = [Number(first), Number(second)];
  const winner = theirs > own ? other(side) : side;
  const scores = side === 0 ? ([own, theirs] as const) : ([theirs, own] as const);
  return { winner, points: null, spread: Math.abs(own - theirs), scores };
}

function winningLine(text: string, winner: GameSide, scoring: Scoring): TypedResult | undefined {
  const line = parseLine(text, scoring);
  return line.ok && line.value.spread > 0 ? { winner, ...line.value, scores: null } : undefined;
}

/** What the winner wrote for the game, where it is not what a game of `round` is worth. */
export function pointsFault(
  format: NightFormat,
  round: number,
  { winner, points, spread }: TypedResult,
): CardFault | undefined {
  const expected = winPoints(format, spread, round);
  return points === null || points === expected || format.scoring.kind !== 'points'
    ? undefined
    : wrongPoints(format, { side: winner, points, expected });
}

/** The commands that enter a result from paper, signed by the desk for both; an existing result is signed as it is. */
export function resultCommands(
  format: NightFormat,
  each: ResultGame,
  typed: TypedResult,
  reason: string,
): readonly NightCommand[] {
  const { game, round, outcome, revision } = each;
  const { winner, spread, scores } = typed;
  const sign = (sides: readonly GameSide[], signed: number) =>
    sides.map((side): NightCommand => ({ type: 'sign', game, revision: signed, side, by: 'desk' }));
  const unsigned = SIDES.filter((side) => each.signed[side] === null);
  if (outcome !== null && revision !== null && resultStands(each.stage, outcome, typed))
    return sign(unsigned, revision);
  if (scores === null && revision === null) {
    const points = winPoints(format, spread, round);
    return SIDES.map((side) => {
      const line = side === winner ? { points, spread } : { points: format.scoring.loss, spread: 0 - spread };
      return { type: 'enterCard', game, side, line, by: 'desk' };
    });
  }
  const to = { winner, spread, scores, ending: format.rules.gameEnds };
  return [{ type: 'correct', game, outcome: to, reason }, ...sign(SIDES, (revision ?? 0) + 1)];
}

/** Stages of a result that is neither disputed nor taken off the cards. */
const STANDS: ReadonlySet<Stage> = new Set(['over', 'signedOnce', 'signed', 'checked']);

/** Whether a game at `stage` has this very result. Scores that only one of the two has are ignored. */
export function resultStands(
  stage: Stage,
  { winner, spread, scores }: GameOutcome,
  other: Pick<GameOutcome, 'winner' | 'spread' | 'scores'>,
): boolean {
  const level = scores === null || other.scores === null || scores.join() === other.scores.join();
  return STANDS.has(stage) && winner === other.winner && spread === other.spread && level;
}

/** Longest id of an entrant. */
const LONGEST = 80;

/** Checks in players who play together. One without a member number is a guest; those who were here before keep their id. */
export function comingOf(entrants: readonly Entrant[], players: readonly LeaguePlayer[]): NightCommand {
  const ids = players.map(({ id }) => id);
  const before = entrants.find((each) => each.players.toSorted().join() === ids.toSorted().join());
  const as: Entrant['as'] = players.at(-1)?.member === null ? 'guest' : 'member';
  const id = before?.id ?? ids.join('+').slice(0, LONGEST);
  return { type: 'checkIn', entrant: { id, players: before?.players ?? ids, as } };
}

/** Most tables of a hall. */
export const MOST_TABLES = 200;

/** A table, and whether its board is here. */
interface BoardAt {
  readonly table: string;
  readonly here: boolean;
}

/** This many table numbers: those with boards, then the lowest free ones. */
export function tableNumbers(boards: readonly string[], count: number): readonly string[] {
  const first = Array.from({ length: count }, (_, at) => `${at + 1}`);
  return [...new Set([...boards, ...first])].slice(0, count).toSorted((a, b) => Number(a) - Number(b));
}

/** The commands that set the hall to `count` tables: those whose boards are here, then the lowest free numbers. */
export function tableCommands(
  { tables }: Pick<NightState, 'tables'>,
  boards: readonly BoardAt[],
  count: number,
): readonly NightCommand[] {
  const here = boards.filter((each) => each.here).map(({ table }) => table);
  const wanted = tableNumbers(here, Math.min(MOST_TABLES, Math.max(0, Math.trunc(count))));
  return [
    ...wanted
      .filter((table) => !tables.includes(table))
      .map((table): NightCommand => ({ type: 'addTable', table })),
    ...tables
      .filter((table) => !wanted.includes(table))
      .map((table): NightCommand => ({ type: 'removeTable', table })),
  ];
}
