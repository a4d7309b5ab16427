// Matches of several games, brackets and the cut in a night. Every figure by hand; the rules that are cited are the ACC's.
import { describe, expect, test } from 'vitest';
import type { MatchForm, StageForm } from '../format/format.ts';
import { changed } from '../format/parts.ts';
import { formatOf } from '../format/presets.ts';
import {
  ask,
  type FlatChanges,
  format,
  NAMES,
  openNight,
  reason,
  report,
  signed,
  type TestNight,
  win,
} from '../testing/night.ts';
import { publicView } from '../view/public.ts';
import type { NightCommand } from './command.ts';
import { deskTasks } from './desk.ts';
import { nightOf } from './evolve.ts';
import { inEvent } from './rooms.ts';
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

/** A side wins a game of its match, and both sign. */
const won = (game: string, side: 0 | 1, spread = 10): readonly NightCommand[] => [
  { type: 'correct', game, outcome: { ...win(spread), winner: side }, reason },
  { type: 'sign', game, revision: 1, side: 0, by: 'desk' },
  { type: 'sign', game, revision: 1, side: 1, by: 'desk' },
];

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

describe('a weekend', () => {
  const stages = formatOf('acc-main-12').stages;
  /** Eight play one round; the first of each two wins, by ever fewer holes. */
  const qualified = (): TestNight => {
    const night = openNight(8, { ...formatOf('acc-main-12'), name: 'test', games: 1, rotation: 'circle' });
    night.do(
      { type: 'settleForfeits', win: { points: 2, spread: 0 }, loss: { points: 0, spread: 0 } },
      'draw',
    );
    for (const [at, { game }] of night.state.games.entries()) night.do(...won(game, 0, 30 - at));
    return night;
  };

  test('the cut freezes the best quarter, and names the high non-qualifier', () => {
    const night = qualified();
    const order = nightStandings(night.state).places.map(({ card }) => card.entrant);
    night.do({ type: 'cut', stage: 'P' });
    const playoffs = inEvent(night.state, 'P');
    expect([playoffs.seeds, playoffs.reserve]).toEqual([order.slice(0, 2), order[2]]);
    expect(playoffs.games.map(({ game, entrants }) => [game, entrants])).toEqual([
      ['P1.1', order.slice(0, 2)],
    ]);
    expect(publicView(night.state).stages.map(({ id, opened, field }) => [id, opened, field])).toEqual([
      ['P', true, order.slice(0, 2)],
      ['C', false, order.slice(2)],
      ['Q', false, []],
    ]);
  });

  test('it waits for open games and for those who are level across the line', () => {
    const night = qualified();
    const [last] = night.state.games.slice(-1);
    night.do(`reopenGame ${last?.game}`);
    expect(night.refuses({ type: 'cut', stage: 'P' })).toEqual({ code: 'gamesOpen', games: [last?.game] });
    const level = openNight(8, { ...formatOf('acc-main-12'), name: 'test', games: 1, rotation: 'circle' }).do(
      'draw',
    );
    for (const { game } of level.state.games) level.do(...won(game, 0));
    const winners = level.state.games.map(({ entrants }) => entrants[0]);
    expect(level.refuses({ type: 'cut', stage: 'P' })).toMatchObject({ code: 'levelAtCut' });
    level.do({ type: 'breakTie', by: 'playoff', order: winners }, { type: 'cut', stage: 'P' });
    expect(inEvent(level.state, 'P').seeds).toEqual(winners.slice(0, 2));
  });

  // It opened the play-offs, with nobody in them or in the order of the check-in.
  test('no cut is made before a round is drawn, or where 1 player would go on', () => {
    const four = openNight(4, { ...formatOf('acc-main-12'), name: 'test', games: 1, rotation: 'circle' });
    expect(four.refuses({ type: 'cut', stage: 'P' })).toEqual({ code: 'notDrawn', round: 1 });
    expect(four.refuses({ type: 'cut', stage: 'C' })).toEqual({ code: 'notDrawn', round: 1 });
    four.do('draw');
    for (const [at, { game }] of four.state.games.entries()) four.do(...won(game, 0, 30 - at));
    expect(four.refuses({ type: 'cut', stage: 'P' })).toEqual({ code: 'fewAtCut', players: 1 });
  });

  test('a correction after the cut says that the field would be another one, and the cut is made again', () => {
    const night = qualified().do({ type: 'cut', stage: 'P' });
    const [second] = night.state.games.slice(1);
    night.do(`reopenGame ${second?.game}`, {
      type: 'correct',
      game: second?.game ?? '',
      outcome: { ...win(2), winner: 0 },
      reason,
    });
    night.do(...signed(second?.game ?? '', 2));
    expect(deskTasks(night.state, 0)).toContainEqual({ code: 'fieldMoved', stage: 'P', played: false });
    night.do({ type: 'cut', stage: 'P' });
    expect(deskTasks(night.state, 0).map(({ code }) => code)).not.toContain('fieldMoved');
    night.do(...won('P1.1', 0));
    expect(night.refuses({ type: 'cut', stage: 'P' })).toEqual({ code: 'playedOn', games: ['P1.1'] });
  });

  // The cut made again forgot it, and who had gone home was back.
  test('a cut is not made again once a match of its bracket is decided without games', () => {
    const night = qualified().do({ type: 'cut', stage: 'P' });
    const [winner = ''] = inEvent(night.state, 'P').seeds;
    night.do({ type: 'ruleMatch', event: 'P', match: '1.1', winner, reason });
    expect(night.refuses({ type: 'cut', stage: 'P' })).toEqual({ code: 'playedOn', games: ['P1.1'] });
    expect(night.refuses({ type: 'reopenRound', event: 'P', reason })).toEqual({
      code: 'playedOn',
      games: ['P1.1'],
    });
    night.do({ type: 'reopenMatch', event: 'P', match: '1.1', reason }, { type: 'cut', stage: 'P' });
    expect(inEvent(night.state, 'P').rulings).toEqual([]);
  });

  // A draw by lot was taken for another field, and the desk was asked to look at it all night.
  test('a bracket that is drawn by lot has the field of its cut', () => {
    const [playoffs] = stages;
    const lot = { schedule: { order: 'drawn' } } as const;
    const half = { ...playoffs, from: [{ event: '', take: { first: 4 } }] } as StageForm;
    const night = openNight(8, {
      ...formatOf('acc-main-12'),
      ...{ name: 'test', games: 1, rotation: 'circle' },
      stages: [{ ...half, format: changed(half.format, lot) }],
    }).do('draw');
    for (const [at, { game }] of night.state.games.entries()) night.do(...won(game, 0, 30 - at));
    night.do({ type: 'cut', stage: 'P' }, { type: 'draw', event: 'P' });
    const { seeds, entrants } = inEvent(night.state, 'P');
    expect(seeds).not.toEqual(entrants.map(({ id }) => id));
    expect(deskTasks(night.state, 0)).toEqual([]);
  });

  test('the consolation asks: those who did not qualify, and first losers when they come', () => {
    const night = qualified().do({ type: 'cut', stage: 'P' }, { type: 'cut', stage: 'C' });
    const rest = publicView(night.state).stages[1]?.field ?? [];
    expect([rest.length, inEvent(night.state, 'C').entrants]).toEqual([6, []]);
    for (const id of rest.slice(0, 4))
      night.do({ type: 'checkIn', event: 'C', entrant: { id, players: [id], as: 'member' } });
    night.do({ type: 'draw', event: 'C' });
    expect(inEvent(night.state, 'C').games.map(({ game }) => game)).toEqual(['C1.1', 'C1.2']);
    expect(stages.map(({ id }) => id)).toEqual(['P', 'C', 'Q']);
  });

  test('the consolation takes nobody who is in the play-offs still, and offers no place to who has gone home', () => {
    const night = qualified().do({ type: 'cut', stage: 'P' }, { type: 'cut', stage: 'C' });
    const enter = (id: string): NightCommand => ({
      type: 'checkIn',
      event: 'C',
      entrant: { id, players: [id], as: 'member' },
    });
    const [finalist = '', other = ''] = inEvent(night.state, 'P').seeds;
    expect(night.refuses(enter(finalist))).toEqual({ code: 'notEligible', player: finalist });
    const [first = '', ...others] = publicView(night.state).stages[1]?.field ?? [];
    night.do({ type: 'drop', entrant: first, reason });
    expect(publicView(night.state).stages[1]?.field).toEqual(others);
    night.do(...won('P1.1', 0), ...won('P1.1-2', 0), ...won('P1.1-3', 0), enter(other));
    expect(inEvent(night.state, 'C').entrants.map(({ id }) => id)).toEqual([other]);
  });

  // The second cut sent home everybody who had entered.
  test('its cut made again keeps who has entered, but for those who qualify now', () => {
    const night = qualified().do({ type: 'cut', stage: 'P' }, { type: 'cut', stage: 'C' });
    const [first] = night.state.games;
    const [winner, loser] = first?.entrants ?? ['', ''];
    const entered = (publicView(night.state).stages[1]?.field ?? []).filter((id) => id !== winner);
    for (const id of entered)
      night.do({ type: 'checkIn', event: 'C', entrant: { id, players: [id], as: 'member' } });
    const game = first?.game ?? '';
    night.do(`reopenGame ${game}`, {
      type: 'correct',
      game,
      outcome: { ...win(30), winner: 1 },
      reason,
    });
    night.do(...signed(game, 2), { type: 'cut', stage: 'P' }, { type: 'cut', stage: 'C' });
    expect(inEvent(night.state, 'P').seeds).toContain(loser);
    expect(inEvent(night.state, 'C').entrants.map(({ id }) => id)).toEqual(
      entered.filter((id) => id !== loser),
    );
  });

  // The line of the consolation was drawn anew: it offered a place to a player of the play-offs, and none to the one who came before.
  test('a correction after the cut changes nobody between the play-offs and the consolation', () => {
    const night = qualified().do({ type: 'cut', stage: 'P' }, ...won('P1.1', 0));
    const [first] = night.state.games;
    night.do(`reopenGame ${first?.game}`, {
      type: 'correct',
      game: first?.game ?? '',
      outcome: { ...win(30), winner: 1 },
      reason,
    });
    night.do(...signed(first?.game ?? '', 2));
    const inPlayoffs = inEvent(night.state, 'P').seeds;
    const rest = publicView(night.state).stages[1]?.field ?? [];
    const others = night.state.entrants.map(({ id }) => id).filter((id) => !inPlayoffs.includes(id));
    expect(rest.toSorted()).toEqual(others.toSorted());
  });

  test('nobody is called twice, and tables go by rank', () => {
    const night = qualified().do({ type: 'cut', stage: 'P' });
    night.do('removeTable 2, removeTable 3, removeTable 4, removeTable 5');
    const field = inEvent(night.state, 'P').seeds;
    night.do({ type: 'openEvent', id: 'S', name: 'satellite', format: format({ games: 1 }) });
    for (const id of NAMES.slice(0, 8))
      night.do({ type: 'checkIn', event: 'S', entrant: { id, players: [id], as: 'member' } });
    night.do({ type: 'draw', event: 'S' });
    const own = inEvent(night.state, 'S').games.find(({ entrants }) =>
      entrants.some((id) => field.includes(id)),
    );
    expect(publicView(night.state).callable[0]).toEqual({ game: 'P1.1', table: '1' });
    night.do('call P1.1 1', 'addTable 2');
    expect(ask(night, `call ${own?.game} 2`)).toBe('entrantBusy');
    expect(publicView(night.state).callable.map(({ game }) => game)).not.toContain(own?.game);
    night.do({ type: 'rankEvents', order: ['S', 'P', ''] });
    expect(night.state.events.map(({ event }) => event)).toEqual(['S', 'P']);
  });

  test('the events make the same night again', () => {
    const night = qualified().do({ type: 'cut', stage: 'P' }, ...won('P1.1', 0), ...won('P1.1-2', 1));
    expect(nightOf(night.events)).toEqual(night.state);
    expect(JSON.parse(JSON.stringify(nightOf(night.events)))).toEqual(
      JSON.parse(JSON.stringify(night.state)),
    );
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
