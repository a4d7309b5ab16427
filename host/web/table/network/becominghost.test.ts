// Who becomes the host: by the link that the terminal prints, or by a press on the board. Source: review of trust, A3, B5.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Answer, keyFor, Site } from '../../testing/site.ts';
import { seatCredentials } from '../parts.ts';

let site: Site;
let folder: string;
let file: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'muggins-link-'));
  file = join(folder, 'keys.json');
  site = await Site.open();
});
afterEach(async () => {
  await site.close();
  rmSync(folder, { recursive: true });
});

const PEG = { type: 'peg', seat: 0, points: 4 };

describe('the link of the host', () => {
  const follow = (token: string, headers: Record<string, string> = {}): Promise<Answer> =>
    site.send('/api/host/link', { token }, { ...site.away, ...headers });
  const cookieOf = ({ headers }: Answer): string => `${headers['set-cookie']}`.split(';')[0] ?? '';
  const role = async (cookie: string): Promise<unknown> =>
    (await site.ask('/api/me', { headers: { ...site.away, cookie } })).json.role;

  test('makes a page host, by a cookie that no script reads and no other site sends', async () => {
    const answer = await follow(site.credentials.token);
    expect([answer.status, answer.text.includes(site.credentials.token)]).toEqual([200, false]);
    const cookie = `${answer.headers['set-cookie']}`;
    for (const part of ['HttpOnly', 'SameSite=Strict', 'Path=/']) expect(cookie).toContain(part);
    expect(cookie).not.toContain(site.credentials.token);
    expect(await role(cookieOf(answer))).toBe('host');
  });

  test('holds after a restart, and its page as well', async () => {
    const before = seatCredentials({ file });
    site = await site.with({ credentials: before });
    const cookie = cookieOf(await follow(before.token));
    const after = seatCredentials({ file });
    expect([after.token, after.isHost(cookie.split('=')[1] ?? '')]).toEqual([before.token, true]);
  });

  test('followed every morning stays one page, so the other pages of the host keep their place', async () => {
    const { token } = site.credentials;
    const phone = cookieOf(await follow(token));
    const screen = cookieOf(await follow(token));
    for (let day = 0; day < 30; day++) expect(cookieOf(await follow(token, { cookie: screen }))).toBe(screen);
    expect([await role(phone), await role(screen)]).toEqual(['host', 'host']);
  });

  test('that is an old one leaves a page of the host as it is', async () => {
    const cookie = cookieOf(await follow(site.credentials.token));
    const again = await follow(keyFor(7), { cookie });
    expect([again.status, cookieOf(again), await role(cookie)]).toEqual([200, cookie, 'host']);
  });

  test.each([
    ['--new-token', { renewHost: true }],
    ['--new-keys', { renew: true }],
  ])('%s ends it: the link, the programs and the pages', async (_, options) => {
    const before = seatCredentials({ file });
    const session = before.openHost();
    const after = seatCredentials({ file, ...options });
    site = await site.with({ credentials: after });
    const answer = await follow(before.token);
    expect([answer.status, answer.json.error]).toEqual([403, 'oldLink']);
    expect([after.isHost(session), after.isToken(before.token)]).toEqual([false, false]);
  });

  test('new keys for the host leave the seats theirs', () => {
    const before = seatCredentials({ file });
    before.take(before.invitationTo('seat', 0) ?? '', keyFor(7));
    expect(seatCredentials({ file, renewHost: true }).placeOf(keyFor(7))?.place).toBe(0);
  });

  test('is for another device of the host as well, and for nobody else', async () => {
    expect((await site.ask('/api/host/link')).json).toEqual({ token: site.credentials.token });
    expect((await site.ask('/api/host/link', { headers: site.away })).status).toBe(401);
  });
});

describe('a page that asks at the board', () => {
  const cookieOf = ({ headers }: Answer): string => `${headers['set-cookie'] ?? ''}`.split(';')[0] ?? '';
  const ask = (cookie = ''): Promise<Answer> =>
    site.send('/api/host', { device: 'tv' }, { ...site.away, cookie });
  const me = async (cookie: string) => {
    const { role, asking } = (await site.ask('/api/me', { headers: { ...site.away, cookie } })).json;
    return [role, asking];
  };

  test('is the host once the host lets it, by the cookie that it has from the first, also after a restart', async () => {
    const asked = await ask();
    const [cookie, others] = [cookieOf(asked), await ask()];
    expect([asked.status, others.status, cookieOf(others), (await ask(cookie)).status]).toEqual([
      202,
      409,
      '',
      202,
    ]);
    for (const part of ['HttpOnly', 'SameSite=Strict', 'Path=/'])
      expect(`${asked.headers['set-cookie']}`).toContain(part);
    expect(await me(cookie)).toEqual(['spectator', 'host']);
    expect((await site.send('/api/command', PEG, { ...site.away, cookie })).status).toBe(401);
    expect((await site.send('/api/host/answer', { admit: true })).status).toBe(200);
    expect(await me(cookie)).toEqual(['host', null]);
    // Asked once more, it keeps its session.
    expect([(await ask(cookie)).status, cookieOf(await ask(cookie))]).toEqual([200, '']);
    await site.restart();
    expect(await me(cookie)).toEqual(['host', null]);
    const left = await site.ask('/api/host', { method: 'DELETE', headers: { ...site.away, cookie } });
    expect([left.status, await me(cookie)]).toEqual([200, ['spectator', null]]);
  });

  test.each<[string, (cookie: string) => Promise<Answer>]>([
    ['the host refuses it', () => site.send('/api/host/answer', { admit: false })],
    [
      'it asks no longer',
      (cookie) => site.ask('/api/join', { method: 'DELETE', headers: { ...site.away, cookie } }),
    ],
    ['nobody may ask', () => site.send('/api/settings', { join: false })],
  ])('is not where %s', async (_, end) => {
    const cookie = cookieOf(await ask());
    expect((await end(cookie)).status).toBe(200);
    expect([await me(cookie), (await site.send('/api/host/answer', { admit: true })).status]).toEqual([
      ['spectator', null],
      404,
    ]);
  });
});
