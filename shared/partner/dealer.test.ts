// The dealer: every card once, each with its one owner, and a seal that only the pack it was made of opens.
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { DECK, Game, type RuleSet } from '../rules/index.ts';
import { cardsToCut, cribFromPack, dealtTo, opens, sealOf, shufflePack, starterAt } from './dealer.ts';
import { KINDS } from './testing/every.ts';
import { randomOf } from './testing/match.ts';

const random = randomOf(1);
const below = (most: number): number => Math.floor(random() * most);

test('a shuffle asks for one of 52, of 51, down to 2 places, and keeps every card', () => {
  const asked: number[] = [];
  const pack = shufflePack((most) => {
    asked.push(most);
    return below(most);
  });
  expect(asked).toEqual(Array.from({ length: 51 }, (_, at) => 52 - at));
  expect(pack.toSorted()).toEqual(DECK.toSorted());
});

test('every card is as likely in the first place as in the last', () => {
  const found = new Map<string, number>();
  for (let deal = 0; deal < 5200; deal++) {
    const pack = shufflePack(below);
    for (const at of [0, 51]) found.set(`${pack[at]} ${at}`, (found.get(`${pack[at]} ${at}`) ?? 0) + 1);
  }
  expect(found.size).toBe(104);
  // Each is expected 100 times, with a deviation of 10.
  expect(Math.min(...found.values())).toBeGreaterThan(55);
  expect(Math.max(...found.values())).toBeLessThan(145);
});

const start = (rules: RuleSet) => {
  const begun = Game.start(
    rules,
    rules.sides.map((_, seat) => `P${seat}`),
    { dealer: 0 },
  );
  if (!begun.ok) throw new Error(begun.refusal.code);
  return begun.value.state;
};

test.each(KINDS.map((rules) => [rules.name, rules] as const))('%s: nobody shares a card', (_, rules) => {
  const pack = shufflePack(below);
  const state = start(rules);
  const cut = Array.from({ length: cardsToCut(rules) }, (_, place) => starterAt(pack, rules, place));
  const all = [
    ...rules.sides.flatMap((_, seat) => dealtTo(pack, state, seat)),
    ...cribFromPack(pack, state),
    ...cut,
  ];
  expect(new Set(all).size).toBe(all.length);
  // With five or six players the dealer has one card fewer, which stays out of play.
  expect(all).toHaveLength(52 - rules.cards.dealerFewer);
});

test('a seal is the SHA-256 of what is opened, and no other pack opens it', () => {
  const sealed = { game: 'g1', deal: 3, pack: shufflePack(below), secret: 'c0ffee' };
  const seal = sealOf(sealed);
  expect(seal).toBe(
    createHash('sha256')
      .update(`g1 3 ${sealed.pack.join('')} c0ffee`)
      .digest('hex'),
  );
  expect(opens(sealed, seal)).toBe(true);
  const [first, second, ...rest] = sealed.pack;
  if (first === undefined || second === undefined) throw new Error('no pack');
  const changed = { ...sealed, pack: [second, first, ...rest] };
  expect(opens(changed, seal)).toBe(false);
  // A seal of a pack with a card twice proves nothing.
  const twice = { ...sealed, pack: [first, first, ...rest] };
  expect(opens(twice, sealOf(twice))).toBe(false);
});
