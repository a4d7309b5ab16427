/** Writes the part of the corpus that follows from the golden frames; `npx tsx firmware/testing/corpus.ts`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const GOLDEN = new URL('../../shared/protocol/frames.golden.json', import.meta.url);
const TARGET = new URL('./corpus/golden.txt', import.meta.url);

/** The golden frames that a host may send, good and broken, each on a greeted board. */
export function goldenCorpus(): string {
  const golden = JSON.parse(readFileSync(GOLDEN, 'utf8')) as Record<
    'good' | 'broken',
    readonly { readonly name: string; readonly from: string; readonly bytes: string }[]
  >;
  const rows = [...golden.good, ...golden.broken]
    .filter(({ from }) => from !== 'board')
    .map(({ name, bytes }) => `01 ${bytes}  # ${name}`);
  return ['# The golden frames, by firmware/testing/corpus.ts.', ...rows, ''].join('\n');
}

/** What is committed. */
export const committedCorpus = (): string => readFileSync(TARGET, 'utf8');

if (relative(process.argv[1] ?? '', fileURLToPath(import.meta.url)) === '') {
  writeFileSync(TARGET, goldenCorpus());
}
