// Every command has a help with examples of its own. host/packaging/shown.test.ts runs them.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { run as lab } from '../lab/program.ts';
import { packageRoot } from '../system/package.ts';
import { everyHelp } from './testing/helps.ts';
import { ran } from './testing/muggins.ts';

const HELPS = await everyHelp();
const LAB = await everyHelp(lab);

test('there are commands', () => expect([HELPS.length > 50, LAB.length]).toEqual([true, 6]));

describe.each([...HELPS, ...LAB].map((each) => [each.help.split('\n', 1)[0], each] as const))(
  '%s',
  (_, { name, help, examples }) => {
    test('has examples of its own, and no line is wider than a screen', () => {
      expect(examples.length).toBeGreaterThanOrEqual(1);
      expect(examples.length).toBeLessThanOrEqual(name === '' ? 6 : 3);
      for (const example of examples) expect(example).toMatch(new RegExp(`^muggins(-lab)? ?${name}`));
      expect(help.split('\n').filter((line) => line.length > 80)).toEqual([]);
    });
  },
);

test.each(['scenario', 'bench', 'simulate', 'night'])('muggins-lab help %s', async (name) => {
  expect(await ran(['help', name], lab)).toEqual(await ran([name, '--help'], lab));
  expect(await ran(['help', 'nigth'], lab)).toMatchObject({
    code: 2,
    err: expect.stringContaining('Did you mean night?'),
  });
});

test.each(LAB)('what $name shows of muggins-lab is there', ({ help, examples }) => {
  for (const line of examples) {
    for (const option of line.match(/--[a-z]+/g) ?? [])
      expect(LAB.map((each) => each.help).join()).toContain(`${option} `);
    for (const path of line.match(/\S+\/\S+/g) ?? [])
      expect(existsSync(join(packageRoot(), path))).toBe(true);
  }
  expect(help).toContain('Examples:');
});
