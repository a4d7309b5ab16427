// The table of many seasons by chance; `SEASONS=10000` for as many.
import { test } from 'vitest';
import { tablesHold } from '../testing/teamtables.ts';

test('the table of the events is the table of the final cards', () => {
  tablesHold(Number(process.env.SEASONS ?? 1000));
});
