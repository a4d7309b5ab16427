// Entry of `npm run screenshots`: a browser of its own, and the pages as `npm run build` has built them.
import type { Browser } from 'playwright-core';
import { browserPath, launch } from '../chromium.ts';
import { screenshots } from './command.ts';

const dist = (pages: string): string => new URL(`../../../../dist/${pages}`, import.meta.url).pathname;
let browser: Browser | undefined;

async function means() {
  if (browserPath === undefined) throw new Error('There is no Chromium on this machine. Install one.');
  browser = await launch(browserPath, []);
  return { browser, files: { table: dist('web'), hall: dist('hall') } };
}

try {
  const { folder, pictures } = await screenshots(process.argv.slice(2), means);
  console.log(`${pictures} pictures. Open ${folder}/index.html`);
} finally {
  await browser?.close();
}
