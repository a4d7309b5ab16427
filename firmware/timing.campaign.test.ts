// The proof of timing: both boards, every number of lanes, whole frames and partial ones.
import { BOARD_KINDS, LANE_COUNTS } from '../shared/protocol/index.ts';
import { proveTiming } from './testing/timing.ts';

proveTiming(
  BOARD_KINDS.flatMap((board) =>
    LANE_COUNTS.flatMap((lanes) => [true, false].map((effect) => ({ board, lanes, effect }))),
  ),
);
