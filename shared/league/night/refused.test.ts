// Every refusal of a night, and whom it is about.
import { describe, expect, test } from 'vitest';
import { formatOf } from '../format/presets.ts';
import {
  ask,
  format,
  join,
  line,
  NAMES,
  openNight,
  over,
  playing,
  reason,
  report,
  signed,
  TestNight,
  win,
} from '../testing/night.ts';
import { everybodyIn, withFullNames } from '../view/names.ts';
import { publicView } from '../view/public.ts';
import type { NightCommand } from './command.ts';
import { actNight } from './decide.ts';
import { NO_NIGHT } from './state.ts';

const person = (id: string, name: string) => ({ id, name, member: null, club: null });

describe('refused', () => {
  const night = (): TestNight => over(10, { forfeitWin: null });
  // The code, then its figures.
  test.each<[refusal: string, command: NightCommand]>([
    ['nightOpen', { type: 'open', id: 'n2', format: format(), seed: 1 }],
    ['idTaken Ann', { type: 'addPlayer', player: person('Ann', 'Ann') }],
    ['badPersonName  ', { type: 'addPlayer', player: person('x', ' ') }],
    [`badPersonName ${'x'.repeat(81)}`, { type: 'addPlayer', player: person('x', 'x'.repeat(81)) }],
    [
      `badShortName ${'y'.repeat(21)} 20`,
      { type: 'addPlayer', player: { ...person('x', 'x'), short: 'y'.repeat(21) } },
    ],
    [
      `badPersonName ${'y'.repeat(81)}`,
      { type: 'addPlayer', player: { ...person('x', 'x'), surname: 'y'.repeat(81) } },
    ],
    ['noPlayer Zoe', { type: 'removePlayer', player: 'Zoe' }],
    ['stillHere Ann', { type: 'removePlayer', player: 'Ann' }],
    ['noPlayer Zoe', { type: 'changePlayer', player: person('Zoe', 'Zoe') }],
    ['badPersonName ', { type: 'changePlayer', player: person('Ann', '') }],
    ['noPlayer Zoe', { type: 'merge', from: 'Zoe', into: 'Ann' }],
    ['noPlayer Zoe', { type: 'merge', from: 'Ann', into: 'Zoe' }],
    ['inPlay Ann', { type: 'merge', from: 'Ann', into: 'Bob' }],
    ['inPlay Ann', { type: 'merge', from: 'Ann', into: 'Ann' }],
    ['wrongStage 1.1 over', { type: 'enterCard', game: '1.1', side: 0, line: line('2 +08'), by: 'desk' }],
    ['partners 1 2', { type: 'checkIn', entrant: { id: 'x', players: ['Ann', 'Bob'], as: 'member' } }],
    ['noPlayer Zoe', { type: 'checkIn', entrant: { id: 'x', players: ['Zoe'], as: 'member' } }],
    ['checkedIn Ann', { type: 'checkIn', entrant: { id: 'x', players: ['Ann'], as: 'member' } }],
    ['checkedIn Ann', { type: 'checkIn', entrant: { id: 'Ann', players: ['Ann'], as: 'guest' } }],
    ['idTaken Ann', { type: 'checkIn', entrant: { id: 'Ann', players: ['Bob'], as: 'member' } }],
    ['noEntrant Zoe', { type: 'checkOut', entrant: 'Zoe' }],
    ['inPlay Ann', { type: 'checkOut', entrant: 'Ann' }],
    ['idTaken 1', { type: 'addTable', table: '1' }],
    ['noTable 9', { type: 'removeTable', table: '9' }],
    ['roundBegun 1', { type: 'reopenRound', reason }],
    ['reasonWanted', { type: 'reopenRound', reason: ' ' }],
    ['notDrawn 0', { type: 'pause', round: 0 }],
    ['notDrawn 2', { type: 'pause', round: 2 }],
    ['notDrawn 1', { type: 'resume', round: 1 }],
    ['noGame 9.1', { type: 'call', game: '9.1', table: '1' }],
    ['noTable 9', { type: 'call', game: '1.2', table: '9' }],
    ['wrongStage 1.1 over', { type: 'call', game: '1.1', table: '2' }],
    ['noGame 9.1', { type: 'sit', game: '9.1', side: 0 }],
    ['notCalled 1.2', { type: 'sit', game: '1.2', side: 0 }],
    ['wrongStage 1.2 drawn', { type: 'sign', game: '1.2', revision: 1, side: 0, by: 'desk' }],
    ['noGame 9.2', { type: 'sign', game: '9.2', revision: 1, side: 0, by: 'desk' }],
    ['wrongStage 1.2 drawn', { type: 'dispute', game: '1.2', side: 0 }],
    ['noGame 9.2', { type: 'dispute', game: '9.2', side: 0 }],
    ['wrongStage 1.1 over', { type: 'rule', game: '1.1', reason }],
    ['noGame 9.1', { type: 'rule', game: '9.1', reason }],
    ['noGame 9.1', { type: 'correct', game: '9.1', outcome: win(), reason }],
    ['badOutcome 121 margin 0', { type: 'correct', game: '1.2', outcome: win(0), reason }],
    ['wrongStage 1.2 drawn', { type: 'swapSides', game: '1.2', reason }],
    ['noGame 9.2', { type: 'swapSides', game: '9.2', reason }],
    ['unsettled forfeitWin', { type: 'forfeit', game: '1.2', loser: 0, reason }],
    ['noGame 9.2', { type: 'forfeit', game: '9.2', loser: 0, reason }],
    ['noGame 9.2', { type: 'void', game: '9.2', reason }],
    ['wrongStage 1.1 over', { type: 'reopenGame', game: '1.1', reason }],
    ['wrongStage 1.1 over', { type: 'check', game: '1.1' }],
    ['noEntrant Zoe', { type: 'drop', entrant: 'Zoe', reason }],
    ['noGame 9.1', { type: 'enterCard', game: '9.1', side: 0, line: line('2 +08'), by: 'desk' }],
    ['nightOpen', { type: 'reopen', reason }],
    ['gamesOpen 1.2,1.3,1.4,1.5', { type: 'close', reasons: { '1.1': 'x', '1.2': ' ' } }],
  ])('%s: %j', (refusal, command) => {
    expect(Object.values(night().refuses(command) ?? {}).join(' ')).toBe(refusal);
  });

  test('figures of a forfeit that no card has room for', () => {
    const figures = { points: 2, spread: 10 };
    expect(
      night().refuses({ type: 'settleForfeits', win: figures, loss: { ...figures, spread: 1_000 } }),
    ).toMatchObject({ code: 'badFormat', field: 'attendance.forfeitLoss.spread', value: '1000' });
  });

  test('half the figures of a forfeit', () => {
    const half = playing(4, { forfeitWin: { points: 2, spread: 0 } });
    expect(half.refuses('forfeit 1.1 0')).toEqual({
      code: 'unsettled',
      field: 'forfeitLoss',
    });
  });

  test('what is final is the desk’s to reopen', () => {
    const final = over().do(...signed('1.1'));
    const commands: readonly NightCommand[] = [
      { type: 'dispute', game: '1.1', side: 0 },
      { type: 'correct', game: '1.1', outcome: win(), reason },
      { type: 'swapSides', game: '1.1', reason },
      { type: 'forfeit', game: '1.1', loser: 0, reason },
      { type: 'void', game: '1.1', reason },
    ];
    expect(commands.map((command) => ask(final, command))).toEqual(Array(5).fill('finalResult'));
    final.do({
      type: 'report',
      report: report(final.game('1.1'), 90, { game: null, id: { journal: 'z', game: 1 } }),
    });
    expect(ask(final, { type: 'settleAside', index: 0, into: '1.1', reason })).toBe('finalResult');
    expect(ask(final, { type: 'settleAside', index: 0, into: '9.1', reason })).toBe('noGame');
    expect(final.refuses({ type: 'settleAside', index: 0, into: '1.2', reason })).toBeUndefined();
  });

  test('somebody or some table that plays', () => {
    const busy = playing().do('draw');
    const [a] = busy.game('1.1').entrants;
    const next = busy.state.games.find(({ round, entrants }) => round === 2 && entrants.includes(a));
    expect(busy.refuses(`call ${next?.game} 2`)).toEqual({
      code: 'entrantBusy',
      entrant: a,
      game: '1.1',
    });
    expect(busy.refuses('call 1.2 1')).toEqual({
      code: 'tableBusy',
      table: '1',
      game: '1.1',
    });
    expect(busy.refuses('removeTable 1')).toEqual({
      code: 'tableBusy',
      table: '1',
      game: '1.1',
    });
    busy.do('removeTable 2');
    expect(busy.state.tables).toEqual(['1', '3', '4', '5']);
    expect(ask(busy, 'sit 1.1 0')).toBeUndefined();
    expect(ask(busy, 'call 1.1 3')).toBe('wrongStage');
    const called = openNight(4).do('draw, call 1.1 1');
    called.do('sit 1.1 0, call 1.1 3');
    expect(called.game('1.1')).toMatchObject({ table: '3', seated: [false, false] });
  });

  test('a paused round is not called, and not paused again', () => {
    const paused = openNight(4).do('draw, pause 1');
    expect(paused.refuses('call 1.1 1')).toEqual({
      code: 'roundPaused',
      round: 1,
    });
    expect(ask(paused, 'pause 1')).toBe('roundPaused');
    paused.do('resume 1');
    expect(ask(paused, 'call 1.1 1')).toBeUndefined();
  });

  test('a round is taken back until it has a result, and drawn again with whoever came', () => {
    const night = openNight(4);
    expect(night.refuses('reopenRound')).toEqual({ code: 'notDrawn', round: 1 });
    night.do('draw, draw, call 2.1 1, reopenRound');
    expect(night.state.drawn).toHaveLength(1);
    expect(night.state.games.map(({ game }) => game)).toEqual(['1.1', '1.2']);
    night.do(...join('Eve', 'Fay'), 'draw');
    expect(night.state.drawn[1]?.pairs).toHaveLength(3);
    expect(night.rebuilt()).toEqual(night.state);
  });

  test('with the same field the same round comes again, and those after it', () => {
    const night = openNight(10).do('draw, draw');
    const { drawn, planned } = night.state;
    night.do('reopenRound, draw');
    expect([night.state.drawn, night.state.planned]).toEqual([drawn, planned]);
    night.do('reopenRound, reopenRound, draw, draw');
    expect([night.state.drawn, night.state.planned]).toEqual([drawn, planned]);
  });

  test('what has begun in the round before is not in the way', () => {
    const night = over(4).do('draw, reopenRound');
    expect(night.state.games.map(({ game }) => game)).toEqual(['1.1', '1.2']);
  });

  test('of two paused rounds one goes on', () => {
    const night = openNight(4).do('draw, draw');
    night.do('pause 1, pause 2, resume 1');
    expect(night.state.paused).toEqual([2]);
  });

  test('who did not sit while it was played does not sit after it', () => {
    const night = openNight(4).do('draw, call 1.1 1');
    night.do('correct 1.1');
    expect(night.refuses('sit 1.1 0')).toEqual({
      code: 'wrongStage',
      game: '1.1',
      stage: 'over',
    });
  });

  test('before and after a night', () => {
    const none = new TestNight();
    expect(none.refuses('draw')).toEqual({ code: 'noNight' });
    expect(none.refuses('reopen')).toEqual({ code: 'noNight' });
    expect(none.refuses({ type: 'open', id: 'n', format: format({ games: 0 }), seed: 1 })).toMatchObject({
      code: 'badFormat',
      field: 'schedule.games',
    });
    none.do({ type: 'addPlayer', player: person('Zoe', '  Zoe ') });
    expect(none.state.players).toEqual([person('Zoe', 'Zoe')]);
    none.do({ type: 'open', id: 'n', format: format(), seed: 1 }, { type: 'close', reasons: {} });
    expect(none.refuses('draw')).toEqual({ code: 'nightClosed' });
    // The club's list is kept at any time.
    none.do({ type: 'addPlayer', player: person('Amy', 'Amy') });
    none.do({ type: 'changePlayer', player: person('Amy', 'Zoe B') }, 'merge Amy Zoe');
    none.do({ type: 'open', id: 'n2', format: format(), seed: 2 });
    expect([none.state.phase, none.state.id, none.state.players.length]).toEqual(['open', 'n2', 1]);
    expect(actNight(NO_NIGHT, { type: 'close', reasons: {} }, { at: 0, author: '' })).toMatchObject({
      ok: false,
    });
  });

  test('too few, and by the format’s own number', () => {
    expect(openNight(1).refuses('draw')).toEqual({ code: 'tooFew', players: 1, least: 2 });
    expect(openNight(5, { least: 6 }).refuses('draw')).toEqual({
      code: 'tooFew',
      players: 5,
      least: 6,
    });
    expect(openNight(6, { least: 6 }).refuses('draw')).toBeUndefined();
    expect(openNight(2).refuses('draw')).toBeUndefined();
  });
});

