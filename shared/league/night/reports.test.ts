// What comes from the tables and from paper: reports and cards, those too that wait for the desk.
import { describe, expect, test } from 'vitest';
import { ask, line, openNight, playing, reason, report } from '../testing/night.ts';
import type { NightCommand } from './command.ts';
import { stageOf } from './state.ts';

describe('reports', () => {
  test('of others, of nobody, of an impossible game, of a game that is settled: each waits with its reason', () => {
    const night = playing().do('draw, void 1.2');
    const game = night.game('1.1');
    const from = (journal: string, changes: object) =>
      report(game, 100, { id: { journal, game: 1 }, ...changes });
    night.do(
      { type: 'report', report: from('a', { game: null }) },
      { type: 'report', report: from('b', { game: '9.9' }) },
      { type: 'report', report: from('c', { entrants: ['x', 'y'] }) },
      { type: 'report', report: from('d', { scores: [120, 99] }) },
      { type: 'report', report: { ...report(night.game('1.2'), 100), id: { journal: 'e', game: 1 } } },
      { type: 'report', report: from('f', {}) },
      { type: 'report', report: from('g', {}) },
      'correct 2.1',
      { type: 'report', report: { ...report(night.game('2.1'), 100), id: { journal: 'h', game: 1 } } },
    );
    expect(night.state.aside.map(({ report: { id }, why }) => `${id.journal} ${why}`)).toEqual([
      'a unassigned',
      'b unassigned',
      'c otherPlayers',
      'd impossible',
      'e settled',
      'g second',
      'h corrected',
    ]);
    expect(night.game('1.1').result?.key).toBe('f/1');
    expect(night.rebuilt()).toEqual(night.state);
  });

  test('of another night, or from another table than the one that was given the game: it waits', () => {
    const night = playing();
    const game = night.game('1.1');
    const late = report(game, 100, { night: 'n0', id: { journal: 'a', game: 1 } });
    const elsewhere = report(game, 99, { id: { journal: 'b', game: 1 } });
    night.do({ type: 'report', report: late, table: '1' }, { type: 'report', report: elsewhere, table: '2' });
    expect(night.state.aside.map(({ why }) => why)).toEqual(['unassigned', 'unassigned']);
    expect(night.game('1.1').result).toBeUndefined();
    night.do({ type: 'report', report: report(game, 98), table: '1' });
    expect(night.game('1.1').result?.outcome.spread).toBe(23);
  });

  test('nobody’s game from a table that was given one', () => {
    const night = playing();
    night.do({ type: 'report', report: report(night.game('1.1'), 100, { game: null }), table: '1' });
    expect(night.state.aside).toMatchObject([{ why: 'unassigned' }]);
  });

  test('a game that is forfeited', () => {
    const figures = { forfeitWin: { points: 2, spread: 0 }, forfeitLoss: { points: 0, spread: 0 } };
    const night = playing(10, figures).do('forfeit 1.1 0');
    night.do('report 1.1 100');
    expect(night.state.aside).toMatchObject([{ why: 'settled' }]);
  });

  test('what waits is given to a game only if a game ends like that', () => {
    const night = playing();
    night.do({ type: 'report', report: report(night.game('1.1'), 100, { scores: [120, 99] }) });
    expect(night.refuses({ type: 'settleAside', index: 0, into: '1.1', reason })).toEqual({
      code: 'badOutcome',
      fault: 'target',
      figure: 120,
      hole: 121,
    });
  });

  test('sides the other way round are turned', () => {
    const night = playing();
    const { entrants } = night.game('1.1');
    night.do({ type: 'report', report: report({ game: '1.1', entrants: [entrants[1], entrants[0]] }, 100) });
    expect(night.game('1.1').result?.outcome).toMatchObject({ winner: 1, scores: [100, 121], spread: 21 });
    const turned = report({ game: '1.1', entrants: [entrants[1], entrants[0]] }, 100, {
      revision: 2,
      winner: 1,
      scores: [100, 121],
    });
    night.do({ type: 'report', report: turned });
    expect(night.game('1.1').result?.outcome).toMatchObject({ winner: 0, scores: [121, 100], spread: 21 });
  });

  test('after the close it waits in its own night', () => {
    const night = playing().do({
      type: 'close',
      reasons: Object.fromEntries(['1.1', '1.2', '1.3', '1.4', '1.5'].map((game) => [game, 'power cut'])),
    });
    night.do('report 1.1 100');
    expect(night.state.aside).toMatchObject([{ why: 'closed' }]);
    expect(ask(night, { type: 'settleAside', index: 0, into: '1.1', reason })).toBe('nightClosed');
    night.do('reopen', { type: 'settleAside', index: 0, into: '1.1', reason });
    expect(night.state.aside[0]?.settled).toBe(true);
    expect(night.game('1.1').result).toMatchObject({ outcome: { spread: 21 }, origin: 'desk' });
    expect([night.state.phase, night.state.openReasons]).toEqual(['open', {}]);
  });

  test('the desk leaves a result out, once', () => {
    const night = playing();
    night.do({ type: 'report', report: report(night.game('1.1'), 100, { game: null }) });
    expect(night.refuses({ type: 'settleAside', index: 1, into: null, reason })).toEqual({
      code: 'noAside',
      index: 1,
    });
    const other = report(night.game('1.1'), 99, { game: null, id: { journal: 'j2', game: 1 } });
    night.do({ type: 'report', report: other }, { type: 'settleAside', index: 0, into: null, reason });
    expect(night.state.aside.map(({ settled }) => settled)).toEqual([true, false]);
    expect(night.game('1.1').result).toBeUndefined();
    expect(ask(night, { type: 'settleAside', index: 0, into: null, reason })).toBe('noAside');
  });
});

describe('paper', () => {
  const enter = (side: 0 | 1, text: string): NightCommand => ({
    type: 'enterCard',
    game: '1.1',
    side,
    line: line(text),
    by: 'phone',
  });

  test('one card is no result; two that agree are, signed by both', () => {
    const night = openNight(10).do('draw', enter(1, '3 +31'));
    expect(stageOf(night.game('1.1'))).toBe('drawn');
    night.do(enter(0, 'X -31'));
    expect(stageOf(night.game('1.1'))).toBe('signed');
    expect(night.game('1.1').result).toMatchObject({
      origin: 'cards',
      revision: 1,
      outcome: { winner: 1, spread: 31, scores: [90, 121] },
    });
    expect(ask(night, enter(0, 'X -30'))).toBe('wrongStage');
  });

  test('two that differ are no result, until one is put right', () => {
    const night = openNight(10).do('draw', enter(0, '2 +08'), enter(1, '0 -09'));
    expect(night.game('1.1').result).toBeUndefined();
    night.do(enter(1, '0 -08'));
    expect(stageOf(night.game('1.1'))).toBe('signed');
    expect(night.rebuilt()).toEqual(night.state);
  });

  test('no game ends by 122', () => {
    expect(ask(openNight(10).do('draw'), enter(0, '3 +122'))).toBe('badOutcome');
  });
});
