// A table that takes up where its journal ends is the fold of the whole journal, although it has read its last game alone.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Command,
  EMPTY,
  type Event,
  findPreset,
  record,
  type Timeline,
} from '../../shared/rules/index.ts';
import {
  anyRules,
  commandFor,
  gamesBy,
  playersOf,
  type RandomGame,
} from '../../shared/rules/testing/random.ts';
import { History, type KeptMove } from '../../shared/story/history.ts';
import { Roster } from '../../shared/story/roster.ts';
import { silentLog } from '../board/index.ts';
import { Book } from './book.ts';
import { MemoryJournal } from './testing/rig.ts';
import '../testing/seed.ts';

const kept = (events: readonly Event[]): MemoryJournal => new MemoryJournal([], events);

function bookOf(journal: MemoryJournal): Book {
  const book = new Book({ journal, log: silentLog, lanes: 4, newId: () => journal.newId() });
  book.resume();
  return book;
}

/** The fold of every event since the beginning, nothing let go of. */
interface Whole {
  readonly timeline: Timeline;
  readonly moves: readonly KeptMove[];
  readonly roster: Roster;
}

function wholeOf(events: readonly Event[]): Whole {
  let timeline = EMPTY;
  const [history, roster] = [new History(), new Roster()];
  for (const number of new Set(events.map(({ move }) => move))) {
    const move = events.filter((event) => event.move === number);
    const before = timeline.present;
    timeline = move.reduce(record, timeline);
    history.add(history.told(move, before, timeline.present));
    for (const event of move) roster.follow(event);
  }
  return { timeline, moves: history.latest(), roster };
}

/** Everything visible of a table. JSON leaves out what is undefined, as the disk does. */
const seen = ({ fold: { timeline, history, roster } }: Book): unknown =>
  plain([
    timeline.present,
    timeline.asked,
    timeline.moves,
    timeline.past?.move,
    timeline.future?.move,
    history.latest(),
    roster.players,
  ]);

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

const seenOf = ({ timeline, moves, roster }: Whole): unknown =>
  plain([
    timeline.present,
    timeline.asked,
    timeline.moves,
    timeline.past?.move,
    timeline.future?.move,
    moves,
    roster.players,
  ]);

/** More games and more undo than wishes have, so that undo goes back over several of them. */
function commandsOf(book: Book, { kind, ...wish }: RandomGame['wishes'][number]): readonly Command[] {
  const { rules } = book.state;
  if (wish.a % 9 === 0) return [{ type: 'newGame', rules, players: playersOf(rules) }];
  if (wish.a % 11 === 0) return Array.from({ length: 1 + (wish.b % 20) }, () => ({ type: 'undo' }) as const);
  if (wish.a % 11 === 1) return Array.from({ length: 1 + (wish.b % 9) }, () => ({ type: 'redo' }) as const);
  return [commandFor(book.state, { kind, ...wish })];
}

/** Undo or redo as far as it goes; the oracle does the same. */
function goOn(book: Book, type: 'undo' | 'redo'): number {
  for (let steps = 0; ; steps++) if (!book.carryOut({ type }).ok) return steps;
}

/** How many moves a list of them holds. */
const lengthOf = (nearest: Timeline['past']): number =>
  nearest === undefined ? 0 : 1 + lengthOf(nearest.next);

function check({ rules, wishes }: RandomGame): void {
  const journal = kept([]);
  let book = bookOf(journal);
  book.carryOut({ type: 'newGame', rules, players: playersOf(rules) });
  for (const wish of wishes) {
    for (const command of commandsOf(book, wish)) {
      const mark = { id: `${wish.a}-${journal.kept.length}`, seat: wish.b % 3 };
      const done = book.carryOut(command, wish.b % 2 === 0 ? mark : undefined);
      if (done.ok && wish.b % 2 === 0)
        expect(book.fold.requests.find(mark.id)).toMatchObject({
          seat: mark.seat,
          move: book.timeline.moves,
        });
    }
    // A restart after every command, on the same journal.
    book = bookOf(journal);
    expect(seen(book)).toEqual(seenOf(wholeOf(journal.kept)));
  }
  const [again, whole] = [bookOf(kept(journal.kept)), wholeOf(journal.kept)];
  expect(seen(again)).toEqual(seenOf(whole));
  let timeline = whole.timeline;
  while (timeline.past !== undefined) {
    expect(again.carryOut({ type: 'undo' }).ok).toBe(true);
    timeline = record(timeline, { type: 'undone', undoes: timeline.past.move, move: timeline.moves + 1 });
    expect(plain(again.state)).toEqual(plain(timeline.present));
    expect(again.timeline.past?.move).toBe(timeline.past?.move);
  }
  expect(again.carryOut({ type: 'undo' }).ok).toBe(false);
  const restarted = bookOf(journal);
  const { past, future } = whole.timeline;
  expect(goOn(restarted, 'undo')).toBe(lengthOf(past));
  expect(goOn(restarted, 'redo')).toBe(lengthOf(past) + lengthOf(future));
  expect(seen(restarted)).toEqual(seenOf(wholeOf(journal.kept)));
}

/** Bug: JSON has null for an unknown hand, and the card that was laid next was looked for in it. */
test('a game that was abandoned in its play is taken up again after a restart', () => {
  const found = findPreset('six-card');
  if (!found.ok) throw new Error('no preset');
  const rules = found.value;
  const journal = kept([]);
  const book = bookOf(journal);
  const begin = { type: 'newGame', rules, players: playersOf(rules) } as const;
  const played: readonly Command[] = [
    begin,
    { type: 'cut', dealer: 0 },
    { type: 'next' },
    { type: 'starter', card: '6C' },
    { type: 'lay', card: '4S' },
    begin,
  ];
  for (const command of played) expect(book.carryOut(command).ok).toBe(true);
  const again = bookOf(journal);
  expect(again.carryOut({ type: 'undo' }).ok).toBe(true);
  expect(again.carryOut({ type: 'lay', card: '6S' }).ok).toBe(true);
});

test('whatever was played, undone, redone and interrupted: the same table, all the way down', {
  timeout: 120_000,
}, () => {
  fc.assert(fc.property(gamesBy(anyRules), check), { numRuns: 4, endOnFailure: true });
});
