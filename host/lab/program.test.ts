// What can be typed to the lab: every command has help, and what is not understood is refused before anything runs.
import { describe, expect, test } from 'vitest';
import { run } from './program.ts';

async function typed(...args: readonly string[]) {
  const out: string[] = [];
  const err: string[] = [];
  const code = await run(args, { out: (line) => out.push(line), err: (line) => err.push(line) });
  return { code, out: out.join('\n'), err: err.join('\n') };
}

describe('help', () => {
  test.each(['scenario', 'bench', 'simulate', 'night'])('%s --help names its options', async (command) => {
    const { code, out } = await typed(command, '--help');
    expect(code).toBe(0);
    expect(out).toContain(`Usage: muggins-lab ${command}`);
    expect(out).toContain('--json');
  });

  test('without a command it shows all of them', async () => {
    const { code, err } = await typed();
    expect(code).toBe(2);
    for (const command of ['scenario', 'bench', 'simulate', 'night']) expect(err).toContain(`  ${command} `);
  });
});

// A command with `--times abc` ran nothing and said that all was well (issue 9, item 8).
test.each([
  ['simulate --runs abc', 'whole number from 1 to 100000'],
  ['bench cable', 'Allowed choices are keys, start'],
  ['bench --presses 3', 'whole number from 10'],
  ['bench idle --seconds 1', 'whole number from 5'],
  ['simulate --minutes 1e3', 'whole number from 1'],
  ['simulate --seed -1', 'whole number from 0'],
  ['scenario --jobs 0 x.txt', 'whole number from 1 to 99'],
  ['scenario', 'Missing: files'],
  ['scenario missing.txt', 'missing.txt'],
  ['frobnicate', "no command 'frobnicate'"],
])('%s is refused', async (line, why) => {
  const { code, out, err } = await typed(...line.split(' '));
  expect(code).toBe(2);
  expect(out).toBe('');
  expect(err).toContain(why);
});
