// <muggins-race>: the game as a straight race, a lane for each side, from the start to the game hole. Who is ahead is seen from across a room.
import type { Pegs } from '../../../shared/rules/index.ts';
import { element, given, html, nothing, svg } from '../kit/element.ts';
import type { PlayerScene } from '../parts/scene.ts';
import { EMPTY_ROOM, type RoomScene, STREET } from './room.ts';

/** Where the first and the last hole stand, in hundredths of the width beside the names; and the lanes, of the height. */
const FROM = 1.6;
const TO = 97.2;
const TOP = 17;
const BOTTOM = 94;
/** Between a street and its line. */
const GAP = 0.2;

const percent = (value: number): string => `${Math.round(value * 1000) / 1000}%`;

/** Properties: `players`, `pegs` (by lane; they may be on their way), `room` (how long it is, and its lines), `summary` (it in words). */
class Race extends element({
  players: given<readonly PlayerScene[]>(() => []),
  pegs: given<readonly Pegs[]>(() => []),
  room: given<RoomScene>(() => EMPTY_ROOM),
  summary: given<string>(() => ''),
}) {
  protected override render() {
    const { players, room } = this;
    return html`<div role="img" aria-label=${this.summary}>
      ${players.length === 0 ? nothing : this.#names()}
      <svg aria-hidden="true" data-lanes=${players.length}>
        ${this.#inlays()}
        ${room.marks.map((mark) => this.#mark(mark))}
        ${players.length === 0 ? nothing : svg`<text class="end" x=${percent(TO)} y="11%" text-anchor="end">${room.length}</text>`}
        ${players.map((player, row) => this.#lane(player, row))}
      </svg>
    </div>`;
  }

  /** Before each lane its name: as much of it as has room, and on a phone its initial. */
  #names() {
    const { players } = this;
    const [names, letters] = [laneNames(players), initials(players)];
    const rows = `grid-template-rows: ${TOP}fr repeat(${players.length}, ${(BOTTOM - TOP) / players.length}fr) ${100 - BOTTOM}fr`;
    return html`<ol class="names" aria-hidden="true" .style=${rows}><li></li>${players.map(
      ({ lane }, row) =>
        html`<li class="lane${lane}"><b class="whole">${names[row]}</b><b class="letter">${letters[row]}</b></li>`,
    )}</ol>`;
  }

  /** Lanes end together: who begins ahead, begins nearer the game hole. */
  #x(player: PlayerScene, hole: number): number {
    const { length } = this.room;
    const start = length - player.score - player.toGo;
    return FROM + ((start + hole) / length) * (TO - FROM);
  }

  #y(row: number): string {
    return percent(TOP + ((row + 0.5) / Math.max(1, this.players.length)) * (BOTTOM - TOP));
  }

  /** Streets, as they are let into a good board. */
  #inlays() {
    const { length } = this.room;
    const at = (hole: number) => FROM + ((hole + 0.5) / length) * (TO - FROM);
    return Array.from({ length: Math.ceil((length - 1) / STREET) }, (_, street) => {
      const [from, to] = [at(STREET * street) + GAP, at(Math.min(length, STREET * (street + 1))) - GAP];
      return svg`<rect class="inlay" x=${percent(from)} width=${percent(to - from)} y=${percent(TOP)} height=${percent(BOTTOM - TOP)} />`;
    });
  }

  #mark({ hole, text, skunk }: RoomScene['marks'][number]) {
    const x = percent(FROM + ((hole + 0.5) / this.room.length) * (TO - FROM));
    return svg`<line class=${skunk ? 'skunk' : 'street'} x1=${x} x2=${x} y1=${percent(TOP - 1)} y2=${percent(BOTTOM)} />
      <text class=${skunk ? 'line' : 'street'} x=${x} y="11%" text-anchor="middle">${hole}<tspan>${text === '' ? '' : ` · ${text}`}</tspan></text>`;
  }

  #lane(player: PlayerScene, row: number) {
    const y = this.#y(row);
    const at = (hole: number) => percent(this.#x(player, hole));
    const target = player.score + player.toGo;
    const { front, rear } = this.pegs[player.lane] ?? { front: player.score, rear: player.rear };
    return svg`<g class="lane${player.lane}">
      <line class="channel" x1=${at(0)} x2=${at(target)} y1=${y} y2=${y} />
      ${front > 0 ? svg`<line class="run" x1=${at(0)} x2=${at(front)} y1=${y} y2=${y} />` : nothing}
      ${Array.from({ length: target }, (_, hole) => svg`<circle class=${hole % 5 === 0 ? 'hole five' : 'hole'} cx=${at(hole)} cy=${y} />`)}
      <circle class="goal" cx=${at(target)} cy=${y} />
      ${front > rear && rear > 0 ? svg`<line class="last" x1=${at(rear)} x2=${at(front)} y1=${y} y2=${y} />` : nothing}
      ${rear > 0 ? svg`<circle class="rear" cx=${at(rear)} cy=${y} />` : nothing}
      <circle class="front" data-hole=${front} cx=${at(front)} cy=${y} />
    </g>`;
  }
}

const areDifferent = (all: readonly string[]): boolean =>
  new Set(all).size === all.length && all.every((each) => each !== '');

const numbers = (players: readonly PlayerScene[]): readonly string[] =>
  players.map(({ lane }) => `P${lane + 1}`);

/** The first letter of each name, or the lane's number where two begin alike. */
function initials(players: readonly PlayerScene[]): readonly string[] {
  const letters = players.map(({ name }) => ([...name.trim()][0] ?? '').toLocaleUpperCase());
  return areDifferent(letters) ? letters : numbers(players);
}

/** Letters of a name for which there is room before a lane. */
const MOST_LETTERS = 11;

const clipped = (name: string): string => {
  const letters = [...name.trim()];
  return letters.length > MOST_LETTERS ? `${letters.slice(0, MOST_LETTERS - 1).join('')}…` : letters.join('');
};

/** First names, or whole ones where two have the same, as far as there is room; the lane's number where that tells them not apart. */
function laneNames(players: readonly PlayerScene[]): readonly string[] {
  const first = players.map(({ names }) => names.map((name) => name.trim().split(/[\s-]/)[0]).join(' + '));
  const whole = players.map(({ name }) => name);
  return [first, whole].map((each) => each.map(clipped)).find(areDifferent) ?? numbers(players);
}

customElements.define('muggins-race', Race);
