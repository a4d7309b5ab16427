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

/** 'start, peg 0 4, undo 2': events, each a move of its own. */
const eventsOf = (text: string): readonly Event[] =>
  text.split(', ').map((each, at) => {
    const [kind, first = 0, second = 0] = each
      .split(' ')
      .map((word, place) => (place === 0 ? word : Number(word)));
    if (kind === 'start') return start(at + 1);
    if (kind === 'peg') return peg(at + 1, Number(first), Number(second));
    return kind === 'undo' ? undone(at + 1, Number(first)) : redone(at + 1, Number(first));
  });

describe('games', () => {
  /** Game of each event; status and scores of each game. */
  test.each([
    ['one game', 'start, peg 0 4', '1 1', 'playing 4,0'],
    [
      'an unfinished game is abandoned by the next',
      'start, peg 0 4, start, peg 1 2',
      '1 1 2 2',
      'abandoned 4,0; playing 0,2',
    ],
    [
      'undo takes the new game back, and the old one goes on',
      'start, peg 0 4, start, undo 3, peg 1 2',
      '1 1 2 2 1',
      'playing 4,2; withdrawn 0,0',
    ],
    [
      'redo brings the new game back',
      'start, start, undo 2, redo 2, peg 1 2',
      '1 2 2 2 2',
      'abandoned 0,0; playing 0,2',
    ],
    [
      'another new game after one was taken back',
      'start, start, undo 2, start, peg 1 2',
      '1 2 2 3 3',
      'abandoned 0,0; withdrawn 0,0; playing 0,2',
    ],
    [
      'undo reaches back into the game before, and that goes on otherwise',
      'start, peg 0 4, peg 1 6, start, peg 0 2, undo 5, undo 4, undo 3, peg 1 1',
      '1 1 1 2 2 2 2 1 1',
      'playing 4,1; withdrawn 0,0',
    ],
  ])('%s', (_, events, games, stands) => {
    const fold = new Games();
    const numbers = eventsOf(events).map((event, time) => {
      const number = fold.chapterOf(event);
      fold.follow({ event, time });
      return number;
    });
    expect(numbers.join(' ')).toBe(games);
    expect(
      fold
        .snapshot()
        .map((game) => `${game.status} ${scoresOf(game)}`)
        .join('; '),
    ).toBe(stands);
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
