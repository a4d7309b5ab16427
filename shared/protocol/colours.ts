// The colours that a lane can have, by name, and which of them go together.

/** Colours that a lane can have, in the order of their numbers on the wire. Every one lacks red, green or blue. */
export const COLOURS = [
  'vermilion',
  'blue',
  'green',
  'yellow',
  'red',
  'magenta',
  'indigo',
  'amber',
  'cyan',
] as const;
export type ColourName = (typeof COLOURS)[number];

/** Colours of lanes 1 to 4. */
export type LaneColours = readonly [ColourName, ColourName, ColourName, ColourName];

/**
 * Colours of lanes 1 to 4 that go together, by name. Most people can tell `standard` apart on two and three lanes;
 * everybody can tell `safe` apart on four, whatever their colour vision; `redGreen` and `blueYellow` are stronger still
 * for those who lack that pair. hardware/palette.test.ts works out how far apart the colours are seen.
 */
export const PALETTES = {
  standard: ['vermilion', 'blue', 'green', 'yellow'],
  safe: ['amber', 'indigo', 'green', 'magenta'],
  redGreen: ['yellow', 'indigo', 'cyan', 'blue'],
  blueYellow: ['red', 'green', 'indigo', 'amber'],
} as const satisfies Readonly<Record<string, LaneColours>>;
export type PaletteName = keyof typeof PALETTES;
export const PALETTE_NAMES = Object.keys(PALETTES) as readonly PaletteName[];

/** The first palette that has all these colours, in any order; undefined where none has. */
export const paletteOf = (colours: readonly ColourName[]): PaletteName | undefined =>
  PALETTE_NAMES.find((name) => {
    const palette: LaneColours = PALETTES[name];
    return colours.every((each) => palette.includes(each));
  });

/**
 * Colours of all lanes where players have chosen the first few: the rest of the palette follows in its order. Undefined
 * where two are the same, or the palette lacks one.
 * @param chosen at most four
 */
export function laneColours(
  chosen: readonly ColourName[],
  palette: PaletteName | undefined = paletteOf(chosen),
): LaneColours | undefined {
  if (palette === undefined || new Set(chosen).size < chosen.length) return undefined;
  const all: LaneColours = PALETTES[palette];
  const [one, two, three, four, ...more] = [...chosen, ...all.filter((each) => !chosen.includes(each))];
  const complete = more.length === 0 && one && two && three && four;
  return complete ? [one, two, three, four] : undefined;
}
