import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Refusal } from '../terms/refusal.ts';
import { ok, type Result } from '../terms/result.ts';
import { type RuleSet, SIX_CARD } from '../terms/ruleset.ts';
import { cards, dealt } from '../testing/cards.ts';
import { cardScore } from '../testing/pile.ts';
import { type CardOrRank, pipsOf } from './cards.ts';
import { scorePlay } from './play.ts';
import {
  claimCard,
  endCount,
  layAfterGoes,
  layCard,
  legalCards,
  possibleClaims,
  type Round,
  type RoundSetup,
  roundPoints,
  runningCount,
  sayGo,
  startRound,
  withheldCards,
} from './round.ts';
import { total } from './score.ts';

const FIVE_CARD: RuleSet = {
  ...SIX_CARD,
  cards: { dealt: 5, laidAway: 2, packToCrib: 0, dealerFewer: 0 },
  playEnds: 'firstStop',
};
const SEVEN_CARD: RuleSet = { ...SIX_CARD, cards: { ...SIX_CARD.cards, dealt: 7 } };
const seated = (seats: number): RuleSet => ({
  ...SIX_CARD,
  seats,
  sides: Array.from({ length: seats }, (_, seat) => seat),
  cards: { ...SIX_CARD.cards, dealt: 5, laidAway: 1 },
});

function must<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.refusal));
  return result.value;
}

/** A round from '4 2 go 5', each by the seat in turn; 'K 5 3 9/-: K 2' where the first hand is known and the second is not. */
function played(text: string, setup: Partial<RoundSetup> = {}): Round {
  const [moves = '', held] = text.split(': ').reverse();
  const hands = held?.split('/').map((hand) => (hand === '-' ? undefined : cards(hand)));
  const words = moves.split(' ').filter((word) => word !== '');
  return words.reduce(
    (round, word) => must(move(round, word)),
    must(startRound({ leader: 0, ...(hands && { hands }), ...setup })),
  );
}

const move = (round: Round, word: string): Result<Round> =>
  word === 'go' ? sayGo(round, round.turn ?? 9) : layCard(round, round.turn ?? 9, cards(word)[0] ?? 'A');

const refused = (result: Result<unknown>): Refusal | undefined => (result.ok ? undefined : result.refusal);
const seatsOf = ({ laid }: Round): number[] => laid.map(({ seat }) => seat);
const pointsOf = ({ laid }: Round): number[] => laid.map(({ items }) => total(items));
const kindsOf = ({ laid }: Round): string[] | undefined => laid.at(-1)?.items.map(({ kind }) => kind);

// The second player says go at 26. What it lays next was withheld if it comes to 31 at most with that (ACC 7.3).
test.each<[string, ReturnType<typeof withheldCards>, string]>([
  ['K 6 K go 2 go 5', { seat: 1, cards: 1 }, 'a five would have made exactly 31'],
  ['K 6 K go 2 go 6', undefined, 'a six would have made 32'],
  ['K 6 K go go 5', { seat: 1, cards: 1 }, 'the next card laid is its own'],
  ['K 6 K go 2 go', undefined, 'the first player laid its two before its own go at 28'],
  ['K 6 K go 2 go 5 4', undefined, 'the other side has laid the next card'],
  ['K 6 K go 2 go 5 3', { seat: 0, cards: 1 }, 'which is one that the other side withheld at 28'],
  ['K 6 K go 2 go 5 4 3', { seat: 1, cards: 1 }, 'a second one'],
  ['K 6 K go 2 go 5 4 3 2', { seat: 1, cards: 2 }, 'two with no card of the other side between'],
  ['K 6 K go 2 go 5 4 7 2', { seat: 1, cards: 1 }, 'and one that could not be laid'],
  ['', undefined, 'nothing was laid'],
])('"%s" shows %j: %s', (text, shown) => {
  expect(withheldCards(played(text), [0, 1])).toEqual(shown);
});

