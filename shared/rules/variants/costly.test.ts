// Costly Colours, card by card: Cotton, The Compleat Gamester, 1674, and the ladder of colours of the hand-book of 1805.
import { describe, expect, test } from 'vitest';
import { possibleCounts } from '../cards/counts.ts';
import { scoreShow } from '../cards/hand.ts';
import { possiblePlays } from '../cards/play.ts';
import { total } from '../cards/score.ts';
import { wantedSuit } from '../cards/suits.ts';
import { parseRules, presetOf } from '../house/index.ts';
import type { RuleSet } from '../terms/ruleset.ts';
import { cards } from '../testing/cards.ts';

const ruleSet = (settings: Readonly<Record<string, string>> = {}): RuleSet => {
  const read = parseRules(presetOf('costly-colours'), settings);
  if (!read.ok) throw new Error(JSON.stringify(read.refusal));
  return read.value;
};

const COTTON = {};
const LADDER = { colours: '2,3,4,5', 'flush.hand.alone': '0' };

const itemsOf = (hand: string, starter: string, settings: Readonly<Record<string, string>>): string =>
  scoreShow({
    hand: cards(hand),
    starter: starter === '' ? undefined : cards(starter)[0],
    rules: ruleSet(settings),
  })
    .map(({ kind, cards: of, points }) => `${kind} ${of.join(' ')} = ${points}`)
    .join('; ');

// The deuce of the starter's suit, the colours and the sums; the jack turned up and the play's thirty-one by five cards come to nine more.
test.each<[string, Readonly<Record<string, string>>, number]>([
  ['by his words, three for three hearts: one more than the total that he prints', {}, 21],
  ['with two for them the total is his own, just twenty', { colours: '2,2,2,2' }, 20],
])("Cotton's deal %s", (_, settings, points) => {
  const rules = ruleSet(settings);
  expect(4 + 5 + total(scoreShow({ hand: cards('2H 6C 9H'), starter: 'JH', rules }))).toBe(points);
});

describe.each<[string, Readonly<Record<string, string>>, readonly (readonly [string, string, string])[]]>([
  [
    'as Cotton has it',
    COTTON,
    [
      // His own deal. He prints 5H 4H 8H and 2H 7C 9H, but sums a fifteen by 7C and 9H: a six for the five and the seven is assumed.
      ['6H 4H 8H', 'JH', 'flush 6H 4H 8H JH = 6'],
      ['2H 6C 9H', 'JH', 'fifteen 6C 9H = 2; twentyFive 6C 9H JH = 3; colours 2H 9H JH = 3; honour 2H = 4'],
      ['2H 7C 9H', 'JH', 'colours 2H 9H JH = 3; honour 2H = 4'],
      ['JS 7H 8S', '2S', 'fifteen 7H 8S = 2; twentyFive JS 7H 8S = 3; colours JS 8S 2S = 3; nobs JS = 4'],
      // All four cards are thirty-one; a jack and a two of other suits than the starter's count two each.
      ['TS TD 9H', '2C', 'thirtyOne TS TD 9H 2C = 4; pair TS TD = 2'],
      ['JC 2D 9H', '5S', 'fifteen JC 5S = 2; honour JC = 2; honour 2D = 2'],
      // A point for every card of a sum, and no run.
      ['4H 5S 6C', 'QD', 'fifteen 4H 5S 6C = 3; fifteen 5S QD = 2; twentyFive 4H 5S 6C QD = 4'],
      [
        '7H 7S 7C',
        'AD',
        'fifteen 7H 7S AD = 3; fifteen 7H 7C AD = 3; fifteen 7S 7C AD = 3; pairRoyal 7H 7S 7C = 9',
      ],
      // The hand alone is of one suit; without a starter as well.
      ['3H 7H 9H', 'KS', 'flush 3H 7H 9H = 6'],
      ['3H 7H 9H', '', 'flush 3H 7H 9H = 6'],
      ['3S 7C 9H', 'KC', 'colours 3S 7C KC = 2'],
      ['3S 7C 9H', 'KD', ''],
      // A suit that nobody told scores the least that it can.
      ['3H 7 9H', 'KS', ''],
      ['3S 7 9S', 'KH', ''],
      ['3H 7H 9', 'KH', 'colours 3H 7H KH = 3'],
      ['J 7H 9H', 'KH', 'colours 7H 9H KH = 3; honour J = 2'],
    ],
  ],
  [
    'by the ladder of 1805',
    LADDER,
    [
      ['3H 7D 9S', 'KH', 'colours 3H 7D KH = 2'],
      ['3H 7H 9S', 'KH', 'colours 3H 7H KH = 3'],
      ['3H 7D 9D', 'KH', 'colours 3H 7D 9D KH = 4'],
      ['3H 7H 9D', 'KH', 'colours 3H 7H 9D KH = 5'],
      ['3H 7H 9H', 'KH', 'flush 3H 7H 9H KH = 6'],
      ['3H 7H 9H', 'KS', 'colours 3H 7H 9H = 3'],
      ['3S 7S 9C', 'KS', 'colours 3S 7S 9C KS = 5'],
      ['3S 7C 9D', 'KH', ''],
      ['3H 7H 9H', '', 'colours 3H 7H 9H = 3'],
      // Twos and jacks with no starter to be of the suit of.
      ['JH 2C 9S', '', 'honour JH = 2; honour 2C = 2'],
    ],
  ],
  [
    'sums at two points, and honours and thirty-one that are worth nothing',
    { sumPoints: 'two', honour: '0', handThirtyOne: '0', colours: 'none', handRuns: 'yes' },
    [
      [
        '4H 5S 6C',
        'QD',
        'fifteen 4H 5S 6C = 2; fifteen 5S QD = 2; twentyFive 4H 5S 6C QD = 2; run 4H 5S 6C = 3',
      ],
      ['TS TD 9H', '2C', 'pair TS TD = 2'],
      ['JC 2D 9H', '5C', 'fifteen JC 5C = 2; nobs JC = 4'],
    ],
  ],
])('what a hand scores, %s', (_, settings, rows) => {
  test.each(rows)('%s with %s: %s', (hand, starter, items) => {
    expect(itemsOf(hand, starter, settings)).toBe(items);
  });
});

