// What decides the last rounds: tables worked out by hand, and every end of small nights, as the standings rank it.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sharesOf } from '../cards/outcome.ts';
import type { NightFormat } from '../format/format.ts';
import { rulesOf } from '../format/parse.ts';
import { changed } from '../format/parts.ts';
import { FORMATS, formatOf } from '../format/presets.ts';
import type { NightCommand } from '../night/command.ts';
import { cardGamesOf } from '../night/standings.ts';
import type { NightGame, NightState } from '../night/state.ts';
import { NAMES, reason, TestNight } from '../testing/night.ts';
import { type Placed, standingsOf } from '../ties/chain.ts';
import type { Reach } from './cases.ts';
import { type Contender, type Decisive, decisiveGames } from './decides.ts';
import { publicView } from './public.ts';
import type { NightLeft } from './reach.ts';

/** An open night of so many entrants, each a player or two partners. */
function nightOf(format: NightFormat, entrants: number, seed = 7): TestNight {
  const night = new TestNight().do({ type: 'open', id: 'n1', format, seed });
  for (const id of NAMES.slice(0, entrants)) {
    const players = format.rules.unit === 'pairs' ? [id, `${id}2`] : [id];
    night.do(
      ...players.map(
        (player): NightCommand => ({
          type: 'addPlayer',
          player: { id: player, name: player, member: null, club: null },
        }),
      ),
      { type: 'checkIn', entrant: { id, players, as: 'member' } },
    );
  }
  return night;
}

/** Plays a game: the margin of its first side, below 0 where the other one wins. */
const play = (night: TestNight, game: string, margin: number): unknown =>
  night.do({
    type: 'correct',
    game,
    outcome: {
      ...{ winner: margin > 0 ? 0 : 1, spread: Math.abs(margin), scores: null },
      ending: night.state.format.rules.gameEnds,
    },
    reason,
  });

const isOpen = ({ result, isVoid }: NightGame): boolean => result === undefined && !isVoid;
const decided = (night: TestNight, places: number): Decisive | undefined =>
  decisiveGames(publicView(night.state), places);

/** Margins of the first side, by game. */
type Ends = Readonly<Record<string, number>>;

/** The standings for each way in which the open games may end. */
function standingsIn(state: NightState) {
  const { format } = state;
  const rules = rulesOf(format);
  if (!rules.ok) throw new Error('no rules');
  const [played, entrants] = [cardGamesOf(state), state.entrants.map(({ id }) => id)];
  return (ends: Ends) => {
    const more = Object.entries(ends).map(([id, margin]) => {
      const game = state.games.find((each) => each.game === id) as NightGame;
      const spread = Math.abs(margin);
      const [winner, loser] = [121, 121 - spread];
      const outcome = {
        ...{ winner: margin > 0 ? 0 : 1, spread, ending: format.rules.gameEnds },
        scores: margin > 0 ? [winner, loser] : [loser, winner],
      } as const;
      const shares = sharesOf(format, rules.value, game.round, outcome as never);
      return {
        game: id,
        round: game.round,
        entrants: game.entrants,
        kind: 'played',
        shares,
        final: true,
      } as const;
    });
    return standingsOf({ format, entrants, games: [...played, ...more], broken: [] }).places;
  };
}

/** Steps that look at the whole group that is level. */
const GROUPED: readonly string[] = ['headToHead', 'playoff', 'cut', 'level'];

/** How many are ahead of a place on their cards, and how many are level with it. */
function truthOf(places: readonly Placed[], index: number) {
  const isParted = (at: number): boolean => !GROUPED.includes(`${places[at]?.decision?.step ?? 'level'}`);
  let [first, last] = [index, index];
  while (first > 0 && !isParted(first - 1)) first--;
  while (last < places.length - 1 && !isParted(last)) last++;
  return { ahead: first, level: last - first };
}

const holds = (reach: Reach | null, rival: number, own: number): boolean =>
  reach !== null &&
  ((reach.margin !== null && rival >= reach.margin) ||
    (reach.gain !== null && rival >= (reach.gain.least ?? -999) && rival - own >= reach.gain.holes));

