// `muggins-lab kill`: SIGKILL at random moments of everything that writes to a journal. Nothing acknowledged may be lost, and nothing
// else be there afterwards.
import { readdirSync } from 'node:fs';
import { Xorshift } from '../../../hardware/emulator/random.ts';
import { CliError, json, type Output } from '../../cli/output.ts';
import type { Cause } from './cause.ts';
import { backingUp, importing, repairing, restoring } from './commands.ts';
import { doom } from './doom.ts';
import { Folders } from './folders.ts';
import { migrating, starting } from './keeping.ts';
import { type Killed, SHARES } from './kinds.ts';
import { killWhilePlaying } from './playing.ts';

const ALL = Object.keys(SHARES) as Killed[];

const CAUSES: Readonly<Record<Exclude<Killed, 'play'>, (folders: Folders) => Cause | Promise<Cause>>> = {
  start: starting,
  migration: migrating,
  backup: backingUp,
  restore: restoring,
  import: importing,
  repair: repairing,
};

/** Options, read. */
interface KillOptions {
  readonly times: number;
  readonly seed: number;
  /** What to kill; everything if not given. */
  readonly only?: Killed;
  /** Somebody else reads the journal while it is played. */
  readonly reader?: boolean;
  readonly json?: boolean;
}

/** What came of the kills of one kind. */
interface Toll {
  readonly what: Killed;
  kills: number;
  /** Processes that had done their work before the signal came. */
  done: number;
  readonly wrongs: string[];
}

/** Kills so many times. @throws CliError if anything was wrong afterwards */
export async function kill(options: KillOptions, output: Output): Promise<void> {
  const begun = performance.now();
  const tolls = await killAll(options, (toll) => {
    if (!options.json) output.err(textOf(toll));
  });
  const kills = tolls.reduce((sum, toll) => sum + toll.kills, 0);
  const wrongs = tolls.flatMap((toll) => toll.wrongs);
  const seconds = (performance.now() - begun) / 1_000;
  if (options.json) output.out(json({ seed: options.seed, kills, tolls, wrongs, seconds }));
  else output.out(`${kills} kills in ${seconds.toFixed(0)} s: ${verdictOn(wrongs)}`);
  if (wrongs.length > 0) throw new CliError('scoreLost', `${wrongs.length} wrong: ${wrongs[0]}`);
}

/** The same without words; `told` hears of each kind. */
async function killAll(
  { times, seed, only, reader = false }: KillOptions,
  told: (toll: Toll) => void = () => {},
): Promise<readonly Toll[]> {
  const tolls: Toll[] = [];
  for (const [at, { what, kills }] of shares(times, only).entries()) {
    const own = { times: kills, seed: seed + at };
    const toll = what === 'play' ? await tollOfPlay({ ...own, reader }) : await tollOf(what, own);
    tolls.push(toll);
    told(toll);
  }
  return tolls;
}

/** How many kills each kind gets: as many as asked for, all together. */
function shares(
  times: number,
  only: Killed | undefined,
): readonly { readonly what: Killed; readonly kills: number }[] {
  const kinds = only === undefined ? ALL : [only];
  let left = times;
  let parts = kinds.reduce((sum, what) => sum + SHARES[what], 0);
  return kinds.map((what) => {
    const kills = Math.round((left * SHARES[what]) / parts);
    left -= kills;
    parts -= SHARES[what];
    return { what, kills };
  });
}

interface Own {
  readonly times: number;
  readonly seed: number;
}

async function tollOfPlay(options: Own & { readonly reader: boolean }): Promise<Toll> {
  const toll: Toll = { what: 'play', kills: 0, done: 0, wrongs: [] };
  if (options.times === 0) return toll;
  const { kills, wrongs } = await killWhilePlaying(options);
  return { ...toll, kills: kills.length, wrongs: wrongs.map((wrong) => `play: ${wrong}`) };
}

/** Runs that come to their end before they are killed, for each kill: a machine at work elsewhere makes them rare, not many. */
const PATIENCE = 10;

async function tollOf(what: Exclude<Killed, 'play'>, { times, seed }: Own): Promise<Toll> {
  const toll: Toll = { what, kills: 0, done: 0, wrongs: [] };
  const folders = new Folders();
  const random = new Xorshift(seed);
  try {
    const cause = await CAUSES[what](folders);
    const temporary = folders.fresh();
    let takes = times === 0 ? 0 : (await doom(cause.args(cause.make()), { temporary })).took;
    while (toll.kills < times) {
      const folder = cause.make();
      const { killed, said, took } = await doom(cause.args(folder), {
        temporary,
        after: random.next() * takes,
      });
      const wrongs = [...(await cause.look(folder, said)), ...leftIn(temporary)];
      toll.wrongs.push(...wrongs.map((wrong) => `${what}, kill ${toll.kills + 1}: ${wrong}`));
      if (killed) toll.kills++;
      else {
        toll.done++;
        // It was faster than the one that was measured.
        takes = Math.min(takes, took);
      }
      if (toll.done > PATIENCE * times) throw new Error(`${what} comes to its end before it is killed`);
      folders.remove(folder);
    }
    return toll;
  } finally {
    folders.remove();
  }
}

/** The folder of tsx, which a checkout runs with. */
const LOADER = 'tsx-';

/** What a killed process leaves in the system's temporary folder nobody removes: in ten years that is a full disk. */
const leftIn = (temporary: string): readonly string[] =>
  readdirSync(temporary)
    .filter((name) => !name.startsWith(LOADER))
    .map((name) => `left in the temporary folder: ${name}`);

const verdictOn = (wrongs: readonly string[]): string =>
  wrongs.length === 0
    ? 'nothing acknowledged was lost, and nothing else came back'
    : `${wrongs.length} WRONG`;

const textOf = ({ what, kills, done, wrongs }: Toll): string =>
  `${what}: ${kills} kills, ${done} came too late, ${wrongs.length === 0 ? 'nothing wrong' : wrongs.join('; ')}`;
