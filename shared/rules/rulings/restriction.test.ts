// What of a card is left to claim where nobody may go out on a go (Pagat, end-game restrictions).
import { describe, expect, test } from 'vitest';
import type { PlayItem } from '../cards/score.ts';
import { NO_GAME, type State } from '../game/state.ts';
import { SIX_CARD } from '../terms/ruleset.ts';
import { outByEnding } from './restriction.ts';

const GO: PlayItem = { kind: 'go', cards: ['2H'], points: 1 };
const LAST: PlayItem = { kind: 'last', cards: ['2H'], points: 1 };
const PAIR: PlayItem = { kind: 'pair', cards: ['2S', '2H'], points: 2 };

/** Red stands on `front`; a go may win, or not. */
const at = (front: number, outOnGo: boolean): State => ({
  ...NO_GAME,
  rules: { ...SIX_CARD, outOnGo },
  pegs: [
    { front, rear: front - 1 },
    { front: 0, rear: 0 },
  ],
});

describe('a card of Red’s', () => {
  test.each<[number, PlayItem[], PlayItem[] | undefined]>([
    [120, [GO], []],
    [120, [LAST], []],
    [119, [GO], undefined],
    [119, [LAST], undefined],
    // The pair alone reaches the game hole.
    [119, [PAIR, GO], undefined],
    [118, [PAIR, GO], [PAIR]],
    [118, [PAIR, LAST], [PAIR]],
    [117, [PAIR, GO], undefined],
    [119, [PAIR], undefined],
    [120, [], undefined],
  ])('on %i, %j: %j is left', (front, items, left) => {
    const card = { seat: 0, card: '2H', count: 24, items } as const;
    expect(outByEnding(at(front, false), card)).toEqual(left && { ...card, items: left });
    expect(outByEnding(at(front, true), card)).toBeUndefined();
  });
});
