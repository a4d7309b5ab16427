// What the playground reads, by its code and figures.
import { expect, test } from 'vitest';
import { fromFragment, readText, toFragment } from './reading.ts';

test.each([
  ['', { cards: [] }],
  ['5H 5S', { cards: ['5H', '5S'] }],
  ['5H 5S 5D JC 5C', { hands: [{ points: 29, starter: '5C' }] }],
  ['5h5s5d jc', { hands: [{ points: 14, starter: undefined }] }],
  // Ranks are enough where suits cannot matter.
  ['6 7 8 8 Q', { hands: [{ points: 12 }] }],
  ['6 7 8 J Q', { refusal: { code: 'suitWanted' } }],
  ['5H 5S JD QC 2H 8D', { rows: { 0: { discard: ['2H', '8D'] } } }],
  ['5H 5S JD QC 2H 8', { refusal: { code: 'badCard', text: '8' } }],
  ['5H 5S JD QC 2H 8D 9D', { refusal: { code: 'wrongNumberOfCards', expected: 6, got: 7 } }],
  ['5H 5X', { refusal: { code: 'badCard', text: '5X' }, cards: ['5H'] }],
  ['5H 5S 5H JC 5C', { refusal: { code: 'duplicateCard' } }],
  [
    'six-card dealer=P2 P1=5H5SJDQC/2H8D starter=5C JD',
    { hands: [{ points: 20, owner: { hand: 'pone', player: 'P1' } }] },
  ],
  [
    'six-card players=Ann,Bob dealer=P2 P1=5H5SJDQC/2H8D P2=6H7H8S9S/ACAD starter=5C',
    {
      hands: [
        { points: 20, owner: { hand: 'pone', player: 'Ann' } },
        { points: 9, owner: { hand: 'dealer', player: 'Bob' } },
        { points: 6, owner: { hand: 'crib', player: 'Bob' } },
      ],
    },
  ],
  ['six-card cut=P2 6X', { refusal: { code: 'badNotation', text: '6X' } }],
] as const)('%s', (text, read) => expect(readText(text, 'dealer')).toMatchObject(read));

test('the pone throws other cards', () => {
  const thrown = (['dealer', 'pone'] as const).map((role) => {
    const { rows = [] } = readText('5H 6S 7D QC KH 5D', role);
    return rows[0]?.discard;
  });
  expect(thrown[0]).not.toEqual(thrown[1]);
});

test.each(['5H 5S 5D JC 5C', 'six-card P1+18 P2!2@P1:5H ; 19-19', 'players="Ann Lee",Bob'])(
  '%s is the same from a link',
  (text) => expect(fromFragment(toFragment(text))).toBe(text),
);

test('a link to a hand can be read', () => {
  expect(toFragment(' six-card P1=5H5S/2H ')).toBe('#six-card+P1=5H5S/2H');
  expect(fromFragment('#%')).toBe('');
});