describe('whose turn it is (ACC 2010, 1.7; Pagat)', () => {
  test.each<[string, string, number[], number | undefined]>([
    ['pone leads and they take turns', '4 2 3', [0, 1, 0], 1],
    ['after a go the other plays on', 'K 6 K go 2', [0, 1, 0, 0], 0],
    ['after a go the opponent of the last to play leads (bugs others shipped)', 'K Q J go go', [0, 1, 0], 1],
    ['and after thirty-one', 'K Q J go A', [0, 1, 0, 0], 1],
    ['and if the dealer was last', 'K Q 5 6', [0, 1, 0, 1], 0],
    ['a count stops at thirty-one (bugs others shipped)', 'K Q 5 6 K', [0, 1, 0, 1, 0], 1],
    ['once all cards are played nobody is', 'A A A A 2 2 2 2', [0, 1, 0, 1, 0, 1, 0, 1], undefined],
    ['who has run out is passed over', 'A K A K A go 2 9', [0, 1, 0, 1, 0, 0, 1], 1],
    ['and the other plays to the end', 'A K A K A go 2 9 9', [0, 1, 0, 1, 0, 0, 1, 1], undefined],
  ])('%s: %s', (_, text, seats, turn) => {
    const round = played(text);
    expect([seatsOf(round), round.turn]).toEqual([seats, turn]);
  });

  test.each<[string, string, number[], number | undefined]>([
    ['play passes to the left', '9 9 9', [0, 1, 2], 0],
    ['all say go, and the left of the last to play leads', '9 9 9 go go go', [0, 1, 2], 0],
    ['the next can play after a go', '9 9 9 go 2', [0, 1, 2, 1], 2],
    ['who said go is not asked again', '9 9 9 go 2 A', [0, 1, 2, 1, 2], 1],
    ['thirty-one by the second', '9 9 9 go 4', [0, 1, 2, 1], 2],
  ])('with three players %s: %s', (_, text, seats, turn) => {
    const round = played(text, { rules: seated(3) });
    expect([seatsOf(round), round.turn]).toEqual([seats, turn]);
  });

  test('the leader can sit anywhere', () => {
    expect(seatsOf(played('4 3 2 A', { rules: seated(4), leader: 2 }))).toEqual([2, 3, 0, 1]);
  });

  test('five-card stops once, at the first go or thirty-one', () => {
    expect(played('K Q J go go', { rules: FIVE_CARD }).turn).toBeUndefined();
    expect(kindsOf(played('K Q J go go', { rules: FIVE_CARD }))).toEqual(['run', 'go']);
    expect(played('K Q 5 6', { rules: FIVE_CARD }).turn).toBeUndefined();
    expect(kindsOf(played('K Q 5 6', { rules: FIVE_CARD }))).toEqual(['thirtyOne']);
    expect(kindsOf(played('A 4 A 4 A 4', { rules: FIVE_CARD }))).toEqual(['fifteen', 'last']);
  });
});

