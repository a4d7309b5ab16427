// The board as the table needs it: something that shows views, plays cues and reports keys. `Connection` of host/board is one.
import type { Cue } from '../../shared/protocol/index.ts';
import type { BoardView, ConnectionStatus, KeyEvent } from '../board/index.ts';

export type { BoardView, KeyEvent } from '../board/index.ts';

/** How the board is. */
export type BoardStatus = ConnectionStatus;

/** What the table asks of a board, connected or not. */
export interface BoardPort {
  readonly status: BoardStatus;
  /** Shows a view from now on, at once or when the board is there. */
  show(view: BoardView): void;
  /** Plays an effect and tones once, if the board is there. */
  cue(cue: Cue): void;
  on(event: 'key', listener: (event: KeyEvent) => void): unknown;
  /** So many presses did not come through between the key before and the key after. */
  on(event: 'keysRefused', listener: (presses: number) => void): unknown;
  on(event: 'status', listener: (status: BoardStatus) => void): unknown;
  off(event: 'key', listener: (event: KeyEvent) => void): unknown;
  off(event: 'keysRefused', listener: (presses: number) => void): unknown;
  off(event: 'status', listener: (status: BoardStatus) => void): unknown;
}
