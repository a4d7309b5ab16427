// Documents with generated parts, by name. Text written by hand stays.
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
