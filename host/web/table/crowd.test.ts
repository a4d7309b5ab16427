// A room of spectators in small: everybody sees every state, and whoever never reads delays nobody. `npm run bench` measures a
// large one.
import { afterEach, expect, test } from 'vitest';
import { Site, score } from '../testing/site.ts';
import type { StateMessage, TableMessage } from './wire.ts';

let site: Site;
afterEach(async () => site.close());

const isState = (message: TableMessage): message is StateMessage => message.type === 'state';

test('a hundred see every score, beside ten that never read', async () => {
  site = await Site.open();
  const room = Array.from({ length: 110 }, () => site.listen());
  await Promise.all(room.map((line) => line.until(isState)));
  const [stalled, readers] = [room.slice(0, 10), room.slice(10)];
  for (const { socket } of stalled) socket.pause();
  for (let front = 2; front <= 20; front += 2) {
    site.rig.keys('2 P1');
    await Promise.all(readers.map((line) => line.until(score(0, front))));
  }
  for (const { socket } of stalled) socket.resume();
  await Promise.all(stalled.map((line) => line.until(score(0, 20))));
  expect(site.rig.pegs).toBe('20/18 0/0');
});
