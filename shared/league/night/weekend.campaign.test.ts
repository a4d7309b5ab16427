// Many weekends by chance; `WEEKENDS=10000` for as many, which take 5 minutes of the processor each way.
import { test } from 'vitest';
import { bracketsHold, roomHolds } from '../testing/weekends.ts';

const weekends = Number(process.env.WEEKENDS ?? 500);
const timeout = 3_600_000;

test('brackets and the consolation', { timeout }, () => bracketsHold(weekends));
test('several events in one room', { timeout }, () => roomHolds(weekends));
