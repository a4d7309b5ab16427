// Who plays, by id: matches, games and players are told apart by what the events say, and never by a name alone.
import { describe, expect, test } from 'vitest';
import { SIX_CARD } from '../../shared/rules/index.ts';
import { NEW_PLAYER } from './identify.ts';
import { Rig } from './testing/rig.ts';

const begin = (rig: Rig, players: readonly string[], more: object = {}) =>
  rig.table.command({ type: 'newGame', rules: SIX_CARD, players, ...more });
const games = (rig: Rig) =>
  rig.journal.kept.flatMap((event) => (event.type === 'gameStarted' ? [event] : []));

describe('a game that begins', () => {
  test('has an id, a match and the ids of its players', () => {
    const [game] = games(new Rig({ players: ['Ann', 'Bob'] }));
    expect(game).toMatchObject({ players: ['Ann', 'Bob'], gameId: expect.any(String) });
    expect(game?.matchId).toBe(game?.gameId);
    expect(new Set(game?.playerIds).size).toBe(2);
  });

  test('goes on with the match where the same players play, and not where another match is asked for', () => {
    const rig = new Rig({ players: ['Ann', 'Bob'] });
    begin(rig, ['Ann', 'Bob']);
    begin(rig, ['Ann', 'Bob'], { newMatch: true });
    rig.keys('hold:D');
    const told = games(rig).map(({ game, matchId, gameId }) => [game, matchId === gameId]);
    expect(told).toEqual([
      [1, true],
      [2, false],
      [1, true],
      [2, false],
    ]);
    const [one, two, three, four] = games(rig).map(({ matchId }) => matchId);
    expect([two, four]).toEqual([one, three]);
    expect(three).not.toBe(one);
  });

  test('keeps what it is for elsewhere', () => {
    const rig = new Rig();
    const assignment = { source: 'hall:swan', id: 'n42/r3/g2' };
    begin(rig, ['Ann', 'Bob'], { assignment });
    expect(games(rig).at(-1)).toMatchObject({ assignment });
    expect(rig.table.archive.story(rig.table.archive.count)).toMatchObject({ assignment });
  });

  test('after a restart knows its players again', () => {
    const rig = new Rig({ players: ['Ann', 'Bob'] });
    const again = rig.restarted();
    begin(again, ['Bob', 'Cid']);
    expect(games(again).at(-1)?.playerIds?.[0]).toBe(games(rig)[0]?.playerIds?.[1]);
  });

  test('that is begun by points pegged alone behind the end of a game has an id, and the same players', () => {
    const rig = new Rig({ players: ['Ann', 'Bob'] });
    rig.table.command({ type: 'concede', seat: 0 });
    rig.table.record({ type: 'unverified', seat: 1, points: 5 }, { id: 'board:1:1', seat: -1 });
    const [first, second] = games(rig);
    expect(second).toMatchObject({ game: 2, matchId: first?.matchId, playerIds: first?.playerIds });
    expect(second?.gameId).not.toBe(first?.gameId);
  });
});

describe('names', () => {
  const idsOf = (rig: Rig) => games(rig).at(-1)?.playerIds ?? [];

  test.each(['ann', 'ANN', 'Änn', 'A nn'])('%s is asked about where Ann has played', (name) => {
    const rig = new Rig({ players: ['Ann', 'Bob'] });
    const [ann = ''] = idsOf(rig);
    const asked = begin(rig, ['Cid', name]);
    expect(asked).toEqual({
      ok: false,
      refusal: { code: 'whoIs', seat: 1, name, candidates: [{ id: ann, name: 'Ann' }] },
    });
    expect(games(rig)).toHaveLength(1);
    // Yes: the game has the name by which they are known.
    expect(begin(rig, ['Cid', name], { playerIds: ['', ann] })).toMatchObject({ ok: true });
    expect(games(rig).at(-1)).toMatchObject({ players: ['Cid', 'Ann'] });
    expect(idsOf(rig)[1]).toBe(ann);
  });

  test('two people called Ann stay two, and from then on it is asked which', () => {
    const rig = new Rig({ players: ['Ann', 'Bob'] });
    const [first = ''] = idsOf(rig);
    expect(begin(rig, ['Ann', 'Cid'], { playerIds: [NEW_PLAYER, ''] })).toMatchObject({ ok: true });
    const [second = ''] = idsOf(rig);
    expect(second).not.toBe(first);
    // Who sits at the table is no question.
    expect(begin(rig, ['Cid', 'Ann'])).toMatchObject({ ok: true });
    expect(idsOf(rig)[1]).toBe(second);
    begin(rig, ['Dot', 'Eve']);
    const refusal = { code: 'whoIs', seat: 0, candidates: [{ id: first }, { id: second }] };
    expect(begin(rig, ['Ann', 'Bob'])).toMatchObject({ ok: false, refusal });
  });

  test('nobody plays against themselves', () => {
    const rig = new Rig({ players: ['Ann', 'Bob'] });
    const [ann = ''] = idsOf(rig);
    expect(begin(rig, ['Cid', 'Dot'], { playerIds: [ann, ann] })).toMatchObject({
      ok: false,
      refusal: { code: 'badName', seat: 1, fault: 'taken' },
    });
  });
});
