// The board on which an evening without a host is played: the firmware compiled for this machine.
import {
  checksum,
  type KeyId,
  keyCode,
  type LaneCount,
  type LanePegs,
  type WireMessage,
} from '../../shared/protocol/index.ts';
import type { AloneBoard } from './evening.ts';
import { HELLO } from './messages.ts';
import { type Conversation, fromHex, messagesIn, pegsLit, rx, toHex } from './native.ts';

/** As firmware/muggins/src/store.cpp lays it out: bytes of a record, where its count of entries stands, where the log begins. */
export const RECORD = 32;
const COUNT = 10;
const LOG_START = 1024 - 150 * 3;

/** Entries that the newest sound record in a memory counts; 0 without one. */
export function waitingIn(memory: readonly number[]): number {
  let newest = 0;
  let count = 0;
  for (let at = 0; at + RECORD <= LOG_START; at += RECORD) {
    const record = memory.slice(at, at + RECORD);
    const number = record.slice(0, 4).reduceRight((value, byte) => value * 256 + byte, 0);
    const sum = [...checksum(record.slice(0, -3))];
    if (number <= newest || sum.some((byte, i) => byte !== record[RECORD - 3 + i])) continue;
    newest = number;
    count = record[COUNT] ?? 0;
  }
  return count;
}

/** Milliseconds after which a board without a greeting, and one with a silent host, pegs by itself. */
const PATIENCE = 2_060;
const SILENCE = 5_060;
const HOLD = 2_030;

const contacts = (id?: KeyId): string => {
  const bytes = [0, 0, 0];
  if (id !== undefined) bytes[keyCode(id) >> 3] = 1 << (keyCode(id) & 7);
  return `contacts ${toHex(bytes)}`;
};

export class NativeBench implements AloneBoard {
  readonly #board: Conversation;

  private constructor(board: Conversation) {
    this.#board = board;
  }

  /** A board with so many lanes, alone. */
  static async start(
    board: Conversation,
    lanes: LaneCount,
    memory?: readonly number[],
  ): Promise<NativeBench> {
    if (memory === undefined)
      await board.ask(rx(HELLO, { type: 'setup', sequence: 9, lanes, brightness: 64 }), 'settle');
    else await board.ask(`memory ${toHex(memory)}`);
    const bench = new NativeBench(board);
    await bench.#power();
    return bench;
  }

  /** A release counts with the fifteenth scan that finds the contact open. */
  async keys(ids: readonly KeyId[]): Promise<void> {
    await this.#board.ask(...ids.flatMap((id) => [contacts(id), 'ms 10', contacts(), 'ms 20']), 'settle');
  }

  async newGame(): Promise<void> {
    await this.#board.ask(contacts('D'), `ms ${HOLD}`, 'settle', contacts(), 'ms 20', 'settle');
  }

  async cut(bytes: number, act: () => Promise<void>): Promise<void> {
    await this.#board.ask(`cut ${bytes}`);
    await act();
    await this.#power();
  }

  async pegs(): Promise<readonly LanePegs[]> {
    const [chain = ''] = await this.#board.ask('chain');
    return pegsLit(chain);
  }

  async waiting(): Promise<number> {
    return waitingIn(await this.memory());
  }

  async memory(): Promise<readonly number[]> {
    const [memory = ''] = await this.#board.ask('store');
    return fromHex(memory);
  }

  /** Bytes that were written to the memory since the power came. */
  async writes(): Promise<number> {
    const [writes = ''] = await this.#board.ask('writes');
    return Number(writes);
  }

  async greet(): Promise<void> {
    await this.#board.ask(rx(HELLO));
  }

  async say(message: WireMessage): Promise<void> {
    await this.#board.ask(rx(message), 'settle');
  }

  async read(): Promise<WireMessage<'entry'> | undefined> {
    const sent = await this.#board.ask(rx({ type: 'readEntry', sequence: 5 }), 'ms 1000');
    return entryIn(messagesIn(sent.join(' ').trim()));
  }

  async take(log: number, number: number): Promise<void> {
    await this.#board.ask(rx({ type: 'takeEntry', sequence: 6, log, number }));
  }

  async leave(): Promise<void> {
    await this.#board.ask(`ms ${SILENCE}`);
  }

  async #power(): Promise<void> {
    await this.#board.ask('power', `ms ${PATIENCE}`, 'settle');
  }
}

const entryIn = (messages: readonly WireMessage[]): WireMessage<'entry'> | undefined =>
  messages.flatMap((message) => (message.type === 'entry' ? [message] : []))[0];
