// A season worked out by hand: best 2 of 3 nights, guests left out, a pair's card for both, and one person under two names.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { AwardTable } from '../award/award.ts';
import type { LeaguePlayer } from '../night/event.ts';
import {
  type NightCard,
  type SeasonFigure,
  type SeasonNight,
  type SeasonRules,
  seasonTable,
} from './season.ts';

const person = (id: string): LeaguePlayer => ({ id, name: id, member: null, club: null });

/** 'ann+bob 13/6 +74' as a card; a leading ? is a guest. */
function card(text: string, at: number): NightCard {
  const [, guest, names = '', points, wins, net] = /^(\?)?(\S+) (\d+)\/(\d+) ([+-]\d+)$/.exec(text) ?? [];
  return {
    players: names.split('+').map(person),
    as: guest === undefined ? 'member' : 'guest',
    rank: at + 1,
    games: 9,
    ...{ points: Number(points), wins: Number(wins), net: Number(net), plus: 100 + Number(net), skunks: 0 },
  };
}
const night = (at: number, date: string, ...cards: readonly string[]): SeasonNight => ({
  ...{ night: at, date, format: at === 4 ? 'bell' : 'grass-roots', length: 9, isBracket: false },
  cards: cards.map(card),
});

const NIGHTS = [
  night(1, '2026-09-03', 'ann 14/7 +60', 'bob 12/6 +10', '?cid 12/6 +05'),
  night(2, '2026-09-10', 'bob 10/5 +20', 'ann 8/4 -10', 'cid 6/3 -40'),
  night(3, '2026-09-17', 'anna 10/4 +05', 'bob 9/4 +01'),
  night(4, '2026-09-24', 'dot+eve 21/3 +30', 'ann 5/0 -30'),
];
/** Anna was entered twice. */
const same = (player: LeaguePlayer): LeaguePlayer => (player.id === 'anna' ? person('ann') : player);
const shown = (rules: SeasonRules): readonly string[] =>
  seasonTable(NIGHTS, rules, { samePerson: same }).map(
    ({ rank, player, points, wins, net, scores }) =>
      `${rank ?? '-'} ${player.id} ${points}/${wins} ${net} ${scores.map(({ counts }) => (counts ? 'x' : 'o')).join('')}`,
  );

test.each<[what: string, rules: SeasonRules, table: readonly string[]]>([
  [
    'the best 2 of the nights of one format',
    { formats: ['grass-roots'], best: 2 },
    // Ann's 10/4 +05 as Anna is worth more than her 8/4 -10; Bob's 9/4 is his worst; Cid's night as a guest is none.
    ['1 ann 24/11 65 xox', '2 bob 22/11 30 xxo', '3 cid 6/3 -40 x'],
  ],
  [
    'guests too, and at least 2 nights for a place',
    { formats: ['grass-roots', 'club-6'], least: 2, guests: true },
    ['1 ann 32/15 55 xxx', '2 bob 31/15 31 xxx', '3 cid 18/9 -35 xx'],
  ],
  [
    'days are both included; partners share the card, and the place',
    { from: '2026-09-17', to: '2026-09-24' },
    ['1 dot 21/3 30 x', '1 eve 21/3 30 x', '3 ann 15/4 -25 xx', '4 bob 9/4 1 x'],
  ],
  [
    'too few nights: behind all others',
    { from: '2026-09-24', least: 2 },
    ['- dot 21/3 30 x', '- eve 21/3 30 x', '- ann 5/0 -30 x'],
  ],
  ['a season without a night', { from: '2027-01-01' }, []],
  [
    'the most wins first, and the net alone decides between level ones',
    { to: '2026-09-10', ties: ['wins', 'net'], guests: true },
    ['1 ann 22/11 50 xx', '2 bob 22/11 30 xx', '3 cid 18/9 -35 xx'],
  ],
])('%s', (_, rules, table) => {
  expect(shown(rules)).toEqual(table);
});

test('what was played in a bracket is added up by nobody', () => {
  const brackets = NIGHTS.map((each) => ({ ...each, isBracket: each.night !== 2 }));
  const rows = seasonTable(brackets, {}, { samePerson: same });
  expect(rows.map(({ player, points }) => [player.id, points])).toEqual([
    ['bob', 10],
    ['ann', 8],
    ['cid', 6],
  ]);
});

/** 3 points from 12, 5 from 14; of a card of 10 or 11 nobody knows before October. */
const AWARD: AwardTable = {
  name: 'club',
  rows: (
    [
      ['2026-09-01', 12, 3],
      ['2026-09-01', 14, 5],
      ['2026-09-01', 20, 1],
      ['2026-09-15', 10, null],
    ] as const
  ).map(([edition, from, points]) => ({
    ...{ edition, source: 'minutes', event: '', games: 9, figure: 'points' },
    ...{ from, points },
  })),
};

