// Names agree with their verb, in both languages.
import { describe, expect, test } from 'vitest';
import * as english from './en/subject.ts';
import * as french from './fr/subject.ts';
import { peopleOf } from './people.ts';

describe('English', () => {
  test.each([
    ['peg', 'Ann pegs', 'Ann and Cid peg'],
    ['take', 'Ann takes', 'Ann and Cid take'],
    ['miss', 'Ann misses', 'Ann and Cid miss'],
    ['go', 'Ann goes', 'Ann and Cid go'],
    ['have', 'Ann has', 'Ann and Cid have'],
    ['are', 'Ann is', 'Ann and Cid are'],
    ['lay', 'Ann lays', 'Ann and Cid lay'],
    ['carry', 'Ann carries', 'Ann and Cid carry'],
  ])('%s: %s, %s', (verb, one, many) => {
    expect(english.subjectOf(['Ann']).does(verb)).toBe(one);
    expect(english.subjectOf(['Ann', 'Cid']).does(verb)).toBe(many);
  });

  test.each([
    [['Ann'], "Ann's"],
    [['Ines'], "Ines'"],
    [['Ann', 'Cid'], "Ann and Cid's"],
    [['Ann', 'Cid', 'Eve'], "Ann, Cid and Eve's"],
  ])('%j: %s', (names, whose) => expect(english.subjectOf(names).whose).toBe(whose));
});

describe('French', () => {
  test.each([
    [['Ann'], 'Ann prend', 'd’Ann', 'à Ann'],
    [['Louise'], 'Louise prend', 'de Louise', 'à Louise'],
    [['Ann', 'Cid'], 'Ann et Cid prennent', 'd’Ann et de Cid', 'à Ann et à Cid'],
  ])('%j: %s', (names, takes, of, to) => {
    const subject = french.subjectOf(names);
    expect([subject.does('prend', 'prennent'), subject.of, subject.to]).toEqual([takes, of, to]);
  });
});

describe('who plays', () => {
  const people = peopleOf(['Ann', 'Bob', 'Cid', ''], [0, 1, 0, 1]);

  test.each([
    [english, 'Ann and Cid', 'Bob and player 4'],
    [french, 'Ann et Cid', 'Bob et joueur 4'],
  ])('partners are their side, a player is one', ({ player, sideAt, side }, first, second) => {
    expect(player(people, 2).name).toBe('Cid');
    expect([sideAt(people, 2).name, side(people, 0).name]).toEqual([first, first]);
    expect([sideAt(people, 1).name, side(people, 1).name]).toEqual([second, second]);
  });

  test('each is a side alone unless somebody says otherwise', () => {
    expect(english.sideAt(peopleOf(['Ann', 'Bob']), 1).name).toBe('Bob');
    expect(english.sideAt(peopleOf([]), 1).name).toBe('player 2');
  });
});
