// What is said of a damaged file: what became of it, where it is kept, and what to do.
import { expect, test } from 'vitest';
import { tellDamaged } from './serving.ts';

const FILE = '/home/ann/.muggins/hall.json';
const EVIDENCE = `${FILE}.damaged-2026-11-28T00-00-00.000Z`;

test.each([
  [
    { evidence: EVIDENCE },
    `${FILE} is damaged. Name the hall again. The damaged file is kept as ${EVIDENCE}.`,
  ],
  [{ evidence: undefined }, `${FILE} is damaged. Name the hall again.`],
])('%j', (outcome, words) => {
  const [said, logged]: [unknown[], unknown[]] = [[], []];
  const quiet = (): void => {};
  const log = { debug: quiet, info: quiet, warn: (fields: object) => logged.push(fields), error: quiet };
  const found = { file: FILE, ...outcome };
  tellDamaged({ log, say: (...all) => said.push(all) }, 'Name the hall again.')(found);
  expect(said).toEqual([['damagedFile', found, words]]);
  expect(logged).toEqual([found]);
});
