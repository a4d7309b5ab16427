// The two boards on which an evening without a host is played: the firmware compiled for this machine, and the real image.
import { MILLISECOND } from '../../hardware/emulator/chip.ts';
import { EEPROM_WRITE_CYCLES } from '../../hardware/emulator/eeprom.ts';
import { readPegs } from '../../hardware/emulator/pegs.ts';
import {
  checksum,
  type KeyId,
  keyCode,
  type LaneCount,
  type LanePegs,
  type WireMessage,
} from '../../shared/protocol/index.ts';
import type { AloneBoard } from './evening.ts';
import { type Conversation, fromHex, HELLO, messagesIn, pegsLit, rx, toHex } from './native.ts';
import { Probe } from './probe.ts';

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

/** Milliseconds after which a board that nobody has greeted, and one whose host is silent, pegs by itself. */
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

/** The prebuilt image of the Uno on the emulated board. */
export class EmulatedBench implements AloneBoard {
  readonly probe: Probe;

  constructor(lanes: LaneCount, memory?: readonly number[]) {
    this.probe = new Probe(lanes, memory === undefined ? {} : { eeprom: Uint8Array.from(memory) }).start();
    if (memory === undefined) this.probe.greet(lanes);
    this.#power();
  }

  async keys(ids: readonly KeyId[]): Promise<void> {
    for (const id of ids) {
      this.probe.machine.press(id);
      this.probe.run(25);
      this.probe.machine.release(id);
      this.probe.run(25);
    }
    this.#settle();
  }

  async newGame(): Promise<void> {
    this.probe.machine.press('D');
    this.probe.run(HOLD);
    this.#settle();
    this.probe.machine.release('D');
    this.probe.run(30);
    this.#settle();
  }

  async cut(bytes: number, act: () => Promise<void>): Promise<void> {
    const { machine } = this.probe;
    const write = machine.eeprom.writeMemory;
    let left = bytes;
    machine.eeprom.writeMemory = (address, value) => {
      write.call(machine.eeprom, address, value);
      if (left-- === 0) machine.schedule(machine.now + EEPROM_WRITE_CYCLES / 2, () => machine.powerOff());
    };
    await act();
    machine.eeprom.writeMemory = write;
    this.#power();
  }

  async pegs(): Promise<readonly LanePegs[]> {
    const { machine } = this.probe;
    return readPegs(machine.shown, machine.lanes);
  }

  async waiting(): Promise<number> {
    return waitingIn([...this.probe.machine.eeprom.bytes]);
  }

  async greet(): Promise<void> {
    this.probe.say({ ...HELLO, sequence: 20 });
    this.probe.run(50);
  }

  async read(): Promise<WireMessage<'entry'> | undefined> {
    this.probe.sent.length = 0;
    this.probe.say({ type: 'readEntry', sequence: 5 });
    this.probe.machine.runUntil(() => this.probe.sent.length > 0, 1_000 * MILLISECOND);
    return entryIn(this.probe.sent.map(({ message }) => message));
  }

  async take(log: number, number: number): Promise<void> {
    this.probe.say({ type: 'takeEntry', sequence: 6, log, number });
    this.probe.run(5);
  }

  async leave(): Promise<void> {
    this.probe.run(SILENCE);
  }

  /** Runs until the memory has had nothing to do for a while. */
  #settle(): void {
    const { machine } = this.probe;
    let before = '';
    for (let now = 'x'; now !== before; ) {
      before = now;
      this.probe.run(25);
      now = String(machine.eeprom.bytes);
    }
  }

  #power(): void {
    const { machine } = this.probe;
    machine.powerOff();
    this.probe.run(5);
    machine.powerOn();
    machine.open();
    this.probe.run(PATIENCE + 20);
    this.#settle();
  }
}

const entryIn = (messages: readonly WireMessage[]): WireMessage<'entry'> | undefined =>
  messages.flatMap((message) => (message.type === 'entry' ? [message] : []))[0];
