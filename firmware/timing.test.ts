// The proof of timing for the board with the least time to spare. The campaign has it for every board and number of lanes.
import { proveTiming } from './testing/timing.ts';

proveTiming([
  { board: 'uno', lanes: 4, effect: true },
  { board: 'uno', lanes: 4, effect: false },
]);
