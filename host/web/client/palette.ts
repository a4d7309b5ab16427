// The colours of the lanes: on the page those that the board was given.
import { type Colour, type LaneColours, LED_COLOURS, PALETTES } from '../../../hardware/board.ts';

/** The colours of a board that nobody has given others. */
export const USUAL: LaneColours = PALETTES.standard;

/** What the LEDs of a lane are lit with. */
export const ledOf = (colours: LaneColours, lane: number): Colour => {
  const name = colours[lane];
  return name === undefined ? [0, 0, 0] : LED_COLOURS[name].led;
};

/** Puts the colours on the page, where everything that belongs to a lane takes them from. */
export function wearColours(colours: LaneColours): void {
  for (const [lane, name] of colours.entries()) {
    document.documentElement.style.setProperty(`--lane${lane}`, LED_COLOURS[name].css);
  }
}
