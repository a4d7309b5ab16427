// <muggins-track>: the board's track as it lies on the table, drawn from board.ts, with its lights.

import { css, html, type PropertyValues, svg } from 'lit';
import type { Point, Size } from '../../../hardware/board.ts';
import {
  GAME_HOLE,
  type LaneCount,
  REFERENCE_LANES,
  SKUNK_LINES,
  STINK_HOLE,
} from '../../../shared/protocol/index.ts';
import { given, secluded } from '../kit/element.ts';
import { strings, t } from '../parts/language.ts';
import { grain } from './grain.ts';
import { DARK, type Light } from './lights.ts';
import {
  bounds,
  course,
  fives,
  INLAY,
  type Label,
  type Lamp,
  labels,
  lamps,
  skunkLine,
  starts,
} from './shapes.ts';

/** Half the width of a hole. */
const HOLE = 2;
/** From the edges of the board to its screws. */
const SCREW = 6;

const GRADIENTS = svg`<defs>
  <radialGradient id="bore" cx="0.5" cy="0.68" r="0.62">
    <stop offset="0" stop-color="#33200f" /><stop offset="0.6" stop-color="#150b05" />
    <stop offset="1" stop-color="#070302" />
  </radialGradient>
  <linearGradient id="screw" x1="0" y1="0" x2="0.6" y2="1">
    <stop offset="0" stop-color="#f3d692" /><stop offset="0.5" stop-color="#bd9045" />
    <stop offset="1" stop-color="#6f4d1c" />
  </linearGradient>
</defs>`;

/** What the wood is drawn from: it is drawn again only when one of these is another. */
interface Still {
  readonly lanes: LaneCount;
  readonly language: string;
  readonly used: string;
}

/**
 * Properties: `lanes`, `used` (the lanes that somebody plays on: the others fade, but none where nobody plays), `lights` (one a
 * pixel, in chain order), `summary` (the whole picture in words). `--room` in its style is how high it may be.
 */
