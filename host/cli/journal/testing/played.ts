// Journals to try the command on: games between two players that one of them wins, or that go on.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { act, type Command, EMPTY, SIX_CARD, type Timeline } from '../../../../shared/rules/index.ts';
import { openJournal } from '../../../journal/index.ts';
import { TABLE_EVENTS } from '../../../table/index.ts';
import { run } from '../../program.ts';

export const newFolder = (): string => mkdtempSync(join(tmpdir(), 'muggins-journal-'));

/** A game of the evening: who plays, what is pegged by the first of them, and whether they concede at the end. */
export interface Round {
  readonly id?: string;
  readonly players: readonly [string, string];
  readonly points: readonly number[];
  readonly over?: boolean;
}

/** Plays rounds in the journal of a folder, one move an hour. */
export function play(folder: string, rounds: readonly Round[], from = Date.UTC(2026, 0, 1)): void {
  let [time, timeline]: [number, Timeline] = [from, EMPTY];
  const journal = openJournal(folder, TABLE_EVENTS, { now: () => time });
  timeline = { ...timeline, moves: journal.head.move };
  const make = (command: Command, chapter: number): void => {
    const done = act(timeline, command);
    if (!done.ok) throw new Error(done.refusal.code);
    time += 3_600_000;
    journal.append(done.value.events, chapter);
    ({ timeline } = done.value);
  };
  try {
    const first = journal.head.chapter + 1;
    for (const [at, { id, players, points, over = true }] of rounds.entries()) {
      const chapter = first + at;
      const named = { players, playerIds: players, ...(id !== undefined && { gameId: id }) };
      make({ type: 'newGame', newMatch: true, rules: SIX_CARD, ...named }, chapter);
      make({ type: 'free' }, chapter);
      for (const each of points) make({ type: 'peg', seat: 0, points: each }, chapter);
      if (over) make({ type: 'concede', seat: 1 }, chapter);
    }
  } finally {
    journal.close();
  }
}

/** Runs the command line. */
export async function muggins(
  ...args: readonly string[]
): Promise<{ code: number; out: string; err: string }> {
  const [out, err]: [string[], string[]] = [[], []];
  const code = await run(args, { out: (line) => out.push(line), err: (line) => err.push(line) });
  return { code, out: out.join('\n'), err: err.join('\n') };
}

interface Listed {
  readonly id: number;
  readonly status: string;
  readonly scores: readonly number[];
}

/** The games of a folder as `muggins games --json` lists them. */
export async function gamesIn(folder: string): Promise<readonly Listed[]> {
  const { out } = await muggins('games', '--json', '--data', folder);
  return JSON.parse(out).games;
}
