// What copies of a hall's journal are compared by: a running digest, in which each entry stands on all entries before it.
import { createHash } from 'node:crypto';
import { canonical } from '../../shared/league/index.ts';
import type { HallEntry } from './hall.ts';

/** The digest of a copy up to an entry. */
export interface ChainMark {
  readonly at: number;
  readonly digest: string;
}

/** The digest after each entry of a journal, from the first on. */
export function chainOf(entries: Iterable<Omit<HallEntry, 'sequence'>>): readonly string[] {
  const digests: string[] = [];
  let last = '';
  for (const { chapter, time, event } of entries) {
    last = createHash('sha256')
      .update(`${last}${canonical({ chapter, time, event })}`)
      .digest('hex');
    digests.push(last);
  }
  return digests;
}
