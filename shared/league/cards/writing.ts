// Score cards as clubs write them: "2 +08" for a line, "13/6 +74" for a card; and read again. ACC rule 12.1.
import type { Scoring } from '../format/format.ts';
import { granted, type LeagueResult, refused } from '../refusal.ts';
import type { CardTotals } from './card.ts';
import type { GameShare } from './outcome.ts';

/** Points and spread of one game, as a card has them. */
export interface WrittenLine {
  readonly points: number;
  /** Below 0 for a loss. */
  readonly spread: number;
}

/** A spread with its sign; a single digit gets a leading zero: +08, -01, +34. */
export const writeSpread = (spread: number): string =>
  `${spread < 0 ? '-' : '+'}${String(Math.abs(spread)).padStart(2, '0')}`;

/** A line: `2 +08`; where a card adds up holes, those. */
export function writeLine({ kind }: Pick<Scoring, 'kind'>, share: GameShare): string {
  if (kind !== 'points') return String(share[kind]);
  return `${share.points} ${writeSpread(share.spread)}`;
}

/** A whole card: `13/6 +74` is 13 game points, 6 wins, net +74; where a card adds up holes: `840/7`. */
export function writeTotals({ kind }: Pick<Scoring, 'kind'>, totals: CardTotals): string {
  const card = `${totals[kind]}/${totals.wins}`;
  return kind === 'points' ? `${card} ${writeSpread(totals.net)}` : card;
}

/** Losses are written 0, X, / or -; the sign may be a typewriter's or a printer's. */
const LINE = /^(?:(\d{1,2})|[xX/\-–−])\s*([+\-–−])\s*(\d{1,3})$/;

/** Reads a line as people write it. Refusal: badLine. */
export function parseLine(text: string): LeagueResult<WrittenLine> {
  const found = LINE.exec(text.trim());
  if (!found) return refused({ code: 'badLine', text });
  const [, points, sign, holes] = found;
  const spread = Number(holes);
  return granted({ points: Number(points ?? 0), spread: sign === '+' || spread === 0 ? spread : -spread });
}
