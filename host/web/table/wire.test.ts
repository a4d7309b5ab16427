// Commands of the play as a page posts them: what is taken, and what is named when it is not.
import { describe, expect, test } from 'vitest';
import { complaintOf } from '../kit/validation.ts';
import { commandOf, commandSchema } from './wire.ts';

const read = (input: unknown): unknown => {
  const parsed = commandSchema.safeParse(input);
  if (!parsed.success) return complaintOf(parsed.error, input).words;
  const command = commandOf(parsed.data);
  return command.ok ? command.value : command.refusal.code;
};

describe('cards in play', () => {
  test.each<[input: unknown, expected: unknown]>([
    [
      { type: 'lay', card: '7h' },
      { type: 'lay', card: '7H' },
    ],
    [
      { type: 'lay', card: '10', seat: 1, points: 2 },
      { type: 'lay', card: 'T', seat: 1, points: 2 },
    ],
    [{ type: 'lay', card: '1Z' }, 'badCard'],
    [{ type: 'lay' }, 'card: expected a card such as 5H or TC, or a rank such as 5, got nothing'],
    [{ type: 'lay', card: '7H', points: -2 }, 'points: expected a whole number from 0 to 999, got -2'],
    [{ type: 'lay', card: '7H', count: 15 }, 'count: there is no such field. Leave it out.'],
    [{ type: 'go' }, { type: 'go' }],
    [
      { type: 'go', seat: 1 },
      { type: 'go', seat: 1 },
    ],
    [{ type: 'go', seat: 9 }, 'seat: expected a whole number from 0 to 5, got 9'],
    [{ type: 'unseen' }, { type: 'unseen' }],
    [
      { type: 'hold', seat: 0, cards: ['5H', '5s', 'J', 'TC'] },
      { type: 'hold', seat: 0, cards: ['5H', '5S', 'J', 'TC'] },
    ],
    [{ type: 'hold', seat: 0, cards: ['5H', '?', 'J', 'TC'] }, 'badCard'],
    [{ type: 'hold', seat: 0, cards: ['5H'] }, 'cards: expected 3 to 6 cards, got ["5H"]'],
    [
      { type: 'hold', cards: ['5H', '5S', 'J', 'TC'] },
      'seat: expected a whole number from 0 to 5, got nothing',
    ],
  ])('%j', (input, expected) => {
    expect(read(input)).toEqual(expected);
  });
});

// A page that could say so would peg without a check, or in another's name.
test.each([
  { type: 'unverified', seat: 0, points: 99 },
  { type: 'setAside', lane: 2, points: 5 },
  { type: 'ask', seat: 1, id: 'x', offence: null },
  { type: 'decline', seat: 0 },
])('%j is for the host itself: it is not taken, nor named among what is', (input) => {
  expect(read(input)).toMatch(/^type: expected .*peg/);
  expect(`${read(input)}`.split(', got')[0]).not.toContain(input.type);
});

test('a page cannot begin a game with points in it', () => {
  const game = { type: 'newGame', players: ['Ann', 'Bob'], rules: { preset: 'six-card' }, alone: [60, 0] };
  expect(read(game)).toMatch(/^alone: there is no such field/);
});
