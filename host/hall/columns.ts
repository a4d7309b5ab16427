// What the columns of a list of players are: by their heads, by what is in them, or as the desk has chosen.
import type { ListColumn } from '../../shared/league/paper.ts';
import heads from './heads.json' with { type: 'json' };
import type { SheetRow } from './spreadsheet.ts';

/** The desk's choice of columns. */
export interface ColumnChoice {
  readonly columns?: readonly ListColumn[] | undefined;
  /** Whether the first row is a head. */
  readonly head?: boolean | undefined;
}

/** How a list is understood, column by column. */
export interface ListColumns {
  readonly columns: readonly ListColumn[];
  /** Columns of e-mail addresses and telephone numbers, which are never kept. */
  readonly hidden: readonly boolean[];
  readonly head: boolean;
  /** Whether it needs no word from a person. */
  readonly sure: boolean;
}

/**
 * What heads are called in English, French, German and Dutch, in the spelling of `headKey`. Where two columns could be the same, the
 * one whose head comes first here is taken.
 */
const HEADS: Readonly<Record<Exclude<ListColumn, 'skip'>, readonly string[]>> = heads;

/** Heads of columns that are never kept. */
const PRIVATE =
  /^(?:.*e ?mail.*|mail|.*courriel.*|.*tel|.*telephone.*|.*phone.*|.*telefon.*|.*telefoon.*|mobile?|mobile .*|mobil.*|mobiel.*|handy|handynummer|cell|gsm.*|portable|fax.*)$/;

const ADDRESS = /\S@\S+\.\S/;
/** At least seven digits, written as telephone numbers and dates are. */
const TELEPHONE = /^(?=(?:\D*\d){7})(?:[+0(]|.*\d[\s./-])[\d\s()./-]*$/;
const DIGIT = /\d/;

/** Names that differ only in capitals, accents or blanks look alike. */
export const nameKey = (name: string): string =>
  name.normalize('NFD').replace(/\p{M}/gu, '').replace(/\s+/g, ' ').trim().toLowerCase();

const headKey = (head: string): string =>
  nameKey(
    head
      .replace(/\(.*?\)/g, '')
      .replace(/[.#:*_/-]/g, ' ')
      .replace(/[\u00B0\u00BA]/g, 'o '),
  );

const KINDS = Object.keys(HEADS) as readonly (keyof typeof HEADS)[];

/** Words for columns, as they are typed. */
export const LIST_COLUMNS: readonly ListColumn[] = [...KINDS, 'skip'];

/** Which column a head is. */
function kindOf(head: string): ListColumn | undefined {
  const key = headKey(head);
  return KINDS.find((kind) => HEADS[kind].includes(key));
}

const isPrivateHead = (head: string): boolean => PRIVATE.test(headKey(head));

/** An e-mail address or a telephone number, in a cell of a column of this kind. */
export const isPrivate = (cell: string, kind: ListColumn): boolean =>
  ADDRESS.test(cell) || (kind !== 'number' && TELEPHONE.test(cell));

/** Words for columns as they are typed: 'first,last,number'. Undefined for others, and where two columns are the same. */
export function parseColumns(text: string): readonly ListColumn[] | undefined {
  const words = text.split(',').map((each) => each.trim().toLowerCase());
  const columns = words.filter((word): word is ListColumn => LIST_COLUMNS.some((kind) => kind === word));
  const kept = columns.filter((each) => each !== 'skip');
  return columns.length === words.length && new Set(kept).size === kept.length ? columns : undefined;
}

/** How a list is understood that has at least one row. */
export function columnsOf(rows: readonly SheetRow[], choice: ColumnChoice = {}): ListColumns {
  const [first] = rows;
  const heads = first?.cells ?? [];
  const head = choice.head ?? looksLikeHead(heads, rows.slice(1));
  const body = head ? rows.slice(1) : rows;
  const places = Array.from({ length: Math.max(0, ...rows.map(({ cells }) => cells.length)) }, (_, at) => at);
  const named = places.map((at) => (head ? kindOf(heads[at] ?? '') : undefined) ?? 'skip');
  const hidden = places.map((at) => {
    const cells = body.map((row) => row.cells[at] ?? '').filter((cell) => cell !== '');
    const found = cells.filter((cell) => isPrivate(cell, named[at] ?? 'skip')).length;
    return (head && isPrivateHead(heads[at] ?? '')) || found * 2 > cells.length;
  });
  const guessed = head ? byHead(heads) : byPlace(body, hidden);
  const columns = places.map((at) => (hidden[at] ? 'skip' : ((choice.columns ?? guessed)[at] ?? 'skip')));
  const sure =
    columns.some(isOfName) && (choice.columns !== undefined || head || isPlain(body, columns, hidden));
  return { columns, hidden, head, sure };
}

const isOfName = (kind: ListColumn): boolean => kind === 'name' || kind === 'first' || kind === 'last';

/** Whether a row says what is below it, even in words that are not known here. */
function looksLikeHead(heads: readonly string[], rest: readonly SheetRow[]): boolean {
  const kinds = heads.map(kindOf);
  if (kinds.some((kind) => kind !== undefined && isOfName(kind))) return true;
  const isWords = !heads.some((head) => DIGIT.test(head) || head.includes('@'));
  if (isWords && heads.some((head, at) => kinds[at] !== undefined || isPrivateHead(head))) return true;
  return heads.some((head, at) => {
    const below = rest.map(({ cells }) => cells[at] ?? '').filter((cell) => cell !== '');
    const figures = below.length > 0 && below.every((cell) => DIGIT.test(cell) || cell.includes('@'));
    const names = at === 0 && below.length > 1 && below.every((cell) => cell.includes(' '));
    return head !== '' && ((isWords && figures) || (names && !head.includes(' ')));
  });
}

/** Columns by their heads. Beside a first name, a column `Nom` or `Name` is the last name. */
function byHead(heads: readonly string[]): readonly ListColumn[] {
  const keys = heads.map(headKey);
  const best = keys.map((): ListColumn => 'skip');
  for (const kind of KINDS) {
    const head = HEADS[kind].find((each) => keys.includes(each));
    if (head !== undefined) best[keys.indexOf(head)] = kind;
  }
  if (!best.includes('name')) return best;
  if (best.includes('first') && !best.includes('last'))
    return best.map((kind) => (kind === 'name' ? 'last' : kind));
  return best.map((kind) => (kind === 'first' || kind === 'middle' || kind === 'last' ? 'skip' : kind));
}

/** Without a head: name, member number, club. */
function byPlace(body: readonly SheetRow[], hidden: readonly boolean[]): readonly ListColumn[] {
  const plain: readonly ListColumn[] = ['name', 'number', 'club'];
  return hidden.map((isHidden, at) => {
    const kind = isHidden ? 'skip' : (plain[hidden.slice(0, at).filter((each) => !each).length] ?? 'skip');
    const hasDigits = body
      .map(({ cells }) => cells[at] ?? '')
      .every((cell) => cell === '' || DIGIT.test(cell));
    return kind === 'number' && !hasDigits ? 'skip' : kind;
  });
}

/** Whether a list without a head is as one is expected: names, then numbers, then clubs, and nothing else. */
function isPlain(
  body: readonly SheetRow[],
  columns: readonly ListColumn[],
  hidden: readonly boolean[],
): boolean {
  const isKnown = columns.every((kind, at) => kind !== 'skip' || hidden[at]);
  const name = columns.indexOf('name');
  return isKnown && !body.some(({ cells }) => DIGIT.test(cells[name] ?? ''));
}
