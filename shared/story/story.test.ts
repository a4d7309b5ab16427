// Games told afterwards: what stands after undo, what each hand counted, where the lead changed; and figures, study, sheet.
import { describe, expect, test } from 'vitest';
import { type CardOrRank, type Command, PRESETS, type RuleSet, SIX_CARD } from '../rules/index.ts';
import type { Language } from '../words/catalog.ts';
import { DEFAULT as EN } from '../words/default.ts';
import { LANGUAGES } from '../words/languages.ts';
import { sheetHead, sheetLines } from '../words/sheet.ts';
import type { Told } from './chapter.ts';
import type { GameStory } from './story.ts';
import { studyOf } from './study.ts';
import { averageOf } from './testing/average.ts';
import { figuresOfGames } from './testing/figures.ts';
import { journalOf, tellGames } from './testing/games.ts';

const sheetOf = (games: readonly GameStory[], words: Language): string =>
  sheetHead(words) + games.map((game) => sheetLines(game, words)).join('');

const ALWAYS: RuleSet = { ...SIX_CARD, claims: 'always', muggins: 'automatic' };

const journal = (commands: readonly Command[]): readonly Told[] => journalOf(commands).told;

const begin = (rules: RuleSet = ALWAYS, players = ['Ann', 'Bob']): Command => ({
  type: 'newGame',
  rules,
  players,
});
const peg = (seat: number, points: number): Command => ({ type: 'peg', seat, points });
const cards = (...list: CardOrRank[]): Command => ({ type: 'cards', cards: list });
const NEXT: Command = { type: 'next' };

/** One deal: Ann is pone and misses three of fifteen, Bob deals and counts right; Ann pegs a go, Bob a pair. */
const DEAL: readonly Command[] = [
  begin(),
  { type: 'cut', dealer: 1 },
  NEXT,
  { type: 'starter', card: '5C' },
  peg(1, 2),
  peg(0, 1),
  NEXT,
  cards('5H', '5S', 'JC', '4D'),
  peg(0, 12),
  cards('7H', '7S', '8C', '9D'),
  peg(1, 12),
  cards('2H', '3S', 'KC', 'TD'),
  peg(1, 8),
];

const only = (commands: readonly Command[]): GameStory => {
  const [story, ...others] = tellGames(journal(commands));
  if (story === undefined || others.length > 0) throw new Error('expected one game');
  return story;
};

describe('a game told', () => {
  test('a deal: who dealt, the starter, the play, every count with its cards', () => {
    const { deals, status, muggings } = only(DEAL);
    expect(status).toBe('playing');
    expect(deals[0]).toMatchObject({ deal: 1, dealer: 1, starter: '5C', play: [1, 2], heels: [0, 0] });
    expect(deals[0]?.counts).toEqual([
      { seat: 0, hand: 'pone', claimed: 12, paid: 12, truth: 15, cards: ['5H', '5S', 'JC', '4D'] },
      { seat: 1, hand: 'dealer', claimed: 12, paid: 12, truth: 12, cards: ['7H', '7S', '8C', '9D'] },
      { seat: 1, hand: 'crib', claimed: 8, paid: 8, truth: 8, cards: ['2H', '3S', 'KC', 'TD'] },
    ]);
    expect(muggings).toEqual([{ from: 0, to: 1, points: 3 }]);
  });

  test('the lead changes where another side comes to be ahead, and being level is no change', () => {
    const { leads, steps } = only(DEAL);
    // Bob 2, Ann 1; Ann 13 to 5; Bob 17.
    expect(leads.map(({ step, side }) => [steps[step]?.pegs.map(({ front }) => front), side])).toEqual([
      [[13, 5], 0],
      [[13, 17], 1],
    ]);
  });

  test('what was undone is not told, what was done again is', () => {
    const undone = only([...DEAL, { type: 'undo' }, { type: 'undo' }]);
    expect(undone.deals[0]?.counts).toHaveLength(2);
    const again = only([...DEAL, { type: 'undo' }, { type: 'undo' }, { type: 'redo' }, { type: 'redo' }]);
    expect(again.deals).toEqual(only(DEAL).deals);
  });

  test('a game whose beginning was undone is told as such; one that was left stays', () => {
    const entries = journal([...DEAL, begin(), { type: 'undo' }, begin(SIX_CARD, ['Cy', 'Di'])]);
    const told = tellGames(entries);
    expect(told.map(({ id, status, players }) => [id, status, players.join()])).toEqual([
      [1, 'abandoned', 'Ann,Bob'],
      [2, 'withdrawn', 'Ann,Bob'],
      [3, 'playing', 'Cy,Di'],
    ]);
  });

  test('a dealer of the second deal is no dealer of the first', () => {
    const { deals } = only([...DEAL, NEXT, { type: 'starter', card: 'JD' }]);
    expect(deals.map(({ dealer, starter, heels }) => [dealer, starter, heels])).toEqual([
      [1, '5C', [0, 0]],
      [0, 'JD', [2, 0]],
    ]);
  });

  test('plain pegging to the end, in the stink hole', () => {
    const story = only([
      begin(SIX_CARD),
      ...Array.from({ length: 6 }, () => peg(1, 20)),
      ...Array.from({ length: 5 }, () => peg(0, 24)),
      peg(0, 1),
    ]);
    expect(story).toMatchObject({ status: 'finished', deals: [{ deal: 0, play: [121, 120] }] });
    expect(figuresOfGames([story]).map(({ name, won, stinkHoles }) => [name, won, stinkHoles])).toEqual([
      ['Ann', 1, 0],
      ['Bob', 0, 1],
    ]);
  });
});

