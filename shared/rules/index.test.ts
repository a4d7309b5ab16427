import { expect, test } from 'vitest';
import * as game from './game/index.ts';
import * as rules from './index.ts';
import * as rulings from './rulings/index.ts';
import * as terms from './terms/index.ts';

test('the library from outside: a game, a count and a play in a few lines', () => {
  const begun = rules.act(rules.EMPTY, { type: 'newGame', rules: rules.SIX_CARD, players: ['Red', 'Blue'] });
  const pegged = begun.ok ? rules.act(begun.value.timeline, { type: 'peg', seat: 0, points: 4 }) : begun;
  expect(pegged.ok && pegged.value.timeline.present.pegs[0]).toEqual({ front: 4, rear: 0 });

  const hand = rules.parseCards(['5H', '5S', '5D', 'JC']);
  expect(hand.ok && rules.total(rules.scoreShow({ hand: hand.value, starter: '5C' }))).toBe(29);

  const plays = rules.parsePlay(['8', '7', '7', '6']);
  expect(plays.ok && rules.scorePlay(plays.value).map(({ items }) => rules.total(items))).toEqual([
    0, 2, 2, 0,
  ]);
});

test('the lists hold no name twice', () => {
  const lists = [terms.PHASES, rulings.RULINGS, game.EVENTS, game.EXPECTATIONS];
  for (const list of lists) expect(new Set<string>(list).size).toBe(list.length);
});
