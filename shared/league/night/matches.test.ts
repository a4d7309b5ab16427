// Matches of several games and brackets in a night. Every figure by hand; the rules that are cited are the ACC's.
import { describe, expect, test } from 'vitest';
import type { MatchForm } from '../format/format.ts';
import { formatOf } from '../format/presets.ts';
import {
  ask,
  type FlatChanges,
  openNight,
  reason,
  report,
  signed,
  type TestNight,
  win,
  won,
} from '../testing/night.ts';
import { publicView } from '../view/public.ts';
import { deskTasks } from './desk.ts';
import { firstDealOf } from './rounds.ts';
import { nightStandings } from './standings.ts';
import type { NightGame } from './state.ts';

const bestOf = (games: number, more: Partial<MatchForm> = {}): MatchForm => ({
  games,
  all: false,
  firstDeal: 'cut',
  nextDeal: 'cut',
  sign: 'game',
  ...more,
});

/** A drawn knock-out of so many, its bracket drawn in the order in which they checked in. */
const knockout = (players: number, changes: FlatChanges = {}): TestNight =>
  openNight(players, {
    ...formatOf('knockout'),
    bracket: { order: 'halves', byes: 'seeds', third: false },
    name: 'test',
    ...changes,
  }).do('draw');

const games = ({ state }: TestNight): readonly string[] => state.games.map(({ game }) => game);

describe('best of three', () => {
  test('a second game comes after the first, a third where each has won one, and none after two wins', () => {
    const night = knockout(2);
    expect(games(night)).toEqual(['1.1']);
    night.do(...won('1.1', 0));
    expect(games(night)).toEqual(['1.1', '1.1-2']);
    night.do(...won('1.1-2', 1));
    expect(games(night)).toEqual(['1.1', '1.1-2', '1.1-3']);
    night.do(...won('1.1-3', 1));
    expect(games(night)).toEqual(['1.1', '1.1-2', '1.1-3']);
    expect(publicView(night.state).bracket?.rounds[0]?.[0]).toMatchObject({
      by: 'legs',
      winner: 'Bob',
      sides: [{ wins: 1 }, { wins: 2 }],
    });
  });

  test('a result that is not signed calls the next game, and decides nothing', () => {
    const night = knockout(2).do(...won('1.1', 0), {
      type: 'correct',
      game: '1.1-2',
      outcome: win(),
      reason,
    });
    expect(games(night)).toEqual(['1.1', '1.1-2']);
    expect(publicView(night.state).bracket?.rounds[0]?.[0]?.by).toBeNull();
  });

  test('a correction that leaves both with one win brings the third game, and takes it away again', () => {
    const night = knockout(2).do(...won('1.1', 0), {
      type: 'correct',
      game: '1.1-2',
      outcome: win(),
      reason,
    });
    night.do({ type: 'correct', game: '1.1-2', outcome: { ...win(), winner: 1 }, reason });
    expect(games(night)).toEqual(['1.1', '1.1-2', '1.1-3']);
    night.do({ type: 'correct', game: '1.1-2', outcome: win(), reason });
    expect(games(night)).toEqual(['1.1', '1.1-2']);
  });

  test('a void game is played again within its match', () => {
    const night = knockout(2).do('void 1.1');
    expect(games(night)).toEqual(['1.1', '1.1-2']);
    night.do(...won('1.1-2', 0), ...won('1.1-3', 0));
    expect(publicView(night.state).bracket?.rounds[0]?.[0]?.winner).toBe('Ann');
  });

  test('a void game that is opened again goes on, and the one in its place goes', () => {
    const night = knockout(2).do('void 1.1');
    expect(games(night)).toEqual(['1.1', '1.1-2']);
    expect(games(night.do('reopenGame 1.1'))).toEqual(['1.1']);
    night.do('void 1.1', ...won('1.1-2', 0));
    expect(night.refuses('reopenGame 1.1')).toEqual({ code: 'playedOn', games: ['1.1-2'] });
  });

  test('a match signed once on paper: the last signatures are for all its games', () => {
    const night = knockout(2, { match: bestOf(3, { sign: 'match' }) });
    night.do(
      { type: 'correct', game: '1.1', outcome: win(), reason },
      { type: 'correct', game: '1.1-2', outcome: win(), reason },
      ...signed('1.1-2'),
    );
    expect(night.state.games.map(({ signatures }) => signatures)).toEqual([
      ['board', 'board'],
      ['board', 'board'],
    ]);
  });

  test.each([
    ['loser', [1, 0]],
    ['alternates', [1, 0]],
    ['cut', [null, null]],
  ] as const)('who deals first in games 2 and 3: %s', (nextDeal, dealers) => {
    const night = knockout(2, { match: bestOf(3, { nextDeal }) });
    night.do('call 1.1 1', { type: 'report', report: report(night.game('1.1'), 100, { firstDeal: 0 }) });
    night.do(...won('1.1-2', 1));
    expect(['1.1-2', '1.1-3'].map((game) => firstDealOf(night.state, game))).toEqual(dealers);
  });

  test('it stays at its table, which nobody else is given meanwhile', () => {
    const night = knockout(4).do('removeTable 3, removeTable 4, removeTable 5');
    night.do('call 1.1 2, call 1.2 1', ...won('1.1', 0));
    expect(publicView(night.state).callable).toEqual([{ game: '1.1-2', table: '2' }]);
  });
});

