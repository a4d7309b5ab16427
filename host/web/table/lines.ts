// The live line of a table, and what pages do on it: hands on the emulated board, and the demo.
import type { Clock } from '../../board/index.ts';
import type { Log } from '../../system/log.ts';
import type { SharedBoard } from '../../table/index.ts';
import { Live } from '../kit/live.ts';
import type { LineServer } from '../kit/sockets.ts';
import { answer } from '../kit/validation.ts';
import { PageDemo } from './demo.ts';
import { EmulatedBoard, type PageEmulator } from './emulated.ts';
import type { TableService } from './service.ts';
import { type EmulatorMessage, messageSchema, type PageMessage, type StateMessage } from './wire.ts';

/** Milliseconds between two pictures of the board. */
const FRAME = 33;

interface TableMessages {
  readonly state: StateMessage;
  readonly board: EmulatorMessage;
}
type TableLive = Live<TableMessages, PageMessage>;

/** What the host's pages can control. */
interface Hands {
  readonly board: EmulatedBoard;
  readonly demo: PageDemo;
}

/** The live line: the state and the emulated board, whose keys the host's pages may press. */
const openLive = (sockets: LineServer, service: TableService, { board, demo }: Hands): TableLive =>
  new Live({
    sockets,
    topics: {
      state: { message: () => service.message },
      board: { message: () => board.message, interval: FRAME },
    },
    hearing: {
      schema: messageSchema,
      allowed: ({ kind }) => kind === 'host',
      forbidden: answer('lookOnly', {}),
      heard(page, message) {
        if (message.type === 'demo' || message.type === 'demoKey') demo.obey(page, message);
        else board.obey(page, message);
      },
      left(page) {
        board.leave(page);
        demo.leave(page);
      },
    },
  });

interface LinesOptions {
  readonly service: TableService;
  readonly board: SharedBoard;
  readonly emulator: PageEmulator | undefined;
  readonly log: Log;
  readonly clock?: Clock | undefined;
}

/** The lines of a table, until they are closed. */
export interface TableLines {
  /** The message `state` of this moment, as text. */
  readonly state: string;
  close(): void;
}

/** Opens the lines of a table, and starts its service. */
export function openLines(sockets: LineServer, { service, log, ...options }: LinesOptions): TableLines {
  const { emulator } = options;
  const board = new EmulatedBoard({ emulator, log, changed: () => live.changed('board') });
  const demo = new PageDemo(options.board, options.clock);
  const live = openLive(sockets, service, { board, demo });
  service.start(() => live.changed('state'));
  return {
    get state() {
      return live.text('state');
    },
    close() {
      service.stop();
      demo.close();
      board.close();
      live.close();
    },
  };
}
