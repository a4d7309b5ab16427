// The page of games as templates: the choice of games, the list, deals, study, and what it all comes to for each player.
import { isPractice, levelOf } from '../../../shared/partner/seats.ts';
import type { GameAnswer, GameLine, GamesAnswer } from '../../web/table/types.ts';
import { html, known, language, nothing, onValue, options, t } from '../kit/element.ts';
import { cards } from '../parts/panels.ts';
import { activeIn, type Choice, isChosen, only, personAt, placeOf, profilePlace, yearsOf } from './query.ts';

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
    html`<label class="day"><span>${t(`games-filter-${name}`)}</span><input type="date" name=${name} .value=${choice[name]}
      @change=${onValue((value) => choose({ [name]: value, year: '' }))} /><output>${dayText(choice[name])}</output></label>`;
  const practices = (['none', 'only'] as const).map(
    (which) => [which, t(`games-filter-practice-${which}`)] as const,
  );
  return html`<div class="filtering"><details class="filters"><summary>${t('games-filter-button', { active: activeIn(choice) })}</summary>
    <div class="filter" role="group" aria-label=${t('games-filter-title')}>
    ${select('year', t('games-filter-season'), t('games-filter-all'), years)}
    ${day('from')}${day('to')}
    ${select('player', t('games-filter-player'), t('games-filter-anybody'), people)}
    ${choice.player === '' ? nothing : select('against', t('games-filter-against'), t('games-filter-anybody'), opponents)}
    ${kinds.length < 2 && choice.kind === '' ? nothing : select('kind', t('games-filter-kind'), t('games-filter-all'), kinds)}
    ${answer.extent.practice || choice.practice !== '' ? select('practice', t('games-practice'), t('games-filter-all'), practices) : nothing}
    </div></details>${
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

type Story = GameAnswer['story'];
type Deal = Story['deals'][number];
type Count = Deal['counts'][number];

/** The head of a table. */
export const head = (columns: readonly string[]) =>
  html`<thead><tr>${columns.map((column) => html`<th scope="col">${column}</th>`)}</tr></thead>`;

/** A day 'YYYY-MM-DD' in the reader's language; the field itself, which has the browser's, shows only while it is used. */
const dayText = (day: string): string => {
  const date = new Date(`${day}T00:00`);
  return Number.isNaN(date.getTime())
    ? t('games-filter-anyDay')
    : date.toLocaleDateString(language().code, { dateStyle: 'medium' });
};

const dateText = (time: number): string =>
  new Date(time).toLocaleString(language().code, { dateStyle: 'medium', timeStyle: 'short' });

/** How a game came out, in a few words. */
export function outcome({ status, result, sides }: GameLine): string {
  if (result === null) return t(`games-status-${status}`);
  const notes = result.losers.flatMap(({ skunk, stinkHole }) => [
    ...(skunk === 'none' ? [] : [t(`games-skunks-${skunk}`)]),
    ...(stinkHole ? [t('games-stinkHole')] : []),
  ]);
  const end = result.winner === null ? t('games-lost') : t('games-won', { name: sides[result.winner] ?? '' });
  return [end, ...notes].join(', ');
}

/** The name of a player at a seat of a game, as it was then, with the way to the profile; Muggins has none. */
const profileLink = (game: Seated, seat: number, merged: GamesAnswer['merged']) =>
  levelOf(personAt(game, seat, merged)) === undefined
    ? html`<a href=${profilePlace(personAt(game, seat, merged))}>${game.players[seat]}</a>`
    : game.players[seat];

type Seated = Pick<GameLine, 'players' | 'playerIds'>;

/** A side by its players, each with the way to the profile. */
const sideLinks = (game: GameLine, side: number, merged: GamesAnswer['merged']) => {
  const seats = [...game.players.keys()].filter((seat) => game.sideOf[seat] === side);
  return seats.map((seat, at) => html`${at === 0 ? '' : ' & '}${profileLink(game, seat, merged)}`);
};

/** Every game, the newest first; `chosen` is open. */
export function list({ games: lines, merged }: GamesAnswer, chosen: number | undefined) {
  const row = (line: GameLine) => html`<tr class=${line.id === chosen ? 'chosen' : ''}>
    <th scope="row"><a href=${placeOf({}, location.search, line.id)} aria-current=${line.id === chosen ? 'true' : nothing}
      >${t('games-open', { id: line.id })}</a></th>
    <td class="sides">${line.sides.map(
      (_, side) =>
        html`<span>${sideLinks(line, side, merged)} <b>${line.scores[side] ?? 0}</b>${side === line.sides.length - 1 ? '' : ','}</span> `,
    )}</td>
    <td class="end">${outcome(line)}${isPractice(line.playerIds) ? html` <small class="practice">${t('games-practice')}</small>` : nothing}</td><td>${line.deals}</td><td>${known(`title-${line.rules}`) ?? line.rules}</td><td class="when">${dateText(line.started)}</td>
  </tr>`;
  return html`<div class="scroll long" tabindex="0" role="group" aria-label=${t('games-title')}><table class="list">
    ${head([t('games-list-number'), t('games-list-score'), t('games-list-outcome'), t('games-list-deals'), t('games-list-rules'), t('games-list-date')])}
    <tbody>${lines.toReversed().map(row)}</tbody>
  </table></div>`;
}

/** Cards as they lie. */
export const hand = (held: readonly string[]) => html`<span class="cards">${cards(held)}</span>`;

/** The columns of a deal. */
const DEAL = ['deal', 'player', 'starter', 'playPoints', 'hand', 'crib', 'after'] as const;

/** Every deal of a game. */
export function deals(story: Story, merged: GamesAnswer['merged']) {
  if (story.deals.length === 0) return html`<p class="empty">${t('games-noDeals')}</p>`;
  return html`<div class="scroll" tabindex="0" role="group" aria-label=${t('games-deals')}><table class="deals">
    ${head(DEAL.map((each) => t(`games-${each}`)))}<tbody>${story.deals.map((deal, at) => dealRows(story, merged, deal, at))}</tbody></table></div>`;
}

/** `at`: which deal of the game. */
function dealRows(story: Story, merged: GamesAnswer['merged'], deal: Deal, at: number) {
  const end = story.deals[at + 1]?.first ?? story.steps.length;
  const pegs = story.steps[end - 1]?.pegs ?? [];
  const seats = story.players.length;
  const told = (count: Count) => counted(count, story.status !== 'playing');
  return story.players.map((_, seat) => {
    const heels = deal.heels[seat] ?? 0;
    const alone = deal.unverified[seat] ?? 0;
    return html`<tr>
      ${
        seat === 0
          ? html`<th scope="rowgroup" rowspan=${seats}>${deal.deal === 0 ? t('games-plain') : deal.deal}</th>`
          : nothing
      }
      <td>${profileLink(story, seat, merged)}${seat === deal.dealer ? html` <small>(${t('games-dealer')})</small>` : nothing}</td>
      <td>${seat === 0 && deal.starter !== null ? hand([deal.starter]) : ''}</td>
      <td>${deal.play[seat] ?? 0}${heels > 0 ? html` <small>+${heels} ${t('games-heels')}</small>` : nothing}${
        alone > 0 ? html` <small>+${alone} ${t('games-unverified')}</small>` : nothing
      }</td>
      <td>${deal.counts.filter((each) => each.seat === seat && each.hand !== 'crib').map(told)}</td>
      <td>${deal.counts.filter((each) => each.seat === seat && each.hand === 'crib').map(told)}</td>
      <td><b>${pegs[story.sideOf[seat] ?? seat]?.front ?? 0}</b></td>
    </tr>`;
  });
}

/** A count: the points pegged, and the claim if it was higher. Points missed are shown after the game: until then they may be called. */
const counted = ({ paid, claimed, truth, cards }: Count, isOver: boolean) => html`<b>${paid}</b>
  ${claimed === paid ? nothing : html`<small>${t('games-said', { claimed })}</small>`}
  ${!isOver || truth === null || truth <= claimed ? nothing : html`<small>${t('games-worth', { truth })}</small>`}
  ${cards === null ? nothing : hand(cards)}`;

/** What could have been better, after the game. */
export function study({ story, study: lines }: GameAnswer, merged: GamesAnswer['merged']) {
  if (story.status !== 'finished') return html`<p class="empty">${t('games-studyLater')}</p>`;
  if (lines.length === 0) return html`<p class="empty">${t('games-studyNone')}</p>`;
  return html`<p class="empty">${t('games-studyAbout')}</p>
    <div class="scroll" tabindex="0" role="group" aria-label=${t('games-study')}><table class="study">
    ${head([t('games-deal'), t('games-player'), t('games-cards'), t('games-starter'), t('games-claimed'), t('games-counts'), t('games-missed'), t('games-over'), t('games-average')])}
    <tbody>${lines.map(
      (line) => html`<tr>
        <th scope="row">${line.deal}</th>
        <td>${profileLink(story, line.seat, merged)}${line.hand === 'crib' ? `: ${t('scene-crib')}` : ''}</td>
        <td>${hand(line.cards)}</td><td>${hand([line.starter])}</td>
        <td>${line.claimed}</td><td>${line.truth}</td>
        <td>${line.missed === 0 ? '' : html`<b class="bad">${line.missed}</b>`}</td>
        <td>${line.over === 0 ? '' : html`<b class="bad">${line.over}</b>`}</td>
        <td>${line.average === null ? '' : figure(line.average)}${line.suits || line.average === null ? '' : '*'}</td>
      </tr>`,
    )}</tbody></table></div>
    ${lines.some(({ suits }) => !suits) ? html`<p class="empty">* ${t('games-noSuits')}</p>` : nothing}`;
}

/** A mean in two places. */
export const figure = (value: number | null): string =>
  value === null
    ? '–'
    : value.toLocaleString(language().code, { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Points above or below an average. */
export const difference = (points: number): string =>
  points
    .toLocaleString(language().code, { signDisplay: 'exceptZero', maximumFractionDigits: 1 })
    .replace('-', '\u2212');

/** A mean with what it is of; of nothing there is none. */
export const mean = ({ mean, of }: GamesAnswer['players'][number]['hand']) =>
  of === 0 ? figure(null) : html`${figure(mean)} <small>${t('games-of', { counts: of })}</small>`;

/** The figures of a player, in the order of their columns. */
const FIGURES = [
  'games',
  'won',
  'hand',
  'crib',
  'play',
  'missed',
  'muggins',
  'skunks',
  'stinkHoles',
] as const;

/** Everybody over all games: figures, best hands, against whom. */
export function players(everybody: GamesAnswer['players']) {
  const all = everybody.filter((each) => each.games > 0 || each.deals > 0);
  if (all.length === 0) return html`<p class="empty">${t('games-playersLater')}</p>`;
  return html`<div class="scroll" tabindex="0" role="group" aria-label=${t('games-players')}><table class="figures">
    ${head([t('games-player'), ...FIGURES.map((each) => t(`games-figures-${each}`))])}
    <tbody>${all.map(
      (each) => html`<tr><th scope="row"><a href=${profilePlace(each.id)}>${each.name}</a></th>
        <td>${each.games}</td><td>${each.won}</td>
        <td>${mean(each.hand)}</td><td>${mean(each.crib)}</td><td>${mean(each.play)}</td>
        <td>${each.checked === 0 ? figure(null) : html`${each.missed} <small>${t('games-of', { counts: each.checked })}</small>`}</td>
        <td>${each.mugginsWon}, ${each.mugginsLost}</td>
        <td>${each.skunksGiven}, ${each.skunksTaken}</td><td>${each.stinkHoles}</td></tr>`,
    )}</tbody></table></div>`;
}

/** Parts of luck and skill, in the order of their columns. */
export const LUCK = ['cards', 'counting', 'pegging'] as const;

/** Luck beside skill, for everybody whose hands were entered. */
export function luck(all: GamesAnswer['players']) {
  const judged = all.filter((each) => each.luck.judged > 0);
  if (judged.length === 0) return nothing;
  return html`<h3>${t('games-luck')}</h3><p class="empty">${t('games-luck-about')}</p>
    <div class="scroll" tabindex="0" role="group" aria-label=${t('games-luck')}><table class="figures">
    ${head([t('games-player'), ...LUCK.map((part) => t(`games-luck-${part}`)), t('games-luck-deals')])}
    <tbody>${judged.map(
      ({ id, name, luck }) => html`<tr><th scope="row"><a href=${profilePlace(id)}>${name}</a></th>
        ${LUCK.map((part) => html`<td>${difference(luck[part])}</td>`)}<td>${luck.judged}</td></tr>`,
    )}</tbody></table></div>`;
}

/** Puts the head of its column on each cell: on a phone a row of a table is a block, and its cells show their heads. */
export function labelCells(root: ParentNode): void {
  for (const table of root.querySelectorAll('table')) {
    const heads = [...table.querySelectorAll('thead th')].map((cell) => cell.textContent ?? '');
    // A cell that spans rows is missing in the others.
    for (const { cells } of table.querySelectorAll<HTMLTableRowElement>('tbody tr'))
      for (const [at, cell] of [...cells].entries())
        cell.dataset.head = heads[at + heads.length - cells.length] ?? '';
  }
}
