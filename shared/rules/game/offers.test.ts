// What a state offers to be done next, family by family, worked out by hand from the rules of each game (reference rules 1, 2 and 7).
import { describe, expect, test } from 'vitest';
import { tableAt } from '../testing/table.ts';
import { disputableCount, incrementsOf, type LegalCommand, type LegalType, legalCommands } from './legal.ts';
import { EMPTY } from './timeline.ts';

/** 'peg 1 5..10', 'cards pone 4', 'lay 0 of 51'. */
function textOf(command: LegalCommand): string {
  const words = Object.entries(command).map(([name, value]) => {
    if (!Array.isArray(value)) return `${value}`;
    return name === 'cards' && typeof value[0] === 'string'
      ? `of ${value.length}`
      : listOf(value as number[]);
  });
  return words.join(' ');
}

/** '0 2..5 7'. */
function listOf(numbers: readonly number[]): string {
  const spans = numbers.flatMap((first, at) => {
    if (numbers[at - 1] === first - 1) return [];
    const last = numbers.findIndex((each, from) => from >= at && numbers[from + 1] !== each + 1);
    return [first === numbers[last] ? `${first}` : `${first}..${numbers[last]}`];
  });
  return spans.join(',');
}

const PLAYING = 'at play';
const SHOWING = `${PLAYING}, next`;
const KNOWN = 'mode=challenge';
const CHECKED = 'mode=always';
/** Every hand is in: 5H 5S 5D and a jack of the starter's suit, which makes 29; Blue claims too little of it. */
const LAID = 'cut 0, starter 5C, lay 9H seat=1';

describe('commands', () => {
  test.each<[string, string, LegalType, string]>([
    // Before the deal: either may have cut the lower card; the cut itself is a card for each.
    ['', '', 'cut', 'cut 0, cut 1'],
    ['', 'cut 0', 'cut', ''],
    ['', '', 'cutCards', 'cutCards 2'],
    ['firstDealer=firstSeat', '', 'cutCards', ''],
    ['', 'at starter', 'cutCards', ''],
    ['', '', 'free', 'free'],
    // A card that nobody enters can be seen as soon as there is a play.
    ['', '', 'unseen', ''],
    ['', PLAYING, 'unseen', 'unseen'],
    // A starter: fifty-two cards and thirteen ranks. Once it is known, it can only be said again.
    ['', 'at starter', 'starter', 'starter of 65'],
    ['', 'at starter, starter 5C', 'starter', 'starter of 1'],
    // Anybody who sees that a card is laid; the starter is gone, and so is its rank no more than once.
    [KNOWN, 'cut 0, starter 5C', 'lay', 'lay 1 of 64'],
    [KNOWN, LAID, 'go', ''],
    // A hand is told whole: by those who have laid no card of it yet.
    [KNOWN, 'cut 0, starter 5C', 'hold', 'hold 0 4, hold 1 4'],
    [KNOWN, LAID, 'hold', 'hold 0 4'],
    // Where each hand is checked, the one whose turn it is, with all its cards.
    [CHECKED, 'cut 0, starter 5C, next', 'cards', 'cards pone 4'],
    [CHECKED, 'cut 0, starter 5C', 'cards', 'cards pone 4'],
    ['', 'cut 0', 'cards', ''],
    ['', '', 'concede', 'concede 0, concede 1'],
    // Muggins: what was missed, up to the most that the hand can have been worth.
    ['muggins=called', `${SHOWING}, peg 1 24`, 'muggins', 'muggins 0 4..5'],
    ['muggins=off', `${SHOWING}, peg 1 24`, 'muggins', ''],
    ['muggins=called', `${SHOWING}, peg 1 29`, 'muggins', ''],
    ['', `${SHOWING}, peg 1 24`, 'dispute', ''],
    [KNOWN, `${SHOWING}, peg 1 24`, 'dispute', 'dispute'],
  ])('%s: %s: %s', (settings, keys, type, expected) => {
    expect(legalCommands(tableAt(settings, keys).present, [type]).map(textOf).join(', ')).toBe(expected);
  });

  /** Eight points of Blue's in the show, with 40 holes before them; Red deals. */
  const counted = tableAt('timeLimit=30', `walk 1 40, ${SHOWING}, peg 1 8`).present;

  test.each<[string, readonly string[]]>([
    // An overcount of one to all eight; of a hand of eight, nothing is left that no hand can count.
    ['overpegged', ['overpegged 1 1..8 1']],
    // Up to 29, but for 19, 25, 26 and 27.
    ['underpegged', ['underpegged 1 1..10,12..16,20..21 1']],
    // The dealer's hand is counted now, so nothing is withheld or counted first any more.
    ['renege', []],
    ['countedFirst', []],
    ['timeOut', ['timeOut 0 0..18,20..24,28..29 1']],
    ['wrongPeg', ['wrongPeg 0 0,8 1', 'wrongPeg 1 0 1']],
    ['pegsTouched', ['pegsTouched 0 0 1', 'pegsTouched 1 0 1']],
    // From as many points as are needed for the game: 121 less 0, and 121 less 48.
    ['notPeggedOut', ['notPeggedOut 1 73..99 1']],
  ])('%s', (offence, expected) => {
    const offered = legalCommands(counted, ['offence']).filter(
      (each) => each.type === 'offence' && each.offence === offence,
    );
    expect(offered.map((each) => textOf(each).replace('offence ', ''))).toEqual(expected);
  });

  test('a renege is told with one card to six, and the points of later cards', () => {
    const { present } = tableAt('', PLAYING);
    const offered = legalCommands(present, ['offence']).filter(
      (each) => each.type === 'offence' && each.offence === 'renege',
    );
    expect(offered.map(textOf)).toEqual(['offence renege 0 0..99 1..6', 'offence renege 1 0..99 1..6']);
  });
});

