// The choice of games: a form whose every change is a new address.
import { html, nothing } from 'lit';
import type { GamesAnswer } from '../../web/table/types.ts';
import { onValue, options } from '../kit/fields.ts';
import { known, t } from '../kit/language.ts';
import { type Choice, isChosen, only, yearsOf } from './query.ts';

/** Takes what has changed of a choice. */
type Choose = (changes: Partial<Choice>) => void;

/** The form. Days take the place of a year, and a year that of days. */
export function gamesFilter(answer: GamesAnswer, choice: Choice, choose: Choose) {
  const years = yearsOf(answer, Date.now()).map((year) => [year, year] as const);
  const people = answer.players.map(({ id, name }) => [id, name] as const);
  const kinds = answer.extent.kinds.map((kind) => [kind, known(`title-${kind}`) ?? kind] as const);
  const opponents = people.filter(([id]) => id !== choice.player);
  const select = (name: keyof Choice, label: string, none: string, all: typeof people) =>
    html`<label><span>${label}</span><select name=${name}
      @change=${onValue((value) => choose({ [name]: value, ...besides(name) }))}>
      ${options([['', none], ...all], choice[name])}</select></label>`;
  const day = (name: 'from' | 'to') =>
    html`<label><span>${t(`games-filter-${name}`)}</span><input type="date" name=${name} .value=${choice[name]}
      @change=${onValue((value) => choose({ [name]: value, year: '' }))} /></label>`;
  return html`<div class="filter" role="group" aria-label=${t('games-filter-title')}>
    ${select('year', t('games-filter-season'), t('games-filter-all'), years)}
    ${day('from')}${day('to')}
    ${select('player', t('games-filter-player'), t('games-filter-anybody'), people)}
    ${choice.player === '' ? nothing : select('against', t('games-filter-against'), t('games-filter-anybody'), opponents)}
    ${kinds.length < 2 && choice.kind === '' ? nothing : select('kind', t('games-filter-kind'), t('games-filter-all'), kinds)}
    ${
      isChosen(choice)
        ? html`<button type="button" @click=${() => choose(only({}))}>${t('games-filter-clear')}</button>`
        : nothing
    }</div>`;
}

/** What goes when something else is chosen. */
const besides = (name: keyof Choice): Partial<Choice> => {
  if (name === 'year') return { from: '', to: '' };
  return name === 'player' ? { against: '' } : {};
};
