// <muggins-track>: the board's track as it lies on the table, drawn from board.ts, with its lights.

import { html, type PropertyValues, svg, unsafeCSS } from 'lit';
import type { Point, Size } from '../../../hardware/board.ts';
import {
  GAME_HOLE,
  type LaneCount,
  REFERENCE_LANES,
  SKUNK_LINES,
  STINK_HOLE,
} from '../../../shared/protocol/index.ts';
import { given, language, secluded, t } from '../kit/element.ts';
import { DARK, type Light } from './lights.ts';
import {
  bounds,
  course,
  drawnLanes,
  grain,
  INLAY,
  type Label,
  type Lamp,
  labels,
  lamps,
  skunkLine,
  starts,
} from './shapes.ts';
import styles from './track.css?inline';

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

/**
 * Properties: `lanes`, `used` (the lanes of the game: the others are not drawn; without a game all are), `lights` (one a
 * pixel, in chain order), `summary` (the whole picture in words). `--room` in its style is how high it may be.
 */
class Track extends secluded({
  lanes: given<LaneCount>(() => REFERENCE_LANES),
  used: given<readonly number[]>(() => []),
  lights: given<readonly Light[]>(() => []),
  summary: given<string>(() => ''),
}) {
  /** The wood, and what it was drawn from: it is drawn again only when that has changed. */
  #still: { readonly from: string; readonly wood: unknown } | undefined;
  #lamps: readonly Lamp[] = [];

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has('lanes') || changed.has('used'))
      this.#lamps = lamps(this.#drawn).filter(({ place }) => this.#isUsed(place.lane));
  }

  get #drawn(): LaneCount {
    return drawnLanes(this.lanes, this.used);
  }

  #isUsed(lane: number): boolean {
    return this.used.length === 0 || this.used.includes(lane);
  }

  protected override render() {
    const lanes = this.#drawn;
    const size = bounds(lanes);
    // A language can arrive later than the board.
    const from = [lanes, language().code, ...this.used].join();
    if (this.#still?.from !== from) this.#still = { from, wood: this.#wood(size) };
    const view = `0 0 ${size.width} ${size.height}`;
    return html`<div class="board" role="img" aria-label=${this.summary}
      .style=${`--aspect: ${size.width / size.height}; --inlay: ${INLAY}`}>
      <svg class="wood" viewBox=${view} aria-hidden="true">${this.#still.wood}</svg>
      <svg class="lights" viewBox=${view} aria-hidden="true">${this.#glows()} ${this.#lit()}</svg>
    </div>`;
  }

  /** Everything that never changes: drawn once, on a layer of its own. */
  #wood(size: Size) {
    const lanes = this.#drawn;
    return svg`
      ${GRADIENTS}
      ${grain(size).map(
        ({ path, width, shade }) =>
          svg`<path class="grain" d=${path} stroke-width=${width} opacity=${shade} />`,
      )}
      ${screws(size).map(screw)}
      ${Array.from({ length: lanes }, (_, lane) => (this.#isUsed(lane) ? this.#lane(lane) : ''))}
      ${[SKUNK_LINES.double, SKUNK_LINES.single].map((hole) => skunk(skunkLine(lanes, hole)))}
      ${labels(lanes, t).map(written)}`;
  }

  /** A lane: a strip of the board's own wood between two thin lines of its colour, and its holes. */
  #lane(lane: number) {
    const lanes = this.#drawn;
    const path = course(lanes, lane);
    const { width, height } = bounds(lanes);
    const mine = this.#lamps.filter(({ place }) => place.lane === lane);
    return svg`<g class="lane${lane}">
      <mask id="edge${lane}" maskUnits="userSpaceOnUse" x="0" y="0" width=${width} height=${height}>
        <path class="edge" d=${path} /><path class="inside" d=${path} />
      </mask>
      <path class="strip" d=${path} />
      <g mask="url(#edge${lane})"><path class="lip" d=${path} transform="translate(0 0.3)" /><path class="inlay" d=${path} /></g>
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
      <radialGradient id="core${colour.slice(1)}" cx="0.42" cy="0.38" r="0.62">
        <stop offset="0" stop-color="#fff" /><stop offset="0.42" stop-color="#fff" stop-opacity="0.94" />
        <stop offset="0.72" stop-color=${colour} /><stop offset="1" stop-color=${colour} />
      </radialGradient>`,
    )}</defs>`;
  }

  /** A front peg is a turned peg seen from above; a rear peg is no larger than its hole: by how bright they are beside the brightest. */
  #lit() {
    const brightest = Math.max(...this.lights.map(({ strength }) => strength), 0);
    return this.#lamps.map(({ place, at, pixel }) => {
      const { colour, strength } = this.lights[pixel] ?? DARK;
      if (strength === 0) return '';
      const front = place.kind === 'hole' && strength > 0.8 * brightest;
      const { x, y } = at;
      const glow = svg`<circle cx=${x} cy=${y} r=${front ? 11 : 4.4} fill="url(#glow${colour.slice(1)})" />`;
      return svg`<g opacity=${front ? strength : Math.min(0.88, 1.5 * strength)}>
        ${glow}${front ? turned(at, colour) : svg`<circle cx=${x} cy=${y} r=${HOLE} fill=${colour} />`}
      </g>`;
    });
  }

  static override styles = unsafeCSS(styles);
}

/** A peg from above: its shadow on the wood, its collar, a groove, and a domed head. */
const turned = ({ x, y }: Point, colour: string) => svg`
  <ellipse class="cast" cx=${x + 1.1} cy=${y + 1.7} rx="4" ry="3.8" />
  <circle class="collar" cx=${x} cy=${y} r="3.9" fill=${colour} />
  <circle class="groove" cx=${x} cy=${y} r="3.05" />
  <circle cx=${x} cy=${y} r="2.75" fill="url(#core${colour.slice(1)})" />`;

const screws = ({ width, height }: Size): readonly Point[] =>
  [SCREW, width - SCREW].flatMap((x) => [SCREW, height - SCREW].map((y) => ({ x, y })));

const screw = ({ x, y }: Point, index: number) => svg`<circle class="screw" cx=${x} cy=${y} r="2.3" />
  <path class="slot" d="M-1.5 0H1.5" transform="translate(${x} ${y}) rotate(${[28, 71, 154, 98][index] ?? 0})" />`;

/** The player's button, before the start holes: a lane is known without its colour. */
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
      : place.hole % 5 === 0 && place.hole !== STINK_HOLE
        ? svg`<circle class="five" cx=${x} cy=${y} r=${HOLE + 0.55} />`
        : place.hole === STINK_HOLE
          ? svg`<path class="stink" d="M${x} ${y - reach}l${reach} ${reach}l${-reach} ${reach}l${-reach} ${-reach}z" />`
          : '';
  return svg`${ring}${hole(at)}`;
}

const written = ({ text, x, y, anchor, kind }: Label) =>
  svg`<text class=${kind} x=${x} y=${y} dy="0.36em" text-anchor=${anchor}>${text}</text>`;

customElements.define('muggins-track', Track);
