// A room full of spectators while a deal is keyed: when each of them sees each state, and what that costs host and board.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Rig } from '../scenario/rig.ts';
import { type Latency, measureLatency } from './latency.ts';
import { type Spread, spreadOf } from './sample.ts';
import type { FromSpectators, ToSpectators } from './spectators.ts';

/** Spectators, and besides them some that are connected and never read. */
const SPECTATORS = 500;
const STALLED = 20;
const SCORES = 40;
/** Scores of the measurement of the board's own latency. */
const PRESSES = 60;
const PATIENCE = 20_000;
/** Milliseconds between two scores, in which nothing else is asked of the host. */
const QUIET = 150;

export interface Crowd {
  readonly spectators: number;
  readonly stalled: number;
  /** Milliseconds from the press of the player's button until a spectator has the state; one for each spectator and score. */
  readonly seen: Spread;
  /** States that a spectator was never told. */
  readonly missed: number;
  /** From button to peg on the board, with the whole crowd connected. */
  readonly keyToLed: Latency['keyToLed'];
  /** The most memory that the host has had in its life, in bytes; undefined where the system does not tell. */
  readonly memoryBytes: number | undefined;
}

const now = (): number => performance.timeOrigin + performance.now();

/** Lets the room in, keys scores, and asks everybody when they saw them. A host runs before and after. */
export async function measureCrowd(rig: Rig): Promise<Crowd> {
  const { host } = rig;
  if (host === undefined) throw new Error('no host runs');
  const here = fileURLToPath(import.meta.url);
  const room = fork(here.replace(/crowd(\.[jt]s)$/, 'spectators$1'), { execArgv: process.execArgv });
  const say = (message: ToSpectators): void => void room.send(message);
  const heard = async (): Promise<FromSpectators> => (await once(room, 'message'))[0] as FromSpectators;
  try {
    const url = new URL('live', host.url.replace(/^http/, 'ws')).href;
    // From one address: only the host's programs may open so many lines.
    say({ url, headers: host.headers, readers: SPECTATORS, stalled: STALLED });
    await heard();
    const { keyToLed } = await measureLatency(rig, PRESSES);
    const presses = await keyScores(rig);
    say('report');
    const told = (await heard()) as Exclude<FromSpectators, string>;
    const delays = [...presses].flatMap(([move, pressed]) =>
      (told[move] ?? []).slice(0, SPECTATORS).map((time) => time - pressed),
    );
    const missed = presses.size * SPECTATORS - delays.length;
    const memoryBytes = await peakMemory(host.pid);
    return {
      spectators: SPECTATORS,
      stalled: STALLED,
      seen: spreadOf(delays),
      missed,
      keyToLed,
      memoryBytes,
    };
  } finally {
    say('end');
    await once(room, 'exit');
  }
}

/** Keys a game of scores as hands do, one after the other; by move, when the player's button was pressed. */
async function keyScores(rig: Rig): Promise<ReadonlyMap<number, number>> {
  await rig.command({ type: 'newGame', players: ['Red', 'Blue'], rules: { preset: 'six-card' } });
  const first = await moveOf(rig);
  const presses = new Map<number, number>();
  for (let move = first + 1; move <= first + SCORES; move++) {
    await rig.tap(['2']);
    presses.set(move, now());
    await rig.tap([move % 2 === 0 ? 'P1' : 'P2']);
    const end = performance.now() + PATIENCE;
    do {
      if (performance.now() > end) throw new Error('a score was lost');
      await sleep(QUIET);
    } while ((await moveOf(rig)) < move);
  }
  return presses;
}

/** The number of the last move, as everybody is told. */
async function moveOf({ host }: Rig): Promise<number> {
  const answer = await fetch(new URL('api/view', host?.url));
  return ((await answer.json()) as { readonly view: { readonly move: number } }).view.move;
}

async function peakMemory(pid: number | undefined): Promise<number | undefined> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const [, kilobytes] = /^VmHWM:\s+(\d+) kB$/m.exec(status) ?? [];
  return kilobytes === undefined ? undefined : Number(kilobytes) * 1024;
}
