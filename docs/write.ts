// Writes the pages that are derived from code: `npm run pages`. A test compares each of them.
import { writeFileSync } from 'node:fs';
import { asyncApiPage } from './asyncapi.ts';
import { hallPage } from './hall.ts';
import { houseRulesPage } from './houserules.ts';
import { openApiPage } from './openapi.ts';
import { protocolPage } from './protocol.ts';
import { tableSettingsPage } from './tablesettings.ts';
import { walkPage } from './walk.ts';
import { CLAIM } from './walkclaim.ts';
import { KEY_PRESS } from './walkpress.ts';

const pages = {
  'protocol.md': protocolPage,
  'house-rules.md': houseRulesPage,
  'table-settings.md': tableSettingsPage,
  'hall.md': hallPage,
  'one-key-press.md': () => walkPage(KEY_PRESS),
  'one-claim.md': () => walkPage(CLAIM),
  'openapi.json': openApiPage,
  'asyncapi.json': asyncApiPage,
};
for (const [name, page] of Object.entries(pages)) writeFileSync(new URL(name, import.meta.url), page());
