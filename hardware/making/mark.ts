// The mark that tells which sheets belong together.
import { createHash } from 'node:crypto';
import type { Description } from '../panel.ts';

/**
 * The mark on every sheet: six digits of a checksum of the whole description. Sheets with the same mark belong
 * together.
 */
export const markOf = (description: Description): string =>
  createHash('sha256').update(JSON.stringify(description)).digest('hex').slice(0, 6);