/** A hand for every count, its starter last. */
const HANDS = `
  0 6H AC KD 3S; 2 TH 4S QC KC; 3 7C 5C 6D 4H; 4 AC AD 2C 3D; 5 5S 6S 4H 9H; 6 9D 9S 8H 6S; 7 TS 5S 8D KH; 8 2H 2S AH 9S;
  9 8H 4D JH 7C; 10 JC 6H TS 9H; 11 AC AD AH 2D; 12 3H 2C 3D KH; 13 9H 8H JH 6D; 14 2D 2C 7S 6S; 15 TH 5H AH 9S; 16 KD TD 3D 2D;
  17 TC QH 5D KD; 18 QH 5H 5S TD; 19 QS QH KC 5C; 20 9C 9H 7D 9D; 21 KS KC JS 5C; 22 5C 5H TH 5S; 23 JH QD JD 5C; 24 KH KD KC 5C;
  25 2C JC JD 3C; 26 KH KD 5D KC; 28 JS 5D JD JC; 30 5C 5S 5H 5D; 32 JH JS JC 5H; 34 JD JC JS 5S`;

test('every count that can be, and a hand for each', () => {
  const rows = HANDS.split(';').map((row) => {
    const [count = '', ...all] = row.trim().split(' ');
    return [Number(count), cards(all.join(' '))] as const;
  });
  const rules = ruleSet();
  const counted = rows.map(([, all]) => total(scoreShow({ hand: all.slice(0, 3), starter: all[3], rules })));
  expect(counted).toEqual(rows.map(([count]) => count));
  expect(possibleCounts(false, rules)).toEqual(counted);
  expect(possibleCounts(true, rules)).toEqual([]);
});

// A card that makes 15, 25 or 31 scores a point for each of up to six cards on the table; the latest under thirty-one scores one more.
test.each<[number | undefined, readonly number[]]>([
  [15, [2, 3, 4, 5, 6, 7]],
  [25, [3, 4, 5, 6, 7]],
  [31, [4, 5, 6]],
  [20, [1]],
  [undefined, [1, 2, 3, 4, 5, 6, 7]],
])('what a card can score at %s: %j', (count, points) => {
  expect(possiblePlays(count, ruleSet())).toEqual(points);
});

test.each<[string, string, number | undefined, string]>([
  ['3 7 9', 'K', 3, 'the starter first'],
  ['3 7 9', 'KS', 0, 'then the hand in its order'],
  ['3 J 9', 'KS', 1, 'but a jack before the others'],
  ['3H 7H 9H', 'K', undefined, 'a hand of one suit counts six whatever was turned up'],
  ['3H 7H 9S', 'K', 3, 'three hearts, or two of each colour'],
  ['3H 7S 9', 'KD', 2, 'a third red card'],
  ['2H 7S 9C', 'KD', undefined, 'everything is known'],
  ['5 5 5', '5', undefined, 'all four of a rank'],
])('%s with %s: the suit of card %s is asked for, %s', (hand, starter, index) => {
  const [turned = 'A'] = cards(starter);
  expect(wantedSuit({ hand: cards(hand), starter: turned, rules: ruleSet() })?.index).toBe(index);
});

test('only the cards that score by themselves are asked about where nothing else depends on suits', () => {
  const rules = ruleSet({ colours: 'none', 'flush.hand.alone': '0', 'flush.hand.withStarter': '0' });
  expect(wantedSuit({ hand: cards('9 2 5'), starter: 'KS', rules })).toMatchObject({ index: 1, card: '2' });
  expect(wantedSuit({ hand: cards('9 2S 5'), starter: 'KS', rules })).toBeUndefined();
});
