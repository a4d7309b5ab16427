// The pixel line of the prebuilt image: long effects, and every number of lanes at rest.
import { describe } from 'vitest';
import { LANE_COUNTS } from '../shared/protocol/index.ts';
import { proveEffects, proveRefresh } from './testing/chain.ts';

describe('pixel line of the prebuilt image', () => {
  proveEffects([
    [2, 1900],
    [3, 600],
    [4, 1800],
  ]);
  proveRefresh(LANE_COUNTS);
});
