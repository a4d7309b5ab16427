// What anybody may see of a night, from check-in to the close. League.md E4 and E5: calls, running games, cards, standings.
import { describe, expect, test } from 'vitest';
import { formatOf } from '../format/presets.ts';
import { join, line, openNight, playing, report, signed, TestNight } from '../testing/night.ts';
import { type GameView, publicView } from './public.ts';

const gameOf = (night: TestNight, id: string): GameView => {
  const found = publicView(night.state).games.find(({ game }) => game === id);
  if (!found) throw new Error(`no game ${id}`);
  return found;
};

test('before the draw: who is there, and how many rounds it would be', () => {
  const night = openNight(11);
  expect(publicView(night.state)).toMatchObject({
    phase: 'open',
    id: 'n1',
    format: night.state.format,
    seed: null,
    drawn: 0,
    // League.md B1: eleven who sit out play ten rounds.
    rounds: 10,
    tables: ['1', '2', '3', '4', '5'],
    games: [],
    idle: [],
    paused: [],
    callable: [],
    provisional: false,
  });
});

test('no night has no rounds', () => {
  expect(publicView(new TestNight().state)).toMatchObject({ phase: 'none', id: '', rounds: 0, entrants: [] });
});

test('rounds: as they were planned, until somebody comes; none after the close', () => {
  const night = openNight(10).do('draw');
  expect(publicView(night.state)).toMatchObject({ drawn: 1, rounds: 9 });
  // Ten drawn in the first round, eleven from the second: everybody has nine games after eleven rounds.
  night.do(...join('Kit'));
  const late = publicView(night.state).rounds;
  expect(late).toBeGreaterThan(9);
  night.do('draw');
  expect(publicView(night.state)).toMatchObject({ drawn: 2, rounds: late });
  const reasons = Object.fromEntries(night.state.games.map(({ game }) => [game, 'power cut']));
  const short = openNight(10).do('draw, drop Ann');
  short.do({ type: 'close', reasons });
  // What nobody has planned will not be played either: the plan is the one of the draw.
  expect(publicView(short.state)).toMatchObject({ phase: 'closed', drawn: 1, rounds: 9 });
});

describe('people', () => {
  test('names of today, not those of the check-in; whoever leaves is still there', () => {
    const night = openNight(2).do(
      { type: 'changePlayer', player: { id: 'Bob', name: 'Robert', member: '17', club: 'Vineyard' } },
      'drop Bob',
    );
    expect(publicView(night.state).entrants).toEqual([
      { id: 'Ann', players: ['Ann'], as: 'member', names: ['Ann'], missed: 0, leftBefore: null },
      { id: 'Bob', players: ['Bob'], as: 'member', names: ['Robert'], missed: 0, leftBefore: 1 },
    ]);
  });

  test('partners have two names', () => {
    const night = new TestNight().do({ type: 'open', id: 'n', format: formatOf('red-carpet'), seed: 1 });
    for (const [id, name] of [
      ['p1', 'Ann'],
      ['p2', 'Bob'],
    ] as const)
      night.do({ type: 'addPlayer', player: { id, name, member: null, club: null } });
    night.do({ type: 'checkIn', entrant: { id: 'x', players: ['p1', 'p2'], as: 'guest' } });
    expect(publicView(night.state).entrants).toMatchObject([{ id: 'x', as: 'guest', names: ['Ann', 'Bob'] }]);
  });

  test('an odd field: who sits out, by round; a late one has missed rounds', () => {
    const night = openNight(3).do('draw', ...join('Kit'), 'draw');
    const { idle, entrants } = publicView(night.state);
    expect(idle).toEqual([night.state.drawn[0]?.idle, []]);
    expect(idle[0]).toHaveLength(1);
    expect(entrants.at(-1)).toMatchObject({ id: 'Kit', missed: 1 });
  });
});

