import { expect, test } from 'vitest';
import type { Refusal } from '../../rules/index.ts';
import { REFUSALS } from '../../rules/terms/index.ts';
import { peopleOf } from '../people.ts';
import { sayRefusal, shortRefusal } from '../refusal.ts';
import { EN } from './index.ts';

const describeRefusal = (refusal: Refusal, names: readonly string[] = []) =>
  sayRefusal(EN, refusal, peopleOf(names));

/** A refusal of every code, with what the words have to say. */
const EXAMPLES: readonly (readonly [Refusal, RegExp])[] = [
  [{ code: 'badCard', text: '5X' }, /'5X'.*5H, TC or 10C/],
  [{ code: 'badRank', text: '1' }, /'1'.*A, 2 to 9/],
  [{ code: 'duplicateCard', card: '5H' }, /5H is there twice/],
  [{ code: 'tooManyOfRank', rank: '5' }, /fifth 5/],
  [{ code: 'wrongNumberOfCards', expected: 4, got: 3 }, /3 cards.*4 are expected/],
  [{ code: 'wrongNumberOfCards', expected: 4, got: 1 }, /1 card was entered/],
  [{ code: 'suitWanted', index: 1, rank: 'J', starter: false }, /card 2, J/],
  [{ code: 'suitWanted', index: 4, rank: 'T', starter: true }, /the starter, T/],
  [{ code: 'badPoints', points: -1 }, /-1 is not a number of points/],
  [{ code: 'impossiblePlay', points: 10, possible: [1, 2, 3, 12] }, /scores 10.*1 to 3 and 12/],
  [{ code: 'impossibleCount', points: 25, possible: [0, 1, 2], crib: false }, /No hand counts 25.*0 to 2/],
  [{ code: 'impossibleCount', points: 25, possible: [0, 1, 2], crib: true }, /No crib counts 25/],
  [{ code: 'impossiblePoints', points: 30, possible: [0, 1, 2] }, /Nothing scores 30.*0 to 2/],
  [{ code: 'badSeat', seat: 4, seats: 2 }, /no seat 5.*1 to 2/],
  [{ code: 'noGame' }, /Start a new game/],
  [{ code: 'gameOver', winner: 0 }, /new game, or undo/],
  [{ code: 'cutFirst' }, /name the dealer/],
  [{ code: 'cutAgain', cards: ['7S', '7H'] }, /alike \(7S and 7H\).*Cut again/],
  [{ code: 'notNow', command: 'cut', phase: 'play' }, /'cut' is not possible now.*the play/],
  [{ code: 'outOfOrder', seat: 0, expected: 1, hand: 'pone' }, /Blue's hand.*Red.*Blue's points first/],
  [{ code: 'countFirst', seat: 0, hand: 'crib' }, /Count Red's crib first/],
  [{ code: 'countFirst', seat: 1, hand: 'pone' }, /Count Blue's hand first/],
  [{ code: 'starterFirst' }, /Enter the starter/],
  [{ code: 'starterDiffers', card: '5H', known: '6H' }, /6H, not 5H/],
  [{ code: 'starterNoJack', twos: false, card: 'A' }, /Heels were pegged.*a jack, not A/],
  [{ code: 'cardsFirst', seat: 1, hand: 'pone', cards: 4 }, /4 cards of Blue's hand/],
  [
    { code: 'badExchange', points: 3, possible: [1, 2, 4] },
    /does not score 3\. Key 1, 2 or 4, or press NEXT/,
  ],
  [{ code: 'exchanged', seat: 0 }, /Red has pegged for this exchange/],
  [{ code: 'badBid', seat: 0, points: 9, least: 3, most: 8 }, /Red bids from 3 up to the 8 holes pegged/],
  [{ code: 'cardsNotWanted' }, /No cards are needed/],
  [{ code: 'disputesOff', claims: 'trust' }, /'trust'/],
  [{ code: 'disputeOpen', seat: 2, cards: 4 }, /Player 3's count.*4 cards/],
  [{ code: 'nothingToDispute' }, /no count to dispute/],
  [{ code: 'mugginsOff' }, /not played/],
  [{ code: 'mugginsAutomatic' }, /by itself/],
  [{ code: 'nothingMissed' }, /no card laid yet/],
  [{ code: 'mugginsClosed' }, /too late/],
  [{ code: 'countSettled', seat: 1 }, /Blue's last count is settled/],
  [{ code: 'ownCount', seat: 0 }, /Red's own/],
  [{ code: 'restricted', seat: 0, holes: 1, points: 1, rule: 'go' }, /Red needs 1.*go.*not pegged/],
  [{ code: 'restricted', seat: 1, holes: 4, points: 2, rule: 'heels' }, /Blue needs only 4.*no heels/],
  [{ code: 'mugginsNever', on: 'heels' }, /never called on heels/],
  [{ code: 'badOffence', offence: 'x', known: ['misdeal', 'renege'] }, /'x'.*misdeal and renege/],
  [{ code: 'offenceOff', offence: 'timeOut' }, /did not count in time/],
  [{ code: 'offenceClosed', offence: 'renege', phase: 'deal' }, /said go with a card.*too late/],
  [{ code: 'offenceSeat', offence: 'misdeal', seat: 1, who: 'dealer' }, /Blue is not the dealer.*misdealt/],
  [{ code: 'ownSide', seat: 1 }, /Blue plays for the same side/],
  [{ code: 'countChecked', seat: 1 }, /Blue's count are known/],
  [{ code: 'figureMissing', offence: 'overpegged', figure: 'points' }, /number of points first/],
  [
    { code: 'badFigure', offence: 'overpegged', figure: 'points', value: -1, least: 1, most: 12 },
    /-1 points.*1 to 12/,
  ],
  [
    { code: 'badFigure', offence: 'wrongPeg', figure: 'points', value: 3, least: 4, most: 4 },
    /3 points.*Expected: 4\./,
  ],
  [{ code: 'cardCrossed', card: '5H', known: '6H' }, /row and a column share.*6H, not 5H/],
  [{ code: 'nothingToUndo' }, /nothing to undo/],
  [{ code: 'nothingToRedo' }, /nothing to redo/],
  [{ code: 'movedOn' }, /moved on.*nothing was undone/],
  [{ code: 'notStanding', move: 7 }, /Move 7 is not a move of this game/],
  [{ code: 'badPlayers', expected: 2, got: 3 }, /3 players.*for 2/],
  [{ code: 'badName', seat: 1, name: 'A\tn', fault: 'unprintable' }, /"A\\tn" .* player 2.*printed.*1 to 20/],
  [{ code: 'badName', seat: 0, name: 'Ann', fault: 'taken' }, /"Ann".*another player/],
  [{ code: 'unknownPreset', name: 'whist', known: ['six-card'] }, /'whist'.*six-card/],
  [{ code: 'unknownSetting', setting: 'skunk', known: ['skunks'] }, /no setting 'skunk'/],
  [
    {
      code: 'badSetting',
      setting: 'mode',
      value: 'x',
      expected: { code: 'oneOf', words: ['trust', 'always'] },
    },
    /mode cannot be 'x'.*trust or always/,
  ],
  [
    { code: 'badRules', field: 'target', value: '1', expected: { code: 'whole', least: 31, most: 999 } },
    /target is 1.*31 to 999/,
  ],
  [{ code: 'playOver' }, /Go on to the show/],
  [{ code: 'notYourTurn', seat: 0, expected: 1 }, /not Red's turn\. Blue lays/],
  [{ code: 'notHeld', seat: 1, card: '5H' }, /Blue does not hold the 5H/],
  [{ code: 'pastThirtyOne', card: 'KH', count: 36 }, /With the KH.*36, past thirty-one/],
  [{ code: 'mustPlay', seat: 0, count: 28, cards: ['2C', '3D'] }, /Red cannot say go at 28: 2C or 3D can/],
  [{ code: 'mustPlay', seat: 0, count: 21, cards: [] }, /any card can be laid/],
  [{ code: 'wrongPlay', card: '5', points: 4, possible: [2, 3] }, /5 does not score 4.*scores 2 or 3/],
  [{ code: 'mustPlay', seat: 0, count: 28, cards: [] }, /Red cannot say go at 28: a card can be laid/],
  [
    { code: 'restricted', seat: 1, holes: 4, points: 8, rule: 'play' },
    /Blue needs only 4.*only play.*8 is a/,
  ],
  [{ code: 'notLaid', seat: 0, turn: 1 }, /Red has laid no card.*Blue lays the next/],
  [{ code: 'notLaid', seat: 0, turn: undefined }, /Red has laid no card.*The play is over/],
  [{ code: 'cardsUnseen' }, /without cards until the next deal/],
  [{ code: 'whoMissed', seats: [0, 1] }, /Say who missed the points/],
  [{ code: 'whichCard', seat: 0, cards: ['4', '6'] }, /Say which card: 4 or 6/],
  [{ code: 'claimOpen', seat: 1 }, /Blue has not pegged.*or the next card is laid/],
  [{ code: 'handBegun', seat: 1 }, /Blue has laid a card already/],
  [{ code: 'handDead', seat: 0 }, /Red's hand is dead/],
];

test('every refusal code has an example here', () => {
  expect(new Set(EXAMPLES.map(([{ code }]) => code))).toEqual(new Set(REFUSALS));
});

test.each(EXAMPLES.map(([refusal, words]) => [refusal.code, refusal, words] as const))(
  '%s says what was wrong and what to do',
  (_, refusal, words) => {
    expect(describeRefusal(refusal, ['Red', 'Blue'])).toMatch(words);
    expect(describeRefusal(refusal)).toMatch(/\.$/);
    expect(shortRefusal(EN, refusal).length).toBeGreaterThan(5);
    expect(shortRefusal(EN, refusal).length).toBeLessThanOrEqual(20);
  },
);

/** What the display of twenty characters shows, where it depends on the figures. */
test.each<[Refusal, string]>([
  [{ code: 'badCard', text: '5X' }, 'No such card'],
  [{ code: 'badRank', text: '1' }, 'No such rank'],
  [{ code: 'duplicateCard', card: '5H' }, '5H is there twice'],
  [{ code: 'tooManyOfRank', rank: '5' }, 'A fifth 5'],
  [{ code: 'wrongNumberOfCards', expected: 4, got: 3 }, '3 cards, not 4'],
  [{ code: 'suitWanted', index: 1, rank: 'J', starter: false }, 'Suit of J?'],
  [{ code: 'suitWanted', index: 4, rank: 'T', starter: true }, 'Suit of starter T?'],
  [{ code: 'impossiblePlay', points: 10, possible: [1] }, 'No card scores 10'],
  [{ code: 'impossibleCount', points: 25, possible: [0], crib: false }, 'No hand counts 25'],
  [{ code: 'impossibleCount', points: 25, possible: [0], crib: true }, 'No crib counts 25'],
  [{ code: 'impossiblePoints', points: 30, possible: [0] }, 'Nothing scores 30'],
  [{ code: 'badSeat', seat: 4, seats: 2 }, 'No seat 5'],
  [{ code: 'countFirst', seat: 0, hand: 'crib' }, 'Count the crib first'],
  [{ code: 'countFirst', seat: 1, hand: 'pone' }, 'Count the hand first'],
  [{ code: 'starterNoJack', twos: false, card: 'A' }, 'Heels: no A'],
  [{ code: 'cardsFirst', seat: 1, hand: 'pone', cards: 4 }, 'Enter 4 cards'],
  [{ code: 'offenceSeat', offence: 'misdeal', seat: 1, who: 'dealer' }, 'Only by the dealer'],
  [{ code: 'figureMissing', offence: 'overpegged', figure: 'points' }, 'Key the points first'],
  [
    { code: 'badFigure', offence: 'overpegged', figure: 'points', value: 0, least: 1, most: 12 },
    'From 1 to 12',
  ],
  [
    { code: 'badFigure', offence: 'wrongPeg', figure: 'points', value: 3, least: 4, most: 4 },
    'It has to be 4',
  ],
  [{ code: 'restricted', seat: 0, holes: 1, points: 1, rule: 'go' }, 'Not out on a go'],
  [{ code: 'restricted', seat: 1, holes: 4, points: 2, rule: 'heels' }, 'No heels so near'],
  [{ code: 'restricted', seat: 1, holes: 4, points: 8, rule: 'exact' }, 'Exactly 4 to go out'],
  [{ code: 'badPlayers', expected: 2, got: 3 }, '2 players needed'],
  [{ code: 'badName', seat: 1, name: '', fault: 'empty' }, 'No name: player 2'],
  [{ code: 'notHeld', seat: 1, card: '5H' }, 'No 5H in hand'],
  [{ code: 'pastThirtyOne', card: 'KH', count: 36 }, '36 is past 31'],
  [{ code: 'mustPlay', seat: 0, count: 28, cards: [] }, 'No go at 28'],
  [{ code: 'wrongPlay', card: '5', points: 4, possible: [2, 3] }, 'The 5 scores 2/3'],
  [{ code: 'restricted', seat: 1, holes: 4, points: 8, rule: 'play' }, 'Only play scores'],
  [{ code: 'notLaid', seat: 0, turn: 1 }, 'No card waits'],
  [{ code: 'cardsUnseen' }, 'Points only, please'],
  [{ code: 'claimOpen', seat: 1 }, 'Not pegged yet'],
  [{ code: 'handBegun', seat: 1 }, 'Too late for a hand'],
  [{ code: 'handDead', seat: 0 }, 'The hand is dead'],
])('%j in short: %s', (refusal, text) => {
  expect(shortRefusal(EN, refusal)).toBe(text);
});

/** Whole sentences, where a name or a figure decides how they go on. */
test.each<[Refusal, string]>([
  [
    { code: 'suitWanted', index: 1, rank: 'J', starter: false },
    'The suit of card 2, J, can change the count. Enter it with its suit.',
  ],
  [
    { code: 'suitWanted', index: 4, rank: 'T', starter: true },
    'The suit of the starter, T, can change the count. Enter it with its suit.',
  ],
  [{ code: 'mugginsNever', on: 'penalty' }, 'Muggins is never called on a penalty.'],
  [{ code: 'mugginsNever', on: 'muggins' }, 'Muggins is never called on points won by muggins.'],
  [{ code: 'mugginsNever', on: 'heels' }, 'Muggins is never called on heels.'],
  [{ code: 'mugginsNever', on: 'backward' }, 'Muggins is never called on points lost by pegging backwards.'],
  [
    { code: 'badName', seat: 0, name: '', fault: 'empty' },
    '"" is not a name for player 1: there is none. A name has 1 to 20 characters that can be printed.',
  ],
  [
    { code: 'badName', seat: 0, name: 'Ann\t', fault: 'unprintable' },
    '"Ann\\t" is not a name for player 1: it has a character that cannot be printed. A name has 1 to 20 characters that can be printed.',
  ],
  [
    { code: 'badName', seat: 2, name: 'x', fault: 'long' },
    '"x" is not a name for player 3: it is too long. A name has 1 to 20 characters that can be printed.',
  ],
  [
    { code: 'badFigure', offence: 'overpegged', figure: 'points', value: 0, least: 1, most: 12 },
    '0 points cannot be right. Expected: 1 to 12.',
  ],
  [
    { code: 'badFigure', offence: 'wrongPeg', figure: 'points', value: 3, least: 4, most: 4 },
    '3 points cannot be right. Expected: 4.',
  ],
  [
    { code: 'restricted', seat: 0, holes: 1, points: 1, rule: 'go' },
    'Red needs 1, and nobody goes out on a go here: the 1 is not pegged.',
  ],
  [
    { code: 'restricted', seat: 1, holes: 4, points: 2, rule: 'heels' },
    'Blue needs only 4, so near the end there are no heels here. Go on with NEXT.',
  ],
  [{ code: 'mustPlay', seat: 0, count: 21, cards: [] }, 'Red cannot say go at 21: any card can be laid.'],
  [{ code: 'notYourTurn', seat: 0, expected: 3 }, "It is not Red's turn. Player 4 lays a card or says go."],
  [{ code: 'notHeld', seat: 3, card: '5H' }, 'Player 4 does not hold the 5H. Enter another card.'],
  [{ code: 'mustPlay', seat: 3, count: 28, cards: ['2C'] }, 'Player 4 cannot say go at 28: 2C can be laid.'],
  [
    { code: 'outOfOrder', seat: 0, expected: 1, hand: 'crib' },
    "Blue's crib is counted before Red's cards. Key Blue's points first; 0 if there are none.",
  ],
  [
    { code: 'offenceOff', offence: 'timeOut' },
    "These rules do not know that offence: 'did not count in time'.",
  ],
])('%j in full: %s', (refusal, text) => {
  expect(describeRefusal(refusal, ['Red', 'Blue'])).toBe(text);
});

test('a seat without a name is called by its number', () => {
  expect(describeRefusal({ code: 'notHeld', seat: 0, card: '5H' })).toBe(
    'Player 1 does not hold the 5H. Enter another card.',
  );
});

test('a short form is cut to twenty characters', () => {
  expect(shortRefusal(EN, { code: 'starterDiffers', card: '5H', known: '6H' })).toBe('The starter is 6H');
  expect(shortRefusal(EN, { code: 'impossiblePoints', points: 123456, possible: [] })).toBe(
    'Nothing scores 12345',
  );
});
