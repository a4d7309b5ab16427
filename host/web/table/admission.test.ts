// Phones that ask for a seat: the player's own press lets them in, and what impatient strangers can do is bounded. A real table, virtual time.
import { beforeEach, describe, expect, test } from 'vitest';
import { Rig } from '../../table/testing/rig.ts';
import { Admission } from './admission.ts';

const [LAPSE, NOTICE] = [30_000, 1_500];
const NAMES = ['Ann', 'Bob', 'Cid', 'Dee'];

describe('requests for seats', () => {
  let rig: Rig;
  let heard: string[];
  let door: Admission;
  beforeEach(() => {
    rig = new Rig({ players: ['Ann', 'Bob'] });
    heard = [];
    door = new Admission({
      clock: rig.clock,
      name: (seat) => NAMES[seat] ?? '',
      show: (visitor, fresh) => rig.table.visit(visitor, fresh),
      admit: ({ seat, key }) => heard.push(`${key} is ${NAMES[seat]}`),
      refused: (client) => heard.push(`${client} refused`),
    });
  });
  /** 'ann@home 0': the phone `ann` at the address `home` asks for seat 0. */
  const ask = (text: string): string => {
    const [key = '', client = '', seat = '0'] = text.split(/[@ ]/);
    return door.ask({ key, client, seat: Number(seat), lane: Number(seat) });
  };
  test.each<[string, string, readonly string[], string]>([
    ['the player’s own button', 'P1', ['ann is Ann'], '0/0 0/0'],
    ['another player’s button', 'P2', [], '0/0 0/0'],
    ['DEL', '*', ['home refused'], '0/0 0/0'],
    ['points before the button: they are pegged, and no phone comes in', '4 P1', [], '4/0 0/0'],
    ['the button again after the points', '4 P1 P1', ['ann is Ann'], '4/0 0/0'],
  ])('%s', (_, keys, expected, pegs) => {
    rig.keys('P2 D D');
    expect(ask('ann@home 0')).toBe('waits');
    expect(rig.rows).toMatchObject(["Ann's phone? P1", '', '', 'DEL: not now']);
    rig.clock.turn(NOTICE);
    rig.keys(keys);
    expect([heard, rig.pegs]).toEqual([expected, pegs]);
  });

  test('a press that was on its way when the request came is the game’s', () => {
    ask('ann@home 0');
    rig.clock.turn(NOTICE - 1);
    rig.keys('P1');
    expect([heard, rig.table.state.phase]).toEqual([[], 'deal']);
    rig.clock.turn(1);
    rig.keys('P1');
    expect(heard).toEqual(['ann is Ann']);
  });

  test('what is being keyed keeps the display, and a request lapses', () => {
    rig.keys('P2 D D');
    ask('ann@home 0');
    rig.keys('4');
    expect(rig.rows.join()).not.toContain('phone');
    rig.keys('UNDO');
    expect(rig.rows[0]).toContain('phone');
    rig.clock.turn(LAPSE);
    expect([rig.rows.join().includes('phone'), door.seats]).toEqual([false, []]);
    rig.keys('P1');
    expect(heard).toEqual([]);
  });

  test.each<[string, readonly string[], readonly string[]]>([
    ['the same again', ['ann@home 0', 'ann@home 0'], ['waits', 'waits']],
    ['a second phone for the same button', ['spy@pub 0', 'ann@home 0'], ['waits', 'other']],
    ['another seat instead', ['ann@home 0', 'ann@home 1', 'bob@home 0'], ['waits', 'waits', 'waits']],
    [
      'one client leaves room for others',
      ['a@pub 0', 'b@pub 1', 'c@pub 2', 'cid@home 2'],
      ['waits', 'waits', 'full', 'waits'],
    ],
    ['three in all', ['a@x 0', 'b@y 1', 'c@z 2', 'd@w 3'], ['waits', 'waits', 'waits', 'full']],
  ])('%s', (_, asked, expected) => {
    expect(asked.map(ask)).toEqual(expected);
  });

  test('each of several presses their own; a button held down means nothing more', () => {
    ask('ann@home 0');
    ask('bob@home 1');
    rig.clock.turn(NOTICE);
    rig.keys('P2');
    expect([heard, door.seats]).toEqual([['bob is Bob'], [0]]);
    rig.keys('hold:P1');
    expect([heard.length, rig.table.view.entry.kind]).toEqual([2, 'points']);
  });
});
