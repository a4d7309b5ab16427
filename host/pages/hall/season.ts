// A season in words.
import type { SeasonAnswer } from '../../web/hall/types.ts';
import { t } from '../kit/language.ts';

/** Why points of the award are not known, or decide nothing. */
export function awardNote({ rules: { award }, rows, loaded }: SeasonAnswer): string | undefined {
  if (award === undefined || rows.every((row) => row.award !== null)) return undefined;
  return t(loaded ? 'nights-awardOpen' : 'nights-noTable', { award });
}
