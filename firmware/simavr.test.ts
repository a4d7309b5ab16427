// A second simulator runs the prebuilt image of an Uno. The campaign has both boards and every number of lanes.
import { compareSimulators } from './testing/simulators.ts';

compareSimulators(['uno'], [{ board: 'uno', lanes: 4 }]);
