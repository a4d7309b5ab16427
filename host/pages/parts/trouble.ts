// Whatever went wrong, in the language of the page: from the code and the figures that the host sends.
import {
  type Complaint,
  isHint,
  isTrouble,
  type People,
  peopleOf,
  say,
  sayBoardError,
  sayMessage,
  sayRefusal,
} from '../../../shared/words/index.ts';
import type { Refused, TableView } from '../../web/table/types.ts';
import { language } from '../kit/language.ts';

const unknown = (code: string): string => say(language(), 'answer-unknown', { code });

/** Why the board is not ready, and what to do. */
export const boardTrouble = (told: NonNullable<TableView['board']['error']>): string =>
  `${sayBoardError(language(), told) ?? unknown(told.code)} ${say(language(), 'board-keepsTrying')}`;

/** What was mended when the journal was opened. */
export const noticeWords = (told: TableView['notices'][number]): string =>
  sayMessage(language(), 'notice', told) ?? unknown(told.code);

/** Why the table did not do something. */
export function complaintWords(complaint: Complaint, people: People): string {
  const words = language();
  if (isTrouble(complaint)) return sayMessage(words, 'trouble', complaint) ?? unknown(complaint.code);
  if (isHint(complaint)) return say(words, `hint-${complaint.code}`);
  return sayRefusal(words, complaint, people) ?? unknown(complaint.code);
}

/** The host's refusal in words. `phone`: for a player's phone. */
export function answerWords({ told, refusal, players = [] }: Refused, phone = false): string {
  const words = language();
  if (told !== undefined) return sayMessage(words, 'answer', told) ?? unknown(told.code);
  if (refusal?.code === 'whoIs')
    return sayMessage(words, 'answer', { code: refusal.code, details: refusal }) ?? refusal.code;
  return refusal === undefined ? unknown('?') : complaintWords(refusal, { ...peopleOf(players), phone });
}

/** The same, of a response. An answer that cannot be read is none of this host's. */
export async function wordsOfResponse(response: Response, phone = false): Promise<string> {
  const read: unknown = await response.json().catch(() => undefined);
  return typeof read === 'object' && read !== null ? answerWords(read, phone) : unknown(`${response.status}`);
}