/** What is said of a contender for these margins: how many are ahead and how many are level, at least and at most. */
function saidOf(said: Decisive, contender: Contender | undefined, marginOf: MarginOf, gained: number) {
  const [none, all] = [
    { ahead: 0, level: 0 },
    { ahead: 99, level: 99 },
  ];
  const isIn = [none, { ahead: said.places - 1, level: said.places - 1 }] as const;
  const isOut = [{ ahead: said.places, level: said.places }, all] as const;
  if (contender === undefined) return isOut;
  const { entrant, game, cases, points } = contender;
  if (points !== null) {
    if (points.enough !== null && gained >= points.enough) return isIn;
    return gained < points.least || gained > points.most ? isOut : ([none, all] as const);
  }
  const own = marginOf(entrant, game);
  const [found, ...others] = cases.filter(
    ({ margins }) => margins === null || (own >= margins[0] && own <= margins[1]),
  );
  if (found === undefined || others.length > 0) throw new Error(`${entrant}: not one case for ${own}`);
  if (found.verdict === 'open') return [none, all] as const;
  if (found.verdict !== 'depends') return found.verdict === 'in' ? isIn : isOut;
  let ahead = said.places - 1 - found.spare;
  const level = new Set(found.level);
  for (const threat of found.threats) {
    const margin = marginOf(threat.entrant, threat.game);
    if (holds(threat.level, margin, own)) level.add(threat.entrant);
    if (!holds(threat.ahead, margin, own)) continue;
    ahead++;
    level.delete(threat.entrant);
  }
  const exact = { ahead, level: ahead + level.size };
  return [exact, exact] as const;
}

type MarginOf = (entrant: string, game: string | null) => number;

/** Everything that is said of an entrant and that the standings of one end of the night contradict. */
function faultsOf(
  said: Decisive,
  state: NightState,
  ends: Ends,
  after: readonly Placed[],
): readonly string[] {
  const marginOf: MarginOf = (entrant, id) => {
    const game = state.games.find((each) => each.game === id);
    return game === undefined ? 0 : (game.entrants[0] === entrant ? 1 : -1) * (ends[game.game] ?? 0);
  };
  return after.flatMap(({ card }, at) => {
    const contender = said.contenders.find(({ entrant }) => entrant === card.entrant);
    const gained = card.lines
      .filter(({ game, counts }) => counts && ends[game] !== undefined)
      .reduce((sum, { points }) => sum + points / state.format.scoring.per, 0);
    const [least, most] = saidOf(said, contender, marginOf, gained);
    const { ahead, level } = truthOf(after, at);
    const isTrue =
      ahead >= least.ahead &&
      ahead <= most.ahead &&
      ahead + level >= least.level &&
      ahead + level <= most.level;
    return isTrue ? [] : [JSON.stringify({ ends, ahead, level, contender, entrant: card.entrant })];
  });
}

/** Margins at which what is said changes, and those below them; a few others; to both sides. */
function sampled({ contenders }: Decisive): readonly number[] {
  const cases = contenders.flatMap((each) => each.cases);
  const reaches = cases.flatMap(({ threats }) => threats.flatMap(({ ahead, level }) => [ahead, level]));
  const thresholds = [
    ...cases.flatMap(({ margins }) => margins ?? []),
    ...reaches.flatMap((reach) => [reach?.margin ?? 1, reach?.gain?.least ?? 1, reach?.gain?.holes ?? 1]),
  ];
  const few = process.env.CAMPAIGN ? 10 : 7;
  const all = thresholds.flatMap((each) => [each, each - 1, each + 4]).map(Math.abs);
  const holes = new Set([1, 31, 60, ...new Set(all.filter((each) => each <= 120))]);
  return [...holes]
    .filter((each) => each > 0)
    .slice(0, few)
    .flatMap((each) => [each, -each]);
}

/** Every end of two games, or of one. */
const endsOf = (games: readonly string[], margins: readonly number[]): readonly Ends[] =>
  games.reduce<readonly Ends[]>(
    (found, game) => found.flatMap((each) => margins.map((margin) => ({ ...each, [game]: margin }))),
    [{}],
  );

/** Where the two games stand that are still open. */
const SITUATIONS = ['last', 'both', 'undrawn'] as const;

// The oracle: the standings of every end, for a night of each preset, cut to few games so that cards come close.
// Presets that differ in their number of games alone would be the same nights.
const PRESETS = new Map(
  FORMATS.filter(({ schedule, match }) => schedule.kind === 'rotation' && match.games === 1).map((each) => [
    JSON.stringify(changed({ ...each, name: '' }, { schedule: { games: 1 } })),
    each,
  ]),
);

