// Kills of `muggins journal backup`, `restore`, `import` and `repair`: what was there stays, and the same command, run again, comes to
// its end.
import { copyFileSync, existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import Database from 'libsql';
import { run } from '../../cli/program.ts';
import { openTableJournal } from '../../table/kind.ts';
import { type EveningGame, type Games, gamesOf, play } from '../damage/evening.ts';
import type { Cause } from './cause.ts';
import { type Folders, OWN } from './folders.ts';

const OTHER: readonly EveningGame[] = OWN.map((round, at) => ({
  ...round,
  id: `other-${at + 1}`,
  players: ['Cid', 'Dan'],
}));

const made = (folders: Folders, rounds: readonly EveningGame[]): string => {
  const folder = folders.fresh();
  play(folder, rounds);
  return folder;
};

/** Runs `muggins journal` to its end. @returns what it complains about */
async function journal(...args: readonly string[]): Promise<readonly string[]> {
  const complaints: string[] = [];
  const code = await run(['journal', ...args], { out: () => {}, err: (line) => complaints.push(line) });
  return code === 0 && complaints.length === 0 ? [] : [`journal ${args[0]}: ${code} ${complaints.join(' ')}`];
}

const sound = (folder: string): Promise<readonly string[]> => journal('check', '--data', folder);

const unless = (right: boolean, wrong: string): readonly string[] => (right ? [] : [wrong]);
const same = (games: Games, others: Games): boolean => isDeepStrictEqual(games, others);

export function backingUp(folders: Folders): Cause {
  const own = made(folders, OWN);
  const games = gamesOf(own);
  const name = (folder: string, file = 'backup.db'): string => join(folder, file);
  return {
    make: () => folders.copyOf(own),
    args: (folder) => ['journal', 'backup', name(folder), '--data', folder],
    look: async (folder) => {
      const wrongs = [...unless(same(gamesOf(folder), games), 'lost: games of the journal itself')];
      if (existsSync(name(folder))) wrongs.push(...ofBackup(folders, name(folder), games));
      wrongs.push(...(await journal('backup', name(folder, 'again.db'), '--data', folder)));
      return [...wrongs, ...ofBackup(folders, name(folder, 'again.db'), games)];
    },
  };
}

function ofBackup(folders: Folders, file: string, games: Games): readonly string[] {
  const elsewhere = folders.fresh();
  copyFileSync(file, join(elsewhere, 'journal.db'));
  return unless(same(gamesOf(elsewhere), games), 'lost: games of a backup');
}

export async function restoring(folders: Folders): Promise<Cause> {
  const [own, other] = [made(folders, OWN), made(folders, OTHER)];
  const [before, after] = [gamesOf(own), gamesOf(other)];
  const file = join(folders.fresh(), 'backup.db');
  await journal('backup', file, '--data', other);
  const args = (folder: string): readonly string[] => ['restore', file, '--yes', '--data', folder];
  return {
    make: () => folders.copyOf(own),
    args: (folder) => ['journal', ...args(folder)],
    look: async (folder) => {
      // The next start finishes what was begun.
      openTableJournal(folder).close();
      const half = gamesOf(folder);
      return [
        ...unless(same(half, before) || same(half, after), 'lost: neither the old games nor the new ones'),
        ...(await journal(...args(folder))),
        ...unless(same(gamesOf(folder), after), 'lost: games of the backup'),
        ...(await sound(folder)),
      ];
    },
  };
}

export function importing(folders: Folders): Cause {
  const [own, other] = [made(folders, OWN), made(folders, OTHER)];
  const [before, added] = [gamesOf(own), gamesOf(other)];
  const whole: Games = new Map([...before, ...added]);
  const args = (folder: string): readonly string[] => ['import', other, '--yes', '--data', folder];
  // Behind what is imported, the table goes on with a game of its own that has not begun.
  const named = (folder: string): Games => new Map([...gamesOf(folder)].filter(([id]) => whole.has(id)));
  const more = (folder: string): readonly string[] =>
    unless(gamesOf(folder).size - named(folder).size <= 1, 'back: games that nobody played');
  return {
    make: () => folders.copyOf(own),
    args: (folder) => ['journal', ...args(folder)],
    look: async (folder) => {
      const half = named(folder);
      return [
        ...unless(same(half, before) || same(half, whole), 'lost: half an import is there'),
        ...(await journal(...args(folder))),
        ...unless(same(named(folder), whole), 'lost: games of one of the two journals'),
        ...more(folder),
        ...(await sound(folder)),
      ];
    },
  };
}

/** A row of the second game is changed: that game is set aside. */
const BAD_ROW = 8;

export function repairing(folders: Folders): Cause {
  const bad = made(folders, OWN);
  const games = gamesOf(bad);
  const [, second] = OWN;
  const rest: Games = new Map([...games].filter(([id]) => id !== second?.id));
  const database = new Database(join(bad, 'journal.db'));
  // The pages are written anew, or the entry could be saved from what is left of the old ones.
  database.exec(`DROP TRIGGER events_stay; UPDATE events SET body = '{' WHERE sequence = ${BAD_ROW}; VACUUM`);
  database.close();
  return {
    make: () => folders.copyOf(bad),
    args: (folder) => ['journal', 'repair', '--yes', '--data', folder],
    look: async (folder) => [
      ...(await journal('repair', '--yes', '--data', folder)),
      ...unless(same(gamesOf(folder), rest), 'lost: another game than the damaged one'),
      ...unless(
        readdirSync(folder).some((name) => name.includes('.damaged-')),
        'lost: the damaged files',
      ),
      ...(await sound(folder)),
    ],
  };
}
