// SIGKILL at random moments of start-up, migration, repair, backup, import and restore: nothing acknowledged is lost, nothing refused
// comes back, and the same command, run again, comes to its end.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, cpSync, existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import Database from 'libsql';
import { expect, test } from 'vitest';
import { Xorshift } from '../../../hardware/emulator/random.ts';
import { openJournal, readJournal } from '../../journal/index.ts';
import { play, type Round } from '../../lab/damage/rounds.ts';
import { TABLE_EVENTS } from '../../table/index.ts';
import { gamesIn, muggins, newFolder } from './testing/played.ts';

/** Kills of each kind; MUGGINS_KILLS sets another number. */
const KILLS = Number(process.env.MUGGINS_KILLS ?? 5);
const SCORES = 40;

const OWN: readonly Round[] = Array.from({ length: 12 }, (_, at) => ({
  id: `own-${at + 1}`,
  players: ['Ann', 'Bob'],
  points: [5, 6],
}));
const OTHER: readonly Round[] = OWN.map((round, at) => ({
  ...round,
  id: `other-${at + 1}`,
  players: ['Cid', 'Dan'],
}));

const made = (rounds: readonly Round[]): string => {
  const folder = newFolder();
  play(folder, rounds);
  return folder;
};
const copyOf = (folder: string): string => {
  const copy = newFolder();
  cpSync(folder, copy, { recursive: true });
  return copy;
};
const begin = (file: string, ...args: readonly string[]): ChildProcess =>
  spawn(process.execPath, ['--import=tsx', join(import.meta.dirname, file), ...args], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });

/** Ends a process by SIGKILL after so many milliseconds, unless it ends by itself before. */
async function killedAfter(child: ChildProcess, milliseconds: number): Promise<void> {
  const timer = setTimeout(() => child.kill('SIGKILL'), milliseconds);
  await once(child, 'exit');
  clearTimeout(timer);
}

/** Milliseconds that something takes. */
async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

/** Kills `muggins journal` so many times, between the middle and the end of what it takes. `look` says what is wrong after each. */
async function killCommand(
  args: (folder: string) => readonly string[],
  { make, look }: { readonly make: () => string; readonly look: (folder: string) => Promise<void> },
): Promise<void> {
  const random = new Xorshift(10);
  const run = (folder: string): ChildProcess =>
    begin('../muggins.ts', 'journal', ...args(folder), '--data', folder);
  const takes = await timed(() => once(run(make()), 'exit'));
  for (let kill = 0; kill < KILLS; kill++) {
    const folder = make();
    const child = run(folder);
    await killedAfter(child, takes * (0.4 + 0.6 * random.next()));
    await look(folder);
    rmSync(folder, { recursive: true, force: true });
  }
}

const sound = async (folder: string): Promise<void> => {
  const { code, out, err } = await muggins('journal', 'check', '--data', folder);
  expect([code, out, err]).toEqual([0, expect.anything(), '']);
};

/** A keeper that is killed while it takes scores, or before. What it acknowledged, and what is there. */
async function killKeeper(folder: string, after: number): Promise<void> {
  const before = eventsIn(folder);
  const child = begin('../../journal/testing/scribe.ts', folder);
  let [kept, sent] = [0, 0];
  const first = Math.max(0, ...before.map(({ move }) => move)) + 1;
  const score = (): void => {
    const event = { type: 'pegged', seat: 0, points: (sent % 20) + 1, reason: 'free', move: first + sent };
    sent += 1;
    child.stdin?.write(`${JSON.stringify([event])}\n`);
  };
  const lines = createInterface({ input: child.stdout as NonNullable<ChildProcess['stdout']> });
  lines.on('line', (line) => {
    if (line === 'kept') kept += 1;
    if (sent < SCORES) score();
    else child.kill('SIGKILL');
  });
  // Lines that it said before it died are read to the end.
  const said = once(lines, 'close');
  await killedAfter(child, after);
  await said;
  const now = eventsIn(folder);
  expect(now.slice(0, before.length)).toEqual(before);
  const added = now.slice(before.length);
  expect(added.map(({ points }) => points)).toEqual(added.map((_, at) => (at % 20) + 1));
  expect(added.length).toBeGreaterThanOrEqual(kept);
  expect(added.length).toBeLessThanOrEqual(kept + 1);
}

