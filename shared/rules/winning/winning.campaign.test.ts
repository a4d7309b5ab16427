// The committed table against games played from another seed, and what the figures of a discard leave aside.
import { expect, test } from 'vitest';
import { modelOf, type PeggedDeal, peggedDeals, pegsOf, solve } from '../testing/wins.ts';
import { winChance } from './chance.ts';

const DEALS = [...peggedDeals(40_000, 77)];

test('derived anew from a sample: every position within 1 %', () => {
  const wins = solve(modelOf(DEALS).deal);
  let most = 0;
  for (let dealer = 1; dealer <= 121; dealer++)
    for (let pone = 1; pone <= 121; pone++) {
      const anew = wins[dealer * 122 + pone] as number;
      most = Math.max(most, Math.abs(winChance('dealer', [dealer, pone]) - anew));
    }
  expect(most).toBeLessThan(0.01);
});

/** Numbers from 0 up to 1 (mulberry32). */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const GAMES = 2_500;

test('200 positions, 2,500 games from each: each within what chance allows, all together within 0.2 %', () => {
  const random = numbers(200);
  const deals = DEALS.map(pegsOf);
  /** Whether the dealer of the first deal wins. */
  const game = (scores: [number, number]): boolean => {
    for (let turn = 0; ; turn = 1 - turn)
      for (const [seat, points] of deals[Math.floor(random() * deals.length)] ?? []) {
        const side = seat === 0 ? turn : 1 - turn;
        scores[side] = (scores[side] as number) + points;
        if ((scores[side] as number) >= 121) return side === 0;
      }
  };
  let apart = 0;
  for (let each = 0; each < 200; each++) {
    const [dealer, pone] = [(each * 61) % 121, (each * 83 + 7) % 121];
    const chance = winChance('dealer', [121 - dealer, 121 - pone]);
    let won = 0;
    for (let played = 0; played < GAMES; played++) if (game([dealer, pone])) won++;
    const difference = won / GAMES - chance;
    // A table in 1/10,000, and a pool of deals that is a sample itself.
    const error = Math.sqrt((chance * (1 - chance)) / GAMES) + 0.001;
    expect(Math.abs(difference) / error, `${dealer}-${pone}: ${chance}, ${won / GAMES}`).toBeLessThan(4.5);
    apart += difference / 200;
  }
  expect(Math.abs(apart)).toBeLessThan(0.002);
});

/** How often the dealer wins with this deal and the table after it. */
function after(deal: PeggedDeal, toGo: readonly [number, number]): number {
  const left: [number, number] = [...toGo];
  for (const [seat, points] of pegsOf(deal)) {
    left[seat] -= points;
    if (left[seat] <= 0) return seat === 0 ? 1 : 0;
  }
  return winChance('pone', left);
}

/** A discard is judged as if the play and the other hand had nothing to do with the own cards and the starter. */
test.each([
  [121, 121],
  [50, 50],
  [30, 35],
  [25, 25],
  [16, 11],
  [14, 12],
  [10, 10],
  [5, 9],
])('%i and %i to go: play and other hand of other deals change less than 1 %', (dealer, pone) => {
  const [whole, dealers, pones] = [0, 1, 2].map((kind) => {
    const won = DEALS.map((deal, at) => {
      const other = DEALS[(at + 1) % DEALS.length] as PeggedDeal;
      const third = DEALS[(at + 2) % DEALS.length] as PeggedDeal;
      const mixed = {
        ...deal,
        play: other.play,
        ...(kind === 1 ? { pone: third.pone } : { dealer: third.dealer }),
      };
      return after(kind === 0 ? deal : mixed, [dealer, pone]);
    });
    return won.reduce((sum, each) => sum + each, 0) / won.length;
  }) as [number, number, number];
  expect(Math.abs(dealers - whole)).toBeLessThan(0.01);
  expect(Math.abs(pones - whole)).toBeLessThan(0.01);
});
