// <muggins-track>: the board's track as it lies on the table, drawn from board.ts, with its lights.

import { css, html, type PropertyValues, svg } from 'lit';
import {
  GAME_HOLE,
  type LaneCount,
  REFERENCE_LANES,
  SKUNK_LINES,
  STINK_HOLE,
} from '../../../shared/protocol/index.ts';
import type { EngravingWords } from '../../../shared/words/pages/board.ts';
import { given, secluded } from '../kit/element.ts';
import { strings } from './language.ts';
import { DARK, type Light } from './lights.ts';
import {
  bounds,
  fives,
  fold,
  grain,
  type Label,
  type Lamp,
  labels,
  lamps,
  skunkLine,
  strip,
} from './shapes.ts';

const HOLE = 1.95;

const GRADIENTS = svg`<defs>
  <radialGradient id="bore" cx="0.5" cy="0.62" r="0.6">
    <stop offset="0" stop-color="#2b1a10" /><stop offset="1" stop-color="#0d0704" />
  </radialGradient>
</defs>`;

/** Properties: `lanes`, `lights` (one a pixel, in chain order), `summary` (the whole picture in words). */
class Track extends secluded({
  lanes: given<LaneCount>(() => REFERENCE_LANES),
  lights: given<readonly Light[]>(() => []),
  summary: given<string>(() => ''),
}) {
  /** The wood as it was drawn last: for so many lanes, and in these words, as a language can arrive later. */
  #still: { lanes: LaneCount; words: EngravingWords; wood: unknown } | undefined;
  #lamps: readonly Lamp[] = [];

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has('lanes')) this.#lamps = lamps(this.lanes);
  }

  protected override render() {
    const box = bounds(this.lanes);
    const { lanes } = this;
    const words = strings().engraving;
    if (this.#still?.lanes !== lanes || this.#still.words !== words)
      this.#still = { lanes, words, wood: this.#wood(words) };
    const view = `${box.x} ${box.y} ${box.width} ${box.height}`;
    return html`<div class="board" role="img" aria-label=${this.summary}>
      <svg class="wood" viewBox=${view} aria-hidden="true">${this.#still.wood}</svg>
      <svg class="lights" viewBox=${view} aria-hidden="true">${this.#glows()} ${this.#lit()}</svg>
    </div>`;
  }

  /** Everything that never changes: drawn once, on a layer of its own. */
  #wood(words: EngravingWords) {
    const { lanes } = this;
    const each = Array.from({ length: lanes }, (_, lane) => lane);
    return svg`
      ${GRADIENTS}
      ${grain(bounds(lanes)).map(
        ({ path, width, shade }) =>
          svg`<path class="grain" d=${path} stroke-width=${width} opacity=${shade} />`,
      )}
      ${each.map((lane) => [0, 1, 2, 3].map((street) => this.#strip(lane, street)))}
      ${each.map((lane) => [0, 1, 2].map((street) => this.#fold(lane, street)))}
      ${fives(lanes).map(([a, b]) => svg`<path class="five" d="M${a.x} ${a.y}V${b.y}" />`)}
      ${[SKUNK_LINES.double, SKUNK_LINES.single].map((hole) => this.#skunk(hole))}
      ${this.#lamps.map((lamp) => this.#hole(lamp))}
      ${labels(lanes, words).map((label) => this.#label(label))}`;
  }

  #strip(lane: number, street: number) {
    const { x, y, width, height } = strip(this.lanes, lane, street);
    return svg`
      <rect class="strip" x=${x} y=${y} width=${width} height=${height} rx="4.4" />
      <rect class="edge lane${lane}" x=${x} y=${y} width=${width} height=${height} rx="4.4" />`;
  }

  #fold(lane: number, street: number) {
    return svg`<path class="fold lane${lane}" d=${fold(this.lanes, lane, street)} />`;
  }

  #skunk(hole: number) {
    const [a, b] = skunkLine(this.lanes, hole);
    return svg`<path class="skunk" d="M${a.x} ${a.y}V${b.y}" />`;
  }

  #hole({ place, at }: Lamp) {
    if (place.kind === 'indicator') return this.#indicator(place.lane, at.x, at.y);
    const ring =
      place.hole === GAME_HOLE
        ? svg`<circle class="brass" cx=${at.x} cy=${at.y} r="3" />`
        : place.hole === STINK_HOLE
          ? svg`<circle class="stink" cx=${at.x} cy=${at.y} r="2.9" />`
          : '';
    return svg`${ring}
      <circle class="rim" cx=${at.x} cy=${at.y} r=${HOLE + 0.35} />
      <circle class="hole" cx=${at.x} cy=${at.y} r=${HOLE} />`;
  }

  #indicator(lane: number, x: number, y: number) {
    const d = 2.5;
    return svg`<path class="pip lane${lane}" d="M${x} ${y - d}L${x + d} ${y}L${x} ${y + d}L${x - d} ${y}Z" />
      <text class="lane lane${lane}" x=${x - 4.6} y=${y + 1.35} text-anchor="end">P${lane + 1}</text>`;
  }

  #label({ text, x, y, anchor, kind }: Label) {
    return svg`<text class=${kind} x=${x} y=${y} text-anchor=${anchor}>${text}</text>`;
  }

  /** Two gradients for each colour that is lit somewhere. */
  #glows() {
    const colours = new Set(this.lights.filter(({ strength }) => strength > 0).map(({ colour }) => colour));
    return svg`<defs>${[...colours].map(
      (colour) => svg`<radialGradient id="glow${colour.slice(1)}">
        <stop offset="0" stop-color=${colour} stop-opacity="0.95" />
        <stop offset="0.25" stop-color=${colour} stop-opacity="0.55" />
        <stop offset="0.55" stop-color=${colour} stop-opacity="0.16" />
        <stop offset="1" stop-color=${colour} stop-opacity="0" />
      </radialGradient>
      <radialGradient id="core${colour.slice(1)}">
        <stop offset="0" stop-color="#fff" /><stop offset="0.35" stop-color="#fff" stop-opacity="0.92" />
        <stop offset="0.75" stop-color=${colour} /><stop offset="1" stop-color=${colour} />
      </radialGradient>`,
    )}</defs>`;
  }

  #lit() {
    return this.#lamps.map(({ place, at }, index) => {
      const { colour, strength } = this.lights[index] ?? DARK;
      if (strength === 0) return '';
      const id = colour.slice(1);
      const reach = place.kind === 'indicator' ? 5 : 4 + 7.5 * strength;
      return svg`<g opacity=${strength}>
        <circle cx=${at.x} cy=${at.y} r=${reach} fill="url(#glow${id})" />
        <circle cx=${at.x} cy=${at.y} r=${HOLE + 0.3 * strength} fill="url(#core${id})" />
      </g>`;
    });
  }

  static override styles = css`
  :host {
    display: block;
    container-type: inline-size;
  }
  .board {
    forced-color-adjust: none;
    position: relative;
    border-radius: 2.6cqw;
    background: var(--wood);
    box-shadow: var(--board-shadow);
  }
  svg {
    display: block;
    inline-size: 100%;
    block-size: auto;
  }
  .wood {
    will-change: transform;
    border-radius: inherit;
  }
  .lights {
    position: absolute;
    inset: 0;
    overflow: visible;
    pointer-events: none;
  }
  .grain {
    fill: none;
    stroke: var(--grain);
  }
  .strip {
    fill: var(--channel);
  }
  .edge {
    fill: none;
    stroke-width: 0.6;
    opacity: 0.9;
  }
  .fold {
    fill: none;
    stroke-width: 0.6;
    opacity: 0.7;
    stroke-linecap: round;
  }
  .five {
    stroke: var(--engraved);
    stroke-width: 0.3;
    opacity: 0.5;
  }
  .skunk {
    stroke: var(--brass);
    stroke-width: 0.9;
    stroke-linecap: round;
  }
  .hole {
    fill: url(#bore);
  }
  .rim {
    fill: var(--rim);
  }
  .brass {
    fill: none;
    stroke: var(--brass);
    stroke-width: 0.8;
  }
  .stink {
    fill: none;
    stroke: var(--engraved);
    stroke-width: 0.5;
    stroke-dasharray: 1.1 0.9;
  }
  .pip {
    fill: var(--bore);
    stroke-width: 0.45;
    opacity: 0.9;
  }
  text {
    fill: var(--engraved);
    font: 500 3.1px var(--sans);
    letter-spacing: 0.02em;
  }
  text.street {
    font: 500 3.4px var(--sans);
    letter-spacing: 0.01em;
  }
  text.line,
  text.end {
    fill: var(--brass-text);
    font-weight: 600;
  }
  text.lane {
    font-weight: 700;
    font-size: 3.2px;
  }
  .lane0 {
    --lane: var(--lane0);
  }
  .lane1 {
    --lane: var(--lane1);
  }
  .lane2 {
    --lane: var(--lane2);
  }
  .lane3 {
    --lane: var(--lane3);
  }
  .edge,
  .fold,
  .pip {
    stroke: var(--lane);
  }
  text.lane {
    fill: color-mix(in oklab, var(--lane) 70%, #fff3df);
  }
  @container (max-width: 540px) {
    text.tick {
      display: none;
    }
    text {
      font-size: 5.4px;
    }
    text.street {
      font-size: 6px;
    }
    text.lane {
      font-size: 5px;
    }
  }
`;
}

customElements.define('muggins-track', Track);
