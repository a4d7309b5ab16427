import { expect, test } from 'vitest';
import { Rig } from '../table/testing/rig.ts';
import { Claims } from './claims.ts';
import { seenNow } from './client/seatscene.ts';
import { DEFAULT_SETTINGS } from './settings.ts';

// What seenNow puts into a claim comes from the view; the claim is judged by the state. Both have to mean the same hand.
test('a phone disputes the hand before the one that is counted, and enters its starter and cards', () => {
  const { table } = new Rig({ rules: { claims: 'challenge' } }).keys('P1 D D D 6 P2');
  const claims = new Claims({ table, settings: () => DEFAULT_SETTINGS, changed: () => {} });
  const take = (seat: number, id: string, command: Parameters<Claims['take']>[1]['command']) =>
    claims.take(seat, { id, seen: seenNow(table.view, seat, false), command });
  expect(table.view.prompt.hand).toBe('dealer');
  expect(take(0, 'doubt', { type: 'dispute' })).toMatchObject({ kind: 'done' });
  expect(table.view.prompt.hand).toBe('pone');
  expect(take(0, 'starter', { type: 'starter', card: '4C' })).toMatchObject({ kind: 'done' });
  // What was claimed for the dealer's hand before the doubt is about another hand than the one that is entered now.
  const late = { game: 1, deal: 1, hand: 'dealer' as const, front: null };
  const cards = { type: 'cards', hand: 'pone', cards: ['5H', '5S', '6D', 'JC'] } as const;
  expect(claims.take(1, { id: 'late', seen: late, command: cards })).toMatchObject({ kind: 'stale' });
  expect(take(1, 'cards', cards)).toMatchObject({ kind: 'done' });
  // Four fifteens, two runs of three, a pair and nobs are seventeen, of which six were claimed.
  expect(table.view.ruling).toMatchObject({ claimed: 6, truth: 17 });
});
