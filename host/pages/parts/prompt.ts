// What the table asks for, in the words of the page.
import { lastToPress } from '../../../shared/table/desk.ts';
import type { Language } from '../../../shared/words/catalog.ts';
import { type People, peopleOf } from '../../../shared/words/people.ts';
import { sayBesides, sayPrompt } from '../../../shared/words/prompts.ts';
import { say } from '../../../shared/words/say.ts';
import type { TableView } from '../../web/table/types.ts';
import { language } from '../kit/language.ts';

/** The players of a view, for words about them. */
export const peopleIn = ({ players, rules }: Pick<TableView, 'players' | 'rules'>): People => ({
  ...peopleOf(
    players.map(({ name }) => name),
    rules.sides,
  ),
  sayings: rules.sayings ? { nineteen: rules.nineteenIsZero } : undefined,
});

/** The next step: for the table's hall, on a new table, or in the game. */
export const promptWords = (view: TableView, words: Language = language()): string =>
  beforeGame(view, words) ?? sayPrompt(words, view.prompt, peopleIn(view));

/** The same for a voice. */
export const spokenPrompt = (view: TableView, words: Language = language()): string =>
  beforeGame(view, words) ?? sayPrompt(words, view.prompt, { ...peopleIn(view), aloud: true });

/** A step before the game; undefined while a game runs. */
export function beforeGame({ desk, question }: TableView, words: Language = language()): string | undefined {
  if (desk !== null) return deskWords(desk, words);
  return question === 'checks' ? say(words, 'scene-asksChecks') : undefined;
}

/** What can be done besides: muggins, a dispute; empty where there is nothing. */
export const besidesWords = ({ prompt, desk }: TableView, words: Language = language()): string =>
  desk ? '' : sayBesides(words, prompt.besides);

function deskWords(desk: NonNullable<TableView['desk']>, words: Language): string {
  switch (desk.code) {
    case 'phones': {
      const names = desk.phones.map(({ name, button }) => `${name} (P${button})`);
      return say(words, 'scene-desk-phones', { phones: names.length, names });
    }
    case 'host':
      return say(words, 'scene-desk-host', { device: desk.device });
    case 'joining':
      return desk.step === 'waiting'
        ? say(words, 'scene-desk-joinWaiting', { ticket: desk.ticket })
        : say(words, `scene-desk-joining-${desk.step}`);
    case 'duplicate':
      return desk.table === desk.other
        ? say(words, 'scene-desk-twoAre', { table: desk.table })
        : say(words, 'scene-desk-copyOf', { table: desk.other });
    case 'waits':
      return say(words, 'scene-desk-waits', { table: desk.table });
    case 'called': {
      const waits = lastToPress(desk.names, desk.sat);
      return waits === undefined
        ? say(words, 'scene-desk-called', { names: desk.names })
        : say(words, 'scene-desk-onePress', { name: waits });
    }
    case 'sign': {
      const waits = lastToPress(desk.names, desk.signed);
      return waits === undefined
        ? say(words, 'scene-desk-eachSign')
        : say(words, 'scene-desk-oneSigns', { name: waits });
    }
    case 'whoDoubts':
      return say(words, 'scene-desk-whoDoubts', { seats: desk.seats });
    default:
      return say(words, `scene-desk-${desk.code}`);
  }
}
