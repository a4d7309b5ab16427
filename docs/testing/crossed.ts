// Counts the files of host/ and shared/ in which something runs between a press on the board and the light of its peg: a table with
// the emulated board keys 4 and P1. `npx tsx docs/testing/crossed.ts` prints the files, and how many they are.
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Emulator } from '../../hardware/emulator/index.ts';
import { Connection, openingSource } from '../../host/board/index.ts';
import { openTableJournal, Table } from '../../host/table/index.ts';
import type { KeyId } from '../../shared/protocol/index.ts';
import { SIX_CARD } from '../../shared/rules/index.ts';

/** Milliseconds for a key to be taken, journalled and shown. */
const SETTLED = 1_500;
const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const folder = mkdtempSync(join(tmpdir(), 'muggins-crossed-'));
const board = await Emulator.start({ board: 'uno', lanes: 2 });
const connection = new Connection({ open: openingSource('emulator', () => board.openPort()), lanes: 2 });
const journal = openTableJournal(folder);
const table = new Table({ journal, board: connection, settings: { lanes: 2 } });
table.start();
table.command({ type: 'newGame', players: ['Ann', 'Bob'], rules: SIX_CARD });
connection.start();
while (connection.status.state !== 'ready') await once(connection, 'status');

async function press(key: KeyId): Promise<void> {
  board.press(key);
  await after(SETTLED / 5);
  board.release(key);
  await after(SETTLED);
}

// The cut, the deal and a score before, so that nothing runs for the first time.
for (const key of ['P2', 'D', '5', 'P1', '4'] as const) await press(key);
const session = new Session();
session.connect();
await session.post('Profiler.enable');
await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
await press('P1');
const { result } = await session.post('Profiler.takePreciseCoverage');

const files = result
  .filter(({ functions }) =>
    functions.some(({ functionName, ranges }) => functionName !== '' && (ranges[0]?.count ?? 0) > 0),
  )
  .filter(({ url }) => url.startsWith('file:'))
  .map(({ url }) => relative(ROOT, fileURLToPath(url)))
  .filter((path) => /^(host|shared)\//.test(path));
for (const path of files.toSorted()) console.log(path);
console.log(`${files.length} files`);
table.close();
await connection.close();
await board.stop();
journal.close();
rmSync(folder, { recursive: true, force: true });
