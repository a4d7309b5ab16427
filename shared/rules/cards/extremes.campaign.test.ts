import { beforeAll, describe, expect, test } from 'vitest';
import { type RuleSet, SIX_CARD } from '../terms/ruleset.ts';
import { cards } from '../testing/cards.ts';
import { bestPlays, type Found, type Goal } from '../testing/extremes.ts';
import { pips, topScore } from '../testing/pile.ts';
import { RANKS } from './cards.ts';
import { scorePile } from './pile.ts';
import { layCard, type Round, type RoundSetup, roundPoints, sayGo, startRound } from './round.ts';
import { total } from './score.ts';

const FIVE_CARD: RuleSet = {
  ...SIX_CARD,
  cards: { ...SIX_CARD.cards, dealt: 5 },
  playEnds: 'firstStop',
};

/** Most for the pone, the dealer and both; least for the pone, the dealer and both. */
const GOALS: readonly Goal[] = [
  { pone: 1, dealer: 0 },
  { pone: 0, dealer: 1 },
  { pone: 1, dealer: 1 },
  { pone: -1, dealer: 0 },
  { pone: 0, dealer: -1 },
  { pone: -1, dealer: -1 },
];

describe.each([
  ['six-card', SIX_CARD, { size: 4, once: false }, { most: [24, 30, 44], least: [0, 1, 1] }],
  ['five-card', FIVE_CARD, { size: 3, once: true }, { most: [17, 21, 26], least: [0, 0, 1] }],
] as const)(
  'the most and the least that %s play can pay pone, dealer and both',
  (_, rules, form, expected) => {
    let found: readonly Found[] = [];
    beforeAll(() => {
      found = bestPlays(form, GOALS).found;
    });

    test('by every way to play every two hands', () => {
      const values = found.map(({ pone, dealer }, at) =>
        Math.abs(pone * (GOALS[at]?.pone ?? 0) + dealer * (GOALS[at]?.dealer ?? 0)),
      );
      expect({ most: values.slice(0, 3), least: values.slice(3) }).toEqual(expected);
    });

    test('is what a round pays for the plays that were found, hands known or not', () => {
      expect(found).toHaveLength(GOALS.length);
      for (const { pone, dealer, play } of found) {
        const unknown = follow(play, { rules, leader: 0 });
        expect([play, ...roundPoints(unknown)]).toEqual([play, pone, dealer]);
        const hands = [0, 1].map((seat) =>
          unknown.laid.filter((laid) => laid.seat === seat).map(({ card }) => card),
        );
        if (unknown.left.some((left) => left > 0)) continue;
        expect([play, ...roundPoints(follow(play, { rules, leader: 0, hands }))]).toEqual([
          play,
          pone,
          dealer,
        ]);
      }
    });
  },
);

/** The round in which these cards and goes follow one another. A go that a known hand makes needless is left out. */
function follow(play: string, setup: RoundSetup): Round {
  const start = startRound(setup);
  if (!start.ok) throw new Error(start.refusal.code);
  return play.split(' ').reduce((round, word) => {
    const seat = round.turn ?? 9;
    const moved = word === 'go' ? sayGo(round, seat) : layCard(round, seat, cards(word)[0] ?? 'A');
    if (moved.ok) return moved.value;
    const needless = word === 'go' && round.pile.length === 0;
    if (!needless) throw new Error(`${play}: ${JSON.stringify(moved.refusal)}`);
    return round;
  }, start.value);
}

test('every card on every pile of up to seven cards scores what the search takes it to score', () => {
  const held = new Int8Array(13);
  const pile = new Int8Array(8);
  const named = RANKS.map((rank) => rank);
  let piles = 0;
  const lay = (below: readonly (typeof RANKS)[number][], count: number): void => {
    for (let rank = 0; rank < 13; rank++) {
      const sum = count + pips(rank);
      if (sum > 31) break;
      if (held[rank] === 4) continue;
      const cards = [...below, named[rank] ?? 'A'];
      pile[below.length] = rank;
      piles++;
      if (total(scorePile(cards)) !== topScore(pile, cards.length, sum)) throw new Error(`${cards}`);
      held[rank] = (held[rank] ?? 0) + 1;
      if (cards.length < 7) lay(cards, sum);
      held[rank] = (held[rank] ?? 0) - 1;
    }
  };
  lay([], 0);
  expect(piles).toBe(13 + 169 + 2197 + 22_603 + 157_605 + 786_550 + 2_981_440);
});
