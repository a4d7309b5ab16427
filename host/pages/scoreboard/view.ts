// <muggins-scoreboard>: the whole scoreboard, for eyes ten metres away. It has no controls until the mouse moves or comes by
// keyboard, but for the PIN where the host's machine opened it without the link.

import { html, nothing } from 'lit';
import { type LaneCount, REFERENCE_LANES } from '../../../shared/protocol/index.ts';
import type { Pegs } from '../../../shared/rules/index.ts';
import type { ScreenLayout } from '../../../shared/table/screens.ts';
import type { TableView } from '../../web/table/types.ts';
import type { Caption } from '../kit/captions.ts';
import { element, given } from '../kit/element.ts';
import { codesOf, preferences } from '../kit/header.ts';
import { captionOf, EMPTY_SCENE, pegsText, type Scene } from '../parts/scene.ts';
import '../kit/captions.ts';
import { t } from '../kit/language.ts';
import type { LinkState } from '../kit/link.ts';
import '../parts/door.ts';
import { PLACES, speechChoice } from '../parts/header.ts';
import { soundChoice } from '../parts/sound.ts';
import type { Light } from '../track/lights.ts';
import './join.ts';
import './race.ts';
import { finish, nameStyle, ruling, sideCard, strip } from './parts.ts';
import { EMPTY_ROOM, type RoomScene } from './room.ts';
import '../track/track.ts';

/** Letters of a prompt that have one line. */
const LONG = 75;

/**
 * Properties: `scene` and `room`, `lanes`, `lights` and `pegs` (those of the sides, by lane: they may be on their way), `link`, `paused`,
 * `layout`, `overlay` (one strip for a stream), `joins` (phones may ask for a seat), `touched` (a user is there, who may want the links).
 */
export class Scoreboard extends element({
  scene: given<Scene>(() => EMPTY_SCENE),
  room: given<RoomScene>(() => EMPTY_ROOM),
  lanes: given<LaneCount>(() => REFERENCE_LANES),
  lights: given<readonly Light[]>(() => []),
  pegs: given<readonly Pegs[]>(() => []),
  /** What the board played last, and whether it is emulated. */
  cue: given<TableView['cue']>(() => null),
  emulator: given<boolean>(() => false),
  link: given<LinkState>(() => 'connecting'),
  paused: given<boolean>(() => false),
  layout: given<ScreenLayout>(() => 'race'),
  overlay: given<boolean>(() => false),
  joins: given<boolean>(() => true),
  touched: given<boolean>(() => false),
  /** The answer to a question that a key asked; said before the last move. */
  answer: given<Caption>(),
  /** Whether the table's view has arrived, or cannot be reached. */
  ready: given<boolean>(() => false),
}) {
  protected override render() {
    const { scene, overlay } = this;
    const { players } = scene;
    const layout = this.#layout;
    if (!this.ready) return nothing;
    return html`${overlay ? nothing : this.#places()}
      <main data-link=${this.link} data-lanes=${this.lanes} data-players=${players.length}
        data-layout=${layout}>
        <h1 class="heard">Muggins</h1>
        ${strip(scene, this.room)}
        ${layout === 'boardOnly' ? nothing : this.#players()}
        ${overlay ? nothing : this.#below()}
        <muggins-captions .line=${this.answer ?? captionOf(scene)}></muggins-captions>
      </main>
      ${overlay ? nothing : html`<muggins-sound .cue=${this.cue} .emulator=${this.emulator}></muggins-sound><muggins-door></muggins-door>`}`;
  }

  /** The end of a game is the same in every layout. */
  get #layout(): ScreenLayout | 'overlay' {
    if (this.overlay) return 'overlay';
    return this.room.finish === undefined ? this.layout : 'race';
  }

  #players() {
    const { players } = this.scene;
    return html`<section class="players ${nameStyle(players)}" aria-label=${t('scene-scores')}>
      ${players.map((player) => sideCard(player, this.room.turn))}
    </section>`;
  }

  /** Race or board; what is asked for; the ruling, or the end. */
  #below() {
    const { layout, scene, room } = this;
    if (room.finish !== undefined) return finish(room.finish);
    return html`${this.#picture()}
      ${layout === 'race' || layout === 'board' ? ruling(scene.ruling) : nothing}
      <section class="now" aria-label=${t('scene-now')}><p class="expects ${scene.expects.length > LONG ? 'long' : ''}">${this.#expects()}</p></section>
      ${this.joins ? html`<muggins-join></muggins-join>` : nothing}`;
  }

  #picture() {
    const { layout } = this;
    if (layout === 'scores') return nothing;
    const words = pegsText(this.scene, t('scoreboard-race'));
    return layout === 'race'
      ? html`<muggins-race class="picture" .players=${this.scene.players} .pegs=${this.pegs} .room=${this.room}
          .summary=${words}></muggins-race>`
      : html`<div class="picture wood">
          <muggins-track .lanes=${this.lanes} .used=${this.scene.players.map(({ lane }) => lane)} .lights=${this.lights}
            .summary=${words}></muggins-track>
        </div>`;
  }

  #expects() {
    if (this.link === 'lost') return html`<b class="trouble">${t('scoreboard-lost')}</b>`;
    if (this.paused) return html`<b>${t('scoreboard-paused')}</b>`;
    const { scene } = this;
    if (scene.players.length === 0 && this.link === 'open') return t('scoreboard-begin');
    return scene.alert === '' ? scene.expects : html`<b class="trouble">${scene.alert}</b>`;
  }

  /** Ways to the other pages, and what one can prefer: seen when the mouse moves or the keyboard comes by, and then gone again. */
  #places() {
    const { 'pages-scoreboard': _, ...others } = PLACES;
    return html`<div class="places"><nav aria-label=${t('common-navigation')}>
        ${codesOf(others).map((page) => html`<a href=${PLACES[page]}>${t(page)}</a>`)}
      </nav>${this.touched ? preferences(html`${soundChoice(this.emulator)} ${speechChoice()}`) : nothing}</div>`;
  }
}
