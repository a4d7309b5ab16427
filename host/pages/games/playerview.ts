// A player's profile on the page of games: record, averages, streaks, highest hand, scores, and for the host the changes.
import type { GamesAnswer, ProfileAnswer } from '../../web/table/types.ts';
import { html, nothing, t } from '../kit/element.ts';
import '../kit/chart.ts';
import { loaded } from '../kit/browser.ts';
import { post } from '../parts/whois.ts';
import { playerChart } from './gamecharts.ts';
import { only, placeOf, profilePlace } from './query.ts';
import { difference, figure, hand, head, LUCK, mean } from './tables.ts';

/** The profile, with the chart of the games in the list. `host`: whether this page may change the player. */
export function profileView(profile: ProfileAnswer, answer: GamesAnswer, host: boolean) {
  const { player, figures } = profile;
  return html`<section class="panel profile" id="player" aria-label=${player.name}>
    <h2><span>${player.name} ${player.guest ? html`<small>(${t('games-profile-guest')})</small>` : nothing}</span>
      <span class="ways"><a href=${placeOf(only({}), location.search)}>${t('games-profile-back')}</a></span></h2>
    ${figures === null || figures.games + figures.deals === 0 ? html`<p class="empty">${t('games-profile-none')}</p>` : tiles(profile, figures)}
    ${figures === null || figures.hand.of + figures.crib.of === 0 ? nothing : spread(figures)}
    ${figures === null || figures.deals === 0 ? nothing : luck(figures)}
    ${figures === null || figures.best.length === 0 ? nothing : best(figures)}
    ${figures === null || figures.against.length === 0 ? nothing : record(figures)}
    ${scores(profile, answer)}
    ${figures === null || figures.practice.length === 0 ? nothing : practice(figures)}
    ${host ? editor(profile, answer) : nothing}
  </section>`;
}

/** Only the host changes players: the code for it is loaded after the profile, and not at all without a host. */
function editor(profile: ProfileAnswer, { players }: GamesAnswer) {
  loaded(import('./playeredit.ts'));
  const others = players.filter(({ id }) => id !== profile.player.id);
  return html`<muggins-player .profile=${profile} .others=${others} .send=${post}></muggins-player>`;
}

type Figures = GamesAnswer['players'][number];

function tiles({ streaks }: ProfileAnswer, figures: Figures) {
  const { now } = streaks;
  const streak =
    now === null
      ? t('games-profile-streaks-none')
      : t(`games-profile-streaks-${now.won ? 'won' : 'lost'}`, { games: now.games });
  const longest = [
    t('games-profile-streaks-won', { games: streaks.won }),
    t('games-profile-streaks-lost', { games: streaks.lost }),
  ].join(', ');
  return html`<dl class="tiles">
    ${tile(t('games-profile-won'), html`${figures.won} <small>${t('games-of', { counts: figures.games })}</small>`)}
    ${tile(t('games-figures-hand'), mean(figures.hand))}${tile(t('games-figures-crib'), mean(figures.crib))}${tile(t('games-figures-play'), mean(figures.play))}
    ${tile(
      t('games-figures-missed'),
      figures.checked === 0
        ? figure(null)
        : html`${figures.missed} <small>${t('games-of', { counts: figures.checked })}</small>`,
    )}
    ${tile(t('games-figures-skunks'), `${figures.skunksGiven}, ${figures.skunksTaken}`)}
    ${tile(t('games-figures-muggins'), `${figures.mugginsWon}, ${figures.mugginsLost}`)}
    ${tile(t('games-profile-streak'), streak)}${tile(t('games-profile-longest'), longest)}</dl>`;
}

