// 10,000 weekends by chance.
import { test } from 'vitest';
import { bracketsHold, roomHolds } from '../testing/weekends.ts';

// Milliseconds: they take 5 minutes of the processor each, at most.
const timeout = 3_600_000;

test('brackets and the consolation', { timeout }, () => bracketsHold(10_000));
test('several events in one room', { timeout }, () => roomHolds(10_000));
