// The documents that are made from code, by name.
import { asyncApiPage } from './asyncapi.ts';
import { hallPage } from './hall.ts';
import { houseRulesPage } from './houserules.ts';
import { openApiPage } from './openapi.ts';
import { protocolPage } from './protocol.ts';

export const PAGES = {
  'protocol.md': protocolPage,
  'house-rules.md': houseRulesPage,
  'hall.md': hallPage,
  'openapi.json': openApiPage,
  'asyncapi.json': asyncApiPage,
} as const;
