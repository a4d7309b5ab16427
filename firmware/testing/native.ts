// The portable firmware compiled for this machine (native.cpp), and what its answers mean.
import { type ChildProcessWithoutNullStreams, execFileSync, spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { LANE_PIXELS } from '../../hardware/board.ts';
import {
  type BoardKind,
  decode,
  encode,
  HOLES,
  type LanePegs,
  Splitter,
  type WireMessage,
} from '../../shared/protocol/index.ts';
import { compiled } from './compiled.ts';

const HERE = dirname(fileURLToPath(import.meta.url));
const SOURCES = join(HERE, '../muggins/src');
const FLAGS = ['-std=c++11', '-O1', '-Wall', '-Wextra', '-Werror'];
/** What the compiler for the chip defines. */
const CHIPS: Readonly<Record<BoardKind, readonly string[]>> = { uno: [], mega: ['-D__AVR_ATmega2560__'] };
/** Reads beyond an array or undefined shifts end the program and so fail the test. */
export const SANITIZERS = ['-fsanitize=address,undefined', '-fno-sanitize-recover=all'];
/** The modules of the firmware that know no chip. */
export const MODULES = readdirSync(SOURCES)
  .filter((name) => name.endsWith('.cpp'))
  .map((name) => join(SOURCES, name));

/** A board, compiled when it is first talked with; every conversation begins with an untouched one. */
export class NativeBoard {
  readonly #kind: BoardKind;

  /** @param kind the chip whose lanes, pins and memory it has */
  constructor(kind: BoardKind = 'uno') {
    this.#kind = kind;
  }

  get #program(): string {
    const flags = [...FLAGS, ...CHIPS[this.#kind], ...SANITIZERS];
    return compiled(`native-${this.#kind}`, [[...flags, join(HERE, 'native.cpp'), ...MODULES]]);
  }

  /** Gives commands, one a line, and returns an answer for each. */
  talk(commands: readonly string[]): readonly string[] {
    const input = commands
      .flatMap((each) => each.split('; '))
      .map((command) => `${command}\n`)
      .join('');
    const output = execFileSync(this.#program, { input, encoding: 'utf8', maxBuffer: 1 << 26 });
    return output.split('\n').slice(0, -1);
  }

  /** An untouched board to talk with step by step. */
  open(): Conversation {
    return new Conversation(this.#program);
  }
}

/** A board that answers before it is told more. Close it. */
export class Conversation {
  readonly #child: ChildProcessWithoutNullStreams;
  readonly #lines: AsyncIterator<string>;

  constructor(program: string, args: readonly string[] = []) {
    this.#child = spawn(program, args);
    this.#lines = createInterface({ input: this.#child.stdout })[Symbol.asyncIterator]();
  }

  /** Gives commands and returns an answer for each. */
  async ask(...commands: readonly string[]): Promise<readonly string[]> {
    this.#child.stdin.write(commands.map((command) => `${command}\n`).join(''));
    const answers: string[] = [];
    for (const command of commands) {
      const { value, done } = await this.#lines.next();
      if (done === true) throw new Error(`the board ended at ${command}`);
      answers.push(value);
    }
    return answers;
  }

  close(): void {
    this.#child.stdin.end();
  }
}

export const toHex = (bytes: Iterable<number>): string =>
  Array.from(bytes, (byte) => byte.toString(16).toUpperCase().padStart(2, '0')).join(' ');

export const fromHex = (text: string): readonly number[] =>
  text.split(' ').flatMap((word) => (word === '' ? [] : [Number.parseInt(word, 16)]));

/** The command that lets the bytes of messages arrive. */
export const rx = (...messages: readonly WireMessage[]): string =>
  `rx ${toHex(messages.flatMap((m) => [...encode(m)]))}`;

/** The messages of the contract in what the board sent; anything else in it is an error. */
export function messagesIn(text: string): readonly WireMessage[] {
  return new Splitter().push(fromHex(text)).map((piece) => {
    if (piece.kind !== 'sysex') throw new Error(`not a frame in ${text}`);
    const decoded = decode(piece.body);
    if (!decoded.ok) throw new Error(`${decoded.status} in ${text}`);
    return decoded.message;
  });
}

/**
 * Front and rear hole of each lane, by what `chain` answers: the brighter is the front peg. Pegs lack red, green or blue, and
 * effects do not.
 */
export function pegsLit(chain: string): readonly LanePegs[] {
  const bytes = fromHex(chain);
  return Array.from({ length: bytes.length / (3 * LANE_PIXELS) }, (_, lane) => {
    const channels = (hole: number): readonly number[] => {
      const at = (lane * LANE_PIXELS + hole) * 3;
      return bytes.slice(at, at + 3);
    };
    const light = (hole: number): number => channels(hole).reduce((sum, channel) => sum + channel, 0);
    const lit = Array.from({ length: HOLES }, (_, i) => i + 1).filter(
      (hole) => light(hole) > 0 && channels(hole).includes(0),
    );
    const [front = 0, rear = 0, ...more] = lit.sort((a, b) => light(b) - light(a));
    if (more.length > 0) throw new Error(`lane ${lane + 1} has ${lit.length} pegs`);
    return { front, rear };
  });
}
