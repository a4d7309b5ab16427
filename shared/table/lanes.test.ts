import { describe, expect, test } from 'vitest';
import { Rig } from '../../host/table/testing/rig.ts';
import { findPreset, SIX_CARD } from '../rules/index.ts';
import { laneLaps, laneOf, lanePegs } from './lanes.ts';

describe('a long game goes round the board more than once', () => {
  test.each([
    [121, 121, 119, { front: 121, rear: 119 }],
    [61, 61, 12, { front: 61, rear: 12 }],
    [241, 0, 0, { front: 0, rear: 0 }],
    [241, 120, 115, { front: 120, rear: 115 }],
    // The rear peg of the lap before stays where it is.
    [241, 121, 115, { front: 1, rear: 115 }],
    [241, 130, 120, { front: 10, rear: 120 }],
    [241, 130, 121, { front: 10, rear: 1 }],
    [241, 240, 230, { front: 120, rear: 110 }],
    [241, 241, 230, { front: 121, rear: 110 }],
    [151, 151, 140, { front: 31, rear: 20 }],
    [181, 181, 178, { front: 61, rear: 58 }],
    [361, 361, 350, { front: 121, rear: 110 }],
    [361, 241, 230, { front: 1, rear: 110 }],
  ])('%i up: front %i and rear %i stand at %j', (target, front, rear, shown) => {
    expect(lanePegs({ pegs: [{ front, rear }], rules: { ...SIX_CARD, target } }, 2)).toEqual([
      shown,
      { front: 0, rear: 0 },
    ]);
  });

  test.each([
    [121, 121, false],
    [151, 120, false],
    [151, 121, true],
    [241, 0, false],
    [241, 120, false],
    [241, 121, true],
    [241, 240, true],
    // The game hole ends the lap that it belongs to.
    [241, 241, true],
    [361, 250, true],
  ])('%i up: a lap peg for %i: %s', (target, front, lap) => {
    const pegs = [{ front, rear: 0 }];
    expect(laneLaps({ pegs, rules: { ...SIX_CARD, target } }, 2)).toEqual([lap, false]);
  });

  test('a side without a lane has none', () => {
    const { state } = new Rig().table;
    expect([laneOf(state, 1, 2), laneOf(state, 1, 1), laneOf(state, undefined, 2)]).toEqual([1, null, null]);
  });
});

describe('players who share a lane', () => {
  const preset = (name: string) => {
    const found = findPreset(name);
    if (!found.ok) throw new Error(name);
    return found.value;
  };
  const four = () =>
    new Rig({ lanes: 2, rules: preset('six-card-4'), players: ['Ann', 'Bob', 'Cid', 'Dot'] });

  test('share its button: of partners, the number says who deals', () => {
    const rig = four();
    expect(rig.rows.slice(0, 3)).toEqual([
      'Ann+Cid 0  Bob+Dot 0',
      'New game         Cut',
      'Who deals? P1 or P2',
    ]);
    rig.keys('P1');
    expect(rig.rows[2]).toBe('1 Ann, 2 Cid?');
    expect(rig.keys('3').rows[3]).toBe('Number of the dealer');
    expect(rig.keys('MUGGINS').rows[3]).toBe('Number of the dealer');
    expect(rig.keys('A').rows[3]).toBe('Number of the dealer');
    expect(rig.keys('P2').rows[2]).toBe('1 Bob, 2 Dot?');
    expect(rig.keys('*').rows[2]).toBe('Who deals? P1 or P2');
    rig.keys('P1 2');
    expect([rig.table.state.dealer, rig.rows[1]]).toEqual([2, "Cid's crib      Deal"]);
  });

  test('count one after the other from the dealer’s left, and the button means whose turn it is', () => {
    const rig = four().keys('P2 1 D D D');
    for (const [name, button] of [
      ['Cid', 'P1'],
      ['Dot', 'P2'],
      ['Ann', 'P1'],
      ['Bob', 'P2'],
    ]) {
      expect(rig.rows[2]).toBe(`${name}'s hand?`);
      rig.keys(`4 ${button}`);
    }
    expect(rig.rows[2]).toBe("Bob's crib?");
    rig.keys('2 P2');
    expect([rig.pegs, rig.table.state.dealer]).toEqual(['8/4 10/8', 2]);
    expect(rig.keys('2 P3').rows[3]).toBe('That seat is empty');
    expect(rig.table.view.cards).toMatchObject({ pone: null, fifth: null, crib: null });
  });

  test('three for last is pegged as soon as it is known who deals', () => {
    const rig = new Rig({ rules: preset('pub-six-card') });
    rig.keys('P1');
    expect([rig.pegs, rig.rows[3]]).toEqual(['0/0 3/0', 'Blue: 3 for last']);
  });

  test('a match that is decided says so', () => {
    const rig = new Rig({ rules: { target: 31, skunks: [], match: { games: 3, all: false } } });
    rig.keys('2 9 P1 2 P1 hold:D');
    expect(rig.rows[1]).toBe('New game         Cut');
    rig.keys('2 9 P1 2 P1');
    expect(rig.rows[1]).toBe('Match is over    2-0');
    expect(rig.asks()).toMatch(/^The match is over/);
    expect(rig.table.view.match).toMatchObject({ over: true, winner: 0 });
    rig.keys('hold:D');
    expect(rig.table.state).toMatchObject({ game: 1, results: [] });
  });
});
