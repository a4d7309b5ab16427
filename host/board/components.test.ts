import { describe, expect, test } from 'vitest';
import { bench, pass, ready, underFakeTime, view } from './testing/bench.ts';
import { COUNTERS } from './testing/device.ts';

underFakeTime();

describe('showing', () => {
  test('only what changed is sent again', async () => {
    const { device, connection, shown } = await ready();
    connection.show(view(1));
    await pass(100);
    const before = device.received.length;
    connection.show({ ...view(1), pegs: [{ front: 2, rear: 1 }, ...view(1).pegs.slice(1)] });
    await pass(100);
    expect(device.received.slice(before).map(({ type }) => type)).toEqual(['pegs']);
    expect(shown).toHaveLength(2);
  });

  test('a superseded view is never shown', async () => {
    const { device, connection, shown } = await ready();
    for (let front = 1; front <= 50; front++) connection.show(view(front));
    await pass(200);
    expect(device.shown.map(([red]) => red?.front)).toEqual([1, 50]);
    expect(shown.map(({ pegs }) => pegs[0]?.front)).toEqual([50]);
  });

  test('tones follow one another, and a new cue ends the old', async () => {
    const { device, connection } = await ready();
    const tones = [440, 550, 660].map((hertz) => ({ hertz, milliseconds: 200 }));
    connection.cue({ tones });
    await pass(250);
    connection.cue({ tones: [{ hertz: 100, milliseconds: 50 }] });
    await pass(1_000);
    expect(device.tones.map(({ hertz }) => hertz)).toEqual([440, 550, 100]);
  });

  test('a line that hangs delays tones, and leaves none of them out', async () => {
    const { device, connection } = await ready();
    device.knobs.hang = true;
    connection.cue({ tones: [988, 784, 1175].map((hertz) => ({ hertz, milliseconds: 40 })) });
    await pass(150);
    device.knobs.hang = false;
    await pass(1_000);
    expect(device.tones.map(({ hertz }) => hertz)).toEqual([988, 784, 1175]);
  });

  test('cues without a board are not played later', async () => {
    const { device, connection } = bench();
    connection.cue({ effect: 'win' });
    connection.start();
    await pass(100);
    expect(device.effects).toEqual([]);
  });

  test.each([
    { view: { ...view(1), pegs: [{ front: 122, rear: 0 }] }, error: /122 is not a hole/ },
    { view: { ...view(1), pegs: [{ front: 3, rear: 122 }] }, error: /122 is not a hole/ },
    { view: { ...view(1), pegs: Array(4).fill({ front: 0, rear: 0 }) }, error: /4 lanes on a board with 3/ },
    { view: { ...view(1), dealer: 3 }, error: /dealer: 3 is no lane of a board with 3/ },
  ])('a view that does not fit is refused at once: $error', ({ view: wrong, error }) => {
    const { connection } = bench();
    expect(() => connection.show(wrong)).toThrow(error);
  });

  test.each([
    { cue: { tones: [{ hertz: 30, milliseconds: 5 }] }, error: /hertz: 30/ },
    { cue: { tones: [{ hertz: 440, milliseconds: 0 }] }, error: /milliseconds: 0/ },
    { cue: { effect: 'win', lane: 3 } as const, error: /lane: 3/ },
  ])('a cue that does not fit is refused at once: $error', ({ cue, error }) => {
    const { connection } = bench();
    expect(() => connection.cue(cue)).toThrow(error);
  });

  test('counters, to all who ask', async () => {
    const { connection } = await ready();
    const both = Promise.all([connection.counters(), connection.counters()]);
    await pass(100);
    expect(await both).toEqual([COUNTERS, COUNTERS]);
    await connection.close();
    await expect(connection.counters()).rejects.toMatchObject({ code: 'notConnected' });
  });

  test('counters asked for when the board goes away are refused', async () => {
    const { device, connection } = await ready();
    const asked = connection.counters();
    device.unplug();
    await expect(asked).rejects.toMatchObject({ code: 'notConnected' });
  });
});

