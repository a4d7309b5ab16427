// Timers that are called only at events behave as those that avr8js calls at every count.
import {
  AVRIOPort,
  AVRTimer,
  type AVRTimerConfig,
  CPU,
  portBConfig,
  portDConfig,
  timer1Config,
  timer2Config,
} from 'avr8js';
import { expect, test } from 'vitest';
import { Xorshift } from './random.ts';
import { addTimer } from './timer.ts';

interface Bench {
  readonly cpu: CPU;
  readonly ports: readonly AVRIOPort[];
  calls: number;
}

/** A chip with one timer that `add` puts in; `calls` counts how often its parts were called. */
function bench(config: AVRTimerConfig, add: (cpu: CPU, config: AVRTimerConfig) => void): Bench {
  const cpu = new CPU(new Uint16Array(16));
  const ports = [portBConfig, portDConfig].map((port) => new AVRIOPort(cpu, port));
  const made: Bench = { cpu, ports, calls: 0 };
  const plan = cpu.addClockEvent.bind(cpu);
  cpu.addClockEvent = (callback, cycles) => {
    made.calls++;
    return plan(callback, cycles);
  };
  add(cpu, config);
  cpu.data[portBConfig.DDR] = 0xff;
  cpu.data[portDConfig.DDR] = 0xff;
  return made;
}

const eager = (cpu: CPU, config: AVRTimerConfig): unknown => new AVRTimer(cpu, config);

/** What a program sees of the timer without disturbing it: flags and pins. */
const seen = ({ cpu }: Bench, { TIFR }: AVRTimerConfig): string =>
  [cpu.cycles, cpu.data[TIFR], cpu.data[portBConfig.PIN], cpu.data[portDConfig.PIN]].join(' ');

/** A write to a register of the timer, or undefined to read its count. */
function randomAccess(random: Xorshift, config: AVRTimerConfig): readonly [number, number] | undefined {
  const high = (address: number): readonly (readonly [number, number])[] =>
    config.bits === 16 ? [[address + 1, random.below(2)]] : [];
  const choices = [
    [config.TCCRA, random.below(256)],
    [config.TCCRB, random.below(6) | (random.below(4) << 3)],
    [config.OCRA, random.below(256)],
    [config.OCRB, random.below(256)],
    [config.TCNT, random.below(256)],
    [config.TIFR, random.below(8)],
    ...high(config.OCRA),
    ...high(config.OCRB),
    ...high(config.TCNT),
    undefined,
  ] as const;
  return choices[random.below(choices.length)];
}

test.each([
  ['timer 1', timer1Config],
  ['timer 2', timer2Config],
])('%s: flags, counts and pins are those of a timer called at every count, at every cycle', (_, config) => {
  const random = new Xorshift(1);
  for (let program = 0; program < 60; program++) {
    const both = [bench(config, eager), bench(config, addTimer)];
    for (let step = 0; step < 1500; step++) {
      const access = random.below(60) === 0 ? randomAccess(random, config) : [0, 0];
      const cycles = 1 + random.below(4);
      const counts = both.map(({ cpu }) => {
        let count = 0;
        if (access === undefined) count = cpu.readData(config.TCNT);
        else if (access[0] !== 0) cpu.writeData(access[0] ?? 0, access[1] ?? 0);
        cpu.cycles += cycles;
        cpu.tick();
        return count;
      });
      const [theirs, ours] = both.map((each, i) => `${counts[i]} ${seen(each, config)}`);
      // An expectation for every cycle would take most of the time.
      if (ours !== theirs) expect(ours).toBe(theirs);
    }
  }
});

test('the tick of the firmware calls its timer twice in 250 us, not 125 times', () => {
  const { TCCRA, TCCRB, OCRA } = timer2Config;
  const calls = [eager, addTimer].map((add) => {
    const made = bench(timer2Config, add);
    const { cpu } = made;
    cpu.writeData(TCCRA, 2);
    cpu.writeData(OCRA, 124);
    cpu.writeData(TCCRB, 3);
    for (; cpu.cycles < 40_000; cpu.cycles++) cpu.tick();
    return made.calls;
  });
  expect(calls[0]).toBeGreaterThan(1200);
  expect(calls[1]).toBeLessThan(30);
});
