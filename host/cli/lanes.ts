// How many lanes the table has: as many as were asked for, or as the board says that it has.
import { LANE_COUNTS, type LaneCount, REFERENCE_LANES } from '../../shared/protocol/index.ts';
import type { RuleSet } from '../../shared/rules/index.ts';
import { sideCount } from '../../shared/rules/terms/index.ts';
import type { Clock, PortSource } from '../board/index.ts';
import { greet } from './greet.ts';

/** What was found, and what the players should know of it. */
interface LanesFound {
  readonly lanes: LaneCount;
  /** False where no board was there to be asked. */
  readonly answered: boolean;
  readonly words: string;
}

const laneCount = (lanes: number): LaneCount | undefined => LANE_COUNTS.find((count) => count === lanes);
const others = (lanes: LaneCount): string =>
  LANE_COUNTS.filter((count) => count !== lanes)
    .map((count) => `--lanes ${count}`)
    .join(' or ');

/** Lanes that a real board is set up for; those of the reference build where no board answers in time. */
export async function boardLanes(open: PortSource, clock?: Clock): Promise<LanesFound> {
  try {
    const { port, report } = await greet(open, clock === undefined ? {} : { clock });
    const lanes = laneCount(report.lanes) ?? REFERENCE_LANES;
    const words = `The board on ${port} is set up for ${lanes} lanes. If it has another number, start once with ${others(lanes)}: it keeps that.`;
    return { lanes, answered: true, words };
  } catch {
    // Why there is no board is said by the connection, which goes on trying.
    const words = `No board has answered yet, so this table has ${REFERENCE_LANES} lanes. If the board has another number, start with ${others(REFERENCE_LANES)}.`;
    return { lanes: REFERENCE_LANES, answered: false, words };
  }
}

/** Lanes for an emulated board: those that it has kept, or more where the game needs them, for nobody has to drill them. */
export function emulatedLanes(kept: LaneCount | undefined, rules: RuleSet): LaneCount {
  const lanes = kept ?? REFERENCE_LANES;
  const sides = sideCount(rules);
  return sides <= lanes ? lanes : (LANE_COUNTS.find((count) => count >= sides) ?? lanes);
}
