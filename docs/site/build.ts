// Builds the site: `npm run site` writes build/site, `npm run site -- FOLDER` another folder.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vitepress';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const out = resolve(process.argv[2] ?? join(ROOT, 'build/site'));

const LETTERS = 'node_modules/@fontsource-variable/atkinson-hyperlegible-next/files/';
/** What the pages show besides, by its path from the root of the repository and of the site. */
const FILES = {
  [`${LETTERS}atkinson-hyperlegible-next-latin-wght-normal.woff2`]: 'api/assets/atkinson.woff2',
  'docs/openapi.json': 'openapi.json',
  'docs/asyncapi.json': 'asyncapi.json',
  'docs/table.jpg': 'table.jpg',
  'dist/demo': 'demo',
};

await build(join(ROOT, 'docs'), { outDir: out });
const api = join(out, 'api');
execFileSync('npm', ['run', '-s', 'api', '--', '--out', api], { cwd: ROOT, stdio: 'inherit' });
for (const [from, to] of Object.entries(FILES))
  if (existsSync(join(ROOT, from))) cpSync(join(ROOT, from), join(out, to), { recursive: true });

// The title of a page of TypeDoc leads back to the front of the site, and a screen reader finds its text.
for (const name of readdirSync(api, { recursive: true, encoding: 'utf8' })) {
  if (!name.endsWith('.html')) continue;
  const front = `href="${'../'.repeat(name.split(sep).length)}index.html"$1`;
  const text = readFileSync(join(api, name), 'utf8').replace(/href="[^"]*"( class="title")/, front);
  writeFileSync(join(api, name), text.replace('"col-content"', '$& role="main"'));
}
