// Whatever went wrong, in the language of the page: from the code and the figures that the host sends.
import {
  type Complaint,
  isHint,
  isTrouble,
  type Message,
  type People,
  peopleOf,
  sayRefusal,
  type Words,
  wordsOf,
} from '../../../shared/words/index.ts';
import type { Refused, TableView } from '../../web/table/types.ts';
import { strings } from './language.ts';

const say = <D>(table: Words<D>, told: Message<D>): string =>
  wordsOf(table, told) ?? strings().words.unknown(String(told.code));

/** Why the board is not ready, and what to do. */
export const boardTrouble = (told: NonNullable<TableView['board']['error']>): string =>
  say(strings().words.boardErrors, told);

/** What was mended when the journal was opened. */
export const noticeWords = (told: TableView['notices'][number]): string => say(strings().words.notices, told);

/** Why the table did not do something. */
export function complaintWords(complaint: Complaint, people: People): string {
  const { words } = strings();
  if (isTrouble(complaint)) return say(words.troubles, complaint);
  if (isHint(complaint)) return words.hints[complaint.code][0];
  return sayRefusal(words, complaint, people) ?? words.unknown(complaint.code);
}

/** What the host answered instead of doing what it was asked. */
export function answerWords({ told, refusal, players = [] }: Refused): string {
  const { answers, unknown } = strings().words;
  if (told !== undefined) return say(answers, told);
  if (refusal?.code === 'whoIs') return say(answers, { code: refusal.code, details: refusal });
  return refusal === undefined ? unknown('?') : complaintWords(refusal, peopleOf(players));
}

/** The same, of a response. An answer that cannot be read is none of this host's. */
export async function wordsOfResponse(response: Response): Promise<string> {
  const read: unknown = await response.json().catch(() => undefined);
  return typeof read === 'object' && read !== null
    ? answerWords(read)
    : strings().words.unknown(`${response.status}`);
}
