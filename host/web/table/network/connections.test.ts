// Live lines, connections and requests in numbers: each address has its own share.
import { connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { KEY_LINES, LINES, MOST_VAIN_WORDS, REQUESTS } from '../../kit/allowance.ts';
import { keyFor, Site, score } from '../../testing/site.ts';

let site: Site;
beforeEach(async () => {
  site = await Site.open();
});
afterEach(async () => {
  vi.useRealTimers();
  await site.close();
});

/** It is stopped, so that a flood gets no second share on a busy machine. */
const CLOCK: ('Date' | 'setTimeout' | 'clearTimeout')[] = ['Date', 'setTimeout', 'clearTimeout'];

describe('a flood', () => {
  test('of live lines from one address is turned away; others come in, and so does it when some have gone', async () => {
    const flood = Array.from({ length: LINES.address + 4 }, () => site.listen(site.away));
    const outcomes = await Promise.all(
      flood.map((line) => Promise.race([line.refused(), line.state().then(() => 200)])),
    );
    expect(outcomes.filter((each) => each === 200)).toHaveLength(LINES.address);
    expect(outcomes.filter((each) => each === 429)).toHaveLength(4);
    const own = site.listen();
    await own.state();
    site.rig.keys('6 P1');
    await own.until(score(0, 6));
    const gone = new Promise((resolve) => flood[outcomes.indexOf(200)]?.socket.on('close', resolve));
    flood[outcomes.indexOf(200)]?.socket.close();
    await gone;
    await site.listen(site.away).state();
  });

  // Until now a line showed no key, so that one phone of a pub could take every line of its address.
  test('of live lines from one address keeps no phone with a seat out, and its key is not repeated', async () => {
    const { authorization } = await site.seat(0);
    const key = authorization.slice('Bearer '.length);
    const strangers = Array.from({ length: LINES.address }, () => site.listen(site.away));
    await Promise.all(strangers.map((line) => line.state()));
    const open = (protocols: readonly string[]): Promise<string> =>
      new Promise((resolve) => {
        const socket = new WebSocket(`${site.web.url.replace(/^http/, 'ws')}live`, [...protocols], {
          headers: site.away,
        });
        phones.push(socket);
        // One that is turned away has never been open.
        socket.on('error', () => {});
        socket.on('open', () => resolve(`open: ${socket.protocol}`));
        socket.on('unexpected-response', (_, { statusCode }) => resolve(`${statusCode}`));
      });
    const phones: WebSocket[] = [];
    try {
      expect(await open([])).toBe('429');
      expect(await open(['key', keyFor(999)])).toBe('429');
      for (let line = 0; line < KEY_LINES; line++) expect(await open(['key', key])).toBe('open: key');
      expect(await open(['key', key])).toBe('429');
    } finally {
      for (const socket of phones) socket.terminate();
    }
  });

  test('of lines that are none takes no place from those that are', async () => {
    const headers = { ...site.away, connection: 'Upgrade', upgrade: 'websocket' };
    for (let tried = 0; tried < LINES.address + 2; tried++)
      expect((await site.ask('/live', { headers })).status).toBe(400);
    await site.listen(site.away).state();
  });

  test('of lines opened and closed is slowed down like any other request', async () => {
    vi.useFakeTimers({ toFake: CLOCK });
    const headers = { ...site.away, connection: 'Upgrade', upgrade: 'websocket' };
    const asked = Array.from({ length: REQUESTS.points + 3 }, () => site.ask('/live', { headers }));
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(statuses.filter((each) => each === 429).length).toBeGreaterThanOrEqual(3);
  });

  test('of words from somebody who may only look ends his line', async () => {
    const line = site.listen(site.away);
    await line.state();
    const closed = new Promise((resolve) => line.socket.on('close', resolve));
    for (let word = 0; word <= MOST_VAIN_WORDS; word++) line.say({ type: 'key', key: '1', action: 'press' });
    expect(await closed).toBe(1008);
    const host = site.listen();
    await host.state();
    for (let word = 0; word <= 2 * MOST_VAIN_WORDS; word++) host.say('{');
    site.rig.keys('3 P1');
    await host.until(score(0, 3));
  });

  test('of connections that say nothing is cut off', async () => {
    site = await site.with({ connections: { address: 20 } });
    const sockets = Array.from({ length: 30 }, () => connect(site.web.port, '127.0.0.1'));
    for (const socket of sockets) socket.on('error', () => {});
    await expect.poll(() => sockets.filter(({ destroyed }) => !destroyed).length).toBe(20);
    for (const socket of sockets) socket.destroy();
  });
});
