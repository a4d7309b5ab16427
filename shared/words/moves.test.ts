// What a move did, in every language: a sentence that agrees with who did it, and a line that fits the display.
import { describe, expect, test } from 'vitest';
import { charCode } from '../protocol/index.ts';
import type { GameResult, Ruling } from '../rules/index.ts';
import { RULING_SOURCES, RULINGS } from '../rules/rulings/index.ts';
import { OFFENCE_CODES, PHASES } from '../rules/terms/index.ts';
import type { Move, MoveCode, MoveFact } from '../story/fact.ts';
import { LANGUAGES } from './languages.ts';
import { sayMove, shortMove } from './moves.ts';
import { LANGUAGE_CODES } from './registry.ts';
import { SHORT_LENGTH } from './section.ts';
import { unaccented } from './wording.ts';

const { en: EN, fr: FR } = LANGUAGES;

/** Two players. */
const two = (fact: MoveFact): Move => ({ fact, names: ['Ann', 'Ines'], sides: [0, 1] });
/** Ann and Cid against Bob and Dee. */
const four = (fact: MoveFact): Move => ({ fact, names: ['Ann', 'Bob', 'Cid', 'Dee'], sides: [0, 1, 0, 1] });

const ruling = (changes: Partial<Ruling>): Ruling => ({
  code: 'undercountToOpponent',
  source: RULING_SOURCES.undercountToOpponent,
  seat: 0,
  opponent: 1,
  claimed: 2,
  truth: 3,
  items: [],
  paid: 2,
  award: 1,
  called: undefined,
  moves: [],
  ...changes,
});

const result = (changes: Partial<GameResult> = {}): GameResult => ({
  game: 1,
  winner: 0,
  scores: [121, 120],
  losers: [{ side: 1, score: 120, skunk: 'none', stinkHole: true, stakes: 1 }],
  skunk: 'none',
  gamePoints: 2,
  stakes: 1,
  ending: 'play',
  ...changes,
});

/** A player alone has lost. */
const ALONE: Partial<GameResult> = {
  winner: null,
  scores: [55],
  losers: [{ side: 0, score: 55, skunk: 'none', stinkHole: false, stakes: 0 }],
};

type Row = readonly [move: Move, english: string, french: string, short: string];

