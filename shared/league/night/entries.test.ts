// Late and leaving players, an odd field, ties and pots.
import { describe, expect, test } from 'vitest';
import type { Stage } from '../refusal.ts';
import { repeatsOf } from '../rotation/plan.ts';
import {
  ask,
  type FlatChanges,
  join,
  NAMES,
  openNight,
  over,
  signed,
  type TestNight,
} from '../testing/night.ts';
import type { NightCommand } from './command.ts';
import { nightStandings } from './standings.ts';
import { stageOf } from './state.ts';

describe('late, away, gone', () => {
  const late = join('Kit');

  test('a latecomer joins the next round that is not drawn; the missed one is not made up', () => {
    const night = openNight(9).do('draw', ...late, 'draw');
    expect(night.state.entrants.at(-1)).toMatchObject({ id: 'Kit', missed: 1 });
    expect(night.state.drawn[0]?.idle).toHaveLength(1);
    expect(night.state.drawn[1]?.idle).toEqual([]);
    expect(night.state.drawn[1]?.pairs.flat()).toContain('Kit');
    expect(night.rebuilt()).toEqual(night.state);
  });

  test('the plan is made once, and again only when the field changes', () => {
    const plans = (night: TestNight): number =>
      night.events.filter(({ type }) => type === 'roundsPlanned').length;
    const night = openNight(9).do('draw, draw');
    expect(plans(night)).toBe(1);
    night.do(...late, 'draw, draw');
    expect(plans(night)).toBe(2);
    night.do('drop Kit, draw');
    expect(plans(night)).toBe(3);
  });

  test.each<[what: string, changes: FlatChanges, stages: readonly Stage[]]>([
    ['notPlayed', {}, ['signed', 'void']],
    ['void, before half way', { dropOut: 'void' }, ['void', 'void']],
    // One of five is before half way; with the game that is drawn it would be two.
    ['void, before half way of five', { dropOut: 'void', games: 5 }, ['void', 'void']],
    ['void, from half way on', { dropOut: 'void', games: 2 }, ['signed', 'void']],
    [
      'forfeit',
      { dropOut: 'forfeit', forfeitWin: { points: 2, spread: 0 }, forfeitLoss: { points: 0, spread: 0 } },
      ['signed', 'forfeited'],
    ],
  ])('who leaves: %s', (_, changes, stages) => {
    const night = openNight(10, changes).do('draw, draw');
    const games = () => night.state.games.filter(({ entrants }) => entrants.includes('Ann'));
    const [first] = games();
    night.do(`correct ${first?.game}`, ...signed(`${first?.game}`));
    night.do('drop Ann');
    expect(games().map(stageOf)).toEqual(stages);
    const others = night.state.games.filter(({ entrants }) => !entrants.includes('Ann'));
    expect(new Set(others.map(stageOf))).toEqual(new Set(['drawn']));
    expect(night.state.entrants.find(({ id }) => id === 'Ann')?.leftBefore).toBe(3);
    const second = games()[1];
    if (stages[1] === 'forfeited') expect(second?.entrants[second.forfeitedBy ?? 0]).toBe('Ann');
    expect(night.refuses('drop Ann')).toEqual({
      code: 'droppedOut',
      entrant: 'Ann',
    });
    if (changes.games !== 2) {
      night.do('draw');
      expect(night.state.drawn[2]?.pairs.flat()).not.toContain('Ann');
      expect(repeatsOf(night.state.drawn.slice(0, 2), night.state.drawn.slice(2))).toBe(0);
    }
  });

  test('a forfeit goes to the one who stays, on whichever side', () => {
    const figures = { forfeitWin: { points: 2, spread: 0 }, forfeitLoss: { points: 0, spread: 0 } };
    for (const side of [0, 1] as const) {
      const night = openNight(10, { dropOut: 'forfeit', ...figures }).do('draw');
      night.do(`drop ${night.game('1.1').entrants[side]}`);
      expect(night.game('1.1').forfeitedBy).toBe(side);
    }
  });

  test('the last one left is drawn no more', () => {
    const night = openNight(2, { games: 3 }).do('draw, drop Ann');
    expect(night.refuses('draw')).toEqual({ code: 'allDrawn', rounds: 1 });
  });

  test('a latecomer’s lost games give no round at the end', () => {
    const night = openNight(10).do('draw, draw', ...join('Kit', 'Lou'), 'draw');
    expect(night.state.drawn.length + night.state.planned.length).toBe(9);
  });

  test('a game that is over when somebody leaves stands', () => {
    const night = over();
    const [first] = night.game('1.1').entrants;
    night.do(`drop ${first}`);
    expect(stageOf(night.game('1.1'))).toBe('over');
  });

  test('back again: the rounds away count as missed', () => {
    const back: NightCommand = { type: 'checkIn', entrant: { id: 'Ann', players: ['Ann'], as: 'guest' } };
    const night = openNight(10).do('draw, drop Ann, draw, draw', back);
    expect(night.state.entrants.find(({ id }) => id === 'Ann')).toMatchObject({
      missed: 2,
      leftBefore: undefined,
      as: 'guest',
    });
    night.do('draw');
    expect(night.state.drawn[3]?.pairs.flat()).toContain('Ann');
    // Away a second time, for one round: three in all.
    night.do('drop Ann, draw', back);
    expect(night.state.entrants.find(({ id }) => id === 'Ann')?.missed).toBe(3);
  });
});