class Track extends secluded({
  lanes: given<LaneCount>(() => REFERENCE_LANES),
  used: given<readonly number[]>(() => []),
  lights: given<readonly Light[]>(() => []),
  summary: given<string>(() => ''),
}) {
  #still: (Still & { readonly wood: unknown }) | undefined;
  #lamps: readonly Lamp[] = [];

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has('lanes')) this.#lamps = lamps(this.lanes);
  }

  protected override render() {
    const { lanes } = this;
    const size = bounds(lanes);
    // A language can arrive later than the board.
    const now: Still = { lanes, language: strings().words.code, used: this.used.join() };
    const { lanes: was, language, used } = this.#still ?? {};
    if (was !== now.lanes || language !== now.language || used !== now.used)
      this.#still = { ...now, wood: this.#wood(size) };
    const view = `0 0 ${size.width} ${size.height}`;
    return html`<div class="board" role="img" aria-label=${this.summary}
      .style=${`--aspect: ${size.width / size.height}`}>
      <svg class="wood" viewBox=${view} aria-hidden="true">${this.#still?.wood}</svg>
      <svg class="lights" viewBox=${view} aria-hidden="true">${this.#glows()} ${this.#lit()}</svg>
    </div>`;
  }

  /** Everything that never changes: drawn once, on a layer of its own. */
  #wood(size: Size) {
    const { lanes } = this;
    return svg`
      ${GRADIENTS}
      ${grain(size).map(
        ({ path, width, shade }) =>
          svg`<path class="grain" d=${path} stroke-width=${width} opacity=${shade} />`,
      )}
      ${screws(size).map(screw)}
      ${Array.from({ length: lanes }, (_, lane) => this.#lane(lane))}
      ${[SKUNK_LINES.double, SKUNK_LINES.single].map((hole) => skunk(skunkLine(lanes, hole)))}
      ${labels(lanes, t).map(written)}`;
  }

  /** A lane: a channel with an inlay in its colour, its marks and its holes. */
  #lane(lane: number) {
    const { lanes, used } = this;
    const path = course(lanes, lane);
    const idle = used.length > 0 && !used.includes(lane);
    const mine = this.#lamps.filter(({ place }) => place.lane === lane);
    return svg`<g class="lane${lane} ${idle ? 'idle' : ''}">
      <path class="lip" d=${path} transform="translate(0 0.45)" />
      <path class="channel" d=${path} />
      <path class="inlay" d=${path} />
      <path class="sheen" d=${path} />
      ${fives(lanes, lane).map(([a, b]) => svg`<path class="tick" d="M${a.x} ${a.y}V${b.y}" />`)}
      ${starts(lanes, lane).map(hole)}
      ${named(lane, starts(lanes, lane))}
      ${mine.map(lamp)}
    </g>`;
  }

  /** Two gradients for each colour that is lit somewhere. */
  #glows() {
    const colours = new Set(this.lights.filter(({ strength }) => strength > 0).map(({ colour }) => colour));
    return svg`<defs>${[...colours].map(
      (colour) => svg`<radialGradient id="glow${colour.slice(1)}">
        <stop offset="0" stop-color=${colour} stop-opacity="0.95" />
        <stop offset="0.25" stop-color=${colour} stop-opacity="0.6" />
        <stop offset="0.55" stop-color=${colour} stop-opacity="0.18" />
        <stop offset="1" stop-color=${colour} stop-opacity="0" />
      </radialGradient>
      <radialGradient id="core${colour.slice(1)}">
        <stop offset="0" stop-color="#fff" /><stop offset="0.42" stop-color="#fff" stop-opacity="0.94" />
        <stop offset="0.72" stop-color=${colour} /><stop offset="1" stop-color=${colour} />
      </radialGradient>`,
    )}</defs>`;
  }

  /** A front peg is large with a white heart, a rear peg no more than its hole: by how bright they are beside the brightest. */
  #lit() {
    const brightest = Math.max(...this.lights.map(({ strength }) => strength), 0);
    return this.#lamps.map(({ place, at }, index) => {
      const { colour, strength } = this.lights[index] ?? DARK;
      if (strength === 0) return '';
      const id = colour.slice(1);
      const front = place.kind === 'hole' && strength > 0.8 * brightest;
      return svg`<g opacity=${front ? strength : Math.min(0.88, 1.5 * strength)}>
        <circle cx=${at.x} cy=${at.y} r=${front ? 13 : 4.4} fill="url(#glow${id})" />
        <circle cx=${at.x} cy=${at.y} r=${front ? 3.4 : HOLE}
          fill=${front ? `url(#core${id})` : colour} />
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
    /* No higher than the page says, and never higher than the window. */
    max-inline-size: calc(var(--room, calc(100dvh - 24px)) * var(--aspect));
    margin-inline: auto;
    border-radius: 2.1cqw;
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
  path {
    fill: none;
  }
  .grain {
    stroke: var(--grain);
  }
  .lip,
  .channel,
  .inlay,
  .sheen {
    stroke-linecap: round;
  }
  /* Light falls from above: the lower edge of a channel catches it, the upper throws a shadow. */
  .lip {
    stroke: #ffe3b8;
    stroke-width: ${2 * INLAY + 0.5}px;
    opacity: 0.28;
  }
  .channel {
    stroke: #170b04;
    stroke-width: ${2 * INLAY + 0.4}px;
  }
  .inlay {
    stroke: color-mix(in oklab, var(--lane) 42%, #2a170b);
    stroke-width: ${2 * INLAY - 0.5}px;
  }
  .sheen {
    stroke: color-mix(in oklab, var(--lane) 30%, #fff4);
    stroke-width: ${2 * INLAY - 2.6}px;
    opacity: 0.12;
  }
  .tick {
    stroke: #140a04;
    stroke-width: 0.45px;
    opacity: 0.75;
  }
  .idle {
    opacity: 0.3;
  }
  .skunk {
    stroke: var(--brass);
    stroke-width: 1.1px;
    stroke-linecap: round;
  }
  .shade {
    stroke: #0008;
    stroke-width: 1.1px;
    stroke-linecap: round;
  }
  .hole {
    fill: url(#bore);
  }
  .rim {
    fill: #ffe9c8;
    opacity: 0.34;
  }
  .brass {
    fill: none;
    stroke: var(--brass);
    stroke-width: 0.85px;
  }
  .stink {
    stroke: var(--brass);
    stroke-width: 0.45px;
  }
  .pip {
    fill: #140a04;
    stroke: color-mix(in oklab, var(--lane) 75%, #fff3df);
    stroke-width: 0.6px;
  }
  .screw {
    fill: url(#screw);
    stroke: #2a170b;
    stroke-width: 0.35px;
  }
  .slot {
    stroke: #4a3010;
    stroke-width: 0.7px;
  }
  text {
    fill: var(--engraved);
    font: 600 5.2px var(--sans);
    font-variant-numeric: tabular-nums;
  }
  text.mark,
  text.line,
  text.end {
    fill: var(--brass-text);
  }
  text.mark {
    font-weight: 800;
  }
  text.street {
    font: 500 3.7px var(--sans);
  }
  text.line {
    font-size: 3.7px;
  }
  text.end {
    font-size: 4.6px;
  }
  text.player {
    fill: color-mix(in oklab, var(--lane) 60%, #fff3df);
    font-size: 4.6px;
    font-weight: 800;
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
  .lane4 {
    --lane: var(--lane4);
  }
  .lane5 {
    --lane: var(--lane5);
  }
  /* Where the board is smaller, fewer words, that can still be read. */
  @container (max-width: 900px) {
    text.five,
    text.street {
      display: none;
    }
    text {
      font-size: 6.4px;
    }
    text.line,
    text.end {
      font-size: 5.4px;
    }
    text.player {
      font-size: 5px;
    }
  }
  @container (max-width: 430px) {
    text.line {
      display: none;
    }
    text {
      font-size: 8px;
    }
    text.end {
      font-size: 7px;
    }
    text.player {
      font-size: 5.5px;
    }
  }
`;
}

const screws = ({ width, height }: Size): readonly Point[] =>
  [SCREW, width - SCREW].flatMap((x) => [SCREW, height - SCREW].map((y) => ({ x, y })));

const screw = ({ x, y }: Point, index: number) => svg`<circle class="screw" cx=${x} cy=${y} r="2.3" />
  <path class="slot" d="M-1.5 0H1.5" transform="translate(${x} ${y}) rotate(${[28, 71, 154, 98][index] ?? 0})" />`;

/** The player's button, before the start holes: nobody has to tell the lanes by their colours. */
const named = (lane: number, holes: readonly Point[]) => {
  const x = Math.min(...holes.map((at) => at.x)) - INLAY - 1.2;
  return svg`<text class="player" x=${x} y=${holes[0]?.y ?? 0} dy="0.36em" text-anchor="end">P${lane + 1}</text>`;
};

const skunk = ([a, b]: readonly [Point, Point]) => svg`
  <path class="shade" d="M${a.x} ${a.y}V${b.y}" transform="translate(0.35 0.35)" />
  <path class="skunk" d="M${a.x} ${a.y}V${b.y}" />`;

const hole = ({ x, y }: Point) => svg`<circle class="rim" cx=${x} cy=${y + 0.28} r=${HOLE + 0.22} />
  <circle class="hole" cx=${x} cy=${y} r=${HOLE} />`;

function lamp({ place, at }: Lamp) {
  const { x, y } = at;
  if (place.kind === 'indicator')
    return svg`<rect class="pip" x=${x - 2.9} y=${y - 2.9} width="5.8" height="5.8" rx="1.2" />${hole(at)}`;
  const reach = HOLE + 1.15;
  const ring =
    place.hole === GAME_HOLE
      ? svg`<circle class="brass" cx=${x} cy=${y} r=${reach} />`
      : place.hole === STINK_HOLE
        ? svg`<path class="stink" d="M${x} ${y - reach}l${reach} ${reach}l${-reach} ${reach}l${-reach} ${-reach}z" />`
        : '';
  return svg`${ring}${hole(at)}`;
}

const written = ({ text, x, y, anchor, kind }: Label) =>
  svg`<text class=${kind} x=${x} y=${y} dy="0.36em" text-anchor=${anchor}>${text}</text>`;

customElements.define('muggins-track', Track);