const tile = (name: string, value: unknown) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`;

/** The most that a hand can count. */
const MOST = 29;

/** A bar for each count from 0 to 29: hands above the line, cribs below it. Beside the picture, a table that opens has the figures. */
function spread({ spread: { hands, cribs } }: Figures) {
  const points = Array.from(
    { length: 1 + Math.max(MOST, hands.length - 1, cribs.length - 1) },
    (_, at) => at,
  );
  const most = Math.max(1, ...hands, ...cribs);
  const bar = (of: readonly number[], kind: string) => (at: number) =>
    html`<i class=${kind} .style=${`--share: ${(of[at] ?? 0) / most}`}></i>`;
  const seen = points.filter((at) => (hands[at] ?? 0) + (cribs[at] ?? 0) > 0);
  return html`<h3>${t('games-spread')}</h3>
    <div class="spread" aria-hidden="true">${points.map(
      (at) =>
        html`<span>${bar(hands, 'hands')(at)}<small>${at % 5 === 0 ? at : ''}</small>${bar(cribs, 'cribs')(at)}</span>`,
    )}</div>
    <p class="spreadkey"><span class="hands">${t('games-spread-hands')}</span> <span class="cribs">${t('games-spread-cribs')}</span></p>
    <details><summary>${t('games-spread-figures')}</summary><div class="scroll"><table>
      ${head([t('games-spread-points'), t('games-spread-hands'), t('games-spread-cribs')])}
      <tbody>${seen.map(
        (at) => html`<tr><th scope="row">${at}</th><td>${hands[at] ?? 0}</td><td>${cribs[at] ?? 0}</td></tr>`,
      )}</tbody></table></div></details>`;
}

/** Points that fill half of a bar at least. */
const SCALE = 10;

/** Draws points as a bar, to the right for what was won, to the left for what was lost; `most` fills half of the row. */
const barOf = (most: number) => (name: string, points: number) =>
  html`<div><dt>${name}</dt>
  <dd><i class=${points < 0 ? 'lost' : ''} .style=${`--share: ${Math.min(1, Math.abs(points) / most)}`}></i><b>${difference(points)}</b></dd></div>`;

/** A bar for each part. */
function luck({ id, luck: figures }: Figures) {
  const row = barOf(Math.max(SCALE, ...LUCK.map((part) => Math.abs(figures[part]))));
  const bars = () => html`<p class="empty">${t('games-luck-about')}</p>
    <dl class="luck">${LUCK.map((part) => row(t(`games-luck-${part}`), figures[part]))}</dl>
    <p class="empty">${t('games-luck-of', { deals: figures.judged })}</p>`;
  return html`<h3>${t('games-luck')}</h3>${figures.judged === 0 ? nothing : bars()}
    ${judged(id, row, false)}`;
}

/** Discards are judged on request. */
const judged = (player: string, row: ReturnType<typeof barOf>, practice: boolean) =>
  html`<details class="judged" @toggle=${judge}><summary>${t('games-luck-judge')}</summary>
    <muggins-discards .player=${player} .practice=${practice} .row=${row}></muggins-discards></details>`;

/** What the games against Muggins come to, by its level. */
function practice({ id, practice }: Figures) {
  const columns = [
    'games-profile-opponent',
    'games-figures-games',
    'games-figures-won',
    'games-practice-missed',
    'games-figures-muggins',
  ] as const;
  return html`<h3>${t('games-practice')}</h3><p class="empty">${t('games-practice-about')}</p>
    <div class="scroll" tabindex="0" role="group" aria-label=${t('games-practice')}><table class="figures">
    ${head(columns.map((column) => t(column)))}
    <tbody>${practice.map(
      ({ level, games, won, missed, checked, mugginsWon, mugginsLost }) => html`<tr>
        <th scope="row"><a href=${placeOf(only({ player: id, practice: 'only' }), location.search)}>${t('table-muggins', { level })}</a></th>
        <td>${games}</td><td>${won}</td><td>${mean({ mean: checked === 0 ? null : missed / checked, of: checked })}</td>
        <td>${mugginsWon}, ${mugginsLost}</td></tr>`,
    )}</tbody></table></div>
    ${judged(id, barOf(SCALE), true)}`;
}

const judge = (): void => loaded(import('./discards.ts'));

function best({ best }: Figures) {
  return html`<h3>${t('games-best')}</h3><ul class="best">${best.map(
    ({ points, cards, starter, game }) => html`<li>
      <a href=${placeOf({}, location.search, game)}>${t('games-bestHand', { points, game })}</a>
      ${cards === null ? nothing : hand(starter === null ? cards : [...cards, starter])}</li>`,
  )}</ul>`;
}

function record({ id, against }: Figures) {
  return html`<h3>${t('games-profile-record')}</h3>
    <div class="scroll" tabindex="0" role="group" aria-label=${t('games-profile-record')}><table class="record">
    <thead><tr><th scope="col">${t('games-profile-opponent')}</th><th scope="col">${t('games-figures-games')}</th>
      <th scope="col">${t('games-figures-won')}</th><th scope="col">${t('games-profile-lost')}</th><td></td></tr></thead>
    <tbody>${against.map(
      (rival) => html`<tr><th scope="row"><a href=${profilePlace(rival.id)}>${rival.name}</a></th>
        <td>${rival.games}</td><td>${rival.won}</td><td>${rival.games - rival.won}</td>
        <td><a href=${profilePlace(id, rival.id)} aria-label=${t('games-profile-gamesAgainst', { name: rival.name })}>${t('games-profile-games')}</a></td></tr>`,
    )}</tbody></table></div>`;
}

function scores({ player }: ProfileAnswer, answer: GamesAnswer) {
  const { series, numbers } = playerChart(answer, player.id, [player.name, t('games-profile-others')]);
  return numbers.length === 0
    ? nothing
    : html`<h3>${t('games-history')}</h3><muggins-chart .series=${series} .numbers=${numbers} .foot=${t('games-numbers')}
        .label=${t('games-profile-chart', { name: player.name })}></muggins-chart>`;
}
