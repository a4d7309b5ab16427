// Where Muggins plays: who is alone with it, who lays away, who cuts, what goes over the reader, and whose card it is.
import { poneOf } from '../../../shared/rules/terms/index.ts';
import { say } from '../../../shared/words/say.ts';
import type { CompanyView, TableView } from '../../web/table/types.ts';
import { language, t } from '../kit/language.ts';
import { beforeGame, peopleIn, promptWords } from './prompt.ts';
import { complaintWords } from './trouble.ts';

/** The seat of the only person; undefined where nobody or several play besides Muggins. */
export function onlyPerson(levels: CompanyView['levels']): number | undefined {
  const person = levels.indexOf(null);
  return person < 0 || levels.includes(null, person + 1) ? undefined : person;
}

/** Whether hands are dealt and the starter is not turned. While cards are dealt, that of the deal before still lies on the table. */
export const awaitsStarter = ({ phase, starter }: TableView): boolean =>
  phase === 'deal' || (phase === 'starter' && starter === null);

/** Whose turn it is. Where Muggins deals nobody waits for the dealer: who cuts has the turn. */
export function turnIn(view: TableView, company: CompanyView | null): number | null {
  if (company?.pack !== 'pages' || !awaitsStarter(view)) return view.turn;
  return typeof company.cuts === 'number' ? company.cuts : null;
}

/** That Muggins has laid away, as long as it is waited for others; may be empty. */
function awayText({ players }: TableView, { laidAway, levels }: CompanyView): string {
  const names = players.flatMap(({ seat, name }) => (laidAway[seat] && levels[seat] !== null ? [name] : []));
  return names.length === 0 ? '' : ` ${t('scene-laidAway', { number: names.length, names })}`;
}

/** What people have to do for the cards, in words; undefined for nothing. */
export function taskWords(view: TableView, company: CompanyView | null): string | undefined {
  const task = beforeGame(view) === undefined ? company?.task : undefined;
  // Whose turn it is in the play, the page says without it.
  if (company === null || task == null || task.code === 'leads') return undefined;
  const words = complaintWords(task, peopleIn(view));
  return task.code === 'laysAway' ? words + awayText(view, company) : words;
}

/** The next step in words. With real cards, Muggins's go along with those of the game. */
export function expectedWords(view: TableView, company: CompanyView | null): string {
  const task = taskWords(view, company);
  const plays = company?.pack === 'pages' ? playWords(view, company) : '';
  if (task === undefined) return plays || promptWords(view);
  const moves = company?.task?.code === 'cribCards' || company?.task?.code === 'turnsCard';
  return moves ? `${task} ${promptWords(view)}` : task;
}

/** The play of cards that are dealt on the pages: a person's points are keyed, and no card is. Empty where nobody plays. */
function playWords(view: TableView, { levels }: CompanyView): string {
  const { phase, play, prompt, players, turn, dealer, rules } = view;
  if (phase !== 'play') return '';
  const { ask } = prompt;
  const waits = ask.code === 'nextCard' || ask.code === 'playOver' ? ask.waits : null;
  const other = players[waits?.seat ?? -1]?.name;
  const points =
    waits === null || other === undefined || levels[waits.seat] !== null
      ? []
      : [say(language(), 'ask-waits', { card: waits.card, other })];
  if (play?.over === true) return points.join('') || t('scene-playOver');
  const name = players[turn ?? poneOf({ dealer: dealer ?? undefined, rules }) ?? -1]?.name ?? '';
  return [...points, t('scene-turnAt', { name, count: play?.count ?? 0 })].join(' ');
}
