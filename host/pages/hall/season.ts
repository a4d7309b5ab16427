// A season on the television, and the words of its figures.
import { SEASON_TIES, type SeasonFigure, writePoints } from '../../../shared/league/index.ts';
import type { SeasonAnswer } from '../../web/hall/types.ts';
import { html, nothing, t } from '../kit/element.ts';
import { type Column, wideList } from './games.ts';
import { dayText } from './heading.ts';
import { formsText, nameLines, netText } from './names.ts';

/** A line of a season: that of a league has no more than the usual figures. */
type Row = Pick<Place, 'name' | 'rank'> & Partial<Pick<Place, SeasonFigure>>;
type Place = SeasonAnswer['rows'][number];

/** A season of the hall, or of its league, which has the time that it is from. */
export interface ShownSeason extends Pick<SeasonAnswer, 'name' | 'rules'> {
  readonly rows: readonly Row[];
  readonly nights?: number;
  readonly asOf?: number;
}

/** Rows of a column, and figures of a row. */
const ROOM = { rows: 12, figures: 3 } as const;

/** The column head of a figure; for an award, its name. */
export function figureHead(figure: SeasonFigure, { award }: SeasonAnswer['rules']): string {
  if (figure === 'award') return award ?? '';
  if (figure === 'points') return t('hall-total-points');
  if (figure === 'wins') return t('hall-won');
  return figure === 'net' ? t('hall-net') : t(`tieStep-${figure}`);
}

/** A figure, or a dash if unknown. */
export const figureText = (figure: SeasonFigure, row: Row): string => {
  const value = row[figure] ?? null;
  if (value === null) return '\u2013';
  return figure === 'points' ? writePoints(value) : netText(value);
};

/** The reason why award points are unknown, or not used for ranking. */
export function awardNote({ rules: { award }, rows, loaded }: SeasonAnswer): string | undefined {
  if (award === undefined || rows.every((row) => row.award !== null)) return undefined;
  return t(loaded ? 'hall-awardOpen' : 'hall-noTable', { award });
}

/** The table of a season as wide as the television. Longer tables turn pages. */
export function seasonScreen(season: ShownSeason, turn: number) {
  const { name, rows, nights = 0, asOf } = season;
  const day = asOf && dayText({}, asOf);
  const from = day ? t('hall-leagueAsOf', { day }) : t('hall-afterNights', { nights });
  return html`<header><h1 class="fit">${name ?? t('hall-season')}</h1><p>${from}</p></header>
    ${wideList(rows, { rows: ROOM.rows, turn }, (part) => table(season, part))}`;
}

function table({ rules, rows: all }: ShownSeason, { items, grown, looks }: Column<Row>) {
  const decides = (figure: SeasonFigure): boolean =>
    figure !== 'award' || all.every(({ award }) => award !== null);
  const figures = (rules.ties ?? SEASON_TIES).filter(decides).slice(0, ROOM.figures);
  const names = all.map(({ name }) => name);
  return html`<section class=${`standings ${looks}`} .style=${grown}>
    ${looks === 'all' ? html`<h2>${t('hall-season')}</h2>` : nothing}
    <table>
      <thead><tr><td></td><td></td>${figures.map((figure) => html`<th>${figureHead(figure, rules)}</th>`)}</tr></thead>
      <tbody>${items.map(
        (row) => html`<tr class=${row.rank === 1 ? 'first' : ''}><td class="rank">${row.rank ?? '\u2013'}</td>
          <th scope="row">${nameLines([formsText(row.name, names)])}</th>
          ${figures.map((figure, at) => html`<td class=${at === 0 ? 'total' : ''}>${figureText(figure, row)}</td>`)}</tr>`,
      )}</tbody>
    </table></section>`;
}
