// What the table asks for, in the words of the page.
import type { Language } from '../../../shared/words/language.ts';
import { type People, peopleOf } from '../../../shared/words/people.ts';
import { sayBesides, sayPrompt } from '../../../shared/words/prompts.ts';
import type { TableView } from '../../web/table/types.ts';
import { strings } from './language.ts';

/** The players of a view, for words about them. */
export const peopleIn = ({ players, rules }: Pick<TableView, 'players' | 'rules'>): People =>
  peopleOf(
    players.map(({ name }) => name),
    rules.sides,
  );

/** What to do next. */
export const promptWords = (view: TableView, { prompts }: Language = strings().words): string =>
  sayPrompt(prompts, view.prompt, peopleIn(view));

/** The same for a voice. */
export const spokenPrompt = (view: TableView, { prompts }: Language = strings().words): string =>
  sayPrompt(prompts, view.prompt, { ...peopleIn(view), aloud: true });

/** What can be done besides: muggins, a dispute; empty where there is nothing. */
export const besidesWords = ({ prompt }: TableView, { prompts }: Language = strings().words): string =>
  sayBesides(prompts, prompt.besides);
