import { describe, expect, test } from 'vitest';
import { findPreset } from '../house/presets.ts';
import { SIX_CARD } from '../terms/ruleset.ts';
import { cards } from '../testing/cards.ts';
import { begin, keyed, refusal, rulesOf, tableAt, walk } from '../testing/table.ts';
import { lowestCut, matchOf, nextDealerOf } from './match.ts';
import { act, EMPTY, type Timeline } from './timeline.ts';

const SHORT = 'target=31 skunks=none';

/** Another game by the same rules with the same players. */
function again(timeline: Timeline): Timeline {
  const { rules, players } = timeline.present;
  const action = act(timeline, { type: 'newGame', rules, players });
  if (!action.ok) throw new Error(action.refusal.code);
  return action.value.timeline;
}

/** A game that `seat` wins by plain pegging, after the other side has pegged `other`. */
function won(timeline: Timeline, seat: number, other = 0): Timeline {
  const before = other === 0 ? timeline : keyed(timeline, `peg ${1 - seat} ${other}`);
  return walk(before, seat, 31);
}

/** A match of short games, won by these seats in turn. */
function match(settings: string, ...winners: readonly number[]): Timeline {
  const [first = 0, ...rest] = winners;
  return rest.reduce(
    (timeline, seat) => won(again(timeline), seat),
    won(begin(`${SHORT} ${settings}`), first),
  );
}

describe('the end of a match (Pagat: best of three and five; leagues: legs)', () => {
  test.each<[string, readonly number[], boolean, number | undefined]>([
    // Without a length there is no end.
    ['', [0, 0, 0], false, undefined],
    ['match.games=3', [0], false, undefined],
    ['match.games=3', [0, 1], false, undefined],
    ['match.games=3', [0, 0], true, 0],
    ['match.games=3', [0, 1, 1], true, 1],
    ['match.games=5', [1, 1], false, undefined],
    ['match.games=5', [1, 1, 1], true, 1],
    ['match.games=5', [0, 1, 0, 1], false, undefined],
    // Who leads by as many as are left can still be caught.
    ['match.games=2', [0], false, undefined],
    ['match.games=4', [1, 1], false, undefined],
    ['match.games=4', [1, 1, 1], true, 1],
    ['match.games=4', [0, 1, 1, 0], true, undefined],
    // All five legs are played.
    ['match.games=5 match.all=yes', [1, 1, 1], false, undefined],
    ['match.games=5 match.all=yes', [1, 1, 1, 0, 0], true, 1],
    // An even number of legs can end level.
    ['match.games=2 match.all=yes', [1, 0], true, undefined],
  ])('%s, won by %j: over %j, winner %j', (settings, winners, over, winner) => {
    const { present } = match(settings, ...winners);
    expect(matchOf(present)).toMatchObject({ over, winner });
  });

  test('a decided match is followed by another, with the same players', () => {
    const { present } = again(match('match.games=3', 0, 0));
    expect([present.game, present.results.length]).toEqual([1, 0]);
  });

  test('the same first names at a larger table are another match', () => {
    const two = match('match.games=3', 0);
    const three = findPreset('six-card-3');
    const rules = three.ok ? three.value : two.present.rules;
    const begun = act(two, { type: 'newGame', rules, players: [...two.present.players, 'Green'] });
    expect(begun.ok && begun.value.timeline.present.game).toBe(1);
  });
});

describe('the same players in other sides', () => {
  test('begin another match', () => {
    const table = tableAt('six-card-4', 'walk 0 121');
    const rules = rulesOf('six-card-4-individuals');
    const begun = act(table, { type: 'newGame', rules, players: table.present.players });
    expect(begun.ok && begun.value.timeline.present).toMatchObject({ game: 1, results: [] });
  });
});