describe('an odd field', () => {
  test('who sits out has a house game where the format says so', () => {
    const night = openNight(3, { odd: 'houseGame', bye: { points: 2, spread: 5 } }).do('draw');
    const idle = night.state.drawn[0]?.idle[0];
    const { places } = nightStandings(night.state);
    expect(places[0]?.card).toMatchObject({
      entrant: idle,
      lines: [{ kind: 'bye', game: '1.bye', round: 1, won: true, points: 2, spread: 5, final: true }],
    });
    const worthless = openNight(3, { odd: 'houseGame', bye: { points: 0, spread: 0 } }).do('draw');
    expect(nightStandings(worthless.state).places.flatMap(({ card }) => card.lines)).toMatchObject([
      { won: false },
    ]);
    const sitOut = openNight(3, { bye: { points: 2, spread: 5 } }).do('draw');
    expect(nightStandings(sitOut.state).places.flatMap(({ card }) => card.lines)).toEqual([]);
  });

  test('nobody: refused with the figures', () => {
    const night = openNight(11, { odd: 'nobody' });
    expect(night.refuses('draw')).toEqual({ code: 'oddField', players: 11, games: 9 });
    const even = openNight(10, { odd: 'nobody' }).do('draw');
    // Once the night has begun, it goes on with whoever is left.
    expect(ask(even.do('drop Ann'), 'draw')).toBeUndefined();
  });
});

describe('ties and pots', () => {
  test('a play-off counts among those who are level, and only them', () => {
    const night = openNight(4, { ties: ['points', 'playoff', 'cut'] });
    const tie = (by: 'playoff' | 'cut', ...order: readonly string[]): NightCommand => ({
      type: 'breakTie',
      by,
      order,
    });
    night.do('draw');
    const { entrants } = night.game('1.1');
    const others = NAMES.slice(0, 4).filter((name) => !entrants.includes(name)) as [string, string];
    night.do('correct 1.1');
    expect(night.refuses(tie('playoff', ...entrants))).toEqual({ code: 'notLevel', entrants });
    expect(ask(night, tie('playoff', others[0]))).toBe('notLevel');
    expect(ask(night, tie('playoff', others[0], others[0]))).toBe('notLevel');
    expect(night.refuses(tie('cut', 'Zoe', others[0]))).toEqual({ code: 'noEntrant', entrant: 'Zoe' });
    night.do(tie('playoff', entrants[1], others[1], others[0]));
    const { places } = nightStandings(night.state);
    expect(places.map(({ card }) => card.entrant)).toEqual([entrants[0], entrants[1], others[1], others[0]]);
    expect(places[1]?.decision?.step).toBe('playoff');
    // The play-off may be repeated; a cut comes after it and finds nobody level.
    expect(ask(night, tie('playoff', entrants[1], others[0], others[1]))).toBeUndefined();
    expect(ask(night, tie('cut', others[0], others[1]))).toBe('notLevel');
    const without = openNight(4, { ties: ['points'] });
    expect(ask(without, tie('playoff', 'Ann', 'Bob'))).toBe('notLevel');
  });

  test('pots are for those who are in them', () => {
    const night = openNight(4);
    const pot = (
      type: 'enterPot' | 'leavePot' | 'claimPot' | 'cutPot',
      name: string,
      entrant: string,
    ): NightCommand => ({
      type,
      pot: name,
      entrant,
    });
    expect(night.refuses(pot('enterPot', 'lottery', 'Ann'))).toMatchObject({ code: 'noPot', pot: 'lottery' });
    expect(ask(night, pot('enterPot', '24-hand', 'Zoe'))).toBe('noEntrant');
    expect(ask(night, pot('claimPot', '24-hand', 'Ann'))).toBe('noEntrant');
    night.do(pot('enterPot', '24-hand', 'Ann'), pot('claimPot', '24-hand', 'Ann'));
    expect(ask(night, pot('claimPot', '24-hand', 'Bob'))).toBe('noEntrant');
    expect(ask(night, pot('leavePot', '24-hand', 'Bob'))).toBe('noEntrant');
    expect(night.refuses(pot('cutPot', '24-hand', 'Ann'))).toEqual({
      code: 'noPot',
      pot: '24-hand',
      known: ['four-of-a-kind'],
    });
    expect(ask(night, pot('cutPot', 'four-of-a-kind', 'Ann'))).toBe('noEntrant');
    expect(night.state.pots).toEqual({ '24-hand': { entered: ['Ann'], claimed: ['Ann'], cut: undefined } });
    night.do(pot('leavePot', '24-hand', 'Ann'));
    expect(night.state.pots).toEqual({ '24-hand': { entered: [], claimed: [], cut: undefined } });
  });
});
