// Cards as clubs write and check them: lines, totals, what two cards have to agree on, what a game is worth.
import { describe, expect, test } from 'vitest';
import type { NightFormat } from '../format/format.ts';
import { rulesOf } from '../format/parse.ts';
import { formatOf } from '../format/presets.ts';
import { changedBy, format } from '../testing/night.ts';
import { type CardGame, cardsOf } from './card.ts';
import { type CardFault, crossCheck, outcomeOf } from './crosscheck.ts';
import { checkOutcome, type GameOutcome, houseShare, sharesOf } from './outcome.ts';
import { parseLine, type WrittenLine, writeEntry, writeLine, writeSpread, writeTotals } from './writing.ts';

const rulesFor = (of: NightFormat) => {
  const rules = rulesOf(of);
  if (!rules.ok) throw new Error(JSON.stringify(rules.refusal));
  return rules.value;
};

const line = (text: string): WrittenLine => {
  const read = parseLine(text, { per: 1 });
  if (!read.ok) throw new Error(text);
  return read.value;
};

describe('lines', () => {
  // Rule 12.1: losses 0, X, / or -; a single-digit spread has a leading zero.
  test.each<[text: string, points: number, spread: number]>([
    ['2 +08', 2, 8],
    ['2 +8', 2, 8],
    ['3+34', 3, 34],
    ['0 -01', 0, -1],
    ['X -31', 0, -31],
    ['x −31', 0, -31],
    ['/ –5', 0, -5],
    ['- -05', 0, -5],
    ['− - 5', 0, -5],
    ['  10 + 121 ', 10, 121],
    ['0 -0', 0, 0],
    ['0 +00', 0, 0],
  ])('%j is read', (text, points, spread) => {
    expect(parseLine(text, { per: 1 })).toEqual({ ok: true, value: { points, spread } });
  });

  // Bury: "8-7 is 6 and 3½" (league-next.md 5.1).
  test.each<[text: string, points: number]>([
    ['3½ -04', 7],
    ['3 ½ -04', 7],
    ['3.5 -04', 7],
    ['3,5 -04', 7],
    ['3 1/2 -04', 7],
    ['31/2 -04', 7],
    ['½ -04', 1],
    ['0.5 -04', 1],
    ['.5 -04', 1],
    ['1/2 -04', 1],
    ['6 -04', 12],
    ['12½-04', 25],
    ['/ -04', 0],
  ])('%j is read in halves, and only where there are any', (text, points) => {
    expect(parseLine(text, { per: 2 })).toEqual({ ok: true, value: { points, spread: -4 } });
    expect(parseLine(text, { per: 1 }).ok).toBe(points % 2 === 0);
  });

  test.each([
    [7, '3½ -04'],
    [12, '6 -04'],
    [1, '½ -04'],
    [0, '0 -04'],
  ])('%d halves are written %s, and read again', (points, text) => {
    const written = { points, spread: -4 };
    expect(writeEntry({ per: 2 }, written)).toBe(text);
    expect(parseLine(text, { per: 2 })).toEqual({ ok: true, value: written });
  });

  test.each([
    '',
    '2',
    '+08',
    '3.4 +08',
    '3. +08',
    '. +08',
    '3½½ +08',
    '1/3 +08',
    '2 08',
    '2 +',
    '2 +1234',
    '100 +08',
    '2 +08 Dot',
    'a 2 +08',
    'XX -05',
  ])('%j is refused', (text) => {
    expect(parseLine(text, { per: 1 })).toEqual({ ok: false, refusal: { code: 'badLine', text } });
  });

  test.each([
    [8, '+08'],
    [-1, '-01'],
    [0, '+00'],
    [34, '+34'],
    [-121, '-121'],
  ])('%i is written %s', (spread, text) => {
    expect(writeSpread(spread)).toBe(text);
  });
});

const outcome = (changes: Partial<GameOutcome> = {}): GameOutcome => ({
  winner: 0,
  spread: 21,
  scores: [121, 100],
  ending: 'target',
  ...changes,
});

