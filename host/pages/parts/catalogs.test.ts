// Every message that a page says is in the words that the page loads, in each language. Assumes that codes stand in the sources as text.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';
import type { PageWords } from '../../../shared/words/catalog.ts';

const ROOT = new URL('../../../', import.meta.url).pathname;
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

/** The files that a page loads at once or later. */
function filesOf(entry: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(entry) || !existsSync(join(ROOT, entry))) return found;
  found.add(entry);
  for (const [, path = ''] of read(entry).matchAll(
    /^(?:import(?! type)|export|\s*import\()[^;]*?'(\.[^']+\.ts)'/gm,
  ))
    filesOf(normalize(join(dirname(entry), path)), found);
  return found;
}

test.each([
  'scoreboard/scoreboard',
  'seat/seat',
  'games/games',
  'board/board',
  'table/table',
  'help/help',
  'judge/judge',
  'judge/hall',
  'hall/television',
  'hall/table',
  'desk/desk',
  'me/me',
  'print/print',
])('%s', async (page) => {
  const files = filesOf(`host/pages/${page}.ts`);
  const own = [...files].find((file) => file.includes('generated/pages/'));
  const { WORDS } = (await import(/* @vite-ignore */ `../../../${own}`)) as { readonly WORDS: PageWords };
  const codes = [...files]
    .filter((file) => file.startsWith('host/pages/'))
    .flatMap((file) =>
      [...read(file).matchAll(/\b(?:t|known)\(\s*['`]([\w-]+?)-?(?:['`]|\$\{)/g)].map(
        ([, code = '']) => [file, code] as const,
      ),
    );
  expect(codes.length).toBeGreaterThan(5);
  for (const load of Object.values(WORDS)) {
    const texts = (await load()).default.join('\n');
    const missing = codes.filter(([, code]) => !new RegExp(`^${code}(?: =|-)`, 'm').test(texts));
    expect(missing).toEqual([]);
    // Messages are made of others.
    const referred = [...texts.matchAll(/\{ (-?[a-z]+-[\w-]+)/g)].map(([, code = '']) => code);
    expect(referred.filter((code) => !texts.includes(`\n${code} =`))).toEqual([]);
  }
});
