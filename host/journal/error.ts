// What can go wrong with the journal: one class with stable codes. The words are in shared/words.

import { DEFAULT } from '../../shared/words/default.ts';
import {
  type JournalErrorCode,
  type JournalErrorDetails,
  type Message,
  sayMessage,
  type TroubleDetails,
} from '../../shared/words/index.ts';
import { systemReason } from '../system/reason.ts';

/** An error of the journal in a sentence. */
export const sayJournalError = <C extends JournalErrorCode>(
  code: C,
  details: JournalErrorDetails[C],
): string => sayMessage(DEFAULT, 'journal', { code, details }) ?? code;

/** Every error that the journal throws. Messages may be reworded; `code` and `details` are stable. */
export class JournalError<C extends JournalErrorCode = JournalErrorCode> extends Error {
  readonly code: C;
  readonly details: JournalErrorDetails[C];

  constructor(code: C, details: JournalErrorDetails[C], options?: ErrorOptions) {
    super(sayJournalError(code, details), options);
    this.name = 'JournalError';
    this.code = code;
    this.details = details;
  }
}

/** True for a JournalError, and if a code is given, for one with that code. */
export function isJournalError<C extends JournalErrorCode = JournalErrorCode>(
  error: unknown,
  code?: C,
): error is JournalError<C> {
  return error instanceof JournalError && (code === undefined || error.code === code);
}

/** Why a move was not kept, for users. */
export function troubleOf(error: unknown): Message<Pick<TroubleDetails, 'disk' | 'inDoubt'>> {
  if (isJournalError(error, 'inDoubt')) return { code: 'inDoubt', details: { reason: error.details.reason } };
  const reason = isJournalError(error, 'disk') ? error.details.reason : systemReason(error);
  return { code: 'disk', details: { reason } };
}

/** What the system said of a file, as an error of the disk. */
export const diskError = (file: string, cause: unknown): JournalError<'disk'> =>
  new JournalError('disk', { file, reason: systemReason(cause) }, { cause });
