// Colours of the lanes on the command line: a palette, or a colour for each side; and names for players without one.

import {
  COLOURS,
  type ColourName,
  type LaneColours,
  laneColours,
  MAX_LANES,
  PALETTE_NAMES,
  PALETTES,
  type PaletteName,
  paletteOf,
} from '../../../shared/protocol/index.ts';
import type { RuleSet } from '../../../shared/rules/index.ts';
import { sideCount } from '../../../shared/rules/terms/index.ts';
import { DEFAULT } from '../../../shared/words/default.ts';
import { say, sayKnown } from '../../../shared/words/say.ts';
import { oneOf, usageError } from '../output.ts';

/** Options as commander gives them. */
export interface ColourOptions {
  readonly palette?: string;
  readonly colours?: string;
}

/** The chosen colours of all lanes; undefined if none were chosen. @throws CliError if they make no sense */
export function readColours({ palette: name, colours }: ColourOptions): LaneColours | undefined {
  const palette = readPalette(name);
  if (colours === undefined) return palette === undefined ? undefined : laneColours([], palette);
  const wrong = (why: string) => usageError('badOption', `--colours ${colours}: ${why}`);
  const chosen: ColourName[] = [];
  for (const text of colours.split(',')) {
    const colour = COLOURS.find((each) => each === text.trim());
    if (colour === undefined)
      throw usageError(
        'badOption',
        `--colours ${colours}: expected colours, separated by commas. ${palettesText()}`,
        { guess: { given: text, among: COLOURS } },
      );
    if (chosen.includes(colour)) throw wrong(`two sides cannot both be ${colour}.`);
    chosen.push(colour);
  }
  const found = laneColours(chosen, palette ?? paletteOf(chosen));
  if (found === undefined)
    throw wrong(`expected at most ${MAX_LANES} colours of one palette. ${palettesText()}`);
  return found;
}

function readPalette(text: string | undefined): PaletteName | undefined {
  return text === undefined ? undefined : oneOf('--palette', text, PALETTE_NAMES);
}

/** Every palette with its colours. */
const palettesText = (): string =>
  `Palettes: ${PALETTE_NAMES.map((name) => `${name} (${PALETTES[name].join(', ')})`).join('; ')}.`;

/** Names for all seats of a game. A player without a partner gets the name of the lane's colour. */
export function usualNames(rules: RuleSet, colours: LaneColours): readonly string[] {
  const alone = sideCount(rules) === rules.seats;
  return Array.from({ length: rules.seats }, (_, seat) => {
    const colour = colours[rules.sides[seat] ?? seat];
    return (
      (alone && colour !== undefined
        ? say(DEFAULT, `newgame-byColour-${colour}`)
        : sayKnown(DEFAULT, `newgame-names-${seat}`)) ?? `P${seat + 1}`
    );
  });
}
