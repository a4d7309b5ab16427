// What a house restricts near the end of a game (Pagat; Other houses): with cards in play entered, and in plain pegging.
import { expect, test } from 'vitest';
import { keyed, pegs, refusal, tableAt } from '../testing/table.ts';

const restricted = (rule: string, seat: number, holes: number, points: number) => ({
  code: 'restricted',
  seat,
  holes,
  points,
  rule,
});

/** A game up to 31 whose seats stand on these holes; seat 0 deals. */
const NEAR = 'target=31 skunks=none';
const GO = 'cut 1, next, starter 9C, lays KH QC TS go go';

test.each([
  ['plain pegging', 'outOnGo=no', 'walk 0 120', restricted('go', 0, 1, 1), 'peg 0 2'],
  ['in play', `${NEAR} outOnGo=no`, 'walk 0 30, walk 1 29, at play', restricted('go', 0, 1, 1), 'peg 0 2'],
  ['a count so near', 'playOnlyWithin=5', 'walk 0 116', restricted('play', 0, 5, 16), 'peg 0 0, peg 0 6'],
])('%s: what goes out is refused, what may go out does: %s', (_, settings, keys, refused, out) => {
  const table = tableAt(settings, keys);
  expect(refusal(table, `peg ${refused.seat} ${refused.points}`)).toEqual(refused);
  expect(keyed(table, out).present.phase).toBe('over');
  // The other side, or a house without the rule, is free.
  expect(keyed(table, 'peg 1 1').present.pegs[1]?.front).toBe((table.present.pegs[1]?.front ?? 0) + 1);
  const free = settings.replace(/\S+=(no|5)$/, '');
  expect(keyed(tableAt(free, keys), `peg 0 ${refused.points}`).present.phase).toBe('over');
});

test('a go of a card that is entered: the rest of the card counts, and nothing was missed', () => {
  const table = tableAt('outOnGo=no', `walk 0 120, ${GO}`);
  expect(refusal(table, 'peg 0 1')).toEqual(restricted('go', 0, 1, 1));
  expect(pegs(keyed(table, 'peg 0 0').present)).toBe('Red 120/96 Blue 0/0');
  expect(tableAt('', `walk 0 120, ${GO}, peg 0 1`).present.phase).toBe('over');
  const on = tableAt('outOnGo=no mode=challenge muggins=automatic', `walk 0 120, ${GO} 2H`);
  expect(pegs(on.present)).toBe('Red 120/96 Blue 0/0');
});

/** The starter of the next deal, which Blue deals. */
const TURNED = 'at show, next, next, next, next';

test('no heels when five or fewer are needed', () => {
  const table = tableAt(`${NEAR} noHeelsWithin=5`, `walk 1 26, ${TURNED}`);
  expect(refusal(table, 'peg 1 2')).toEqual(restricted('heels', 1, 5, 2));
  expect(keyed(table, 'starter JH').present).toMatchObject({ phase: 'play', pegs: [{}, { front: 26 }] });
  const further = tableAt(`${NEAR} noHeelsWithin=4`, `walk 1 26, ${TURNED}`);
  for (const key of ['peg 1 2', 'starter JH']) expect(keyed(further, key).present.pegs[1]?.front).toBe(28);
});

test('from the last hole only play finishes: a count pegs nothing and is not judged', () => {
  const near = `${NEAR} playOnlyWithin=1`;
  const table = tableAt(`${near} mode=challenge`, 'walk 0 28, walk 1 30, at show, peg 1 8');
  expect(table.present).toMatchObject({ hand: 'dealer', pegs: [{ front: 28 }, { front: 30 }] });
  expect(refusal(table, 'dispute')).toEqual({ code: 'nothingToDispute' });
  // Red stands before the zone, and so can finish in the show.
  expect(keyed(table, 'peg 0 8').present.results).toMatchObject([{ winner: 0, ending: 'show' }]);
  expect(refusal(tableAt(near, `walk 1 30, ${TURNED}`), 'peg 1 2')).toMatchObject({ rule: 'heels' });
  expect(tableAt(near, 'walk 1 30, at play, peg 1 2').present.phase).toBe('over');
});
