// Attacks from a pub's network, each of which has to fail. `site.away` are requests as another machine's reach us: under the
// address of this one on the network, not under its own.
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { COLUMNS } from '../../../shared/words/naming.ts';
import { BODY_LIMIT } from '../kit/body.ts';
import { GUESSES, LINES, REQUESTS } from '../kit/limits.ts';
import { MOST_VAIN_WORDS } from '../kit/live.ts';
import { type Answer, keyFor, Site, score } from '../testing/site.ts';
import { seatCredentials } from './credentials.ts';
import { tableSettings } from './settings.ts';
import type { StateMessage, TableMessage } from './wire.ts';

let site: Site;
afterEach(async () => site.close());

const isState = (message: TableMessage): message is StateMessage => message.type === 'state';
const isRefused = (message: TableMessage): message is Extract<TableMessage, { type: 'refused' }> =>
  message.type === 'refused';

const PEG = { type: 'peg', seat: 0, points: 4 };
const SEEN = { game: 1, deal: 0, hand: null, front: null };
const claim = (command: object, id = 'a-claim-of-a-seat'): object => ({ id, seen: SEEN, command });

/** Everything that changes something, with a body that would do so. */
const UPDATES: readonly (readonly [path: string, body: object])[] = [
  ['/api/command', PEG],
  ['/api/again', { abandon: false }],
  ['/api/claim', claim(PEG)],
  ['/api/consent', { move: 1, agree: true }],
  ['/api/settings', { brightness: 1 }],
  ['/api/seats', { renew: 0 }],
  ['/api/seat', { invitation: 'x'.repeat(22), key: 'y'.repeat(22) }],
  ['/api/host', { pin: '0000' }],
  ['/api/host/link', { token: 'x'.repeat(22) }],
];

