// What the table asks for, in the words of the page.
import { lastToPress } from '../../../shared/table/desk.ts';
import type { Language } from '../../../shared/words/language.ts';
import { type People, peopleOf } from '../../../shared/words/people.ts';
import { sayBesides, sayPrompt } from '../../../shared/words/prompts.ts';
import { say } from '../../../shared/words/say.ts';
import type { TableView } from '../../web/table/types.ts';
import { strings } from './language.ts';

/** The players of a view, for words about them. */
export const peopleIn = ({ players, rules }: Pick<TableView, 'players' | 'rules'>): People => ({
  ...peopleOf(
    players.map(({ name }) => name),
    rules.sides,
  ),
  sayings: rules.sayings ? { nineteen: rules.nineteenIsZero } : undefined,
});

/** What to do next: for the hall that the table plays for, or in the game. */
export const promptWords = (view: TableView, language: Language = strings().words): string =>
  view.desk ? deskWords(view.desk, language) : sayPrompt(language, view.prompt, peopleIn(view));

/** The same for a voice. */
export const spokenPrompt = (view: TableView, language: Language = strings().words): string =>
  view.desk
    ? deskWords(view.desk, language)
    : sayPrompt(language, view.prompt, { ...peopleIn(view), aloud: true });

/** What can be done besides: muggins, a dispute; empty where there is nothing. */
export const besidesWords = ({ prompt, desk }: TableView, language: Language = strings().words): string =>
  desk ? '' : sayBesides(language, prompt.besides);

function deskWords(desk: NonNullable<TableView['desk']>, language: Language): string {
  switch (desk.code) {
    case 'joining':
      return desk.step === 'waiting'
        ? say(language, 'scene-desk-joinWaiting', { ticket: desk.ticket })
        : say(language, `scene-desk-joining-${desk.step}`);
    case 'duplicate':
      return desk.table === desk.other
        ? say(language, 'scene-desk-twoAre', { table: desk.table })
        : say(language, 'scene-desk-copyOf', { table: desk.other });
    case 'waits':
      return say(language, 'scene-desk-waits', { table: desk.table });
    case 'called': {
      const waits = lastToPress(desk.names, desk.sat);
      return waits === undefined
        ? say(language, 'scene-desk-called', { names: desk.names })
        : say(language, 'scene-desk-onePress', { name: waits });
    }
    case 'sign': {
      const waits = lastToPress(desk.names, desk.signed);
      return waits === undefined
        ? say(language, 'scene-desk-eachSign')
        : say(language, 'scene-desk-oneSigns', { name: waits });
    }
    case 'whoDoubts':
      return say(language, 'scene-desk-whoDoubts', { seats: desk.seats });
    default:
      return say(language, `scene-desk-${desk.code}`);
  }
}
