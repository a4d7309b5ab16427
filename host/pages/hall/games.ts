// The games on the television: calls are large; games under way are a list that turns page by page, with the points of the boards.
import { type NightView, viewWith } from '../../../shared/league/index.ts';
import type { HallMessage } from '../../web/hall/types.ts';
import { html, nothing, svg, t } from '../kit/element.ts';
import { boardAt, type TableBoard } from './boards.ts';
import { formsIn, linesIn, unitIn } from './names.ts';

type ShownGame = NightView['games'][number];

/** Rows of a column on a screen of sixteen by nine, at the size that can be read at ten metres. */
const ROOM = { running: 10, calls: 3 } as const;
/** How many lines of a game on two lines have the room of a row; with bars below them, one. */
const CLOSER = 1.2;
/** Milliseconds for which a call is shown large. */
const FRESH = 120_000;
/** Holes of a street: a bar is notched at each of them. */
const STREET = 30;

/** What is called and what is being played. `alone`: no standings are beside it, before the first result. */
export function games(
  message: HallMessage,
  running: readonly ShownGame[],
  { now, turn, alone }: Readonly<Record<'now' | 'turn', number>> & { readonly alone: boolean },
) {
  const { view, boards } = message;
  const { fresh } = callsOf(running, now);
  const others = running.filter((game) => !fresh.includes(game));
  const unit = unitIn(view);
  const rows = rowsOf(fresh.length === 0 ? ROOM.running : ROOM.running - 1 - 2 * fresh.length, unit);
  const columns = alone && others.length > rows ? 2 : 1;
  const leaf = leafOf(others, columns * rows, turn);
  // Opponents stand one above the other where that fits: then both have the whole width for their names.
  const stack = (2 * leaf.items.length) / (boards.length > 0 ? 1 : CLOSER);
  const isStacked = !alone && unit === 'singles' && stack <= rows;
  const lines = isStacked ? stack : Math.ceil(leaf.items.length / columns);
  const calls = html`<h2>${t('hall-now')}</h2>${fresh.map((game) => call(view, game))}`;
  const pages = leaf.leaves > 1 ? html` <small>${t('hall-page', leaf.page)}</small>` : nothing;
  const heading = html`<h2 class=${fresh.length > 0 ? 'next' : ''}>${t(fresh.length === 0 && others.every(isCalled) ? 'hall-now' : 'hall-playing')}${pages}</h2>`;
  // In a hall with boards every row has room for points: no name moves when a game begins.
  const looks = [boards.length > 0 ? 'scored' : '', isStacked ? 'stacked' : '', columns > 1 ? 'double' : ''];
  const list = html`<ol class=${looks.join(' ')}>${leaf.items.map((game) => row(message, game))}</ol>`;
  return html`<section class="games" .style=${`--rows: ${lines}; ${growth(lines, rows, alone ? MOST_GROWTH.wide : MOST_GROWTH.half)}`}>
    ${fresh.length === 0 ? nothing : calls}
    ${others.length === 0 ? nothing : html`${heading}${list}`}
  </section>`;
}

/** Games that were called after a moment, and have not begun. */
export const calledAfter = (running: readonly ShownGame[], moment: number): readonly ShownGame[] =>
  running.filter((game) => isCalled(game) && (game.calledAt ?? 0) > moment);

/** Games that were called just now: a few are shown large as `fresh`; those of a round that one page cannot list are `whole`. */
export function callsOf(
  running: readonly ShownGame[],
  now: number,
): Readonly<Record<'fresh' | 'whole', readonly ShownGame[]>> {
  const called = calledAfter(running, now - FRESH);
  return {
    fresh: called.length > ROOM.calls ? [] : called,
    whole: called.length > ROOM.running ? called : [],
  };
}

/**
 * The largest type for lists with few rows, on half the screen and on the whole width. Places grow more than
 * games, because long lists of places are set closer.
 */
export const MOST_GROWTH = { half: 1.4, wide: 1.9, places: 1.8 } as const;

/** How much larger a list is that has fewer rows than there is room for, as a style. */
export const growth = (rows: number, room: number, most: number = MOST_GROWTH.half): string =>
  `--few: ${Math.min(most, Math.max(1, room / Math.max(1, rows))).toFixed(2)}`;

