// A second simulator runs the prebuilt images: both boards, every number of lanes.
import { BOARD_KINDS, LANE_COUNTS } from '../shared/protocol/index.ts';
import { compareSimulators } from './testing/simulators.ts';

compareSimulators(
  BOARD_KINDS,
  BOARD_KINDS.flatMap((board) => LANE_COUNTS.map((lanes) => ({ board, lanes }))),
);
