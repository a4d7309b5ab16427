// Documents of which parts are made from code, by name. What is written by hand in them stays.
import { asyncApiPage } from './asyncapi.ts';
import { houseRulesPage } from './houserules.ts';
import { openApiPage } from './openapi.ts';
import { protocolPage } from './protocol.ts';

export const PAGES = {
  'protocol.md': protocolPage,
  'house-rules.md': houseRulesPage,
  'openapi.json': openApiPage,
  'asyncapi.json': asyncApiPage,
} as const;
