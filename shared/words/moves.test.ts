// What a move did, in every language: a sentence that agrees with who did it, and a line that fits the display.
import { describe, expect, test } from 'vitest';
import { charCode } from '../protocol/index.ts';
import type { GameResult, Ruling } from '../rules/index.ts';
import { RULING_SOURCES, RULINGS } from '../rules/rulings/index.ts';
import { OFFENCE_CODES, PHASES } from '../rules/terms/index.ts';
import type { Move, MoveFact } from '../story/fact.ts';
import { LANGUAGE_CODES } from './generated/languages.ts';
import { LANGUAGES } from './languages.ts';
import { sayMove, shortMove } from './moves.ts';
import { COLUMNS, unaccented } from './short.ts';

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

const seat = 0;
const points = 29;

/** A fact of every code, with the longest figures. */
type MoveCode = MoveFact['code'];

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
        expect(text).toMatch(/^[^a-z].*[.!]$/);
        expect(text).not.toMatch(/undefined|\[object|[{}]/);
        const shown = unaccented(shortMove(language, move, COLUMNS));
        expect(shown).toMatch(/^.{3,20}$/);
        expect([...shown].filter((char) => charCode(char) === undefined)).toEqual([]);
      }
    }
  });

  test('a code of a newer host is shown as it is', () => {
    const newer = two({ code: 'flood' } as unknown as MoveFact);
    expect(sayMove(language, newer)).toBe('flood');
    expect(shortMove(language, newer, COLUMNS)).toBe('');
    const ruled = two({ code: 'ruled', ruling: ruling({ code: 'flood' as Ruling['code'] }) });
    expect(sayMove(language, ruled)).toBe('ruled');
  });
});
