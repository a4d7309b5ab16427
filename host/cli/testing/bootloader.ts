// A board with a boot loader on a pseudo terminal: optiboot's STK500 version 1 for an Uno, the Mega's version 2. What is
// written into it runs in the emulator from the next opening on. After Atmel's application notes AVR061 and AVR068.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, constants, existsSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Emulator } from '../../../hardware/emulator/index.ts';
import type { EmulatorPort } from '../../../hardware/emulator/port.ts';
import type { BoardKind } from '../../../shared/protocol/index.ts';

/** What can be wrong with the board. */
export interface BootOptions {
  readonly kind: BoardKind;
  /** Signature of the processor, if it is another. */
  readonly signature?: readonly number[];
  /** The boot loader does not answer. */
  readonly mute?: boolean;
  /** A cell that does not keep what is written. */
  readonly worn?: number;
}

const SIZE = { uno: 32_768, mega: 262_144 } as const;
const SIGNATURE = { uno: [0x1e, 0x95, 0x0f], mega: [0x1e, 0x98, 0x01] } as const;
/** Real milliseconds between looks for the device. */
const LOOK = 10;

/** Flash memory as a boot loader sees it. */
class Flash {
  readonly bytes: Buffer;
  /** End of what was written. */
  end = 0;
  readonly #worn: number | undefined;

  constructor({ kind, worn }: BootOptions) {
    this.bytes = Buffer.alloc(SIZE[kind], 0xff);
    this.#worn = worn;
  }

  write(at: number, data: Buffer): void {
    data.copy(this.bytes, at);
    const worn = this.#worn === undefined ? undefined : data[this.#worn - at];
    // Whatever the image has there, the cell keeps another bit.
    if (worn !== undefined) this.bytes[this.#worn as number] = worn ^ 1;
    this.end = Math.max(this.end, at + data.length);
  }
}

type Answer = (message: Buffer) => Buffer | undefined;

/** Takes bytes as they come; gives answers. */
interface Loader {
  take(bytes: Buffer): readonly Buffer[];
  /** Nothing of a command is there. */
  readonly idle: boolean;
}

export class BootBoard {
  readonly path: string;
  readonly flash: Flash;
  /** How often a programmer has spoken. */
  programmings = 0;
  readonly #options: BootOptions;
  readonly #folder = mkdtempSync(join(tmpdir(), 'muggins-boot-'));
  readonly #server: Server;
  #child: ChildProcess | undefined;
  #handle: number | undefined;
  #loader: Loader | undefined;
  #emulator: Promise<Emulator> | undefined;
  #serial: EmulatorPort | undefined;

