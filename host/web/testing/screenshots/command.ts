// The command `npm run screenshots`: reads what is wanted, takes the pictures, writes the contact sheet.
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Command } from 'commander';
import { LANGUAGE_CODES } from '../../../../shared/words/generated/languages.ts';
import { type Studio, take } from './camera.ts';
import { looksAt, SIDES, SIZES, STATES, SUBJECTS, THEMES, type Wanted } from './list.ts';
import { takeReadme } from './readme.ts';
import { contactSheet } from './sheet.ts';

type Options = Wanted & { readonly whole?: boolean; readonly docs?: boolean };

const VALUES = {
  page: Object.keys(SUBJECTS),
  size: Object.keys(SIZES),
  language: LANGUAGE_CODES,
  theme: THEMES,
  state: STATES,
  sides: SIDES,
} as const;

const DOCS = new URL('../../../../docs', import.meta.url).pathname;

/** Takes the pictures that these arguments ask for. @returns the folder with them, and how many there are */
export async function screenshots(
  args: readonly string[],
  means: () => Promise<Pick<Studio, 'browser' | 'files'>>,
): Promise<{ readonly folder: string; readonly pictures: number }> {
  const program = new Command('screenshots')
    .description('Takes pictures of every page, and writes index.html with all of them.')
    .argument('[folder]', 'where the pictures go', join(tmpdir(), 'muggins-screenshots'))
    .option('--whole', 'each page as far as it scrolls, not only its window')
    .option('--docs', 'draws the pictures of the README anew, and no others');
  for (const [name, values] of Object.entries(VALUES))
    program.option(`--${name} <values...>`, `only these: ${values.join(', ')}`);
  program.parse([...args], { from: 'user' });
  const options = program.opts<Options>();
  if (options.docs === true) return { folder: DOCS, pictures: await takeReadme(await means(), DOCS) };
  const looks = looksAt(options);
  if (looks.length === 0 || looks[0]?.sizes.length === 0)
    program.error('No picture is like that. See --help.');
  const folder = resolve(program.args[0] ?? program.processedArgs[0]);
  const taken = await take({ ...(await means()), folder, whole: options.whole === true }, looks);
  writeFileSync(join(folder, 'index.html'), contactSheet(taken));
  return { folder, pictures: taken.length };
}