/** A format of half points, whose second figure is no word. */
const HALVES = changed(formatOf('grass-roots'), {
  name: 'half points',
  scoring: { per: 2, win: [3], skunks: [{ from: 31, points: 4 }] },
  ties: ['points', { figure: 'minus', fewest: true }, 'wins'],
});
const UNDER_TEST = [...PRESETS.values(), HALVES].map((each) => [each.name, each] as const);

test.each(UNDER_TEST)('%s: what is said is what the standings say', (_name, preset) => {
  let exact = 0;
  const margin = fc.constantFrom(1, 2, 3, 9, 10, 30, 31, 32, 60, -1, -2, -3, -9, -10, -30, -31, -32, -60);
  const night = fc.record({
    entrants: fc.constantFrom(4, 5, 6),
    games: fc.integer({ min: 1, max: 4 }),
    seed: fc.nat(999),
    places: fc.constantFrom(1, 1, 2, 3),
    situation: fc.constantFrom(...SITUATIONS, 'last', 'last'),
    margins: fc.array(margin, { minLength: 18, maxLength: 18 }),
  });
  fc.assert(
    fc.property(night, ({ entrants, games, seed, places, situation, margins }) => {
      const played = nightOf(changed(preset, { schedule: { games } }), entrants, seed);
      const rounds = publicView(played.do('draw').state).rounds;
      const next = margins.values();
      const finish = (keep: readonly string[]): void => {
        for (const { game } of played.state.games.filter(isOpen))
          if (!keep.includes(game)) play(played, game, next.next().value ?? 7);
      };
      const drawTo = (round: number): void => {
        while (played.state.drawn.length < round) {
          finish([]);
          played.do('draw');
        }
      };
      drawTo(Math.max(1, situation === 'last' ? rounds : rounds - 1));
      if (situation === 'undrawn') finish([]);
      else
        finish(
          played.state.games
            .filter(isOpen)
            .slice(0, situation === 'last' ? 2 : 1)
            .map(({ game }) => game),
        );
      const before = situation === 'undrawn' ? decided(played, places) : undefined;
      while (played.state.drawn.length < rounds) played.do('draw');
      const open = played.state.games
        .filter(isOpen)
        .map(({ game }) => game)
        .slice(0, 2);
      finish(open);
      const said = decided(played, places);
      const standings = standingsIn(played.state);
      for (const each of [before, said]) {
        if (each === undefined) continue;
        exact += each.contenders
          .flatMap(({ cases }) => cases)
          .filter(({ verdict }) => verdict === 'depends').length;
        const ends = endsOf(open, sampled(each));
        const faults = ends.flatMap((end) => faultsOf(each, played.state, end, standings(end)));
        expect(faults.slice(0, 1)).toEqual([]);
      }
    }),
    { numRuns: 25, seed: 11 },
  );
  // It would be no use to say nothing.
  expect(exact).toBeGreaterThan(9);
});

/** Points, wins, net spread and plus points of each. */
type Cards = Readonly<Record<string, readonly [points: number, wins: number, net: number, plus: number]>>;

/** A night of grass-roots cards before the last games: 8 games each, and 9 for those who have no more. */
function nightWith(cards: Cards, open: readonly (readonly [string, string])[], rounds = 9): NightLeft {
  const [place] = publicView(nightOf(formatOf('grass-roots'), 2).state).places;
  if (place === undefined) throw new Error('nobody has come');
  const ids = Object.keys(cards);
  return {
    ...{ format: formatOf('grass-roots'), rounds, drawn: 9, owed: [] },
    entrants: ids.map((id) => ({
      id,
      players: [id],
      as: 'member',
      names: [id],
      missed: 0,
      leftBefore: null,
    })),
    places: ids.map((id) => {
      const [points, wins, net, plus] = cards[id] ?? [0, 0, 0, 0];
      const games = open.some((two) => two.includes(id)) || rounds > 9 ? 8 : 9;
      return { ...place, entrant: id, games, points, total: points, wins, net, plus };
    }),
    games: open.map((entrants, at) => ({
      game: `9.${at + 1}`,
      round: 9,
      entrants,
      outcome: null,
      stage: 'called',
    })),
  } as unknown as NightLeft;
}

/** '31+' is a margin; '1+ gains 8' one that is larger than the contender's by 8. */
const written = ({ margin, gain }: Reach): string =>
  [
    ...(margin === null ? [] : [`${margin}+`]),
    ...(gain === null ? [] : [`${gain.least === null ? '' : `${gain.least}+ `}gains ${gain.holes}`]),
  ].join(' or ');