describe('people', () => {
  test('two entries that are one person', () => {
    const night = openNight(4).do({
      type: 'addPlayer',
      player: { id: 'Annie', name: 'Annie', member: '17', club: null },
    });
    night.do('merge Ann Annie');
    expect(night.state.players.map(({ id }) => id)).toEqual(['Bob', 'Cid', 'Dot', 'Annie']);
    expect(night.state.entrants.map(({ id, players }) => `${id}: ${players}`)).toEqual([
      'Ann: Annie',
      'Bob: Bob',
      'Cid: Cid',
      'Dot: Dot',
    ]);
    night.do({ type: 'addPlayer', player: person('Zoe', 'Zoe') });
    expect(night.refuses('merge Zoe Zoe')).toEqual({ code: 'inPlay', id: 'Zoe' });
    night.do('merge Zoe Annie');
    night.do({
      type: 'changePlayer',
      player: { id: 'Annie', name: 'Ann B', member: '17', club: 'Vineyard' },
    });
    expect(night.state.players).toEqual([
      ...['Bob', 'Cid', 'Dot'].map((id) => person(id, id)),
      { id: 'Annie', name: 'Ann B', member: '17', club: 'Vineyard' },
    ]);
  });

  // Review of league nights, B4: twenty characters were a person's name.
  test('a name has up to 80 letters; a short form is kept where it is not the one that the name makes', () => {
    const long = 'Bartholomew Featherstonehaugh-Cholmondeley of the Old Inn by the River at Kelsall';
    const night = new TestNight().do({
      type: 'addPlayer',
      player: { ...person('b', ` ${long.slice(0, 80)} `), short: 'Bartholomew Kelsal' },
    });
    expect(night.state.players).toEqual([person('b', long.slice(0, 80))]);
    const chosen = { ...person('b', 'Bartholomew Featherst'), short: 'Bart' };
    night.do({ type: 'changePlayer', player: { ...chosen, short: ' Bart ' } });
    expect(night.state.players).toEqual([chosen]);
    night.do({ type: 'changePlayer', player: { ...chosen, short: '' } });
    expect(night.rebuilt().players).toEqual([person('b', 'Bartholomew Featherst')]);
  });

  test('a surname is kept where it is not the one that the name makes', () => {
    const berg = person('b', 'Jan van der Berg');
    const night = new TestNight().do({ type: 'addPlayer', player: { ...berg, surname: ' Berg ' } });
    expect(night.state.players).toEqual([berg]);
    night.do({ type: 'changePlayer', player: { ...berg, surname: ' van der Berg ' } });
    expect(night.rebuilt().players).toEqual([{ ...berg, surname: 'van der Berg' }]);
    night.do({ type: 'changePlayer', player: { ...berg, surname: '' } });
    expect(night.rebuilt().players).toEqual([berg]);
  });

  // Review of league nights, B3: nobody could be removed again.
  test('who has left may be removed: the results keep the name, the next night does not know it', () => {
    const night = over(4);
    night.do({ type: 'drop', entrant: 'Ann', reason: 'home' }, 'removePlayer Ann');
    expect(night.state.players.map(({ id }) => id)).not.toContain('Ann');
    expect(publicView(night.state).entrants.find(({ id }) => id === 'Ann')?.names).toEqual(['Ann']);
    expect(night.refuses({ type: 'changePlayer', player: person('Ann', 'Ann') })).toMatchObject({
      code: 'noPlayer',
    });
    expect(night.rebuilt()).toEqual(night.state);
    night.do({ type: 'close', reasons: { '1.1': 'fire', '1.2': 'fire' } }, 'removePlayer Bob');
    expect(withFullNames(publicView(night.state), everybodyIn(night.state)).entrants).toHaveLength(4);
    night.do({ type: 'open', id: 'n2', format: format(), seed: 2 });
    expect(night.state.players.map(({ id }) => id)).toEqual(['Cid', 'Dot']);
  });

  test('a wrong list goes again, one by one', () => {
    const night = new TestNight().do(
      { type: 'addPlayer', player: person('1', 'First Name') },
      { type: 'addPlayer', player: person('2', 'Ann') },
      'removePlayer 1, removePlayer 2',
    );
    expect(night.state.players).toEqual([]);
  });

  test('out again before the first game', () => {
    const night = openNight(4).do('checkOut Bob');
    expect(night.state.entrants.map(({ id }) => id)).toEqual(['Ann', 'Cid', 'Dot']);
  });

  test('pairs: two of them, and nobody in two', () => {
    const night = new TestNight().do({ type: 'open', id: 'n', format: formatOf('red-carpet'), seed: 1 });
    night.do(
      ...NAMES.slice(0, 4).map(
        (id): NightCommand => ({ type: 'addPlayer', player: { id, name: id, member: null, club: null } }),
      ),
    );
    const pair = (id: string, ...players: readonly string[]): NightCommand => ({
      type: 'checkIn',
      entrant: { id, players, as: 'member' },
    });
    expect(night.refuses(pair('x', 'Ann'))).toEqual({ code: 'partners', expected: 2, got: 1 });
    expect(night.refuses(pair('x', 'Ann', 'Ann'))).toEqual({ code: 'partners', expected: 2, got: 1 });
    expect(ask(night, pair('x', 'Ann', 'Ann', 'Bob'))).toBe('partners');
    night.do(pair('x', 'Ann', 'Bob'));
    expect(night.refuses(pair('y', 'Cid', 'Bob'))).toEqual({ code: 'checkedIn', player: 'Bob' });
    night.do(pair('y', 'Cid', 'Dot'), 'draw');
    expect(night.state.games.map(({ entrants }) => entrants.toSorted())).toEqual([['x', 'y']]);
    // Whoever's partner has gone home may find another.
    night.do('drop x, drop y');
    expect(ask(night, pair('z', 'Ann', 'Cid'))).toBeUndefined();
  });
});