describe('keys', () => {
  test('keypad and buttons come in the order of the board, also in a burst', async () => {
    const { device, keys } = await ready();
    for (const key of ['1', '2', 'P1', '3', 'UNDO', 'MUGGINS'] as const) {
      device.press(key, 100);
      device.release(key, 120);
    }
    await pass(300);
    const expected = ['1', '2', 'P1', '3', 'UNDO', 'MUGGINS'].flatMap((key) => [
      { key, action: 'press', time: 100 },
      { key, action: 'release', time: 120 },
    ]);
    expect(keys).toEqual(expected);
  });

  test('a repeated event is acknowledged again and emitted once', async () => {
    const { device, keys } = await ready();
    const event = { type: 'key', sequence: 5, key: 5, action: 1, time: 9 } as const;
    device.send(event);
    device.send(event);
    await pass(50);
    expect(keys).toEqual([{ key: '5', action: 'press', time: 9 }]);
    expect(device.received.filter(({ type }) => type === 'keyAck')).toHaveLength(2);
  });

  test('a button of a lane that is not there and a code of no key say nothing', async () => {
    const { device, keys } = await ready();
    device.press('P4');
    device.send({ type: 'key', sequence: 99, key: 100, action: 1, time: 0 });
    await pass(50);
    expect(keys).toEqual([]);
  });

  test.each(['*', 'UNDO'] as const)('%s held for two seconds says so once, while it is down', async (key) => {
    const { device, keys } = await ready();
    device.press(key, 16_000);
    await pass(2_010);
    expect(keys.map(({ action, time }) => [action, time])).toEqual([
      ['press', 16_000],
      ['hold', 1_616],
    ]);
    await pass(5_000);
    device.release(key, 6_616);
    await pass(50);
    expect(keys.map(({ action }) => action)).toEqual(['press', 'hold', 'release']);
  });

  test.each(['D', 'UNDO'] as const)(
    '%s is not held for a line that fell silent after its press',
    async (key) => {
      const { device, keys } = await ready();
      device.press(key, 100);
      await pass(20);
      device.knobs.hang = true;
      await pass(6_000);
      expect(keys.map(({ action }) => action)).toEqual(['press']);
    },
  );

  test.each(['D', 'UNDO'] as const)(
    '%s is not held for a host that was too busy to hear of its release',
    async (key) => {
      const { device, keys } = await ready();
      device.press(key, 100);
      await pass(20);
      const { port } = device;
      const emit = port?.emit.bind(port);
      const late: Buffer[] = [];
      // Timers that are due run before what has come in is read.
      if (port) port.emit = (_event: string, bytes: Buffer) => late.push(bytes) > 0;
      device.release(key, 200);
      await pass(1_985);
      if (port && emit) port.emit = emit;
      for (const bytes of late) emit?.('data', bytes);
      await pass(100);
      expect(keys.map(({ action }) => action)).toEqual(['press', 'release']);
    },
  );

  test.each(['D', 'P1'] as const)('%s held by the board’s clock, not yet by ours, is held', async (key) => {
    const { device, keys } = await ready();
    device.press(key, 16_000);
    device.release(key, 1_700);
    await pass(50);
    expect(keys.map(({ action, time }) => [action, time])).toEqual([
      ['press', 16_000],
      ['hold', 1_616],
      ['release', 1_700],
    ]);
  });

  test.each(['D', 'UNDO'] as const)(
    '%s is not held by our clock: a board that runs at a quarter of it has seen half a second of two',
    async (key) => {
      const { device, keys } = await ready();
      device.knobs.pace = 0.25;
      device.press(key, 16_000);
      await pass(7_900);
      expect(keys.map(({ action }) => action)).toEqual(['press']);
      await pass(300);
      expect(keys.map(({ action, time }) => [action, time])).toEqual([
        ['press', 16_000],
        ['hold', 1_616],
      ]);
    },
  );

  test.each(['D', 'UNDO'] as const)(
    '%s is not held if its release waits on the board behind other keys',
    async (key) => {
      const { device, keys } = await ready();
      device.press(key, 100);
      await pass(20);
      device.knobs.dropKeyAcks = true;
      device.press('5', 300);
      device.release('5', 400);
      device.release(key, 500);
      await pass(6_000);
      expect(keys.map(({ action }) => action)).toEqual(['press', 'press']);
      device.knobs.dropKeyAcks = false;
      await pass(100);
      expect(keys.map(({ action }) => action)).toEqual(['press', 'press', 'release', 'release']);
    },
  );

  test('plain Firmata reports cannot press a button', async () => {
    const { device, keys } = await ready();
    for (let byte = 0; byte < 16; byte++) device.raw([0x90 | byte, 0, 0, 0x90 | byte, 0x7f, 1]);
    await pass(50);
    expect(keys).toEqual([]);
  });

  test('what the board owns is never set by plain Firmata', async () => {
    const { device } = await ready();
    expect(device.plain).toEqual([]);
  });
});