describe('the ending of a count', () => {
  test('goes to the last to play, once everybody has said go', () => {
    const round = played('K Q J go go');
    expect([kindsOf(round), roundPoints(round), runningCount(round)]).toEqual([['run', 'go'], [4, 0], 0]);
  });

  test('comes with the card where a known hand can lay nothing more', () => {
    const round = played('K Q 5 go 3', { hands: [cards('K 5 3 9'), undefined] });
    expect([kindsOf(round), round.turn]).toEqual([['go'], 1]);
  });

  test('comes with the go of the opponent where the other hand is known to be stuck', () => {
    const round = played('K Q 4 go', { hands: [cards('K 4 9 9'), undefined] });
    expect([kindsOf(round), round.turn, round.passed]).toEqual([['go'], 1, []]);
  });

  test('waits for a known hand that can play on', () => {
    expect(played('K Q 4 go', { hands: [cards('K 4 7 9'), undefined] }).turn).toBe(0);
  });

  test('a known hand still has to say go itself where another played last', () => {
    const round = played('A K A K A go 2', { hands: [undefined, cards('K K 9 9')] });
    expect(round.turn).toBe(1);
    expect(played('K K K', { hands: [undefined, cards('K 9 9 9')] }).turn).toBe(1);
  });

  test('also where that player is the only one left', () => {
    const hands = [undefined, cards('K K 2 9')];
    const waiting = played('K K J go go 2 9 9 9', { hands });
    expect([waiting.turn, runningCount(waiting)]).toEqual([1, 29]);
    expect(roundPoints(played('K K J go go 2 9 9 9 go K', { hands }))).toEqual([8, 5]);
  });

  test('never thirty-one and go, never thirty-one and last (bugs others shipped)', () => {
    expect(kindsOf(played('K Q J go A'))).toEqual(['thirtyOne']);
    expect(kindsOf(played('8 3 8 3 A A 3 4'))).toEqual(['thirtyOne']);
    expect(roundPoints(played('8 3 8 3 A A 3 4'))).toEqual([0, 4]);
  });

  test('the last card of the deal scores last, not go', () => {
    expect(kindsOf(played('A A A A 2 2 2 2'))).toEqual(['doublePairRoyal', 'last']);
    expect(kindsOf(played('A K A K A go 2 9 9'))).toEqual(['pair', 'last']);
  });

  test('a go is worth what the house says', () => {
    expect(pointsOf(played('K Q 9 go go', { rules: { ...SIX_CARD, go: 2 } }))).toEqual([0, 0, 2]);
  });
});

// The most for the pone, the dealer and both, and the least for both: an exhaustive search found them once (README).
test.each([
  ['4 6 5 5 5 go 5 7 7', SIX_CARD, 24, 5],
  ['7 7 7 7 go go 4 4 4 4', SIX_CARD, 12, 30],
  ['7 7 7 7 go go 5 5 5 5', SIX_CARD, 14, 30],
  ['A 2 A 2 A 2 A 2', SIX_CARD, 0, 1],
  ['A 7 7 7 7 go', FIVE_CARD, 17, 6],
  ['T 5 5 5 go 5', FIVE_CARD, 2, 21],
  ['A 2 3 3 3 3', FIVE_CARD, 9, 17],
  ['A 2 A 8 T go', FIVE_CARD, 1, 0],
])('%s', (text, rules, pone, dealer) => {
  expect(roundPoints(played(text, { rules }))).toEqual([pone, dealer]);
});

describe('upward-only runs (Bere Regis)', () => {
  test.each([
    ['4 5 6', [0, 0, 5], [0, 0, 5]],
    ['6 5 4', [0, 0, 2], [0, 0, 5]],
    ['2 4 3', [0, 0, 0], [0, 0, 3]],
    ['3 2 4 5', [0, 0, 0, 0], [0, 0, 3, 4]],
    ['6 2 3 4', [0, 0, 0, 5], [0, 0, 0, 5]],
  ])('%s scores %j, elsewhere %j', (text, upwards, any) => {
    expect(pointsOf(played(text, { rules: { ...SIX_CARD, runs: 'upwards' } }))).toEqual(upwards);
    expect(pointsOf(played(text))).toEqual(any);
  });
});

describe('what can be laid', () => {
  test('every card that does not pass thirty-one; nothing is known of an unknown hand', () => {
    const round = played('K Q', { hands: [cards('K A 9 8H'), undefined] });
    expect(legalCards(round, 0)).toEqual(['A', '9', '8H']);
    expect(legalCards(round, 1)).toBeUndefined();
    expect(legalCards(round, 7)).toBeUndefined();
    expect(legalCards(played('K Q 3', { hands: [cards('K 3 9 8H')] }), 0)).toEqual(['8H']);
  });

  test('a card with its suit names that card, a rank the first of that rank', () => {
    const hands = [cards('5C 5H 6 K'), undefined];
    expect(played('5H', { hands }).hands[0]).toEqual(['5C', '6', 'K']);
    expect(played('5', { hands }).laid[0]?.card).toBe('5C');
    expect(played('6D', { hands }).laid[0]?.card).toBe('6D');
    expect(played('6D', { hands }).hands[0]).toEqual(['5C', '5H', 'K']);
    expect(played('6D', { hands }).left).toEqual([3, 4]);
  });
});

