// Undo and redo over games: every move is found again in the journal, and only the game on the board is in memory.
import { expect, test } from 'vitest';
import { type Command, SIX_CARD, type State } from '../../shared/rules/index.ts';
import { silentLog } from '../board/index.ts';
import { Book } from './book.ts';
import { MemoryJournal } from './testing/rig.ts';

const GAMES = 5;
const PEGS = 10;
const NEW: Command = { type: 'newGame', rules: SIX_CARD, players: ['Ann', 'Bob'] };

function opened(journal: MemoryJournal): Book {
  const book = new Book({ journal, log: silentLog, lanes: 2, newId: () => journal.newId() });
  book.resume();
  return book;
}

/** Games of ten pegs each; before each next game a peg is taken back, which redo never restores once that game has begun. */
function played(journal: MemoryJournal): Book {
  const book = opened(journal);
  for (let game = 0; game < GAMES; game++) {
    const pegs = Array.from(
      { length: PEGS },
      (_, at) => ({ type: 'peg', seat: at % 2, points: 1 + game }) as const,
    );
    for (const command of [NEW, { type: 'free' } as const, ...pegs, { type: 'undo' } as const])
      expect(book.carryOut(command).ok).toBe(true);
  }
  return book;
}

/** Moves that are in memory for redo. */
function remembered({ timeline }: Book): number {
  let count = 0;
  for (let each = timeline.future; each !== undefined; each = each.next) count += 1;
  return count;
}

function all(
  book: Book,
  type: 'undo' | 'redo',
): { readonly states: readonly State[]; readonly most: number } {
  const states: State[] = [];
  let most = 0;
  for (let before = book.state; book.carryOut({ type }).ok; before = book.state) {
    states.push(before);
    most = Math.max(most, remembered(book));
  }
  return { states: [...states, book.state], most };
}

test.each<[string, (journal: MemoryJournal, book: Book) => Book]>([
  ['in one run', (_, book) => book],
  ['with a start in between', (journal) => opened(journal)],
])('through five games and back again, %s', (_, next) => {
  const journal = new MemoryJournal([]);
  const book = next(journal, played(journal));
  // The peg of the last game that was taken back.
  expect(book.carryOut({ type: 'redo' }).ok).toBe(true);
  const back = all(book, 'undo');
  // A move of a game is its beginning, the choice of free pegging, and its pegs; one peg of all games but the last is gone. The first
  // game stays.
  expect(back.states).toHaveLength(GAMES * (PEGS + 1) + 1);
  const again = next(journal, book);
  const forth = all(again, 'redo');
  expect(forth.states).toEqual(back.states.toReversed());
  expect(Math.max(back.most, forth.most)).toBeLessThan(PEGS + 2 + GAMES);
  expect(again.archive.before(undefined, 9).map(({ line }) => line.id)).toEqual([5, 4, 3, 2, 1]);
});
