/** Writes the pages that are derived from code: `npm run pages`. A test compares each of them. */
import { writeFileSync } from 'node:fs';
import { protocolPage } from '../shared/protocol/page.ts';

writeFileSync(new URL('protocol.md', import.meta.url), protocolPage());
