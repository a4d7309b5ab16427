// The cut of a weekend, its play-offs and its consolation. Every figure by hand.
import { describe, expect, test } from 'vitest';
import type { StageForm } from '../format/format.ts';
import { changed } from '../format/parts.ts';
import { formatOf } from '../format/presets.ts';
import { ask, format, NAMES, openNight, reason, signed, type TestNight, win, won } from '../testing/night.ts';
import { publicView } from '../view/public.ts';
import type { NightCommand } from './command.ts';
import { deskTasks } from './desk.ts';
import { nightOf } from './evolve.ts';
import { inEvent } from './rooms.ts';
import { nightStandings } from './standings.ts';

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