describe('what a match comes to', () => {
  test('games, game points, stakes and net spread; spread and stakes sum to zero', () => {
    const settings = 'target=31 skunks=lurch:10:4:2 stake=3';
    const first = won(begin(settings), 0, 8);
    const second = won(again(first), 1, 12);
    expect(matchOf(second.present)).toEqual({
      games: [1, 1],
      points: [4, 2],
      stakes: [6 - 3, 3 - 6],
      spread: [23 - 19, 19 - 23],
      abandoned: 0,
      over: false,
      winner: undefined,
    });
  });

  test('each loser pays by his own line, the winner gets the sum', () => {
    const table = tableAt('six-card-3', 'walk 1 92, walk 2 40, walk 0 121');
    expect(table.present.results).toMatchObject([
      {
        winner: 0,
        skunk: 'doubleSkunk',
        gamePoints: 4,
        stakes: 4,
        losers: [
          { side: 1, skunk: 'none', stakes: 1 },
          { side: 2, skunk: 'doubleSkunk', stakes: 3 },
        ],
      },
    ]);
    expect(matchOf(table.present)).toMatchObject({ stakes: [4, -1, -3], spread: [29 + 81, -29, -81] });
  });

  test('an abandoned game counts for nobody', () => {
    const over = won(again(tableAt(SHORT, 'peg 0 4')), 1);
    const next = again(over);
    for (const [table, abandoned] of [
      [over, 1],
      [next, 1],
      [again(next), 2],
    ] as const) {
      expect(matchOf(table.present)).toMatchObject({ games: [0, 1], abandoned });
    }
    expect(matchOf(EMPTY.present)).toMatchObject({ games: [0, 0], abandoned: 0, over: false });
  });
});

describe('the cut by its cards (Pagat): the lower deals', () => {
  test('names the dealer, or is refused', () => {
    const cut = (settings: string, text: string) =>
      act(begin(settings), { type: 'cutCards', cards: cards(text) });
    expect(cut('', 'QS JH')).toMatchObject({
      ok: true,
      value: {
        events: [{ type: 'dealerSet', dealer: 1, reason: 'cut', cards: cards('QS JH') }, { phase: 'deal' }],
        timeline: { present: { phase: 'deal', dealer: 1 } },
      },
    });
    const again = { code: 'cutAgain', cards: ['QS', 'JH'] };
    expect(cut('cutAgain=tenCards', 'QS JH')).toEqual({ ok: false, refusal: again });
    const few = { code: 'wrongNumberOfCards', expected: 2, got: 1 };
    expect(cut('', '7S')).toEqual({ ok: false, refusal: few });
    const late = act(tableAt('', 'cut 0'), { type: 'cutCards', cards: cards('4 9') });
    expect(late).toMatchObject({ refusal: { code: 'notNow', command: 'cut', phase: 'deal' } });
  });
});

describe('a game is conceded', () => {
  test.each<readonly [string, number, object]>([
    // Conceding is no way out of a skunk, unless the house says so: rules review, B8.
    ['conceded=asPegged', 20, { skunk: 'doubleSkunk', gamePoints: 4, stakes: 3 }],
    ['conceded=asPegged', 61, { skunk: 'skunk', gamePoints: 3, stakes: 2 }],
    ['conceded=asPegged', 91, { skunk: 'none', gamePoints: 2, stakes: 1 }],
    ['conceded=plain', 20, { skunk: 'none', gamePoints: 2, stakes: 1 }],
    ['', 20, { skunk: 'doubleSkunk' }],
  ])('%s: 118 to %i', (settings, behind, result) => {
    const table = keyed(walk(walk(begin(settings), 0, behind), 1, 118), 'concede 0');
    expect(table.present.results).toMatchObject([{ winner: 1, ending: 'conceded', ...result }]);
  });

  test('the other side wins, and there is nothing to dispute', () => {
    const table = tableAt('mode=challenge conceded=plain', 'peg 0 12, peg 1 2, concede 0');
    expect(table.present).toMatchObject({
      phase: 'over',
      results: [{ winner: 1, scores: [12, 2], skunk: 'none', gamePoints: 2, stakes: 1, ending: 'conceded' }],
    });
    expect(refusal(table, 'dispute')).toEqual({ code: 'gameOver', winner: 1 });
    expect(keyed(table, 'undo').present.phase).toBe('free');
    // Who gives up while ahead loses by no holes.
    expect(matchOf(table.present).spread.map(Math.abs)).toEqual([0, 0]);
  });

  test('of several sides, the one ahead among the others wins; in lowball the one behind', () => {
    const pegged = (settings: string) => tableAt(settings, 'peg 0 4, peg 1 8, peg 2 12, concede 0');
    expect(pegged('six-card-3').present.results).toMatchObject([{ winner: 2 }]);
    expect(pegged('six-card-3 lowball=yes skunks=none').present.results).toMatchObject([{ winner: 1 }]);
  });

  test('in lowball of two whoever gives up pays, though he is not out', () => {
    const table = tableAt(`${SHORT} lowball=yes stake=3`, 'peg 0 4, concede 0');
    expect(table.present.results).toMatchObject([{ winner: 1, stakes: 3, losers: [{ side: 0, stakes: 3 }] }]);
  });

  test('only by who plays', () => {
    expect(refusal(begin(), 'concede 5')).toEqual({ code: 'badSeat', seat: 5, seats: 2 });
  });
});

