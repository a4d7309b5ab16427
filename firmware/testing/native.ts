/** The portable firmware compiled for this machine (native.cpp), and what its answers mean. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { decode, encode, type Message, Splitter } from '../../shared/protocol/index.ts';

const HERE = dirname(fileURLToPath(import.meta.url));
const SOURCES = join(HERE, '../muggins/src');
const FLAGS = ['-std=c++11', '-Wall', '-Wextra', '-Werror'];
/** Reads beyond an array or undefined shifts end the program and so fail the test. */
const SANITIZERS = ['-fsanitize=address,undefined', '-fno-sanitize-recover=all'];

/** Milliseconds that the compiler may take on a busy machine. */
export const COMPILE_TIMEOUT = 120_000;

/** A board that `build` compiles; every conversation begins with an untouched one. */
export class NativeBoard {
  private folder = '';

  build(): void {
    this.folder = mkdtempSync(join(tmpdir(), 'muggins-native-'));
    const modules = readdirSync(SOURCES).filter((name) => name.endsWith('.cpp'));
    const files = [join(HERE, 'native.cpp'), ...modules.map((name) => join(SOURCES, name))];
    execFileSync('g++', [...FLAGS, ...SANITIZERS, '-o', this.program, ...files]);
  }

  private get program(): string {
    return join(this.folder, 'board');
  }

  /** Gives commands, one a line, and returns an answer for each. */
  talk(commands: readonly string[]): readonly string[] {
    const input = commands.map((command) => `${command}\n`).join('');
    const output = execFileSync(this.program, { input, encoding: 'utf8', maxBuffer: 1 << 26 });
    return output.split('\n').slice(0, -1);
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

export const toHex = (bytes: Iterable<number>): string =>
  Array.from(bytes, (byte) => byte.toString(16).toUpperCase().padStart(2, '0')).join(' ');

export const fromHex = (text: string): readonly number[] =>
  text.split(' ').flatMap((word) => (word === '' ? [] : [Number.parseInt(word, 16)]));

/** The command that lets the bytes of messages arrive. */
export const rx = (...messages: readonly Message[]): string =>
  `rx ${toHex(messages.flatMap((m) => [...encode(m)]))}`;

/** The messages of the contract in what the board sent; anything else in it is an error. */
export function messagesIn(text: string): readonly Message[] {
  return new Splitter().push(fromHex(text)).map((piece) => {
    if (piece.kind !== 'sysex') throw new Error(`not a frame in ${text}`);
    const decoded = decode(piece.body);
    if (!decoded.ok) throw new Error(`${decoded.status} in ${text}`);
    return decoded.message;
  });
}

export const HELLO: Message = { type: 'hello', sequence: 1, major: 1, minor: 0 };
