// <muggins-games>: the games that were played here, one of them to be seen again, a player's profile, and what it all comes to.
import { html, nothing } from 'lit';
import type { GameAnswer, GamesAnswer, ProfileAnswer } from '../../web/table/types.ts';
import { element, given } from '../kit/element.ts';
import '../kit/chart.ts';
import { language } from '../kit/language.ts';
import { scriptAddress } from '../kit/script.ts';
import { header } from '../parts/header.ts';
import { strings } from '../parts/language.ts';
import { laneStyle } from '../track/palette.ts';
import { gamesFilter } from './filter.ts';
import { type GamesChart, matchChart, scoresChart } from './gamecharts.ts';
import { profileView } from './playerview.ts';
import { type Choice, choiceIn, isChosen } from './query.ts';
import { deals, figure, hand, head, list, outcome, players, study } from './tables.ts';
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
    return html`${header('games')}<main>${this.#main()}</main>`;
  }

  #main() {
    const { games } = strings();
    const { answer, choice } = this;
    if (this.trouble) return this.#trouble();
    if (answer === undefined) return html`<p class="panel" role="status">${strings().scene.waiting}</p>`;
    if (answer.games.length === 0 && !isChosen(choice)) return html`<p class="panel empty">${games.none}</p>`;
    if (this.profile !== undefined)
      return html`${profileView(this.profile, answer, this.host)}${this.#list(answer)}${this.#game(answer)}`;
    return html`${this.#list(answer)}${this.#game(answer)}
      <section class="panel" aria-label=${games.players}><h2>${games.players}</h2>
        ${players(answer.players)}${this.#history(answer)}
      </section>`;
  }

  #list(answer: GamesAnswer) {
    const { games } = strings();
    const choose = (detail: Partial<Choice>) => this.dispatchEvent(new CustomEvent('choose', { detail }));
    return html`<section class="panel" aria-label=${games.title}>
      <h2>${games.title}<span class="ways">
        <a href=${`api/games/export.csv?lang=${language()}`} download>${games.csv}</a>
        <a href="api/games/export.json" download>${games.json}</a>
        <button type="button" @click=${() => print()}>${games.print}</button></span></h2>
      ${gamesFilter(answer, this.choice, choose)}
      ${
        answer.games.length === 0
          ? html`<p class="empty" role="status">${games.filter.none}</p>`
          : list(answer, this.game?.story.id)
      }
      ${answer.older === null ? nothing : this.#older()}
    </section>`;
  }

  #history(answer: GamesAnswer) {
    const { games } = strings();
    return html`<h3>${games.history}</h3>
      ${
        answer.games.some(({ result }) => result !== null)
          ? chart(scoresChart(answer), games.historyChart)
          : html`<p class="empty">${games.historyLater}</p>`
      }`;
  }

  #older() {
    const older = () => this.dispatchEvent(new CustomEvent('older'));
    return html`<p class="older"><button type="button" @click=${older}>${strings().games.older}</button></p>`;
  }

  #trouble() {
    const { games } = strings();
    const again = () => this.dispatchEvent(new CustomEvent('again'));
    return html`<section class="panel"><p role="alert">${games.unreachable}</p>
      <button type="button" @click=${again}>${games.again}</button></section>`;
  }

  #game({ games: lines, merged }: GamesAnswer) {
    const { games } = strings();
    const { game } = this;
    if (game === undefined) return nothing;
    const { story, match } = game;
    const line = [...match, ...lines].find(({ id }) => id === story.id);
    const finished = match.filter(({ result }) => result !== null);
    return html`<section class="panel" id="game" tabindex="-1" .style=${laneStyle(story.colours)} aria-label=${games.open(story.id)}>
      <h2>${games.open(story.id)}<small>${line === undefined ? '' : outcome(line)}</small></h2>
      <h3 class="replayed">${games.replay}</h3>
      <muggins-replay .story=${story}></muggins-replay>
      ${
        finished.length < 2
          ? nothing
          : html`<h3>${games.match}</h3>${chart(matchChart(match, merged), games.matchChart(story.sides.join(', ')))}`
      }
      <h3>${games.deals}</h3>${deals(story, merged)}
      <h3>${games.study}</h3>${study(game, merged)}
      ${discards(game)}
    </section>`;
  }
}

/** Discards are judged once somebody looks: what does it is loaded then. Without the host it cannot be. */
const load = (): void =>
  void import('./throws.ts').then(
    () => {},
    () => {},
  );

const CELLS = { figure, hand, head, script: scriptAddress } as const;

function discards(game: GameAnswer) {
  const { throws } = strings().games;
  if (game.story.status !== 'finished') return nothing;
  const { length } = game.throws;
  return html`<h3>${throws.title}</h3>${
    length === 0
      ? html`<p class="empty">${throws.none}</p>`
      : html`<details @toggle=${load}><summary>${throws.open(length)}</summary>
          <muggins-throws .game=${game} .cells=${CELLS}></muggins-throws></details>`
  }`;
}

const chart = ({ series, numbers }: GamesChart, label: string) =>
  html`<muggins-chart .series=${series} .numbers=${numbers} .foot=${strings().games.numbers} .label=${label}></muggins-chart>`;

customElements.define('muggins-games', GamesView);
