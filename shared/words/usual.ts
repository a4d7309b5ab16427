/** English names for players who have not given any. */
import type { ColourName } from '../protocol/index.ts';

/** By seat. */
export const NAMES_BY_SEAT: readonly string[] = ['Red', 'Blue', 'Green', 'Yellow', 'White', 'Black'];

/** By the colour of the lane, for who plays alone on it. */
export const NAMES_BY_COLOUR = {
  vermilion: 'Red',
  blue: 'Blue',
  green: 'Green',
  yellow: 'Yellow',
  red: 'Scarlet',
  magenta: 'Magenta',
  indigo: 'Indigo',
  amber: 'Amber',
  cyan: 'Cyan',
} as const satisfies Readonly<Record<ColourName, string>>;
