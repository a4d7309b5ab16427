// The committed table against games played from another seed, and what the figures of a discard leave aside.
import { expect, test } from 'vitest';
import { type Card, DECK } from '../cards/cards.ts';
import { makeFastScorer } from '../cards/fast.ts';
import type { CribRole } from '../study/sources.ts';
import { SIX_CARD } from '../terms/ruleset.ts';
import { modelWorth } from '../testing/derive.ts';
import { placesOf } from '../testing/study.ts';
import { modelOf, type PeggedDeal, peggedDeals, pegsOf, solve } from '../testing/wins.ts';
import { winChance } from './chance.ts';
import { studyWins } from './discards.ts';
import { playOut } from './pegger.ts';

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

const worth = modelWorth(SIX_CARD);
const [countHand, countCrib] = [makeFastScorer(false, SIX_CARD), makeFastScorer(true, SIX_CARD)];
const counted = (scorer: typeof countHand, [a = 0, b = 0, c = 0, d = 0]: readonly number[]) =>
  scorer(a, b, c, d);

/** What a player of the model keeps and throws. */
function thrownBy(role: CribRole, six: readonly number[]): readonly [kept: number[], thrown: number[]] {
  const ways = six.flatMap((one, at) => six.slice(at + 1).map((other) => [one, other]));
  const nets = ways.map((thrown) => {
    const count = counted(
      countHand,
      six.filter((card) => !thrown.includes(card)),
    );
    const unseen = DECK.flatMap((_, place) => (six.includes(place) ? [] : [count(place)]));
    const hand = unseen.reduce((sum, points) => sum + points, 0) / unseen.length;
    return hand + (role === 'dealer' ? 1 : -1) * worth[role](thrown);
  });
  const thrown = ways[nets.indexOf(Math.max(...nets))] ?? [];
  return [six.filter((card) => !thrown.includes(card)), thrown];
}

const ranksOf = (places: readonly number[]): readonly number[] =>
  places.map((place) => place >> 2).toSorted((a, b) => a - b);

const split = (text: string): readonly Card[] => text.split(' ') as Card[];

/** What the figures of a discard leave aside: the other hand in play is not the one of the show, and knows no starter. */
test.each<[string, string, CribRole, number, number]>([
  ['AC 2D 7H 9S JC KD', 'JC KD', 'pone', 118, 116],
  ['AC 2D 7H 9S JC KD', 'AC 2D', 'pone', 118, 116],
  ['AC AD 9H TS QC KD', '9H TS', 'dealer', 119, 120],
  ['AC AD 9H TS QC KD', 'QC KD', 'pone', 119, 120],
  ['5H 5S JD QC 2H 8D', '2H 8D', 'dealer', 60, 61],
])(
  '%s without %s, %s at %i-%i: within 0.05 of 2,000 deals played out',
  (cards, thrown, role, mine, theirs) => {
    const toGo = [121 - mine, 121 - theirs] as const;
    const study = studyWins({ cards: split(cards), role, toGo });
    const row = study?.ok
      ? study.value.rows.find(({ discard }) => discard.every((card) => thrown.includes(card)))
      : undefined;
    const [six, out] = [cards, thrown].map((text) => placesOf(split(text))) as [number[], number[]];
    const own = [six.filter((card) => !out.includes(card)), out] as const;
    const random = numbers(6);
    const rest = DECK.flatMap((_, place) => (six.includes(place) ? [] : [place]));
    let won = 0;
    for (let deal = 0; deal < 2000; deal++) {
      const order = rest.map((place) => [random(), place] as const).toSorted(([a], [b]) => a - b);
      const [starter = 0, ...dealt] = order.slice(0, 7).map(([, place]) => place);
      const other = thrownBy(role === 'dealer' ? 'pone' : 'dealer', dealt);
      const [dealer, pone] = role === 'dealer' ? [own, other] : [other, own];
      const seen = [ranksOf([...dealer[1], starter]), ranksOf([...pone[1], starter])] as const;
      const pegs: PeggedDeal = {
        heels: starter >> 2 === 10 ? 2 : 0,
        play: playOut({ hands: [ranksOf(dealer[0]), ranksOf(pone[0])], seen }).pegs,
        pone: counted(countHand, pone[0])(starter),
        dealer: counted(countHand, dealer[0])(starter),
        crib: counted(countCrib, [...dealer[1], ...pone[1]])(starter),
        kept: [[], []],
      };
      const dealerWon = after(pegs, role === 'dealer' ? toGo : [toGo[1], toGo[0]]);
      won += role === 'dealer' ? dealerWon : 1 - dealerWon;
    }
    expect(Math.abs((row?.win ?? 0) - won / 2000), `${row?.win}, ${won / 2000}`).toBeLessThan(0.05);
  },
);

/** How often the dealer wins with this deal and the table after it. */
function after(deal: PeggedDeal, toGo: readonly [number, number]): number {
  const left: [number, number] = [...toGo];
  for (const [seat, points] of pegsOf(deal)) {
    left[seat] -= points;
    if (left[seat] <= 0) return seat === 0 ? 1 : 0;
  }
  return winChance('pone', left);
}
