// Writes firmware into a board through its boot loader, over any serial port: serialport in the command, Web Serial in the page Board.
import { readHex } from '../../hardware/emulator/hex.ts';
import type { BoardKind } from '../../shared/protocol/index.ts';
import { type BootCommand, CHIPS, type Dialogue, type FlashResult } from './dialogue.ts';
import { stk500v1 } from './stk500v1.ts';
import { stk500v2 } from './stk500v2.ts';

export type { FlashResult } from './dialogue.ts';

/** An open serial port. Each method rejects once the port has failed. */
export interface FlashPort {
  /** The next bytes; undefined once the port is closed. */
  read(): Promise<Uint8Array | undefined>;
  write(bytes: Uint8Array<ArrayBuffer>): Promise<void>;
  /** Asserts DTR and RTS, or releases them. */
  signal(asserted: boolean): Promise<void>;
  /** Closes the port; the pending `read` ends. */
  close(): Promise<void>;
}

/** What to write, and where to. */
export interface FlashJob {
  kind: BoardKind;
  /** From `readImage`. */
  image: Uint8Array;
  /** Called with the share that is done, 0 to 1: written up to a half, then read back. */
  progress: (done: number) => void;
}

const DIALOGUES: Readonly<Record<BoardKind, (image: Uint8Array) => Dialogue>> = {
  uno: stk500v1,
  mega: stk500v2,
};

/**
 * Milliseconds that DTR and RTS are released, so that the capacitor at the reset pin discharges, and from the reset to the greeting.
 * Optiboot blinks for 375 ms before it reads, and the UART holds two bytes meanwhile: one greeting, and of a second one only a part,
 * which spoils the next command. So the second greeting has to come later than that.
 */
const RESET = { released: 250, start: 300 };
/** Milliseconds without a byte after which no further answer to a greeting is coming: longer than between two greetings. */
const QUIET = 300;

/** Bytes of an image in Intel HEX. @throws Error if it is damaged or larger than the board's flash */
export const readImage = (kind: BoardKind, hex: string): Uint8Array => readHex(hex, CHIPS[kind].room);

/** Resets the board, writes the image, reads it back, and starts it. Closes the port in any case. */
export async function flashBoard(port: FlashPort, { kind, image, progress }: FlashJob): Promise<FlashResult> {
  const exchange = new Exchange(port);
  try {
    await port.signal(false);
    await sleep(RESET.released);
    await port.signal(true);
    await sleep(RESET.start);
    return await converse(exchange, DIALOGUES[kind](image), progress);
  } catch {
    return { code: 'cut' };
  } finally {
    await exchange.close();
  }
}

const sleep = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

async function converse(
  exchange: Exchange,
  dialogue: Dialogue,
  progress: FlashJob['progress'],
): Promise<FlashResult> {
  let step = dialogue.next();
  while (step.done !== true) {
    progress(step.value.done);
    const answer = await exchange.ask(step.value);
    if (answer === undefined) return { code: step.value.tries > 1 ? 'noSync' : 'refused' };
    step = dialogue.next(answer);
  }
  return step.value;
}

/** Sends commands and collects their answers. */
class Exchange {
  readonly #port: FlashPort;
  readonly #reading: Promise<void>;
  #received: number[] = [];
  #ended = false;
  #wake = (): void => {};

  constructor(port: FlashPort) {
    this.#port = port;
    this.#reading = this.#read();
  }

  /** The answer to a command; undefined if there is none in time. Rejects if the port has failed. */
  async ask(command: BootCommand): Promise<readonly number[] | undefined> {
    for (let left = command.tries; left > 0; left--) {
      this.#received = [];
      await this.#port.write(command.bytes);
      const answer = await this.#answer(command);
      if (answer === undefined) continue;
      // Each greeting may get its answer, and the second one must not be taken for that of the next command.
      if (left < command.tries) await this.#quiet();
      return answer;
    }
    return undefined;
  }

  async close(): Promise<void> {
    await this.#port.close().catch(() => {});
    await this.#reading;
  }

  async #answer({ answered, timeout }: BootCommand): Promise<readonly number[] | undefined> {
    const end = performance.now() + timeout;
    for (;;) {
      const length = answered(this.#received);
      if (length > 0) return this.#received.slice(0, length);
      if (this.#ended) throw new Error('The port has failed.');
      const left = end - performance.now();
      if (left <= 0) return undefined;
      await this.#more(left);
    }
  }

  async #quiet(): Promise<void> {
    do {
      this.#received = [];
      await this.#more(QUIET);
    } while (this.#received.length > 0 && !this.#ended);
  }

  /** Waits for more bytes, the end of the port, or this many milliseconds. */
  #more(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  async #read(): Promise<void> {
    try {
      for (let bytes = await this.#port.read(); bytes !== undefined; bytes = await this.#port.read()) {
        this.#received.push(...bytes);
        this.#wake();
      }
    } catch {
      // The cable was pulled: the next command rejects.
    }
    this.#ended = true;
    this.#wake();
  }
}
