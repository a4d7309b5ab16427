// A second simulator runs the prebuilt images: both boards, every number of lanes.
import './simavr.test.ts';
