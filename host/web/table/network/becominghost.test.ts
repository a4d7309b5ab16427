// Who becomes the host: by its PIN, which cannot be guessed, or by the link that the terminal prints. Source: review of trust, A3, B5.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { GUESSES } from '../../kit/allowance.ts';
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

describe('guessing the PIN', () => {
  const guess = (pin: string, headers: Record<string, string>): Promise<Answer> =>
    site.send('/api/host', { pin }, headers);
  const WRONG = ['1', '999999999999', '', "' OR 1=1", '12345678901234567890'];

  test('ends after a few, also for the right one, and the host at his machine is not locked out', async () => {
    site = await site.with({ credentials: seatCredentials({ pin: '4711' }) });
    for (const pin of WRONG.slice(0, GUESSES.points)) expect((await guess(pin, site.away)).status).toBe(403);
    const late = await guess('4711', site.away);
    expect([late.status, Number(late.headers['retry-after']) > 600]).toEqual([429, true]);
    expect((await site.post(PEG)).status).toBe(200);
  });

  test('whoever knows it is host, by a cookie that no script reads and no other site sends', async () => {
    site = await site.with({ credentials: seatCredentials({ pin: '4711' }) });
    const { status, headers } = await guess('4711', site.away);
    const [cookie = ''] = headers['set-cookie'] ?? [];
    expect(status).toBe(200);
    for (const part of ['HttpOnly', 'SameSite=Strict', 'Path=/']) expect(cookie).toContain(part);
    const host = { ...site.away, cookie: cookie.split(';')[0] ?? '' };
    expect((await site.ask('/api/me', { headers: host })).json).toEqual({
      role: 'host',
      seat: null,
      asking: null,
      join: null,
      pin: '4711',
      away: null,
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

  test.each([
    ['--new-token', { renewHost: true }],
    ['another PIN', { pin: '4711' }],
    ['--new-keys', { renew: true }],
  ])('%s ends it: the link, the programs and the pages', async (_, options) => {
    const before = seatCredentials({ file, pin: '471100' });
    const session = before.openHost({ token: before.token }) ?? '';
    const after = seatCredentials({ file, ...options });
    site = await site.with({ credentials: after });
    const answer = await follow(before.token);
    expect([answer.status, answer.json.error]).toEqual([403, 'oldLink']);
    expect([after.isHost(session), after.isToken(before.token), after.proves({ pin: '471100' })]).toEqual([
      false,
      false,
      false,
    ]);
  });

  test('new keys for the host leave the seats theirs', () => {
    const before = seatCredentials({ file });
    before.take(before.invitationTo('seat', 0) ?? '', keyFor(7));
    expect(seatCredentials({ file, renewHost: true }).placeOf(keyFor(7))?.place).toBe(0);
  });

  test('is open while nobody may guess the PIN any more', async () => {
    site = await site.with({ credentials: seatCredentials({ pin: '4711' }) });
    for (let tried = 0; tried <= GUESSES.points; tried++)
      await site.send('/api/host', { pin: '1' }, site.away);
    expect((await site.send('/api/host', { pin: '4711' }, site.away)).status).toBe(429);
    expect((await follow(site.credentials.token)).status).toBe(200);
  });
});
