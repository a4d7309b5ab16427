// <muggins-scoreboard>: the whole scoreboard, for eyes ten metres away. It has no controls, but for the PIN where the host's machine opened it without
// the link.

import { html, nothing } from 'lit';
import { type LaneCount, REFERENCE_LANES } from '../../../shared/protocol/index.ts';
import { element, given } from '../kit/element.ts';
import { captionOf } from './scene.ts';
import '../kit/captions.ts';
import type { LinkState } from '../kit/link.ts';
import { code } from '../kit/qr.ts';
import { strings } from './language.ts';
import './door.ts';
import type { Light } from './lights.ts';
import { card } from './panels.ts';
import type { RuledCard } from './ruledhand.ts';
import { emptyScene, type PlayerScene, type RulingScene, type Scene, type TallyScene } from './scene.ts';
import './track.ts';

/** A seat that a phone can take: its seat, and the address to scan. */
interface Invitation {
  readonly seat: number;
  readonly address: string;
}

/** Properties: `scene`, `lanes`, `lights`, `link`, `paused`, `invitations` (none where the host offers none). */
export class Scoreboard extends element({
  scene: given<Scene>(emptyScene),
  lanes: given<LaneCount>(() => REFERENCE_LANES),
  lights: given<readonly Light[]>(() => []),
  link: given<LinkState>(() => 'connecting'),
  paused: given<boolean>(() => false),
  invitations: given<readonly Invitation[]>(() => []),
}) {
  protected override render() {
    const { scene } = this;
    const { players } = scene;
    const leading = lead(players);
    return html`${places()}
      <main data-link=${this.link} data-lanes=${this.lanes} data-players=${players.length}>
        <h1 class="heard">Muggins</h1>
        <div class="wood">
          <muggins-track .lanes=${this.lanes} .lights=${this.lights} .summary=${summary(scene)}></muggins-track>
        </div>
        <section class="players" aria-label=${strings().scene.scores}>
          ${players.map((player) => this.#player(player))}
        </section>
        <section class="now" aria-label=${strings().scene.now}>
          <div class="phase"><p>${scene.phase}</p>${tallies(scene)}</div>
          <p class="lead ${leading.length > 30 ? 'long' : ''}">${leading}</p>
          <p class="expects">${this.#expects()}</p>
        </section>
        ${ruling(scene.ruling)}
        <muggins-captions .shown=${true} .line=${captionOf(scene)}></muggins-captions>
      </main>
      <muggins-door></muggins-door>`;
  }

  #expects() {
    const { scoreboard } = strings();
    if (this.link === 'lost') return html`<b class="trouble">${scoreboard.lost}</b>`;
    if (this.paused) return html`<b>${scoreboard.paused}</b>`;
    const { scene } = this;
    if (scene.players.length === 0 && this.link === 'open') return scoreboard.begin;
    return scene.alert === '' ? scene.expects : html`<b class="trouble">${scene.alert}</b>`;
  }

  #player(player: PlayerScene) {
    const { name, lane, score, rear, toGo, crib, expected, winner, note, seat } = player;
    const { scene, scoreboard } = strings();
    const last = score - rear;
    const invited = this.invitations.find((each) => each.seat === seat);
    return html`<article class="player lane${lane} ${expected ? 'expected' : ''} ${winner ? 'winner' : ''}">
      <h2 class=${widthOf(name)}><span>${name}</span>${crib ? html`<small class="tag">${scene.crib}</small>` : nothing}</h2>
      <p class="togo">
        ${winner ? html`<b>${scene.game}</b>` : html`<b>${toGo}</b> ${scene.toGo}`}
        <span class="last">${last > 0 ? `+${last}` : ''}</span>
      </p>
      <p class="note">${note}</p>
      ${invited === undefined ? nothing : code(invited.address, scoreboard.scan(name))}
      <p class="figure" aria-label="${name}: ${score}">${score}</p>
    </article>`;
  }
}

/** Ways to the other pages: seen when the mouse moves or the keyboard comes by, and then gone again. */
function places() {
  const { pages, common } = strings();
  const links = { board: pages.board, table: pages.table, seat: pages.seat, games: pages.games };
  return html`<nav class="places" aria-label=${common.navigation}>
    ${Object.entries(links).map(([place, name]) => html`<a href=${place}>${name}</a>`)}
  </nav>`;
}

/** Who leads and by how much; nothing before the first points. */
function lead(players: readonly PlayerScene[]): string {
  const [first, second] = players.toSorted((a, b) => a.toGo - b.toGo);
  if (first === undefined || second === undefined || players.every(({ score }) => score === 0)) return '';
  const { scoreboard } = strings();
  const holes = second.toGo - first.toGo;
  return holes === 0 ? scoreboard.level : scoreboard.leads(first.name, holes);
}

/** Games and points of the match. */
function tallies({ match, game }: Scene) {
  const { scoreboard } = strings();
  const figures = (pick: (tally: TallyScene) => number) => match.map(pick).join(' – ');
  if (match.length === 0) return html`<p class="tally"></p>`;
  return html`<p class="tally">
    <span>${game > 0 ? scoreboard.gameNumber(game) : ''}</span>
    <span>${scoreboard.games} <b>${figures((each) => each.games)}</b></span>
    <span>${scoreboard.points} <b>${figures((each) => each.points)}</b></span>
  </p>`;
}

/** A card of the hand: those that count are underlined, and the starter lies a little apart. */
const ruledCard = ({ text, counts, starter }: RuledCard) =>
  html`<span class="place ${counts ? 'counts' : ''} ${starter ? 'starter' : ''}">${card(text)}</span>`;

/** How a ruling is set so that all of it fits: by its letters, in one line and two, in four, or in five. */
const typeOf = ({ title, sentence }: RulingScene): string => {
  const letters = title.length + sentence.length;
  return letters > 230 ? 'longest' : letters > 150 ? 'long' : '';
};

/** How a name is set so that all of it fits. */
const widthOf = (name: string): string => (name.length > 15 ? 'longer' : name.length > 9 ? 'long' : '');

/** The last ruling with its cards, and the count as it is said. Its place is kept while there is none. */
function ruling(last: RulingScene | undefined) {
  const { scene } = strings();
  return html`<section class="ruling" aria-label=${scene.lastRuling}>
    ${
      last === undefined
        ? html`<p class="empty">${scene.noRuling}</p>`
        : html`<p class="cards">${last.hand.map(ruledCard)}</p>
          <div class="words ${typeOf(last)}"><p class="title">${last.title}</p><p class="sentence">${last.sentence}</p></div>
          <p class="source">${last.source}</p>`
    }
  </section>`;
}

/** The board in words. */
const summary = ({ players }: Scene): string => {
  const { board, scene } = strings();
  return [board.boardIs, ...players.map(({ name, score, rear }) => scene.pegsAre(name, score, rear))].join(
    '. ',
  );
};

customElements.define('muggins-scoreboard', Scoreboard);
