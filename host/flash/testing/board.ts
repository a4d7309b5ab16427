// A board with a boot loader on a pseudo terminal. What is written into it runs in the emulator from the next opening on.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, constants, existsSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Emulator } from '../../../hardware/emulator/index.ts';
import type { EmulatorPort } from '../../../hardware/emulator/port.ts';
import { BootLoader, type BootOptions } from './loader.ts';

/** Real milliseconds between looks for the device. */
const LOOK = 10;

export class BootBoard {
  readonly path: string;
  readonly loader: BootLoader;
  readonly #options: BootOptions;
  readonly #folder = mkdtempSync(join(tmpdir(), 'muggins-boot-'));
  readonly #server: Server;
  #child: ChildProcess | undefined;
  #handle: number | undefined;
  #emulator: Promise<Emulator> | undefined;
  #serial: EmulatorPort | undefined;
  #turn = Promise.resolve();

  static async power(options: BootOptions): Promise<BootBoard> {
    const board = new BootBoard(options);
    board.#server.listen(0, '127.0.0.1');
    await once(board.#server, 'listening');
    await board.#connect();
    return board;
  }

  private constructor(options: BootOptions) {
    this.#options = options;
    this.loader = new BootLoader(options);
    this.path = join(this.#folder, 'board');
    this.#server = createServer({ noDelay: true }, (socket) => {
      socket.on('error', () => {});
      socket.on('data', (bytes) => {
        this.#turn = this.#turn.then(() => this.#receive(socket, bytes));
      });
    });
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

  /** A pseudo terminal has no DTR. A programmer's commands are below 80 and our frames begin with F0, which tells them apart. */
  async #receive(socket: Socket, bytes: Buffer): Promise<void> {
    if (this.loader.idle && (bytes[0] ?? 0) >= 0x80) return this.#run(socket, bytes);
    await this.#halt();
    socket.write(this.loader.take(bytes));
  }

  /** What was written runs. */
  async #run(socket: Socket, bytes: Buffer): Promise<void> {
    if (this.loader.end === 0) return;
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

  async #halt(): Promise<void> {
    const emulator = this.#emulator;
    this.#serial = undefined;
    this.#emulator = undefined;
    await (await emulator)?.stop();
  }

  #emulate(): Promise<Emulator> {
    const image = join(this.#folder, 'flash.hex');
    writeFileSync(image, intelHex(this.loader.flash.subarray(0, this.loader.end)));
    return Emulator.start({ board: this.#options.kind, image });
  }
}

/** Intel HEX, with an extended linear address for every 64 KB. */
function intelHex(bytes: Buffer): string {
  const lines: string[] = [];
  const record = (address: number, type: number, data: readonly number[]): void => {
    const all = [data.length, address >> 8, address & 0xff, type, ...data];
    const sum = all.reduce((total, byte) => total + byte, 0);
    lines.push(`:${Buffer.from([...all, -sum & 0xff]).toString('hex')}`);
  };
  for (let at = 0; at < bytes.length; at += 16) {
    if (at % 0x1_0000 === 0) record(0, 4, [0, at >> 16]);
    record(at & 0xffff, 0, [...bytes.subarray(at, at + 16)]);
  }
  record(0, 1, []);
  return `${lines.join('\n')}\n`;
}
