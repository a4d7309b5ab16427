// Attacks from a pub's network, each of which has to fail. `site.away` are requests as another machine's reach us: under the
// address of this one on the network, not under its own.
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { DeskScreen } from '../../../../shared/table/desk.ts';
import { COLUMNS } from '../../../../shared/words/short.ts';
import { NO_COVER } from '../../../table/cover.ts';
import { BODY_LIMIT } from '../../kit/allowance.ts';
import { keyFor, requestOf, Site } from '../../testing/site.ts';
import { seatCredentials } from '../parts.ts';
import { tableSettings } from '../settings.ts';

let site: Site;
beforeEach(async () => {
  site = await Site.open();
});
afterEach(() => site.close());

const PEG = { type: 'peg', seat: 0, points: 4 };

/** Everything that changes something. */
const UPDATES = [
  ...['/api/command', '/api/again', '/api/claim', '/api/consent', '/api/settings', '/api/notices'],
  ...['/api/seats', '/api/seat', '/api/join/answer', '/api/host', '/api/host/link', '/api/host/answer'],
];

describe('a spectator', () => {
  test('sees no invitation and no token', async () => {
    expect((await site.ask('/api/seats', { headers: site.away })).status).toBe(401);
    const me = await site.ask('/api/me', { headers: site.away });
    expect(me.json).toEqual({
      role: 'spectator',
      seat: null,
      asking: null,
      join: null,
      away: null,
    });
    const { token } = site.credentials;
    const invitation = site.credentials.invitationTo('seat', 0) ?? '';
    const view = await site.ask('/api/view', { headers: site.away });
    for (const secret of [invitation, token]) expect(view.text).not.toContain(`"${secret}"`);
  });

  test('has no hands on the emulated board', async () => {
    const line = site.listen(site.away);
    await line.state();
    for (const message of [
      { type: 'key', key: '1', action: 'press' },
      { type: 'power', on: false },
      { type: 'plug', in: false },
    ]) {
      line.told.length = 0;
      line.say(message);
      expect((await line.refusal()).words).toMatch(/only.*host/i);
    }
  });

  test.each([
    ['at this machine, by its address', { host: '127.0.0.1' }],
    ['at this machine, as localhost', { host: 'localhost' }],
    ['through a proxy on this machine', { host: 'localhost', 'x-forwarded-for': '203.0.113.9' }],
    ['that says it is this machine', { host: 'localhost', 'x-forwarded-for': '127.0.0.1' }],
    ['with somebody’s old cookie', { cookie: `muggins_host_PORT=${'z'.repeat(22)}` }],
    ['with two cookies', { cookie: `a=b; muggins_host_PORT=${'z'.repeat(22)}; c=d` }],
    ['with the token for a cookie', { cookie: 'muggins_host_PORT=TOKEN' }],
    ['with the cookie of another table', { cookie: 'muggins_host_1=SESSION' }],
  ])('%s is no host', async (_, headers) => {
    const { token } = site.credentials;
    const session = site.credentials.openHost();
    const text = JSON.stringify(headers).replace('PORT', `${site.web.port}`).replace('TOKEN', token);
    const shown = JSON.parse(text.replace('SESSION', session));
    expect((await site.send('/api/command', PEG, shown)).status).toBe(401);
    expect(site.rig.pegs).toBe('0/0 0/0');
  });
});