test('a round begins with every card in hand and nothing on the table', () => {
  expect(startRound({ leader: 1, hands: [cards('A 2 3 4')], starter: '9' })).toEqual({
    ok: true,
    value: {
      rules: SIX_CARD,
      turn: 1,
      hands: [['A', '2', '3', '4'], undefined],
      left: [4, 4],
      pile: [],
      passed: [],
      goes: [],
      laid: [],
      starter: '9',
    },
  });
});

describe('what is refused', () => {
  const TWICE = [cards('AC 2C 3C 4C'), cards('5C 6C 7C AC')];
  const ACES = cards('A A 3 4');
  test.each<[string, Partial<RoundSetup>, Refusal]>([
    ['no such leader', { leader: 2 }, { code: 'badSeat', seat: 2, seats: 2 }],
    ['a leader between the seats', { leader: 0.5 }, { code: 'badSeat', seat: 0.5, seats: 2 }],
    ['a hand of three', { hands: [cards('A 2 3')] }, { code: 'wrongNumberOfCards', expected: 4, got: 3 }],
    ['one card in two hands', { hands: TWICE }, { code: 'duplicateCard', card: 'AC' }],
    ['the starter', { hands: [cards('AC 2 3 4')], starter: 'AC' }, { code: 'duplicateCard', card: 'AC' }],
    ['a fifth ace', { hands: [ACES, ACES], starter: 'A' }, { code: 'tooManyOfRank', rank: 'A' }],
  ])('at the start: %s', (_, setup, refusal) => {
    expect(startRound({ leader: 0, ...setup })).toEqual({ ok: false, refusal });
  });

  const HELD = '5C 6C KC KD/-: ';
  test.each<[what: string, moves: string, seat: number, card: CardOrRank, refusal: Refusal]>([
    ['out of turn', '', 1, '5', { code: 'notYourTurn', seat: 1, expected: 0 }],
    ['not in hand', HELD, 0, '5D', { code: 'notHeld', seat: 0, card: '5D' }],
    ['not in hand, no suits', '5 6 K Q: ', 0, '7', { code: 'notHeld', seat: 0, card: '7' }],
    ['laid before', `${HELD}5C 4`, 0, '5C', { code: 'notHeld', seat: 0, card: '5C' }],
    ['past thirty-one (ACC 7.1.e)', 'K K 5', 1, '7', { code: 'pastThirtyOne', card: '7', count: 32 }],
    ['twice from unknown hands', '5H', 1, '5H', { code: 'duplicateCard', card: '5H' }],
    ['a card of the other hand', `${HELD}5C`, 1, '6C', { code: 'duplicateCard', card: '6C' }],
    ['a fifth of a rank', 'A A A A', 0, 'A', { code: 'tooManyOfRank', rank: 'A' }],
    ['after the end', 'A A A A 2 2 2 2', 0, '3', { code: 'playOver' }],
  ])('a card: %s', (_, moves, seat, card, refusal) => {
    expect(refused(layCard(played(moves), seat, card))).toEqual(refusal);
  });

  test('the starter, and a card after the stop of five-card', () => {
    const starter = played('', { starter: '5H' });
    expect(refused(layCard(starter, 0, '5H'))).toEqual({ code: 'duplicateCard', card: '5H' });
    const over = played('K Q 5 6', { rules: FIVE_CARD });
    expect(refused(layCard(over, 0, '3'))).toEqual({ code: 'playOver' });
  });

  test.each<[what: string, moves: string, seat: number, refusal: Refusal]>([
    ['out of turn', 'K K K', 0, { code: 'notYourTurn', seat: 0, expected: 1 }],
    ['at twenty-one any card fits', 'K K A', 1, { code: 'mustPlay', seat: 1, count: 21, cards: [] }],
    ['nobody opens with a go', '', 0, { code: 'mustPlay', seat: 0, count: 0, cards: [] }],
    ['ACC 7.3', 'K 5C A 7/-: K 7 5C 8', 0, { code: 'mustPlay', seat: 0, count: 30, cards: ['A'] }],
    ['after the end', 'A A A A 2 2 2 2', 0, { code: 'playOver' }],
  ])('a go: %s', (_, moves, seat, refusal) => {
    expect(refused(sayGo(played(moves), seat))).toEqual(refusal);
  });

  test('at twenty-two a ten card no longer fits, so nobody can know', () => {
    expect(sayGo(played('K K 2'), 1).ok).toBe(true);
  });
});

