// What a page knows of the board at a table: nothing of one that is gone, and no score of another game.
import { expect, test } from 'vitest';
import { NO_NIGHT, publicView } from '../../../shared/league/index.ts';
import type { HallMessage } from '../../web/hall/types.ts';
import { boardAt } from './boards.ts';

const FOUR: HallMessage['boards'][number] = {
  table: '4',
  here: true,
  board: true,
  colours: ['vermilion', 'blue'],
  unsent: 0,
  game: '3.2',
  scores: [45, 50],
  target: 121,
  duplicate: null,
};
const night = (...boards: HallMessage['boards']): HallMessage => ({
  type: 'night',
  trouble: null,
  sequence: 1,
  hall: 'h',
  now: 0,
  view: publicView(NO_NIGHT),
  boards,
});

test('the score of the game that it plays, and of no other', () => {
  const board = boardAt(night(FOUR), '4');
  expect([board?.scoresOf('3.2'), board?.scoresOf('3.1'), board?.colours]).toEqual([
    [45, 50],
    undefined,
    ['vermilion', 'blue'],
  ]);
});

test.each<[string, string | null, HallMessage]>([
  ['no table', null, night(FOUR)],
  ['another table', '5', night(FOUR)],
  ['a table that is gone', '4', night({ ...FOUR, here: false })],
  ['a table whose board is unplugged', '4', night({ ...FOUR, board: false })],
])('%s has no board', (_, table, message) => {
  expect(boardAt(message, table)).toBeUndefined();
});
