// A refused score stays refused, an acknowledged one stays kept: a keeper whose disk fails is killed, and another one looks.
import { copyFileSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toolFound } from '../../firmware/testing/tools.ts';
import { type Event, SIX_CARD } from '../../shared/rules/index.ts';
import type { TableEvent } from '../../shared/story/roster.ts';
import { TABLE_EVENTS } from '../table/kind.ts';
import { readJournal } from './index.ts';
import { buildFailing, Scribe } from './testing/failing.ts';
import { eventsOf } from './testing/gather.ts';

const start: Event = { type: 'gameStarted', game: 1, rules: SIX_CARD, players: ['Red', 'Blue'], move: 1 };
/** Events are told apart by their points: one that was refused never equals the one that comes in its place. */
let points = 0;
const nextEvent = (events: number): Event =>
  events === 0 ? start : { type: 'pegged', seat: 0, points: ++points, reason: 'free', move: events + 1 };

const newFolder = (): string => mkdtempSync(join(tmpdir(), 'muggins-refused-'));

/** The files as kill -9 leaves them: all that was written is in them, flushed or not. */
function killed(folder: string): string {
  const copy = newFolder();
  for (const name of ['journal.db', 'journal.db-wal']) copyFileSync(join(folder, name), join(copy, name));
  return copy;
}

function kept(folder: string): readonly TableEvent[] {
  const journal = readJournal(folder, TABLE_EVENTS);
  try {
    return eventsOf(journal);
  } finally {
    journal.close();
  }
}

/** Linux: EIO 5, ENOSPC 28, EROFS 30. SQLite flushes its log at each commit (sqlite.org/pragma.html, synchronous = FULL). */
const ROWS: readonly {
  readonly what: string;
  readonly rules: readonly string[];
  /** What is answered to a score while the disk fails, and to the next one. */
  readonly answers: readonly [RegExp, RegExp];
}[] = [
  {
    what: 'the flush of a commit fails once (review B1)',
    rules: ['fsync -wal 5 1'],
    answers: [/^refused disk/, /^kept/],
  },
  {
    what: 'no flush works any more',
    rules: ['fsync -wal 5 -1'],
    answers: [/^refused inDoubt .*may or may not be kept/, /^refused inDoubt/],
  },
  {
    what: 'the flush fails, and from then on nothing can be written, as where the system makes a failing disk read-only',
    rules: ['fsync -wal 5 1', 'pwrite64 -wal 30 -1'],
    answers: [/^refused inDoubt/, /^refused inDoubt/],
  },
  {
    what: 'a write fails once',
    rules: ['pwrite64 -wal 5 1'],
    answers: [/^refused disk/, /^kept/],
  },
  {
    what: 'a write is done, and its answer is an error',
    rules: ['pwrite64 -wal -5 1'],
    answers: [/^refused disk/, /^kept/],
  },
  {
    what: 'the disk is full',
    rules: ['pwrite64 -wal 28 -1'],
    answers: [/^refused disk/, /^refused disk/],
  },
];

describe.skipIf(!toolFound('gcc'))('what was answered is what is there', () => {
  const folder = newFolder();
  let scribe: Scribe;
  /** Everything that was answered with `kept`, over all rows: one keeper lives through them. */
  const acknowledged: Event[] = [];
  beforeAll(async () => {
    scribe = new Scribe(folder, buildFailing());
    expect(await scribe.hear()).toBe('ready');
    expect(await score()).toEqual({ answer: 'kept', doubt: undefined });
  });
  afterAll(() => scribe.kill());

  /** Keys a score. `doubt` is the event, where the answer is that nobody knows. */
  async function score() {
    const event = nextEvent(acknowledged.length);
    const answer = await scribe.append([event]);
    if (answer === 'kept') acknowledged.push(event);
    return { answer, doubt: answer.startsWith('refused inDoubt') ? event : undefined };
  }

  test.each(ROWS)('$what', async ({ rules, answers }) => {
    scribe.fail(...rules);
    for (const expected of answers) {
      const { answer, doubt } = await score();
      expect(answer).toMatch(expected);
      const events = kept(killed(folder));
      const sure = doubt === undefined ? events : events.slice(0, acknowledged.length);
      expect(sure).toEqual(acknowledged);
    }
    scribe.fail();
    // The disk works again: the log is made good before the next score, and play goes on.
    expect((await score()).answer).toBe('kept');
    expect(kept(killed(folder))).toEqual(acknowledged);
  });

  test('and after kill -9 of the keeper itself', async () => {
    scribe.fail('fsync -wal 5 1');
    expect((await score()).answer).toMatch(/^refused disk/);
    await scribe.kill();
    expect(kept(folder)).toEqual(acknowledged);
  });
});
