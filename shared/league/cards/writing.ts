// Score cards as clubs write them: "2 +08" for a line, "13/6 +74" for a card; and read again. ACC rule 12.1.
import type { Scoring } from '../format/format.ts';
import { granted, type LeagueResult, refused } from '../refusal.ts';
import type { CardTotals } from './card.ts';
import type { GameShare } from './outcome.ts';

/** Points and spread of one game on a card. Points are whole units; a format has `per` units to a game point. */
export interface WrittenLine {
  readonly points: number;
  /** Below 0 for a loss. */
  readonly spread: number;
}

/** A spread with its sign; a single digit gets a leading zero: +08, -01, +34. */
export const writeSpread = (spread: number): string =>
  `${spread < 0 ? '-' : '+'}${String(Math.abs(spread)).padStart(2, '0')}`;

/** Game points: 3, 3½. */
export function writePoints(points: number): string {
  const whole = Math.floor(points);
  return whole === points ? String(whole) : `${whole === 0 ? '' : whole}½`;
}

/** Points and spread as a player writes them: `2 +08`. */
export const writeEntry = ({ per }: Pick<Scoring, 'per'>, { points, spread }: WrittenLine): string =>
  `${writePoints(points / per)} ${writeSpread(spread)}`;

/** A line of a card: `2 +08`, or its holes where a card adds up holes. */
export const writeLine = (scoring: Scoring, share: GameShare): string =>
  scoring.kind === 'points' ? writeEntry(scoring, share) : String(share[scoring.kind]);

/** A whole card: `13/6 +74` is 13 game points, 6 wins, net +74. */
export const writeCard = ({ points, wins, net }: Pick<CardTotals, 'points' | 'wins' | 'net'>): string =>
  `${writePoints(points)}/${wins} ${writeSpread(net)}`;

/** A whole card: `13/6 +74`, or `840/7` where it adds up holes. */
export const writeTotals = ({ kind, per }: Scoring, totals: CardTotals): string =>
  kind === 'points'
    ? writeCard({ ...totals, points: totals.points / per })
    : `${totals[kind]}/${totals.wins}`;

/** A loss may be written 0, X, / or -, a half point ½, .5 or 1/2, and the sign as a hyphen or a minus sign. */
const LINE = /^(?:(?=[\d½.,])(\d{1,2})?([.,]5|\s*½|\s*1\/2)?|[xX/\-–−])\s*([+\-–−])\s*(\d{1,3})$/;

/** Reads a line as people write it. Refusal: badLine, also for a half point in a format without them. */
export function parseLine(text: string, { per }: Pick<Scoring, 'per'>): LeagueResult<WrittenLine> {
  const found = LINE.exec(text.trim());
  const [, whole = 0, half, sign, holes] = found ?? [];
  const points = (Number(whole) + (half === undefined ? 0 : 0.5)) * per;
  if (!found || !Number.isInteger(points)) return refused({ code: 'badLine', text });
  const spread = Number(holes);
  return granted({ points, spread: sign === '+' || spread === 0 ? spread : -spread });
}
