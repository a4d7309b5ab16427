// A seat that Muggins plays is no place for a phone: its cards are Muggins's own.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SIX_CARD } from '../../../shared/rules/index.ts';
import { Site } from '../testing/site.ts';
import { throwSchema } from './companywire.ts';
import type { SeatPlaces } from './wire.ts';

let site: Site;
beforeEach(async () => {
  site = await Site.open();
});
afterEach(() => site.close());

const begin = (players: readonly string[], playerIds: readonly string[]): void =>
  site.must({ type: 'newGame', rules: SIX_CARD, players, playerIds });

test('it has no invitation, nobody may ask for it, and the phone of who sat there is away', async () => {
  begin(['Ann', 'Bob'], ['ann', 'bob']);
  const bob = await site.seat(1);
  const held = async () => (await site.ask('/api/me', { headers: bob })).json;
  expect(await held()).toMatchObject({ role: 'seat', seat: 1 });
  begin(['Ann', 'Muggins'], ['ann', 'muggins-club-1']);
  expect(await held()).toMatchObject({ seat: null, away: { name: 'Bob' } });
  expect((await site.ask('/api/hand', { headers: bob })).status).toBe(401);
  const { seats } = (await site.ask('/api/seats')).json as unknown as SeatPlaces;
  expect(seats.map(({ name }) => name)).toEqual(['Ann']);
  const asked = (seat: number) => site.send('/api/join', { seat, key: 'k'.repeat(22) }, site.away);
  expect([(await asked(1)).status, (await asked(0)).status]).toEqual([404, 202]);
});

test('a game that is refused leaves the cards of the one on the board where they are', async () => {
  const post = (more: object) =>
    site.send('/api/command', { type: 'newGame', rules: { preset: 'six-card' }, ...more });
  const sat = { players: ['Ann', 'Muggins'], playerIds: ['', 'muggins-club-1'] };
  expect((await post({ ...sat, pack: 'reader' })).status).toBe(200);
  site.must({ type: 'cut', dealer: 0 });
  for (const card of ['5H', '5C', 'JD', 'QD', '2S', '9C'] as const) site.rig.table.card(card, 1);
  site.rig.clock.turn(60_000);
  site.must({ type: 'starter', card: 'KH' });
  expect((await post({ players: ['Cleo', 'Bob'], playerIds: ['cleo', 'cleo'] })).status).toBe(422);
  expect(site.rig.table.state.phase).toBe('play');
  expect(JSON.stringify(site.rig.journal.kept)).not.toContain('packSealed');
});

test('as many cards are laid away as any rules say, and no more', () => {
  const cards = ['5H', '5C', 'JD', 'QD', '2S'];
  const taken = [0, 1, 2, 3, 4, 5].map(
    (many) => throwSchema.safeParse({ deal: 1, cards: cards.slice(0, many) }).success,
  );
  expect(taken).toEqual([false, true, true, true, true, false]);
  // With 4 cards from the pone and 1 from the dealer.
  const fewer = { ...SIX_CARD.cards, dealt: 8, laidAway: 4, dealerFewer: 3 };
  site.must({
    type: 'newGame',
    rules: { ...SIX_CARD, nineteenIsZero: false, cards: fewer },
    players: ['Ann', 'Bob'],
  });
});
