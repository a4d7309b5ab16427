// What the desk's page asks of the hall, and the words for what the hall does not do.
import type { NightCommand } from '../../../shared/league/index.ts';
import {
  type AnswerDetails,
  type Message,
  type NameOf,
  sayHallRefusal,
  wordsOf,
} from '../../../shared/words/index.ts';
import type { HallRefused } from '../../web/hall/types.ts';
import { language, strings } from './language.ts';

/** Posts to the hall. @returns undefined where it is done, else why not, in the language of the page */
export const post = (path: string, body: object, nameOf: NameOf): Promise<string | undefined> =>
  asked(path, { method: 'POST', body: JSON.stringify(body) }, nameOf);

/** Takes something away from the hall. @returns the same as `post` */
export const remove = (path: string, nameOf: NameOf): Promise<string | undefined> =>
  asked(path, { method: 'DELETE' }, nameOf);

async function asked(path: string, init: RequestInit, nameOf: NameOf): Promise<string | undefined> {
  try {
    const answer = await fetch(path, init);
    return answer.ok ? undefined : wordsIn((await answer.json()) as NotDone, nameOf);
  } catch {
    return strings().hallSilent;
  }
}

/** Gives commands of the desk, which are done together or not at all. `seen`: the sequence of the night that the page shows. */
export const command = (
  commands: readonly NightCommand[],
  seen: number,
  nameOf: NameOf,
): Promise<string | undefined> => post('api/hall/commands', { commands, seen }, nameOf);

/** What the hall answers instead of doing what it was asked. */
interface NotDone extends Partial<HallRefused> {
  readonly told?: Message<AnswerDetails>;
}

/** Words by the code, as far as the page knows it; else those that came along. */
export function wordsIn({ refusal, told, words = '', error = '' }: NotDone, nameOf: NameOf): string {
  if (told !== undefined) return wordsOf(language().answers, told) ?? words;
  if (refusal === undefined) return words || language().unknown(error);
  return sayHallRefusal(language(), refusal, nameOf) ?? words;
}
