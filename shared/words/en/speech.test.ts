import { describe, expect, test } from 'vitest';
import { RANKS } from '../../rules/cards/index.ts';
import { type GameResult, parsePlay, type Ruling, scorePlay, scoreShow } from '../../rules/index.ts';
import { RULING_SOURCES, RULINGS } from '../../rules/rulings/index.ts';
import { cards } from '../../rules/testing/cards.ts';
import { begin, keyed, PLAYERS, walk } from '../../rules/testing/table.ts';
import { citeSource, shortRuling, speakResult, speakRuling } from '../testing/english.ts';
import { listed, numberWord } from './grammar.ts';
import { speakCount, speakPlay } from './speech.ts';

const counted = (hand: string, starter: string) =>
  scoreShow({ hand: cards(hand), starter: cards(starter)[0] });

describe('a count read aloud (Pagat)', () => {
  test.each([
    ['5C 5D KH 2S', '7C', 'fifteen two, fifteen four, and a pair is six'],
    ['7C 8D 2H KS', '4C', 'fifteen two'],
    ['2C 4D 6H 8S', 'KD', 'nothing'],
    ['TC 5D KH 2S', '9C', 'fifteen two, fifteen four'],
    ['2C 2D 6H 8S', 'KD', 'a pair for two'],
    ['2C 2D 6H 6S', 'KD', 'a pair for two, and a pair is four'],
    ['6C 7D 8H KS', 'QD', 'fifteen two, and a run of three is five'],
    ['TC JD QH 2S', 'KD', 'a run of four for four, and one for his nob is five'],
    ['JC 2D 4D 6D', '8C', 'one for his nob'],
    ['2C 4C 6C 8C', 'KD', 'a flush of four for four'],
    ['2C 4C 6C 8C', 'KC', 'a flush of five for five'],
    ['7C 7D 7H 8S', '9C', 'fifteen two, fifteen four, fifteen six, and a triple run of three is twenty-one'],
    ['2C 2D 2H 8S', 'KD', 'a pair royal for six'],
    ['3C 3D 3H 3S', 'KD', 'a double pair royal for twelve'],
    ['6C 6D 6H 9S', 'KD', 'fifteen two, fifteen four, fifteen six, and a pair royal is twelve'],
    ['AC AD 2H 2S', '3C', 'a double double run of three for sixteen'],
    ['3C 4D 5H 6S', '3D', 'fifteen two, fifteen four, and a double run of four is fourteen'],
    [
      '4C 5S 6D JH',
      '4H',
      'fifteen two, fifteen four, fifteen six, a double run of three is fourteen, and one for his nob is fifteen',
    ],
  ])('%s with %s: %s', (hand, starter, aloud) => {
    expect(speakCount(counted(hand, starter))).toBe(aloud);
  });

  test('twenty-nine', () => {
    expect(speakCount(counted('5H 5S 5D JC', '5C'))).toMatch(
      /^fifteen two, .*fifteen sixteen, a double pair royal is twenty-eight, and one for his nob is twenty-nine$/,
    );
  });

  test('a pair outside a double run is said by itself, and many runs are counted', () => {
    const six = speakCount(scoreShow({ hand: cards('2C 2D 3H 4S KC KD') }));
    expect(six).toContain('a pair is');
    expect(six).toContain('a double run of three');
    expect(speakCount(scoreShow({ hand: cards('2C 2D 3H 3S 4C 4D') }))).toContain('eight runs of three');
  });
});

describe('play read aloud', () => {
  test.each([
    ['K 5', ['ten', 'fifteen for two']],
    [
      'K 6 K go 2 2',
      ['ten', 'sixteen', 'twenty-six', 'twenty-eight', 'thirty, and a pair for two, and one for go'],
    ],
    [
      'T 9 4 3 5',
      ['ten', 'nineteen', 'twenty-three', 'twenty-six', 'thirty-one for two, and a run of three for three'],
    ],
    ['5 5 5', ['five', 'ten, and a pair for two', 'fifteen for two, and a pair royal for six']],
    [
      '2 2 2 2',
      [
        'two',
        'four, and a pair for two',
        'six, and a pair royal for six',
        'eight, and a double pair royal for twelve',
      ],
    ],
    ['K K 5 3 K K 5 3', undefined],
  ])('%s', (text, aloud) => {
    const plays = parsePlay(text.split(' '));
    const said = plays.ok ? scorePlay(plays.value).map((card) => speakPlay(card)) : [];
    if (aloud === undefined) expect(said.at(-1)).toBe('twenty-eight, and one for last');
    else expect(said).toEqual(aloud);
  });
});

