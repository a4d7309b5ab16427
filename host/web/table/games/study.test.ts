import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Command, SIX_CARD } from '../../../../shared/rules/index.ts';
import { Site, score } from '../../testing/site.ts';
import type { GameAnswer } from './games.ts';

let site: Site;
beforeEach(async () => {
  site = await Site.open();
});
afterEach(() => site.close());

const RULES = { ...SIX_CARD, claims: 'always', muggins: 'called' } as const;
/** To the play; neither card of what follows is on the table. */
const DEAL: readonly Command[] = [
  { type: 'newGame', rules: RULES, players: ['Ann', 'Bob'] },
  { type: 'cut', dealer: 1 },
  { type: 'next' },
  { type: 'starter', card: '5C' },
  { type: 'peg', seat: 0, points: 2 },
];
const OVER: Command = { type: 'concede', seat: 1 };

const open = (): void => site.must(...DEAL);

const ANN = { deal: 1, cards: ['5H', '5S', 'JC', '4D', '2H', 'KC'], thrown: ['2H', 'KC'] };
/** Any card of it, as JSON and as a page shows it. */
const CARDS = /5H|5S|JC|4D|2H|KC|5♥|5♠|J♣|4♦|2♥|K♣/;
const game = async (): Promise<GameAnswer> =>
  (await site.ask(`/api/games/${site.rig.table.archive.count}`, { headers: site.away }))
    .json as unknown as GameAnswer;

test('a phone enters the cards of its seat, and when the game is over everybody is told what was thrown', async () => {
  open();
  const kept = await site.send('/api/study', ANN, await site.seat(0));
  expect([kept.status, kept.json]).toEqual([200, { ok: true }]);
  expect((await game()).throws).toEqual([]);
  site.must(OVER);
  expect((await game()).throws).toEqual([{ ...ANN, seat: 0, ownCrib: false, scores: [0, 0] }]);
});

test('the discards of a player, in the latest games that are over', async () => {
  open();
  await site.send('/api/study', ANN, await site.seat(0));
  const asked = async (seat: number): Promise<unknown> => {
    const [game] = site.rig.table.archive.before(undefined, 1);
    const id = encodeURIComponent(game?.line.playerIds[seat] ?? '');
    return (await site.ask(`/api/games/players/${id}/discards`, { headers: site.away })).json;
  };
  expect(await asked(0)).toEqual({ discards: [] });
  site.must(OVER);
  expect(await asked(0)).toMatchObject({ discards: [{ ...ANN, seat: 0, rules: { name: 'six-card' } }] });
  expect(await asked(1)).toEqual({ discards: [] });
});

test.each<[string, object, number, string]>([
  ['five cards', { ...ANN, cards: ANN.cards.slice(1) }, 422, 'studyCards'],
  ['a card without its suit', { ...ANN, cards: ['5', ...ANN.cards.slice(1)] }, 422, 'badCard'],
  ['a card twice', { ...ANN, cards: ['5S', ...ANN.cards.slice(1)] }, 422, 'duplicateCard'],
  ['the starter', { ...ANN, cards: ['5C', ...ANN.cards.slice(1)] }, 422, 'studyStarter'],
  ['thrown, not dealt', { ...ANN, thrown: ['2H', 'QC'] }, 422, 'studyThrown'],
  ['a deal to come', { ...ANN, deal: 2 }, 422, 'studyNoDeal'],
  ['no deal', { cards: ANN.cards, thrown: ANN.thrown }, 400, 'badInput'],
  ['a seat: it is that of the phone', { ...ANN, seat: 1 }, 400, 'badInput'],
])('%s is refused in words', async (_, body, status, error) => {
  open();
  const answer = await site.send('/api/study', body, await site.seat(0));
  expect([answer.status, answer.json.error]).toEqual([status, error]);
  expect(String(answer.json.words).length).toBeGreaterThan(10);
});

test('what one has entered, another cannot find out by entering it too', async () => {
  open();
  await site.send('/api/study', ANN, await site.seat(0));
  const same = await site.send('/api/study', { ...ANN, thrown: ['5H', '5S'] }, await site.seat(1));
  expect([same.status, same.json]).toEqual([200, { ok: true }]);
});

test.each([
  '/api/view',
  '/api/games',
  '/api/games/ID',
  '/api/games/export.json',
  '/api/games/export.csv',
  '/api/players',
  '/api/me',
  '/healthz',
])('during the game %s has none of it, for anybody', async (path) => {
  open();
  const [ann, bob] = [await site.seat(0), await site.seat(1)];
  await site.send('/api/study', ANN, ann);
  const id = String(site.rig.table.archive.count);
  for (const headers of [site.own, site.away, ann, bob]) {
    const { status, text } = await site.ask(path.replace('ID', id), { headers });
    expect(status, path).toBe(200);
    expect(text).not.toMatch(CARDS);
    expect(text).not.toContain('handDealt');
  }
});

test('during the game no live line has it: not the host, not a scoreboard, not the other phone', async () => {
  open();
  const [ann, bob] = [await site.seat(0), await site.seat(1)];
  const lines = [site.own, site.away, ann, bob].map((headers) => site.listen(headers));
  await Promise.all(lines.map((line) => line.until(score(0, 2))));
  await site.send('/api/study', ANN, ann);
  site.must({ type: 'peg', seat: 1, points: 3 });
  await Promise.all(lines.map((line) => line.until(score(1, 3))));
  for (const line of lines) {
    expect(line.told.length).toBeGreaterThan(1);
    expect(JSON.stringify(line.told)).not.toMatch(CARDS);
  }
});

test('discards against Muggins are judged apart', async () => {
  const [begin, ...deal] = DEAL;
  // With real cards, of which each player enters their own.
  const rules = { preset: 'six-card', claims: 'always', muggins: 'called' };
  const players = { players: ['Ann', 'Muggins'], playerIds: ['ann', 'muggins-club-1'], pack: 'reader' };
  expect((await site.send('/api/command', { ...begin, rules, ...players }, site.own)).status).toBe(200);
  site.must(...deal);
  await site.send('/api/study', ANN, await site.seat(0));
  site.must(OVER);
  const asked = async (query: string) =>
    (await site.ask(`/api/games/players/ann/discards${query}`, { headers: site.away })).json;
  expect(await asked('')).toEqual({ discards: [] });
  expect(await asked('?practice=only')).toMatchObject({ discards: [{ ...ANN, seat: 0 }] });
});
