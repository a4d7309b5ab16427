// How many lanes the table has: the number from --lanes, or the board's own.
import { LANE_COUNTS, type LaneCount, REFERENCE_LANES } from '../../shared/protocol/index.ts';
import type { RuleSet } from '../../shared/rules/index.ts';
import { sideCount } from '../../shared/rules/terms/index.ts';
import { type Clock, greet, isBoardError, type PortSource } from '../board/index.ts';

/** The lanes that were found, and a sentence for the players. */
interface LanesFound {
  readonly lanes: LaneCount;
  /** False if no board answered. */
  readonly answered: boolean;
  readonly words: string;
}

const laneCount = (lanes: number): LaneCount | undefined => LANE_COUNTS.find((count) => count === lanes);
const others = (lanes: LaneCount): string =>
  LANE_COUNTS.filter((count) => count !== lanes)
    .map((count) => `--lanes ${count}`)
    .join(' or ');

/** The lanes that a real board is set to; those of the reference build if no board answers in time. */
export async function boardLanes(open: PortSource, clock?: Clock): Promise<LanesFound> {
  try {
    const { port, report } = await greet(open, clock === undefined ? {} : { clock });
    const lanes = laneCount(report.lanes) ?? REFERENCE_LANES;
    const words = `The board on ${port} is set to ${lanes} lanes. If that is wrong, start once with ${others(lanes)}; the board remembers it.`;
    return { lanes, answered: true, words };
  } catch (error) {
    // The connection reports any other reason, and keeps trying.
    const why = isBoardError(error, 'wrongFirmware')
      ? `${error.message} No other board has answered yet.`
      : 'No board has answered yet.';
    const words = `${why} Until one does, this table has ${REFERENCE_LANES} lanes. If yours has another number, start with ${others(REFERENCE_LANES)}.`;
    return { lanes: REFERENCE_LANES, answered: false, words };
  }
}

/** Lanes of an emulated board: the number that it remembers, or more if the game needs them. */
export function emulatedLanes(kept: LaneCount | undefined, rules: RuleSet): LaneCount {
  const lanes = kept ?? REFERENCE_LANES;
  const sides = sideCount(rules);
  return sides <= lanes ? lanes : (LANE_COUNTS.find((count) => count >= sides) ?? lanes);
}