test('an award by the edition of the day of each night; it decides where all cards are known', () => {
  const table = (rules: SeasonRules) =>
    seasonTable(
      NIGHTS,
      { guests: true, ties: ['award', 'net'], ...rules },
      { samePerson: same, table: AWARD },
    ).map(({ player, award, net }) => `${player.id} ${award ?? '-'} ${net}`);
  expect(table({ to: '2026-09-10' })).toEqual(['ann 5 50', 'bob 3 30', 'cid 3 -35']);
  expect(table({ to: '2026-09-10', best: 1 })).toEqual(['ann 5 60', 'bob 3 10', 'cid 3 5']);
  // Anna's 10/4 is in a line that is left open.
  expect(table({ to: '2026-09-17' })).toEqual(['ann - 55', 'bob 3 31', 'cid 3 -35']);
  expect(table({ to: '2026-08-31' })).toEqual([]);
});

test('without a table, no points of an award, and the rest of the chain decides', () => {
  const rows = seasonTable(NIGHTS, { award: 'grp', ties: ['award', 'points'] }, { samePerson: same });
  expect(rows.map(({ player, award }) => [player.id, award])).toEqual([
    ['ann', null],
    ['bob', null],
    ['dot', null],
    ['eve', null],
    ['cid', null],
  ]);
});

/** A season once more, with nothing but loops: every way to choose the nights of a player is tried. */
function naive(
  nights: readonly SeasonNight[],
  { best, least = 1, guests, ties = [], formats, from, to }: SeasonRules,
) {
  const cards = new Map<string, { readonly [F in SeasonFigure]: number }[]>();
  for (const each of nights) {
    if (from !== undefined && each.date < from) continue;
    if (to !== undefined && each.date > to) continue;
    if (formats !== undefined && !formats.includes(each.format)) continue;
    for (const { players, as, ...sums } of each.cards)
      if (guests === true || as === 'member')
        for (const { id } of players) cards.set(id, [...(cards.get(id) ?? []), { ...sums, award: 0 }]);
  }
  const better = (a: readonly number[], b: readonly number[]): number => {
    for (let at = 0; at < a.length; at++) if (a[at] !== b[at]) return (b[at] ?? 0) - (a[at] ?? 0);
    return 0;
  };
  const lines = [...cards].map(([id, all]) => {
    let top: readonly number[] | undefined;
    for (let choice = 0; choice < 2 ** all.length; choice++) {
      const chosen = all.filter((_, at) => choice & (2 ** at));
      if (chosen.length !== Math.min(best ?? 99, all.length)) continue;
      const sums = ties.map((figure) => chosen.reduce((sum, each) => sum + each[figure], 0));
      if (top === undefined || better(sums, top) < 0) top = sums;
    }
    return { id, sums: top ?? [], hasPlace: all.length >= least };
  });
  return lines
    .map(({ id, sums, hasPlace }) => {
      const ahead = lines.filter((other) => other.hasPlace && better(other.sums, sums) < 0).length;
      return `${hasPlace ? ahead + 1 : '-'} ${id} ${sums.join()}`;
    })
    .toSorted();
}

const figures = fc.record({
  points: fc.integer({ min: 0, max: 4 }),
  wins: fc.integer({ min: 0, max: 3 }),
  net: fc.integer({ min: -3, max: 3 }),
  plus: fc.integer({ min: 0, max: 3 }),
  skunks: fc.integer({ min: 0, max: 2 }),
});
const nightOf = fc.record({
  date: fc.constantFrom('2026-09-03', '2026-09-10', '2026-09-17'),
  format: fc.constantFrom('bell', 'club-6'),
  cards: fc.uniqueArray(
    fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd', 'e'), isGuest: fc.boolean(), figures }),
    { selector: ({ id }) => id, maxLength: 5 },
  ),
});
const rulesOf = fc.record(
  {
    from: fc.constantFrom('2026-09-04', '2026-09-10'),
    to: fc.constantFrom('2026-09-10', '2026-09-16'),
    formats: fc.constantFrom(['bell'], ['bell', 'club-6']),
    best: fc.integer({ min: 1, max: 4 }),
    least: fc.integer({ min: 1, max: 3 }),
    guests: fc.boolean(),
  },
  { requiredKeys: [] },
);
const chain = fc.shuffledSubarray(['points', 'wins', 'net', 'plus', 'skunks'] as const, { minLength: 1 });

test('500 random seasons are as a second computation has them', () => {
  fc.assert(
    fc.property(fc.array(nightOf, { maxLength: 6 }), rulesOf, chain, (drawn, rules, ties) => {
      const nights = drawn.map(
        ({ cards, ...each }, at): SeasonNight => ({
          ...each,
          ...{ night: at + 1, length: 9, isBracket: false },
          cards: cards.map(({ id, isGuest, figures: sums }) => ({
            ...{ players: [person(id)], as: isGuest ? 'guest' : 'member', rank: 1, games: 9 },
            ...sums,
          })),
        }),
      );
      const rows = seasonTable(nights, { ...rules, ties }, { samePerson: (player) => player });
      const told = rows.map(
        (row) => `${row.rank ?? '-'} ${row.player.id} ${ties.map((step) => row[step]).join()}`,
      );
      expect(told.toSorted()).toEqual(naive(nights, { ...rules, ties }));
      const ranks = rows.map(({ rank }) => rank ?? Infinity);
      expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
    }),
    { numRuns: 500 },
  );
});
