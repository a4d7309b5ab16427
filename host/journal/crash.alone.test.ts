// Mending is cut off before each of its steps on the disk in turn. Whatever the point: nothing is lost, and it is said.
import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import Database from 'libsql';
import { expect, test, vi } from 'vitest';
import type { Event } from '../../shared/rules/index.ts';
import { TABLE_EVENTS } from '../table/kind.ts';
import { openJournal } from './index.ts';
import { peg, start } from './testing/events.ts';
import { eventsOf } from './testing/gather.ts';

/** Steps on the disk until the power fails; what is to come after that never happens. */
const power = vi.hoisted(() => ({ left: Number.POSITIVE_INFINITY }));

vi.mock('node:fs', async (original) => {
  const real = await original<typeof fs>();
  const failing = <A extends unknown[], R>(work: (...given: A) => R) => {
    return (...given: A): R => {
      power.left -= 1;
      if (power.left < 0) throw new Error('the power has failed');
      return work(...given);
    };
  };
  return {
    ...real,
    copyFileSync: failing(real.copyFileSync),
    fsyncSync: failing(real.fsyncSync),
    renameSync: failing(real.renameSync),
    rmSync: failing(real.rmSync),
    writeFileSync: failing(real.writeFileSync),
  };
});

const EVENTS: readonly Event[] = [start(1), ...Array.from({ length: 9 }, (_, index) => peg(index + 2))];
/** Entry 8 is damaged. */
const SOUND = EVENTS.slice(0, 7);

const newFolder = (): string => fs.mkdtempSync(join(tmpdir(), 'muggins-crash-'));

/** A damaged journal; the last events and the damage are in the log alone, or everything is in the main file. */
function damaged(inLog: boolean): string {
  const [folder, alive] = [newFolder(), newFolder()];
  const journal = openJournal(alive, TABLE_EVENTS);
  for (const event of EVENTS) journal.append([event]);
  if (!inLog) journal.settle();
  const other = new Database(join(alive, 'journal.db'));
  other.exec("DROP TRIGGER events_stay; UPDATE events SET body = '{' WHERE sequence = 8");
  if (!inLog) other.pragma('wal_checkpoint(TRUNCATE)');
  for (const end of inLog ? ['', '-wal'] : [''])
    fs.copyFileSync(join(alive, `journal.db${end}`), join(folder, `journal.db${end}`));
  other.close();
  journal.close();
  return folder;
}

/** Opens the journal while the power lasts for so many steps. */
function cutOff(folder: string, steps: number): boolean {
  power.left = steps;
  try {
    openJournal(folder, TABLE_EVENTS, { now: () => 0 }).close();
    return false;
  } catch {
    return true;
  } finally {
    power.left = Number.POSITIVE_INFINITY;
  }
}

/** Sequence number of the last row in the evidence, read as it would be by somebody who wants to save more. */
function lastKept(evidence: string): unknown {
  const copy = join(newFolder(), 'journal.db');
  expect(dirname(copy)).not.toBe(dirname(evidence));
  for (const end of ['', '-wal'])
    if (fs.existsSync(`${evidence}${end}`)) fs.copyFileSync(`${evidence}${end}`, `${copy}${end}`);
  const database = new Database(copy);
  try {
    return database.prepare('SELECT max(sequence) AS last FROM events').get();
  } finally {
    database.close();
  }
}

test.each([
  ['in the log', true],
  ['in the main file', false],
])('damage %s: cut off at any step, the mending is finished at the next start', (_, inLog) => {
  let steps = 0;
  let silent = 0;
  for (; ; steps++) {
    const folder = damaged(inLog);
    const crashed = cutOff(folder, steps);
    if (!crashed) break;
    const journal = openJournal(folder, TABLE_EVENTS, { now: () => 1_000 });
    const { notices } = journal;
    const events = eventsOf(journal);
    journal.close();
    const cut = notices.filter(({ code }) => code === 'cut');
    expect([steps, events]).toEqual([steps, SOUND]);
    if (cut[0] === undefined) silent++;
    else expect([steps, lastKept(cut[0].evidence)]).toMatchObject([steps, { last: 10 }]);
    expect(fs.readdirSync(folder).filter((name) => /rebuilt|mended/.test(name))).toEqual([]);
    fs.rmSync(folder, { recursive: true, force: true });
  }
  expect(steps).toBeGreaterThan(10);
  // Once all is in place, only the folder's list of files is still to be flushed.
  expect(silent).toBeLessThanOrEqual(1);
});