/** What is said of a contender, a text for each case: '-121..-1 unless Bob 31+'. */
const casesOf = (night: NightLeft, places: number, id: string): readonly string[] =>
  (decisiveGames(night, places)?.contenders.find(({ entrant }) => entrant === id)?.cases ?? []).map(
    ({ margins, verdict, spare, threats, level }) => {
      const threatened = threats.map(({ entrant, ahead, level: tie }) =>
        [
          ...(ahead === null ? [] : [`${entrant} ${written(ahead)}`]),
          ...(tie === null ? [] : [`${entrant} level ${written(tie)}`]),
        ].join(', '),
      );
      return [
        margins?.join('..') ?? 'any',
        ...(level.length > 0 ? [`level with ${level.join()}`] : []),
        verdict === 'depends' && threats.length > 0 ? `unless ${spare} < ${threatened.join(', ')}` : verdict,
      ].join(' ');
    },
  );

// ACC rule 12.1 and crosschecking 7: a win is worth 2 points, from 31 holes on 3; then wins, net spread, plus points.
test.each<
  [string, Cards, readonly (readonly [string, string])[], number, Readonly<Record<string, readonly string[]>>]
>([
  [
    'who is over waits: 7 holes are level, and plus points keep Ann ahead',
    { Ann: [14, 6, 20, 60], Bob: [12, 5, 13, 50], Dot: [4, 2, -30, 9] },
    [['Bob', 'Dot']],
    1,
    { Ann: ['any unless 0 < Bob 8+'], Bob: ['-121..-1 out', '1..7 out', '8..121 in'], Dot: [] },
  ],
  [
    'both play: what Ann loses counts for Bob',
    { Ann: [14, 6, 20, 60], Bob: [12, 5, 13, 50], Cid: [2, 1, -90, 9], Dot: [4, 2, -30, 9] },
    [
      ['Ann', 'Dot'],
      ['Bob', 'Cid'],
    ],
    1,
    {
      // With a skunk Bob has a point more; 8 holes are enough before.
      Ann: ['-121..-1 unless 0 < Bob 1+ gains 8', '1..121 in'],
      // Nobody loses by 0: from a win by 7 on, Ann has to win.
      Bob: ['-121..-1 out', '1..121 unless 0 < Ann 1+ or gains -7'],
    },
  ],
  [
    'the same, where only a win by 1 leaves Ann ahead with a loss',
    { Ann: [14, 6, 20, 60], Bob: [12, 5, 18, 50], Cid: [2, 1, -90, 9], Dot: [4, 2, -30, 9] },
    [
      ['Ann', 'Dot'],
      ['Bob', 'Cid'],
    ],
    1,
    { Bob: ['-121..-1 out', '1..121 unless 0 < Ann 1+ or gains -2'] },
  ],
  [
    'a skunk after a skunk: Bob cannot win by 122',
    {
      ...{ Ann: [14, 6, 40, 90], Bob: [14, 6, -10, 50], Cid: [14, 6, 38, 80] },
      ...{ Dot: [0, 0, -90, 9], Eve: [0, 0, -30, 9], Fay: [0, 0, -30, 9] },
    },
    [
      ['Ann', 'Dot'],
      ['Bob', 'Eve'],
      ['Cid', 'Fay'],
    ],
    1,
    {
      Ann: [
        '-121..-1 unless 0 < Bob 1+ or gains 51, Cid 1+ or gains 3',
        '1..30 unless 0 < Bob 31+, Cid 31+ or 1+ gains 3',
        // Where both have won, 50 holes are level, and plus points put Bob ahead. From 119 on Cid cannot win by more.
        '31..118 unless 0 < Bob 1+ gains 50, Cid 1+ gains 3',
        '119..121 in',
      ],
    },
  ],
  [
    'two rivals who meet: one of them passes, for certain, and not both',
    { Ann: [14, 6, 20, 60], Bob: [13, 6, 20, 60], Cid: [13, 6, 10, 60] },
    [['Bob', 'Cid']],
    2,
    { Ann: ['any in'] },
  ],
  [
    'and for the first place that is enough',
    { Ann: [14, 6, 20, 60], Bob: [13, 6, 20, 60], Cid: [13, 6, 10, 60] },
    [['Bob', 'Cid']],
    1,
    { Ann: [] },
  ],
  [
    'two who meet are both ahead of a loser',
    { Ann: [13, 6, 20, 60], Bob: [14, 6, 20, 60], Cid: [14, 6, 10, 60], Dot: [0, 0, -99, 0] },
    [
      ['Ann', 'Dot'],
      ['Bob', 'Cid'],
    ],
    2,
    { Ann: ['-121..-1 out', '1..121 in'] },
  ],
  [
    'level cards: head-to-head decides, or a play-off',
    { Ann: [14, 6, 20, 60], Bob: [14, 6, 20, 60], Cid: [13, 6, 10, 60], Dot: [0, 0, -99, 0] },
    [['Cid', 'Dot']],
    1,
    { Ann: ['any level with Bob unless 0 < Cid 1+'] },
  ],
  [
    'level with one margin',
    { Ann: [14, 6, 20, 57], Bob: [12, 5, 13, 50], Dot: [4, 2, -30, 9] },
    [['Bob', 'Dot']],
    1,
    {
      Ann: ['any unless 0 < Bob 8+, Bob level 7+'],
      Bob: ['-121..-1 out', '1..6 out', '7..7 level with Ann depends', '8..121 in'],
    },
  ],
  [
    'more than four rivals are not listed',
    {
      Ann: [14, 6, 20, 60],
      ...Object.fromEntries(['Bob', 'Cid', 'Dot', 'Eve', 'Fay'].map((id) => [id, [13, 6, 20, 60]])),
      ...Object.fromEntries(['Gus', 'Hal', 'Ivy', 'Jim', 'Kit'].map((id) => [id, [0, 0, -60, 0]])),
    },
    ['Bob Gus', 'Cid Hal', 'Dot Ivy', 'Eve Jim', 'Fay Kit'].map((two) => two.split(' ') as [string, string]),
    1,
    { Ann: ['any open'] },
  ],
])('%s', (_, cards, open, places, expected) => {
  const night = nightWith(cards, open);
  for (const [id, cases] of Object.entries(expected)) expect(casesOf(night, places, id), id).toEqual(cases);
});

