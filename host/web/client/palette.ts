// The colours of the lanes: on the page those that the board was given.
import { type Colour, LED_COLOURS, PALETTES, type PaletteName } from '../../../hardware/board.ts';

/** What the LEDs of a lane are lit with. */
export const ledOf = (palette: PaletteName, lane: number): Colour => {
  const name = PALETTES[palette][lane];
  return name === undefined ? [0, 0, 0] : LED_COLOURS[name].led;
};

/** Puts the colours on the page, where everything that belongs to a lane takes them from. */
export function wearPalette(palette: PaletteName): void {
  for (const [lane, name] of PALETTES[palette].entries()) {
    document.documentElement.style.setProperty(`--lane${lane}`, LED_COLOURS[name].css);
  }
}
