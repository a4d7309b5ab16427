// The host of a table as users start it.

import { WebSocket } from 'ws';
import { REFERENCE_LANES } from '../../../shared/protocol/index.ts';
import { CliError } from '../../cli/output.ts';
import type { TableView } from '../../table/index.ts';
import type { TableMessage } from '../../web/table/wire.ts';
import { MugginsProcess, type SaidLine } from './muggins.ts';
import { until } from './until.ts';

/** Milliseconds that a board may take after the host is ready, on a busy machine. */
const BOARD_LIMIT = 60_000;

interface HostOptions {
  /** Where the board is: `tcp://127.0.0.1:N`; an emulated one in the host itself unless given. */
  readonly port?: string;
  /** Folder of the journal. */
  readonly data: string;
  /** Lanes of the board; 3 unless given. */
  readonly lanes?: number;
  /** Card readers, as `--reader` takes them. */
  readonly readers?: readonly string[];
  /** Where a text sign is. */
  readonly sign?: string | undefined;
}

/** A host that was started. */
export class HostProgram extends MugginsProcess {
  /** What it last said about the board: `ready`, or something else. */
  board = 'nothing said about the board yet';
  /** Code of the reason that it last gave for having no board; empty if it gave none. */
  trouble = '';
  /** What it last said about each reader, by its port. */
  readonly readers = new Map<string, string>();
  /** The last view that its pages got; undefined before the first. */
  view: TableView | undefined;
  /** What it last said about the sign. */
  sign = 'nothing said about the sign';

  constructor({ port, data, lanes = REFERENCE_LANES, readers = [], sign }: HostOptions) {
    const board = port === undefined ? ['--emulator'] : ['--port', port];
    const args = ['start', ...board, '--http', '0', '--lanes', `${lanes}`];
    for (const reader of readers) args.push('--reader', reader);
    if (sign !== undefined) args.push('--sign', sign);
    super({ args, data });
  }

  /** Resolves when its board is ready as well. @throws CliError if it stays away */
  async untilConnected(): Promise<void> {
    if (this.url === '') await this.ready();
    if (await until(() => this.board === 'ready', BOARD_LIMIT)) return;
    throw new CliError('noBoard', 'The emulated board did not come up. Try `muggins doctor --emulator`.');
  }

  protected override hear({ event, state, port, error = '', url }: SaidLine): void {
    if (event === 'ready' && url !== undefined) this.#follow(url);
    if (event === 'board' && state !== undefined) {
      this.board = state;
      this.trouble = error;
    }
    if (event === 'sign') this.sign = state ?? '';
    if (event === 'reader' && port !== undefined) this.readers.set(port, state ?? '');
  }

  /** Listens as a page does. */
  #follow(url: string): void {
    const socket = new WebSocket(`${url.replace(/^http/, 'ws')}live?only=state`);
    socket.on('message', (text) => {
      const message = JSON.parse(`${text}`) as TableMessage;
      if (message.type === 'state') this.view = message.view;
    });
    // It ends with the host.
    socket.on('error', () => {});
    void this.ended.then(() => socket.terminate());
  }
}
