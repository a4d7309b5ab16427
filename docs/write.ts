// `npm run pages`: writes the generated parts of the documents.
import { writeFileSync } from 'node:fs';
import { PAGES } from './pages.ts';

for (const [name, page] of Object.entries(PAGES)) writeFileSync(new URL(name, import.meta.url), page());
