// One bit of a hall's journal is flipped, anywhere: the hall starts, or says what to do, and a night loses an entry of its log at most.
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, expect, test } from 'vitest';
import { formatOf, publicView } from '../../../shared/league/index.ts';
import { DEFAULT } from '../../../shared/words/registry.ts';
import { mendOrRefuse, repairHall } from '../../cli/hall/repair.ts';
import { CliError } from '../../cli/output.ts';
import { openHall, readHall } from '../../hall/index.ts';
import { GOLDEN_PLAYERS, joining, running, tables, written } from '../../hall/testing/night.ts';
import { MEMORY } from './memory.ts';
import { type Bit, Bits, DATABASE, FILES } from './victim.ts';

/** Bits to flip, spread evenly over both files. */
const BITS = 800;
/** Flips between two collections: libsql lets a file go when its statements are collected. */
const COLLECT = 50;
const SILENT = { out: () => {}, err: () => {} };

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

const room = mkdtempSync(join(MEMORY, 'muggins-hall-flips-'));
const [pristine, folder] = [join(room, 'pristine'), join(room, 'flipped')];

afterAll(() => rmSync(room, { recursive: true }));

/** A night as kill -9 leaves it: most of it in the file, the end in the log. */
function makeNight(): void {
  const alive = join(room, 'alive');
  const first = openHall(alive, () => 0);
  first.act([{ type: 'open', id: 'n1', format: formatOf('grass-roots'), seed: 7 }, ...tables(5)], 'desk');
  first.act([...GOLDEN_PLAYERS.flatMap(joining), { type: 'draw' }], 'desk');
  for (const game of running(publicView(first.state))) first.act(written(game), 'desk');
  first.close();
  const last = openHall(alive, () => 0);
  for (const game of running(publicView(last.state))) last.act(written(game), 'desk');
  mkdirSync(pristine);
  // While it is open: once closed, a journal has no log.
  for (const name of FILES) copyFileSync(join(alive, name), join(pristine, name));
  last.close();
}

/** Its events, without their moves, which a repair numbers anew. */
function eventsIn(of: string): readonly string[] {
  const journal = readHall(of);
  try {
    return [...journal.read()].map(({ event: { move: _, ...event } }) => JSON.stringify(event));
  } finally {
    journal.close();
  }
}

function lay({ file, byte, bit }: Bit): void {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true });
  for (const name of FILES) {
    const bytes = readFileSync(join(pristine, name));
    if (name === file) bytes[byte] = (bytes[byte] ?? 0) ^ (1 << bit);
    writeFileSync(join(folder, name), bytes);
  }
}

/** Does what people do: start the hall; where it refuses, repair it, and start again. */
async function startOrRepair(): Promise<void> {
  try {
    mendOrRefuse(folder, DEFAULT);
  } catch (error) {
    if (!(error instanceof CliError)) throw error;
    await repairHall({ data: folder, yes: true }, SILENT);
    expect(mendOrRefuse(folder, DEFAULT)).toBeUndefined();
  }
  openHall(folder, () => 0).close();
}

test(`${BITS} bits`, async () => {
  makeNight();
  const bits = new Bits(pristine);
  const whole = eventsIn(pristine);
  expect(whole.length).toBeGreaterThan(50);
  const lost = { database: 0, log: 0 };
  for (let turn = 0; turn < BITS; turn++) {
    const bit = bits.at(turn);
    lay(bit);
    await startOrRepair();
    const left = eventsIn(folder);
    // Nothing is there that never was, and what is there is in its place.
    expect(left, JSON.stringify(bit)).toEqual(whole.slice(0, left.length));
    if (left.length < whole.length) {
      lost[bit.file === DATABASE ? 'database' : 'log']++;
      expect(readdirSync(folder).some((name) => name.includes('.damaged-'))).toBe(true);
    }
    if (turn % COLLECT === 0) collect();
  }
  expect(lost.database).toBe(0);
  expect(lost.log).toBeGreaterThan(0);
});