describe('a game', () => {
  test('drawn: nothing is there yet', () => {
    const night = openNight(10).do('draw');
    expect(gameOf(night, '1.1')).toEqual({
      game: '1.1',
      round: 1,
      match: '1.1',
      leg: 1,
      entrants: night.game('1.1').entrants,
      table: null,
      stage: 'drawn',
      calledAt: null,
      seated: [false, false],
      outcome: null,
      revision: null,
      lines: null,
      entered: [null, null],
      signed: [null, null],
      disputedBy: null,
    });
    expect(publicView(night.state).callable[0]).toEqual({ game: '1.1', table: '1' });
  });

  test('called, seated, over, signed once, disputed', () => {
    const night = openNight(10).do('draw');
    night.now = 5000;
    night.do('call 1.1 2, sit 1.1 1');
    expect(gameOf(night, '1.1')).toMatchObject({
      table: '2',
      stage: 'called',
      calledAt: 5000,
      seated: [false, true],
    });
    night.do('sit 1.1 0');
    night.do({ type: 'report', report: report(night.game('1.1'), 90, { revision: 3 }) });
    night.do('sign 1.1 3 1 phone');
    expect(gameOf(night, '1.1')).toMatchObject({
      stage: 'signedOnce',
      outcome: { winner: 0, spread: 31, scores: [121, 90], ending: 'target' },
      revision: 3,
      lines: ['3 +31', '0 -31'],
      signed: [null, 'phone'],
      disputedBy: null,
    });
    night.do('dispute 1.1 0');
    expect(gameOf(night, '1.1')).toMatchObject({ stage: 'disputed', disputedBy: 0 });
    night.do('rule 1.1, dispute 1.1 1');
    expect(gameOf(night, '1.1')).toMatchObject({ disputedBy: 1 });
  });

  test('what the two have written on their cards, as points and spread in every format', () => {
    const night = playing(10, { total: 'pegged' }).do({
      type: 'enterCard',
      game: '1.1',
      side: 0,
      line: line('2 +08'),
      by: 'phone',
    });
    expect(gameOf(night, '1.1')).toMatchObject({ entered: ['2 +08', null], lines: null });
    night.do({ type: 'enterCard', game: '1.1', side: 1, line: line('X -9'), by: 'phone' });
    expect(gameOf(night, '1.1').entered).toEqual(['2 +08', '0 -09']);
    // Holes pegged are what a card adds up here.
    night.do('correct 1.1 8');
    expect(gameOf(night, '1.1')).toMatchObject({ lines: ['121', '113'], entered: ['2 +08', '0 -09'] });
  });

  test('a game that waits for a table is on deck; a paused round is not called', () => {
    const night = openNight(4).do(
      'draw',
      ...['2', '3', '4', '5'].map((table) => ({ type: 'removeTable', table }) as const),
    );
    expect(publicView(night.state).callable).toEqual([
      { game: '1.1', table: '1' },
      { game: '1.2', table: undefined },
    ]);
    night.do('pause 1');
    expect(publicView(night.state)).toMatchObject({ paused: [1], callable: [] });
  });
});

test('standings: the card as written, its lines, and what decided', () => {
  const night = playing(2, { games: 2, odd: 'houseGame', bye: { points: 2, spread: 0 } });
  const [winner, loser] = night.game('1.1').entrants;
  night.do('report 1.1 90');
  expect(publicView(night.state).provisional).toBe(true);
  night.do(...signed('1.1'));
  const { places, provisional, pots } = publicView(night.state);
  expect(provisional).toBe(false);
  const lineOf = (text: string, opponent: string) => ({
    game: '1.1',
    round: 1,
    text,
    opponent,
    counts: true,
    final: true,
  });
  const common = { games: 1, lines: expect.anything() };
  expect(places).toEqual([
    {
      ...common,
      rank: 1,
      entrant: winner,
      card: '3/1 +31',
      total: 3,
      wins: 1,
      net: 31,
      plus: 31,
      minus: 0,
      skunks: 1,
      ...{ points: 3, pegged: 121, lacked: 0 },
      decision: { above: winner, below: loser, step: 'points', figures: [3, 0] },
    },
    {
      ...common,
      rank: 2,
      entrant: loser,
      card: '0/0 -31',
      total: 0,
      wins: 0,
      net: -31,
      plus: 0,
      minus: 31,
      skunks: 0,
      ...{ points: 0, pegged: 90, lacked: 31 },
      decision: null,
    },
  ]);
  expect(places.map(({ lines }) => lines)).toEqual([[lineOf('3 +31', loser)], [lineOf('0 -31', winner)]]);
  expect(pots.map(({ name }) => name)).toContain('skunk-bank');
});

test('a house game is a line without an opponent', () => {
  const night = openNight(3, { odd: 'houseGame', bye: { points: 2, spread: 5 } }).do('draw');
  expect(publicView(night.state).places[0]).toMatchObject({
    entrant: night.state.drawn[0]?.idle[0],
    lines: [{ game: '1.bye', round: 1, text: '2 +05', opponent: null, counts: true, final: true }],
  });
});
