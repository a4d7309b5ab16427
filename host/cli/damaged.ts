// A small file beside a journal that was found damaged: said on standard output, and in the log.
import type { DamagedFile } from '../system/kept.ts';
import type { Log } from '../system/log.ts';
import type { Say } from './serving.ts';

/** Tells of a damaged file. `lost`: what follows where its copy is damaged too, and what to do. */
export const tellDamaged =
  ({ log, say }: { readonly log: Log; readonly say: Say }, lost: string) =>
  (found: DamagedFile): void => {
    log.warn({ ...found }, 'a file was damaged');
    say('damagedFile', found, damagedWords(found, lost));
  };

function damagedWords({ file, evidence, mended }: DamagedFile, lost: string): string {
  const outcome = mended ? 'Its copy has taken its place.' : `It has no copy that can be read. ${lost}`;
  const kept = evidence === undefined ? '' : ` The damaged file is kept as ${evidence}.`;
  return `${file} is damaged. ${outcome}${kept}`;
}
