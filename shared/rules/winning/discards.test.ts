// How often a discard wins, against a count of every starter, every crib and every play, peg by peg.
import { describe, expect, test } from 'vitest';
import { type Card, cardsOf, DECK } from '../cards/cards.ts';
import { presetOf } from '../house/presets.ts';
import { opponentsFor } from '../study/opponents.ts';
import { type CribRole, sourcesOf, weighBy } from '../study/sources.ts';
import { SIX_CARD } from '../terms/ruleset.ts';
import { countOf, placesOf } from '../testing/study.ts';
import { winChance, winsByShow } from './chance.ts';
import { studyWins, type WinStudy } from './discards.ts';
import { DEALER_HANDS, DEALER_KEEPS, PONE_HANDS, PONE_KEEPS } from './generated/tables.ts';
import { readGrid } from './grid.ts';
import { type Peg, playOut } from './pegger.ts';
import { FOURS } from './play.ts';

const CARDS = cardsOf('5H 5S JD QC 2H 8D') as readonly Card[];

function winsOf(role: CribRole, toGo: readonly [number, number], cards = CARDS): WinStudy {
  const study = studyWins({ cards, role, toGo });
  if (!study?.ok) throw new Error('no study');
  return study.value;
}

/** What is known of a deal once it is shown. */
interface Shown {
  readonly heels: number;
  readonly hand: number;
  readonly crib: number;
}

/** Every show of a discard, and how often it comes. */
function showsOf(role: CribRole, discard: readonly Card[]): readonly (readonly [Shown, number])[] {
  const keep = placesOf(CARDS.filter((card) => !discard.includes(card)));
  const weights = opponentsFor(SIX_CARD)?.weights;
  if (weights === undefined) throw new Error('no model');
  const weigh = weighBy(weights, sourcesOf(SIX_CARD, role), 2);
  const rest = DECK.flatMap((card, place) => (CARDS.includes(card) ? [] : [place]));
  const found = new Map<string, number>();
  for (const starter of rest) {
    const others = rest.filter((place) => place !== starter);
    const pairs = others.flatMap((one, at) => others.slice(at + 1).map((other) => [one, other] as const));
    const all = pairs.reduce((sum, pair) => sum + weigh(pair), 0);
    const hand = countOf(keep, starter, false, SIX_CARD);
    for (const pair of pairs) {
      const crib = countOf([...placesOf(discard), ...pair], starter, true, SIX_CARD);
      const key = JSON.stringify({ heels: starter >> 2 === 10 ? 2 : 0, hand, crib });
      found.set(key, (found.get(key) ?? 0) + weigh(pair) / all / rest.length);
    }
  }
  return [...found].map(([key, share]) => [JSON.parse(key) as Shown, share] as const);
}

const HANDS = { dealer: readGrid(DEALER_HANDS, 30, 1e-5), pone: readGrid(PONE_HANDS, 30, 1e-5) };
const KEEPS = {
  dealer: readGrid(DEALER_KEEPS, FOURS.length, 1),
  pone: readGrid(PONE_KEEPS, FOURS.length, 1),
};

const RANK = 'A23456789TJQK';
const choose = (all: number, some: number): number =>
  some > all ? 0 : Array.from({ length: some }, (_, at) => (all - at) / (at + 1)).reduce((a, b) => a * b, 1);

/** Every play against a hand that the other player may have kept, and how often it comes. */
function playsOf(role: CribRole, discard: readonly Card[]): readonly (readonly [readonly Peg[], number])[] {
  const ranks = (cards: readonly Card[]) => cards.map((card) => RANK.indexOf(card.charAt(0)));
  const keep = ranks(CARDS.filter((card) => !discard.includes(card))).toSorted((a, b) => a - b);
  const thrown = ranks(discard);
  const number = (cards: readonly number[], rank: number) => cards.filter((each) => each === rank).length;
  const plays = FOURS.map((other, at) => {
    const ways = [...new Set(other)].map((rank) => {
      const [mine, theirs] = [number([...keep, ...thrown], rank), number(other, rank)];
      return choose(4 - mine, theirs) / choose(4, theirs);
    });
    const weight = (KEEPS[role === 'dealer' ? 'pone' : 'dealer'][at] ?? 0) * ways.reduce((a, b) => a * b, 1);
    const { pegs } =
      role === 'dealer'
        ? playOut({ hands: [keep, other], seen: [thrown, []] })
        : playOut({ hands: [other, keep], seen: [[], thrown] });
    return [pegs, weight] as const;
  });
  const all = plays.reduce((sum, [, weight]) => sum + weight, 0);
  return plays.flatMap(([pegs, weight]) => (weight > 0 ? [[pegs, weight / all] as const] : []));
}

