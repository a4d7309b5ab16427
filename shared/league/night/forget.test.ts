// Forgetting a person: results stay, the name goes, and nothing brings it back.
import { describe, expect, test } from 'vitest';
import { TestNight } from '../testing/night.ts';
import { everybodyIn, withFullNames } from '../view/names.ts';
import { publicView } from '../view/public.ts';
import type { NightEvent } from './event.ts';
import { nightOf } from './evolve.ts';
import { unnamed } from './forgotten.ts';

const person = (id: string) => ({
  id,
  name: `${id} Archer`,
  short: `${id} A.`,
  surname: `Lady ${id}`,
  member: 'MI1',
  club: 'Lansing',
});
const adding = (id: string) => ({ type: 'addPlayer', player: person(id) }) as const;

/** A closed night of two. */
function closed(): TestNight {
  const night = new TestNight().do(adding('Ann'), adding('Bob'), adding('Old'));
  night.do({ type: 'open', id: 'n1', format: night.state.format, seed: 7 });
  for (const id of ['Ann', 'Bob'])
    night.do({ type: 'checkIn', entrant: { id, players: [id], as: 'member' } });
  return night.do('addTable 1, draw, correct 1.1', { type: 'close', reasons: { '1.1': 'paper' } });
}

describe('forgetPlayer', () => {
  test('the card stays, under a number; all else that the club had of the person is gone', () => {
    const night = closed().do('forgetPlayer Ann');
    expect(night.events.at(-1)).toMatchObject({ players: ['Ann'], number: 1001 });
    expect(JSON.stringify(night.state)).not.toMatch(/Ann A|Ann Archer|Lady Ann/);
    const { entrants, places } = withFullNames(publicView(night.state), everybodyIn(night.state));
    expect(entrants.map(({ names }) => names)).toEqual([['#1001'], ['Bob Archer']]);
    expect(places).toEqual(publicView(closed().state).places);
  });

  test('it is one person under all ids that were merged, also of one who was removed on an earlier night', () => {
    const night = closed().do(adding('Cid'), 'merge Old Cid, merge Cid Ann, removePlayer Ann');
    night.do({ type: 'open', id: 'n2', format: night.state.format, seed: 8 }, 'forgetPlayer Ann');
    expect(night.events.at(-1)).toMatchObject({ players: ['Ann', 'Cid', 'Old'], number: 1001 });
    night.do(adding('Dot'), 'forgetPlayer Dot');
    expect(everybodyIn(night.state).map(({ name }) => name)).toEqual(['Bob Archer', '#1001', '#1002']);
  });

  test('a journal without the name leads to the same night', () => {
    const night = closed().do('forgetPlayer Ann');
    const fact = night.events.at(-1);
    if (fact?.type !== 'playerForgotten') throw new Error('nothing is forgotten');
    const masked = night.events.map(
      (event): NightEvent =>
        event.type === 'playerAdded' ? { ...event, player: unnamed(event.player, fact) } : event,
    );
    expect(nightOf(masked)).toEqual(night.state);
  });

  test('twice is once, and no command brings the person back', () => {
    const night = closed().do('merge Old Bob, forgetPlayer Bob, forgetPlayer Bob');
    expect(night.events.filter(({ type }) => type === 'playerForgotten')).toHaveLength(1);
    expect(night.refuses('merge Ann Bob')).toEqual({ code: 'noPlayer', player: 'Bob' });
    expect(night.refuses({ type: 'changePlayer', player: person('Bob') })).toMatchObject({
      code: 'noPlayer',
    });
    for (const id of ['Bob', 'Old']) expect(night.refuses(adding(id))).toEqual({ code: 'idTaken', id });
  });

  test('whoever is part of an open night waits for its end, even if they have left', () => {
    const night = closed().do(
      { type: 'reopen', reason: 'wrong card' },
      { type: 'drop', entrant: 'Ann', reason: 'home' },
    );
    expect(night.refuses('forgetPlayer Ann')).toEqual({ code: 'inOpenNight', player: 'Ann' });
    night.do('forgetPlayer Old', { type: 'close', reasons: { '1.1': 'paper' } }, 'forgetPlayer Ann');
    expect(everybodyIn(night.state).map(({ name }) => name)).toEqual(['Bob Archer', '#1001', '#1002']);
  });

  test('an unknown player', () => {
    expect(closed().refuses('forgetPlayer Zoe')).toEqual({ code: 'noPlayer', player: 'Zoe' });
  });
});
