// <muggins-scoreboard>: the whole scoreboard, for eyes ten metres away. It has no controls until the mouse moves or comes by
// keyboard, but for the PIN where the host's machine opened it without the link.

import { type LaneCount, REFERENCE_LANES } from '../../../shared/protocol/index.ts';
import type { Pegs } from '../../../shared/rules/index.ts';
import type { ScreenLayout } from '../../../shared/table/screens.ts';
import type { TableView } from '../../web/table/types.ts';
import type { Caption } from '../kit/captions.ts';
import { element, given, html, nothing, t } from '../kit/element.ts';
import { codesOf, preferences } from '../kit/header.ts';
import { captionOf, EMPTY_SCENE, pegsText, type Scene } from '../parts/scene.ts';
import '../kit/captions.ts';
import type { LinkState } from '../kit/link.ts';
import '../parts/door.ts';
import { PLACES, speechChoice } from '../parts/header.ts';
import type { MomentScene } from '../parts/moment.ts';
import { soundChoice } from '../parts/sound.ts';
import type { Light } from '../track/lights.ts';
import { bounds, drawnLanes } from '../track/shapes.ts';
import './join.ts';
import './race.ts';
import { felt, finish, nameStyle, sideCard, strip } from './parts.ts';
import { EMPTY_ROOM, type RoomScene } from './room.ts';
import '../track/track.ts';

/**
 * Properties: `scene` and `room`, `lanes`, `lights` and `pegs` (those of the sides, by lane: they may be on their way), `link`, `paused`,
 * `layout`, `step` (the part of a count that is being said; beyond the last once all are), `overlay` (one strip for a stream), `joins` (phones may ask for a seat), `touched` (a user is there, who may want the links).
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
  moment: given<MomentScene>(),
  link: given<LinkState>(() => 'connecting'),
  paused: given<boolean>(() => false),
  layout: given<ScreenLayout>(() => 'race'),
  step: given<number>(() => Number.POSITIVE_INFINITY),
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
    const used = players.map(({ lane }) => lane);
    const { width, height } = bounds(drawnLanes(this.lanes, used));
    return html`${overlay ? nothing : this.#places()}
      <main data-link=${this.link} data-players=${players.length} data-layout=${layout}
        .style=${`--aspect: ${width / height}`}>
        <h1 class="heard">Muggins</h1>
        ${strip(scene, this.room)}
        ${players.length === 0 ? nothing : this.#players()}
        ${overlay ? nothing : this.#below()}
        <muggins-captions .line=${this.answer ?? captionOf(scene)}></muggins-captions>
      </main>
      ${
        overlay
          ? nothing
          : html`<muggins-moment .scene=${this.room.finish === undefined ? this.moment : undefined}></muggins-moment>
          <muggins-sound .cue=${this.cue} .emulator=${this.emulator}></muggins-sound><muggins-door></muggins-door>`
      }`;
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

  /** Race or board, and the felt; or the end; or that there is no game yet. */
  #below() {
    const { scene, room } = this;
    const wanted = room.felt?.wanted ?? '';
    if (room.finish !== undefined) return finish(room.finish, wanted);
    const join = this.joins ? html`<muggins-join></muggins-join>` : nothing;
    if (scene.players.length === 0)
      return html`<section class="idle"><p class="wins">Muggins</p><p>${this.#notice() || wanted || t('scoreboard-begin')}</p></section>${join}`;
    return html`${this.#picture()}${room.felt === undefined ? nothing : felt(room.felt, this.step, this.#notice())}${join}`;
  }

  #picture() {
    const { layout } = this;
    if (layout === 'scores') return nothing;
    const words = pegsText(this.scene, t('scoreboard-race'));
    return layout === 'race'
      ? html`<muggins-race class="picture" .players=${this.scene.players} .pegs=${this.pegs} .room=${this.room}
          .summary=${words}></muggins-race>`
      : html`<div class="picture wood">
          <muggins-track class="afar" .lanes=${this.lanes} .used=${this.scene.players.map(({ lane }) => lane)} .lights=${this.lights}
            .summary=${words}></muggins-track>
        </div>`;
  }

  /** What goes before any news: nothing where all is well. */
  #notice() {
    const trouble = this.link === 'lost' ? t('scoreboard-lost') : (this.room.felt?.trouble ?? '');
    if (trouble !== '') return html`<b class="trouble">${trouble}</b>`;
    return this.paused ? html`<b>${t('scoreboard-paused')}</b>` : '';
  }

  /** Ways to the other pages, and what one can prefer: seen when the mouse moves or the keyboard comes by, and then gone again. */
  #places() {
    const { 'pages-scoreboard': _, ...others } = PLACES;
    return html`<div class="places"><nav aria-label=${t('common-navigation')}>
        ${codesOf(others).map((page) => html`<a href=${PLACES[page]}>${t(page)}</a>`)}
      </nav>${this.touched ? preferences(html`${soundChoice(this.emulator)} ${speechChoice()}`) : nothing}</div>`;
  }
}
