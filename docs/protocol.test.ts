import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { protocolPage } from './protocol.ts';

test('docs/protocol.md is what the schema says (npm run pages writes it)', () => {
  expect(readFileSync(new URL('protocol.md', import.meta.url), 'utf8')).toBe(protocolPage());
});
