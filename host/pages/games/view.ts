// <muggins-games>: the games that were played here, one of them to be seen again, a player's profile, and what it all comes to.
import type { GameAnswer, GamesAnswer, ProfileAnswer } from '../../web/table/types.ts';
import { element, given, html, language, nothing, t } from '../kit/element.ts';
import '../kit/chart.ts';
import { loaded } from '../kit/browser.ts';
import { header, PLACES } from '../parts/header.ts';
import { notationButton } from '../parts/panels.ts';
import { laneStyle } from '../track/palette.ts';
import { type GamesChart, matchChart, scoresChart } from './gamecharts.ts';
import { profileView } from './playerview.ts';
import { type Choice, choiceIn, isChosen } from './query.ts';
import {
  deals,
  figure,
  gamesFilter,
  hand,
  head,
  labelCells,
  list,
  luck,
  outcome,
  players,
  study,
} from './tables.ts';
import './replay.ts';

/**
 * Properties: `answer` (the games that were asked for), `choice` (what was asked for), `game` (the one that is open), `profile` (of
 * the player who was asked for), `host` (whether this page may change players), `trouble` (whether the host does not answer). Events:
 * 'again', 'older', 'choose' with what has changed of the choice.
 */
export class GamesView extends element({
  answer: given<GamesAnswer>(),
  choice: given<Choice>(() => choiceIn('')),
  game: given<GameAnswer>(),
  profile: given<ProfileAnswer>(),
  host: given<boolean>(() => false),
  trouble: given<boolean>(() => false),
}) {
  protected override render() {
    return html`${header('pages-games')}<main>${this.#main()}</main>`;
  }

  protected override updated(): void {
    labelCells(this);
  }

  #main() {
    const { answer, choice } = this;
    if (this.trouble) return this.#trouble();
    if (answer === undefined) return html`<p class="panel" role="status">${t('scene-waiting')}</p>`;
    if (answer.games.length === 0 && !isChosen(choice))
      return html`<section class="panel empty"><p>${t('games-none')}</p><a href=${PLACES['pages-board']}>${t('table-newGame')}</a></section>`;
    if (this.profile !== undefined)
      return html`${profileView(this.profile, answer, this.host)}${this.#list(answer)}${this.#game(answer)}`;
    return html`${this.#list(answer)}${this.#game(answer)}
      <section class="panel" aria-label=${t('games-players')}><h2>${t('games-players')}</h2>
        ${players(answer.players)}${luck(answer.players)}${this.#history(answer)}
      </section>`;
  }

  #list(answer: GamesAnswer) {
    const { player, practice } = this.choice;
    const asked = new URLSearchParams({ ...(player && { player }), ...(practice && { practice }) });
    return html`<section class="panel" aria-label=${t('games-title')}>
      <h2>${t('games-title')}<span class="ways">
        <a href=${`api/games/export.csv?lang=${language().code}&${asked}`} download>${t('games-csv')}</a>
        <a href=${`api/games/export.json?${asked}`} download>${t('games-json')}</a>
        <button type="button" @click=${() => print()}>${t('games-print')}</button></span></h2>
      ${gamesFilter(answer, this.choice, (changes) => this.emit('choose', changes))}
      ${
        answer.games.length === 0
          ? html`<p class="empty" role="status">${t('games-filter-none')}</p>`
          : list(answer, this.game?.story.id)
      }
      ${answer.older === null ? nothing : this.#older()}
    </section>`;
  }

  #history(answer: GamesAnswer) {
    return html`<h3>${t('games-history')}</h3>
      ${
        answer.games.some(({ result }) => result !== null)
          ? chart(scoresChart(answer), t('games-historyChart'))
          : html`<p class="empty">${t('games-historyLater')}</p>`
      }`;
  }

  #older() {
    return html`<p class="older"><button type="button" @click=${() => this.emit('older')}>${t('games-older')}</button></p>`;
  }

  #trouble() {
    return html`<section class="panel"><p role="alert">${t('games-unreachable')}</p>
      <button type="button" @click=${() => this.emit('again')}>${t('games-again')}</button></section>`;
  }

  #game({ games: lines, merged }: GamesAnswer) {
    const { game } = this;
    if (game === undefined) return nothing;
    const { story, match } = game;
    const line = [...match, ...lines].find(({ id }) => id === story.id);
    const finished = match.filter(({ result }) => result !== null);
    return html`<section class="panel" id="game" tabindex="-1" .style=${laneStyle(story.colours)} aria-label=${t('games-open', { id: story.id })}>
      <h2>${t('games-open', { id: story.id })}<small>${line === undefined ? '' : outcome(line)}</small>
        <span class="ways">${notationButton('', `${story.id}/notation`)}</span></h2>
      <h3 class="replayed">${t('games-replay')}</h3>
      <muggins-replay .story=${story}></muggins-replay>
      ${
        finished.length < 2
          ? nothing
          : html`<h3>${t('games-match')}</h3>${chart(matchChart(match, merged), t('games-matchChart', { names: story.sides.join(', ') }))}`
      }
      <h3>${t('games-deals')}</h3>${deals(story, merged)}
      <h3>${t('games-study')}</h3>${study(game, merged)}
      ${discards(game)}
    </section>`;
  }
}

/** Discards are judged on request: the code for it is loaded then. Without the host it cannot be. */
const load = (): void => loaded(import('./throws.ts'));

const CELLS = { figure, hand, head } as const;

function discards(game: GameAnswer) {
  if (game.story.status !== 'finished') return nothing;
  const { length } = game.throws;
  return html`<h3>${t('games-throws-title')}</h3>${
    length === 0
      ? html`<p class="empty">${t('games-throws-none')}</p>`
      : html`<details @toggle=${load}><summary>${t('games-throws-open', { discards: length })}</summary>
          <muggins-throws .game=${game} .cells=${CELLS}></muggins-throws></details>`
  }`;
}

const chart = ({ series, numbers }: GamesChart, label: string) =>
  html`<muggins-chart .series=${series} .numbers=${numbers} .foot=${t('games-numbers')} .label=${label}></muggins-chart>`;