describe('a spectator', () => {
  test.each(UPDATES.filter(([path]) => !/seat$|host/.test(path)))(
    'may not post to %s',
    async (path, body) => {
      site = await Site.open();
      const answer = await site.send(path, body, site.away);
      expect(answer.status).toBe(401);
      expect([site.rig.pegs, site.rig.table.view.move]).toEqual(['0/0 0/0', 1]);
    },
  );

  test('sees no invitation and no PIN', async () => {
    site = await Site.open();
    expect((await site.ask('/api/seats', { headers: site.away })).status).toBe(401);
    const me = await site.ask('/api/me', { headers: site.away });
    expect(me.json).toEqual({ role: 'spectator', seat: null, pin: null });
    const { pin, token } = site.credentials;
    const invitation = site.credentials.invitationTo('seat', 0) ?? '';
    const view = await site.ask('/api/view', { headers: site.away });
    for (const secret of [invitation, pin, token]) expect(view.text).not.toContain(`"${secret}"`);
  });

  test('has no hands on the emulated board', async () => {
    site = await Site.open();
    const line = site.listen(site.away);
    await line.until(isState);
    for (const message of [
      { type: 'key', key: '1', action: 'press' },
      { type: 'power', on: false },
      { type: 'plug', in: false },
    ]) {
      line.told.length = 0;
      line.say(message);
      expect((await line.until(isRefused)).words).toMatch(/only.*host/i);
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
    site = await Site.open();
    const { token } = site.credentials;
    const session = site.credentials.openHost({ token }) ?? '';
    const text = JSON.stringify(headers).replace('PORT', `${site.web.port}`).replace('TOKEN', token);
    const shown = JSON.parse(text.replace('SESSION', session));
    expect((await site.send('/api/command', PEG, shown)).status).toBe(401);
    expect(site.rig.pegs).toBe('0/0 0/0');
  });
});

describe('wrong origin', () => {
  test.each(UPDATES)('%s', async (path, body) => {
    site = await Site.open();
    const headers = { origin: 'http://evil.example', ...(await site.seat(0)) };
    expect((await site.send(path, body, headers)).status).toBe(403);
    expect((await site.send(path, body, { ...headers, origin: 'null' })).status).toBe(403);
    expect([site.rig.pegs, site.rig.table.view.move]).toEqual(['0/0 0/0', 1]);
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
    [
      'a penalty for whom it likes',
      'P2 D D',
      { type: 'offence', offence: 'cribSeen', seat: 0, to: 1 },
      'hostOnly',
    ],
    ['redo', '', { type: 'redo' }, 'hostOnly'],
    ["a card of another's", 'P2 D D', { type: 'lay', seat: 1, card: '5' }, 'notYours'],
    ["a card of whoever's turn it is", 'P2 D D', { type: 'lay', card: '5' }, 'notYours'],
    ["another's go", 'P2 D D', { type: 'go', seat: 1 }, 'notYours'],
    [
      "another's hand in the play",
      'P2 D D',
      { type: 'hold', seat: 1, cards: ['5', '6', '7', '8'] },
      'notYours',
    ],
  ])('is no good for %s', async (_, keys, command, code) => {
    site = await Site.open();
    site.rig.keys(keys);
    const { move, deal } = site.rig.table.view;
    const seen = { game: 1, deal, hand: null, front: null };
    const body = { id: 'a-claim-of-a-seat', seen, command };
    const answer = await site.send('/api/claim', body, { ...site.away, ...(await site.seat(0)) });
    expect([answer.status, answer.json.error]).toEqual([403, code]);
    expect(site.rig.table.view.move).toBe(move);
  });

  test('accuses nobody who has not agreed, and does not agree for him', async () => {
    site = await Site.open();
    site.rig.keys('P2 D D');
    const { deal } = site.rig.table.view;
    const key = { ...site.away, ...(await site.seat(0)) };
    const command = { type: 'offence', offence: 'cribSeen', seat: 1 };
    const seen = { game: 1, deal, hand: null, front: null };
    expect((await site.send('/api/claim', { id: 'an-accusation-of-0', seen, command }, key)).status).toBe(
      202,
    );
    const { asked } = (await site.ask('/api/view')).json as { readonly asked: { readonly move: number } };
    const agreed = await site.send('/api/consent', { move: asked.move, agree: true }, key);
    expect([agreed.status, agreed.json.error]).toEqual([403, 'notYours']);
    expect(site.rig.pegs).toBe('0/0 0/0');
    expect(site.rig.types).not.toContain('ruled');
  });

  test('is no good for set-up, not even on the host’s own machine', async () => {
    site = await Site.open();
    const key = await site.seat(0);
    for (const [path, body] of UPDATES.filter(([each]) => /command|again|settings|seats$/.test(each)))
      expect((await site.send(path, body, key)).status).toBe(403);
    expect((await site.ask('/api/seats', { headers: key })).status).toBe(403);
  });

  test('is none any more once the host has renewed it', async () => {
    site = await Site.open();
    const key = await site.seat(0);
    expect((await site.send('/api/seats', { renew: 0 })).status).toBe(200);
    expect((await site.send('/api/claim', claim(PEG), key)).status).toBe(401);
    expect((await site.ask('/api/me', { headers: key })).json.role).toBe('stranger');
    expect(site.rig.pegs).toBe('0/0 0/0');
  });

  test('works from no address: a key in a URL is not read', async () => {
    site = await Site.open();
    const { authorization } = await site.seat(0);
    const key = authorization.slice('Bearer '.length);
    const answer = await site.send(`/api/claim?key=${key}&authorization=${key}`, claim(PEG), site.away);
    expect(answer.status).toBe(401);
    expect((await site.ask('/seat')).headers['referrer-policy']).toBe('no-referrer');
  });
});

describe('an invitation', () => {
  test('is good for one phone, and again for that phone whose answer was lost', async () => {
    site = await Site.open();
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

  test('that is none', async () => {
    site = await Site.open();
    const body = { invitation: 'n'.repeat(22), key: keyFor(1) };
    expect((await site.send('/api/seat', body, site.away)).json.error).toBe('noInvitation');
  });
});

describe('a claim that is replayed', () => {
  test('counts once, also with other points, for another seat, and after a restart', async () => {
    site = await Site.open();
    const [red, blue] = [await site.seat(0), await site.seat(1)];
    expect((await site.send('/api/claim', claim(PEG), red)).json).toEqual({
      ok: true,
      move: 2,
      again: false,
    });
    expect((await site.send('/api/claim', claim(PEG), red)).json).toEqual({ ok: true, move: 2, again: true });
    const more = claim({ ...PEG, points: 29 });
    expect((await site.send('/api/claim', more, red)).json).toMatchObject({ again: true });
    const other = claim({ ...PEG, seat: 1 });
    expect((await site.send('/api/claim', other, blue)).status).toBe(403);
    expect(site.rig.pegs).toBe('4/0 0/0');
    await site.restart();
    expect((await site.send('/api/claim', claim(PEG), red)).json).toEqual({ ok: true, move: 2, again: true });
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
    ['bytes that are no text', '\u0000\u0001\ufffd', 400],
    ['too large', `{"type":"next","x":"${'x'.repeat(BODY_LIMIT)}"}`, 413],
  ];
  test.each(UPDATES.flatMap(([path]) => BODIES.map((body) => [path, ...body] as const)))(
    '%s: %s',
    async (path, _, body, expected) => {
      site = await Site.open();
      const key = /claim|consent/.test(path) ? await site.seat(0) : {};
      const { status, json } = await site.send(path, body, key);
      expect([status, typeof json.words]).toEqual([expected, 'string']);
      expect(site.rig.table.view.move).toBe(1);
    },
  );
});

describe('files', () => {
  test.each(['/seat/../secret.txt', '/seat/..%2fsecret.txt', '/games/%2e%2e/secret.txt', '/table%00'])(
    'outside the folder of the pages: %s',
    async (path) => {
      site = await Site.open();
      const { status, text } = await site.ask(path);
      expect([text.includes('secret'), [301, 400, 404].includes(status)]).toEqual([false, true]);
    },
  );

  test('keys are kept for the owner’s eyes, and of phones’ keys only digests', async () => {
    site = await Site.open();
    const folder = mkdtempSync(join(tmpdir(), 'muggins-keys-'));
    const file = join(folder, 'keys.json');
    const first = seatCredentials({ file });
    expect(first.take(first.invitationTo('seat', 0) ?? '', keyFor(7))?.place).toBe(0);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(file, 'utf8')).not.toContain(keyFor(7));
    const second = seatCredentials({ file });
    expect([second.placeOf(keyFor(7))?.place, second.pin]).toEqual([0, first.pin]);
    const renewed = seatCredentials({ file, renew: true });
    expect(renewed.placeOf(keyFor(7))?.place).toBeUndefined();
    expect(seatCredentials({ file, pin: '4711' }).pin).toBe('4711');
    rmSync(folder, { recursive: true, force: true });
  });
});

describe('a disk that refuses', () => {
  test('keys and settings stay as they were, in words', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'muggins-full-'));
    const credentials = seatCredentials({ file: join(folder, 'keys.json') });
    const settings = tableSettings(join(folder, 'table.json'));
    site = await Site.open({ credentials, settings });
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
    site = await Site.open();
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
    'what cannot be printed is no name: %j',
    async (name) => {
      site = await Site.open();
      const { status } = await site.post({ type: 'newGame', players: [name, 'Bob'] });
      expect([400, 422]).toContain(status);
    },
  );
});

describe('guessing the PIN', () => {
  const guess = (pin: string, headers: Record<string, string>): Promise<Answer> =>
    site.send('/api/host', { pin }, headers);
  const WRONG = ['1', '999999999999', '', "' OR 1=1", '12345678901234567890'];

  test('ends after a few, also for the right one, and the host at his machine is not locked out', async () => {
    site = await Site.open({ credentials: seatCredentials({ pin: '4711' }) });
    for (const pin of WRONG.slice(0, GUESSES.points)) expect((await guess(pin, site.away)).status).toBe(403);
    const late = await guess('4711', site.away);
    expect([late.status, Number(late.headers['retry-after']) > 600]).toEqual([429, true]);
    expect((await site.post(PEG)).status).toBe(200);
  });

  test('all at once is no better', async () => {
    site = await Site.open({ credentials: seatCredentials({ pin: '4711' }) });
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, at) => guess(`${1000 + at}`, site.away)),
    );
    expect(answers.filter(({ status }) => status === 403)).toHaveLength(GUESSES.points);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(40 - GUESSES.points);
  });

  test('whoever knows it is host, by a cookie that no script reads and no other site sends', async () => {
    site = await Site.open({ credentials: seatCredentials({ pin: '4711' }) });
    const { status, headers } = await guess('4711', site.away);
    const [cookie = ''] = headers['set-cookie'] ?? [];
    expect(status).toBe(200);
    for (const part of ['HttpOnly', 'SameSite=Strict', 'Path=/']) expect(cookie).toContain(part);
    const host = { ...site.away, cookie: cookie.split(';')[0] ?? '' };
    expect((await site.ask('/api/me', { headers: host })).json).toEqual({
      role: 'host',
      seat: null,
      pin: '4711',
    });
    expect((await site.send('/api/command', PEG, host)).status).toBe(200);
    expect((await site.ask('/api/host', { method: 'DELETE', headers: host })).status).toBe(200);
    expect((await site.send('/api/command', PEG, host)).status).toBe(401);
  });
});

