// `muggins daily`: the hand of a date, and a throw beside those of club, strong and the best.
import { expect, test } from 'vitest';
import { muggins } from '../testing/muggins.ts';

const daily = (...words: readonly string[]) => muggins('daily', ...words);

test('a hand, and the same hand with a throw', async () => {
  const hand = await daily('2026-11-30', '--json');
  expect([hand.code, JSON.parse(hand.out)]).toEqual([
    0,
    {
      date: '2026-11-30',
      cards: ['2H', '8H', '5H', '5C', 'JS', 'KC'],
      role: 'pone',
      scores: [64, 57],
      notation: 'six-card pegs=64-57 dealer=P2 ; 2H 8H 5H 5C JS KC',
    },
  ]);
  const { throws, ...rest } = JSON.parse((await daily('2026-11-30', 'js', '5h', '--json')).out);
  expect(rest).toEqual(JSON.parse(hand.out));
  expect(throws).toMatchObject({
    you: { discard: expect.arrayContaining(['5H', 'JS']) },
    club: { discard: ['2H', '8H'] },
    strong: { discard: ['2H', '8H'] },
    best: { discard: ['2H', '8H'] },
  });
  expect(throws.you.win).toBeLessThan(throws.best.win);
});

test('today is in UTC', async () => {
  const [before, { out }, after] = [new Date(), await daily('--json'), new Date()];
  const days = [before, after].map((time) => time.toISOString().slice(0, 10));
  expect(days).toContain(JSON.parse(out).date);
});

test.each([
  ['2026-13-01', 'not a date'],
  ['2026-11-30 2H', 'Expected 2 cards'],
  ['2026-11-30 2H 3H', 'Expected 2 cards'],
  ['2026-11-30 2H XX', 'XX'],
])('%s', async (line, words) => {
  const { code, out, err } = await daily(...line.split(' '));
  expect([code, out]).toEqual([2, '']);
  expect(err).toContain(words);
});