function eventsIn(folder: string): readonly { readonly move: number; readonly points?: number }[] {
  if (!existsSync(join(folder, 'journal.db'))) return [];
  const journal = readJournal(folder, TABLE_EVENTS);
  try {
    return [...journal.read()].map(({ event }) => event);
  } finally {
    journal.close();
  }
}

test('a keeper, from its start on, again and again on one journal', async () => {
  const random = new Xorshift(11);
  const folder = made(OWN.slice(0, 2));
  for (let kill = 0; kill < KILLS; kill++) await killKeeper(folder, 3_000 * random.next());
  await sound(folder);
});

test('migration from version 0.1.0', async () => {
  const random = new Xorshift(12);
  const old = join(import.meta.dirname, '../../journal/testing/v0.1.0');
  for (let kill = 0; kill < KILLS; kill++) {
    const folder = newFolder();
    for (const name of readdirSync(old).filter((each) => each.startsWith('journal.db')))
      copyFileSync(join(old, name), join(folder, name));
    await killKeeper(folder, 3_000 * random.next());
    await sound(folder);
  }
});

test('backup', async () => {
  const own = made(OWN);
  const games = await gamesIn(own);
  let number = 0;
  const target = (): string => join(own, '..', `muggins-kill-backup-${process.pid}-${number}.db`);
  await killCommand(() => ['backup', target()], {
    make: () => {
      number += 1;
      return copyOf(own);
    },
    look: async (folder) => {
      expect(await gamesIn(folder)).toEqual(games);
      if (existsSync(target())) {
        const elsewhere = newFolder();
        copyFileSync(target(), join(elsewhere, 'journal.db'));
        expect(await gamesIn(elsewhere)).toEqual(games);
      }
      rmSync(target(), { force: true });
    },
  });
});

test('restore', async () => {
  const [own, other] = [made(OWN), made(OTHER)];
  const file = join(newFolder(), 'backup.db');
  await muggins('journal', 'backup', file, '--data', other);
  const [before, after] = [await gamesIn(own), await gamesIn(other)];
  await killCommand(() => ['restore', file, '--yes'], {
    make: () => copyOf(own),
    look: async (folder) => {
      // The next start finishes what was begun.
      openJournal(folder, TABLE_EVENTS).close();
      const games = await gamesIn(folder);
      expect([before, after]).toContainEqual(games);
      expect((await muggins('journal', 'restore', file, '--yes', '--data', folder)).err).toBe('');
      expect(await gamesIn(folder)).toEqual(after);
    },
  });
});

test('import', async () => {
  const [own, other] = [made(OWN), made(OTHER)];
  const before = await gamesIn(own);
  await killCommand(() => ['import', other, '--yes'], {
    make: () => copyOf(own),
    look: async (folder) => {
      const half = await gamesIn(folder);
      expect(half.slice(0, before.length)).toEqual(before);
      expect([before.length, before.length + OTHER.length, before.length + OTHER.length + 1]).toContain(
        half.length,
      );
      expect((await muggins('journal', 'import', other, '--yes', '--data', folder)).err).toBe('');
      const { games } = JSON.parse((await muggins('journal', 'check', '--json', '--data', folder)).out);
      const ids = games.map(({ id }: { id: string }) => id).filter((id: string) => id.startsWith('other-'));
      expect(ids).toEqual(OTHER.map(({ id }) => id));
      await sound(folder);
    },
  });
});

test('repair', async () => {
  const bad = made(OWN);
  const database = new Database(join(bad, 'journal.db'));
  database.exec("DROP TRIGGER events_stay; UPDATE events SET body = '{' WHERE sequence = 8; VACUUM");
  database.close();
  await killCommand(() => ['repair', '--yes'], {
    make: () => copyOf(bad),
    look: async (folder) => {
      expect((await muggins('journal', 'repair', '--yes', '--data', folder)).err).toBe('');
      expect(await gamesIn(folder)).toHaveLength(OWN.length - 1);
      await sound(folder);
    },
  });
});
