import { describe, expect, test } from 'vitest';
import { checkNames } from './players.ts';

describe('names of players', () => {
  test.each([
    ['plain names', ['Ann', 'Bob'], ['Ann', 'Bob']],
    ['blanks at the ends go', [' Ann ', 'Mary Lou'], ['Ann', 'Mary Lou']],
    ['any alphabet, twenty characters', ['Zoë 😀', '😀'.repeat(20)], ['Zoë 😀', '😀'.repeat(20)]],
    ['letters that only look alike', ['Weiß', 'Weiss'], ['Weiß', 'Weiss']],
    ['nobody', [], []],
  ])('%s', (_, names, kept) => {
    expect(checkNames(names)).toEqual({ ok: true, value: kept });
  });

  test.each([
    ['no name', ['Ann', ' '], { seat: 1, name: '', fault: 'empty' }],
    ['a tab', ['A\tn', 'Bob'], { seat: 0, name: 'A\tn', fault: 'unprintable' }],
    ['half a character', ['\ud83d', 'Bob'], { seat: 0, name: '\ud83d', fault: 'unprintable' }],
    ['a line end of another kind', ['Ann', 'B\u2028b'], { seat: 1, name: 'B\u2028b', fault: 'unprintable' }],
    ['twenty-one characters', ['Ann', 'b'.repeat(21)], { seat: 1, name: 'b'.repeat(21), fault: 'long' }],
    ['the same name', ['Ann', 'Bob', 'ann'], { seat: 2, name: 'ann', fault: 'taken' }],
    [
      'the same name, written otherwise',
      ['Zoë', 'Zoe\u0308'],
      { seat: 1, name: 'Zoe\u0308', fault: 'taken' },
    ],
  ])('%s is refused', (_, names, refusal) => {
    expect(checkNames(names)).toEqual({ ok: false, refusal: { code: 'badName', ...refusal } });
  });
});
