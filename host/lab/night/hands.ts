// The boards of a simulated night, and the hands at them: one that shows nothing and is keyed at once, and one with the real firmware.
import { EventEmitter } from 'node:events';
import { Emulator } from '../../../hardware/emulator/index.ts';
import type { KeyId } from '../../../shared/protocol/index.ts';
import { Connection, openingSource } from '../../board/index.ts';
import type { Table } from '../../table/index.ts';

/** A board that somebody can key. */
export interface HandledBoard {
  readonly board: ConstructorParameters<typeof Table>[0]['board'];
  /** Presses keys, one after the other; resolves when the last one is up. */
  press(...keys: readonly KeyId[]): Promise<void>;
  close(): Promise<void>;
}

class QuietBoard extends EventEmitter {
  readonly status = { state: 'ready', port: 'night' } as const;
  show(): void {}
  cue(): void {}
}

/** Shows nothing; a key is heard at once. */
export function quietBoard(): HandledBoard {
  const board = new QuietBoard();
  return {
    board,
    async press(...keys) {
      for (const key of keys)
        for (const action of ['press', 'release']) board.emit('key', { key, action, time: 0 });
    },
    close: async () => {},
  };
}

/** Emulated milliseconds for which a key is down, and then up. */
const TAP = { hold: 30, gap: 30 };

/** The firmware image on an emulated Uno, with Johnny-Five between it and the table. */
export async function firmwareBoard(): Promise<HandledBoard> {
  const emulator = await Emulator.start({ lanes: 2 });
  const board = new Connection({ open: openingSource('emulator', () => emulator.openPort()), lanes: 2 });
  board.start();
  let pressed = Promise.resolve();
  return {
    board,
    press(...keys) {
      pressed = keys.reduce((before, key) => before.then(() => emulator.tap(key, TAP)), pressed);
      return pressed;
    },
    async close() {
      // A hand that is on a key lets it go first.
      await pressed;
      await board.close();
      await emulator.stop();
    },
  };
}
