// What the table asks for, in the words of the page.
import { lastToPress } from '../../../shared/table/desk.ts';
import type { Language } from '../../../shared/words/language.ts';
import { type People, peopleOf } from '../../../shared/words/people.ts';
import { sayBesides, sayPrompt } from '../../../shared/words/prompts.ts';
import type { TableView } from '../../web/table/types.ts';
import { strings, t } from './language.ts';

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
  view.desk ? deskWords(view.desk) : sayPrompt(language, view.prompt, peopleIn(view));

/** The same for a voice. */
export const spokenPrompt = (view: TableView, language: Language = strings().words): string =>
  view.desk ? deskWords(view.desk) : sayPrompt(language, view.prompt, { ...peopleIn(view), aloud: true });

/** What can be done besides: muggins, a dispute; empty where there is nothing. */
export const besidesWords = ({ prompt, desk }: TableView, language: Language = strings().words): string =>
  desk ? '' : sayBesides(language, prompt.besides);

function deskWords(desk: NonNullable<TableView['desk']>): string {
  switch (desk.code) {
    case 'joining':
      return desk.step === 'waiting'
        ? t('scene-desk-joinWaiting', { ticket: desk.ticket })
        : t(`scene-desk-joining-${desk.step}`);
    case 'duplicate':
      return desk.table === desk.other
        ? t('scene-desk-twoAre', { table: desk.table })
        : t('scene-desk-copyOf', { table: desk.other });
    case 'waits':
      return t('scene-desk-waits', { table: desk.table });
    case 'called': {
      const waits = lastToPress(desk.names, desk.sat);
      return waits === undefined
        ? t('scene-desk-called', { names: desk.names })
        : t('scene-desk-onePress', { name: waits });
    }
    case 'sign': {
      const waits = lastToPress(desk.names, desk.signed);
      return waits === undefined ? t('scene-desk-eachSign') : t('scene-desk-oneSigns', { name: waits });
    }
    case 'whoDoubts':
      return t('scene-desk-whoDoubts', { seats: desk.seats });
    default:
      return t(`scene-desk-${desk.code}`);
  }
}
