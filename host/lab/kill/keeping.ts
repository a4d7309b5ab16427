// Kills of a table's journal while it starts, or migrates from version 0.1.0, and takes scores.
import { copyFileSync, existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { TableEvent } from '../../../shared/story/roster.ts';
import { packageRoot } from '../../cli/place.ts';
import { type Entry, readJournal } from '../../journal/index.ts';
import { openTableJournal, TABLE_EVENTS } from '../../table/kind.ts';
import { movesOf, play } from '../damage/evening.ts';
import type { Cause } from './cause.ts';
import { type Folders, OWN } from './folders.ts';
import { PLAYED } from './played.ts';

/** A journal written by version 0.1.0: in a checkout alone. */
const OLD = 'host/journal/testing/v0.1.0';

export const starting = (folders: Folders): Cause =>
  keeping(folders, () => {
    const folder = folders.fresh();
    play(folder, OWN);
    return folder;
  });

export const migrating = (folders: Folders): Cause =>
  keeping(folders, () => {
    const [old, folder] = [join(packageRoot(), OLD), folders.fresh()];
    if (!existsSync(old)) throw new Error(`there is no ${old}: kill a migration in a checkout of Muggins`);
    for (const name of readdirSync(old).filter((each) => each.startsWith('journal.db')))
      copyFileSync(join(old, name), join(folder, name));
    return folder;
  });

/** A keeper is killed: every acknowledged move is there, at most the one under way besides, and each of them whole. */
function keeping(folders: Folders, make: () => string): Cause {
  const pristine = make();
  const before = eventsIn(folders.copyOf(pristine));
  const plan = planOn(folders.copyOf(pristine));
  return {
    make: () => folders.copyOf(pristine),
    args: (folder) => ['keep', folder],
    look: (folder, said) => {
      const kept = said.filter((line) => line === 'kept').length;
      const wrongs = judge({ before, plan, kept }, eventsIn(folder));
      // The next start says nothing, as nothing is damaged.
      const again = openTableJournal(folder);
      const notices = again.notices.map(({ message }) => message);
      again.close();
      return [...wrongs, ...notices];
    },
  };
}

interface Expected {
  readonly before: readonly string[];
  /** By move, what is in it. */
  readonly plan: readonly (readonly string[])[];
  readonly kept: number;
}

function judge({ before, plan, kept }: Expected, now: readonly string[]): readonly string[] {
  const least = [...before, ...plan.slice(0, kept).flat()];
  const most = [...least, ...(plan[kept] ?? [])];
  const text = now.join('\n');
  if (text === least.join('\n') || text === most.join('\n')) return [];
  const lost = least.filter((event, at) => now[at] !== event).length;
  return [
    lost > 0
      ? `lost: ${lost} of ${least.length} acknowledged events are not there`
      : `back: ${now.length - least.length} events are there that nobody acknowledged`,
  ];
}

/** What each move of the keeper writes, if nobody kills it. */
function planOn(folder: string): readonly (readonly string[])[] {
  const journal = openTableJournal(folder);
  const moves: string[][] = [];
  try {
    for (const append of movesOf(journal, PLAYED)) {
      const { sequence } = journal.head;
      append();
      moves.push([...journal.read(sequence + 1)].map(textOf));
    }
  } finally {
    journal.close();
  }
  return moves;
}

function eventsIn(folder: string): readonly string[] {
  const journal = readJournal(folder, TABLE_EVENTS);
  try {
    return [...journal.read()].map(textOf);
  } finally {
    journal.close();
  }
}

/** Without its time, which differs from one life to the next. */
const textOf = ({ sequence, chapter, event }: Entry<TableEvent>): string =>
  JSON.stringify([sequence, chapter, event]);
