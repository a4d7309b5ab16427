// The host of a table as users start it.

import { REFERENCE_LANES } from '../../../shared/protocol/index.ts';
import { MugginsProcess, type SaidLine } from './muggins.ts';

interface HostOptions {
  /** Where the board is: `tcp://127.0.0.1:N`; an emulated one in the host itself unless given. */
  readonly port?: string;
  /** Folder of the journal. */
  readonly data: string;
  /** Lanes of the board; 3 unless given. */
  readonly lanes?: number;
  /** Card readers, as `--reader` takes them. */
  readonly readers?: readonly string[];
  /** The device of a text sign. */
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
  /** What it last said about the sign. */
  sign = 'nothing said about the sign';

  constructor({ port, data, lanes = REFERENCE_LANES, readers = [], sign }: HostOptions) {
    const board = port === undefined ? ['--emulator'] : ['--port', port];
    const args = ['start', ...board, '--http', '0', '--lanes', `${lanes}`];
    for (const reader of readers) args.push('--reader', reader);
    if (sign !== undefined) args.push('--sign', sign);
    super({ args, data });
  }

  protected override hear({ event, state, port, error = '' }: SaidLine): void {
    if (event === 'board' && state !== undefined) {
      this.board = state;
      this.trouble = error;
    }
    if (event === 'sign') this.sign = state ?? '';
    if (event === 'reader' && port !== undefined) this.readers.set(port, state ?? '');
  }
}