describe('what a game is worth', () => {
  const share = (of: NightFormat, changes: Partial<GameOutcome>, round = 1): readonly string[] => {
    const checked = checkOutcome(of, rulesFor(of), outcome(changes));
    if (!checked.ok) throw new Error(JSON.stringify(checked.refusal));
    return sharesOf(of, rulesFor(of), round, checked.value).map((each) => writeLine(of.scoring, each));
  };
  test.each<[format: string, of: NightFormat, changes: Partial<GameOutcome>, round: number, lines: string]>([
    ['grass-roots', format(), {}, 1, '2 +21 | 0 -21'],
    // michigancribbage, tricityvoice: "greater than 30 pegs".
    ['won by 30', format(), { spread: 30, scores: [121, 91] }, 1, '2 +30 | 0 -30'],
    ['won by 31', format(), { spread: 31, scores: [121, 90] }, 1, '3 +31 | 0 -31'],
    // Rule 12: nothing more for a double skunk.
    ['won by 61', format(), { spread: 61, scores: [121, 60] }, 1, '3 +61 | 0 -61'],
    ['by the second side', format(), { winner: 1, spread: 31, scores: [90, 121] }, 1, '0 -31 | 3 +31'],
    ['from a card alone', format(), { spread: 4, scores: null }, 1, '2 +04 | 0 -04'],
    // Today's rules give a conceder who was ahead a spread of 0.
    ['conceded ahead', format(), { spread: 0, scores: [80, 100], ending: 'conceded' }, 1, '2 +00 | 0 +00'],
    ['alberta', formatOf('alberta'), { spread: 32, scores: [121, 89] }, 1, '0 | 32'],
    ['alberta from a card', formatOf('alberta'), { spread: 32, scores: null, winner: 1 }, 1, '32 | 0'],
    ['total-pegged-7', formatOf('total-pegged-7'), {}, 1, '120 | 100'],
    ['holes as pegged', changedBy(formatOf('total-pegged-7'), { winPegs: null }), {}, 1, '121 | 100'],
    ['holes from a card', formatOf('total-pegged-7'), { scores: null, winner: 1 }, 1, '100 | 120'],
    ['red-carpet 1', formatOf('red-carpet'), {}, 1, '6 +21 | 0 -21'],
    ['red-carpet 5', formatOf('red-carpet'), { spread: 40, scores: [121, 81] }, 5, '10 +40 | 0 -40'],
    ['red-carpet 6', formatOf('red-carpet'), {}, 6, '10 +21 | 0 -21'],
    ['bell', formatOf('bell'), { spread: 12, scores: [100, 88], ending: 'bell' }, 1, '2 +12 | 0 -12'],
    ['bell from a card', formatOf('bell'), { spread: 12, scores: null, ending: 'bell' }, 1, '2 +12 | 0 -12'],
    ['a loss that is worth 1', format({ loss: 1 }), {}, 1, '2 +21 | 1 -21'],
  ])('%s', (_, of, changes, round, lines) => {
    expect(share(of, changes, round).join(' | ')).toBe(lines);
  });

  test('the holes of a card: 840 in seven games is the best that was seen (lwweekly)', () => {
    const of = formatOf('total-pegged-7');
    const games = Array.from(
      { length: 7 },
      (_, index): CardGame => ({
        game: `${index}`,
        round: index + 1,
        kind: 'played',
        entrants: ['a', 'b'],
        shares: sharesOf(of, rulesFor(of), 1, outcome()),
        final: true,
      }),
    );
    expect(cardsOf(of, ['a', 'b'], games).map(({ totals }) => writeTotals(of.scoring, totals))).toEqual([
      '840/7',
      '700/0',
    ]);
  });

  const gone = (of: NightFormat, changes: Partial<GameOutcome>): GameOutcome => {
    const checked = checkOutcome(of, rulesFor(of), outcome(changes));
    if (!checked.ok) throw new Error(JSON.stringify(checked.refusal));
    return checked.value;
  };

  test('the longest game: 121 to 0, by scores or by the card', () => {
    const scores = [121, 0] as const;
    expect(gone(format(), { spread: 121, scores }).scores).toEqual(scores);
    expect(gone(format(), { spread: 121, scores: null }).scores).toEqual(scores);
  });

  // Only a game that ends at the game hole tells by its spread where both stood.
  test.each(['bell', 'conceded'] as const)('a card says nothing of the scores: %s', (ending) => {
    expect(gone(format(), { scores: null, ending }).scores).toBeNull();
  });

  test('a handicap: each has an own game hole', () => {
    const of = format({ rules: 'six-card', settings: { targets: '121,91' } });
    expect(gone(of, { winner: 1, spread: 121, scores: null }).scores).toEqual([0, 91]);
    expect(gone(of, { winner: 0, spread: 91, scores: null }).scores).toEqual([121, 0]);
    const fault = (changes: Partial<GameOutcome>): unknown =>
      checkOutcome(of, rulesFor(of), outcome(changes));
    // The card of 100 holes once made a score of 9 below the start.
    expect(fault({ winner: 0, spread: 100, scores: null })).toMatchObject({ refusal: { fault: 'margin' } });
    expect(fault({ winner: 1, spread: 21, scores: [100, 92] })).toMatchObject({
      refusal: { fault: 'score', figure: 92, hole: 91 },
    });
  });

  test('what the loser lacked, and what nobody can say', () => {
    const lacked = (of: NightFormat, changes: Partial<GameOutcome>): readonly number[] =>
      sharesOf(of, rulesFor(of), 1, gone(of, changes)).map((each) => each.lacked);
    expect(lacked(format(), {})).toEqual([0, 21]);
    expect(lacked(format(), { ending: 'bell', scores: [100, 88], spread: 12 })).toEqual([0, 33]);
    expect(lacked(format(), { ending: 'bell', scores: null, spread: 12 })).toEqual([0, 0]);
  });

  test('no spread is no minus nought', () => {
    const shares = sharesOf(format(), rulesFor(format()), 1, outcome({ spread: 0, ending: 'conceded' }));
    expect(shares.map(({ spread }) => Object.is(spread, 0))).toEqual([true, true]);
  });

  test.each<[what: string, of: NightFormat, changes: Partial<GameOutcome>, fault: string]>([
    ['a third side', format(), { winner: 2 as 0 }, 'winner'],
    ['a spread below 0', format(), { spread: -1 }, 'margin'],
    ['half a hole', format(), { spread: 0.5 }, 'margin'],
    ['a card below 0', format(), { spread: -1, scores: null }, 'margin'],
    ['half a hole on a card', format(), { spread: 0.5, scores: null }, 'margin'],
    ['more than the board', format(), { spread: 122 }, 'margin'],
    ['a card with more than the board', format(), { spread: 122, scores: null }, 'margin'],
    ['nobody is ahead', format(), { spread: 0, scores: null }, 'margin'],
    ['other than the scores', format(), { spread: 22 }, 'spread'],
    ['off the board', format(), { scores: [122, 101] }, 'score'],
    ['below the start', format(), { scores: [121, -1] }, 'score'],
    ['half a score', format(), { scores: [121, 0.5] }, 'score'],
    ['nobody in the game hole', format(), { scores: [120, 99] }, 'target'],
    ['the loser in the game hole', format(), { winner: 1 }, 'target'],
    ['level at the bell', format(), { ending: 'bell', scores: [80, 80], spread: 5 }, 'order'],
    ['the loser is ahead at the bell', format(), { ending: 'bell', scores: [80, 90], spread: 10 }, 'order'],
    ['both in the game hole', format(), { scores: [121, 121], spread: 5 }, 'order'],
    [
      'conceded ahead, with a spread',
      format(),
      { ending: 'conceded', scores: [80, 90], spread: 10 },
      'spread',
    ],
    [
      'holes of a bell without scores',
      changedBy(formatOf('bell'), { total: 'pegged' }),
      { ending: 'bell', scores: null },
      'noScores',
    ],
  ])('refused: %s', (_, of, changes, fault) => {
    expect(checkOutcome(of, rulesFor(of), outcome(changes))).toMatchObject({
      ok: false,
      refusal: { code: 'badOutcome', fault, hole: 121 },
    });
  });

  test('scores of a card follow from the spread', () => {
    const read = (winner: 0 | 1) =>
      checkOutcome(format(), rulesFor(format()), outcome({ winner, scores: null }));
    expect(read(0)).toMatchObject({ value: { scores: [121, 100] } });
    expect(read(1)).toMatchObject({ value: { scores: [100, 121] } });
  });
});

