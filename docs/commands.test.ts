// Every command in a document exists, with its options: a reader may type it (ecosystem.md B2: `npx muggins-lab` asked the public registry
// for a name without an owner).
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { run } from '../host/cli/program.ts';
import { ROOT } from '../host/packaging/pack.ts';
import { shownCommands } from '../host/packaging/testing/shown.ts';

const { scripts, dependencies, devDependencies } = JSON.parse(
  readFileSync(join(ROOT, 'package.json'), 'utf8'),
) as Readonly<Record<'scripts' | 'dependencies' | 'devDependencies', Readonly<Record<string, string>>>>;

/** What the command line says of itself; empty if there is no such command. */
async function helpOf(...names: readonly string[]): Promise<string> {
  const out: string[] = [];
  const code = await run(['help', ...names, '--all'], { out: (line) => out.push(line), err: () => {} });
  return code === 0 ? out.join('\n') : '';
}

const subcommands = (help: string): readonly string[] =>
  [...(help.split('Commands:')[1] ?? '').matchAll(/^ {2}([a-z]+)/gm)].map(([, name = '']) => name);

/** The help of a command with that of all its own. */
async function wholeHelp(name: string): Promise<string> {
  const own = await helpOf(name);
  const within = await Promise.all(subcommands(own).map((each) => helpOf(name, each)));
  return [own, ...within].join('\n');
}

const muggins = shownCommands(ROOT, 'muggins');
const names = [...new Set(muggins.flatMap(({ line }) => /^muggins ([a-z]+)/.exec(line)?.[1] ?? []))];

test('the documents show most of the commands', () => expect(names.length).toBeGreaterThan(15));

test.each(names)('muggins %s', async (name) => {
  const help = await wholeHelp(name);
  expect(help, 'is a command').not.toBe('');
  const lines = muggins.filter(({ line }) => line.split(' ')[1] === name);
  const wrong = lines.flatMap(({ page, line }) =>
    (line.match(/(?<=[\s[(|])--[a-z][a-z-]*/g) ?? [])
      .filter((option) => !new RegExp(`${option}(?![a-z-])`).test(help))
      .map((option) => `${page}: ${line}: ${option}`),
  );
  expect(wrong).toEqual([]);
});

/** Of npm's own commands those that a reader needs. */
const NPM = ['ci', 'install', 'link', 'pack', 'publish', 'exec', 'start', 'test', 'run', 'version'];

test('npm', () => {
  const wrong = shownCommands(ROOT, 'npm').filter(({ line }) => {
    const [, name = '', script = ''] = /^npm ([a-z]+)(?: (?:-s |--silent )*([\w:.-]+))?/.exec(line) ?? [];
    if (!NPM.includes(name)) return true;
    return name === 'run'
      ? scripts[script] === undefined
      : /^(start|test)$/.test(name) && scripts[name] === undefined;
  });
  expect(wrong).toEqual([]);
});

// A stranger could register a name without an owner, and run programs on our readers' machines.
test('npx starts only what is installed beside it', () => {
  const packed = ['muggins'];
  const ours = Object.keys({ ...dependencies, ...devDependencies });
  const wrong = shownCommands(ROOT, 'npx').filter(({ line }) => {
    const name = line.split(' ')[1] ?? '';
    return (
      !packed.includes(name) && !(ours.includes(name) && existsSync(join(ROOT, 'node_modules/.bin', name)))
    );
  });
  expect(wrong).toEqual([]);
});

test('names of packages to install are ours, or dependencies', () => {
  const own = ['board', 'rules', 'words'].map((name) => `@muggins/${name}`);
  const known = [...Object.keys({ ...dependencies, ...devDependencies }), ...own];
  const wrong = shownCommands(ROOT, 'npm').filter(({ line }) => {
    const [, words = ''] = /^npm install (.*)$/.exec(line) ?? [];
    return words
      .split(' ')
      .filter((word) => word !== '' && !/^(-|\/usr$|\.\/muggins-)/.test(word))
      .some((word) => !known.includes(word));
  });
  expect(wrong).toEqual([]);
});
