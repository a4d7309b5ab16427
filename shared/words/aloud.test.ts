// Sentences as they are read aloud: examples of counts, rulings, ends of games, prompts and requests.
import { expect, test } from 'vitest';
import { type GameResult, type Ruling, scoreShow } from '../rules/index.ts';
import { RULING_SOURCES } from '../rules/rulings/index.ts';
import { cards } from '../rules/testing/cards.ts';
import type { MoveFact } from '../story/fact.ts';
import { sayConsent } from './consent.ts';
import { speakCount } from './counts.ts';
import { LANGUAGES } from './languages.ts';
import { sayMove, speakMove } from './moves.ts';
import { peopleOf } from './people.ts';
import { sayPrompt } from './prompts.ts';
import { sayRuling } from './ruling.ts';

const { en, fr } = LANGUAGES;
const two = peopleOf(['Ann', 'Bob']);
const four = peopleOf(['Ann', 'Bob', 'Cid', 'Dee'], [0, 1, 0, 1]);

// Source: Pagat, how counts are said.
test.each([
  ['5C 5D KH 2S', '7C', 'fifteen 2, fifteen 4, and a pair is 6'],
  ['7C 8D 2H KS', '4C', 'fifteen 2'],
  ['2C 4D 6H 8S', 'KD', 'nothing'],
  ['TC 5D KH 2S', '9C', 'fifteen 2, fifteen 4'],
  ['2C 2D 6H 8S', 'KD', 'a pair for 2'],
  ['2C 2D 6H 6S', 'KD', 'a pair for 2, and a pair is 4'],
  ['6C 7D 8H KS', 'QD', 'fifteen 2, and a run of 3 is 5'],
  ['TC JD QH 2S', 'KD', 'a run of 4 for 4, and 1 for his nobs is 5'],
  ['JC 2D 4D 6D', '8C', '1 for his nobs'],
  ['2C 4C 6C 8C', 'KD', 'a flush of 4 for 4'],
  ['2C 4C 6C 8C', 'KC', 'a flush of 5 for 5'],
  ['7C 7D 7H 8S', '9C', 'fifteen 2, fifteen 4, fifteen 6, and a triple run of 3 is 21'],
  ['2C 2D 2H 8S', 'KD', 'a pair royal for 6'],
  ['3C 3D 3H 3S', 'KD', 'a double pair royal for 12'],
  ['6C 6D 6H 9S', 'KD', 'fifteen 2, fifteen 4, fifteen 6, and a pair royal is 12'],
  ['AC AD 2H 2S', '3C', 'a double double run of 3 for 16'],
  ['3C 4D 5H 6S', '3D', 'fifteen 2, fifteen 4, and a double run of 4 is 14'],
  ['4C 5S 6D JH', '4H', 'fifteen 2, fifteen 4, fifteen 6, a double run of 3 is 14, and 1 for his nobs is 15'],
  ['2C 2D 3H 3S', '4C', 'a double double run of 3 for 16'],
])('%s with %s: %s', (hand, starter, aloud) => {
  expect(speakCount(en, scoreShow({ hand: cards(hand), starter: cards(starter)[0] }))).toBe(aloud);
});

const ruling = (code: Ruling['code'], changes: Partial<Ruling> = {}): Ruling => ({
  ...{ code, source: RULING_SOURCES[code], seat: 1, opponent: 0, claimed: 6, truth: 8, items: [] },
  ...{ paid: 6, award: 2, called: 5, moves: [], ...changes },
});

test.each<[Ruling, string, string]>([
  [ruling('countRight'), 'Bob and Dee are right: 8.', 'Bob et Dee ont raison : 8.'],
  [
    ruling('undercountCorrected', { paid: 8 }),
    'Bob and Dee claimed 6. The cards score 8, so Bob and Dee peg 8.',
    'Bob et Dee ont annoncé 6. Les cartes valent 8 : Bob et Dee marquent 8.',
  ],
  [
    ruling('undercountToOpponent', { played: { card: '7H', count: 15, items: [] } }),
    'Muggins! Bob and Dee claimed 6. 7♥ scores 8, so Ann and Cid take 2.',
    'Muggins ! Bob et Dee ont annoncé 6. 7♥ vaut 8 : Ann et Cid prennent 2.',
  ],
  [
    ruling('renegeFlat', { offence: 'renege' }),
    'Bob reneged. Ann and Cid take 2.',
    'Bob a gardé une carte à tort. Ann et Cid prennent 2.',
  ],
  [
    ruling('renegeFlat', { offence: 'renege', takers: 'each' }),
    'Bob reneged. Every other side takes 2.',
    'Bob a gardé une carte à tort. Chaque autre camp prend 2.',
  ],
])('%#: %s', (given, english, french) => {
  expect(sayRuling(en, given, four)).toBe(english);
  expect(sayRuling(fr, given, four)?.replace(/[\u00a0\u202f]/g, ' ')).toBe(french);
});

