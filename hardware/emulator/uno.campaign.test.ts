// A full line and pixels in motion, for every number of lanes.
import { laneCountsOf } from '../../shared/protocol/index.ts';
import { proveFullLine } from './testing/fullline.ts';

proveFullLine(laneCountsOf('uno'));