const ROWS: readonly Row[] = [
  [two({ code: 'pegs', seat: 0, points: 4 }), 'Ann pegs 4.', 'Ann marque 4.', 'Ann pegs 4'],
  [
    four({ code: 'pegs', seat: 2, points: 4 }),
    'Ann and Cid peg 4.',
    'Ann et Cid marquent 4.',
    'Ann+Cid peg 4',
  ],
  [
    four({ code: 'pegs', seat: 1, points: 0 }),
    'Bob and Dee peg nothing.',
    'Bob et Dee ne marquent rien.',
    'Bob+Dee peg nothing',
  ],
  [
    two({ code: 'heels', seat: 1, points: 2 }),
    'Heels: Ines pegs 2.',
    'Valet retourné : Ines marque 2.',
    'Heels: Ines 2',
  ],
  [
    two({ code: 'counts', seat: 1, hand: 'crib', points: 0 }),
    "Ines' crib counts nothing.",
    'Ines, crib : rien.',
    "Ines' crib: 0",
  ],
  [
    two({ code: 'cards', seat: 0, hand: 'pone', cards: ['7H', '7S', '8C', '9D'] }),
    "Ann's hand is 7♥ 7♠ 8♣ 9♦.",
    'Ann, main : 7♥ 7♠ 8♣ 9♦.',
    'Ann: cards in',
  ],
  [
    two({ code: 'cards', seat: 0, hand: 'crib', cards: [] }),
    "Ann's crib is entered.",
    'Ann, crib : cartes entrées.',
    'Ann: cards in',
  ],
  [
    two({ code: 'deals', seat: 0, cut: true }),
    'Ann deals by the cut.',
    'Ann donne, par la coupe.',
    'Ann deals',
  ],
  [
    two({ code: 'bids', seat: 0, points: 3 }),
    'Ann bids 3 for the crib.',
    'Ann mise 3 pour le crib.',
    'Ann bids 3',
  ],
  [
    two({ code: 'buys', seat: 0, points: 1 }),
    'Ann buys the crib and pegs back 1.',
    'Ann achète le crib et recule d’un trou.',
    'Ann buys crib: 1',
  ],
  [
    two({ code: 'lays', seat: 0, card: 'TH', count: 24 }),
    'Ann lays 10♥: twenty-four.',
    'Ann pose 10♥ : 24.',
    'Ann lays 10♥: 24',
  ],
  [
    two({ code: 'go', seat: 0, count: 28 }),
    'Ann says go at twenty-eight.',
    'Ann dit go à 28.',
    'Ann: go at 28',
  ],
  [
    four({ code: 'muggins', seat: 0, points: 3 }),
    'Ann and Cid call muggins for 3.',
    'Ann et Cid crient muggins pour 3.',
    'Ann+Cid: muggins 3',
  ],
  [
    four({ code: 'gameBegins', game: 2, left: null }),
    'Game 2 begins: Ann and Cid against Bob and Dee.',
    'La partie 2 commence : Ann et Cid contre Bob et Dee.',
    'Game 2 begins',
  ],
  [
    two({ code: 'gameBegins', game: 2, left: 1 }),
    'Game 1 is abandoned. Game 2 begins: Ann against Ines.',
    'La partie 1 est abandonnée. La partie 2 commence : Ann contre Ines.',
    'Game 1 abandoned',
  ],
  [
    two({ code: 'ruled', ruling: ruling({}) }),
    'Muggins: Ann said two, the cards count three, and Ines takes the one missed.',
    'Muggins : Ann a dit 2, les cartes font 3, et Ines prend le point oublié.',
    'Was 3: muggins 1',
  ],
  [
    four({ code: 'ruled', ruling: ruling({ truth: 4, award: 2 }) }),
    'Muggins: Ann and Cid said two, the cards count four, and Bob and Dee take the two missed.',
    'Muggins : Ann et Cid ont dit 2, les cartes font 4, et Bob et Dee prennent les 2 oubliés.',
    'Was 4: muggins 2',
  ],
  [
    four({ code: 'ruled', ruling: ruling({ code: 'renegeFlat', offence: 'renege', seat: 2, award: 2 }) }),
    'Cid reneged: Bob and Dee take two.',
    'Cid a gardé une carte à tort : Bob et Dee prennent 2.',
    'Renege: 2 over',
  ],
  [
    two({ code: 'won', result: result() }),
    'Ann wins. Ines is on one hundred and twenty, left in the stink hole.',
    'Ann gagne. Ines est à 120, dans le trou puant.',
    'Stink hole! Ann wins',
  ],
  [
    four({ code: 'won', result: result({ ending: 'conceded' }) }),
    'Ann and Cid win. Bob and Dee are on one hundred and twenty, left in the stink hole, and the game is given up.',
    'Ann et Cid gagnent. Bob et Dee sont à 120, dans le trou puant, par abandon.',
    'Stink hole! A+C win',
  ],
  // Cribbage Squares: a player alone, with rows for hands.
  [
    {
      ...two({ code: 'won', result: result({ scores: [61], losers: [], ending: 'show' }) }),
      names: ['Ann'],
      sides: [0],
    },
    'Ann wins.',
    'Ann gagne.',
    'Ann wins 61',
  ],
  [
    { ...two({ code: 'lost', result: result({ ...ALONE, ending: 'deals' }) }), names: ['Ann'], sides: [0] },
    'Ann is on fifty-five, and the game is lost.',
    'Ann est à 55, et la partie est perdue.',
    'Ann loses on 55',
  ],
  [
    {
      ...two({ code: 'lost', result: result({ ...ALONE, ending: 'conceded' }) }),
      names: ['Ann'],
      sides: [0],
    },
    'Ann is on fifty-five, and the game is given up.',
    'Ann est à 55, et la partie est perdue, par abandon.',
    'Ann loses on 55',
  ],
  [
    two({ code: 'counts', seat: 0, hand: 'column4', points: 21 }),
    "Ann's column 4 counts 21.",
    'Ann, colonne 4 : 21.',
    "Ann's column 4: 21",
  ],
  [
    two({ code: 'undone', of: two({ code: 'pegs', seat: 0, points: 4 }) }),
    'Undone: Ann pegs 4.',
    'Repris : Ann marque 4.',
    'Undo: Ann pegs 4',
  ],
  [two({ code: 'undoneTo', moves: 3 }), '3 moves undone.', '3 coups repris.', '3 moves undone'],
  [two({ code: 'redone', of: null }), 'Done again: a move.', 'Refait : un coup.', 'Redo: a move'],
];

