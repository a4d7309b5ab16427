// The colours that a lane can have, by name, and which of them go together.
import { MAX_LANES } from './holes.ts';

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

/** Colours of lanes 1 to 6, however many the board has. */
export type LaneColours = readonly [ColourName, ColourName, ColourName, ColourName, ColourName, ColourName];

/**
 * Colours of lanes 1 to 6 that go together, by name. Most people can tell `standard` apart on two and three lanes;
 * everybody can tell `safe` apart on all six, whatever their colour vision; `redGreen` and `blueYellow` are stronger still
 * for those who lack that pair. hardware/palette.test.ts works out how far apart the colours are seen.
 */
export const PALETTES = {
  standard: ['vermilion', 'blue', 'green', 'yellow', 'magenta', 'indigo'],
  safe: ['amber', 'indigo', 'green', 'magenta', 'red', 'blue'],
  redGreen: ['yellow', 'indigo', 'cyan', 'blue', 'green', 'red'],
  blueYellow: ['red', 'green', 'indigo', 'amber', 'magenta', 'blue'],
} as const satisfies Readonly<Record<string, LaneColours>>;
export type PaletteName = keyof typeof PALETTES;
export const PALETTE_NAMES = Object.keys(PALETTES) as readonly PaletteName[];

/** Lanes whose colours tell palettes apart: those of the first four lanes are chosen for that, and lanes 5 and 6 came later. */
const TELLING = 4;

/** The first palette that has all these colours, in any order: among the first four, or else among all. Undefined where none has. */
export function paletteOf(colours: readonly ColourName[]): PaletteName | undefined {
  const within = (count: number) =>
    PALETTE_NAMES.find((name) => {
      const palette: readonly ColourName[] = PALETTES[name].slice(0, count);
      return colours.every((each) => palette.includes(each));
    });
  return within(TELLING) ?? within(MAX_LANES);
}

/**
 * Colours of all lanes where players have chosen the first few: the rest of the palette follows in its order. Undefined
 * where two are the same, or the palette lacks one.
 * @param chosen at most six
 */
export function laneColours(
  chosen: readonly ColourName[],
  palette: PaletteName | undefined = paletteOf(chosen),
): LaneColours | undefined {
  if (palette === undefined || new Set(chosen).size < chosen.length) return undefined;
  const all: LaneColours = PALETTES[palette];
  const [one, two, three, four, five, six, ...more] = [
    ...chosen,
    ...all.filter((each) => !chosen.includes(each)),
  ];
  const complete = more.length === 0 && one && two && three && four && five && six;
  return complete ? [one, two, three, four, five, six] : undefined;
}
