// Saying messages: forms, people and lists.
import { describe, expect, test } from 'vitest';
import { PRESETS } from '../rules/house/presets.ts';
import type { Ruling, RulingCode } from '../rules/index.ts';
import { RULING_SOURCES } from '../rules/rulings/index.ts';
import { penaltiesOf } from '../rules/terms/penalties.ts';
import { type Catalog, english, load } from './catalog.ts';
import { judge } from './generated/judge.ts';
import { refusals } from './generated/refusals.ts';
import { seat } from './generated/seat.ts';
import { terms } from './generated/terms.ts';
import { why } from './generated/why.ts';
import { Names } from './names.ts';
import { sayRule } from './ruling.ts';
import { say, sayKnown, spoken } from './say.ts';
import { short, shortKnown } from './short.ts';

const PARTIAL: Catalog = {
  en: 'greet = Hello, { $player }.\npegs = { $player -> \n [one] { $player } pegs\n *[other] { $player } peg\n } { $points }.\n    .short = { $player }: { $points }\nwhose = { WHOSE($player) } crib',
  others: {
    fr: async () => ({ default: 'greet = Bonjour, { $player }.\nwhose = le crib { WHOSE($player) }' }),
  },
};
const EN = english([PARTIAL, refusals, terms]);
const FR = await load('fr', [PARTIAL, refusals, terms]);

describe('people', () => {
  test.each([
    [['Ann'], 'Ann pegs 4.', 'Ann’s crib', 'le crib d’Ann'],
    [['Ann', 'Cid'], 'Ann and Cid peg 4.', 'Ann and Cid’s crib', 'le crib d’Ann et de Cid'],
    [[2], 'Player 2 pegs 4.', 'Player 2’s crib', 'le crib de Joueur 2'],
    [['Ines'], 'Ines pegs 4.', 'Ines’ crib', 'le crib d’Ines'],
  ])('%j', (names, pegs, whose, french) => {
    const player = new Names(names);
    expect(sayKnown(EN, 'pegs', { player, points: 4 })).toBe(pegs);
    expect(sayKnown(EN, 'whose', { player })).toBe(whose);
    expect(sayKnown(FR, 'whose', { player })).toBe(french);
  });

  test('names give way to the width of a row', () => {
    const player = new Names(['Wilhelmina', 'Bartholomew']);
    expect(shortKnown(EN, 'pegs', { player, points: 4 })).toBe('Wilhelmi+Bartholo: 4');
    expect(shortKnown(EN, 'pegs', { player: new Names([3]), points: 4 }, 6)).toBe('P3: 4');
  });
});

test('cards are signs on a page and words for a voice', () => {
  const figures = { card: '5H', player: new Names(['Ann']) };
  expect(say(EN, 'refusal-notHeld', figures)).toBe('Ann does not hold 5♥. Enter another card.');
  expect(spoken(EN, 'refusal-notHeld', figures)).toBe('Ann does not hold 5 of hearts. Enter another card.');
  expect(short(EN, 'refusal-notHeld', figures)).toBe('No 5♥ in hand');
});

test('a wrong code or figure does not compile', () => {
  // @ts-expect-error There is no such message.
  expect(say(EN, 'refusal-unknown')).toBe('refusal-unknown');
  // @ts-expect-error The figure has another name.
  expect(say(EN, 'refusal-badSetting', { name: 'x' })).toContain('setting');
  // @ts-expect-error Figures are missing.
  expect(say(EN, 'refusal-badPoints')).toContain('points');
});

test('German is a beginning: it says what it has, and the rest in English', async () => {
  const german = await load('de', [seat, refusals]);
  expect(say(german, 'seat-ask-cut')).toBe('Heben Sie ab. Die niedrigste Karte gibt.');
  expect(say(german, 'refusal-nothingToUndo')).toBe('There is nothing to undo.');
});

test('the rule of a ruling: of the count, or what a judge does by the book; a custom of a house has its name alone', () => {
  const words = english([judge, why]);
  const rule = (code: RulingCode, offence?: Ruling['offence']) =>
    sayRule(words, { code, source: RULING_SOURCES[code], ...(offence && { offence }) });
  expect(rule('overcountLost')).toBe(sayKnown(words, 'why-overcountLost'));
  expect(rule('renegePerCard', 'renege')).toBe(sayKnown(words, 'remedy-renege'));
  expect(rule('renegeNothing', 'renege')).toBeUndefined();
});

test('the rule on crib cards says what each of our houses awards for them', async () => {
  const awards = new Set(PRESETS.map((rules) => penaltiesOf(rules).cribCards));
  for (const words of [english([judge]), await load('fr', [judge])])
    for (const offence of ['cribPickedUp', 'cribSeen', 'cribExamined', 'cribForHand'] as const)
      for (const award of awards)
        expect(say(words, `remedy-${offence}`).split('\n')[0]).toMatch(new RegExp(`\\b${award}\\b`));
});
