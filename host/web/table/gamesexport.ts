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

/** All games for other programs, laid out as one JSON text with an indent of two. */
export function* jsonPieces(archive: () => Archive): Generator<string> {
  yield '{\n  "muggins": 1,\n  "games": [';
  let first = true;
  for (const { line, story } of storiesIn(archive)) {
    yield PAUSE;
    const game = story === 'damaged' ? { ...line, damaged: true } : exported(story);
    yield PAUSE;
    yield `${first ? '' : ','}\n    ${JSON.stringify(game, null, 2).replaceAll('\n', '\n    ')}`;
    first = false;
  }
  yield `${first ? '' : '\n  '}]\n}\n`;
}

/** All deals of all games as a sheet. */
export function* csvPieces(archive: () => Archive, words: SheetWords): Generator<string> {
  yield sheetHead(words);
  for (const { story } of storiesIn(archive)) if (story !== 'damaged') yield sheetLines(story, words);
}

/** A game for other programs: its moves also in English. Nobody reads that back. */
function exported(story: GameStory) {
  const { players: names, sideOf: sides } = story;
  const steps = story.steps.map((step) => ({
    ...step,
    text: sayMove(EN, { fact: step.fact, names, sides }),
  }));
  return { ...story, steps, study: studyOf(story) };
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
