// Carries out the Dockerfile's own steps in a bare root: no image can be pulled where the tests run.
import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** What the steps leave: who runs what. */
export interface Container {
  readonly root: string;
  readonly user: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly volumes: readonly string[];
  readonly entrypoint: readonly string[];
  readonly command: readonly string[];
  readonly health: readonly string[];
}

/** The instructions in order, each with what stands behind it. */
const instructionsOf = (file: string): readonly (readonly [name: string, words: string])[] =>
  readFileSync(file, 'utf8')
    .replace(/^#.*\n/gm, '')
    .replace(/\\\n/g, ' ')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [, name = '', words = ''] = /^(\w+)\s+(.*)$/.exec(line) ?? [];
      return [name, words];
    });

/** From where files are copied, and the values of ARGs. */
interface BuildContext {
  readonly folder: string;
  readonly given: Readonly<Record<string, string>>;
}

const list = (words: string): readonly string[] => JSON.parse(words) as readonly string[];
/** What each instruction changes. */
const STEPS: Readonly<
  Record<string, (words: string, container: Container, context: BuildContext) => Partial<Container>>
> = {
  FROM: () => ({}),
  EXPOSE: () => ({}),
  STOPSIGNAL: () => ({}),
  ARG: (name, _, { given }) => {
    if (given[name] === undefined) throw new Error(`Nobody gave ${name}.`);
    return {};
  },
  COPY: (words, { root }, { folder, given }) => {
    const [from = '', to = ''] = words.split(' ');
    const pattern = from.replace(/\$\{(\w+)\}/g, (_, name: string) => given[name] ?? '');
    const [before = '', after = ''] = basename(pattern).split('*');
    const place = join(folder, dirname(pattern));
    const found = readdirSync(place).filter((name) => name.startsWith(before) && name.endsWith(after));
    if (found.length !== 1) throw new Error(`${found.length} files are ${pattern}.`);
    cpSync(join(place, found.join()), join(root, to));
    return {};
  },
  RUN: (words, container) => {
    const { status, stderr } = runAs(container, '/bin/sh', '-c', words);
    if (status !== 0) throw new Error(`${words} ended with ${status}: ${stderr}`);
    return {};
  },
  ENV: (words, { environment }) => {
    const [name = '', value = ''] = words.split('=');
    return { environment: { ...environment, [name]: value } };
  },
  VOLUME: (words) => ({ volumes: list(words) }),
  USER: (user) => ({ user }),
  HEALTHCHECK: (words) => ({ health: list(words.slice(words.indexOf('['))) }),
  ENTRYPOINT: (words) => ({ entrypoint: list(words) }),
  CMD: (words) => ({ command: list(words) }),
};

/**
 * Carries out the steps of the Dockerfile `file` in the folder `root`.
 * @throws on a step that fails, or that this does not know
 */
export function buildIn(root: string, file: string, context: BuildContext): Container {
  let container: Container = {
    ...{ root, user: 'root', environment: {}, volumes: [] },
    ...{ entrypoint: [], command: [], health: [] },
  };
  for (const [name, words] of instructionsOf(file)) {
    const step = STEPS[name];
    if (step === undefined) throw new Error(`The Dockerfile has a step ${name}, which is not known here.`);
    container = { ...container, ...step(words, container, context) };
  }
  return container;
}

/** The words of a shell that runs a program as the container would. */
export const wordsIn = (
  { root, user, environment }: Container,
  ...words: readonly string[]
): readonly [string, ...string[]] => [
  'chroot',
  `--userspec=${user}`,
  root,
  '/usr/bin/env',
  '-i',
  'PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
  ...Object.entries(environment).map(([name, value]) => `${name}=${value}`),
  ...words,
];

/** Runs a program in the container, to its end. */
export function runAs(
  container: Container,
  ...words: readonly string[]
): { readonly status: number | null; readonly stderr: string } {
  const [program, ...rest] = wordsIn(container, ...words);
  return spawnSync(program, rest, { encoding: 'utf8' });
}
