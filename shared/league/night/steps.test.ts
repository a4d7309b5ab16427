// What the hall does by itself: as much as can be done without anybody's word, and nothing that would shut a late player out.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openNight, report, signed, type TestNight } from '../testing/night.ts';
import type { NightCommand } from './command.ts';
import { isRunning, stageOf } from './state.ts';
import { nextSteps } from './steps.ts';

/** Does what comes by itself until nothing does. */
function follow(night: TestNight): TestNight {
  for (let steps = nextSteps(night.state); steps.length > 0; steps = nextSteps(night.state))
    night.do(...steps);
  return night;
}

const running = ({ state }: TestNight) => state.games.filter(isRunning);

test('nothing before the first draw, and nothing after the close', () => {
  const night = openNight(10);
  expect(nextSteps(night.state)).toEqual([]);
  follow(night.do('draw'));
  const reasons = Object.fromEntries(night.state.games.map(({ game }) => [game, 'bell']));
  expect(nextSteps(night.do({ type: 'close', reasons }).state)).toEqual([]);
});

test('nothing after a close with games that were never called', () => {
  const night = openNight(10).do('draw');
  const reasons = Object.fromEntries(night.state.games.map(({ game }) => [game, 'bell']));
  expect(nextSteps(night.do({ type: 'close', reasons }).state)).toEqual([]);
});

test('fewer tables than games: the rest is on deck, and nothing is drawn for those who are free', () => {
  const night = openNight(8);
  night.do(...['3', '4', '5'].map((table): NightCommand => ({ type: 'removeTable', table })));
  follow(night.do('draw'));
  expect(running(night).map(({ game }) => game)).toEqual(['1.1', '1.2']);
  for (const game of running(night)) night.do({ type: 'report', report: report(game, 100) });
  follow(night);
  // Four are free, and both tables are taken.
  expect([running(night).map(({ game }) => game), night.state.drawn.length]).toEqual([['1.3', '1.4'], 1]);
});

test('a round is drawn as soon as two of it are free, not before, and without waiting for all', () => {
  const night = follow(openNight(6).do('draw'));
  expect(night.state.drawn).toHaveLength(1);
  for (const game of running(night).slice(1)) follow(night.do({ type: 'report', report: report(game, 100) }));
  expect(stageOf(night.game('1.1'))).toBe('called');
  expect([night.state.drawn.length, running(night).length]).toEqual([2, 2]);
});

test('the first round is called to its tables, and the second one is not drawn before it is wanted', () => {
  const night = follow(openNight(10).do('draw'));
  expect(running(night).map(({ table }) => table)).toEqual(['1', '2', '3', '4', '5']);
  expect(night.state.drawn).toHaveLength(1);
});

test('where the desk names no table, there is one for every game of a round', () => {
  const night = openNight(7);
  night.do(...night.state.tables.map((table): NightCommand => ({ type: 'removeTable', table })));
  expect(follow(night.do('draw')).state.tables).toEqual(['1', '2', '3']);
});

test('tables with boards are the first to be played at', () => {
  const night = openNight(7);
  night.do(...night.state.tables.map((table): NightCommand => ({ type: 'removeTable', table })), 'draw');
  expect(nextSteps(night.state, ['4', '12'])).toEqual(
    ['1', '4', '12'].map((table) => ({ type: 'addTable', table })),
  );
});

test('where the field moves together, the next round waits for the last game', () => {
  const night = follow(openNight(10, { pace: 'together' }).do('draw'));
  for (const game of running(night)) {
    expect(night.state.drawn).toHaveLength(1);
    follow(night.do({ type: 'report', report: report(game, 100) }));
  }
  expect(night.state.drawn).toHaveLength(2);
});

describe('whatever the field and the order in which games end', () => {
  test('every night comes to its end by itself, and nobody is ever at two tables', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 12 }), fc.infiniteStream(fc.nat()), (players, dice) => {
        const night = follow(openNight(players).do('draw'));
        for (let games = 0; running(night).length > 0; games++) {
          expect(games).toBeLessThan(12 * 10);
          const now = running(night);
          const seats = now.flatMap(({ entrants }) => entrants);
          expect(new Set(seats).size).toBe(seats.length);
          const game = now[Number(dice.next().value) % now.length] ?? now[0];
          if (game === undefined) break;
          follow(night.do({ type: 'report', report: report(game, 100) }, ...signed(game.game)));
        }
        expect(night.state.planned).toEqual([]);
        expect(night.state.games.every(({ result }) => result !== undefined)).toBe(true);
      }),
      { numRuns: 30 },
    );
  });
});
