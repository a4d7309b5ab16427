// A thousand spectators, as many as a table takes: each sees every state, and those that never read delay none of the others.
import { afterEach, expect, test } from 'vitest';
import { Site, score } from '../../testing/site.ts';

const SPECTATORS = 1_000;
/** Sockets opened at once: the server's backlog has 511 places. */
const BATCH = 100;

let site: Site;
afterEach(async () => site.close());

test('a thousand spectators see every score, though twenty of them never read', async () => {
  site = await Site.open();
  const room: ReturnType<Site['listen']>[] = [];
  while (room.length < SPECTATORS) {
    const batch = Array.from({ length: BATCH }, () => site.listen());
    await Promise.all(batch.map((spectator) => spectator.state()));
    room.push(...batch);
  }
  const [stalled, readers] = [room.slice(0, 20), room.slice(20)];
  for (const { socket } of stalled) socket.pause();
  for (let front = 2; front <= 6; front += 2) {
    site.rig.keys('2 P1');
    await Promise.all(readers.map((spectator) => spectator.until(score(0, front))));
  }
  for (const { socket } of stalled) socket.resume();
  await Promise.all(stalled.map((spectator) => spectator.until(score(0, 6))));
  expect(site.rig.pegs).toBe('6/4 0/0');
});
