// A host on a machine's serial port, for tests: sends messages of the contract and collects what comes back.
import { readFileSync } from 'node:fs';
import {
  type BoardMessage,
  decode,
  encode,
  type HostMessage,
  Splitter,
} from '../../../shared/protocol/index.ts';
import { MILLISECOND } from '../chip.ts';
import { prebuiltImage } from '../emulator.ts';
import { parseHex } from '../hex.ts';
import { Machine } from '../machine.ts';
import type { MachineOptions } from '../options.ts';
import type { Violation } from '../violation.ts';

export const PREBUILT = parseHex(readFileSync(prebuiltImage(), 'utf8'));

export class Host {
  readonly machine: Machine;
  readonly received: BoardMessage[] = [];
  readonly violations: Violation[] = [];
  readonly #splitter = new Splitter();

  /** Powers a machine with the prebuilt firmware on. */
  constructor(options: Omit<MachineOptions, 'flash'> = {}) {
    this.machine = new Machine({
      ...options,
      flash: PREBUILT,
      onData: (bytes) => this.#take(bytes),
      onViolation: (violation) => this.violations.push(violation),
    });
    this.machine.powerOn();
  }

  /** Runs for so many milliseconds. */
  run(milliseconds: number): void {
    this.machine.runFor(milliseconds * MILLISECOND);
  }

  send(message: HostMessage, done?: () => void): void {
    this.machine.write(encode(message), done);
  }

  /** Messages of one type that came so far. */
  all<T extends BoardMessage['type']>(type: T): readonly Extract<BoardMessage, { type: T }>[] {
    return this.received.filter(
      (message): message is Extract<BoardMessage, { type: T }> => message.type === type,
    );
  }

  /** Opens the port and greets the board. */
  greet(): void {
    this.machine.open();
    this.run(100);
    this.send({ type: 'hello', sequence: 1, major: 1, minor: 0 });
    this.run(20);
  }

  #take(bytes: Uint8Array): void {
    for (const piece of this.#splitter.push(bytes)) {
      if (piece.kind !== 'sysex') continue;
      const result = decode(piece.body);
      if (result.ok) this.received.push(result.message as BoardMessage);
    }
  }
}
