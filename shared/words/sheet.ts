// Games as a sheet of comma-separated values (RFC 4180), one line a deal and player, for whatever people count with.
import type { GameStory } from '../story/story.ts';
import type { Language } from './catalog.ts';
import { say } from './say.ts';

/** Columns of the sheet, in their order. */
const SHEET_COLUMNS = [
  'game',
  'started',
  'status',
  'rules',
  'deal',
  'dealer',
  'starter',
  'player',
  'play',
  'heels',
  'unverified',
  'handClaimed',
  'handPegged',
  'handCounts',
  'handCards',
  'cribClaimed',
  'cribPegged',
  'cribCounts',
  'cribCards',
  'scoreAfter',
] as const;

type SheetCell = string | number | null;

/** Comes before the sheet: without it Excel takes UTF-8 for something older, and Zoë for ZoÃ«. */
const UTF8 = '\ufeff';

/** The first line: the names of the columns. Lines end in CR LF. */
export const sheetHead = (language: Language): string =>
  UTF8 + lineOfCells(SHEET_COLUMNS.map((column) => say(language, `sheet-columns-${column}`)));

/** Every deal of a game. Times are ISO 8601. A game without deals has one line a player, deal 0. */
export const sheetLines = (game: GameStory, language: Language): string =>
  linesOf(game, language).map(lineOfCells).join('');

const lineOfCells = (cells: readonly SheetCell[]): string => `${cells.map(cellText).join(',')}\r\n`;

function linesOf(game: GameStory, language: Language): readonly (readonly SheetCell[])[] {
  const { deals, players, steps } = game;
  return deals.flatMap((deal, at) => {
    const end = deals[at + 1]?.first ?? steps.length;
    const pegs = steps[end - 1]?.pegs;
    return players.map((player, seat): readonly SheetCell[] => [
      game.id,
      new Date(game.started).toISOString(),
      say(language, `sheet-status-${game.status}`),
      game.rules.name,
      deal.deal,
      deal.dealer === null ? null : (players[deal.dealer] ?? null),
      deal.starter,
      player,
      deal.play[seat] ?? 0,
      deal.heels[seat] ?? 0,
      deal.unverified[seat] ?? 0,
      ...countCells(deal.counts.filter((count) => count.seat === seat && count.hand !== 'crib')),
      ...countCells(deal.counts.filter((count) => count.seat === seat && count.hand === 'crib')),
      pegs?.[game.sideOf[seat] ?? seat]?.front ?? null,
    ]);
  });
}

type CountStory = GameStory['deals'][number]['counts'][number];

/** Hands of one player: of several, as the rows and columns of a square are, their sums, and their cards one after another. */
const countCells = (counts: readonly CountStory[]): readonly SheetCell[] =>
  counts.length === 0
    ? [null, null, null, null]
    : [
        ...(['claimed', 'paid', 'truth'] as const).map((figure) => sumOf(counts.map((each) => each[figure]))),
        counts.every(({ cards }) => cards !== null)
          ? counts.map(({ cards }) => cards?.join(' ')).join(' / ')
          : null,
      ];

/** The sum; null where one of them is not known. */
const sumOf = (figures: readonly (number | null)[]): number | null =>
  figures.reduce((sum, each) => (sum === null || each === null ? null : sum + each), 0);

/**
 * A name that begins as a formula does would be one in a spreadsheet: it is made text. Where commas are for decimals, a
 * spreadsheet parts cells at semicolons, and what follows one is a beginning as well. Asian spreadsheets know wide signs.
 */
function cellText(cell: SheetCell): string {
  if (cell === null) return '';
  const text = typeof cell === 'string' ? cell.replace(/(^|;)(?=\s*[=+\-@＝＋－＠])/g, "$1'") : String(cell);
  return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
