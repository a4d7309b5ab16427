// What a state offers to be done next, worked out by hand from the rules of each game (reference rules 1, 2 and 7).
import { describe, expect, test } from 'vitest';
import { cards } from '../testing/cards.ts';
import { tableAt } from '../testing/table.ts';
import type { GameCommand } from './decide.ts';
import { disputableCount, incrementsOf, type LegalType, legalCommands } from './legal.ts';
import type { State } from './state.ts';
import { EMPTY } from './timeline.ts';

/** Commands that differ in their figures or cards as one: 'peg 1 5..10', 'lay 0 of 51'. */
function textOf(commands: readonly GameCommand[]): string {
  const texts = commands.map(({ type, ...rest }) => {
    const { card, cards: hand, points, discard: _, ...names } = rest as Record<string, unknown>;
    const figures = [points, typeof hand === 'number' ? hand : undefined].filter(
      (each) => each !== undefined,
    );
    return {
      name: [type, ...Object.values(names)].join(' '),
      figures,
      dealt: card ?? (Array.isArray(hand) && hand),
    };
  });
  const namesOnce = [...new Set(texts.map(({ name }) => name))];
  return namesOnce
    .map((name) => {
      const same = texts.filter((each) => each.name === name);
      const [first] = same;
      if (first?.dealt) return `${name} of ${same.length}`;
      const lists = (first?.figures ?? []).map((_, at) =>
        listOf([...new Set(same.map(({ figures }) => figures[at] as number))]),
      );
      return [name, ...lists].join(' ');
    })
    .join(', ');
}

/** What is offered of a type, in a text. */
const offered = (state: State, type: LegalType, dealt = ''): string =>
  textOf(legalCommands(state, { types: [type], cards: dealt === '' ? [] : cards(dealt) }));

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

/** The same where the hand was told before the play. */
const HELD = 'cut 0, starter 5C, hold 1 5H 5S 5D JC, next';

