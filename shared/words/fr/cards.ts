// What people call a hand of the show.
import type { Hand } from '../../rules/index.ts';

/** Hands of a player alone, and the rows and columns of a square. */
const LINES: Partial<Readonly<Record<string, string>>> = {
  hand1: 'main 1',
  hand2: 'main 2',
  row1: 'rangée 1',
  row2: 'rangée 2',
  row3: 'rangée 3',
  row4: 'rangée 4',
  row5: 'rangée 5',
  column1: 'colonne 1',
  column2: 'colonne 2',
  column3: 'colonne 3',
  column4: 'colonne 4',
  column5: 'colonne 5',
  square: 'carré',
} satisfies Partial<Record<Hand, string>>;

/** What people call a hand of the show: « main », « crib », « rangée 1 ». */
export const handWord = (hand: string): string => LINES[hand] ?? (hand === 'crib' ? 'crib' : 'main');