describe('rulings read aloud', () => {
  const base: Omit<Ruling, 'code' | 'source'> = {
    seat: 1,
    opponent: 0,
    claimed: 6,
    truth: 8,
    items: [],
    paid: 6,
    award: 2,
    called: 5,
    moves: [],
  };
  const made = (code: Ruling['code'], changes: Partial<Ruling> = {}): Ruling => ({
    ...base,
    code,
    source: RULING_SOURCES[code],
    ...changes,
  });

  test.each<[Ruling, string]>([
    [made('countRight', { claimed: 8, paid: 8, award: 0 }), 'Blue is right: eight.'],
    [made('countRight', { claimed: 0, truth: 0 }), 'Blue is right: nothing.'],
    [made('undercountCorrected', { paid: 8 }), 'Blue said six, but the cards count eight: Blue pegs eight.'],
    [made('undercountStands'), 'Blue said six and missed points: the cards count eight, but six stands.'],
    [
      made('undercountToOpponent'),
      'Muggins: Blue said six, the cards count eight, and Red takes the two missed.',
    ],
    [
      made('overcountCorrected', { claimed: 12, paid: 8 }),
      'Blue said twelve, but the cards count eight: Blue pegs eight.',
    ],
    [
      made('overcountLost', { claimed: 12, paid: 0 }),
      'Blue said twelve, but the cards count eight: Blue pegs nothing for them.',
    ],
    [
      made('overcountToOpponent', { claimed: 12, award: 4 }),
      'Blue said twelve, but the cards count eight: Blue pegs eight, and Red takes four for the excess.',
    ],
    [made('mugginsAwarded', { truth: undefined }), 'Muggins: Red takes two that Blue missed.'],
    [made('mugginsTooMuch'), 'Muggins: Red called five, but Blue missed only two: Red takes two.'],
    [
      made('mugginsWrong', { claimed: 8, award: 5 }),
      'A wrong call: Blue missed nothing. Red called five, and Blue gets five.',
    ],
    [
      made('mugginsWrong', { truth: undefined, called: undefined, award: 0 }),
      'A wrong call: Blue missed nothing. Red called nothing, and Blue gets nothing.',
    ],
  ])('%#: %s', (ruling, aloud) => {
    expect(speakRuling(ruling, PLAYERS)).toBe(aloud);
    expect(shortRuling(ruling).length).toBeLessThanOrEqual(20);
  });

  test.each<[Ruling['code'], string]>([
    ['countRight', 'Right: 8'],
    ['notExact', '8 is past the end'],
    ['undercountCorrected', '6 said: it is 8'],
    ['undercountStands', 'Was 8: 6 stands'],
    ['undercountToOpponent', 'Was 8: muggins 2'],
    ['overcountCorrected', '6 said: it is 8'],
    ['overcountLost', '6 said, is 8: 0'],
    ['overcountToOpponent', 'Is 8: 2 go over'],
    ['mugginsAwarded', 'Muggins: 2'],
    ['mugginsTooMuch', 'Muggins 5? 2 only'],
    ['mugginsWrong', 'Wrong call: costs 2'],
  ])('%s in short: %s', (code, text) => {
    expect(shortRuling(made(code))).toBe(text);
  });

  test('the count follows, where the cards are known', () => {
    const table = keyed(begin('mode=always'), 'cut 0', 'starter TC', 'next', 'cards 5C 5D 7H 8S', 'peg 1 8');
    const { ruling } = table.present;
    expect(ruling && speakRuling(ruling, PLAYERS)).toBe(
      'Blue is right: eight. Counted: fifteen two, fifteen four, fifteen six, and a pair is eight.',
    );
  });

  test('every ruling fits twenty characters with the largest figures', () => {
    for (const code of RULINGS) {
      const ruling = made(code, { claimed: 24, truth: 29, paid: 29, award: 29, called: 29 });
      expect(shortRuling(ruling).length).toBeLessThanOrEqual(20);
    }
  });

  test('sources are cited with book, edition and rule', () => {
    expect(citeSource(RULING_SOURCES.overcountToOpponent)).toBe('ACC 2010, rule 8.4.c');
    expect(citeSource(RULING_SOURCES.overcountLost)).toBe(
      'House rule (pub, UK): an overcount loses the whole count',
    );
  });
});

