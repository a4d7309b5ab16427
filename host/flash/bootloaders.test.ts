// Boards are flashed through the boot loaders that Arduino puts on them, optiboot on an Uno and stk500boot_v2 on a Mega: the images of
// Debian's arduino-core-avr, run by simavr. What is written then runs, and reports its version.
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { HELLO } from '../../firmware/testing/messages.ts';
import { Conversation, fromHex, messagesIn, rx, toHex } from '../../firmware/testing/native.ts';
import { simavr, simavrFound } from '../../firmware/testing/simavr.ts';
import { prebuiltImage } from '../../hardware/emulator/index.ts';
import { BOARD_KINDS, type BoardKind } from '../../shared/protocol/index.ts';
import { type FlashPort, flashBoard, readImage } from './index.ts';

const FOLDER = '/usr/share/arduino/hardware/arduino/avr/bootloaders';
const LOADERS: Readonly<Record<BoardKind, string>> = {
  uno: `${FOLDER}/optiboot/optiboot_atmega328.hex`,
  mega: `${FOLDER}/stk500v2/stk500boot_v2_mega2560.hex`,
};
const found = simavrFound && Object.values(LOADERS).every((path) => existsSync(path));

/** Milliseconds of the board: after a reset and without an answer to a greeting, as the flasher waits; and for another byte. */
const WAITS = { reset: 300, silence: 250, byte: 2 };

/** The board's serial port; its cable is pulled in the middle of a command, after `cut` others. */
function portOf(board: Conversation, cut = Number.POSITIVE_INFINITY): FlashPort {
  const chunks: Uint8Array[] = [];
  let left = cut;
  let ended = false;
  let wake = (): void => {};
  /** Collects what the board sends, until it is silent. @returns whether it sent anything */
  const ask = async (command: string): Promise<boolean> => {
    const [sent = ''] = await board.ask(command);
    if (sent === '') return false;
    chunks.push(Uint8Array.from(fromHex(sent.trim())));
    wake();
    await ask(`ms ${WAITS.byte}`);
    return true;
  };
  const end = (): void => {
    ended = true;
    wake();
  };
  return {
    read: async () => {
      while (chunks.length === 0 && !ended)
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      return chunks.shift();
    },
    write: async (bytes) => {
      left -= 1;
      const answered = await ask(`rx ${toHex(left < 0 ? bytes.subarray(0, bytes.length / 2) : bytes)}`);
      if (left < 0) end();
      else if (!answered) await ask(`ms ${WAITS.silence}`);
    },
    signal: async (asserted) => {
      if (!asserted) return;
      await board.ask('reset');
      await board.ask(`ms ${WAITS.reset}`);
    },
    close: async () => end(),
  };
}

describe.skipIf(!found)('the real boot loaders', () => {
  const imageOf = (kind: BoardKind) => readImage(kind, readFileSync(prebuiltImage(kind), 'utf8'));

  /** Flashes a board, and returns how it ended and how many commands were sent. */
  async function run(board: Conversation, kind: BoardKind, cut?: number) {
    let commands = 0;
    const progress = (): void => {
      commands += 1;
    };
    const result = await flashBoard(portOf(board, cut), { kind, image: imageOf(kind), progress });
    return { result, commands };
  }

  test.each(BOARD_KINDS)(
    '%s: cut while it is greeted, written and read back, and flashed again each time: it runs',
    async (kind) => {
      const board = new Conversation(simavr(), [LOADERS[kind], kind, '2']);
      const verified = { verified: imageOf(kind).length };
      const whole = await run(board, kind);
      expect(whole.result).toEqual(verified);
      for (const share of [0, 0.2, 0.7]) {
        const cut = Math.floor(share * whole.commands);
        expect((await run(board, kind, cut)).result).toEqual({ code: 'cut' });
      }
      expect((await run(board, kind)).result).toEqual(verified);
      await board.ask('ms 500');
      const answer = await board.ask(rx(HELLO), 'ms 50');
      expect(messagesIn(answer.join(' '))).toContainEqual(
        expect.objectContaining({ type: 'board', kind: BOARD_KINDS.indexOf(kind) }),
      );
      board.close();
    },
    120_000,
  );
});
