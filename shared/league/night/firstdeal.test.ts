// First deals that alternate (B2 of the sources: "one game each, first deal alternates"): fair for every field, and repeatable.
import { expect, test } from 'vitest';
import type { RotationForm } from '../format/format.ts';
import { formatOf } from '../format/presets.ts';
import { planRounds } from '../rotation/plan.ts';
import { format } from '../testing/night.ts';
import { firstDealOf } from './rounds.ts';

const ALTERNATES = format({ firstDeal: 'alternates' });
const field = (players: number) => Array.from({ length: players }, (_, at) => `p${at + 1}`);

const planned = (players: number, rotation: RotationForm['method']) =>
  planRounds({
    format: format({ firstDeal: 'alternates', rotation }),
    present: field(players),
    drawn: [],
    planned: [],
    missed: {},
    seed: players,
  });

test('a cut decides where the format says so, and a game that is not drawn has no dealer', () => {
  const drawn = [{ pairs: [['a', 'b']], idle: [] }] as const;
  expect(firstDealOf({ format: formatOf('grass-roots'), drawn }, '1.1')).toBeNull();
  expect(firstDealOf({ format: ALTERNATES, drawn }, '1.2')).toBeNull();
});

test('the same two deal first in turn', () => {
  const drawn = Array.from({ length: 4 }, () => ({ pairs: [['a', 'b']], idle: [] }) as const);
  expect(drawn.map((_, at) => firstDealOf({ format: ALTERNATES, drawn }, `${at + 1}.1`))).toEqual([
    0, 1, 0, 1,
  ]);
});

test('who sits the other way round is still the same person', () => {
  const drawn = [
    { pairs: [['a', 'b']], idle: [] },
    { pairs: [['b', 'a']], idle: [] },
  ] as const;
  expect(firstDealOf({ format: ALTERNATES, drawn }, '2.1')).toBe(0);
});

test('rounds that are drawn later change no earlier deal', () => {
  const all = planned(12, 'circle');
  for (let rounds = 1; rounds < all.length; rounds++) {
    const now = { format: ALTERNATES, drawn: all.slice(0, rounds) };
    const later = { format: ALTERNATES, drawn: all.slice(0, rounds + 1) };
    for (const index of all[rounds - 1]?.pairs.keys() ?? [])
      expect(firstDealOf(now, `${rounds}.${index + 1}`)).toBe(firstDealOf(later, `${rounds}.${index + 1}`));
  }
});

test.each([
  ['circle', 2],
  ['sides', 2],
  // Whom a new draw brings together, nobody can know beforehand.
  ['draw', 3],
] as const)('%s: nobody deals first in more than %i games more than in the others', (rotation, most) => {
  for (let players = 2; players <= 80; players++) {
    const drawn = planned(players, rotation);
    const ahead = new Map<string, number>();
    for (const [at, { pairs }] of drawn.entries())
      for (const [index, pair] of pairs.entries()) {
        const dealer = firstDealOf({ format: ALTERNATES, drawn }, `${at + 1}.${index + 1}`);
        for (const [side, each] of pair.entries())
          ahead.set(each, (ahead.get(each) ?? 0) + (side === dealer ? 1 : -1));
      }
    expect([players, [...ahead.values()].filter((each) => Math.abs(each) > most)]).toEqual([players, []]);
  }
});
