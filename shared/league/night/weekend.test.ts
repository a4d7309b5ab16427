// Weekends by chance, with everything that a desk can do to them.
import { test } from 'vitest';
import { bracketsHold, roomHolds } from '../testing/weekends.ts';

test('brackets are what the final facts say, whatever befell them, and can be played to the end', () =>
  bracketsHold(80));

test('several events at ten tables: nobody is called twice, no table twice, and no game waits for ever', () =>
  roomHolds(40));