test('the games that decide are those whose result changes what is said', () => {
  const cards = {
    Ann: [14, 6, 20, 60],
    Bob: [12, 5, 13, 50],
    Cid: [2, 1, -90, 9],
    Dot: [4, 2, -30, 9],
  } as const;
  const open = [
    ['Cid', 'Dot'],
    ['Bob', 'Eve'],
  ] as const;
  expect(decisiveGames(nightWith({ ...cards, Eve: [0, 0, 0, 0] }, open), 1)?.games).toEqual(['9.2']);
});

test('with a round to draw there are bounds by points; holes have none', () => {
  const night = nightWith({ Ann: [14, 6, 20, 60], Bob: [12, 5, 13, 50], Cid: [10, 5, 0, 50] }, [], 10);
  const needs = decisiveGames(night, 1)?.contenders.map(({ entrant, points }) => [entrant, points]);
  // Bob can get 15 points. Cid cannot get 14.
  expect(needs).toEqual([
    ['Ann', { enough: 2, least: 0, most: 3 }],
    ['Bob', { enough: null, least: 2, most: 3 }],
  ]);
  expect(decisiveGames({ ...night, format: formatOf('alberta') }, 1)).toBeUndefined();
  expect(decisiveGames({ ...night, format: formatOf('knockout') }, 1)).toBeUndefined();
});

// Of 5 players who have one game each, two play twice, and the first by its round counts.
test('an open game that would take the place of a later one: nothing is said until it is over', () => {
  const night = nightOf(changed(formatOf('club-6'), { schedule: { games: 1 } }), 5, 0).do('draw');
  const [open, other] = night.state.games;
  if (open === undefined || other === undefined) throw new Error('no games');
  play(night, other.game, 1);
  night.do('draw');
  for (const { game, round } of night.state.games) if (round === 2) play(night, game, 1);
  expect(decided(night, 1)).toBeUndefined();
});

test('before the last two rounds, and after the last result, nothing is said', () => {
  const night = nightWith({ Ann: [14, 6, 20, 60], Bob: [12, 5, 13, 50] }, []);
  expect(decisiveGames(night, 1)).toBeUndefined();
  const places = night.places.map((place) => ({ ...place, games: 6 }));
  expect(decisiveGames({ ...night, places, rounds: 12 }, 1)).toBeUndefined();
  expect(decisiveGames({ ...night, places, rounds: 11 }, 1)?.places).toBe(1);
});
