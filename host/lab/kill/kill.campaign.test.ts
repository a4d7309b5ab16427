// SIGKILL at random moments of everything that writes to a journal, in short: the whole of it is `npm run kill -- --times 1000`.
import { expect, test } from 'vitest';
import { kill } from './kill.ts';
import { type Killed, SHARES } from './kinds.ts';

/** Kills of each kind. */
const EACH = 4;

/** What the command prints of its kinds, as JSON. */
async function tolls(options: Parameters<typeof kill>[0]) {
  const out: string[] = [];
  await kill({ ...options, json: true }, { out: (line) => out.push(line), err: () => {} });
  return JSON.parse(out.join('\n')).tolls;
}

test.each(Object.keys(SHARES) as Killed[])('%s', async (only) => {
  const [toll, ...more] = await tolls({ times: EACH, seed: 10, only });
  expect(more).toEqual([]);
  expect(toll).toMatchObject({ what: only, kills: EACH, wrongs: [] });
});

test('somebody reads the journal while it is played', async () => {
  expect(await tolls({ times: EACH, seed: 7, only: 'play', reader: true })).toMatchObject([
    { kills: EACH, wrongs: [] },
  ]);
});
