// What a phone sends has a message of its own, on its way and done, for each type of command.
import { describe, expect, test } from 'vitest';
import { commandSchema } from '../../web/table/wire.ts';
import { type Sent, tell, tellAll } from './sent.ts';

/** Commands that only the host's pages, the terminal, or the board give. */
const HOST_COMMANDS: readonly string[] = ['newGame', 'cutCards', 'free', 'undoTo', 'redo'];

const peg = { type: 'peg', seat: 0, points: 12 } as const;
const next = { type: 'next' } as const;

const ROWS: readonly (readonly [sent: Sent, what: string, done: string])[] = [
  [{ command: { type: 'cut', dealer: 0 } }, 'who deals', 'You deal.'],
  [{ command: next, occasion: 'dealt' }, 'cards dealt', 'The cards are dealt.'],
  [{ command: next, occasion: 'sold' }, 'end of the bidding', 'The bidding is over.'],
  [{ command: next }, 'the next step', 'The game goes on.'],
  [{ command: peg }, '12 points', 'You claimed 12.'],
  [{ command: { ...peg, points: 1 } }, '1 point', 'You claimed 1.'],
  [{ command: { ...peg, points: 0 } }, 'no points', 'You claimed nothing.'],
  [{ command: { ...peg, points: 2 }, occasion: 'heels' }, '2 for his heels', 'You pegged 2 for his heels.'],
  [{ command: { ...peg, points: 1 }, occasion: 'go' }, '1 for the go', 'You pegged 1 for the go.'],
  [{ command: { ...peg, points: 3 }, occasion: 'bid' }, 'a bid of 3', 'You bid 3 for the crib.'],
  [{ command: { type: 'starter', card: '5H' } }, 'starter 5♥', 'The starter is 5♥.'],
  [{ command: { type: 'cards', cards: ['5H', 'TS'] } }, 'hand 5♥ 10♠', 'Your hand is in: 5♥ 10♠.'],
  [{ command: { type: 'cards', hand: 'crib', cards: ['5H'] } }, 'crib 5♥', 'Your crib is in: 5♥.'],
  [{ command: { type: 'hold', seat: 0, cards: ['5H'] } }, 'your hand', 'The board knows your hand.'],
  [{ command: { type: 'lay', seat: 0, card: '7' } }, 'card 7', 'You played 7.'],
  [{ command: { type: 'go', seat: 0 } }, 'go', 'You said go.'],
  [{ command: { type: 'unseen' } }, 'play without cards', 'The play goes on without cards.'],
  [{ command: { type: 'dispute' } }, 'the dispute', 'You disputed the count. The cards decide.'],
  [{ command: { type: 'muggins', seat: 0, points: 2 } }, 'muggins for 2', 'You called muggins for 2.'],
  [{ command: { type: 'offence', offence: 'renege', seat: 1 } }, 'an offence', 'Your report was ruled on.'],
  [{ command: { type: 'concede', seat: 0 } }, 'your resignation', 'You resigned the game.'],
  [{ command: { type: 'undo' } }, 'the undo', 'The last move was undone.'],
  [{ command: { type: 'again', swap: false } }, 'the next game', 'The next game begins.'],
];

describe('what a phone sends', () => {
  test.each(ROWS)('%j', (sent, what, done) => {
    expect([tell(sent, 'what'), tell(sent, 'done')]).toEqual([what, done]);
  });

  test('several on their way', () =>
    expect(tellAll([{ command: next }, { command: peg }])).toBe('the next step, 12 points'));

  test('every command of a phone is in the table', () => {
    const all = commandSchema.options
      .map(({ shape }) => shape.type.value)
      .filter((type) => !HOST_COMMANDS.includes(type));
    expect(new Set(ROWS.map(([{ command }]) => command.type))).toEqual(new Set([...all, 'again']));
  });
});
