// `npm run pages`: writes the documents that are made from code.
import { writeFileSync } from 'node:fs';
import { PAGES } from './pages.ts';

for (const [name, page] of Object.entries(PAGES)) writeFileSync(new URL(name, import.meta.url), page());
