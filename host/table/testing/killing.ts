// Kills a table again and again while scores are keyed, and looks for scores that were lit and are not on disk.
// By hand: npx tsx host/table/testing/killing.ts 200
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { replay } from '../../../shared/rules/index.ts';
import { gameEvents } from '../../../shared/story/roster.ts';
import { openJournal } from '../../journal/index.ts';
import { TABLE_EVENTS } from '../kind.ts';

export interface Campaign {
  readonly kills: number;
  /** Views that had been lit when the process was killed. */
  readonly lit: number;
  /** Moves on disk at the end. */
  readonly moves: number;
  /** What was lit and was not there afterwards. */
  readonly lost: readonly string[];
  /** What the journal had to mend. */
  readonly notices: readonly string[];
}

/** One journal, `times` processes, each killed after a random number of views. */
export async function killAgainAndAgain(times: number): Promise<Campaign> {
  const folder = mkdtempSync(join(tmpdir(), 'muggins-kill-'));
  const lost: string[] = [];
  const notices: string[] = [];
  let lit = 0;
  let moves = 0;
  for (let time = 1; time <= times; time++) {
    const lines = await killOnce(folder, time);
    lit += lines.length;
    const journal = openJournal(folder, TABLE_EVENTS);
    const events = gameEvents([...journal.read()].map(({ event }) => event));
    notices.push(...journal.notices.map(({ message }) => message));
    journal.close();
    moves = events.at(-1)?.move ?? 0;
    const last = JSON.parse(lines.at(-1) ?? '{"move":0,"lit":""}') as { move: number; lit: string };
    const { pegs } = replay(events.filter(({ move }) => move <= last.move)).present;
    const there = pegs.map(({ front, rear }) => `${front}/${rear}`).join(' ');
    if (last.move > moves || there !== last.lit) lost.push(`kill ${time}: lit ${last.lit}, there ${there}`);
  }
  return { kills: times, lit, moves, lost, notices };
}

/** The whole lines that a pegging process wrote before it was killed. */
async function killOnce(folder: string, seed: number): Promise<readonly string[]> {
  const pegger = spawn(process.execPath, [
    '--import=tsx',
    join(import.meta.dirname, 'pegger.ts'),
    folder,
    `${seed}`,
  ]);
  let written = '';
  // The process goes on while the news of its last view is on the way: where it is hit is a matter of chance.
  const views = 2 + Math.floor(Math.random() * 40);
  pegger.stdout.setEncoding('utf8').on('data', (text: string) => {
    written += text;
    if (written.split('\n').length > views) pegger.kill('SIGKILL');
  });
  await once(pegger, 'close');
  return written.split('\n').slice(0, -1);
}

if (process.argv[1] === import.meta.filename) {
  console.log(JSON.stringify(await killAgainAndAgain(Number(process.argv[2] ?? 20))));
}