describe('the link of the host', () => {
  const follow = (token: string, headers: Record<string, string> = {}): Promise<Answer> =>
    site.send('/api/host/link', { token }, { ...site.away, ...headers });
  const cookieOf = ({ headers }: Answer): string => `${headers['set-cookie']}`.split(';')[0] ?? '';
  const role = async (cookie: string): Promise<unknown> =>
    (await site.ask('/api/me', { headers: { ...site.away, cookie } })).json.role;

  test('makes a page host, by a cookie that no script reads and no other site sends', async () => {
    site = await Site.open();
    const answer = await follow(site.credentials.token);
    expect([answer.status, answer.text.includes(site.credentials.token)]).toEqual([200, false]);
    const cookie = `${answer.headers['set-cookie']}`;
    for (const part of ['HttpOnly', 'SameSite=Strict', 'Path=/']) expect(cookie).toContain(part);
    expect(cookie).not.toContain(site.credentials.token);
    expect(await role(cookieOf(answer))).toBe('host');
  });

  test('holds after a restart, and its page as well', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'muggins-link-'));
    const file = join(folder, 'keys.json');
    const before = seatCredentials({ file });
    site = await Site.open({ credentials: before });
    const cookie = cookieOf(await follow(before.token));
    await site.close();
    const after = seatCredentials({ file });
    expect([after.token, after.isHost(cookie.split('=')[1] ?? '')]).toEqual([before.token, true]);
    site = await Site.open({ credentials: after });
    rmSync(folder, { recursive: true, force: true });
  });

  test('followed every morning stays one page, so the other pages of the host keep their place', async () => {
    site = await Site.open();
    const { token } = site.credentials;
    const phone = cookieOf(await follow(token));
    const screen = cookieOf(await follow(token));
    for (let day = 0; day < 30; day++) expect(cookieOf(await follow(token, { cookie: screen }))).toBe(screen);
    expect([await role(phone), await role(screen)]).toEqual(['host', 'host']);
  });

  test.each([
    ['--new-token', { renewHost: true }],
    ['another PIN', { pin: '4711' }],
    ['--new-keys', { renew: true }],
  ])('%s ends it: the link, the programs and the pages', async (_, options) => {
    const folder = mkdtempSync(join(tmpdir(), 'muggins-link-'));
    const file = join(folder, 'keys.json');
    const before = seatCredentials({ file, pin: '471100' });
    const session = before.openHost({ token: before.token }) ?? '';
    const after = seatCredentials({ file, ...options });
    site = await Site.open({ credentials: after });
    const answer = await follow(before.token);
    expect([answer.status, answer.json.error]).toEqual([403, 'oldLink']);
    expect([after.isHost(session), after.isToken(before.token), after.proves({ pin: '471100' })]).toEqual([
      false,
      false,
      false,
    ]);
    rmSync(folder, { recursive: true, force: true });
  });

  test('new keys for the host leave the seats theirs', () => {
    const folder = mkdtempSync(join(tmpdir(), 'muggins-link-'));
    const file = join(folder, 'keys.json');
    const before = seatCredentials({ file });
    before.take(before.invitationTo('seat', 0) ?? '', keyFor(7));
    expect(seatCredentials({ file, renewHost: true }).placeOf(keyFor(7))?.place).toBe(0);
    rmSync(folder, { recursive: true, force: true });
  });

  test('is open while nobody may guess the PIN any more', async () => {
    site = await Site.open({ credentials: seatCredentials({ pin: '4711' }) });
    for (let tried = 0; tried <= GUESSES.points; tried++)
      await site.send('/api/host', { pin: '1' }, site.away);
    expect((await site.send('/api/host', { pin: '4711' }, site.away)).status).toBe(429);
    expect((await follow(site.credentials.token)).status).toBe(200);
  });
});

