// `npm run hardware`: writes the package into hardware/build/ anew, or into a folder that is named.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DESCRIPTION } from '../panel.ts';
import { files } from './package.ts';

const BUILD = fileURLToPath(new URL('../build', import.meta.url));
const folder = process.argv[2] ?? BUILD;
const all = files(DESCRIPTION);
// Only our own folder is emptied before.
if (folder === BUILD) rmSync(BUILD, { recursive: true, force: true });
for (const [name, text] of all) {
  const path = join(folder, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
console.log(`${folder}: ${all.size} files`);
