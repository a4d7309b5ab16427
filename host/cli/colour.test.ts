// Colours at a terminal, and none where somebody or something does not want them.
import { spawnSync } from 'node:child_process';
import { afterEach, expect, test, vi } from 'vitest';
import { redCards } from './colour.ts';
import { findingLines } from './doctor/report.ts';
import { BUILT, muggins } from './testing/muggins.ts';

const ESCAPE = '\u001b';

/** What a command prints to a terminal, by `script` of util-linux. Node shows no colours where `CI` is set, as in .ci/run. */
function atTerminal(line: string, more: NodeJS.ProcessEnv): string {
  const { NO_COLOR: _, FORCE_COLOR: __, CI: ___, ...env } = process.env;
  const typed = `'${process.execPath}' '${BUILT}' ${line}`;
  const { stdout } = spawnSync('script', ['-qec', typed, '/dev/null'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...env, TERM: 'xterm-256color', ...more },
  });
  return stdout;
}

const HAND = 'score 5H 5S 5D JC';

test.each([
  ['cards of red suits', HAND, `${ESCAPE}[31m5♥${ESCAPE}[39m 5♠ ${ESCAPE}[31m5♦${ESCAPE}[39m J♣`],
  ['the word of an error', 'score XX', `${ESCAPE}[31mmuggins:${ESCAPE}[39m “XX”`],
  ['headings of a help', 'score --help', `${ESCAPE}[1mExamples:${ESCAPE}[22m`],
])('a terminal shows %s', (_, line, shown) => expect(atTerminal(line, {})).toContain(shown));

test.each<[string, string, NodeJS.ProcessEnv]>([
  ['NO_COLOR', HAND, { NO_COLOR: '1' }],
  ['TERM=dumb', HAND, { TERM: 'dumb' }],
  ['a pipe', `${HAND} | cat`, {}],
  ['--json', `${HAND} --json`, {}],
  ['--json, which fails', 'score XX --json', {}],
  ['NO_COLOR, in a help', 'score --help', { NO_COLOR: '1' }],
])('%s shows none', (_, line, env) => {
  const shown = atTerminal(line, env);
  expect(shown).toMatch(/J.?♣|"JC"|“XX”|Usage/);
  expect(shown).not.toContain(ESCAPE);
});

afterEach(() => vi.unstubAllEnvs());

test('FORCE_COLOR shows them in a file too, but never in JSON', async () => {
  vi.stubEnv('FORCE_COLOR', '1');
  expect(redCards('10♥ A♠ 9♦, I ♥ it')).toBe(
    `${ESCAPE}[31m10♥${ESCAPE}[39m A♠ ${ESCAPE}[31m9♦${ESCAPE}[39m, I ♥ it`,
  );
  const fault = { code: 'x', level: 'fault', what: 'No line.', todo: '' } as const;
  expect(findingLines([fault])).toEqual([`${ESCAPE}[31mXX${ESCAPE}[39m No line.`]);
  expect((await muggins(...HAND.split(' '))).out).toContain(ESCAPE);
  for (const typed of [`${HAND} --json`, 'score XX --json']) {
    const { out, err } = await muggins(...typed.split(' '));
    expect(`${out}${err}`).not.toContain(ESCAPE);
  }
});
