// The campaign of kills, in short: the whole of it is `npm run kill`.
import { expect, test } from 'vitest';
import { runCampaign } from './kills.ts';

test.each([
  ['nobody else about', false],
  ['somebody reading the journal', true],
])('killed at random moments, with %s: every score whose hole was lit is there', async (_, reader) => {
  const { kills, wrongs } = await runCampaign({ times: 4, seed: 7, reader });
  expect(wrongs).toEqual([]);
  expect(kills).toHaveLength(4);
});
