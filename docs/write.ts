// `npm run pages`: writes what of the documents is made from code.
import { writeFileSync } from 'node:fs';
import { PAGES } from './pages.ts';

for (const [name, page] of Object.entries(PAGES)) writeFileSync(new URL(name, import.meta.url), page());
