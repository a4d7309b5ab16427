// Writes the package into hardware/build/, and removes what no longer belongs to it.
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DESCRIPTION } from '../panel.ts';
import { files } from './package.ts';

const BUILD = new URL('../build/', import.meta.url);
const all = files(DESCRIPTION);
mkdirSync(BUILD, { recursive: true });
const there = readdirSync(BUILD, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => `${entry.parentPath}/${entry.name}`);
const kept = new Set([...all.keys()].map((name) => fileURLToPath(new URL(name, BUILD))));
for (const path of there) if (!kept.has(path.replaceAll('//', '/'))) rmSync(path);
for (const [name, text] of all) {
  const path = fileURLToPath(new URL(name, BUILD));
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
console.log(`hardware/build: ${all.size} files`);