test.each(ROWS)('%j: %s', (move, english, french, short) => {
  expect(sayMove(EN, move)).toBe(english);
  expect(sayMove(FR, move)).toBe(french);
  expect(shortMove(EN, move, SHORT_LENGTH)).toBe(short);
});

const seat = 0;
const points = 29;

/** A fact of every code, with the longest figures. */
const FACTS: { readonly [C in MoveCode]: readonly Extract<MoveFact, { code: C }>[] } = {
  nothing: [{ code: 'nothing' }],
  gameBegins: [1, null].map((left) => ({ code: 'gameBegins', game: 12, left })),
  deals: [true, false].map((cut) => ({ code: 'deals', seat, cut })),
  phase: PHASES.map((phase) => ({ code: 'phase', phase })),
  bids: [{ code: 'bids', seat, points }],
  buys: [{ code: 'buys', seat, points }],
  starter: [{ code: 'starter', card: 'TH' }],
  pegs: [0, points].map((each) => ({ code: 'pegs', seat, points: each })),
  exchange: [1, 4].map((each) => ({ code: 'exchange', seat, points: each })),
  heels: [0, 2].map((each) => ({ code: 'heels', seat, points: each })),
  lastAtFirstDeal: [{ code: 'lastAtFirstDeal', seat, points: 3 }],
  alone: [{ code: 'alone', seat, points: 99 }],
  counts: (['pone', 'crib'] as const).map((hand) => ({ code: 'counts', seat, hand, points })),
  cards: [{ code: 'cards', seat, hand: 'pone', cards: ['5H', '5S', '5D', 'JC'] }],
  handKnown: [{ code: 'handKnown', seat }],
  lays: [{ code: 'lays', seat, card: 'TH', count: 31 }],
  go: [{ code: 'go', seat, count: 30 }],
  unseen: [{ code: 'unseen' }],
  disputed: (['pone', 'crib'] as const).map((hand) => ({ code: 'disputed', seat, hand })),
  muggins: [{ code: 'muggins', seat, points: 12 }],
  ruled: RULINGS.flatMap((code) =>
    [0, 29].map((award) => ({
      code: 'ruled',
      ruling: ruling({ code, award, claimed: 24, truth: 29, paid: 29, called: 29, back: 15, cards: 2 }),
    })),
  ),
  won: (['none', 'skunk', 'doubleSkunk', 'lurch'] as const).map((skunk) => ({
    code: 'won',
    result: result({ skunk }),
  })),
  lost: [
    {
      code: 'lost',
      result: result({
        winner: null,
        losers: [{ side: 0, score: 55, skunk: 'none', stinkHole: false, stakes: 0 }],
      }),
    },
  ],
  goesOn: [{ code: 'goesOn' }],
  setAside: [{ code: 'setAside', lane: 3, points }],
  asksUndo: [{ code: 'asksUndo', seat }],
  asksOffence: OFFENCE_CODES.map((offence) => ({ code: 'asksOffence', seat, offence, by: 1 })),
  declines: [{ code: 'declines', seat }],
  undoneTo: [{ code: 'undoneTo', moves: 1234 }],
  undone: [{ code: 'undone', of: null }],
  redone: [{ code: 'redone', of: null }],
  undoneLate: [{ code: 'undoneLate', of: null }],
};