describe('a stolen seat key', () => {
  // What the key of seat 1 is tried for. The crib and the hands are those of a deal that Blue, seat 2, deals.
  test.each<[string, string, object, string]>([
    ['points for another seat', '', { type: 'peg', seat: 1, points: 4 }, 'notYours'],
    ['muggins for another seat', '', { type: 'muggins', seat: 1, points: 2 }, 'notYours'],
    ['giving up for another', '', { type: 'concede', seat: 1 }, 'notYours'],
    ['the deal for another', '', { type: 'cut', dealer: 1 }, 'notYours'],
    ["the dealer's cards", 'P2 D D D', { type: 'cards', hand: 'dealer', cards: ['5'] }, 'notYours'],
    ['the crib', 'P2 D D D', { type: 'cards', hand: 'crib', cards: ['5'] }, 'notYours'],
    ["skipping another's count", 'P2 D D D 4 P1', { type: 'next' }, 'notYours'],
    ['a new game', '', { type: 'newGame', players: ['A', 'B'], rules: { preset: 'six-card' } }, 'hostOnly'],
    ['any penalty', 'P2 D D', { type: 'offence', offence: 'cribSeen', seat: 0, to: 1 }, 'hostOnly'],
    ['redo', '', { type: 'redo' }, 'hostOnly'],
    ["a card of another's", 'P2 D D', { type: 'lay', seat: 1, card: '5' }, 'notYours'],
    ["a card of whoever's turn it is", 'P2 D D', { type: 'lay', card: '5' }, 'notYours'],
    ["another's go", 'P2 D D', { type: 'go', seat: 1 }, 'notYours'],
    ["another's hand", 'P2 D D', { type: 'hold', seat: 1, cards: ['5', '6', '7', '8'] }, 'notYours'],
  ])('is no good for %s', async (_, keys, command, code) => {
    site.rig.keys(keys);
    const { move, deal } = site.rig.table.view;
    const body = requestOf(command, undefined, deal);
    const answer = await site.send('/api/claim', body, { ...site.away, ...(await site.seat(0)) });
    expect([answer.status, answer.json.error]).toEqual([403, code]);
    expect(site.rig.table.view.move).toBe(move);
  });

  test('accuses nobody who has not agreed, and does not agree for him', async () => {
    site.rig.keys('P2 D D');
    const { deal } = site.rig.table.view;
    const key = { ...site.away, ...(await site.seat(0)) };
    const command = { type: 'offence', offence: 'cribSeen', seat: 1 };
    expect((await site.send('/api/claim', requestOf(command, undefined, deal), key)).status).toBe(202);
    const { asked } = (await site.ask('/api/view')).json as { readonly asked: { readonly move: number } };
    const agreed = await site.send('/api/consent', { move: asked.move, agree: true }, key);
    expect([agreed.status, agreed.json.error]).toEqual([403, 'notYours']);
    expect(site.rig.pegs).toBe('0/0 0/0');
    expect(site.rig.types).not.toContain('ruled');
  });

  // Its game is not signed yet, and the desk says who plays next.
  test('a phone begins no game at a table that plays for a hall', async () => {
    site.rig.keys('2 9 P1 2 9 P1 2 9 P1 2 9 P1 5 P1');
    const next = requestOf({ type: 'again', swap: false }, undefined, site.rig.table.view.deal);
    const screen: DeskScreen = { code: 'signed', names: ['Red', 'Blue'], lines: ['', ''], note: null };
    site.rig.table.cover({ ...NO_COVER, screen });
    const answer = await site.send('/api/claim', next, { ...site.away, ...(await site.seat(0)) });
    expect([answer.status, answer.json.error]).toEqual([423, 'deskOnly']);
    site.rig.table.cover(NO_COVER);
    expect((await site.send('/api/claim', next, await site.seat(0))).status).toBe(200);
    expect(site.rig.table.view.game).toBe(2);
  });

  test('works from no address: a key in a URL is not read', async () => {
    const { authorization } = await site.seat(0);
    const key = authorization.slice('Bearer '.length);
    const answer = await site.send(`/api/claim?key=${key}&authorization=${key}`, requestOf(PEG), site.away);
    expect(answer.status).toBe(401);
    expect((await site.ask('/seat')).headers['referrer-policy']).toBe('no-referrer');
  });
});

describe('an invitation', () => {
  test('is good for one phone, and again for that phone whose answer was lost', async () => {
    const invitation = site.credentials.invitationTo('seat', 1) ?? '';
    const take = (key: string) => site.send('/api/seat', { invitation, key }, site.away);
    expect((await take(keyFor(1))).json).toEqual({ ok: true, seat: 1 });
    expect((await take(keyFor(1))).json).toEqual({ ok: true, seat: 1 });
    expect((await take(keyFor(2))).status).toBe(404);
    expect((await site.ask('/api/seats')).json.seats).toMatchObject([
      { seat: 0, taken: false },
      { seat: 1, taken: true, invitation: null },
    ]);
  });
});

describe('a claim that is replayed', () => {
  test('counts once, also with other points, for another seat, and after a restart', async () => {
    const [red, blue] = [await site.seat(0), await site.seat(1)];
    expect((await site.send('/api/claim', requestOf(PEG), red)).json).toEqual({
      ok: true,
      move: 2,
      again: false,
    });
    expect((await site.send('/api/claim', requestOf(PEG), red)).json).toEqual({
      ok: true,
      move: 2,
      again: true,
    });
    const more = requestOf({ ...PEG, points: 29 });
    expect((await site.send('/api/claim', more, red)).json).toMatchObject({ again: true });
    const other = requestOf({ ...PEG, seat: 1 });
    expect((await site.send('/api/claim', other, blue)).status).toBe(403);
    expect(site.rig.pegs).toBe('4/0 0/0');
    await site.restart();
    expect((await site.send('/api/claim', requestOf(PEG), red)).json).toEqual({
      ok: true,
      move: 2,
      again: true,
    });
    expect(site.rig.pegs).toBe('4/0 0/0');
  });
});