describe('points', () => {
  test.each<[string, string, string]>([
    // Hands of three with the starter: three fives and his nobs are fifteen, four fives twenty, and nothing lies between. The crib has four.
    ['five-card', `at show`, '0..15,20'],
    ['five-card', `at show, peg 1 4, peg 0 4`, '0..18,20..24,28..29'],
    // Ten holes before the first card, so ten can be bid; after four, more than four.
    ['auction firstDealBonus=10', 'cut 0', '1..10'],
    ['auction firstDealBonus=10', 'at starter', '1..10'],
    ['auction firstDealBonus=10', 'at starter, peg 1 4', '5..10'],
    // Costly Colours: one for a refusal, four for a jack or two of the suit turned up that is given away, two for another.
    ['costly-colours', 'at play', '1..2,4'],
    ['costly-colours', 'cut 0', '1..2,4'],
    ['costly-colours mode=always', 'cut 0', ''],
    // Where hands are counted before the play, points are those of the first hand.
    ['noddy', 'cut 0', '0..15,20'],
    ['mode=always', 'cut 0', ''],
    // Elsewhere they are those of the first card: one to nine, and twelve to fifteen.
    ['', 'cut 0', '1..9,12..15'],
    ['', 'at starter', '1..9,12..15'],
    ['', PLAYING, '1..9,12..15'],
    ['mode=always', 'at starter', ''],
    // Where cards are entered, none before the first; then what can be scored at nine: a pair, a run of 2 3 4, three threes, four twos,
    // and one more for a go.
    ['', 'cut 0, starter 5C, hold 1 5H 5S 5D JC', ''],
    // A card's points can be claimed once, and nothing in a dispute or after the game.
    [KNOWN, 'at play, lay 5H seat=1, lay TD 2', ''],
    [KNOWN, `${SHOWING}, peg 1 24, dispute`, ''],
    ['', 'concede 0', ''],
    // Plain pegging: anything in a deal; where each hand is checked the dealer comes first.
    ['', 'peg 0 4', '0..18,20..24,28..29'],
    ['mode=always', '', ''],
    ['', 'cut 0, starter 5C, lay 9H', '1..4,6..7,12..13'],
  ])('%s: %s: %s', (settings, keys, expected) => {
    expect(listOf(incrementsOf(tableAt(settings, keys).present))).toBe(expected);
  });
});

test('before the first game there are no points', () => {
  expect(incrementsOf(EMPTY.present)).toEqual([]);
});

test.each<[string, string, object | undefined]>([
  [KNOWN, `${SHOWING}, peg 1 24`, { seat: 1, hand: 'pone', points: 24 }],
  [KNOWN, 'peg 1 12', { seat: 1, hand: null, points: 12 }],
  [KNOWN, '', undefined],
  ['', `${SHOWING}, peg 1 24`, undefined],
])('%s: %s: what can be disputed is %j', (settings, keys, expected) => {
  expect(disputableCount(tableAt(settings, keys).present)).toEqual(expected);
});
