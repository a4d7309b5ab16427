// A full line and pixels in motion, for every number of lanes.
import { LANE_COUNTS } from '../../shared/protocol/index.ts';
import { proveFullLine } from './testing/fullline.ts';

proveFullLine(LANE_COUNTS);
