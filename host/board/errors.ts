// What can go wrong between host and board: one class with stable codes. The words are in shared/words.
import { type BoardErrorCode, type BoardErrorDetails, sayBoardError } from '../../shared/words/board.ts';
import { english } from '../../shared/words/catalog.ts';
import { boardErrors } from '../../shared/words/generated/boardErrors.ts';
import { troubles } from '../../shared/words/generated/troubles.ts';
import type { Message } from '../../shared/words/message.ts';
import { systemReason } from '../system/reason.ts';

export type { BoardErrorDetails } from '../../shared/words/board.ts';

const ENGLISH = english([boardErrors, troubles]);

export class BoardError<C extends BoardErrorCode = BoardErrorCode> extends Error {
  /** Stable; messages may be reworded. */
  readonly code: C;
  readonly details: BoardErrorDetails[C];

  constructor(code: C, details: BoardErrorDetails[C], options?: ErrorOptions) {
    super(sayBoardError(ENGLISH, { code, details } as Message<BoardErrorDetails>), options);
    this.name = 'BoardError';
    this.code = code;
    this.details = details;
    // V8 keeps the frames of a stack, and a whole dead board with them, until the stack is read.
    String(this.stack);
  }
}

/** An error as it is sent to pages, which have their own words for it. */
export const messageOf = ({ code, details }: BoardError): Message<BoardErrorDetails> =>
  ({ code, details }) as Message<BoardErrorDetails>;

/** A port that did not open, by whatever was thrown. */
export const openFailed = (port: string, error: unknown): BoardError<'openFailed'> =>
  new BoardError('openFailed', { port, reason: systemReason(error) }, { cause: error });

/** A connection that broke; without an error, the transport was closed. */
export const lost = (port: string, error?: unknown): BoardError<'lost'> =>
  new BoardError('lost', {
    port,
    reason: error === undefined ? { code: 'closed', details: {} } : systemReason(error),
  });

/** True for a BoardError, and if a code is given, for one with that code. */
export function isBoardError<C extends BoardErrorCode = BoardErrorCode>(
  error: unknown,
  code?: C,
): error is BoardError<C> {
  return error instanceof BoardError && (code === undefined || error.code === code);
}

const AFTER_CONNECTING: ReadonlySet<BoardErrorCode> = new Set(['lost', 'restarted']);

/** True if a board that was there has gone: the same port is the first to try again. */
export const isLoss = (error: BoardError): boolean => AFTER_CONNECTING.has(error.code);
