// What pages of the table are told live, the state and the emulated board, and what the host's pages may do to that board.
import { Live } from '../kit/live.ts';
import type { Sockets } from '../kit/sockets.ts';
import { answer } from '../kit/validation.ts';
import type { SeatRole } from './credentials.ts';
import { EmulatedBoard, type PageEmulator } from './emulated.ts';
import type { TableParts, TableRate } from './parts.ts';
import { type EmulatorMessage, messageSchema, type PageMessage, type StateMessage } from './wire.ts';

/** Milliseconds between two pictures of the board. */
const FRAME = 33;

interface TableMessages {
  readonly state: StateMessage;
  readonly board: EmulatorMessage;
}

interface TableLineOptions {
  readonly sockets: Sockets<SeatRole, TableRate>;
  readonly parts: TableParts;
  readonly state: () => StateMessage;
  readonly emulator: PageEmulator | undefined;
}

/** The live line of a table. */
export class TableLine {
  readonly #live: Live<TableMessages, SeatRole, TableRate, PageMessage>;
  readonly #board: EmulatedBoard;

  constructor({ sockets, parts, state, emulator }: TableLineOptions) {
    const changed = (): void => this.#live.changed('board');
    const board = new EmulatedBoard({ emulator, changed, log: parts.log });
    this.#board = board;
    this.#live = new Live({
      sockets,
      parts,
      topics: { state: { message: state }, board: { message: () => board.message, interval: FRAME } },
      hearing: {
        schema: messageSchema,
        allowed: ({ kind }) => kind === 'host',
        forbidden: answer('lookOnly', {}),
        heard: (page, message) => board.obey(page, message),
        left: (page) => board.leave(page),
      },
    });
  }

  /** The state has changed. */
  changed(): void {
    this.#live.changed('state');
  }

  /** The state message of this moment, as text. */
  get state(): string {
    return this.#live.text('state');
  }

  close(): void {
    this.#board.close();
    this.#live.close();
  }
}
