// Whatever went wrong, in the language of the page: from the code and the figures that the host sends.
import { type Message, type Words, wordsOf } from '../../../shared/words/index.ts';
import type { Refused, TableView } from '../../web/table/wire.ts';
import { strings } from './language.ts';
import { typeset } from './strings/host.ts';

const say = <D>(words: Words<D>, told: Message<D>): string =>
  typeset(wordsOf(words, told) ?? strings().trouble.unknown(String(told.code)));

/** Why the board is not ready, and what to do. */
export const boardTrouble = (told: NonNullable<TableView['board']['error']>): string =>
  say(strings().trouble.board, told);

/** What was mended when the journal was opened. */
export const noticeWords = (told: TableView['notices'][number]): string =>
  say(strings().trouble.notice, told);

/** Why the table did not do something. */
export function refusalWords(refusal: NonNullable<TableView['refusal']>): string {
  if (refusal.hint !== undefined) return strings().host.hint(refusal.hint);
  return refusal.told === undefined
    ? strings().host.refusal(refusal)
    : say(strings().trouble.table, refusal.told);
}

/** What the host answered instead of doing what it was asked. */
export function answerWords(answer: Refused & { readonly words?: string }): string {
  const { told, refusal, words: text = '' } = answer;
  const { trouble, host } = strings();
  if (told !== undefined) return say(trouble.answer, told);
  if (refusal?.code === 'disk')
    return say(trouble.table, { code: 'disk', details: { reason: refusal.reason } });
  if (refusal?.code === 'paused') return say(trouble.table, { code: 'paused', details: {} });
  return refusal === undefined ? trouble.unknown('?') : host.refusal({ code: refusal.code, text, short: '' });
}

/** The same, of a response. An answer that cannot be read is none of this host's. */
export async function wordsOfResponse(response: Response): Promise<string> {
  const read: unknown = await response.json().catch(() => undefined);
  return typeof read === 'object' && read !== null
    ? answerWords(read)
    : strings().trouble.unknown(`${response.status}`);
}
