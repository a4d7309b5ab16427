// A hall that announces itself on this machine alone, and what looks for it.
import { expect, test } from 'vitest';
import { silentLog } from '../../system/log.ts';
import { announceHall, findHalls } from './network.ts';

/** Multicast that stays on this machine, on a port of its own. */
const HERE = { interface: '127.0.0.1', bind: '0.0.0.0', port: 5_399 };

test('a hall is found by its address, with and without https, until it ends', async () => {
  const hall = { id: '0f8c1d2e-3a4b', port: 8131, encrypted: false, log: silentLog };
  const ends = [
    announceHall(hall, HERE),
    announceHall({ ...hall, id: '91f7a2b0-11aa', port: 8443, encrypted: true }, HERE),
  ];
  const found = async () =>
    (await findHalls(HERE, 500)).map((url) => new URL(url).protocol + new URL(url).port);
  await expect.poll(found).toEqual(['http:8131', 'https:8443']);
  for (const end of ends) end();
  await expect.poll(found).toEqual([]);
});
