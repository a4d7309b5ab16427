// How a game begins and what its move is marked with: what is known is kept as it was told, and nothing is made up.
import { describe, expect, test } from 'vitest';
import { SIX_CARD } from '../terms/ruleset.ts';
import { begin, PLAYERS, tableAt } from '../testing/table.ts';
import type { Command, Identity } from './command.ts';
import type { Event } from './event.ts';
import { act, EMPTY, record, type Timeline } from './timeline.ts';

type NewGame = Extract<Command, { type: 'newGame' }>;

const made = (told: Partial<NewGame> = {}, from: Timeline = EMPTY) => {
  const action = act(from, { type: 'newGame', rules: SIX_CARD, players: PLAYERS, ...told });
  if (!action.ok) throw new Error(action.refusal.code);
  return action.value;
};

const BARE = { type: 'gameStarted', game: 1, rules: SIX_CARD, players: PLAYERS, move: 1 };

describe('the event of a game that begins', () => {
  test.each<[Identity, object]>([
    [{}, {}],
    // The first game of a match gives it its id.
    [{ gameId: 'g1' }, { gameId: 'g1', matchId: 'g1' }],
    [{ playerIds: ['r', 'b'] }, { playerIds: ['r', 'b'] }],
    [{ colours: ['green', 'blue'] }, { colours: ['green', 'blue'] }],
    [{ assignment: { source: 'league', id: '7' } }, { assignment: { source: 'league', id: '7' } }],
  ])('%j', (told, kept) => {
    expect(made(told).events).toStrictEqual([{ ...BARE, ...kept }]);
  });

  test('the next game keeps the id of the match, and another match has its own', () => {
    const { timeline } = made({ gameId: 'g1' });
    expect(made({ gameId: 'g2' }, timeline).events[0]).toMatchObject({ game: 2, matchId: 'g1' });
    expect(made({ gameId: 'g2', newMatch: true }, timeline).events[0]).toMatchObject({
      game: 1,
      matchId: 'g2',
    });
    const others = made({ gameId: 'g2', playerIds: ['x', 'y'] }, timeline);
    expect(others.events[0]).toMatchObject({ game: 1, matchId: 'g2' });
    expect(others.timeline.present.results).toEqual([]);
  });

  test('points that were pegged alone come with it, side by side; it may be none, and none after the game hole', () => {
    const alone = (...points: readonly number[]) => made({ alone: points }).events.map(({ type }) => type);
    expect(alone()).toEqual(['gameStarted']);
    expect(alone(0, 0)).toEqual(['gameStarted']);
    expect(alone(0, 7)).toEqual(['gameStarted', 'phaseEntered', 'pegged']);
    expect(alone(3, 7)).toEqual(['gameStarted', 'phaseEntered', 'pegged', 'pegged']);
    expect(alone(121, 7)).toEqual(['gameStarted', 'phaseEntered', 'pegged', 'gameWon']);
    const other = act(EMPTY, { type: 'newGame', rules: SIX_CARD, players: ['Red'], alone: [3] });
    expect(other).toMatchObject({ ok: false, refusal: { code: 'badPlayers' } });
  });
});

describe('where a game is begun apart from what came before', () => {
  const started: Event = { type: 'gameStarted', game: 1, rules: SIX_CARD, players: PLAYERS, move: 9 };

  test('undo does not go back behind it', () => {
    const before = tableAt('', 'peg 0 4');
    expect(record(before, { ...started, apart: true }).past).toBeUndefined();
    expect(record(before, started).past).toMatchObject({ move: 9, state: before.present });
  });
});

describe('the mark of a claim', () => {
  const claim = { id: 'c7', seat: 1 };

  test('the first event of a move bears it, and no other', () => {
    const action = act(begin(), { type: 'peg', seat: 0, points: 4 }, claim);
    expect(action).toMatchObject({ ok: true });
    const events = action.ok ? action.value.events : [];
    expect(events.map((event) => [event.type, event.move, event.claim])).toEqual([
      ['phaseEntered', 2, claim],
      ['pegged', 2, undefined],
    ]);
  });

  test('without a claim there is none', () => {
    const action = act(begin(), { type: 'peg', seat: 0, points: 4 });
    expect(action.ok && action.value.events.map((event) => 'claim' in event)).toEqual([false, false]);
  });
});
