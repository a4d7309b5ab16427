// The colours of the lanes: on the page those that the board was given.
import { type Colour, LED_COLOURS } from '../../../hardware/board.ts';
import {
  COLOURS,
  type ColourName,
  type LaneColours,
  laneColours,
  PALETTES,
} from '../../../shared/protocol/index.ts';

/** The colours of a board until others are chosen. */
export const USUAL: LaneColours = PALETTES.safe;
/** The colours of every game that noted none: those that lanes had then. */
const UNNOTED: LaneColours = PALETTES.standard;

/** Each colour as a light on dark wood or cloth. */
const BRIGHT: Readonly<Record<ColourName, string>> = {
  vermilion: '#ff8a3d',
  blue: '#5db6ff',
  green: '#2fbf8a',
  yellow: '#f0d44a',
  red: '#ff6a63',
  magenta: '#ff7cc0',
  indigo: '#8f9bff',
  amber: '#ffce3a',
  cyan: '#3fd6d0',
};

/** What the LEDs of a lane are lit with. */
export const ledOf = (colours: LaneColours, lane: number): Colour => {
  const name = colours[lane];
  return name === undefined ? [0, 0, 0] : LED_COLOURS[name].led;
};

/** The colours of the lanes within an element, as its style; empty where none were noted. */
export const laneStyle = (noted: readonly string[] | null): string =>
  noted === null
    ? ''
    : notedColours(noted)
        .map(
          (name, lane) => `--lane${lane}: ${LED_COLOURS[name].css}; --lane${lane}-bright: ${BRIGHT[name]};`,
        )
        .join('');

/** The colours of lanes that were noted by name; the standard ones where none were, or not of one palette. */
export function notedColours(noted: readonly string[] | null): LaneColours {
  const names = (noted ?? []).flatMap((name) => COLOURS.find((each) => each === name) ?? []);
  return (names.length === 0 ? undefined : laneColours(names)) ?? UNNOTED;
}

/** Puts the colours on the page, where everything that belongs to a lane takes them from. */
export function wearColours(colours: LaneColours): void {
  const { style } = document.documentElement;
  for (const [lane, name] of colours.entries()) {
    style.setProperty(`--lane${lane}`, LED_COLOURS[name].css);
    style.setProperty(`--lane${lane}-bright`, BRIGHT[name]);
  }
}
