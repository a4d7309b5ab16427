// Entry of `npm run components`: builds the page of all components, says where it lies, and serves it on this machine.
import { resolve } from 'node:path';
import { preview } from 'vite';
import { buildGallery, CONFIG } from './build.ts';

const outDir = resolve(import.meta.dirname, '../../../../build/components');
await buildGallery(outDir);
console.log(`The page is in ${outDir}.`);
const server = await preview({
  configFile: CONFIG,
  preview: { host: '127.0.0.1', port: 8_191 },
});
console.log(`Open ${server.resolvedUrls?.local[0]} (Ctrl+C ends it).`);
