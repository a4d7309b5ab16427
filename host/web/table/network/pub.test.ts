// A pub: forty phones behind one address open their page within seconds, and six of them play. Review of trust, B4: eight of
// fourteen phones were refused a part, a valid key was refused a claim, and the seventeenth phone had no live line.
import { connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { REQUESTS } from '../../kit/allowance.ts';
import { keyFor, requestOf, Site } from '../../testing/site.ts';

let site: Site;
beforeEach(async () => {
  site = await Site.open();
});
afterEach(() => site.close());

const PHONES = 40;
/** Parts that the page of a seat loads. */
const PARTS = 17;
const all = <T>(count: number, each: (at: number) => Promise<T>): Promise<readonly T[]> =>
  Promise.all(Array.from({ length: count }, (_, at) => each(at)));

test('forty phones of one address open the page and take seats, and nobody is refused', async () => {
  const rules = { preset: 'six-card-6' };
  const players = ['Ann', 'Bob', 'Cid', 'Dee', 'Eve', 'Fay'];
  const begun = await site.post({ type: 'newGame', players, rules }, site.own);
  const seats = begun.status === 200 ? players.length : 2;
  const statuses = await all(PHONES, async (phone) => {
    const get = (path: string, headers = {}) => site.ask(path, { headers: { ...site.away, ...headers } });
    const parts = await all(PARTS, () => get('/assets/page.js'));
    const answers = [await get('/seat'), ...parts, await get('/api/me'), await get('/api/view')];
    if (phone < seats) {
      const invitation = site.credentials.invitationTo('seat', phone);
      answers.push(await site.send('/api/seat', { invitation, key: keyFor(phone) }, site.away));
      answers.push(await get('/api/me', { authorization: `Bearer ${keyFor(phone)}` }));
    }
    const line = site.listen(site.away);
    await line.state();
    return answers.map(({ status }) => status);
  });
  expect(new Set(statuses.flat())).toEqual(new Set([200]));
  const claims = await all(seats, (seat) =>
    site.send('/api/claim', requestOf({ type: 'peg', seat, points: 2 }, `claim-of-${seat}`), {
      ...{ ...site.away, authorization: `Bearer ${keyFor(seat)}` },
    }),
  );
  expect(claims.map(({ status }) => status)).toEqual(Array.from({ length: seats }, () => 200));
});

describe('one rude phone', () => {
  // The clock is stopped, so that a flood gets no second share on a busy machine.
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());
  const flood = () => all(REQUESTS.points + 20, () => site.ask('/api/view', { headers: site.away }));

  test('behind the same address keeps no seat, no page and no host out', async () => {
    const key = await site.seat(0);
    expect((await flood()).filter(({ status }) => status === 429)).toHaveLength(21);
    const claim = requestOf({ type: 'peg', seat: 0, points: 4 });
    expect((await site.send('/api/claim', claim, { ...site.away, ...key })).status).toBe(200);
    expect(site.rig.pegs).toBe('4/0 0/0');
    expect((await site.ask('/seat', { headers: site.away })).status).toBe(200);
    expect((await site.ask('/healthz', { headers: site.away })).status).not.toBe(429);
    expect((await site.post({ type: 'undo' }, { ...site.away, ...site.own })).status).toBe(200);
  });

  // Review of trust, C: refused requests were as dear as others.
  test('is refused before its body is there, and before anybody looks at it', async () => {
    await flood();
    const socket = connect(site.web.port, '127.0.0.1');
    const head = `POST /api/claim HTTP/1.1\r\nHost: ${site.away.host}\r\nContent-Length: 8000\r\n\r\n`;
    socket.write(`${head}{`);
    let heard = '';
    for await (const bytes of socket) heard += bytes;
    expect(heard).toMatch(
      /^HTTP\/1\.1 429 [\s\S]*retry-after: \d+[\s\S]*connection: close[\s\S]*"error":"tooOften"/i,
    );
  });
});

describe('pages and their parts', () => {
  test('are compressed, and sent once: a browser that has them is told so', async () => {
    for (const [path, cached] of [
      ['/seat', 'no-cache'],
      ['/', 'no-cache'],
      ['/assets/page.js', 'public, max-age=31536000, immutable'],
    ] as const) {
      const { status, headers } = await site.ask(path, {
        headers: { 'accept-encoding': 'gzip, deflate, br' },
      });
      expect([status, headers['cache-control'], headers.vary]).toEqual([200, cached, 'accept-encoding']);
      expect(headers['content-encoding']).toBe(path.startsWith('/assets') ? 'br' : undefined);
      const again = await site.ask(path, { headers: { 'if-none-match': `${headers.etag}` } });
      expect([again.status, again.text]).toEqual([304, '']);
      const older = await site.ask(path, { headers: { 'if-none-match': '"another"' } });
      expect([older.status, older.text.length > 0]).toEqual([200, true]);
    }
  });
});
