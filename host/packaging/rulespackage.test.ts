// The packages @muggins/rules and @muggins/words: packed, installed into an empty folder without a network, used in Node, bundled
// for a page.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'muggins-rules-'));
const npm = (cwd: string, ...words: readonly string[]): string =>
  execFileSync('npm', [...words, '--offline', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd,
    encoding: 'utf8',
  });

let files: readonly string[] = [];
beforeAll(() => {
  const words = ['pack', '-w', 'shared/rules', '-w', 'shared/words', '--json'] as const;
  const packed = JSON.parse(npm(ROOT, ...words, '--pack-destination', folder)) as readonly {
    readonly filename: string;
    readonly files: readonly { readonly path: string }[];
  }[];
  files = packed[0]?.files.map(({ path }) => path) ?? [];
  writeFileSync(join(folder, 'package.json'), '{"private":true,"type":"module"}');
  const tarballs = packed.map(({ filename }) => join(folder, basename(filename)));
  npm(folder, 'install', ...tarballs, join(ROOT, 'node_modules/@fluent/bundle'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('holds compiled modules with their types, the README and the licence, and nothing else', () => {
  const besides = files.filter((path) => !/^dist\/[\w/]+\.(js|d\.ts)$/.test(path));
  expect(besides.toSorted()).toEqual(['LICENSE', 'README.md', 'package.json']);
  expect(files.filter((path) => /test/.test(path))).toEqual([]);
  const licence = (path: string): string => readFileSync(join(ROOT, path, 'LICENSE'), 'utf8');
  expect(licence('shared/rules')).toBe(licence('.'));
});

test('needs nothing else', () => {
  const installed = join(folder, 'node_modules');
  const { dependencies, sideEffects } = JSON.parse(
    readFileSync(join(installed, '@muggins/rules/package.json'), 'utf8'),
  ) as { dependencies?: object; sideEffects?: boolean };
  expect([dependencies, sideEffects]).toEqual([undefined, false]);
  for (const path of files.filter((each) => each.endsWith('.js'))) {
    const source = readFileSync(join(installed, '@muggins/rules', path), 'utf8');
    for (const [, from = ''] of source.matchAll(/^(?:import|export) .* from '([^']+)';$/gm)) {
      expect(from).toMatch(/^\.\.?\/.*\.js$/);
      expect(existsSync(join(installed, '@muggins/rules', path, '..', from))).toBe(true);
    }
  }
});

test('counts a deal in Node, through every door', () => {
  const code = `
    import { scoreShow, total } from '@muggins/rules';
    import { scorePlay } from '@muggins/rules/cards';
    import { presetOf } from '@muggins/rules/house';
    import { legalCommands, NO_GAME } from '@muggins/rules/game';
    import { OFFENCES } from '@muggins/rules/rulings';
    import { handSize } from '@muggins/rules/terms';
    import { CRIB_ROLES } from '@muggins/rules/study';
    import { winChance } from '@muggins/rules/winning';
    const rules = presetOf('five-card');
    console.log(
      total(scoreShow({ hand: '5H 5S 5D JC', starter: '5C' })),
      scorePlay('8 7 7 6').map(({ items }) => total(items)).join(),
      handSize(rules), legalCommands(NO_GAME).length, OFFENCES.length > 0, CRIB_ROLES.length,
      winChance('dealer', [121, 121]) > 0.5,
    );`;
  const out = execFileSync(process.execPath, ['--input-type=module', '-e', code], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(out.trim()).toBe('29 0,2,2,0 3 0 true 2 true');
});

test('the example in the README of @muggins/words prints what stands behind it, in English and in French', () => {
  const readme = readFileSync(join(folder, 'node_modules/@muggins/words/README.md'), 'utf8');
  const [, code = ''] = /```js\n(.*?)```/s.exec(readme) ?? [];
  const out = execFileSync(process.execPath, ['--input-type=module', '-e', code], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(out.trim().split('\n')).toEqual([...code.matchAll(/ \/\/ (.+)$/gm)].map(([, said]) => said));
});

test('a page that only counts hands pays at most 8 kB', async () => {
  writeFileSync(
    join(folder, 'page.js'),
    "import { scoreShow } from '@muggins/rules';\nexport const count = (hand, starter) => scoreShow({ hand, starter });\n",
  );
  const built = (await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    build: { write: false, minify: true, lib: { entry: join(folder, 'page.js'), formats: ['es'] } },
  })) as Rolldown.RolldownOutput[];
  const code = built
    .flatMap(({ output }) => output.flatMap((each) => ('code' in each ? [each.code] : [])))
    .join('');
  expect(code).toContain('doublePairRoyal');
  expect(code.length).toBeLessThanOrEqual(8192);
  expect(gzipSync(code).length).toBeLessThanOrEqual(4096);
});

test('the examples of the README compile under strict TypeScript', () => {
  const readme = readFileSync(join(folder, 'node_modules/@muggins/rules/README.md'), 'utf8');
  const examples = [...readme.matchAll(/^```ts\n([\s\S]*?)```$/gm)].map(([, code = '']) => code);
  const paths = examples.map((code, at) => {
    writeFileSync(join(folder, `example${at}.ts`), code);
    return `example${at}.ts`;
  });
  const flags = ['--noEmit', '--ignoreConfig', '--strict', '--target', 'es2024', '--lib', 'es2024,dom'];
  const args = [...flags, '--module', 'nodenext', '--moduleDetection', 'force', ...paths];
  const { status, stdout } = spawnSync(join(ROOT, 'node_modules/.bin/tsc'), args, {
    cwd: folder,
    encoding: 'utf8',
  });
  expect([stdout, status, paths.length > 5]).toEqual(['', 0, true]);
});