describe('the cross-check', () => {
  test.each<[mine: string, theirs: string, faults: readonly CardFault[]]>([
    ['2 +08', '0 -08', []],
    ['0 -31', '3 +31', []],
    ['2 +30', 'X -30', []],
    // A conceder who was ahead.
    ['2 +00', '0 +00', []],
    ['2 +08', '2 +08', [{ code: 'bothWon' }]],
    ['0 -08', '0 -08', [{ code: 'bothLost' }]],
    ['0 -08', '0 +08', [{ code: 'bothLost' }, { code: 'wrongSign', side: 1, spread: 8 }]],
    ['2 +08', '0 +08', [{ code: 'wrongSign', side: 1, spread: 8 }]],
    ['2 -08', '0 -08', [{ code: 'wrongSign', side: 0, spread: -8 }]],
    ['2 +08', '0 -09', [{ code: 'spreadsDiffer', spreads: [8, -9] }]],
    ['2 +31', '0 -31', [{ code: 'wrongPoints', side: 0, points: 2, expected: 3 }]],
    ['0 -30', '3 +30', [{ code: 'wrongPoints', side: 1, points: 3, expected: 2 }]],
    [
      '3 +30',
      '0 -31',
      [
        { code: 'spreadsDiffer', spreads: [30, -31] },
        { code: 'wrongPoints', side: 0, points: 3, expected: 2 },
      ],
    ],
  ])('%s and %s', (mine, theirs, faults) => {
    expect(crossCheck(format(), 1, [line(mine), line(theirs)])).toEqual(faults);
  });

  test('a round that is worth more', () => {
    const pair: readonly [WrittenLine, WrittenLine] = [line('7 +08'), line('0 -08')];
    expect(crossCheck(formatOf('red-carpet'), 2, pair)).toEqual([]);
    expect(crossCheck(formatOf('red-carpet'), 3, pair)).toMatchObject([{ code: 'wrongPoints', expected: 8 }]);
  });

  test.each<[side: 0 | 1, text: string, winner: 0 | 1, spread: number]>([
    [0, '2 +08', 0, 8],
    [0, '0 -08', 1, 8],
    [1, '2 +08', 1, 8],
    [1, '0 -08', 0, 8],
  ])('side %i writes %s', (side, text, winner, spread) => {
    expect(outcomeOf(format(), side, line(text))).toEqual({ winner, spread, scores: null, ending: 'target' });
    expect(outcomeOf(formatOf('bell'), side, line(text)).ending).toBe('bell');
  });
});

