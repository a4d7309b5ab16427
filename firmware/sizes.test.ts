// The images fit their boards.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LIMITS, SIZES } from './image.ts';

const sizes = JSON.parse(readFileSync(SIZES, 'utf8')) as Record<
  'uno' | 'mega',
  { readonly flash: number; readonly ram: number }
>;

test.each(['uno', 'mega'] as const)('%s', (kind) => {
  expect(sizes[kind].flash).toBeLessThanOrEqual(LIMITS[kind].flash);
  expect(sizes[kind].ram).toBeLessThanOrEqual(LIMITS[kind].ram);
});