describe('the end of a game read aloud', () => {
  test.each([
    [120, 'Red wins. Blue is on one hundred and twenty, left in the stink hole.'],
    [100, 'Red wins. Blue is on one hundred.'],
    [90, 'Red wins. Blue is on ninety, a skunk.'],
    [60, 'Red wins. Blue is on sixty, a double skunk.'],
  ])('a loser on %i', (score, aloud) => {
    const [result] = walk(walk(begin(), 1, score), 0, 121).present.results;
    expect(result && speakResult(result, PLAYERS)).toBe(aloud);
  });

  /** Results of other forms of the game, as data: a lurch, several losers. */
  const ended = (changes: Partial<GameResult>): GameResult => ({
    game: 1,
    winner: 0,
    scores: [61, 30],
    losers: [{ side: 1, score: 30, skunk: 'lurch', stinkHole: false, stakes: 2 }],
    skunk: 'lurch',
    gamePoints: 4,
    stakes: 2,
    ending: 'play',
    ...changes,
  });
  const loser = (side: number, score: number, stinkHole = false) =>
    ({ side, score, skunk: 'none', stinkHole, stakes: 1 }) as const;
  test.each<[Partial<GameResult>, string]>([
    [{}, 'Red wins. Blue is on thirty, in the lurch.'],
    [
      { winner: 1, losers: [loser(0, 100), loser(2, 120, true)], skunk: 'none' },
      'Blue wins. Red is on one hundred, Green is on one hundred and twenty, left in the stink hole.',
    ],
    [
      { winner: 1, losers: [loser(0, 120, true), loser(2, 100)], skunk: 'none' },
      'Blue wins. Red is on one hundred and twenty, Green is on one hundred, left in the stink hole.',
    ],
    [
      { winner: 2, losers: [loser(0, 100), loser(1, 99)], skunk: 'none' },
      'Green wins. Red is on one hundred, Blue is on ninety-nine.',
    ],
  ])('%j: %s', (changes, aloud) => {
    expect(speakResult(ended(changes), ['Red', 'Blue', 'Green'])).toBe(aloud);
  });

  test('a game given up', () => {
    const [result] = keyed(begin('conceded=plain'), 'cut 0', 'concede 1').present.results;
    expect(result && speakResult(result, PLAYERS)).toBe(
      'Red wins. Blue is on nothing, and the game is given up.',
    );
  });

  test('a side without a name', () => {
    const [result] = walk(begin(), 0, 121).present.results;
    expect(result && speakResult(result, [])).toContain('Player 1 wins. Player 2 is on nothing');
  });
});

describe('words', () => {
  test.each([
    [0, 'nothing'],
    [19, 'nineteen'],
    [20, 'twenty'],
    [21, 'twenty-one'],
    [100, 'one hundred'],
    [121, 'one hundred and twenty-one'],
    [999, 'nine hundred and ninety-nine'],
    [1000, '1000'],
    [-1, '-1'],
    [1.5, '1.5'],
  ])('%d is %s', (number, word) => {
    expect(numberWord(number)).toBe(word);
  });

  test('lists', () => {
    expect(listed(['a'], 'or')).toBe('a');
    expect(listed(['a', 'b', 'c'], 'or')).toBe('a, b or c');
  });

  test('ranks are all there to be spoken of', () => {
    expect(RANKS).toHaveLength(13);
  });
});