describe('who deals the next game (ACC 2010; Pagat)', () => {
  /** A game that seat 0 deals first and `winner` wins in play. */
  const game = (settings: string, winner: number): Timeline => {
    const table = tableAt(`target=31 skunks=none ${settings}`, 'cut 0');
    const pegs = ['peg W 12', 'peg W 12', 'peg W 8'].map((text) => text.replace('W', `${winner}`));
    return keyed(table, ...pegs);
  };

  test.each<[string, number, number | undefined]>([
    ['nextDealer=loser', 0, 1],
    ['nextDealer=loser', 1, 0],
    ['nextDealer=alternate', 0, 1],
    ['nextDealer=alternate', 1, 1],
    ['nextDealer=alternateCutDecider', 1, 1],
    ['nextDealer=cut', 1, undefined],
    ['nextDealer=asFirst', 1, undefined],
  ])('%s, won by %i: %j', (settings, winner, dealer) => {
    const { present } = again(game(settings, winner));
    expect([present.dealer, present.phase]).toEqual([dealer, dealer === undefined ? 'cut' : 'deal']);
  });

  test.each<[string, readonly number[], number | undefined]>([
    ['nextDealer=alternateCutDecider match.games=3', [0, 1], undefined],
    // Of a decider the first dealer alternates all the same where the house does not cut for it.
    ['nextDealer=alternate match.games=3', [0, 1], 1],
    // The last game of a match that one side leads, and a level match with more games to come.
    ['nextDealer=alternateCutDecider match.games=2', [0], 1],
    ['nextDealer=alternateCutDecider match.games=5', [0, 1], 1],
  ])('%s, won by %j: %j', (settings, winners, dealer) => {
    const [first = 0, ...rest] = winners;
    const played = rest.reduce(
      (table, winner) => {
        const { rules } = table.present;
        const begun = again(table);
        return keyed(
          begun.present.phase === 'cut' ? keyed(begun, `cut ${rules.seats - 1}`) : begun,
          ...['12', '12', '8'].map((points) => `peg ${winner} ${points}`),
        );
      },
      game(settings, first),
    );
    const last = { ...played.present, firstDealer: 0 };
    expect(nextDealerOf(last, last.rules)).toBe(dealer);
  });

  test('among three nobody cuts for a decider', () => {
    const three = begin('six-card-3 nextDealer=alternateCutDecider match.games=3 match.all=yes');
    const wins = (table: Timeline, seat: number): Timeline =>
      keyed(
        table.present.phase === 'cut' ? keyed(table, 'cut 0') : table,
        ...Array(10).fill(`peg ${seat} 12`),
        `peg ${seat} 1`,
      );
    const level = wins(again(wins(three, 0)), 1);
    expect(matchOf(level.present)).toMatchObject({ games: [1, 1, 0], over: false });
    expect(nextDealerOf(level.present, level.present.rules)).toBe(2);
  });

  test('nobody, while a game goes on', () => {
    const table = keyed(again(game('nextDealer=loser', 0)), 'peg 0 12');
    expect(table.present).toMatchObject({ phase: 'play', firstDealer: 1, results: [{ winner: 0 }] });
    expect(nextDealerOf(table.present, table.present.rules)).toBeUndefined();
  });

  test('of losers that are level, the first deals', () => {
    const table = tableAt('six-card-3 nextDealer=loser', 'cut 1, peg 1 12, peg 2 12');
    const out = keyed(table, ...Array(10).fill('peg 0 12'), 'peg 0 1');
    expect(out.present.results).toMatchObject([{ scores: [121, 12, 12] }]);
    expect(nextDealerOf(out.present, out.present.rules)).toBe(1);
  });

  test('of several losers the one with most to go deals, and of partners the first', () => {
    const table = tableAt('captain nextDealer=loser firstDealer=cut', 'cut 0');
    const out = keyed(table, ...Array(5).fill('peg 0 12'), 'peg 0 1');
    expect(nextDealerOf(out.present, out.present.rules)).toBe(1);
    const played = tableAt('six-card-3', 'cut 0, peg 1 12, peg 2 3, peg 2 3');
    const end = keyed(played, ...Array(10).fill('peg 0 12'), 'peg 0 1');
    expect(nextDealerOf(end.present, end.present.rules)).toBe(2);
    const other = tableAt('six-card-3', 'cut 0, peg 2 12, peg 1 3');
    const over = keyed(other, ...Array(10).fill('peg 0 12'), 'peg 0 1');
    expect(nextDealerOf(over.present, over.present.rules)).toBe(1);
  });

  test('in lowball the loser is who is out', () => {
    const table = tableAt(`${SHORT} lowball=yes`, 'cut 0, peg 0 12, peg 0 12, peg 0 8');
    expect(table.present.results).toMatchObject([{ winner: 1, scores: [31, 0] }]);
    expect(again(table).present.dealer).toBe(0);
    const played = tableAt('six-card-3 lowball=yes skunks=none', 'cut 0, peg 1 3, peg 0 12');
    const out = keyed(played, ...Array(10).fill('peg 2 12'), 'peg 2 1');
    expect(out.present.results).toMatchObject([{ winner: 1 }]);
    expect(nextDealerOf(out.present, out.present.rules)).toBe(2);
  });
});