describe('commands', () => {
  test.each<[string, string, LegalType, string, string?]>([
    // Before the deal: either may have cut the lower card; the cut itself is a card for each.
    ['', '', 'cut', 'cut 0, cut 1'],
    ['', 'cut 0', 'cut', ''],
    ['', '', 'cutCards', 'cutCards of 1', 'KH 3D'],
    ['', '', 'cutCards', '', 'KH KD'],
    ['', '', 'cutCards', '', 'KH'],
    ['firstDealer=firstSeat', '', 'cutCards', '', 'KH 3D'],
    ['', 'at starter', 'cutCards', '', 'KH 3D'],
    ['', '', 'free', 'free'],
    // A card that nobody enters can be seen as soon as there is a play.
    ['', '', 'unseen', ''],
    ['', PLAYING, 'unseen', 'unseen'],
    // A starter: fifty-two cards. Once it is known, no other.
    ['', 'at starter', 'starter', 'starter of 52'],
    ['', 'at starter, starter 5C', 'starter', ''],
    // Anybody who sees that a card is laid; the starter is gone. Of a hand that is known, its own cards.
    [KNOWN, 'cut 0, starter 5C', 'lay', 'lay 1 of 51'],
    [KNOWN, 'cut 0, starter 5C, hold 1 5H 5S 5D JC', 'lay', 'lay 1 of 4'],
    [KNOWN, LAID, 'go', ''],
    // A hand is told whole: by those who have laid no card of it yet.
    [KNOWN, 'cut 0, starter 5C', 'hold', 'hold 0 of 1, hold 1 of 1', '5H 5S 5D JC'],
    [KNOWN, LAID, 'hold', 'hold 0 of 1', '5H 5S 5D JC'],
    // Of six cards each choice of four is a hand, and the others lie in the crib.
    [KNOWN, 'cut 0, next', 'hold', 'hold 0 of 15, hold 1 of 15', '5H 5S JD QC 2H 8D'],
    ['', 'cut 0', 'hold', ''],
    // Where each hand is checked, the one whose turn it is, with all its cards.
    [CHECKED, 'cut 0, starter 5C, next', 'cards', 'cards pone of 1', '5H 5S 5D JC'],
    [CHECKED, 'cut 0, starter 5C', 'cards', 'cards pone of 1', '5H 5S 5D JC'],
    [CHECKED, 'cut 0, starter 5C', 'cards', ''],
    ['', 'cut 0', 'cards', '', '5H 5S 5D JC'],
    ['', '', 'concede', 'concede 0, concede 1'],
    // Muggins: what was missed, up to the most that the hand can have been worth.
    ['muggins=called', `${SHOWING}, peg 1 24`, 'muggins', 'muggins 0 4..5'],
    ['muggins=off', `${SHOWING}, peg 1 24`, 'muggins', ''],
    ['muggins=called', `${SHOWING}, peg 1 29`, 'muggins', ''],
    ['', `${SHOWING}, peg 1 24`, 'dispute', ''],
    [KNOWN, `${SHOWING}, peg 1 24`, 'dispute', 'dispute'],
    // Where the cards are known: what was missed, and no more; nothing, or the count, or the card with its go.
    ['mode=always muggins=called', `${HELD}, peg 1 24`, 'muggins', 'muggins 0 5'],
    ['mode=always', HELD, 'peg', 'peg 1 0,29'],
    ['mode=always', 'cut 0, starter 5C, lay TH, lay 5H', 'peg', 'peg 0 0,2'],
    // On trust a card has one score, with or without its go.
    ['', 'cut 0, starter 5C, lay TH, lay 5H', 'peg', 'peg 0 2'],
    ['', 'cut 0, starter 5C, lay TH, lay JH, lay 8S', 'peg', 'peg 1 0..1'],
    // Of hands that are only counted, those numbers that a hand can count, and nineteen, which means none.
    ['', SHOWING, 'peg', 'peg 1 0..24,28..29'],
  ])('%s: %s: %s', (settings, keys, type, expected, dealt = '') => {
    expect(offered(tableAt(settings, keys).present, type, dealt)).toBe(expected);
  });

  test('a seat is offered what is its own to do', () => {
    const { present } = tableAt(CHECKED, HELD);
    expect(textOf(legalCommands(present, { seat: 1 }))).toBe('cards pone of 1, peg 1 0,29');
    expect(textOf(legalCommands(present, { seat: 0 }))).toBe('');
    expect(textOf(legalCommands(tableAt('', '').present, { seat: 1, types: ['cut', 'free'] }))).toBe('cut 1');
  });

  /** Eight points of Blue's in the show, with 40 holes before them; Red deals. */
  const counted = tableAt('timeLimit=30', `walk 1 40, ${SHOWING}, peg 1 8`).present;

  test.each<[string, readonly string[]]>([
    // An overcount of one to all eight; of a hand of eight, nothing is left that no hand can count.
    ['overpegged', ['overpegged 1 1..8']],
    // Up to 29, but for 19, 25, 26 and 27.
    ['underpegged', ['underpegged 1 1..10,12..16,20..21']],
    // The dealer's hand is counted now, so nothing is withheld or counted first any more.
    ['renege', []],
    ['countedFirst', []],
    ['timeOut', ['timeOut 0 0..18,20..24,28..29']],
    ['wrongPeg', ['wrongPeg 0 0,8', 'wrongPeg 1 0']],
    ['pegsTouched', ['pegsTouched 0', 'pegsTouched 1']],
    // From as many points as are needed for the game: 121 less 0, and 121 less 48.
    ['notPeggedOut', ['notPeggedOut 1 73..99']],
  ])('%s', (offence, expected) => {
    const calls = legalCommands(counted, { types: ['offence'] }).filter(
      (each) => each.type === 'offence' && each.offence === offence,
    );
    expect(textOf(calls)).toBe(expected.map((each) => `offence ${each}`).join(', '));
  });

  test('a renege is told with one card to six, and the points of later cards', () => {
    const calls = legalCommands(tableAt('', PLAYING).present, { types: ['offence'] }).filter(
      (each) => each.type === 'offence' && each.offence === 'renege',
    );
    expect(textOf(calls)).toBe('offence renege 0 0..99 1..6, offence renege 1 0..99 1..6');
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
