// A boot loader: optiboot's STK500 version 1 for an Uno, the Mega's version 2 (Atmel AVR061 and AVR068), and the flash that it writes.
import type { BoardKind } from '../../../shared/protocol/index.ts';
import type { FlashPort } from '../index.ts';

/** What can be wrong with the board. */
export interface BootOptions {
  kind: BoardKind;
  /** Signature of the processor, if it is another. */
  signature?: readonly number[];
  /** The boot loader does not answer. */
  mute?: boolean;
  /** Address of a cell that does not keep what is written. */
  worn?: number;
}

const SIZE = { uno: 32_768, mega: 262_144 };
const SIGNATURE = { uno: [0x1e, 0x95, 0x0f], mega: [0x1e, 0x98, 0x01] };

export class BootLoader {
  readonly flash: Buffer;
  /** End of what was written. */
  end = 0;
  /** How often a programmer has greeted. */
  greetings = 0;
  readonly #options: BootOptions;
  #received: Buffer = Buffer.alloc(0);
  #address = 0;

  constructor(options: BootOptions) {
    this.#options = options;
    this.flash = Buffer.alloc(SIZE[options.kind], 0xff);
  }

  /** No command is incomplete. */
  get idle(): boolean {
    return this.#received.length === 0;
  }

  /** As a pulse on DTR does: an incomplete command is forgotten. */
  reset(): void {
    this.#received = Buffer.alloc(0);
  }

  /** Takes bytes as they come; returns the answers to the commands that are complete. */
  take(bytes: Uint8Array): Buffer {
    const { kind, mute } = this.#options;
    if (mute === true) return Buffer.alloc(0);
    this.#received = Buffer.concat([this.#received, bytes]);
    return Buffer.concat([...(kind === 'uno' ? this.#version1() : this.#version2())]);
  }

  /** Each command ends with 20, each answer is 14 ... 10. */
  *#version1(): Iterable<Buffer> {
    for (;;) {
      const [code, high = 0, low = 0] = this.#received;
      const length = code === 0x64 ? 5 + high * 256 + low : code === 0x55 ? 4 : code === 0x74 ? 5 : 2;
      if (this.#received.length < length) return;
      const command = this.#received.subarray(0, length);
      this.#received = this.#received.subarray(length);
      yield Buffer.from([0x14, ...this.#obey1(command), 0x10]);
    }
  }

  #obey1(command: Buffer): Iterable<number> {
    const [code, high = 0, low = 0] = command;
    if (code === 0x30) this.greetings += 1;
    if (code === 0x55) this.#address = 2 * (high + low * 256);
    if (code === 0x64) this.#write(command.subarray(4, -1));
    if (code === 0x74) return this.flash.subarray(this.#address, this.#address + high * 256 + low);
    return code === 0x75 ? this.#signature : [];
  }

  /** 1B, number, length, 0E, body, and the exclusive or of it all. Anything before the 1B is skipped. */
  *#version2(): Iterable<Buffer> {
    const start = this.#received.indexOf(0x1b);
    this.#received = this.#received.subarray(start < 0 ? this.#received.length : start);
    while (this.#received.length >= 6 && this.#received.length >= 6 + this.#received.readUInt16BE(2)) {
      const length = this.#received.readUInt16BE(2);
      const [, number = 0] = this.#received;
      const command = this.#received.subarray(5, 5 + length);
      this.#received = this.#received.subarray(6 + length);
      const body = [command[0] ?? 0, 0, ...this.#obey2(command)];
      const bytes = [0x1b, number, body.length >> 8, body.length & 0xff, 0x0e, ...body];
      yield Buffer.from([...bytes, bytes.reduce((sum, byte) => sum ^ byte, 0)]);
    }
  }

  #obey2(command: Buffer): Iterable<number> {
    switch (command[0]) {
      case 0x01:
        this.greetings += 1;
        return [8, ...Buffer.from('AVRISP_2')];
      case 0x06:
        this.#address = 2 * (command.readUInt32BE(1) & 0x7fff_ffff);
        return [];
      case 0x13: {
        const data = command.subarray(10, 10 + command.readUInt16BE(1));
        this.#write(data);
        this.#address += data.length;
        return [];
      }
      case 0x14: {
        const data = this.flash.subarray(this.#address, this.#address + command.readUInt16BE(1));
        this.#address += data.length;
        return [...data, 0];
      }
      case 0x1b:
        return [this.#signature[command[4] ?? 0] ?? 0, 0];
      default:
        return [];
    }
  }

  get #signature(): readonly number[] {
    const { kind, signature } = this.#options;
    return signature ?? SIGNATURE[kind];
  }

  #write(data: Buffer): void {
    const { worn } = this.#options;
    data.copy(this.flash, this.#address);
    const kept = worn === undefined ? undefined : data[worn - this.#address];
    // Whatever the image has there, the cell keeps another bit.
    if (worn !== undefined && kept !== undefined) this.flash[worn] = kept ^ 1;
    this.end = Math.max(this.end, this.#address + data.length);
  }
}

/** A port with a boot loader at it. `cut` counts the writes until the cable is pulled, in the middle of a command. */
export function loaderPort(loader: BootLoader, cut = Number.POSITIVE_INFINITY): FlashPort {
  const chunks: Uint8Array[] = [];
  let left = cut;
  let ended = false;
  let wake = (): void => {};
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
      chunks.push(loader.take(left < 0 ? bytes.subarray(0, bytes.length / 2) : bytes));
      if (left < 0) end();
      else wake();
    },
    signal: async (asserted) => {
      if (asserted) loader.reset();
    },
    close: async () => end(),
  };
}
