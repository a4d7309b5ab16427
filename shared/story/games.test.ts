// The fold of games, entry by entry: which game each event belongs to, how each game stands, whatever was undone and redone.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { act, EMPTY, type Event, SIX_CARD, type Timeline } from '../rules/index.ts';
import { anyGame, commandFor, playersOf } from '../rules/testing/random.ts';
import type { Told } from './chapter.ts';
import { Games, scoresOf, tellGames, wasPlayed } from './testing/games.ts';

const start = (move: number, game = 1): Event => ({
  type: 'gameStarted',
  game,
  rules: SIX_CARD,
  players: ['Red', 'Blue'],
  move,
});
const peg = (move: number, seat: number, points: number): Event => ({
  type: 'pegged',
  seat,
  points,
  reason: 'free',
  move,
});
const undone = (move: number, undoes: number): Event => ({ type: 'undone', undoes, move });
const redone = (move: number, redoes: number): Event => ({ type: 'redone', redoes, move });

describe('games', () => {
  const rows: readonly {
    readonly story: string;
    readonly events: readonly Event[];
    /** Game of each event; status and scores of each game. */
    readonly games: readonly number[];
    readonly statuses: readonly string[];
    readonly scores: readonly (readonly number[])[];
  }[] = [
    {
      story: 'one game',
      events: [start(1), peg(2, 0, 4)],
      games: [1, 1],
      statuses: ['playing'],
      scores: [[4, 0]],
    },
    {
      story: 'an unfinished game is abandoned by the next',
      events: [start(1), peg(2, 0, 4), start(3), peg(4, 1, 2)],
      games: [1, 1, 2, 2],
      statuses: ['abandoned', 'playing'],
      scores: [
        [4, 0],
        [0, 2],
      ],
    },
    {
      story: 'undo takes the new game back, and the old one goes on',
      events: [start(1), peg(2, 0, 4), start(3), undone(4, 3), peg(5, 1, 2)],
      games: [1, 1, 2, 2, 1],
      statuses: ['playing', 'withdrawn'],
      scores: [
        [4, 2],
        [0, 0],
      ],
    },
    {
      story: 'redo brings the new game back',
      events: [start(1), start(2), undone(3, 2), redone(4, 2), peg(5, 1, 2)],
      games: [1, 2, 2, 2, 2],
      statuses: ['abandoned', 'playing'],
      scores: [
        [0, 0],
        [0, 2],
      ],
    },
    {
      story: 'another new game after one was taken back',
      events: [start(1), start(2), undone(3, 2), start(4), peg(5, 1, 2)],
      games: [1, 2, 2, 3, 3],
      statuses: ['abandoned', 'withdrawn', 'playing'],
      scores: [
        [0, 0],
        [0, 0],
        [0, 2],
      ],
    },
    {
      story: 'undo reaches back into the game before, and that goes on otherwise',
      events: [
        start(1),
        peg(2, 0, 4),
        peg(3, 1, 6),
        start(4),
        peg(5, 0, 2),
        undone(6, 5),
        undone(7, 4),
        undone(8, 3),
        peg(9, 1, 1),
      ],
      games: [1, 1, 1, 2, 2, 2, 2, 1, 1],
      statuses: ['playing', 'withdrawn'],
      scores: [
        [4, 1],
        [0, 0],
      ],
    },
  ];
  test.each(rows)('$story', ({ events, games, statuses, scores }) => {
    const fold = new Games();
    const numbers = events.map((event, time) => {
      const number = fold.chapterOf(event);
      fold.follow({ event, time });
      return number;
    });
    const told = fold.snapshot();
    expect(numbers).toEqual(games);
    expect(told.map(({ status }) => status)).toEqual(statuses);
    expect(told.map(scoresOf)).toEqual(scores);
  });

  test('say when they began, when the last standing move was made, and when anything was last kept of them', () => {
    const events = [start(1), peg(2, 0, 4), undone(3, 2), start(4)];
    const [first] = tellGames(events.map((event, at) => ({ event, time: 1_000 * (at + 1) })));
    expect(first).toMatchObject({ started: 1_000, lastMove: 1_000, lastEvent: 3_000, status: 'abandoned' });
    expect(first && wasPlayed(first)).toBe(false);
  });
});

describe('a look', () => {
  const events = [start(1), peg(2, 0, 4), start(3), peg(4, 1, 2), undone(5, 4), peg(6, 0, 3)];

  test('gives the same object until something happens, and one that stays as it was', () => {
    const fold = new Games();
    const looks = events.map((event, time) => {
      fold.follow({ event, time });
      expect(fold.snapshot()).toBe(fold.snapshot());
      return [fold.snapshot(), structuredClone(fold.snapshot())];
    });
    for (const [seen, copy] of looks) expect(seen).toEqual(copy);
  });

  test('leaves the games alone that nothing has happened in', () => {
    const fold = new Games();
    for (const [time, event] of events.entries()) fold.follow({ event, time });
    const [before] = fold.snapshot();
    fold.follow({ event: peg(7, 0, 1), time: 9 });
    expect(fold.snapshot()[0]).toBe(before);
  });
});

/** A journal of random games with long undo and redo, and after which entries somebody looks. */
const journals = fc
  .tuple(anyGame, fc.array(fc.nat(29), { maxLength: 30 }), fc.array(fc.boolean(), { minLength: 1 }))
  .map(([{ rules, wishes }, jumps, looks]) => {
    const entries: Told[] = [];
    let timeline: Timeline = EMPTY;
    const perform = (command: Parameters<typeof act>[1]): boolean => {
      const done = act(timeline, command);
      if (!done.ok) return false;
      timeline = done.value.timeline;
      for (const event of done.value.events) entries.push({ event, time: entries.length });
      return true;
    };
    const begin = { type: 'newGame', rules, players: playersOf(rules) } as const;
    perform(begin);
    for (const [at, wish] of wishes.entries()) {
      perform(commandFor(timeline.present, wish));
      if (at % 11 === 10) perform(begin);
      if (at % 5 !== 4) continue;
      const [back = 0, forth = 0] = jumps.slice(at / 5);
      for (let step = 0; step < back && perform({ type: 'undo' }); step++);
      for (let step = 0; step < forth && perform({ type: 'redo' }); step++);
    }
    return { entries, looks };
  });

test('followed entry by entry, with looks in between, the games are those that are told from the beginning', () => {
  fc.assert(
    fc.property(journals, ({ entries, looks }) => {
      const fold = new Games();
      for (const [at, entry] of entries.entries()) {
        fold.follow(entry);
        const whole = entries[at + 1]?.event.move !== entry.event.move;
        if (whole && looks[at % looks.length])
          expect(fold.snapshot()).toEqual(tellGames(entries.slice(0, at + 1)));
      }
      expect(fold.snapshot()).toEqual(tellGames(entries));
    }),
    { numRuns: 60 },
  );
});