  static async power(options: BootOptions): Promise<BootBoard> {
    const board = new BootBoard(options);
    board.#server.listen(0, '127.0.0.1');
    await once(board.#server, 'listening');
    await board.#connect();
    return board;
  }

  private constructor(options: BootOptions) {
    this.#options = options;
    this.flash = new Flash(options);
    this.path = join(this.#folder, 'board');
    this.#server = createServer({ noDelay: true }, (socket) => {
      socket.on('error', () => {});
      socket.on('data', (bytes) => void this.#hear(socket, bytes));
    });
  }

  /** As a pulse on DTR does: a command of which only a part came is forgotten. */
  reset(): void {
    this.#loader = undefined;
  }

  async off(): Promise<void> {
    if (this.#handle !== undefined) closeSync(this.#handle);
    const child = this.#child;
    if (child && child.exitCode === null && child.signalCode === null) {
      child.kill();
      await once(child, 'exit');
    }
    await new Promise((resolve) => this.#server.close(resolve));
    await (await this.#emulator)?.stop();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  /** The device is held open, so that it stays when a program closes it. */
  async #connect(): Promise<void> {
    const { port } = this.#server.address() as AddressInfo;
    const device = `PTY,link=${this.path},raw,echo=0`;
    this.#child = spawn('socat', [device, `TCP:127.0.0.1:${port},nodelay`], { stdio: 'ignore' });
    while (!existsSync(this.path)) {
      if (this.#child.exitCode !== null) throw new Error('socat did not make a pseudo terminal');
      await sleep(LOOK);
    }
    this.#handle = openSync(this.path, constants.O_RDWR | constants.O_NOCTTY);
  }

  /** A programmer's commands are below 80, and our frames begin with F0: so they can be told apart, command by command. */
  async #hear(socket: Socket, bytes: Buffer): Promise<void> {
    const flash = this.flash;
    const options = this.#options;
    const loader = this.#loader;
    if ((loader === undefined || loader.idle) && (bytes[0] ?? 0) >= 0x80) return this.#run(socket, bytes);
    if (loader === undefined) {
      this.programmings++;
      this.#loader = options.kind === 'uno' ? new Optiboot(flash, options) : new Stk500v2(flash, options);
    }
    if (options.mute) return;
    for (const answer of this.#loader?.take(bytes) ?? []) socket.write(answer);
  }

  /** What was written runs. */
  async #run(socket: Socket, bytes: Buffer): Promise<void> {
    if (this.flash.end === 0) return;
    if (this.#loader !== undefined) {
      const emulator = this.#emulator;
      this.#loader = undefined;
      this.#serial = undefined;
      this.#emulator = undefined;
      await (await emulator)?.stop();
    }
    if (this.#emulator === undefined) {
      this.#emulator = this.#emulate();
      const serial = (await this.#emulator).openPort();
      serial.on('error', () => {});
      serial.on('data', (sent) => socket.write(sent));
      await once(serial, 'open');
      this.#serial = serial;
    }
    this.#serial?.write(bytes);
  }

  #emulate(): Promise<Emulator> {
    const image = join(this.#folder, 'flash.hex');
    writeFileSync(image, intelHex(this.flash.bytes.subarray(0, this.flash.end)));
    return Emulator.start({ board: this.#options.kind, image });
  }
}

/** STK500 version 1 as optiboot speaks it: each command ends with 20, each answer is 14 ... 10. */
class Optiboot implements Loader {
  readonly #flash: Flash;
  readonly #signature: readonly number[];
  #held: Buffer = Buffer.alloc(0);
  #address = 0;

  constructor(flash: Flash, { kind, signature }: BootOptions) {
    this.#flash = flash;
    this.#signature = signature ?? SIGNATURE[kind];
  }

  get idle(): boolean {
    return this.#held.length === 0;
  }

  take(bytes: Buffer): readonly Buffer[] {
    this.#held = Buffer.concat([this.#held, bytes]);
    const answers: Buffer[] = [];
    for (let length = this.#whole(); length !== undefined; length = this.#whole()) {
      const command = this.#held.subarray(0, length);
      this.#held = this.#held.subarray(length);
      answers.push(Buffer.from([0x14, ...this.#obey(command), 0x10]));
    }
    return answers;
  }

  /** Length of the command at the front, if all of it is there. */
  #whole(): number | undefined {
    const [code, high = 0, low = 0] = this.#held;
    const lengths: Readonly<Record<number, number>> = { 65: 3, 66: 22, 69: 7, 85: 4, 86: 6, 116: 5 };
    if (code === undefined) return undefined;
    const length = code === 0x64 ? 5 + high * 256 + low : (lengths[code] ?? 2);
    return this.#held.length >= length ? length : undefined;
  }

  #obey(command: Buffer): readonly number[] {
    const [code, high = 0, low = 0] = command;
    switch (code) {
      case 0x41:
        return [4];
      case 0x55:
        this.#address = 2 * (high + low * 256);
        return [];
      case 0x56:
        return [0];
      case 0x64:
        this.#flash.write(this.#address, command.subarray(4, -1));
        return [];
      case 0x74:
        return [...this.#flash.bytes.subarray(this.#address, this.#address + high * 256 + low)];
      case 0x75:
        return this.#signature;
      default:
        return [];
    }
  }
}

/** STK500 version 2: 1B, number, length, 0E, body, and the exclusive or of it all. */
class Stk500v2 implements Loader {
  readonly #flash: Flash;
  readonly #signature: readonly number[];
  #held: Buffer = Buffer.alloc(0);
  #address = 0;

  constructor(flash: Flash, { kind, signature }: BootOptions) {
    this.#flash = flash;
    this.#signature = signature ?? SIGNATURE[kind];
  }

  get idle(): boolean {
    return this.#held.length === 0;
  }

  take(bytes: Buffer): readonly Buffer[] {
    this.#held = Buffer.concat([this.#held, bytes]);
    const answers: Buffer[] = [];
    while (this.#held.length >= 6 && this.#held.length >= 6 + this.#held.readUInt16BE(2)) {
      const length = this.#held.readUInt16BE(2);
      const [, number = 0] = this.#held;
      answers.push(frame(number, this.#obey(this.#held.subarray(5, 5 + length))));
      this.#held = this.#held.subarray(6 + length);
    }
    return answers;
  }

  #obey(body: Buffer): readonly number[] {
    const [code = 0] = body;
    const answer: Readonly<Record<number, Answer>> = {
      1: () => Buffer.from([0, 8, ...Buffer.from('STK500_2')]),
      3: () => Buffer.from([0, 2]),
      6: (message) => {
        this.#address = 2 * (message.readUInt32BE(1) & 0x7fff_ffff);
        return Buffer.from([0]);
      },
      19: (message) => {
        const length = message.readUInt16BE(1);
        this.#flash.write(this.#address, message.subarray(10, 10 + length));
        this.#address += length;
        return Buffer.from([0]);
      },
      20: (message) => {
        const data = this.#flash.bytes.subarray(this.#address, this.#address + message.readUInt16BE(1));
        this.#address += data.length;
        return Buffer.from([0, ...data, 0]);
      },
      27: (message) => Buffer.from([0, this.#signature[message[4] ?? 0] ?? 0, 0]),
      29: (message) => Buffer.from([0, 0, message[4] ?? 0, 0, this.#signature[message[6] ?? 0] ?? 0, 0]),
    };
    return [code, ...(answer[code]?.(body) ?? [0])];
  }
}

function frame(number: number, body: readonly number[]): Buffer {
  const bytes = [0x1b, number, body.length >> 8, body.length & 0xff, 0x0e, ...body];
  return Buffer.from([...bytes, bytes.reduce((sum, byte) => sum ^ byte, 0)]);
}

/** Intel HEX, with an extended linear address wherever 64 KB are passed. */
export function intelHex(bytes: Buffer): string {
  const lines: string[] = [];
  const record = (address: number, type: number, data: readonly number[]): void => {
    const all = [data.length, address >> 8, address & 0xff, type, ...data];
    const sum = all.reduce((total, byte) => total + byte, 0);
    lines.push(
      `:${Buffer.from([...all, -sum & 0xff])
        .toString('hex')
        .toUpperCase()}`,
    );
  };
  for (let at = 0; at < bytes.length; at += 16) {
    if (at % 0x1_0000 === 0 && at > 0) record(0, 4, [0, at >> 16]);
    record(at & 0xffff, 0, [...bytes.subarray(at, at + 16)]);
  }
  record(0, 1, []);
  return `${lines.join('\n')}\n`;
}
