// Every message that a page says is in the catalogs that the page loads. Assumes that codes stand in the sources as text.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = new URL('../../../', import.meta.url).pathname;
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

/** The catalog of each code, and of each beginning of one: 'seat-report-' of `seat-report-${name}`. */
const CATALOGS = new Map<string, Set<string>>();
for (const file of readdirSync(join(ROOT, 'shared/words/en')).filter((each) => each.endsWith('.ftl')))
  for (const [, code = ''] of read(`shared/words/en/${file}`).matchAll(/^([a-zA-Z][\w-]*) =/gm))
    for (const part of code.split('-').map((_, at, all) => all.slice(0, at + 1).join('-')))
      CATALOGS.set(part, (CATALOGS.get(part) ?? new Set()).add(basename(file, '.ftl')));

/** The files that a page loads at once or later, with those of their catalogs. */
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
])('%s', (page) => {
  const files = filesOf(`host/pages/${page}.ts`);
  const loaded = new Set([...files].flatMap((file) => /generated\/(\w+)\.ts$/.exec(file)?.[1] ?? []));
  const missing = [...files]
    .filter((file) => file.startsWith('host/pages/'))
    .flatMap((file) =>
      [...read(file).matchAll(/\b(?:t|known)\(\s*['`]([\w-]+?)-?(?:['`]|\$\{)/g)].map(
        ([, code = '']) => [file, code] as const,
      ),
    )
    .filter(([, code]) => ![...(CATALOGS.get(code) ?? [])].some((catalog) => loaded.has(catalog)));
  expect(missing).toEqual([]);
});
