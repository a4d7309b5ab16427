// <muggins-games>: every game that was played here, one of them to be seen again, and what they come to.
import { html, nothing } from 'lit';
import type { GameAnswer, GameLine, GamesAnswer } from '../../web/table/types.ts';
import type { Series } from '../kit/chart.ts';
import { element, given } from '../kit/element.ts';
import '../kit/chart.ts';
import { language } from '../kit/language.ts';
import { deals, list, outcome, players, study } from './gametables.ts';
import { header } from './header.ts';
import { strings } from './language.ts';
import { laneStyle } from './palette.ts';
import './replay.ts';

/** Properties: `answer` (all games), `game` (the one that is open), `trouble` (whether the host does not answer). Events: 'again', 'older'. */
export class GamesView extends element({
  answer: given<GamesAnswer>(),
  game: given<GameAnswer>(),
  trouble: given<boolean>(() => false),
}) {
  protected override render() {
    return html`${header('games')}<main>${this.#main()}</main>`;
  }

  #main() {
    const { games } = strings();
    const { answer } = this;
    if (this.trouble) return this.#trouble();
    if (answer === undefined) return html`<p class="panel" role="status">${strings().scene.waiting}</p>`;
    if (answer.games.length === 0) return html`<p class="panel empty">${games.none}</p>`;
    return html`<section class="panel" aria-label=${games.title}>
        <h2>${games.title}<span class="ways">
          <a href=${`api/games/export.csv?lang=${language()}`} download>${games.csv}</a>
          <a href="api/games/export.json" download>${games.json}</a>
          <button type="button" @click=${() => print()}>${games.print}</button></span></h2>
        ${list(answer.games, this.game?.story.id)}
        ${answer.older === null ? nothing : this.#older()}
      </section>
      ${this.#game()}
      <section class="panel" aria-label=${games.players}><h2>${games.players}</h2>
        ${players(answer.players)}
        <h3>${games.history}</h3>
        ${
          answer.games.some(isFinished)
            ? html`<muggins-chart .series=${scoresOf(answer)} .first=${1} .label=${games.historyChart}></muggins-chart>`
            : html`<p class="empty">${games.historyLater}</p>`
        }
      </section>`;
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

  #game() {
    const { games } = strings();
    const { game, answer } = this;
    if (game === undefined) return nothing;
    const line = answer?.games.find(({ id }) => id === game.story.id);
    return html`<section class="panel" id="game" tabindex="-1" .style=${laneStyle(game.story.colours)} aria-label=${games.open(game.story.id)}>
      <h2>${games.open(game.story.id)}<small>${line === undefined ? '' : outcome(line)}</small></h2>
      <h3 class="replayed">${games.replay}</h3>
      <muggins-replay .story=${game.story}></muggins-replay>
      <h3>${games.deals}</h3>${deals(game.story)}
      <h3>${games.study}</h3>${study(game)}
    </section>`;
  }
}

const isFinished = ({ result }: GameLine): boolean => result !== null;

/** Final scores of finished games by player; a game that somebody was not in leaves a gap. */
const scoresOf = ({ games, players }: GamesAnswer): readonly Series[] =>
  players.slice(0, 4).map(({ name }, lane) => ({
    name,
    colour: `--lane${lane}`,
    values: games.filter(isFinished).map((game) => {
      const seat = game.players.indexOf(name);
      return seat < 0 ? null : (game.scores[game.sideOf[seat] ?? seat] ?? null);
    }),
  }));

customElements.define('muggins-games', GamesView);