describe('lowball: the first in the game hole loses', () => {
  test('with several sides the one behind wins, and only who is out pays', () => {
    const table = tableAt('six-card-3 lowball=yes skunks=none', 'walk 1 50, walk 2 40, walk 0 121');
    expect(table.present.results).toMatchObject([
      {
        winner: 2,
        stakes: 1,
        losers: [
          { side: 0, stakes: 1 },
          { side: 1, stakes: 0 },
        ],
      },
    ]);
    expect(matchOf(table.present)).toMatchObject({ stakes: [-1, 0, 1], spread: [-81, -10, 91] });
  });
});

// The cut for the deal.
test.each<[string, 'sameRank' | 'tenCards', number | undefined]>([
  ['5H 9C', 'sameRank', 0],
  ['KD AC', 'sameRank', 1],
  ['7H 7C', 'sameRank', undefined],
  ['TH KC', 'sameRank', 0],
  // In one house two ten-cards are equal as well.
  ['TH KC', 'tenCards', undefined],
  ['9H KC', 'tenCards', 0],
  ['8H 3C 9D', 'sameRank', 1],
  ['8H 3C 3D', 'sameRank', undefined],
  ['2H 8C 8D', 'sameRank', 0],
])('%s, %s: seat %j deals (Pagat)', (cut, cutAgain, seat) => {
  const dealt = cards(cut);
  expect(lowestCut(dealt, { seats: dealt.length, cutAgain })).toEqual({ ok: true, value: seat });
});

test.each([
  ['5H', { code: 'wrongNumberOfCards', expected: 2, got: 1 }],
  ['5H 5H', { code: 'duplicateCard', card: '5H' }],
])('%s is refused', (cut, refusal) => {
  expect(lowestCut(cards(cut), SIX_CARD)).toEqual({ ok: false, refusal });
});
