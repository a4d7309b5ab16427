// What another rate of the serial line would bring: the firmware is built for each rate and run in the emulator.
// `npx tsx firmware/testing/baud.ts` prints the table of docs/evidence.md.
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { MILLISECOND } from '../../hardware/emulator/chip.ts';
import { parseHex } from '../../hardware/emulator/hex.ts';
import { buildAside } from '../image.ts';
import { only, Probe, range } from './probe.ts';
import { stream } from './stream.ts';

const SKETCH = fileURLToPath(new URL('../muggins/', import.meta.url));
const RATES = [115_200, 250_000, 500_000];
const LANES = 3;
/** Milliseconds of USB, each way. */
const LATENCY = 1;

/** The firmware as it is, but for the rate. */
async function imageAt(baud: number): Promise<Uint8Array> {
  const folder = await mkdtemp(join(tmpdir(), 'muggins-baud-'));
  try {
    const sketch = join(folder, 'muggins');
    await cp(SKETCH, sketch, { recursive: true });
    const header = join(sketch, 'src/generated/board.h');
    const text = (await readFile(header, 'utf8')).replace(/(kBaud = )\d+/, `$1${baud}`);
    if (!text.includes(`kBaud = ${baud};`)) throw new Error('no rate in generated/board.h');
    await writeFile(header, text);
    return parseHex((await buildAside('uno', sketch)).hex);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Bytes lost while an effect keeps the chain refreshing, and the longest gap of the pixels.
 * @param load rate that the host sends at, however fast the line is
 */
function loss(flash: Uint8Array, baud: number, load: number) {
  const probe = new Probe(LANES, { flash, baud }).start().greet(LANES, 127);
  probe.clearPulses();
  const before = probe.machine.counts.toBoard;
  stream(probe, { lanes: LANES, milliseconds: 1000, effect: true, seed: 2, baud: load });
  const { overruns, toBoard } = probe.machine.counts;
  probe.say({ type: 'readCounters', sequence: 126 });
  probe.run(40);
  const [counters] = probe.messages('counters');
  const [, gap] = range(only(probe.lows, (length) => length < 100_000));
  return { sent: toBoard - before, overruns, overflows: counters?.rxOverflow ?? Number.NaN, gap };
}

/** Milliseconds from the contact to the latch, answered by a host that takes no time, one key after another. */
function keyToLatch(flash: Uint8Array, baud: number) {
  const probe = new Probe(LANES, { flash, baud, latency: LATENCY, seed: 5 }).start().greet(LANES);
  const times: number[] = [];
  let sequence = 1;
  for (let i = 0; i < 60; i++) {
    probe.run(30 + (i % 7) * 3.1);
    const heard = probe.messages('key').length;
    const began = probe.machine.now;
    const latched = probe.latched.length;
    const key = 'P1';
    probe.machine.press(key);
    while (probe.messages('key').length === heard) probe.run(0.05);
    const front = 1 + ((i * 37) % 121);
    probe.say({ type: 'keyAck', sequence: probe.messages('key').at(-1)?.sequence ?? 0 });
    const holes = Array.from({ length: LANES }, () => ({ front, rear: front - 1 }));
    probe.say({ type: 'pegs', sequence: (sequence++ % 125) + 1, holes });
    while (probe.latched.length === latched) probe.run(0.05);
    times.push(((probe.latched[latched] ?? 0) - began) / MILLISECOND);
    probe.machine.release(key);
    probe.run(20);
    probe.say({ type: 'keyAck', sequence: probe.messages('key').at(-1)?.sequence ?? 0 });
    probe.run(10);
  }
  const mean = times.reduce((sum, time) => sum + time, 0) / times.length;
  return { mean, worst: Math.max(...times) };
}

const error = (baud: number): number => {
  const divider = Math.floor((16_000_000 / 4 / baud - 1) / 2);
  return 16_000_000 / 8 / (divider + 1) / baud - 1;
};

console.log(
  '| baud | error of the rate | key to latch, mean / worst | bytes lost: line full | as much as 115200 takes | longest gap |',
);
console.log('|---|---|---|---|---|---|');
for (const baud of RATES) {
  const flash = await imageAt(baud);
  const time = keyToLatch(flash, baud);
  const full = loss(flash, baud, baud);
  const same = loss(flash, baud, 115_200);
  const told = ({ overruns, overflows, sent }: ReturnType<typeof loss>): string =>
    `${overruns} by the UART and ${overflows} by the ring, of ${sent}`;
  const cells = [
    `${baud}`,
    `${(100 * error(baud)).toFixed(1)} %`,
    `${time.mean.toFixed(2)} / ${time.worst.toFixed(2)} ms`,
    told(full),
    told(same),
    `${(full.gap / 1000).toFixed(2)} us`,
  ];
  console.log(`| ${cells.join(' | ')} |`);
}
