// What a page says of a table: French says all that happens, and what a hall wants of the players comes before what the game asks for.

import { describe, expect, test } from 'vitest';
import type { DeskScreen } from '../../../shared/table/desk.ts';
import { LANGUAGES } from '../../../shared/words/languages.ts';
import { Rig } from '../../table/testing/rig.ts';
import type { TableView } from '../../web/table/wire.ts';
import { besidesWords, promptWords, spokenPrompt } from './prompt.ts';
import { answerTo, asks } from './queries.ts';

describe('Playroom’s keys', () => {
  const shift = { shiftKey: true, ctrlKey: false, altKey: false, metaKey: false };
  test.each([
    ['C', shift, true],
    ['c', shift, true],
    ['C', { ...shift, shiftKey: false }, false],
    ['C', { ...shift, ctrlKey: true }, false],
    ['X', shift, false],
  ] as const)('%s with %j asks: %s', (key, held, asking) => {
    expect(asks({ key, ...held })).toBe(asking);
  });

  test('before the first game every letter says so, and another letter nothing', () => {
    const none = { view: { phase: 'none' } as TableView, company: null };
    for (const letter of ['c', 'b', 'f', 'v', 's', 't'])
      expect(answerTo(letter, none)).toBe('There is no game yet.');
    expect(answerTo('x', none)).toBeUndefined();
    expect(answerTo('s', undefined)).toBe('There is no game yet.');
  });
});

const names = ['Ann', 'Bob'] as const;
const lines = ['3 +34', '0 -34'] as const;
const note = { waiting: 0 };

test.each<[DeskScreen, string, string]>([
  [{ code: 'joining', step: 'shut' }, 'Ask the desk', 'Demandez au bureau'],
  [{ code: 'joining', step: 'open', night: null }, 'press NEXT', 'appuyez sur NEXT'],
  [{ code: 'joining', step: 'waiting', ticket: 3 }, 'This is board 3.', 'Voici la planche 3.'],
  [
    { code: 'duplicate', table: '5', other: '4' },
    'This table has a copy of table 4’s games.',
    'une copie des parties de la table 4',
  ],
  [{ code: 'duplicate', table: '4', other: '4' }, 'Two computers identify as table 4.', 'Deux ordinateurs'],
  [
    { code: 'called', table: '4', names, colours: ['red', 'blue'], match: null, sat: [false, false] },
    'Ann and Bob, press your buttons to start.',
    'Ann et Bob, appuyez',
  ],
  [
    { code: 'called', table: '4', names, colours: ['red', 'blue'], match: null, sat: [true, false] },
    'Bob, press your button to start.',
    'Bob, appuyez',
  ],
  [
    { code: 'sign', names, lines, signed: [false, false], next: false, note },
    'Press your buttons to sign',
    'pour signer',
  ],
  [{ code: 'sign', names, lines, signed: [false, true], next: false, note }, 'Ann, press', 'Ann, appuyez'],
  [{ code: 'whoDoubts', names, lines, seats: false }, 'Who disputes the result?', 'Qui conteste le résultat'],
  [
    { code: 'whoDoubts', names, lines, seats: true },
    'in each other’s seats, press MUGGINS.',
    'échangé vos places',
  ],
  [
    { code: 'waits', table: '4', connected: true, note: null },
    'Table 4: no game has been called here yet.',
    'aucune partie n’est encore appelée ici',
  ],
  [{ code: 'judge', names, lines }, 'A judge has been called.', 'Un juge est appelé.'],
  [{ code: 'signed', names, lines, note }, 'Both players have signed.', 'Les deux joueurs ont signé.'],
])('%j', (desk, english, french) => {
  const view = { ...new Rig({ lanes: 2 }).table.view, desk };
  expect(promptWords(view, LANGUAGES.en)).toContain(english);
  expect(spokenPrompt(view, LANGUAGES.en)).toContain(english);
  expect(promptWords(view, LANGUAGES.fr)).toContain(french);
  expect(besidesWords(view, LANGUAGES.en)).toBe('');
});

test('without a hall, the prompt is that of the game', () => {
  expect(promptWords(new Rig({ lanes: 2 }).table.view, LANGUAGES.en)).toContain('press the dealer');
});
