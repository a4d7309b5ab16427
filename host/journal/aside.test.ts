// A damaged entry in an earlier game costs that game alone: it is set aside, somebody is told, and play goes on.
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { expect, test } from 'vitest';
import type { Event } from '../../shared/rules/index.ts';
import { TABLE_EVENTS } from '../table/kind.ts';
import { checkFile, openJournal } from './index.ts';
import { keepAll, peg, start } from './testing/events.ts';
import { eventsOf } from './testing/gather.ts';

function stopped(events: readonly Event[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'muggins-aside-'));
  keepAll(folder, events);
  return folder;
}

/** Writes to the journal as no program of ours would. */
function tamper(folder: string, sql: string): void {
  const database = new Database(join(folder, 'journal.db'));
  database.exec(`DROP TRIGGER events_stay; DROP TRIGGER events_remain; ${sql}`);
  database.close();
}

/** Three games; the second is one of two pegs. */
const GAMES: readonly Event[] = [start(1), peg(2), start(3), peg(4), peg(5), start(6), peg(7)];
const WITHOUT_SECOND = GAMES.filter((_, at) => at < 2 || at > 4);

test.each<[string, string]>([
  ['its first entry', "UPDATE events SET body = '{' WHERE sequence = 3"],
  ['an entry of it', "UPDATE events SET body = '{' WHERE sequence = 4"],
  ['its last entry', "UPDATE events SET body = '{' WHERE sequence = 5"],
  ['an entry that is no UTF-8', "UPDATE events SET body = CAST(X'7bff' AS TEXT) WHERE sequence = 4"],
  ['an entry that is gone', 'DELETE FROM events WHERE sequence = 4'],
])('damage in an earlier game costs that game: %s (review B2)', (_, sql) => {
  const folder = stopped(GAMES);
  tamper(folder, sql);
  const journal = openJournal(folder, TABLE_EVENTS, { now: () => 0 });
  expect(journal.notices).toEqual([]);
  expect(() => eventsOf(journal)).toThrow(/journal\.db is damaged/);
  while (journal.scrub());
  expect(journal.notices).toMatchObject([{ code: 'aside', details: { game: 2 } }]);
  expect(existsSync(journal.notices[0]?.evidence ?? '')).toBe(true);
  journal.append([peg(8)]);
  expect(eventsOf(journal)).toEqual([...WITHOUT_SECOND, peg(8)]);
  expect(() => journal.chapter(2)).toThrow(/is damaged/);
  journal.close();
  // It stays said, and stays set aside.
  const again = openJournal(folder, TABLE_EVENTS, { now: () => 0 });
  expect(again.notices.map(({ code }) => code)).toEqual(['aside']);
  expect(eventsOf(again)).toEqual([...WITHOUT_SECOND, peg(8)]);
  // Until somebody has read of it: then the game stays aside, and nothing tells of it.
  again.acknowledge(3);
  expect(again.notices.map(({ code }) => code)).toEqual(['aside']);
  again.acknowledge(2);
  expect(again.notices).toEqual([]);
  again.close();
  const read = openJournal(folder, TABLE_EVENTS, { now: () => 0 });
  expect(read.notices).toEqual([]);
  while (read.scrub());
  expect(read.notices).toEqual([]);
  expect(eventsOf(read)).toEqual([...WITHOUT_SECOND, peg(8)]);
  expect(() => read.chapter(2)).toThrow(/is damaged/);
  read.close();
  expect(checkFile(join(folder, 'journal.db'), TABLE_EVENTS).flaws).toMatchObject([{ chapter: 2 }]);
});
