// A journal of every version that was ever released becomes the present one, with all that is in it.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { expect, test } from 'vitest';
import { type Event, SIX_CARD } from '../../shared/rules/index.ts';
import { TABLE_EVENTS } from '../table/kind.ts';
import { openJournal, readJournal } from './index.ts';
import { SCHEMA_VERSION } from './schema.ts';
import { eventsOf } from './testing/gather.ts';

const KEPT: readonly Event[] = [
  { type: 'gameStarted', game: 1, rules: SIX_CARD, players: ['Red', 'Blue'], move: 1 },
  { type: 'pegged', seat: 0, points: 4, reason: 'free', move: 2 },
];
const NEW: readonly Event[] = [
  { type: 'pegged', seat: 0, points: 99, reason: 'unverified', move: 3 },
  { type: 'pointsSetAside', lane: 2, points: 5, move: 4 },
  { type: 'consentAsked', seat: 1, id: 'x', offence: null, move: 5 },
];

test('version 1, which knew of nothing that nobody has checked', () => {
  const folder = mkdtempSync(join(tmpdir(), 'muggins-schema-'));
  const made = openJournal(folder, TABLE_EVENTS);
  for (const event of KEPT) made.append([event]);
  made.close();
  const database = new Database(join(folder, 'journal.db'));
  database.exec(
    'DROP TABLE aside; DROP TABLE projections; DROP TABLE identity; DELETE FROM migrations WHERE version > 1',
  );
  database.close();
  const read = readJournal(folder, TABLE_EVENTS);
  expect(eventsOf(read)).toEqual(KEPT);
  read.close();
  const kept = openJournal(folder, TABLE_EVENTS);
  for (const event of NEW) kept.append([event]);
  expect(kept.notices).toEqual([]);
  kept.close();
  const again = new Database(join(folder, 'journal.db'));
  expect(again.prepare('SELECT max(version) AS version FROM migrations').get()).toMatchObject({
    version: SCHEMA_VERSION,
  });
  again.close();
  const all = readJournal(folder, TABLE_EVENTS);
  expect(eventsOf(all)).toEqual([...KEPT, ...NEW]);
  all.close();
});

test('a migration that is cut off leaves the journal as it was, and is made at the next start', () => {
  const folder = mkdtempSync(join(tmpdir(), 'muggins-schema-'));
  const made = openJournal(folder, TABLE_EVENTS);
  for (const event of KEPT) made.append([event]);
  made.close();
  const file = join(folder, 'journal.db');
  const older = new Database(file);
  // Its last step finds a table in the way, so that the step fails in its middle.
  older.exec(
    `DROP TABLE aside; DROP TABLE projections; DROP TABLE identity; DELETE FROM migrations WHERE version > 2;
     CREATE TABLE identity (other TEXT)`,
  );
  older.close();
  expect(() => openJournal(folder, TABLE_EVENTS)).toThrow(/identity/);
  const between = new Database(file);
  expect(between.prepare('SELECT max(version) AS version FROM migrations').get()).toMatchObject({
    version: 2,
  });
  between.exec('DROP TABLE identity');
  between.close();
  const kept = openJournal(folder, TABLE_EVENTS);
  expect([eventsOf(kept), kept.notices]).toEqual([KEPT, []]);
  kept.close();
});
