// Keys that the board could not pass on: nothing that lacks one of them counts, and the players are told.
import { expect, test } from 'vitest';
import { sayComplaint, shortComplaint } from '../../shared/words/complaint.ts';
import { EN } from '../../shared/words/en/index.ts';
import { FR } from '../../shared/words/fr/index.ts';
import { Rig } from './testing/rig.ts';

test('a number that lacks a digit is not scored: 1 (2 refused) and the button is not 1 point', () => {
  const rig = new Rig().keys('4 P1 1');
  const cues = rig.cues.length;
  rig.board.emit('keysRefused', 1);
  expect(rig.keyed).toBe('');
  expect(rig.cues.length).toBe(cues + 1);
  expect(rig.rows[3]).toBe('Keys lost: key again');
  rig.keys('P1');
  expect(rig.pegs).toBe('4/0 0/0');
  rig.keys('1 2 P1');
  expect(rig.pegs).toBe('16/4 0/0');
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

test.each([
  [
    EN,
    1,
    'The board could not pass on 1 key press. What was being keyed is cleared. Check the pegs, then key it again.',
  ],
  [
    EN,
    16,
    'The board could not pass on 16 key presses. What was being keyed is cleared. Check the pegs, then key it again.',
  ],
  [
    FR,
    16,
    'La planche n’a pas pu transmettre 16 touches. La saisie en cours est effacée. Vérifiez les fiches, puis tapez à nouveau.',
  ],
])('the words', (language, presses, words) => {
  const complaint = { code: 'keysRefused', details: { presses } } as const;
  expect(sayComplaint(language, complaint)).toBe(words);
  expect(shortComplaint(language, complaint).length).toBeLessThanOrEqual(20);
});
