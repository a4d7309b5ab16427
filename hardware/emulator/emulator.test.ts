import { once } from 'node:events';
import { afterEach, describe, expect, test } from 'vitest';
import { encode } from '../../shared/protocol/index.ts';
import { Emulator } from './emulator.ts';
import type { EmulatorOptions } from './messages.ts';
import { readPegs } from './pegs.ts';
import type { EmulatorPort } from './port.ts';

const running: Emulator[] = [];
async function start(options: EmulatorOptions = {}): Promise<Emulator> {
  const emulator = await Emulator.start({ speed: 'max', ...options });
  running.push(emulator);
  return emulator;
}

afterEach(async () => {
  await Promise.all(running.splice(0).map((emulator) => emulator.stop()));
});

/** Opens the port and greets the board. */
async function greet(emulator: Emulator): Promise<EmulatorPort> {
  const port = emulator.openPort();
  await once(port, 'open');
  await emulator.wait(100);
  port.write(encode({ type: 'hello', sequence: 1, major: 1, minor: 0 }));
  await emulator.wait(50);
  return port;
}

const PEGS = [
  { front: 12, rear: 3 },
  { front: 90, rear: 60 },
  { front: 1, rear: 0 },
];
const pegs = () => encode({ type: 'pegs', sequence: 2, holes: PEGS });

describe('a board that runs', () => {
  test('shows the firmware’s first text and then its pegs', async () => {
    const emulator = await start();
    while (!emulator.view.text.join('').includes('Muggins')) await once(emulator, 'view');
    const port = await greet(emulator);
    port.write(pegs());
    await once(emulator, 'latch');
    await emulator.wait(50);
    expect(readPegs(emulator.view.pixels, 3)).toEqual(PEGS);
    expect(emulator.view).toMatchObject({ power: true, plugged: true, lanes: 3, backlight: true, tone: 0 });
  });

  test('taps are in emulated time, one after the other', async () => {
    const emulator = await start();
    const before = emulator.view.time;
    const order: string[] = [];
    await Promise.all([
      emulator.tap('1', { hold: 100, gap: 50 }).then(() => order.push('1')),
      emulator.tap('P1', { hold: 100, gap: 50 }).then(() => order.push('P1')),
    ]);
    expect(order).toEqual(['1', 'P1']);
    expect(emulator.view.time - before).toBeGreaterThanOrEqual(300);
  });

  test('a sounding buzzer is heard', async () => {
    const emulator = await start();
    const port = await greet(emulator);
    // Both may be told at once: what is heard is written down, not waited for one by one.
    const tones: number[] = [];
    emulator.on('tone', (hertz) => tones.push(hertz));
    port.write(encode({ type: 'tone', sequence: 2, hertz: 1000, milliseconds: 50 }));
    while (tones.at(-1) !== 0) await once(emulator, 'tone');
    // The tone stops in the middle of a swing: one that is up to 5 % short still counts, and sounds as much higher.
    const [first, ...more] = tones;
    expect(first).toBe(1000);
    expect(more.at(-1)).toBe(0);
    const [cut = 1000] = more.slice(0, -1);
    expect(more.length).toBeLessThanOrEqual(2);
    expect(cut / 1000).toBeGreaterThanOrEqual(1);
    expect(cut / 1000).toBeLessThanOrEqual(1 / 0.95);
  });
});

describe('cable and power', () => {
  test('pulling the cable closes the port and keeps the pegs lit', async () => {
    const emulator = await start();
    const port = await greet(emulator);
    port.write(pegs());
    await emulator.wait(100);
    const closed = once(port, 'close');
    emulator.unplug();
    expect(await closed).toMatchObject([{ disconnected: true }]);
    await emulator.wait(10);
    expect(emulator.view.plugged).toBe(false);
    expect(readPegs(emulator.view.pixels, 3)).toEqual(PEGS);
    const refused = emulator.openPort();
    expect(await once(refused, 'error')).toMatchObject([{ message: expect.stringContaining('unplugged') }]);
    emulator.plug();
    await once(emulator.openPort(), 'open');
  });

  test('a power cut darkens the board and spares its settings', async () => {
    const emulator = await start();
    const port = await greet(emulator);
    port.write(encode({ type: 'setup', sequence: 2, lanes: 2, brightness: 33 }));
    await emulator.wait(200);
    const kept = await emulator.eeprom();
    expect(kept.some((byte) => byte !== 0xff)).toBe(true);
    const closed = once(port, 'close');
    await emulator.powerOff();
    expect(await closed).toMatchObject([{ disconnected: true }]);
    await emulator.wait(10);
    expect(emulator.view.power).toBe(false);
    expect(emulator.view.pixels.every((value) => value === 0)).toBe(true);
    expect(emulator.view.text.join('').trim()).toBe('');
    await emulator.powerOn();
    await emulator.wait(100);
    expect(emulator.view.power).toBe(true);
    expect(await emulator.eeprom()).toEqual(kept);
  });
});

describe('refusals', () => {
  test('no image', async () => {
    await expect(Emulator.start({ image: '/nowhere/uno.hex' })).rejects.toThrow(
      'no firmware image at /nowhere',
    );
  });

  test('a second opening of the port', async () => {
    const emulator = await start();
    await greet(emulator);
    const second = emulator.openPort();
    expect(await once(second, 'error')).toMatchObject([{ message: expect.stringContaining('in use') }]);
  });

  test('a key that the board does not have', async () => {
    const emulator = await start();
    expect(() => emulator.press('P4')).toThrow('a board with 3 lanes has no key P4');
    await expect(emulator.tap('P4')).rejects.toThrow('no key P4');
  });

  test('everything after stop', async () => {
    const emulator = await start();
    const waiting = emulator.wait(1e9);
    const port = await greet(emulator);
    const closed = once(port, 'close');
    await Promise.all([expect(waiting).rejects.toThrow('stopped'), emulator.stop()]);
    await closed;
    await expect(emulator.eeprom()).rejects.toThrow('stopped');
  });
});

test('at speed 1 emulated time never runs ahead of real time', async () => {
  const begun = performance.now();
  const emulator = await start({ speed: 1 });
  await emulator.wait(300);
  // A machine that was held up may catch up, but not overtake: its time began after `begun`.
  expect(performance.now() - begun).toBeGreaterThanOrEqual(300);
});
