// `npm run hardware`: writes the package into hardware/build/ anew.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DESCRIPTION } from '../panel.ts';
import { files } from './package.ts';

const BUILD = new URL('../build/', import.meta.url);
const all = files(DESCRIPTION);
rmSync(BUILD, { recursive: true, force: true });
for (const [name, text] of all) {
  const path = fileURLToPath(new URL(name, BUILD));
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
console.log(`hardware/build: ${all.size} files`);
