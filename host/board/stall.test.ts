// A host that stalls, as a machine does under load: no timer runs and nothing is read, while a player keys on the real image.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { MILLISECOND } from '../../hardware/emulator/chip.ts';
import { PROCESSORS, parseHex, prebuiltImage, SteppedBoard } from '../../hardware/emulator/index.ts';
import { KEY_IDS, type KeyId } from '../../shared/protocol/index.ts';
import { Connection } from './connection.ts';
import { openingSource } from './transport.ts';

/** Milliseconds from one press to the next at sixteen a second. */
const PACE = 1_000 / 16;

/** The port of a board whose host can stall. */
class Stalling {
  readonly board = new SteppedBoard({
    flash: parseHex(readFileSync(prebuiltImage(), 'utf8'), PROCESSORS.uno.flash),
  });
  readonly #unread: (() => void)[] = [];
  #stalled = false;

  readonly open = openingSource('emulator', () => {
    const port = this.board.openPort();
    const { arrived } = port;
    port.arrived = (bytes) => {
      if (this.#stalled) this.#unread.push(() => arrived.call(port, bytes));
      else arrived.call(port, bytes);
    };
    return port;
  });

  /** While it is stalled, so many keys are pressed, each for half of its time. */
  press(count: number): void {
    const { machine } = this.board;
    this.#stalled = true;
    for (let n = 0; n < count; n++) {
      const key = KEY_IDS[n % 16] as KeyId;
      machine.press(key);
      machine.runFor((PACE / 2) * MILLISECOND);
      machine.release(key);
      machine.runFor((PACE / 2) * MILLISECOND);
    }
    this.#stalled = false;
    for (const read of this.#unread.splice(0)) read();
  }
}

const strokes = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, n) => [`${KEY_IDS[n % 16]} press`, `${KEY_IDS[n % 16]} release`]).flat();

test.each([
  { seconds: 1, presses: 16, events: strokes(16) },
  {
    seconds: 3,
    presses: 48,
    events: [...strokes(32), '16 refused'],
  },
])('$seconds s at sixteen keys a second', async ({ presses, events }) => {
  const rig = new Stalling();
  const { board } = rig;
  const connection = new Connection({ open: rig.open, lanes: 3, clock: board.clock });
  const received: string[] = [];
  connection.on('key', ({ key, action }) => received.push(`${key} ${action}`));
  connection.on('keysRefused', (count) => received.push(`${count} refused`));
  connection.start();
  await board.until(() => connection.status.state === 'ready');
  rig.press(presses);
  // The next key comes after all of them, and counts.
  await board.until(() => received.length >= events.length);
  await board.run(50);
  board.machine.press('UNDO');
  await board.until(() => received.includes('UNDO press'));
  expect(received).toEqual([...events, 'UNDO press']);
  expect(connection.status.state).toBe('ready');
  await connection.close();
});