test('in a rotation, all games of a match stand on the card', () => {
  const night = openNight(2, { games: 2, match: bestOf(3, { all: true }) }).do('draw');
  night.do(...won('1.1', 0), ...won('1.1-2', 0), ...won('1.1-3', 1));
  expect(games(night)).toEqual(['1.1', '1.1-2', '1.1-3']);
  const { entrants } = night.game('1.1');
  expect(nightStandings(night.state).places.map(({ card }) => [card.entrant, card.totals.points])).toEqual([
    [entrants[0], 4],
    [entrants[1], 2],
  ]);
});

describe('a bracket', () => {
  test('byes go to the best seeds, and the next match waits for both of its two', () => {
    const night = knockout(5, { match: bestOf(1) });
    // Of 8 places 3 are empty: seeds 1 to 3 have byes, and meet as soon as both are there.
    expect(night.state.games.map(({ game, entrants }) => [game, entrants])).toEqual([
      ['1.2', ['Dot', 'Eve']],
      ['2.2', ['Bob', 'Cid']],
    ]);
    night.do(...won('1.2', 1));
    expect(night.game('2.1').entrants).toEqual(['Ann', 'Eve']);
  });

  test('who goes home loses the match that waits, or the next one; what they had won stands', () => {
    const night = knockout(4, { match: bestOf(1) }).do({ type: 'drop', entrant: 'Ann', reason });
    const first = () => publicView(night.state).bracket?.rounds[0]?.[0];
    expect(first()).toMatchObject({ by: 'walkover', winner: 'Dot' });
    night.do({ type: 'drop', entrant: 'Dot', reason });
    expect(first()).toMatchObject({ by: 'walkover', winner: 'Dot' });
    night.do(...won('1.2', 0));
    const [final] = publicView(night.state).bracket?.rounds[1] ?? [];
    expect(final).toMatchObject({ by: 'walkover', winner: night.game('1.2').entrants[0] });
  });

  // A player had a walkover, lost the next match and went home: that made a double walkover of the first, and nobody of the next.
  test('a match that is over stays over, though both of its two have gone home', () => {
    const night = knockout(4, { match: bestOf(1) }).do({ type: 'drop', entrant: 'Ann', reason });
    night.do(...won('1.2', 0), ...won('2.1', 1), { type: 'drop', entrant: 'Dot', reason });
    const [, [final] = []] = publicView(night.state).bracket?.rounds ?? [];
    expect(final).toMatchObject({ by: 'legs', winner: night.game('1.2').entrants[0] });
  });

  test('who went home by mistake is checked in again, and the match opened', () => {
    const night = knockout(4, { match: bestOf(1) }).do({ type: 'drop', entrant: 'Ann', reason });
    const reopened = { type: 'reopenMatch', match: '1.1', reason } as const;
    expect(night.refuses(reopened)).toEqual({ code: 'droppedOut', entrant: 'Ann' });
    night.do({ type: 'checkIn', entrant: { id: 'Ann', players: ['Ann'], as: 'member' } }, reopened);
    expect(night.game('1.1').entrants).toEqual(['Ann', 'Dot']);
  });

  test('the desk gives a match away: a walkover, retired after a game, nobody there', () => {
    const night = knockout(4);
    night.do(...won('1.2', 0), { type: 'ruleMatch', match: '1.1', winner: null, reason });
    night.do({ type: 'ruleMatch', match: '1.2', winner: 'Cid', reason });
    const view = publicView(night.state);
    expect(view.bracket?.rounds[0]?.map(({ by, winner }) => [by, winner])).toEqual([
      ['doubleWalkover', null],
      ['retired', 'Cid'],
    ]);
    expect(view.bracket?.rounds[1]?.[0]).toMatchObject({ by: 'bye', winner: 'Cid' });
    expect(ask(night, { type: 'ruleMatch', match: '1.2', winner: 'Bob', reason })).toBe('noMatch');
    expect(ask(night, { type: 'ruleMatch', match: '2.1', winner: 'Bob', reason })).toBe('noMatch');
  });

  test('what was played on the strength of a match is named, and undone with one reason', () => {
    const night = knockout(4, { match: bestOf(1) });
    night.do(...won('1.1', 0), ...won('1.2', 0), ...won('2.1', 0));
    expect(night.refuses('reopenGame 1.1')).toEqual({ code: 'playedOn', games: ['2.1'] });
    night.do({ type: 'reopenMatch', match: '1.1', reason });
    expect(games(night)).toEqual(['1.1', '1.2']);
    night.do({ type: 'correct', game: '1.1', outcome: { ...win(), winner: 1 }, reason }, ...signed('1.1', 2));
    expect(night.game('2.1').entrants).toEqual([
      night.game('1.1').entrants[1],
      night.game('1.2').entrants[0],
    ]);
  });

  // The next match was begun, and kept the games of the player who was not in it any more.
  test('a match that is begun was played on the strength of those before it', () => {
    const night = knockout(4);
    for (const match of ['1.1', '1.2']) night.do(...won(match, 0), ...won(`${match}-2`, 0));
    night.do(...won('2.1', 0));
    expect(night.refuses('reopenGame 1.1-2')).toEqual({ code: 'playedOn', games: ['2.1'] });
    night.do({ type: 'reopenMatch', match: '1.1', reason });
    expect(games(night)).toEqual(['1.1', '1.1-2', '1.2', '1.2-2']);
  });

  test('the match for the third place is undone with the semi-final that it stands on', () => {
    const night = knockout(8, { match: bestOf(1), bracket: { order: 'acc', byes: 'seeds', third: true } });
    for (const game of ['1.1', '1.2', '1.3', '1.4', '2.1', '2.2', '0.1']) night.do(...won(game, 0));
    expect(night.refuses('reopenGame 1.1')).toEqual({ code: 'playedOn', games: ['0.1', '2.1'] });
  });

  test('nobody joins it once it is drawn, and a draw is taken back as long as nothing is played', () => {
    const night = knockout(4).do('reopenRound');
    expect(games(night)).toEqual([]);
    night.do('checkOut Dot', 'draw');
    expect(ask(night, { type: 'checkIn', entrant: { id: 'Dot', players: ['Dot'], as: 'member' } })).toBe(
      'bracketDrawn',
    );
    night.do(...won('1.2', 0));
    expect(ask(night, 'reopenRound')).toBe('playedOn');
  });

  test('the order at the end: winner, runner-up, the match for the third place, and the others level', () => {
    const night = knockout(8, { match: bestOf(1), bracket: { order: 'acc', byes: 'seeds', third: true } });
    for (const game of ['1.1', '1.2', '1.3', '1.4', '2.1', '2.2', '3.1', '0.1']) night.do(...won(game, 0));
    const places = nightStandings(night.state).places.map(({ rank, card }) => `${rank} ${card.entrant}`);
    // ACC's chart of 8 has 1 8, 4 5, 3 6, 2 7 down the page; each first one wins.
    expect(places).toEqual(['1 Ann', '2 Cid', '3 Dot', '4 Bob', '5 Eve', '5 Fay', '5 Gus', '5 Hal']);
  });

  // On paper nobody sits down but by the desk's word, which is given once.
  test.each([
    ['where boards show who is there', (game: string) => [`sit ${game} 0`]],
    ['on paper', () => []],
  ])('13.1: a match of five is forfeited a game at a time, from one clock: %s', (_, seats) => {
    const night = knockout(2, { match: bestOf(5), warnAfter: 2, forfeitAfter: 5, forfeitAgain: 15 });
    night.do('call 1.1 1');
    expect(deskTasks(night.state, 60 * 60_000)).toEqual([]);
    night.do('sit 1.1 0');
    const offered = (seconds: number) =>
      deskTasks(night.state, seconds * 1000).flatMap((task) =>
        task.code === 'chairEmpty' && task.forfeit ? [task.game] : [],
      );
    expect([offered(4 * 60 + 59), offered(5 * 60)]).toEqual([[], ['1.1']]);
    night.now = 5 * 60_000;
    night.do('forfeit 1.1 1, call 1.1-2 1', ...seats('1.1-2'));
    expect([offered(19 * 60 + 59), offered(20 * 60)]).toEqual([[], ['1.1-2']]);
    night.now = 20 * 60_000;
    night.do('forfeit 1.1-2 1, call 1.1-3 1', ...seats('1.1-3'));
    expect([offered(34 * 60 + 59), offered(35 * 60)]).toEqual([[], ['1.1-3']]);
    night.do('forfeit 1.1-3 1');
    expect(publicView(night.state).bracket?.rounds[0]?.[0]).toMatchObject({ by: 'legs', winner: 'Ann' });
  });

  // The desk was offered the next game for the late player, against the one who had waited.
  test('13.1: the late player comes and says so on a phone: nobody is late for the next game', () => {
    const night = knockout(2, { match: bestOf(5), warnAfter: 2, forfeitAfter: 5, forfeitAgain: 15 });
    night.do('call 1.1 1, sit 1.1 0');
    night.now = 5 * 60_000;
    night.do('forfeit 1.1 1, call 1.1-2 1, sit 1.1-2 1');
    expect(deskTasks(night.state, 60 * 60_000)).toEqual([]);
  });
});

// Bury plays 5 legs at each of 3 tables and counts half a point a leg (league-next.md 5.1). A night has no bonus of 2 for the match.
test('half points: 8 legs to 7 are 4 and 3½', () => {
  const night = openNight(2, {
    scoring: { per: 2, win: [1], loss: 0, skunks: [] },
    schedule: { games: 1 },
    match: { games: 15, all: true },
    ties: ['points'],
  }).do('draw');
  for (let leg = 1; leg <= 15; leg++) {
    const { game, entrants } = night.state.games.at(-1) as NightGame;
    const ann = entrants.indexOf('Ann') as 0 | 1;
    night.do(...won(game, leg % 2 === 1 ? ann : ann === 0 ? 1 : 0));
  }
  expect(nightStandings(night.state).places.map(({ card }) => card.totals.points)).toEqual([8, 7]);
  const { places } = publicView(night.state);
  expect(places.map(({ card, total, lines }) => [card, total, lines[0]?.text])).toEqual([
    ['4/8 +10', 4, '½ +10'],
    ['3½/7 -10', 3.5, '0 -10'],
  ]);
  expect(places[0]?.decision).toMatchObject({ step: 'points', figures: [4, 3.5] });
});