function call(view: NightView, { game, table, entrants }: ShownGame) {
  if (viewWith(view, game).format.rules.unit === 'pairs') {
    const lines = linesIn(view);
    return html`<p class="call"><b>${table}</b>${lines(entrants[0])}<i>${t('hall-versus')}</i>${lines(entrants[1])}</p>`;
  }
  const names = formsIn(view);
  return html`<p class="call"><b>${table}</b>
    <span class="fit">${names(entrants[0])} <i>${t('hall-versus')}</i> ${names(entrants[1])}</span></p>`;
}

function row(message: HallMessage, { game, table, entrants, stage }: ShownGame) {
  const names = linesIn(message.view);
  const judged = stage === 'disputed';
  const board = judged ? undefined : boardAt(message, table);
  const points = board?.scoresOf(game);
  return html`<li class=${judged ? 'judged' : ''}><span class="table">${table}</span>
    ${names(entrants[0])}
    ${
      board === undefined || points === undefined
        ? html`<i>${judged ? t('hall-judge') : t('hall-versus')}</i>`
        : html`<b>${points[0]}</b><b>${points[1]}</b>`
    }
    ${names(entrants[1])}
    ${board === undefined || points === undefined ? nothing : points.map((pegged) => bar(board, pegged))}</li>`;
}

/** A side's track with what it has pegged. The second side's comes from the other end: they meet in the middle. */
function bar({ target }: TableBoard, pegged: number) {
  const streets = Array.from({ length: Math.ceil(target / STREET) - 1 }, (_, at) => STREET * (at + 1));
  return html`<svg viewBox=${`0 0 ${target} 1`} preserveAspectRatio="none" aria-hidden="true">
    <rect class="track" width=${target} height="1"></rect>
    <rect class="pegged" width=${Math.min(pegged, target)} height="1"></rect>
    ${streets.map((hole) => svg`<rect class="notch" x=${hole} width="0.6" height="1"></rect>`)}
  </svg>`;
}

const isCalled = ({ stage }: ShownGame): boolean => stage === 'called';

/** Milliseconds that a page of a list stays. */
export const TURN = 12_000;

/** How much higher a row is that has a line for each of two partners. */
const PAIR = 6.1 / 3.7;

/** Rows of partners where there is room for so many rows of one player; one at least. */
export const rowsOf = (rows: number, unit: 'singles' | 'pairs'): number =>
  unit === 'pairs' ? Math.max(1, Math.floor(rows / PAIR)) : rows;

/** The part of a list that is shown at this turn, with at most `room` items on it. All parts are about as long. `from` counts from 1. */
export function leafOf<T>(list: readonly T[], room: number, turn: number) {
  const leaves = Math.max(1, Math.ceil(list.length / room));
  const length = Math.ceil(list.length / leaves);
  const start = (turn % leaves) * length;
  const items = list.slice(start, start + length);
  const page = { page: (turn % leaves) + 1, of: leaves };
  return { items, from: start + 1, to: start + items.length, of: list.length, leaves, page };
}

/** Places per page of a list that is too long for the screen. */
export const leafText = ({ leaves, from, to, of }: Omit<ReturnType<typeof leafOf>, 'items'>) =>
  leaves > 1 ? html`<p class="leaf">${t('hall-places', { from, to, of })}</p>` : nothing;

/** A part of a list in a column of its own. */
export interface Column<T> {
  readonly items: readonly T[];
  /** Its scale, as a style. */
  readonly grown: string;
  readonly looks: 'all' | 'rest';
}

/** A list as wide as the screen, in 1 or 2 columns. Longer lists turn pages. */
export function wideList<T>(
  list: readonly T[],
  { rows, turn }: Readonly<Record<'rows' | 'turn', number>>,
  column: (part: Column<T>) => unknown,
) {
  const { items, ...leaf } = leafOf(list, 2 * rows, turn);
  const half = items.length > rows ? Math.ceil(items.length / 2) : items.length;
  const grown = growth(half, rows, MOST_GROWTH.places);
  const first = column({ items: items.slice(0, half), grown, looks: 'all' });
  if (half === items.length) return html`<div class="columns single">${first}</div>`;
  const rest = column({ items: items.slice(half), grown, looks: 'rest' });
  return html`<div class="columns">${first} ${rest} ${leafText(leaf)}</div>`;
}
