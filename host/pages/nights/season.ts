// Seasons on the Nights page: the saved ones, the table of one, and a form for its rules.
import {
  type ClubSettings,
  SEASON_FIGURES,
  SEASON_TIES,
  type SeasonFigure,
  type SeasonRules,
  writeCard,
} from '../../../shared/league/index.ts';
import type { NightsAnswer, SeasonAnswer } from '../../web/hall/types.ts';
import { daysText, dotted, formatText } from '../hall/heading.ts';
import { nameText, printed } from '../hall/names.ts';
import { awardNote } from '../hall/season.ts';
import { html, nothing, options, t } from '../kit/element.ts';
import './order.ts';
import { addressOf } from './person.ts';

/** Marks the address of a season that is not saved; its rules are in the address too. */
const UNKEPT = 'yes';

/** The download link of a season's table. */
const FILE = 'season.csv';

/** The seasons of the club. */
export function keptSeasons({ seasons }: NightsAnswer) {
  if (seasons.length === 0) return nothing;
  return html`<h2 class="whose">${t('nights-seasons')}</h2>
    <ol class="list">${seasons.map(({ name, from, to, formats = [] }) => {
      return html`<li><a class="panel" href=${`nights?${new URLSearchParams({ season: name })}`}><strong>${name}</strong>
        <small>${dotted(daysText(from, to), ...formats.map(formatText))}</small></a></li>`;
    })}</ol>`;
}

/** The actions of the form. */
export interface SeasonActs {
  /** The club's settings; undefined unless this is the desk. */
  readonly club: ClubSettings | undefined;
  readonly keep: (name: string, rules: SeasonRules) => unknown;
  readonly drop: (name: string) => unknown;
  /** Puts a season on the television, or takes it off. */
  readonly show: (name: string, screen: string | null) => unknown;
}

/** The form for the rules of a season. The address has them, so it can be bookmarked and shared. The desk saves them by name. */
export function seasonForm(
  { nights, awards }: NightsAnswer,
  shown: SeasonAnswer | undefined,
  acts: SeasonActs,
) {
  const isKept = shown !== undefined && shown.name !== null;
  if (nights.length === 0 || (isKept && acts.club === undefined)) return nothing;
  const rules: SeasonRules = shown?.rules ?? {};
  const name = shown?.name ?? '';
  const known = [...new Set(nights.map(({ format }) => format))];
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget as HTMLFormElement);
    const isSaved = (event.submitter as HTMLButtonElement | null)?.name === 'keep';
    if (isSaved) acts.keep(`${fields.get('name') ?? ''}`.trim(), rulesIn(fields));
    else location.search = searchOf(rulesIn(fields));
  };
  const tick = (format: string) => {
    const isIn = rules.formats?.includes(format) ?? false;
    return html`<label class="tick"><input type="checkbox" name="format" value=${format} .checked=${isIn} /> ${formatText(format)}</label>`;
  };
  return html`<details class="panel" ?open=${shown !== undefined && !isKept}><summary>${t(isKept ? 'nights-change' : 'nights-season')}</summary>
    <form @submit=${submit}>
      <label>${t('nights-from')} <input type="date" name="from" .value=${rules.from ?? ''} /></label>
      <label>${t('nights-to')} <input type="date" name="to" .value=${rules.to ?? ''} /></label>
      <fieldset><legend>${t('nights-formats')}</legend>${known.map(tick)}</fieldset>
      <fieldset class="wide"><legend>${t('nights-order')}</legend>
        <muggins-order .name=${'ties'} .choices=${SEASON_FIGURES.map((each) => [each, figureText(each)])} .chosen=${rules.ties ?? SEASON_TIES}></muggins-order></fieldset>
      <label>${t('nights-best')} <input type="number" name="best" min="1" max="999" .value=${`${rules.best ?? ''}`} /></label>
      <label>${t('nights-least')} <input type="number" name="least" min="1" max="999" .value=${`${rules.least ?? ''}`} /></label>
      <label>${t('nights-award')} <select name="award">${options([['', '\u2013'], ...awards.map((each) => [each, each] as const)], rules.award ?? '')}</select></label>
      <label class="tick"><input type="checkbox" name="guests" .checked=${rules.guests ?? false} /> ${t('nights-guests')}</label>
      <button class="main" formnovalidate>${t('nights-show')}</button>
      ${
        acts.club
          ? html`<label>${t('nights-name')} <input name="name" maxlength="80" required autocomplete="off" .value=${name} /></label>
            <button name="keep">${t('nights-keep')}</button>
            ${isKept ? html`<button type="button" @click=${() => acts.drop(name)}>${t('nights-drop', { name })}</button>` : nothing}`
          : nothing
      }
    </form></details>`;
}

