// Pages that ask to be let in: a press at the board does it, and what impatient strangers can do is bounded. A real table, virtual time.
import { beforeEach, describe, expect, test } from 'vitest';
import { Rig } from '../../table/testing/rig.ts';
import { Admission } from './admission.ts';

const [LAPSE, NOTICE] = [30_000, 1_500];
const NAMES = ['Ann', 'Bob', 'Cid', 'Dee'];

describe('requests to be let in', () => {
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
      admit: ({ place, key }) => heard.push(`${key} is ${place === 'host' ? 'host' : NAMES[place]}`),
      refused: (client) => heard.push(`${client} refused`),
    });
  });
  /** 'ann@home 0': the phone `ann` at the address `home` asks for seat 0. 'tv@home host': the television asks to be the host. */
  const ask = (text: string): string => {
    const [key = '', client = '', place = '0'] = text.split(/[@ ]/);
    if (place === 'host') return door.ask({ key, client, place, device: 'tv' });
    return door.ask({ key, client, place: Number(place), lane: Number(place) });
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
    ['one host', ['tv@home host', 'spy@pub host', 'tv@home host'], ['waits', 'other', 'waits']],
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

  test.each<[string, number, string, readonly string[]]>([
    ['NEXT, held', 3_500, 'hold:D', ['tv is host']],
    ['NEXT that went down before the request was seen', 3_499, 'hold:D', []],
    ['NEXT, let go', 2_000, 'D', []],
    ['a player’s button', 2_000, 'P1 hold:P1', []],
    ['DEL', 1_500, '*', ['home refused']],
  ])('a page that asks to be the host: %s', (_, after, keys, expected) => {
    rig.keys('P2 D D');
    ask('tv@home host');
    expect(rig.rows).toEqual(['Make TV the host?', '', 'Hold NEXT: yes', 'DEL: no']);
    rig.clock.turn(after);
    rig.keys(keys);
    expect([heard, door.host]).toEqual([expected, expected.length > 0 ? undefined : 'tv']);
  });

  test('NEXT that went down for a page begins no game when the page is gone before it is held', () => {
    rig.keys('P2 D D 4 P1');
    const { move } = rig.table.view;
    ask('tv@home host');
    rig.clock.turn(4_000);
    rig.keys('press:D');
    door.clear();
    rig.key('D', 'hold');
    expect([heard, rig.table.view.move]).toEqual([[], move]);
  });

  test('NEXT that lets a page in moves nothing in the game; phones have the display first', () => {
    rig.keys('P2 D D 4 P1');
    const { move } = rig.table.view;
    ask('tv@home host');
    ask('ann@home 0');
    expect(rig.rows[0]).toBe("Ann's phone? P1");
    rig.clock.turn(4_000);
    rig.keys('P1 hold:D');
    expect([heard, rig.table.view.move]).toEqual([['ann is Ann', 'tv is host'], move]);
  });
});