describe('claims in play', () => {
  const ALONE = 'K K 2 go 3 A A K K';
  test.each<[what: string, moves: string, card: string, possible: number[], rules?: RuleSet]>([
    ['a lead scores nothing', '', '5', [0]],
    ['fifteen', 'K', '5', [2]],
    ['run and fifteen, both or nothing', '4 5', '6', [5]],
    ['with a go or without, where the rest of the hand is unknown', 'K Q 5 go', '3', [0, 1]],
    ['with its go, where the hand is known to be stuck', 'K 5 3 9: K Q 5 go', '3', [1]],
    ['without, where the hand can go on', 'K 5 3 3: K Q 5 go', '3', [0]],
    // A go that is only spoken: the other may have said it (seed 001: neither player can lay a card).
    ['nobody has keyed a go', 'K Q', '9', [0, 1]],
    ['at twenty-one the other can lay any card', 'K 2', '9', [0]],
    ['a pair, with its go or without', 'A K 8', '8', [2, 3]],
    ['both hands are known, and neither can lay', 'K 9 8 7/Q T T J: K Q', '9', [1]],
    ['a card that scores: its go with it or after it', 'A 8 K Q/T 8 K Q: A T 8', '8', [2, 3]],
    ['the other is known to hold a two', '-/Q T T 2: K Q', '9', [0]],
    ['its own player is known to hold a two', 'K 9 2 7/-: K Q', '9', [0]],
    ['thirty-one with a run, no go', 'T 9 4 3', '5', [5]],
    ['alone at a low count play has to go on', 'A K A K A go 2', '9', [0]],
    ['alone at twenty-one too', ALONE, 'A', [0], SEVEN_CARD],
    ['alone at twenty-two perhaps not', ALONE, '2', [0, 1], SEVEN_CARD],
    ['thirty-one alone', 'K Q 5 go', '6', [2]],
    ['a card that cannot be laid', 'K Q 5', '9', []],
  ])('%s', (_, moves, card, possible, rules = SIX_CARD) => {
    const round = played(moves, { rules });
    const seat = round.turn ?? 9;
    const [laid = 'A'] = cards(card);
    expect(possibleClaims(round, seat, laid)).toEqual(possible);
    for (let points = 0; points <= 31; points++) {
      const claim = claimCard(round, seat, laid, points);
      if (possible.length === 0) expect(refused(claim)?.code).toBe('pastThirtyOne');
      else if (!possible.includes(points))
        expect(refused(claim)).toEqual({ code: 'wrongPlay', card: laid, points, possible });
      else {
        const alone = must(layCard(round, seat, laid));
        const scored = total(alone.laid.at(-1)?.items ?? []);
        expect(claim).toEqual(points === scored ? ok(alone) : endCount(alone));
      }
    }
  });

  test('a go claimed with the card ends the count and is pegged', () => {
    const round = must(claimCard(played('K Q 5 go'), 0, '3', 1));
    expect([roundPoints(round), round.turn, round.pile]).toEqual([[1, 0], 1, []]);
    expect(must(claimCard(played('K Q 5 go'), 0, '3', 0)).turn).toBe(0);
  });

  test('a go that is claimed says that the others have said it', () => {
    const round = must(claimCard(played('K Q'), 0, '9', 1));
    expect(round.goes).toEqual([
      { seat: 1, count: 29, laid: 3 },
      { seat: 0, count: 29, laid: 3 },
    ]);
    expect([roundPoints(round), round.turn, round.pile]).toEqual([[1, 0], 1, []]);
  });

  test.each<
    [what: string, moves: string, seats: number, seat: number | undefined, card: string, goes: string]
  >([
    // The seat that lays, and those that have said go before it.
    ['in turn', 'K Q 5', 2, undefined, '3', '1: '],
    ['its player lays on', 'K Q 5', 2, 0, '3', '0: 1'],
    ['the next count is led', 'K Q 5', 2, undefined, '8', '1: 1 0'],
    ['the same, by name', 'K Q 5', 2, 1, '8', '1: 1 0'],
    ['after a go that was keyed', 'K Q 5 go', 2, undefined, '8', '1: 0'],
    ['three players, one of them lays on', 'K Q 5', 3, 2, '3', '2: 0 1'],
    // A hand that is known to hold neither this card nor one that fits is passed over, as an unknown one is.
    ['a known hand between', '-/-/T J Q 9: 7 K T 3', 3, undefined, 'T', '1: 1 2 0'],
    ['its player lays on, past a known hand', '-/Q 9 9 9: K Q 5', 2, undefined, '3', '0: 1'],
  ])('goes that were only spoken: %s', (_, moves, seats, seat, card, goes) => {
    const round = played(moves, { rules: seats === 2 ? SIX_CARD : seated(seats) });
    const after = must(layAfterGoes(round, seat, cards(card)[0] ?? 'A'));
    const said = after.goes.slice(round.goes.length).map((go) => go.seat);
    expect(`${after.laid.at(-1)?.seat}: ${said.join(' ')}`).toBe(goes);
  });

  test.each<[what: string, moves: string, seat: number | undefined, card: CardOrRank, refusal: Refusal]>([
    ['every card fits', 'K A T', 0, '3', { code: 'notYourTurn', seat: 0, expected: 1 }],
    [
      'the other is known to hold one',
      '-/Q 6 6 6: K Q 5',
      0,
      '3',
      { code: 'notYourTurn', seat: 0, expected: 1 },
    ],
    ['and so it is no lead', 'K 5 6 7/-: K Q 5', 1, '8', { code: 'pastThirtyOne', card: '8', count: 33 }],
    ['another card is held', '-/Q 6 6 6: K Q 5', undefined, '3', { code: 'notHeld', seat: 1, card: '3' }],
  ])('no go was spoken: %s', (_, moves, seat, card, refusal) => {
    expect(refused(layAfterGoes(played(moves), seat, card))).toEqual(refusal);
  });

  test('where a go pays nothing it is not claimed', () => {
    const free = { rules: { ...SIX_CARD, go: 0 } };
    expect(possibleClaims(played('K Q 5 go', free), 0, '3')).toEqual([0]);
    expect(refused(claimCard(played('K Q 5 go', free), 0, '3', 1))).toMatchObject({ possible: [0] });
  });

  test.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY])('%d is no claim', (points) => {
    expect(refused(claimCard(played(''), 0, 'A', points))?.code).toBe('badPoints');
  });

  test.each<[what: string, moves: string, possible: number[]]>([
    ['a lead', '', [0]],
    ['on a ten', 'K', [0, 2]],
    ['on two fives: pair royal with fifteen, or nothing', '5 5', [0, 8]],
    ['a known hand', '-/5 K 2 3: K', [0, 2]],
    ['a known hand without a score', '-/7 Q 2 3: K', [0]],
    ['all of a rank gone, a five cannot come; a go can', '5C 5D 5H 5S', [0, 1]],
    ['a hand that has to say go', '-/Q 9 9 9: K Q J', []],
  ])('without naming the card: %s', (_, moves, possible) => {
    const round = played(moves);
    expect(possibleClaims(round, round.turn ?? 9)).toEqual(possible);
  });

  test('nobody claims out of turn', () => {
    expect(possibleClaims(played('K'), 0)).toEqual([]);
  });
});