/** Words that only English has. */
const ENGLISH =
  /\b(the|The|pegs?|pegged|hands?|counts|counted|deals?|begins|said|says|lays|is|are|was|and|of|not|cards|with|that|it|It|for|or|to|nobody|[Nn]o|takes?|There|back|missed|players?|one|two|four|fifteen|nothing)\b/;

const LONG = 'Bartholomé-Alexandre';

describe.each(LANGUAGE_CODES)('%s', (code) => {
  const language = LANGUAGES[code];

  test.each(Object.keys(FACTS) as MoveCode[])('%s', (each) => {
    for (const fact of FACTS[each]) {
      const kept: readonly Move[] = [
        two(fact),
        four(fact),
        { fact, names: [LONG, LONG, LONG, LONG], sides: [0, 1, 0, 1] },
        { fact: { code: 'undone', of: four(fact) }, names: [], sides: [] },
      ];
      for (const move of kept) {
        const text = sayMove(language, move);
        expect(text).toMatch(/^[^a-z].*\.$/);
        expect(text).not.toMatch(/undefined|\[object/);
        const shown = unaccented(shortMove(language, move, SHORT_LENGTH));
        expect(shown).toMatch(/^.{3,20}$/);
        expect([...shown].filter((char) => charCode(char) === undefined)).toEqual([]);
        if (code !== 'en') expect(text).not.toMatch(ENGLISH);
      }
    }
  });

  test('a code of a newer host is shown as it is', () => {
    const newer = two({ code: 'flood' } as unknown as MoveFact);
    expect(sayMove(language, newer)).toBe('Flood.');
    expect(shortMove(language, newer, SHORT_LENGTH)).toBe('');
    const ruled = two({ code: 'ruled', ruling: ruling({ code: 'flood' as Ruling['code'] }) });
    expect(sayMove(language, ruled)).toBe('flood');
  });
});

test.each([
  [
    {
      items: [
        { kind: 'fifteen', cards: [], points: 2 },
        { kind: 'pair', cards: [], points: 2 },
      ],
      truth: 4,
    },
    'fifteen two, and a pair is four',
    'quinze 2, et une paire : 4',
  ],
  [{ items: [], truth: 0 }, 'nothing', 'rien'],
  [{ items: [] }, '', ''],
  [
    {
      items: [],
      played: { card: '7H', count: 15, items: [{ kind: 'fifteen', cards: [], points: 2 }] },
      truth: 2,
    },
    'fifteen for two',
    'quinze : 2',
  ],
  [
    {
      items: [],
      played: { card: '7H', count: 24, items: [{ kind: 'run', cards: ['7H', '8H', '9H'], points: 3 }] },
    },
    'twenty-four, and a run of three for three',
    '24, et une suite de 3 : 3',
  ],
  [
    { items: [], played: { card: '7H', count: 28, items: [{ kind: 'go', cards: [], points: 1 }] } },
    'twenty-eight, and one for go',
    '28, et 1 pour go',
  ],
  [
    {
      items: [],
      played: {
        card: '7H',
        count: 31,
        items: [
          { kind: 'thirtyOne', cards: [], points: 2 },
          { kind: 'pair', cards: [], points: 2 },
        ],
      },
    },
    'thirty-one for two, and a pair for two',
    'trente et un : 2, et une paire : 2',
  ],
  [
    { items: [], played: { card: '7H', count: 20, items: [{ kind: 'last', cards: [], points: 1 }] } },
    'twenty, and one for last',
    '20, et 1 pour la dernière',
  ],
] as const)('a count, %j: %s', (counted, english, french) => {
  expect(EN.rulings.count(counted)).toBe(english);
  expect(FR.rulings.count(counted)).toBe(french);
});
