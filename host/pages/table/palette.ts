// The colours of the lanes: on the page those that the board was given.
import { type Colour, LED_COLOURS } from '../../../hardware/board.ts';
import { COLOURS, type LaneColours, laneColours, PALETTES } from '../../../shared/protocol/index.ts';

/** The colours of a board that nobody has given others. */
export const USUAL: LaneColours = PALETTES.standard;

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
        .map((name, lane) => `--lane${lane}: ${LED_COLOURS[name].css};`)
        .join('');

/** The colours of lanes that were noted by name; the usual ones where none were, or not of one palette. */
export function notedColours(noted: readonly string[] | null): LaneColours {
  const names = (noted ?? []).flatMap((name) => COLOURS.find((each) => each === name) ?? []);
  return (names.length === 0 ? undefined : laneColours(names)) ?? USUAL;
}

/** Puts the colours on the page, where everything that belongs to a lane takes them from. */
export function wearColours(colours: LaneColours): void {
  for (const [lane, name] of colours.entries()) {
    document.documentElement.style.setProperty(`--lane${lane}`, LED_COLOURS[name].css);
  }
}
