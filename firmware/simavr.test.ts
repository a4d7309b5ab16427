// A second simulator runs the prebuilt images: it must answer, and time its pulses, as the emulated board does. The campaign does so for
// both boards and every number of lanes. SIMULATORS.md lists the differences and their reasons.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { CYCLE_NANOSECONDS } from '../hardware/emulator/chip.ts';
import { BOARD_KINDS, type BoardKind, laneCountsOf, type WireMessage } from '../shared/protocol/index.ts';
import { effect as effectOn, HELLO, pegs as pegsAt, setup as setupOf } from './testing/messages.ts';
import { fromHex, messagesIn, rx } from './testing/native.ts';
import { Probe } from './testing/probe.ts';
import { simavr, simavrFound } from './testing/simavr.ts';

const golden = JSON.parse(
  readFileSync(new URL('../shared/protocol/frames.golden.json', import.meta.url), 'utf8'),
) as Record<
  'good' | 'broken',
  readonly { readonly name: string; readonly from: string; readonly bytes: string }[]
>;
const frames = [...golden.good, ...golden.broken].filter(({ from }) => from !== 'board');

describe.skipIf(!simavrFound)('the prebuilt images in simavr', () => {
  const path = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
  const talk = (board: BoardKind, commands: readonly string[]): readonly string[] => {
    const input = commands.map((command) => `${command}\n`).join('');
    const output = execFileSync(simavr(), [path(`./prebuilt/${board}.hex`), board], {
      input,
      encoding: 'utf8',
    });
    return output.split('\n').map((line) => line.trim());
  };

  const boards = process.env.CAMPAIGN ? BOARD_KINDS : (['uno'] as const);
  test.each(boards)(
    '%s: answers every golden frame as the emulated board does',
    (board) => {
      const setup = setupOf(4);
      const commands = ['ms 100', rx(HELLO), rx(setup), ...frames.map(({ bytes }) => `rx ${bytes}`)];
      const theirs = talk(board, commands).slice(1, commands.length).map(messagesIn);

      const probe = new Probe(4, { board, display: false }).start();
      probe.run(70);
      const ours = commands.slice(1).map((command) => {
        const before = probe.sent.length;
        probe.machine.write(Uint8Array.from(fromHex(command.slice(3))));
        probe.run(60);
        return probe.sent.slice(before).map(({ message }) => message);
      });
      // What depends on the moment: the stack's depth, steps of an effect, the board's time, and how many changes a record holds that is
      // written while others come. simavr reports another reset.
      const comparable = (message: WireMessage) => ({
        ...message,
        ...(message.type === 'keyTime' && { time: 0 }),
        freeRam: 0,
        stackMost: 0,
        frames: 0,
        reset: 0,
        recordsWritten: 0,
      });
      expect(theirs.map((messages) => messages.map(comparable))).toEqual(
        ours.map((messages) => messages.map(comparable)),
      );
    },
    240_000,
  );

  /** Lengths of pulses that the runner has counted, in nanoseconds. */
  const lengths = (answer: string, kind: string): readonly number[] => {
    const words = answer.split(' ');
    return words.flatMap((word, i) =>
      i % 3 === 0 && word === kind ? [Number(words[i + 1]) * CYCLE_NANOSECONDS] : [],
    );
  };
  const PAUSE = 32_000;

  const cases = boards.flatMap((board) =>
    laneCountsOf(board)
      .slice(process.env.CAMPAIGN ? 0 : -1)
      .map((lanes) => ({ board, lanes })),
  );
  test.each(cases)(
    '$board, $lanes lanes: clocks out the same pulses',
    ({ board, lanes }) => {
      const setup = setupOf(lanes);
      const effect = effectOn(1, 0, 3);
      const pegs = pegsAt(
        Array.from({ length: lanes }, () => 40),
        4,
        28,
      );
      const commands = [
        'ms 100',
        rx(HELLO),
        rx(setup),
        'pulses',
        rx(effect),
        'ms 600',
        rx(pegs),
        'ms 100',
        'pulses',
      ];
      const answer = talk(board, commands)[commands.length - 1] ?? '';

      const probe = new Probe(lanes, { board }).start();
      for (const message of [HELLO, setup]) {
        probe.say(message);
        probe.run(50);
      }
      probe.clearPulses();
      probe.say(effect);
      probe.run(640);
      probe.say(pegs);
      probe.run(140);
      expect(lengths(answer, 'h')).toEqual([...probe.highs.keys()].sort((a, b) => a - b));
      const theirs = lengths(answer, 'l').filter((length) => length < PAUSE);
      const ours = [...probe.lows.keys()].filter((length) => length < PAUSE).sort((a, b) => a - b);
      expect(theirs[0]).toBe(ours[0]);
      // Which gaps coincide with a byte or a tick differs with the phase; the longest that can are nearly the same.
      expect(Math.max(...theirs)).toBeLessThanOrEqual(5000);
      expect(Math.abs(Math.max(...theirs) - Math.max(...ours))).toBeLessThanOrEqual(6 * CYCLE_NANOSECONDS);
    },
    240_000,
  );
});
