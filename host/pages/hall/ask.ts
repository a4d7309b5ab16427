// What the desk's page asks of the hall, and the words for what the hall does not do.
import type { NightCommand } from '../../../shared/league/index.ts';
import {
  type AnswerDetails,
  type Message,
  type NameOf,
  say,
  sayHallRefusal,
  sayMessage,
} from '../../../shared/words/index.ts';
import type { HallRefused } from '../../web/hall/types.ts';
import { language, t } from '../kit/language.ts';

/** Posts to the hall. @returns undefined where it is done, else why not, in the language of the page */
export const post = async (path: string, body: object, nameOf: NameOf): Promise<string | undefined> =>
  (await answerTo(path, { method: 'POST', body: JSON.stringify(body) }, nameOf)).words;

/** Takes something away from the hall. @returns the same as `post` */
export const remove = async (path: string, nameOf: NameOf): Promise<string | undefined> =>
  (await answerTo(path, { method: 'DELETE' }, nameOf)).words;

/** What came of it: why it is not done, or what the hall answered. */
export interface Obeyed {
  readonly words: string | undefined;
  /** The number of the night in which it is done. */
  readonly sequence?: number;
}

async function answerTo(path: string, init: RequestInit, nameOf: NameOf): Promise<Obeyed> {
  try {
    const answer = await fetch(path, init);
    const said = (await answer.json()) as NotDone & { readonly sequence?: number };
    return answer.ok ? { ...said, words: undefined } : { words: wordsIn(said, nameOf) };
  } catch {
    return { words: t('hall-hallSilent') };
  }
}

/** Gives commands of the desk, which are done together or not at all. `seen`: the sequence of the night that the page shows. */
export const command = (commands: readonly NightCommand[], seen: number, nameOf: NameOf): Promise<Obeyed> =>
  answerTo('api/hall/commands', { method: 'POST', body: JSON.stringify({ commands, seen }) }, nameOf);

/** What the hall answers instead of doing what it was asked. */
interface NotDone extends Partial<HallRefused> {
  readonly told?: Message<AnswerDetails>;
}

/** Words by the code, as far as the page knows it; else those that came along. */
export function wordsIn({ refusal, told, words = '', error = '' }: NotDone, nameOf: NameOf): string {
  if (told !== undefined) return sayMessage(language(), 'answer', told) ?? words;
  if (refusal === undefined) return words || say(language(), 'answer-unknown', { code: error });
  return sayHallRefusal(language(), refusal, nameOf) ?? words;
}