describe('for every deal', () => {
  /** Deals hands and plays them to the end, with a choice for every turn; go only where there is nothing to lay. */
  function playOut(rules: RuleSet, deck: readonly CardOrRank[], picks: readonly number[]): Round {
    const size = rules.cards.dealt - rules.cards.laidAway;
    const hands = Array.from({ length: rules.seats }, (_, seat) =>
      deck.slice(seat * size, seat * size + size),
    );
    let round = must(startRound({ rules, leader: (picks[0] ?? 0) % rules.seats, hands }));
    for (let at = 0; round.turn !== undefined; at++) {
      const legal = legalCards(round, round.turn) ?? [];
      const card = legal[(picks[at] ?? 0) % Math.max(1, legal.length)];
      round = must(card === undefined ? sayGo(round, round.turn) : layCard(round, round.turn, card));
    }
    return round;
  }
  const rules = fc.oneof(
    fc.constant(SIX_CARD),
    fc.constant(FIVE_CARD),
    fc.constant(SEVEN_CARD),
    fc.integer({ min: 3, max: 6 }).map(seated),
  );
  const picks = fc.array(fc.nat(), { minLength: 40, maxLength: 40 });

  test('a round scores what the whole sequence scores, and every card what an independent scorer says', () => {
    fc.assert(
      fc.property(rules, dealt(24), picks, (house, deck, choices) => {
        const { laid } = playOut(house, deck, choices);
        const sequence = scorePlay([...laid.map(({ card }) => card), 'go'], house);
        expect(laid.map(({ seat: _, ...card }) => card)).toEqual(sequence);
        let pile: string[] = [];
        for (const { card, count, items } of laid) {
          pile = count === pipsOf(card) ? [card] : [...pile, card];
          const scored = total(items.filter(({ kind }) => kind !== 'go' && kind !== 'last'));
          expect([card, scored]).toEqual([card, cardScore(pile)]);
        }
      }),
      { numRuns: 500 },
    );
  });

  test('all cards are played, counts never pass thirty-one, each count ends with one go, last or thirty-one', () => {
    fc.assert(
      fc.property(rules, dealt(24), picks, (house, deck, choices) => {
        const round = playOut(house, deck, choices);
        const once = house.playEnds === 'firstStop';
        const cardsLeft = round.left.reduce((sum, left) => sum + left, 0);
        expect(once || cardsLeft === 0).toBe(true);
        expect(round.laid.length + cardsLeft).toBe(house.seats * (house.cards.dealt - house.cards.laidAway));
        expect(round.laid.every(({ count }) => count <= 31)).toBe(true);
        const ends = round.laid.filter(({ items }) =>
          items.some(({ kind }) => kind === 'go' || kind === 'last' || kind === 'thirtyOne'),
        );
        const starts = round.laid.filter(({ card, count }) => count === pipsOf(card));
        expect(ends).toHaveLength(starts.length);
        expect(ends.at(-1)).toBe(round.laid.at(-1));
        const sum = roundPoints(round).reduce((points, each) => points + each, 0);
        expect(sum).toBe(pointsOf(round).reduce((points, each) => points + each, 0));
      }),
    );
  });
});
