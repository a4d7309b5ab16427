// What the table asks for, in the words of the page.
import { lastToPress } from '../../../shared/table/desk.ts';
import type { Language } from '../../../shared/words/language.ts';
import type { DeskSentences } from '../../../shared/words/pages/scene.ts';
import { type People, peopleOf } from '../../../shared/words/people.ts';
import { sayBesides, sayPrompt } from '../../../shared/words/prompts.ts';
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
  view.desk
    ? deskWords(view.desk, language.pages.scene.desk)
    : sayPrompt(language, view.prompt, peopleIn(view));

/** The same for a voice. */
export const spokenPrompt = (view: TableView, language: Language = strings().words): string =>
  view.desk
    ? deskWords(view.desk, language.pages.scene.desk)
    : sayPrompt(language, view.prompt, { ...peopleIn(view), aloud: true });

/** What can be done besides: muggins, a dispute; empty where there is nothing. */
export const besidesWords = ({ prompt, desk }: TableView, language: Language = strings().words): string =>
  desk ? '' : sayBesides(language, prompt.besides);

function deskWords(desk: NonNullable<TableView['desk']>, words: DeskSentences): string {
  switch (desk.code) {
    case 'joining':
      return desk.step === 'waiting' ? words.joinWaiting(desk.ticket) : words.joining[desk.step];
    case 'duplicate':
      return desk.table === desk.other ? words.twoAre(desk.table) : words.copyOf(desk.other);
    case 'waits':
      return words.waits(desk.table);
    case 'called': {
      const waits = lastToPress(desk.names, desk.sat);
      return waits === undefined ? words.called(desk.names) : words.onePress(waits);
    }
    case 'sign': {
      const waits = lastToPress(desk.names, desk.signed);
      return waits === undefined ? words.eachSign : words.oneSigns(waits);
    }
    case 'whoDoubts':
      return words.whoDoubts(desk.seats);
    default:
      return words[desk.code];
  }
}
