// Every example that a help shows is run by the built command: on a journal, at a table, and in a night of a hall.
import { execFileSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { run as lab } from '../lab/program.ts';
import { packageRoot } from '../system/package.ts';
import type { Ran, Step } from './testing/builtlines.ts';
import { play } from './testing/evening.ts';
import { newFolder, ran } from './testing/muggins.ts';

/** Lines of the part of a help that has this heading. */
const part = (help: string, heading: string): readonly string[] =>
  (help.split(`${heading}:\n`)[1]?.split('\n\n')[0] ?? '').split('\n').filter(Boolean);

interface Helped {
  readonly name: string;
  readonly help: string;
  readonly examples: readonly string[];
}

/** Every command that a command line lists, itself and groups among them. */
async function everyHelp(
  program: typeof lab | undefined,
  above: readonly string[] = [],
): Promise<readonly Helped[]> {
  const { code, out } = await ran([...above, '--help'], program);
  expect(code).toBe(0);
  const examples = part(out, 'Examples').map((line) => line.trim().split(/ {2,}/)[0] ?? '');
  const below = part(out, 'Commands').map((line) => /^ {2}([a-z]+)/.exec(line)?.[1] ?? '');
  const found: Helped[] = [{ name: above.join(' '), help: out, examples }];
  for (const name of below.filter((each) => each !== '' && (each !== 'help' || above.length === 0)))
    found.push(...(await everyHelp(program, [...above, name])));
  return found;
}

const HELPS = await everyHelp(undefined);
const LAB = await everyHelp(lab);
const EXAMPLES = [...new Set(HELPS.flatMap(({ examples }) => examples))];

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

/** What needs a board or a reader at a port of this machine, or takes long and has tests of its own: its options are looked up. */
const AT_A_PORT = /^muggins (flash|deck learn|ports|doctor)/;

/** A night in the order in which it is played; then one with play-offs. */
const BEFORE = ['import players.csv --dry-run', 'import players.csv --columns first,last,number'];
const NIGHT = `open grass-roots
title --venue 'The Bell'
tables 5
tables
late 'Ann Archer' 'Bob Bell'
draw
draw --back --reason 'Bob is late'
draw
call 1.1
call 1.1 2
correct 1.1 Ann 121-113
correct 1.1 Bob 8 --reopen --reason mixed
draw
forfeit 'Bob Bell' --worth '2 +10' '0 -10' --reason late
late 'Dot Drew' --new
remove 'Cid Clark'
forget 'Cid Clark'
forget 'Cid Clark' --yes
event S Satellite club-6
event S --remove
drop 'Bob Bell' --reason ill
print
print pairings
close --reason 'closing time'
open finals.json --title 'Club final'
late 'Ann Archer' 'Bob Bell'
draw
correct 1.1 Ann 121-113
cut P
match 1.1 --event P --winner 'Ann Archer' --reason ill
standings
standings --night 1
export standings --out tonight.csv
export night --night 1
nights
season --from 2026-09-01 --best 20
season --least 3 --out season.csv
awards
bracket 27 --order acc
check
doctor
backup hall-2026-11-22`.split('\n');
const AFTER = ['restore hall-2026-11-22', 'restore hall-2026-11-22 --yes'];
const FINALS = {
  ...{ base: 'club-6', games: 1 },
  stages: [
    {
      id: 'P',
      name: 'finals',
      from: [{ event: '', take: { first: 2 } }],
      format: { base: 'knockout', bracket: { order: 'halves' }, match: { games: 1 } },
    },
  ],
};

/** The words of a line, in which quotation marks keep some together. */
const wordsOf = (line: string): readonly string[] =>
  (line.match(/'[^']*'|\S+/g) ?? []).slice(1).map((word) => word.replaceAll("'", ''));

/** Programs that serve, with what they print when they are ready; at a free port, without a board and a browser, on this machine only. */
const SERVING: readonly (readonly [RegExp, string, readonly string[]])[] = [
  [/^muggins start/, '"ready"', ['--http', '0', '--emulator', '--json']],
  [/^muggins hall start/, '"ready"', ['--http', '0', '--json']],
  [/^muggins emulate$/, '"ready"', ['--tcp', '0', '--json']],
  [/^muggins emulate/, '"ready"', ['--json']],
  [/^muggins watch/, 'atching', []],
];

function stepOf(line: string, data: string): Step {
  const [, ready, more = []] = SERVING.find(([form]) => form.test(line)) ?? [];
  const words = wordsOf(line).filter(
    (word) => ready === undefined || !['--lan', '--open', '--emulator'].includes(word),
  );
  return { words: [...words, ...more], data, ...(ready !== undefined && { ready }) };
}

const folder = newFolder();
const data = join(folder, 'games');
const night = (line: string): string => `muggins hall ${line}`;
const of = (form: RegExp): readonly string[] =>
  EXAMPLES.filter((line) => form.test(line) && !AT_A_PORT.test(line));

/** Each line once, in an order in which it can be done. */
function planned(): ReadonlyMap<string, Step> {
  const atTable = of(/^muggins (table|status|watch)/);
  const plain = of(/^muggins(?! (hall|start|table|status|watch))/);
  const steps = new Map<string, Step>();
  const add = (line: string, more: Partial<Step> = {}, at = data) =>
    void steps.set(steps.has(line) ? `${line} (again ${steps.size})` : line, {
      ...stepOf(line, at),
      ...more,
    });
  for (const line of plain) add(line);
  for (const line of of(/^muggins start/)) add(line, { stays: line.includes('Ann') });
  for (const line of atTable) add(line);
  for (const line of of(/^muggins hall start/)) add(line, {}, newFolder());
  for (const line of BEFORE.map(night)) add(line);
  add('muggins hall start', { stays: true, ends: true });
  for (const line of NIGHT.map(night)) add(line);
  for (const [at, line] of AFTER.map(night).entries()) add(line, { ends: at === 0 });
  return steps;
}

const STEPS = planned();
let results: ReadonlyMap<string, Ran>;
beforeAll(() => {
  play(join(folder, 'old-laptop'), [{ players: ['Eva', 'Fay'], points: [9] }]);
  play(data, [{ players: ['Ann', 'Bob'], points: [12, 7] }]);
  writeFileSync(
    join(folder, 'players.csv'),
    'first,last,number\nAnn,Archer,101\nBob,Bell,102\nCid,Clark,103\n',
  );
  writeFileSync(join(folder, 'game.txt'), 'six-card cut=P2 starter=5C KH\n');
  writeFileSync(join(folder, 'finals.json'), JSON.stringify(FINALS));
  const driver = fileURLToPath(new URL('testing/builtlines.ts', import.meta.url));
  const told = execFileSync(
    process.execPath,
    ['--import', import.meta.resolve('tsx'), driver, JSON.stringify([...STEPS.values()])],
    { cwd: folder, encoding: 'utf8', maxBuffer: 1e8, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const all = JSON.parse(told) as readonly Ran[];
  results = new Map([...STEPS.keys()].map((line, at) => [line, all[at] as Ran]));
});

test.each([...STEPS.keys()])('%s', (line) => {
  const { code, out, err } = results.get(line) as Ran;
  expect([code, err]).toEqual([0, expect.not.stringMatching(/^muggins: /m)]);
  expect(out).toMatch(line.includes('--out') ? /^$/ : line.startsWith('muggins score 5H') ? /: 29$/m : /./);
});

test('none is left out but those at a port, which name options that there are', () => {
  const left = EXAMPLES.filter((line) => !STEPS.has(line));
  expect(left).toEqual(EXAMPLES.filter((line) => AT_A_PORT.test(line)));
  expect(left.length).toBeGreaterThan(3);
  for (const line of left) {
    const help = HELPS.find(({ examples }) => examples.includes(line))?.help ?? '';
    for (const option of line.match(/--[a-z]+/g) ?? []) expect(help).toContain(`${option} `);
  }
});