const won = (changes: Partial<GameResult>): MoveFact => ({
  code: 'won',
  result: {
    ...{ game: 1, winner: 0, scores: [121, 108], skunk: 'none', gamePoints: 1, stakes: 1, ending: 'play' },
    losers: [{ side: 1, score: 108, skunk: 'none', stinkHole: false, stakes: 1 }],
    ...changes,
  },
});

test.each<[MoveFact, string, string]>([
  [won({}), 'Ann wins, 121-108.', 'Ann gagne, 121-108.'],
  [won({ skunk: 'skunk' }), 'Ann wins, 121-108, a skunk.', 'Ann gagne, 121-108, skunk.'],
  [won({ ending: 'conceded' }), 'Ann wins, 121-108, by resignation.', 'Ann gagne, 121-108, par abandon.'],
  [{ code: 'pegs', seat: 0, points: 4 }, 'Ann pegs 4.', 'Ann marque 4.'],
  [{ code: 'starter', card: '5H' }, 'The starter is 5♥.', 'La carte de départ est 5♥.'],
  [{ code: 'setAside', lane: 2, points: 4 }, 'Ignored 4 points: lane 3 is not in use.', ''],
  [
    { code: 'undone', of: { fact: { code: 'pegs', seat: 0, points: 4 }, ...two } },
    'Undone: Ann pegs 4.',
    'Défait : Ann marque 4.',
  ],
  [
    { code: 'asksOffence', seat: 0, offence: 'misdeal', by: 1 },
    'Ann reports: Bob misdealt.',
    'Ann signale : Bob a fait une maldonne.',
  ],
])('%#: %s', (fact, english, french) => {
  expect(sayMove(en, { fact, ...two })).toBe(english);
  if (french !== '') expect(sayMove(fr, { fact, ...two }).replace(/[\u00a0\u202f]/g, ' ')).toBe(french);
});

test('a voice names cards', () => {
  const move = { fact: { code: 'lays', seat: 1, card: 'QS', count: 28 }, ...two } as const;
  expect(speakMove(en, move)).toBe('Bob plays the queen of spades: 28.');
  expect(speakMove(fr, move)).toMatch(/^Bob joue dame de pique/);
  expect(speakMove(en, { ...move, sayings: { nineteen: false } })).toMatch(/28, three’s is great\.$/);
});

test.each([
  [
    { code: 'whoDeals', sides: 2, points: true },
    /^Cut for deal, then press the dealer’s button\..* Or just score/,
  ],
  [
    { code: 'count', seat: 1, hand: 'pone', seconds: 0, nineteen: true, exact: 0 },
    /^Count Bob’s hand: key the points, then press Bob\. For no points, key 0 or 19\.$/,
  ],
  [
    { code: 'exchange', refused: 1, given: [2, 4] },
    /^You may swap a card\. .*key 2 or 4 .* Then press NEXT\.$/,
  ],
  [{ code: 'giveUp', side: 0, seats: [0] }, /^Resign for Ann\?/],
  [{ code: 'whichPartner', seats: [0, 1] }, /1 Ann, 2 Bob\.$/],
] as const)('%j', (ask, said) => {
  const besides = { muggins: false, disputable: null, renege: false, alone: null };
  expect(sayPrompt(en, { ask, besides }, two)).toMatch(said);
});

test.each([
  [null, false, 'Ann asks to undo the last move.'],
  [null, true, 'Waiting for Bob or Player 3 to agree. You can also press UNDO on the board.'],
  [
    { type: 'offence', offence: 'renege', seat: 1, cards: 2 },
    false,
    'Ann reports: Bob said go with a playable card (2 cards). Is that right?',
  ],
] as const)('a request, %j: %s', (offence, mine, said) => {
  const people = peopleOf(['Ann', 'Bob', '']);
  expect(sayConsent(en, { by: 0, offence, agree: [1, 2] }, people, mine)).toBe(said);
});
