// The connections of a simulated night, in memory: messages keep their order and take their time; one can be cut, or go silent.
import type { HallLine, TableConnection, TableKeys } from '../../hall/index.ts';
import type { LinkListener, LinkSocket } from '../../hall/link/door.ts';
import { readFromTable, readToTable } from '../../hall/messages.ts';
import type { Clock } from '../../system/clock.ts';

interface WireOptions {
  /** Undefined while the hall is down. */
  readonly hall: () => { readonly line: HallLine; readonly keys: TableKeys } | undefined;
  readonly clock: Clock;
  /** From 0 to 1. */
  readonly random: () => number;
  /** Milliseconds that a message takes, at least and at most. */
  readonly delay: readonly [least: number, most: number];
}

/** A connection between a table and the hall. */
interface Wire {
  /** Undefined until the hall has looked at the key. */
  table?: string;
  readonly listener: LinkListener;
  hall?: TableConnection;
  /** Nothing arrives any more, and neither side knows. */
  isSilent: boolean;
  isOpen: boolean;
  /** When the last message arrives, in each direction. */
  due: { toTable: number; toHall: number };
}

export class MemoryWires {
  readonly #options: WireOptions;
  readonly #wires = new Set<Wire>();
  readonly #barred = new Set<string>();

  constructor(options: WireOptions) {
    this.#options = options;
  }

  /** A table connects with its key. */
  connect(key: string, listener: LinkListener): LinkSocket {
    const wire: Wire = { listener, isSilent: false, isOpen: true, due: { toTable: 0, toHall: 0 } };
    this.#wires.add(wire);
    this.#later(wire, 'toHall', () => this.#answer(wire, key));
    return {
      send: (message) => {
        const text = JSON.stringify(message);
        this.#later(wire, 'toHall', () => {
          const read = readFromTable(text);
          if (read === undefined) throw new Error(`no message of a table: ${text}`);
          wire.hall?.receive(read);
        });
      },
      close: () => this.#close(wire, true),
    };
  }

  /** Cuts a table's connections; it gets none until they are mended. `silently`: neither side learns of it. */
  cut(table: string, silently = false): void {
    this.#barred.add(table);
    for (const wire of this.#wires)
      if (wire.table === table && silently) wire.isSilent = true;
      else if (wire.table === table) this.#close(wire, false);
  }

  mend(table: string): void {
    this.#barred.delete(table);
  }

  /** The hall dies: its machine closes every connection. */
  stop(): void {
    for (const wire of this.#wires) this.#close(wire, false);
  }

  #answer(wire: Wire, key: string): void {
    const { listener } = wire;
    const hall = this.#options.hall();
    const table = hall?.keys.tableOf(key);
    if (hall === undefined || table === undefined || this.#barred.has(table)) {
      this.#close(wire, false, hall !== undefined && table === undefined);
      return;
    }
    wire.table = table;
    wire.hall = hall.line.connect(table, {
      send: (message) => {
        const text = JSON.stringify(message);
        this.#later(wire, 'toTable', () => {
          const read = readToTable(text);
          if (read === undefined) throw new Error(`no message of a hall: ${text}`);
          listener.message(read);
        });
      },
      end: () => this.#close(wire, false),
    });
    this.#later(wire, 'toTable', () => listener.opened());
  }

  /** Both sides learn of it, but for a side that closes it, and where the connection is silent. */
  #close(wire: Wire, byTable: boolean, refused = false): void {
    if (!wire.isOpen) return;
    wire.isOpen = false;
    this.#wires.delete(wire);
    const { clock } = this.#options;
    clock.after(0, () => wire.listener.closed({ refused }));
    if (byTable && wire.isSilent) return;
    wire.hall?.lost();
  }

  #later(wire: Wire, way: keyof Wire['due'], run: () => void): void {
    const { clock, random, delay } = this.#options;
    const [least, most] = delay;
    const arrives = clock.now() + least + random() * (most - least);
    wire.due[way] = Math.max(wire.due[way], arrives);
    clock.after(wire.due[way] - clock.now(), () => {
      if (wire.isOpen && !wire.isSilent) run();
    });
  }
}
