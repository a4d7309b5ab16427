import { describe, expect, test } from 'vitest';
import { decide } from '../game/decide.ts';
import { CRIBBAGE_COUNTING } from '../terms/counting.ts';
import { SIX_CARD } from '../terms/ruleset.ts';
import { topScore } from '../testing/pile.ts';
import { tableAt } from '../testing/table.ts';
import { scorePile } from './pile.ts';
import { parsePlay, possiblePlays, scorePlay } from './play.ts';
import { total } from './score.ts';

function played(text: string): ReturnType<typeof scorePlay> {
  const plays = parsePlay(text.split(' '));
  if (!plays.ok) throw new Error(plays.refusal.code);
  return scorePlay(plays.value);
}
const points = (text: string): number[] => played(text).map(({ items }) => total(items));
const kinds = (text: string): string[][] => played(text).map(({ items }) => items.map(({ kind }) => kind));

describe('play whose scores are known (Examples of the play)', () => {
  test.each([
    ['4 2 3 5 6', [0, 0, 3, 4, 5]],
    ['4 2 3 4 3', [0, 0, 3, 3, 0]],
    ['4 2 6 5 3', [0, 0, 0, 0, 5]],
    ['8 7 7 6', [0, 2, 2, 0]],
    ['K 6 K go 2 2', [0, 0, 0, 0, 3]],
    ['5 4 6 6', [0, 0, 5, 2]],
    // Asked or answered wrongly in public (docs/sources.md).
    ['4 2 3 A 5 2 4', [0, 0, 3, 4, 7, 0, 5]],
    ['T K 2 A go 3 4', [0, 0, 0, 0, 3, 5]],
    ['T 9 6 A A go A', [0, 0, 0, 0, 2, 7]],
    ['T Q K go 9', [0, 0, 1, 0]],
  ])('%s scores %j', (text, scores) => {
    expect(points(text)).toEqual(scores);
  });

  test('the last 2 of K-6-K-go-2-2 scores a pair and go', () => {
    expect(kinds('K 6 K go 2 2').at(-1)).toEqual(['pair', 'go']);
  });

  test('every card shows its running count', () => {
    expect(played('4C 2D 3H 5S 6C').map(({ card, count }) => [card, count])).toEqual([
      ['4C', 4],
      ['2D', 6],
      ['3H', 9],
      ['5S', 14],
      ['6C', 20],
    ]);
  });
});

describe('bugs that others shipped (docs/sources.md names them)', () => {
  test('pairs count only when they are adjacent', () => {
    expect(points('5 3 5')).toEqual([0, 0, 0]);
    expect(points('5 5 3 5')).toEqual([0, 2, 0, 0]);
  });

  test('a run and thirty-one are both paid', () => {
    expect(kinds('T 9 4 3 5').at(-1)).toEqual(['thirtyOne', 'run']);
    expect(points('T 9 4 3 5').at(-1)).toBe(5);
  });

  test('a run and fifteen are both paid', () => {
    expect(points('4 5 6')).toEqual([0, 0, 5]);
  });

  test('two cards are no run', () => {
    expect(points('A 2')).toEqual([0, 0]);
  });

  test('runs of six and seven cards, in any order', () => {
    expect(points('A 3 2 5 4 6')).toEqual([0, 0, 3, 0, 7, 6]);
    expect(points('A 3 2 5 4 7 6')).toEqual([0, 0, 3, 0, 7, 0, 7]);
  });

  test('a card that would pass thirty-one starts a new count, and the one before scores go', () => {
    expect(points('K Q J T')).toEqual([0, 0, 4, 0]);
    expect(played('K Q J T').map(({ count }) => count)).toEqual([10, 20, 30, 10]);
  });

  test('never thirty-one and go for the same card', () => {
    expect(kinds('K Q J A K')).toEqual([[], [], ['run'], ['thirtyOne'], []]);
    expect(kinds('K K K A go')).toEqual([[], ['pair'], ['pairRoyal'], ['thirtyOne']]);
  });
});