function rulesIn(data: FormData): SeasonRules {
  const text = (field: string): string | undefined => `${data.get(field) ?? ''}`.trim() || undefined;
  const number = (field: string): number | undefined =>
    text(field) === undefined ? undefined : Number(text(field));
  const formats = data.getAll('format').map(String);
  const ties = data.getAll('ties').map(String) as readonly SeasonFigure[];
  return {
    ...{ from: text('from'), to: text('to'), award: text('award') },
    ...{ best: number('best'), least: number('least') },
    ...(formats.length > 0 && { formats }),
    ...(ties.length > 0 && { ties }),
    ...(data.has('guests') && { guests: true }),
  };
}

/** The address of the table by these rules. */
function searchOf({ formats = [], ties = [], guests = false, ...rest }: SeasonRules): string {
  const fields = Object.entries(rest).flatMap(([field, value]) =>
    value === undefined ? [] : [[field, `${value}`]],
  );
  const lists = [...formats.map((each) => ['format', each]), ...ties.map((each) => ['ties', each])];
  return `${new URLSearchParams([['season', UNKEPT], ...fields, ...lists, ...(guests ? [['guests', 'yes']] : [])])}`;
}

const figureText = (figure: SeasonFigure): string =>
  figure === 'award' ? t('nights-award') : t(`tieStep-${figure}`);

/** The table of a season, and its downloads. */
export function seasonPart(season: SeasonAnswer, acts: SeasonActs) {
  const { name, rules, rows } = season;
  const { award } = rules;
  const note = awardNote(season);
  if (rows.length === 0)
    return html`<h2 class="whose">${name ?? t('nights-season')}</h2><p class="none">${t('nights-noSeason')}</p>`;
  return html`<h2 class="whose">${name ?? t('nights-season')}</h2>
    <p class="note">${daysText(rules.from, rules.to)}</p>
    <p class="files"><a href=${`print?sheet=yearbook&${seasonQuery()}`}>${t('print-titles-yearbook')}</a>
      ${acts.club === undefined ? nothing : html`<a href=${`api/hall/${FILE}?${seasonQuery()}`} download>${FILE}</a>`}</p>
    ${acts.club === undefined || name === null ? nothing : onScreen(name, acts.club.screen === name, acts)}
    <section class="panel">
    ${note === undefined ? nothing : html`<p class="note">${note}</p>`}
    <table>
    <thead><tr><td></td><td></td>${award === undefined ? nothing : html`<th scope="col">${award}</th>`}
      <th scope="col">${t('nights-card')}</th></tr></thead>
    <tbody>${rows.map((row) => seasonRow(row, award !== undefined))}</tbody></table></section>`;
}

/** Unless it is set, the television shows a season when one of its nights is closed. */
const onScreen = (name: string, isThere: boolean, { show }: SeasonActs) =>
  html`<p class="buttons"><button @click=${() => show(name, isThere ? null : name)}>${t(isThere ? 'nights-offScreen' : 'nights-onScreen')}</button></p>`;

/** The season of the address, as the query for the hall. */
export const seasonQuery = (): URLSearchParams =>
  new URLSearchParams(
    [...new URLSearchParams(location.search)].filter(
      ([field, text]) => field !== 'season' || text !== UNKEPT,
    ),
  );

const seasonRow = (
  { rank, player, name, award, points, wins, net, scores }: SeasonAnswer['rows'][number],
  hasAward: boolean,
) => html`<tr><td>${rank ?? '\u2013'}</td>
  <th scope="row"><a href=${addressOf(player)}>${nameText(name)}</a> <small>${t('nights-counting', { counting: scores.filter(({ counts }) => counts).length, all: scores.length })}</small></th>
  ${hasAward ? html`<td>${award ?? '\u2013'}</td>` : nothing}
  <td>${printed(writeCard({ points, wins, net }))}</td></tr>`;
