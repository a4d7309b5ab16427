// The board between the players' table and a demo: a deal that is played for show, on a table of its own without a journal.

import { EventEmitter } from 'node:events';
import type { Cue, KeyId, LaneCount } from '../../shared/protocol/index.ts';
import { SIX_CARD } from '../../shared/rules/index.ts';
import { NO_EFFECT } from '../../shared/table/cues.ts';
import type { BoardPort, BoardStatus, BoardView, KeyEvent } from './board.ts';
import type { TableOptions } from './cover.ts';
import { MemoryJournal } from './memory.ts';
import { Table } from './table.ts';

/** The rules of the demo, whatever the players' are: cards are keyed where a count is in doubt. */
const DEMO_RULES = { ...SIX_CARD, claims: 'challenge', muggins: 'called' } as const;

const DEMO_PLAYERS = ['Ann', 'Bob'] as const;

interface BoardEvents {
  readonly key: [event: KeyEvent];
  readonly keysRefused: [presses: number];
  readonly status: [status: BoardStatus];
}

interface DemoOptions extends Pick<TableOptions, 'clock' | 'log'> {
  /** Lanes of the board, read anew each time. */
  readonly lanes: () => LaneCount;
}

/** The board as the demo has it: its lights are the board's, its keys are not. */
class DemoBoard extends EventEmitter<BoardEvents> implements BoardPort {
  readonly #board: BoardPort;

  constructor(board: BoardPort) {
    super();
    this.#board = board;
  }

  get status(): BoardStatus {
    return this.#board.status;
  }

  show(view: BoardView): void {
    this.#board.show(view);
  }

  cue(cue: Cue): void {
    this.#board.cue(cue);
  }
}

/**
 * The board for the players' table. A demo can borrow it: until it ends, or the players' table has anything new to show. A key of the
 * board ends the demo, and does nothing else. Emits `demo` whenever the demo is another one than before.
 */
export class SharedBoard extends EventEmitter<BoardEvents & { demo: [] }> implements BoardPort {
  readonly #board: BoardPort;
  readonly #options: DemoOptions;
  #demo: { readonly table: Table; readonly board: DemoBoard } | undefined;
  /** What the players' table shows. */
  #view: BoardView | undefined;
  /** Keys that ended a demo, until they are pressed anew: the table ignores that they are held and let go. */
  readonly #spent = new Set<KeyId>();

  constructor(board: BoardPort, options: DemoOptions) {
    super();
    this.#board = board;
    this.#options = options;
    board.on('key', (event) => this.#key(event));
    board.on('keysRefused', (presses) => this.emit('keysRefused', presses));
    board.on('status', (status) => {
      this.emit('status', status);
      this.#demo?.board.emit('status', status);
    });
  }

  get status(): BoardStatus {
    return this.#board.status;
  }

  /** The table of the demo; undefined while there is none. */
  get demo(): Table | undefined {
    return this.#demo?.table;
  }

  show(view: BoardView): void {
    this.#view = view;
    if (this.#demo === undefined) this.#board.show(view);
    else this.endDemo();
  }

  cue(cue: Cue): void {
    this.#board.cue(cue);
  }

  /** A game for two begins on a table of its own, and the board shows it. */
  beginDemo(): void {
    this.endDemo();
    const board = new DemoBoard(this.#board);
    const { lanes, ...options } = this.#options;
    const table = new Table({
      ...options,
      settings: { lanes: lanes() },
      journal: new MemoryJournal('demo'),
      board,
    });
    this.#board.cue(NO_EFFECT);
    this.#demo = { table, board };
    table.on('view', () => this.emit('demo'));
    table.start();
    table.command({ type: 'newGame', rules: DEMO_RULES, players: DEMO_PLAYERS });
  }

  /** Presses a key of the demo, and lets it go. */
  pressDemo(key: KeyId): void {
    for (const action of ['press', 'release'] as const)
      this.#demo?.board.emit('key', { key, action, time: 0 });
  }

  /** The board shows the players' table again. */
  endDemo(): void {
    if (this.#demo === undefined) return;
    this.#demo.table.close();
    this.#demo = undefined;
    this.#board.cue(NO_EFFECT);
    if (this.#view !== undefined) this.#board.show(this.#view);
    this.emit('demo');
  }

  #key(event: KeyEvent): void {
    const { key, action } = event;
    if (action === 'press') {
      if (this.#demo === undefined) this.#spent.delete(key);
      else this.#spent.add(key);
      this.endDemo();
    }
    if (!this.#spent.has(key)) this.emit('key', event);
  }
}