describe('the end of a count', () => {
  test('a restart breaks pairs and runs', () => {
    expect(points('K K J J')).toEqual([0, 2, 1, 0]);
    expect(points('K Q 9 J T')).toEqual([0, 0, 1, 0, 0]);
  });

  test('a go does not break them', () => {
    expect(points('K K 9 go A A')).toEqual([0, 2, 0, 0, 4]);
    expect(points('K 9 5 go 4 3')).toEqual([0, 0, 0, 0, 5]);
  });

  test('the last of eight cards scores last, not go', () => {
    expect(kinds('K K 5 3 K K 5 3').at(-1)).toEqual(['last']);
    expect(kinds('K K 5 3 K K 5 3 go').at(-1)).toEqual(['last']);
    expect(kinds('K K 5 3 K K 5 6').at(-1)).toEqual(['thirtyOne']);
  });

  test('where play stops once, nothing scores after the first go or thirty-one (Pagat, five-card)', () => {
    const rules = { ...SIX_CARD, cards: { ...SIX_CARD.cards, dealt: 5 }, playEnds: 'firstStop' as const };
    expect(scorePlay(['K', 'K', 'K', 'J', 'J'], rules).map(({ items }) => total(items))).toEqual([0, 2, 7]);
    expect(scorePlay(['K', 'K', 'K', 'J', 'J'])).toHaveLength(5);
  });

  test('a go names its card', () => {
    const [, , card] = scorePlay(['K', 'Q', '9', 'go']);
    expect(card?.items).toEqual([{ kind: 'go', cards: ['9'], points: 1 }]);
  });

  test('no cards, no scores', () => {
    expect(scorePlay([])).toEqual([]);
    expect(scorePlay(['go'])).toEqual([]);
    expect(scorePile([])).toEqual([]);
  });

  test('where a sum scores by the card, those before the restart are none of it', () => {
    const counting = { ...CRIBBAGE_COUNTING, sumPoints: 'perCard' } as const;
    const play = scorePlay(['K', 'Q', '9', 'go', '7', '2', '6'], { ...SIX_CARD, counting });
    expect(play.at(-1)?.items).toEqual([{ kind: 'fifteen', cards: ['7', '2', '6'], points: 3 }]);
  });

  test('points for go are a setting', () => {
    expect(total(scorePlay(['K', 'Q', '9', '5'], { ...SIX_CARD, go: 0 })[2]?.items ?? [])).toBe(0);
  });
});

describe('bad input', () => {
  test('a go is read in any spelling', () => {
    expect(parsePlay(['4', ' GO ', 'Go'])).toEqual({ ok: true, value: ['4', 'go', 'go'] });
  });

  test.each([
    ['4C 2X', { code: 'badCard', text: '2X' }],
    ['4C 4C', { code: 'duplicateCard', card: '4C' }],
    ['4 4 4 4 4', { code: 'tooManyOfRank', rank: '4' }],
    ['A 2 3 4 5 6 7 8 9', { code: 'wrongNumberOfCards', expected: 8, got: 9 }],
  ])('%s is refused', (text, refusal) => {
    expect(parsePlay(text.split(' '))).toEqual({ ok: false, refusal });
  });
});

describe('what one card can score', () => {
  test('is 1 to 9 and 12 to 15, never more than 15', () => {
    expect(possiblePlays()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 12, 13, 14, 15]);
  });

  test('depends on the count: at thirty-one no go is scored', () => {
    expect(possiblePlays(31)).not.toContain(1);
    expect(possiblePlays(31)).toContain(14);
    expect(possiblePlays(32)).toEqual([]);
    expect(possiblePlays(1)).toEqual([1]);
  });

  test.each<[number, number | undefined, boolean]>([
    [2, 15, true],
    [5, 15, true],
    [9, 31, true],
    [9, undefined, true],
    [1, 31, false],
    [4, 5, false],
    [2, 32, false],
    [2, 0, false],
    [2, 0.5, false],
    [16, undefined, true],
    [16, 31, false],
  ])('at the board: %i points at %s, accepted: %s', (points, count, accepted) => {
    const table = tableAt('', 'at play').present;
    const decided = decide(table, { type: 'peg', seat: 1, points, count });
    expect(decided.ok).toBe(accepted);
    if (!decided.ok) {
      expect(decided.refusal).toEqual({ code: 'impossiblePlay', points, possible: possiblePlays(count) });
    }
    // Sixteen is no card's score: without a count it is taken for the hand of the pone, with one it is refused.
    const shown = decided.ok && decided.value.some((event) => event.type === 'phaseEntered');
    expect(shown).toBe(accepted && points === 16);
  });

  test('is found again at every count by laying down every sequence of ranks', () => {
    const found = everySequence();
    for (let count = 1; count <= 31; count++) {
      const scores = [...(found[count] ?? [])].filter((each) => each > 0).sort((a, b) => a - b);
      expect([count, possiblePlays(count)]).toEqual([count, scores]);
    }
  });
});

/** The points of the top card of every sequence of at most eight cards up to thirty-one, by count; independent of play.ts. */
function everySequence(): Set<number>[] {
  const found = Array.from({ length: 32 }, () => new Set<number>());
  const held = new Int8Array(13);
  const laid = new Int8Array(8);
  const lay = (length: number, count: number): void => {
    for (let rank = 0; rank < 13; rank++) {
      const sum = count + Math.min(rank + 1, 10);
      if (sum > 31) break;
      if (held[rank] === 4) continue;
      held[rank] = (held[rank] ?? 0) + 1;
      laid[length] = rank;
      const points = topScore(laid, length + 1, sum);
      found[sum]?.add(points);
      if (sum < 31) found[sum]?.add(points + 1);
      if (length < 7) lay(length + 1, sum);
      held[rank] = (held[rank] ?? 0) - 1;
    }
  };
  lay(0, 0);
  return found;
}
