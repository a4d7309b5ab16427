// How many lanes the table has: the number from --lanes, or the board's own.
import {
  LANE_COUNTS,
  type LaneCount,
  laneCountsOf,
  REFERENCE_LANES,
} from '../../../shared/protocol/index.ts';
import type { RuleSet } from '../../../shared/rules/index.ts';
import { sideCount } from '../../../shared/rules/terms/index.ts';
import { type Clock, greet, isBoardError, type PortSource } from '../../board/index.ts';
import { usageError } from '../output.ts';

/** The lanes that were found, and a sentence for the players. */
interface LanesFound {
  readonly lanes: LaneCount;
  /** False if no board answered. */
  readonly answered: boolean;
  readonly words: string;
}

const laneCount = (lanes: number): LaneCount | undefined => LANE_COUNTS.find((count) => count === lanes);

/** What to start with where the board has another number of lanes than this, of those that it can have. */
function others(lanes: LaneCount, counts: readonly LaneCount[]): string {
  const rest = counts.filter((count) => count !== lanes);
  return rest.length > 2
    ? `--lanes and its number, ${Math.min(...counts)} to ${Math.max(...counts)}`
    : rest.map((count) => `--lanes ${count}`).join(' or ');
}

/** The number of --lanes; undefined if it was not given. @throws CliError if no board has so many */
export function readLanes(text: string | undefined): LaneCount | undefined {
  const lanes = LANE_COUNTS.find((count) => String(count) === text);
  if (lanes !== undefined || text === undefined) return lanes;
  throw usageError(
    'badOption',
    `--lanes ${text}: expected a number from ${Math.min(...LANE_COUNTS)} to ${Math.max(...LANE_COUNTS)}.`,
  );
}

/** The lanes that a real board is set to; those of the reference build if no board answers in time. */
export async function boardLanes(open: PortSource, clock?: Clock): Promise<LanesFound> {
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
