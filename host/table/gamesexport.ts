// Games for other programs, as JSON and as a sheet, piece by piece: one game at a time, and no faster than it is taken.
import type { ThrowLine } from '../../shared/story/discards.ts';
import type { GameLine } from '../../shared/story/line.ts';
import { tellingOf } from '../../shared/story/move.ts';
import type { GameStory } from '../../shared/story/story.ts';
import { discreet, studyOf } from '../../shared/story/study.ts';
import type { Language } from '../../shared/words/catalog.ts';
import { DEFAULT as EN } from '../../shared/words/default.ts';
import { sayMove } from '../../shared/words/index.ts';
import { sheetHead, sheetLines } from '../../shared/words/sheet.ts';
import { isJournalError } from '../journal/index.ts';
import type { Archive } from './archive.ts';

/** Nothing to send yet: the rest of the piece is worked out in the next turn. */
export const PAUSE = '';

/** What is read of a game; 'damaged' where its entries are. */
export function readable<T>(read: () => T): T | 'damaged' {
  try {
    return read();
  } catch (error) {
    if (isJournalError(error, 'damaged')) return 'damaged';
    throw error;
  }
}

/** A game of the list, whole; 'damaged' where its moves cannot be read. */
interface Exported {
  readonly line: GameLine;
  readonly told: { readonly story: GameStory; readonly throws: readonly ThrowLine[] } | 'damaged';
}

/** What of the games is exported. */
export interface ExportChoice {
  /** These games, whether or not they count; every game that counts unless given. */
  readonly games?: readonly number[];
  /** The entries of a game in the journal: they are added as `events`, every undo included. */
  readonly entries?: (game: Pick<GameLine, 'id' | 'status'>) => readonly object[];
  /** A game is written. */
  readonly written?: () => void;
}

/** The oldest first. Each is read when it is asked for, so that no two are in memory. */
function* storiesIn(archive: () => Archive, { games, written }: ExportChoice): Generator<Exported> {
  const lines =
    games?.flatMap((game) => archive().find(game)?.line ?? []) ??
    archive()
      .after(0, Number.POSITIVE_INFINITY)
      .map(({ line }) => line);
  for (const line of lines) {
    const read = () => (games === undefined ? archive().counted(line.id) : archive().story(line.id));
    const told = readable(() => toldOf(archive(), read()));
    if (told !== undefined) yield { line, told };
    written?.();
  }
}

/** The public version of a game, and its discards. */
const toldOf = (archive: Archive, story: GameStory | undefined) =>
  story && { story: discreet(story), throws: archive.throws(story) };

/** Characters after which a piece is sent. Larger ones would each need room of their own in memory, until it is collected. */
const PIECE = 16_384;

/** Games for other programs, laid out as one JSON text with an indent of two. */
export function* jsonPieces(archive: () => Archive, choice: ExportChoice = {}): Generator<string> {
  yield '{\n  "muggins": 1,\n  "games": [';
  let first = true;
  for (const { line, told } of storiesIn(archive, choice)) {
    yield PAUSE;
    yield `${first ? '' : ','}\n    `;
    const events = choice.entries?.(line);
    const members = told === 'damaged' ? { ...line, damaged: true } : exported(told);
    yield* gathered(laidOut({ ...members, events }, '    '));
    first = false;
  }
  yield `${first ? '' : '\n  '}]\n}\n`;
}

function* gathered(texts: Iterable<string>): Generator<string> {
  let piece = '';
  for (const text of texts) {
    piece += text;
    if (piece.length < PIECE) continue;
    yield piece;
    piece = '';
  }
  if (piece !== '') yield piece;
}

/** An object as `JSON.stringify` lays it out with an indent of two. Members that are iterable are written item by item. */
function* laidOut(members: object, indent: string): Generator<string> {
  const within = `${indent}  `;
  let before = '{';
  for (const [name, value] of Object.entries(members)) {
    if (value === undefined) continue;
    yield `${before}\n${within}${JSON.stringify(name)}: `;
    if (isList(value)) yield* listed(value, within);
    else yield text(value, within);
    before = ',';
  }
  yield `\n${indent}}`;
}

const isList = (value: unknown): value is Iterable<unknown> =>
  typeof value === 'object' && value !== null && Symbol.iterator in value;

function* listed(items: Iterable<unknown>, indent: string): Generator<string> {
  const within = `${indent}  `;
  let [before, after] = ['[', '[]'];
  for (const item of items) {
    yield `${before}\n${within}${text(item, within)}`;
    [before, after] = [',', `\n${indent}]`];
  }
  yield after;
}

const text = (value: unknown, indent: string): string =>
  JSON.stringify(value, null, 2).replaceAll('\n', `\n${indent}`);

/** Every deal of the games as a sheet. */
export function* csvPieces(
  archive: () => Archive,
  language: Language,
  choice: ExportChoice = {},
): Generator<string> {
  yield sheetHead(language);
  for (const { told } of storiesIn(archive, choice))
    if (told !== 'damaged') yield sheetLines(told.story, language);
}

/** A game for other programs: its moves also in English, for people only. Moves and study are worked out one by one. */
const exported = ({ story, throws }: Exclude<Exported['told'], 'damaged'>): object => ({
  ...story,
  steps: stepsOf(story),
  study: studied(story, throws),
  throws,
});

function* stepsOf(story: GameStory): Generator<object> {
  for (const step of story.steps)
    yield { ...step, text: sayMove(EN, { fact: step.fact, ...tellingOf(story) }) };
}

function* studied(story: GameStory, throws: readonly ThrowLine[]): Generator<object> {
  yield* studyOf(story, throws);
}
