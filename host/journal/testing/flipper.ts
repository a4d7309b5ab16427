// A process that changes one bit of a journal at a time in a copy of its own, opens, checks and reads that, and prints what it found.
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TABLE_EVENTS } from '../../table/kind.ts';
import { openJournal } from '../index.ts';
import { eventsOf } from './gather.ts';

const [, , file = '', places = ''] = process.argv;
for (const place of places.split(',').map(Number)) {
  const folder = mkdtempSync(join(tmpdir(), 'muggins-flip-'));
  const copy = join(folder, 'journal.db');
  copyFileSync(file, copy);
  const bytes = readFileSync(copy);
  bytes[place] = (bytes[place] ?? 0) ^ 0x80;
  writeFileSync(copy, bytes);
  const journal = openJournal(folder, TABLE_EVENTS);
  while (journal.scrub());
  console.log(JSON.stringify({ events: eventsOf(journal), codes: journal.notices.map(({ code }) => code) }));
  journal.close();
  rmSync(folder, { recursive: true, force: true });
}
