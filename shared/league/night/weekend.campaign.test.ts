// 10,000 weekends by chance.
import { test } from 'vitest';
import { bracketsHold, roomHolds } from '../testing/weekends.ts';

test('brackets and the consolation', () => bracketsHold(10_000));
test('several events in one room', () => roomHolds(10_000));
