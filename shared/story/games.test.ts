// Which game each event belongs to, and how each game stands, whatever was undone and redone.
import { describe, expect, test } from 'vitest';
import { type Event, SIX_CARD } from '../rules/index.ts';
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
