// One bit of a journal is flipped, anywhere: no abort, nothing invented, at most one game lost, and never without a word.
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { copyFileSync, mkdtempSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import { openJournal } from '../../journal/index.ts';
import { TABLE_EVENTS } from '../../table/index.ts';
import { newFolder, play, type Round } from './testing/played.ts';
import type { Flip, Verdict } from './testing/trial.ts';

/** Bits to flip, spread evenly over each file. MUGGINS_FLIPS sets another number; a step of one bit takes hours. */
const FLIPS = Number(process.env.MUGGINS_FLIPS ?? 400);
const CHILDREN = 2;

const GAMES: readonly Round[] = Array.from({ length: 30 }, (_, at) => ({
  id: `game-${at + 1}`,
  players: ['Ann', 'Zoë'],
  points: [5, 12, 3, 8],
  over: at < 29,
}));

/** Twenty-nine games are in the file, and the last is in the log, as kill -9 leaves it. */
function cutOff(): string {
  const [folder, alive] = [newFolder(), newFolder()];
  play(alive, GAMES.slice(0, 29));
  const journal = openJournal(alive, TABLE_EVENTS);
  try {
    const { move } = journal.head;
    const round = mkdtempSync(join(tmpdir(), 'muggins-last-'));
    play(round, GAMES.slice(29));
    const last = openJournal(round, TABLE_EVENTS);
    for (const { event } of last.read()) journal.append([{ ...event, move: event.move + move }], 30);
    last.close();
    for (const name of ['journal.db', 'journal.db-wal', 'journal.owner'])
      copyFileSync(join(alive, name), join(folder, name));
  } finally {
    journal.close();
  }
  return folder;
}

/** Evenly over the bits of a file, and in each byte another one. */
function flipsOf(folder: string, file: string, count: number): readonly Flip[] {
  const bits = statSync(join(folder, file)).size * 8;
  const step = Math.max(1, bits / count);
  return Array.from({ length: Math.min(count, bits) }, (_, at) => {
    const place = Math.floor(at * step + ((at * 3) % Math.max(1, Math.floor(step))));
    return { file, byte: Math.floor(Math.min(place, bits - 1) / 8), bit: place % 8 };
  });
}

/** Tries flips one after the other; a process that dies takes its trial with it. */
async function campaign(
  folder: string,
  flips: readonly Flip[],
): Promise<{ verdicts: Verdict[]; aborts: Flip[] }> {
  const [verdicts, aborts]: [Verdict[], Flip[]] = [[], []];
  const waiting = [...flips];
  const worker = async (): Promise<void> => {
    for (;;) {
      const child = begin(folder);
      const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
      for (;;) {
        const flip = waiting.shift();
        if (flip === undefined) {
          child.stdin.end();
          return;
        }
        child.stdin.write(`${JSON.stringify(flip)}\n`);
        const { value, done } = await lines.next();
        if (done) {
          aborts.push(flip);
          break;
        }
        verdicts.push(JSON.parse(value));
      }
    }
  };
  await Promise.all(Array.from({ length: CHILDREN }, worker));
  return { verdicts, aborts };
}

const begin = (folder: string): ChildProcessWithoutNullStreams =>
  spawn(process.execPath, ['--import=tsx', join(import.meta.dirname, 'testing', 'trial.ts'), folder]);

test.each([
  ['journal.db', Math.ceil(FLIPS * 0.7)],
  ['journal.db-wal', Math.floor(FLIPS * 0.3)],
])('%s: %d bits', async (file, count) => {
  const folder = cutOff();
  const flips = flipsOf(folder, file, count);
  const { verdicts, aborts } = await campaign(folder, flips);
  expect(aborts).toEqual([]);
  expect(verdicts.filter(({ error }) => error !== undefined)).toEqual([]);
  expect(verdicts.filter(({ invented }) => invented.length > 0)).toEqual([]);
  expect(verdicts.filter(({ lost }) => lost.length > 1)).toEqual([]);
  expect(verdicts.filter(({ lost, said }) => lost.length > 0 && !said)).toEqual([]);
  expect(verdicts).toHaveLength(flips.length);
  const some = (which: (verdict: Verdict) => boolean): number => verdicts.filter(which).length;
  console.log(
    `${file}: ${flips.length} of ${statSync(join(folder, file)).size * 8} bits; ${some(({ lost }) => lost.length === 0)} lost ` +
      `nothing, ${some(({ lost }) => lost.length === 1)} one game or its end; ${some(({ started }) => !started)} had to be repaired first`,
  );
});