describe('cards', () => {
  const won = { ...houseShare({ points: 3, spread: 40 }, true), skunk: true };
  const lost = houseShare({ points: 0, spread: -40 }, false);
  const at = (round: number, entrants: readonly string[], final = true): CardGame => ({
    game: `${round}`,
    round,
    kind: entrants.length === 1 ? 'bye' : 'played',
    entrants,
    shares: [won, lost].slice(0, entrants.length),
    final,
  });

  test('the first games by round count, in whatever order they end', () => {
    const of = format({ games: 2 });
    const [a, b] = cardsOf(of, ['a', 'b'], [at(3, ['a', 'b'], false), at(1, ['b', 'a']), at(2, ['a', 'b'])]);
    expect(a?.lines.map(({ round, counts, won: w }) => [round, counts, w])).toEqual([
      [1, true, false],
      [2, true, true],
      [3, false, true],
    ]);
    expect(a?.totals).toEqual({
      games: 2,
      points: 3,
      wins: 1,
      skunks: 1,
      plus: 40,
      minus: 40,
      net: 0,
      pegged: 0,
      lacked: 0,
      provisional: 0,
    });
    expect(writeTotals(of.scoring, a?.totals as never)).toBe('3/1 +00');
    expect(b?.lines.map(({ opponent }) => opponent)).toEqual(['a', 'a', 'a']);
  });

  test('a bye has no opponent, and strangers have no card', () => {
    const [a, ...rest] = cardsOf(format(), ['a'], [at(1, ['a']), at(2, ['x', 'y'])]);
    expect(a?.lines).toMatchObject([{ kind: 'bye', opponent: undefined, points: 3 }]);
    expect(rest).toEqual([]);
  });
});
