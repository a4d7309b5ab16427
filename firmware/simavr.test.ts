/** A second simulator runs the prebuilt image: it must answer and time its pulses as the emulated board does. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CYCLE_NANOSECONDS } from '../hardware/emulator/chip.ts';
import { encode, type Message } from '../shared/protocol/index.ts';
import { COMPILE_TIMEOUT, fromHex, HELLO, messagesIn, rx } from './testing/native.ts';
import { Probe } from './testing/probe.ts';
import { toolFound } from './testing/tools.ts';

const golden = JSON.parse(
  readFileSync(new URL('../shared/protocol/frames.golden.json', import.meta.url), 'utf8'),
) as Record<
  'good' | 'broken',
  readonly { readonly name: string; readonly from: string; readonly bytes: string }[]
>;
const frames = [...golden.good, ...golden.broken].filter(({ from }) => from !== 'board');

const HEADERS = ['/usr/include/simavr/sim_avr.h', '/usr/include/libelf.h'];
const found = toolFound('gcc') && HEADERS.every((header) => existsSync(header));

describe.skipIf(!found)('the prebuilt image in simavr', () => {
  let folder = '';
  let program = '';
  const path = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'muggins-simavr-'));
    program = join(folder, 'runner');
    const libraries = ['-lsimavr', '-lelf', '-lm'];
    execFileSync('gcc', ['-O2', '-Wall', '-Wextra', '-o', program, path('./testing/simavr.c'), ...libraries]);
  }, COMPILE_TIMEOUT);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const talk = (commands: readonly string[]): readonly string[] => {
    const input = commands.map((command) => `${command}\n`).join('');
    const output = execFileSync(program, [path('./prebuilt/uno.hex')], { input, encoding: 'utf8' });
    return output.split('\n').map((line) => line.trim());
  };

  test('answers every golden frame as the emulated board does', () => {
    const setup: Message = { type: 'setup', sequence: 2, lanes: 4, brightness: 64 };
    const commands = ['ms 100', rx(HELLO), rx(setup), ...frames.map(({ bytes }) => `rx ${bytes}`)];
    const theirs = talk(commands).slice(1, commands.length).map(messagesIn);

    const probe = new Probe(4).start();
    probe.run(70);
    const ours = commands.slice(1).map((command) => {
      const before = probe.sent.length;
      probe.machine.write(Uint8Array.from(fromHex(command.slice(3))));
      probe.run(60);
      return probe.sent.slice(before).map(({ message }) => message);
    });
    // What depends on the moment: the stack's depth, steps of an effect. simavr reports another reset.
    const comparable = (message: Message) => ({ ...message, freeRam: 0, frames: 0, reset: 0 });
    expect(theirs.map((messages) => messages.map(comparable))).toEqual(
      ours.map((messages) => messages.map(comparable)),
    );
  }, 60_000);

  test('clocks out the same pulses', () => {
    const effect: Message = { type: 'effect', sequence: 3, effect: 1, lane: 0 };
    const commands = ['ms 100', rx(HELLO), 'pulses', rx(effect), 'ms 1000', 'pulses'];
    const words = (talk(commands)[5] ?? '').split(' ');
    const lengths = (kind: string): readonly number[] =>
      words.flatMap((word, i) =>
        i % 3 === 0 && word === kind ? [Number(words[i + 1]) * CYCLE_NANOSECONDS] : [],
      );

    const probe = new Probe(3).start();
    probe.machine.write(encode(HELLO));
    probe.run(40);
    probe.clearPulses();
    probe.machine.write(encode(effect));
    probe.run(1040);
    const pause = 100_000;
    expect(lengths('h')).toEqual([...probe.highs.keys()].sort((a, b) => a - b));
    const theirs = lengths('l').filter((length) => length < 512 * CYCLE_NANOSECONDS);
    const ours = [...probe.lows.keys()].filter((length) => length < pause).sort((a, b) => a - b);
    expect(theirs[0]).toBe(ours[0]);
    // Which gaps coincide with a byte or a tick differs with the phase; the longest that can are the same.
    expect(Math.max(...theirs)).toBeLessThanOrEqual(5000);
    expect(Math.abs(Math.max(...theirs) - Math.max(...ours))).toBeLessThanOrEqual(4 * CYCLE_NANOSECONDS);
  }, 60_000);
});