describe('bodies', () => {
  const deep = `${'['.repeat(3_000)}${']'.repeat(3_000)}`;
  const BODIES: readonly (readonly [what: string, body: string, status: number])[] = [
    ['nothing', '', 400],
    ['half of one', '{"type":', 400],
    ['null', 'null', 400],
    ['a list', '[]', 400],
    ['deep', deep, 400],
    ['a prototype', '{"__proto__":{"type":"peg"},"constructor":{"prototype":{}}}', 400],
    ['a prototype beside a device', '{"device":"tv","__proto__":{"kind":"host"}}', 400],
    ['bytes that are no text', '\u0000\u0001\ufffd', 400],
    ['too large', `{"type":"next","x":"${'x'.repeat(BODY_LIMIT)}"}`, 413],
  ];
  test.each(UPDATES.flatMap((path) => BODIES.map((body) => [path, ...body] as const)))(
    '%s: %s',
    async (path, _, body, expected) => {
      const key = /claim|consent/.test(path) ? await site.seat(0) : {};
      const { status, json } = await site.send(path, body, key);
      expect([status, typeof json.words]).toEqual([expected, 'string']);
      expect(site.rig.table.view.move).toBe(1);
    },
  );
});

describe('files', () => {
  test('keys are kept for the owner’s eyes, and of phones’ keys only digests', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'muggins-keys-'));
    const file = join(folder, 'keys.json');
    const first = seatCredentials({ file });
    expect(first.take(first.invitationTo('seat', 0) ?? '', keyFor(7))?.place).toBe(0);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(file, 'utf8')).not.toContain(keyFor(7));
    const second = seatCredentials({ file });
    expect([second.placeOf(keyFor(7))?.place, second.token]).toEqual([0, first.token]);
    const renewed = seatCredentials({ file, renew: true });
    expect(renewed.placeOf(keyFor(7))?.place).toBeUndefined();
    rmSync(folder, { recursive: true, force: true });
  });
});

describe('a disk that refuses', () => {
  test('keys and settings stay as they were, in words', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'muggins-full-'));
    const credentials = seatCredentials({ file: join(folder, 'keys.json') });
    const settings = tableSettings(join(folder, 'table.json'));
    site = await site.with({ credentials, settings });
    const invitation = credentials.invitationTo('seat', 0);
    rmSync(folder, { recursive: true });
    const taken = await site.send('/api/seat', { invitation, key: keyFor(1) }, site.away);
    expect([taken.status, taken.json.error]).toEqual([503, 'disk']);
    expect(credentials.invitationTo('seat', 0)).toBe(invitation);
    expect((await site.send('/api/settings', { sound: false })).status).toBe(503);
    expect(settings.value.sound).toBe(true);
    site.rig.table.pause(true);
    expect((await site.ask('/api/view')).status).toBe(200);
  });
});

describe('script in a name', () => {
  const NAME = '<script>x()</script>';
  test('is text in every answer, and on the display only what it can show', async () => {
    const rules = { preset: 'six-card' };
    expect((await site.post({ type: 'newGame', players: [NAME, '<img src=x>'], rules })).status).toBe(200);
    const view = await site.ask('/api/view');
    expect(view.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(view.headers['x-content-type-options']).toBe('nosniff');
    expect(view.headers['content-security-policy']).toMatch(/script-src 'self'(;|$)/);
    site.rig.keys('4 P1');
    for (const row of site.rig.table.view.rows) {
      expect(row.length).toBeLessThanOrEqual(COLUMNS);
      expect([...row].every((each) => '♠♥♦♣'.includes(each) || (each >= ' ' && each <= '~'))).toBe(true);
    }
  });

  test.each(['a\u0000b', 'a\u001b[2Jb', 'a\nb', '\u202eevil', 'x'.repeat(21), ' '])(
    'no name: %j',
    async (name) => {
      const { status } = await site.post({ type: 'newGame', players: [name, 'Bob'] });
      expect([400, 422]).toContain(status);
    },
  );
});
