// Both exports of all games, as a stream: one game at a time, and no faster than it is taken.
import type { GameLine } from '../../../shared/story/line.ts';
import type { GameStory } from '../../../shared/story/story.ts';
import { discreet, studyOf } from '../../../shared/story/study.ts';
import { EN, sayMove } from '../../../shared/words/index.ts';
import type { SheetWords } from '../../../shared/words/pages/sheet.ts';
import { sheetHead, sheetLines } from '../../../shared/words/sheet.ts';
import { isJournalError } from '../../journal/index.ts';
import type { Archive } from '../../table/archive.ts';

/** Nothing to send yet: the rest of the piece is worked out in the next turn. */
const PAUSE = '';

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
  readonly story: GameStory | 'damaged';
}

/** The games that count, the oldest first. Each is read when it is asked for, so that no two are in memory. */
function* storiesIn(archive: () => Archive): Generator<Exported> {
  for (let game = 0; ; ) {
    const [next] = archive().after(game, 1);
    if (next === undefined) return;
    const { line } = next;
    game = line.id;
    const story = readable(() => archive().counted(line.id));
    if (story !== undefined) yield { line, story: story === 'damaged' ? story : discreet(story) };
  }
}

/** Characters after which a piece is sent. Larger ones would each need room of their own in memory, until it is collected. */
const PIECE = 16_384;

/** All games for other programs, laid out as one JSON text with an indent of two. */
export function* jsonPieces(archive: () => Archive): Generator<string> {
  yield '{\n  "muggins": 1,\n  "games": [';
  let first = true;
  for (const { line, story } of storiesIn(archive)) {
    yield PAUSE;
    yield `${first ? '' : ','}\n    `;
    yield* gathered(laidOut(story === 'damaged' ? { ...line, damaged: true } : exported(story), '    '));
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

/** An object as `JSON.stringify` lays it out with an indent of two. What its members iterate over is told item by item. */
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

/** All deals of all games as a sheet. */
export function* csvPieces(archive: () => Archive, words: SheetWords): Generator<string> {
  yield sheetHead(words);
  for (const { story } of storiesIn(archive)) if (story !== 'damaged') yield sheetLines(story, words);
}

/** A game for other programs: its moves also in English. Nobody reads that back. Moves and study are worked out one by one. */
const exported = (story: GameStory): object => ({ ...story, steps: stepsOf(story), study: studied(story) });

function* stepsOf({ steps, players: names, sideOf: sides }: GameStory): Generator<object> {
  for (const step of steps) yield { ...step, text: sayMove(EN, { fact: step.fact, names, sides }) };
}

function* studied(story: GameStory): Generator<object> {
  yield* studyOf(story);
}

/** Makes a piece when the last one has gone, and each in a turn of the event loop of its own: keys and pages come in between. */
export function streamed(pieces: Iterator<string>): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder();
  return new ReadableStream(
    {
      async pull(controller) {
        for (let piece = PAUSE; piece === PAUSE; ) {
          await new Promise((resolve) => setImmediate(resolve));
          const { value, done } = pieces.next();
          if (done === true) return controller.close();
          piece = value;
          if (piece !== PAUSE) controller.enqueue(bytes.encode(piece));
        }
      },
      cancel() {
        pieces.return?.();
      },
    },
    { highWaterMark: 0 },
  );
}