describe('figures', () => {
  const finished = tellGames(journal([...DEAL, { type: 'concede', seat: 1 }]));

  test('a best hand is kept with its cards, starter, game and deal', () => {
    const [, bob] = figuresOfGames(finished);
    expect(bob?.best).toEqual([
      { points: 12, cards: ['7H', '7S', '8C', '9D'], starter: '5C', game: 1, deal: 1 },
    ]);
  });

  test('partners share what they win, and are no rivals', () => {
    const rules = PRESETS.find(({ name }) => name === 'six-card-4') ?? SIX_CARD;
    const pairs = tellGames(
      journal([begin(rules, ['N', 'E', 'S', 'W']), peg(0, 5), { type: 'concede', seat: 1 }]),
    );
    const [north] = figuresOfGames(pairs);
    expect(north).toMatchObject({ won: 1 });
    expect(north?.against.map(({ name }) => name)).toEqual(['E', 'W']);
  });
});

describe('study', () => {
  test('only after the game', () => {
    expect(studyOf(only(DEAL))).toEqual([]);
    const [story] = tellGames(journal([...DEAL, { type: 'concede', seat: 1 }]));
    const lines = story === undefined ? [] : studyOf(story);
    expect(
      lines.map(({ hand, claimed, truth, missed, over }) => [hand, claimed, truth, missed, over]),
    ).toEqual([
      ['pone', 12, 15, 3, 0],
      ['dealer', 12, 12, 0, 0],
      ['crib', 8, 8, 0, 0],
    ]);
    expect(lines.map(({ average }) => average === null)).toEqual([false, false, true]);
  });

  test('ranks without suits: the mean over every choice of suits, flushes left out', () => {
    const noFlush = { ...SIX_CARD, flush: { hand: NONE, crib: NONE } };
    const suits = ['C', 'D', 'H', 'S'] as const;
    const means = suits.flatMap((a) =>
      suits.flatMap((b) =>
        suits.flatMap((c) => suits.map((d) => averageOf([`J${a}`, `5${b}`, `6${c}`, `9${d}`], noFlush))),
      ),
    );
    const mean = means.reduce((sum, each) => sum + each, 0) / means.length;
    expect(averageOf(['J', '5', '6', '9'], SIX_CARD)).toBeCloseTo(mean, 10);
  });
  const NONE = { alone: 0, withStarter: 0 };
});

// What the board pegged alone is in the game, is told and marked, and is nobody's hand, play or average.
describe('points that nobody has checked', () => {
  const alone = { type: 'unverified', seat: 0, points: 40 } as const;
  const asked = { type: 'ask', seat: 1, id: 'x', offence: null } as const;
  const kept = journal([...DEAL, alone, { type: 'setAside', lane: 2, points: 9 }, asked]);
  const [story, ...more] = tellGames(kept);

  test('are a part of the game by themselves', () => {
    expect(more).toEqual([]);
    expect(story?.deals.at(-1)).toMatchObject({ deal: 0, unverified: [40, 0], play: [0, 0], counts: [] });
    expect(story?.steps.slice(-2).map(({ fact }) => fact)).toEqual([
      { code: 'alone', seat: 0, points: 40 },
      { code: 'setAside', lane: 2, points: 9 },
    ]);
  });

  test('stand in a column of the sheet', () => {
    const lines = sheetOf(tellGames(kept), EN).split('\r\n');
    const [head = '', first = '', , last = ''] = lines;
    const at = head.split(',').indexOf('unverified');
    expect([first.split(',')[at], last.split(',')[at], last.split(',').at(-1)]).toEqual(['0', '40', '53']);
  });

  test('change no figure of anybody', () => {
    expect(figuresOfGames(tellGames(kept))).toEqual(figuresOfGames(tellGames(journal(DEAL))));
  });
});

describe('the sheet', () => {
  test('in French its head and how a game stands are French, and nothing else differs', () => {
    const games = tellGames(journal(DEAL));
    const [head = '', ...lines] = sheetOf(games, LANGUAGES.fr).split('\r\n');
    expect(head.split(',')).toHaveLength(20);
    expect(head).toMatch(/^\ufeffpartie,début,état,règles,donne,donneur,carte de départ,joueur,/);
    expect(lines[0]).toContain(',en cours,');
    const english = sheetOf(games, EN).split('\r\n').slice(1);
    expect(lines.map((line) => line.replace(',en cours,', ',playing,'))).toEqual(english);
  });

  test('one line a deal and player, and the score after it', () => {
    const lines = sheetOf(tellGames(journal(DEAL)), EN).split('\r\n');
    expect(lines).toHaveLength(4);
    expect(lines[1]).toBe(
      '1,1970-01-01T00:00:00.000Z,playing,six-card,1,Bob,5C,Ann,1,0,0,12,12,15,5H 5S JC 4D,,,,,13',
    );
    expect(lines[2]).toContain(',Bob,2,0,0,12,12,12,7H 7S 8C 9D,8,8,8,2H 3S KC TD,25');
  });

  test.each([
    ['=1+1', "'=1+1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['-Ann', "'-Ann"],
    ['A, "B"', '"A, ""B"""'],
    // OWASP, CSV injection: a beginning is one after spaces, in wide letters, and behind another separator.
    ['=HYPERLINK("//x")', `"'=HYPERLINK(""//x"")"`],
    ['＝1+1', "'＝1+1"],
    ['a;=1+1', `"a;'=1+1"`],
    ['a; -2', `"a;' -2"`],
    ['Zoë-Ann', 'Zoë-Ann'],
    ['a=b', 'a=b'],
  ])('the name %j is text and nothing else', (name, cell) => {
    const text = sheetOf(tellGames(journal([begin(SIX_CARD, [name, 'Bob']), peg(0, 4)])), EN);
    expect(text).toContain(`,${cell},4,0,`);
  });
});
