// Keys that the board could not pass on: nothing that lacks one of them counts, and the players are told.
import { expect, test } from 'vitest';
import { REFUSED } from '../../shared/table/cues.ts';
import { Rig } from './testing/rig.ts';

/** Keys, what they peg (`lost`: a key is lost there), the third row and the fourth: from bug A1, half a number was pegged. */
test.each([
  ['a digit is lost behind another', '1 lost P1', '4/0 0/0', 'Points, then player', 'Keys lost: key again'],
  ['the first digit is lost', 'lost 2 P2', '4/0 0/0', 'Points, then player', 'Keys lost: key again'],
  ['more of the rest comes', 'lost 1 2', '4/0 0/0', 'Press DEL, key again', 'Keys lost: press DEL'],
  ['a letter, CARDS', 'lost A #', '4/0 0/0', 'Press DEL, key again', 'Keys lost: press DEL'],
  [
    'MUGGINS ends nothing: it may stand first',
    'lost MUGGINS 5',
    '4/0 0/0',
    'Press DEL, key again',
    'Keys lost: press DEL',
  ],
  ['UNDO may have meant the digits', 'lost UNDO', '4/0 0/0', 'Points, then player', 'Keys lost: key again'],
  ['NEXT', 'lost D', '4/0 0/0', 'Points, then player', 'Keys lost: key again'],
  ['DEL, and again', '1 lost * 1 2 P1', '16/4 0/0', 'Points, then player', 'Red pegs 12'],
  ['the button, and again', '1 lost 2 P1 1 2 P1', '16/4 0/0', 'Points, then player', 'Red pegs 12'],
  ['lost again meanwhile', 'lost 2 lost P1', '4/0 0/0', 'Points, then player', 'Keys lost: key again'],
])('keys that were lost: %s', (_, keys, pegs, asked, said) => {
  const rig = new Rig().keys('4 P1').keys(keys);
  expect(rig.pegs).toBe(pegs);
  expect(rig.rows.slice(2)).toEqual([asked, said]);
});

test('each key of the rest sounds the deep tone', () => {
  const rig = new Rig().keys('1');
  const cues = rig.cues.length;
  rig.keys('lost 2 P2');
  expect(rig.cues.slice(cues)).toEqual([REFUSED, REFUSED, REFUSED]);
});

test('a claim of a phone, the end of the time and a card do not make an entry of the rest', () => {
  const rig = new Rig().keys('1 lost');
  expect(rig.table.command({ type: 'peg', seat: 0, points: 3 }).ok).toBe(true);
  rig.table.card('5H');
  rig.keys('2 P2');
  expect(rig.pegs).toBe('3/0 0/0');
});

test('NEXT that was down is not acted on; a paused table says again that it is paused', () => {
  const rig = new Rig().keys('press:D');
  rig.board.emit('keysRefused', 3);
  const { phase } = rig.table.state;
  rig.keys('release:D');
  expect(rig.table.state.phase).toBe(phase);
  rig.table.pause(true);
  rig.board.emit('keysRefused', 3);
  expect(rig.table.view.refusal?.code).toBe('paused');
});
