// SIGKILL at random moments of everything that writes to a journal, in short: the whole of it is `npm run kill -- --times 1000`.
import { expect, test } from 'vitest';
import { killAll } from './kill.ts';
import { type Killed, SHARES } from './kinds.ts';

/** Kills of each kind. */
const EACH = 4;

test.each(Object.keys(SHARES) as Killed[])('%s', async (only) => {
  const [toll, ...more] = await killAll({ times: EACH, seed: 10, only });
  expect(more).toEqual([]);
  expect(toll).toMatchObject({ what: only, kills: EACH, wrongs: [] });
});

test('somebody reads the journal while it is played', async () => {
  expect(await killAll({ times: EACH, seed: 7, only: 'play', reader: true })).toMatchObject([
    { kills: EACH, wrongs: [] },
  ]);
});
