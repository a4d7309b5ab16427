// A player's profile on the page of games: record, averages, streaks, highest hand, scores, and for the host the changes.
import { html, nothing } from 'lit';
import type { GamesAnswer, ProfileAnswer } from '../../web/table/types.ts';
import '../kit/chart.ts';
import { strings } from '../parts/language.ts';
import { post } from '../parts/whois.ts';
import { playerChart } from './gamecharts.ts';
import { only, placeOf, profilePlace } from './query.ts';
import { figure, hand, mean } from './tables.ts';

/** The profile, with the chart of the games in the list. `host`: whether this page may change the player. */
export function profileView(profile: ProfileAnswer, answer: GamesAnswer, host: boolean) {
  const { profile: words } = strings().games;
  const { player, figures } = profile;
  return html`<section class="panel profile" id="player" aria-label=${player.name}>
    <h2><span>${player.name} ${player.guest ? html`<small>(${words.guest})</small>` : nothing}</span>
      <span class="ways"><a href=${placeOf(only({}), location.search)}>${words.back}</a></span></h2>
    ${figures === null ? html`<p class="empty">${words.none}</p>` : tiles(profile, figures)}
    ${figures === null || figures.best.length === 0 ? nothing : best(figures)}
    ${figures === null || figures.against.length === 0 ? nothing : record(figures)}
    ${scores(profile, answer)}
    ${host ? editor(profile, answer) : nothing}
  </section>`;
}

/** Nobody but the host changes players: what does it is loaded behind the profile. Without the host it cannot be. */
function editor(profile: ProfileAnswer, { players }: GamesAnswer) {
  import('./playeredit.ts').then(
    () => {},
    () => {},
  );
  const others = players.filter(({ id }) => id !== profile.player.id);
  return html`<muggins-player .profile=${profile} .others=${others} .send=${post}></muggins-player>`;
}

type Figures = GamesAnswer['players'][number];

function tiles({ streaks }: ProfileAnswer, figures: Figures) {
  const { profile: words, figures: names, of } = strings().games;
  const { now } = streaks;
  const streak = now === null ? words.streaks.none : words.streaks[now.won ? 'won' : 'lost'](now.games);
  const longest = [words.streaks.won(streaks.won), words.streaks.lost(streaks.lost)].join(', ');
  return html`<dl class="tiles">
    ${tile(words.won, html`${figures.won} <small>${of(figures.games)}</small>`)}
    ${tile(names.hand, mean(figures.hand))}${tile(names.crib, mean(figures.crib))}${tile(names.play, mean(figures.play))}
    ${tile(
      names.missed,
      figures.checked === 0 ? figure(null) : html`${figures.missed} <small>${of(figures.checked)}</small>`,
    )}
    ${tile(names.skunks, `${figures.skunksGiven}, ${figures.skunksTaken}`)}
    ${tile(names.muggins, `${figures.mugginsWon}, ${figures.mugginsLost}`)}
    ${tile(words.streak, streak)}${tile(words.longest, longest)}</dl>`;
}

const tile = (name: string, value: unknown) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`;

function best({ best }: Figures) {
  const { games } = strings();
  return html`<h3>${games.best}</h3><ul class="best">${best.map(
    ({ points, cards, starter, game }) => html`<li>
      <a href=${placeOf({}, location.search, game)}>${games.bestHand(points, game)}</a>
      ${cards === null ? nothing : hand(starter === null ? cards : [...cards, starter])}</li>`,
  )}</ul>`;
}

function record({ id, against }: Figures) {
  const { profile: words, figures } = strings().games;
  const columns = [words.opponent, figures.games, figures.won, words.lost, ''];
  return html`<h3>${words.record}</h3>
    <div class="scroll" tabindex="0" role="group" aria-label=${words.record}><table class="record">
    <thead><tr>${columns.map((column) => (column === '' ? html`<td></td>` : html`<th scope="col">${column}</th>`))}</tr></thead>
    <tbody>${against.map(
      (rival) => html`<tr><th scope="row"><a href=${profilePlace(rival.id)}>${rival.name}</a></th>
        <td>${rival.games}</td><td>${rival.won}</td><td>${rival.games - rival.won}</td>
        <td><a href=${profilePlace(id, rival.id)} aria-label=${words.gamesAgainst(rival.name)}>${words.games}</a></td></tr>`,
    )}</tbody></table></div>`;
}

function scores({ player }: ProfileAnswer, answer: GamesAnswer) {
  const { profile: words, history, numbers: foot } = strings().games;
  const { series, numbers } = playerChart(answer, player.id, [player.name, words.others]);
  return numbers.length === 0
    ? nothing
    : html`<h3>${history}</h3><muggins-chart .series=${series} .numbers=${numbers} .foot=${foot}
        .label=${words.chart(player.name)}></muggins-chart>`;
}