/** Holes that dealer and pone have to go after these pegs; as many as there were for who is out. */
type Ends = ReadonlyMap<string, number>;

function endsOf(plays: ReturnType<typeof playsOf>, toGo: readonly [number, number]): Ends {
  const ends = new Map<string, number>();
  for (const [pegs, share] of plays) {
    const left: [number, number] = [...toGo];
    for (const [seat, points] of pegs) if (Math.min(...left) > 0) left[seat] -= points;
    ends.set(left.join(), (ends.get(left.join()) ?? 0) + share);
  }
  return ends;
}

/** How often the dealer wins a deal with this show: the pegs of the play in their order, then the hands in theirs. */
function dealerWins(role: CribRole, shown: Shown, ends: Ends): number {
  let won = 0;
  for (const [left, share] of ends) {
    const [dealer = 0, pone = 0] = left.split(',').map(Number);
    if (pone <= 0) continue;
    if (dealer <= 0) won += share;
    else
      for (const [other, chance] of HANDS[role === 'dealer' ? 'pone' : 'dealer'].entries()) {
        const ponesToGo = pone - (role === 'dealer' ? other : shown.hand);
        const dealersToGo = dealer - (role === 'dealer' ? shown.hand : other) - shown.crib;
        if (ponesToGo <= 0) continue;
        won += share * chance * (dealersToGo <= 0 ? 1 : winChance('pone', [dealersToGo, ponesToGo]));
      }
  }
  return won;
}

test.each([
  ['dealer', 2, 11],
  ['pone', 10, 21],
] as const)('%s with %i to go against %i: the discard as counted one by one', (role, mine, theirs) => {
  const discard = cardsOf('2H 8D') as readonly Card[];
  const [dealer, pone] = role === 'dealer' ? [mine, theirs] : [theirs, mine];
  const plays = playsOf(role, discard);
  const ends = [0, 2].map((heels) => endsOf(plays, [dealer - heels, pone]));
  const won = showsOf(role, discard).reduce(
    (sum, [shown, share]) => sum + share * dealerWins(role, shown, ends[shown.heels / 2] as Ends),
    0,
  );
  const row = winsOf(role, [mine, theirs]).rows.find((each) => each.discard.join(' ') === discard.join(' '));
  expect(row?.win).toBeCloseTo(role === 'dealer' ? won : 1 - won, 9);
});

test('aces are kept for the play where it decides: the dealer needs a hole, the pone two', () => {
  const { rows } = winsOf('pone', [2, 1], cardsOf('AC AD 9H TS QC KD') as readonly Card[]);
  const chance = (discard: string) => rows.find((row) => row.discard.join(' ') === discard)?.win ?? 0;
  expect(chance('TS QC') - chance('AC AD')).toBeGreaterThan(0.05);
});

describe('what is sure', () => {
  test('the dealer pegs a hole in any deal: with one to go against 121 only the pone is late', () => {
    for (const { win } of winsOf('dealer', [1, 121]).rows) expect(win).toBeGreaterThan(0.9999);
    for (const { win } of winsOf('pone', [121, 1]).rows) expect(win).toBeLessThan(0.0001);
  });

  test('a dealer who cannot get out in the play may still get out in the show', () => {
    const cards = [
      [4, 4, 10, 11],
      [1, 7],
    ] as const;
    const [near = 0, far = 0] = [39, 40].map((toGo) => winsByShow('dealer', [toGo, 30], cards)(8, 8, 0));
    expect([far < near, near - far < 0.05]).toEqual([true, true]);
  });

  // Five to go: 2 3 7 8 have ten already, and the net best keeps two and a hope.
  test('the one that wins most often comes first, which near the end is not the one with the most points', () => {
    const { rows, before, winModel } = winsOf(
      'pone',
      [5, 20],
      cardsOf('7H 8S 2D 3C JH KD') as readonly Card[],
    );
    expect(rows.map(({ win }) => win)).toEqual(rows.map(({ win }) => win).toSorted((a, b) => b - a));
    expect(rows[0]?.discard.join(' ')).toBe('JH KD');
    const richest = rows.reduce((best, row) => (row.net > best.net ? row : best));
    expect(richest.discard.join(' ')).toBe('8S KD');
    expect([winModel, before]).toEqual(['steady-1', winChance('pone', [5, 20])]);
  });
});

test('a game without a model has none; bad cards are refused as by the study', () => {
  expect(
    studyWins({ cards: CARDS, role: 'dealer', toGo: [9, 9], rules: presetOf('five-card') }),
  ).toBeUndefined();
  const study = studyWins({ cards: CARDS.slice(1), role: 'dealer', toGo: [9, 9] });
  expect(study?.ok === false && study.refusal.code).toBe('wrongNumberOfCards');
});
