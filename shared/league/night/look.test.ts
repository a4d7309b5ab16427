// What the desk should look at about a board's result, and the high hands of a night. ../shared/league.md, E3.
import { describe, expect, test } from 'vitest';
import { openNight, playing, reason, report, signed, type TestNight } from '../testing/night.ts';
import { publicView } from '../view/public.ts';
import { deskTasks } from './desk.ts';
import { nightOf } from './evolve.ts';
import { type GameReport, REPORT_FLAGS } from './report.ts';

const MINUTE = 60_000;

const reported = (changes: Partial<GameReport>, night: TestNight = playing()): TestNight =>
  night.do({ type: 'report', report: report(night.game('1.1'), 100, changes) });

const flags = (night: TestNight): readonly string[] =>
  deskTasks(night.state, 0).flatMap((task) => (task.code === 'flagged' ? [`${task.game} ${task.flag}`] : []));

describe('what the desk should look at', () => {
  test.each(REPORT_FLAGS)(
    '%s: until the desk has checked the game, which both have to sign first',
    (flag) => {
      const night = reported({ flags: [flag] });
      const { entrants } = night.game('1.1');
      expect(deskTasks(night.state, 0)).toEqual([
        { code: 'flagged', game: '1.1', table: '1', flag, entrants },
      ]);
      expect(night.refuses('check 1.1')?.code).toBe('wrongStage');
      night.do(...signed('1.1'));
      expect(flags(night)).toEqual([`1.1 ${flag}`]);
      night.do('check 1.1');
      expect(flags(night)).toEqual([]);
    },
  );

  test('a result without flags, and one that the desk has corrected, want nobody', () => {
    expect(flags(reported({}))).toEqual([]);
    const night = reported({ flags: ['wrongSeats', 'conceded'] });
    expect(flags(night)).toEqual(['1.1 wrongSeats', '1.1 conceded']);
    night.do('swapSides 1.1');
    expect(flags(night)).toEqual([]);
    expect(night.game('1.1').result?.outcome.winner).toBe(1);
  });

  test('the next revision has its own flags', () => {
    const night = reported({ flags: ['wrongSeats'] });
    expect(flags(reported({ revision: 2 }, night))).toEqual([]);
  });

  test('nothing of a game that is void, nor of a night that is closed', () => {
    const night = reported({ flags: ['conceded'] }).do('void 1.1');
    expect(flags(night)).toEqual([]);
    const closed = reported({ flags: ['conceded'] });
    const reasons = Object.fromEntries(closed.state.games.map(({ game }) => [game, reason]));
    closed.do({ type: 'close', reasons });
    expect(flags(closed)).toEqual([]);
  });
});

/** The hall's clock stands at the moment of each event: calledAt and the report's own time. */
describe('the clock of a table', () => {
  const times = (): { readonly calledAt: number; readonly night: TestNight } => {
    const night = playing();
    return { night, calledAt: night.game('1.1').calledAt ?? Number.NaN };
  };

  test.each<[string, began: number, ended: number, wrong: boolean]>([
    ['the same as the hall\u2019s', 0, 0, false],
    ['ten minutes behind', -10 * MINUTE, -10 * MINUTE, false],
    ['more than ten minutes behind', -10 * MINUTE - 1, 0, true],
    ['ten minutes before', 0, 10 * MINUTE, false],
    ['an hour before', 60 * MINUTE, 60 * MINUTE, true],
    ['in 1970, as a Raspberry Pi without a network', -1.7e12, -1.7e12, true],
  ])('%s', (_, began, ended, wrong) => {
    const { night, calledAt } = times();
    reported({ began: calledAt + began, ended: calledAt + ended }, night);
    expect(flags(night)).toEqual(wrong ? ['1.1 clock'] : []);
  });

  test('a table that says it itself is not said twice', () => {
    const { night, calledAt } = times();
    reported({ flags: ['clock'], began: calledAt - 1e9, ended: calledAt }, night);
    expect(night.game('1.1').result?.flags).toEqual(['clock']);
  });

  test('is said once for a table: its later games say nothing new, before and after the check', () => {
    const night = reported({ flags: ['clock'] }).do(...signed('1.1'), 'draw');
    const next = night.state.games.find(({ round, entrants }) => round === 2 && entrants.length === 2);
    const later = next?.game ?? '';
    night.do(`call ${later} 1`);
    night.do({ type: 'report', report: report(night.game(later), 90, { flags: ['clock', 'conceded'] }) });
    expect(flags(night)).toEqual(['1.1 clock', `${later} conceded`]);
    night.do('check 1.1');
    expect(flags(night)).toEqual([`${later} conceded`]);
  });
});

describe('high hands', () => {
  const hands = [
    { player: 'Ann', points: 24, cards: '4H 5H 5S 6D 5C' },
    { player: 'Bob', points: 29, cards: null },
    { player: 'Zed', points: 28, cards: null },
  ];
  const two = (): { readonly night: TestNight; readonly first: string; readonly second: string } => {
    const night = playing();
    const [first, second] = night.game('1.1').entrants;
    return { night, first, second };
  };
  const shown = (night: TestNight): readonly string[] =>
    publicView(night.state).hands.map(({ player, points, round }) => `${player} ${points} ${round}`);

  test('the best first; of nobody who does not play tonight', () => {
    expect(shown(reported({ hands }))).toEqual(['Bob 29 1', 'Ann 24 1']);
    expect(publicView(reported({ hands }).state).hands[1]).toEqual({ game: '1.1', round: 1, ...hands[0] });
    expect(shown(openNight(4))).toEqual([]);
  });

  test('are gone with a void game, and stand after a correction that leaves the winner', () => {
    const night = reported({ hands }).do('correct 1.1 12');
    expect(shown(night)).toEqual(['Bob 29 1', 'Ann 24 1']);
    expect(shown(night.do('void 1.1'))).toEqual([]);
  });

  test('of two who sat the other way, each held the other\u2019s', () => {
    const { night, first, second } = two();
    reported({ hands: [{ player: first, points: 28, cards: null }] }, night);
    expect(shown(night)).toEqual([`${first} 28 1`]);
    night.do('swapSides 1.1');
    expect(shown(night)).toEqual([`${second} 28 1`]);
    night.do('swapSides 1.1');
    expect(shown(night)).toEqual([`${first} 28 1`]);
  });

  test('the events alone give them back', () => {
    const night = reported({ hands, flags: ['conceded'] });
    expect(nightOf(night.events)).toEqual(night.state);
  });
});
