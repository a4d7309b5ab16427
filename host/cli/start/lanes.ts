// How many lanes the table has: the number from --lanes, the board's own, or the one that it had last time.
import {
  type BoardKind,
  kindsFor,
  LANE_COUNTS,
  type LaneCount,
  laneCountsOf,
  MOST_LANES,
  REFERENCE_LANES,
} from '../../../shared/protocol/index.ts';
import type { RuleSet } from '../../../shared/rules/index.ts';
import { sideCount } from '../../../shared/rules/terms/index.ts';
import { type Clock, greet, isBoardError, type PortSource } from '../../board/index.ts';
import { readJson, unlessRefused, writeJson } from '../../system/atomic.ts';
import { badOption } from '../output.ts';

const laneCount = (lanes: unknown): LaneCount | undefined => LANE_COUNTS.find((count) => count === lanes);

/** The lanes in a note beside the journal; undefined if there is no note, or a damaged one. */
export const readLaneNote = (file: string): LaneCount | undefined => laneCount(Object(readJson(file)).lanes);

/** Keeps the lanes of a board from one start to the next. */
export function writeLaneNote(file: string, lanes: LaneCount): void {
  if (readLaneNote(file) !== lanes) unlessRefused(() => writeJson(file, { lanes }));
}

/** @throws CliError if the emulated board cannot have so many lanes */
export function fitBoardKind(board: BoardKind | undefined, lanes: LaneCount): void {
  if (board === undefined || lanes <= MOST_LANES[board]) return;
  const words = `--board ${board}: this board has at most ${MOST_LANES[board]} lanes, and ${lanes} are needed. Leave out --board, or give --board ${kindsFor(lanes).join(' or ')}.`;
  throw badOption(words);
}

/** `last`: the game that continues. @throws CliError if a game by these rules cannot be played on a board with so many lanes */
export function fitLanes(rules: RuleSet, lanes: LaneCount, last = false): void {
  const sides = sideCount(rules);
  if (sides <= lanes) return;
  const refusal = `${rules.name} needs ${sides} lanes, one for each side, but the board has ${lanes}.`;
  const again = `The last game cannot continue: ${refusal} Add --new to begin another game.`;
  throw badOption(last ? again : `${refusal} Players of one side share a lane: --set sides=0,1,0,1`);
}

/** Options to start with if the board has another number of lanes than this, of those that it can have. */
function others(lanes: LaneCount, counts: readonly LaneCount[]): string {
  const rest = counts.filter((count) => count !== lanes);
  return rest.length > 2
    ? `--lanes and its number, ${Math.min(...counts)} to ${Math.max(...counts)}`
    : rest.map((count) => `--lanes ${count}`).join(' or ');
}

/** The lanes that a real board is set to, with a sentence for the players; those of the reference build if none answers in time. */
export async function boardLanes(open: PortSource, clock?: Clock) {
  try {
    const { port, report } = await greet(open, clock === undefined ? {} : { clock });
    const lanes = laneCount(report.lanes) ?? REFERENCE_LANES;
    const words = `The board on ${port} is set to ${lanes} lanes. If that is wrong, start once with ${others(lanes, laneCountsOf(report.kind))}; the board remembers it.`;
    return { lanes, answered: true, words };
  } catch (error) {
    // The connection reports any other reason, and keeps trying.
    const why = isBoardError(error, 'wrongFirmware')
      ? `${error.message} No other board has answered yet.`
      : 'No board has answered yet.';
    const words = `${why} Until one does, this table has ${REFERENCE_LANES} lanes. If yours has another number, start with ${others(REFERENCE_LANES, LANE_COUNTS)}.`;
    return { lanes: REFERENCE_LANES, answered: false, words };
  }
}

/** Lanes of an emulated board: the number that it remembers, or more if the game needs them. */
export function emulatedLanes(kept: LaneCount | undefined, rules: RuleSet): LaneCount {
  const lanes = kept ?? REFERENCE_LANES;
  const sides = sideCount(rules);
  return sides <= lanes ? lanes : (LANE_COUNTS.find((count) => count >= sides) ?? lanes);
}
