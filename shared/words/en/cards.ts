// What people call a hand of the show.
import type { Hand } from '../../rules/index.ts';

/** Hands of a player alone, and the rows and columns of a square. */
const LINES: Partial<Readonly<Record<string, string>>> = {
  hand1: 'hand 1',
  hand2: 'hand 2',
  row1: 'row 1',
  row2: 'row 2',
  row3: 'row 3',
  row4: 'row 4',
  row5: 'row 5',
  column1: 'column 1',
  column2: 'column 2',
  column3: 'column 3',
  column4: 'column 4',
  column5: 'column 5',
} satisfies Partial<Record<Hand, string>>;

/** What people call a hand of the show: 'hand', 'crib', 'row 1'. */
export const handWord = (hand: string): string =>
  LINES[hand] ?? (hand === 'crib' || hand === 'square' ? hand : 'hand');