describe('a flood', () => {
  test('of live lines from one address is turned away; others come in, and so does it when some have gone', async () => {
    site = await Site.open();
    const flood = Array.from({ length: LINES.address + 4 }, () => site.listen(site.away));
    const outcomes = await Promise.all(
      flood.map((line) => Promise.race([line.refused(), line.until(isState).then(() => 200)])),
    );
    expect(outcomes.filter((each) => each === 200)).toHaveLength(LINES.address);
    expect(outcomes.filter((each) => each === 429)).toHaveLength(4);
    const own = site.listen();
    await own.until(isState);
    site.rig.keys('6 P1');
    await own.until(score(0, 6));
    const gone = new Promise((resolve) => flood[outcomes.indexOf(200)]?.socket.on('close', resolve));
    flood[outcomes.indexOf(200)]?.socket.close();
    await gone;
    await site.listen(site.away).until(isState);
  });

  test('of lines that are none takes no place from those that are', async () => {
    site = await Site.open();
    const headers = { ...site.away, connection: 'Upgrade', upgrade: 'websocket' };
    for (let tried = 0; tried < LINES.address + 2; tried++)
      expect((await site.ask('/live', { headers })).status).toBe(400);
    await site.listen(site.away).until(isState);
  });

  test('of lines opened and closed is slowed down like any other request', async () => {
    site = await Site.open();
    const headers = { ...site.away, connection: 'Upgrade', upgrade: 'websocket' };
    const asked = Array.from({ length: REQUESTS.points + 3 }, () => site.ask('/live', { headers }));
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(statuses.filter((each) => each === 429).length).toBeGreaterThanOrEqual(3);
  });

  test('of words from somebody who may only look ends his line', async () => {
    site = await Site.open();
    const line = site.listen(site.away);
    await line.until(isState);
    const closed = new Promise((resolve) => line.socket.on('close', resolve));
    for (let word = 0; word <= MOST_VAIN_WORDS; word++) line.say({ type: 'key', key: '1', action: 'press' });
    expect(await closed).toBe(1008);
    const host = site.listen();
    await host.until(isState);
    for (let word = 0; word <= 2 * MOST_VAIN_WORDS; word++) host.say('{');
    site.rig.keys('3 P1');
    await host.until(score(0, 3));
  });

  test('of requests from the network is slowed down, and this machine is served', async () => {
    site = await Site.open();
    const asked = Array.from({ length: REQUESTS.points + 5 }, () =>
      site.ask('/api/me', { headers: site.away }),
    );
    const refused = (await Promise.all(asked)).filter(({ status }) => status === 429);
    expect(refused).toHaveLength(5);
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
    expect((await site.ask('/api/me')).status).toBe(200);
  });

  test('of connections that say nothing is cut off', async () => {
    site = await Site.open({ connections: { address: 20 } });
    let cut = 0;
    const sockets = Array.from({ length: 30 }, () => connect(site.web.port, '127.0.0.1'));
    await new Promise<void>((resolve) => {
      const lost = (): void => {
        cut += 1;
        if (cut === 10) resolve();
      };
      for (const socket of sockets) socket.on('error', () => {}).on('close', lost);
    });
    expect(sockets.filter(({ destroyed }) => !destroyed)).toHaveLength(20);
    for (const socket of sockets) socket.destroy();
  });
});
