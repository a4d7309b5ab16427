// Builds the page of all components, with what it shows beside it.
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import { prepare } from './prepared.ts';

export const CONFIG = resolve(import.meta.dirname, '../../../../vite.gallery.ts');

/** @param outDir the folder that it is built into */
export async function buildGallery(outDir: string): Promise<void> {
  await build({ configFile: CONFIG, logLevel: 'error', build: { outDir, emptyOutDir: true } });
  writeFileSync(join(outDir, 'prepared.json'), JSON.stringify(await prepare(outDir)));
}
