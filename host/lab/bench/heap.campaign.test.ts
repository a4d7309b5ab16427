// An evening without end: 2,000 deals through one table. The review of trust measured 1.27 KB for each move, for ever.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { Xorshift } from '../../../hardware/emulator/random.ts';
import { SIX_CARD } from '../../../shared/rules/index.ts';
import { silentLog } from '../../system/log.ts';
import { Book, openTableJournal } from '../../table/index.ts';
import { nextOf } from './testing/player.ts';

const DEALS = 2_000;
const WARM = 100;
/** Megabytes by which the heap may differ. */
const FLAT = 3;

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** Megabytes of living objects. */
function heap(): number {
  collect();
  return process.memoryUsage().heapUsed / 1e6;
}

test('after the first hundred deals the heap stays as it is', { timeout: 900_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'muggins-heap-'));
  const journal = openTableJournal(folder);
  const book = new Book({ journal, log: silentLog, lanes: 3 });
  book.resume();
  const random = new Xorshift(7);
  const players = ['Ann', 'Bob'];
  const samples: number[] = [];
  for (let deals = 0; deals < DEALS; ) {
    const { phase, deal } = book.state;
    const over = phase === 'none' || phase === 'over';
    const playerIds = players.map((name) => `id-${name}`);
    const command = over
      ? ({ type: 'newGame', rules: { ...SIX_CARD, claims: 'always' }, players, playerIds } as const)
      : nextOf(book.state, random);
    if (!book.carryOut(command).ok) expect(book.carryOut({ type: 'next' }).ok).toBe(true);
    if (book.state.deal <= deal) continue;
    deals += 1;
    if (deals % WARM === 0) samples.push(heap());
  }
  journal.close();
  rmSync(folder, { recursive: true, force: true });
  console.log(`heap every ${WARM} deals, MB: ${samples.map((each) => each.toFixed(1)).join(' ')}`);
  const [first = 0, ...rest] = samples;
  expect(Math.max(...rest) - first).toBeLessThan(FLAT);
});
