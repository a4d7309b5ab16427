// Writes shared/words/generated from the catalogs en/*.ftl, fr/*.ftl, ...: `npm run words`. A folder is a language, a file a domain.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { FluentParser, FluentSerializer, Resource, type TextElement, Transformer } from '@fluent/syntax';
import { messagesOf } from './infer.ts';
import { spaced } from './typography.ts';

const WORDS = fileURLToPath(new URL('..', import.meta.url));
const HEAD = '// Written by `npm run words` from the catalogs. Do not edit.\n';
const parser = new FluentParser({ withSpans: false });

/** Catalogs in English only, because only a terminal says them. */
export const TERMINAL_ONLY: ReadonlySet<string> = new Set(['journal']);

/** By site, the catalogs that each of its pages uses. */
const SITES = JSON.parse(readFileSync(`${WORDS}build/sites.json`, 'utf8')) as Record<
  string,
  readonly string[]
>;

/** A catalog as it is written by people. @throws where it cannot be read */
export function readCatalog(language: string, domain: string): Resource {
  const resource = parser.parse(readFileSync(`${WORDS}${language}/${domain}.ftl`, 'utf8'));
  for (const entry of resource.body)
    if (entry.type === 'Junk') throw new Error(`${language}/${domain}.ftl cannot be read: ${entry.content}`);
  return resource;
}

const domainsOf = (language: string): readonly string[] =>
  readdirSync(`${WORDS}${language}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ftl'))
    .map((file) => file.slice(0, -4).replaceAll('\\', '/'))
    .toSorted();

/** Every language with its domains, English first. */
export const LANGUAGE_FOLDERS: ReadonlyMap<string, readonly string[]> = new Map(
  readdirSync(WORDS, { withFileTypes: true })
    .filter((each) => each.isDirectory() && /^[a-z]{2}(-[A-Z]{2})?$/.test(each.name))
    .map(({ name }) => [name, domainsOf(name)] as const)
    .toSorted(([a], [b]) => Number(b === 'en') - Number(a === 'en') || (a < b ? -1 : 1)),
);

/** The spaces of punctuation are written plain, and printed as the language has them. */
class Typography extends Transformer {
  override visitTextElement(element: TextElement): TextElement {
    element.value = spaced(element.value);
    return element;
  }
}

function textOf(language: string, domain: string): string {
  const resource = readCatalog(language, domain);
  const kept = new Resource(resource.body.filter(({ type }) => type === 'Message' || type === 'Term'));
  for (const entry of kept.body) if ('comment' in entry) entry.comment = null;
  if (language === 'fr') new Typography().visit(kept);
  return new FluentSerializer().serialize(kept);
}

const quoted = (text: string): string => `\`${text.replace(/[\\`]|\$\{/g, '\\$&')}\``;
const constant = (domain: string): string => domain.replace(/[/-](\w)/g, (_, letter) => letter.toUpperCase());

/** The generated files by their path below `generated`. */
export function generated(): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  const english = LANGUAGE_FOLDERS.get('en') ?? [];
  for (const [language, domains] of LANGUAGE_FOLDERS)
    for (const domain of domains)
      files.set(`${language}/${domain}.ts`, `${HEAD}export default ${quoted(textOf(language, domain))};\n`);
  for (const domain of english) files.set(`${domain}.ts`, catalogModule(domain));
  files.set('all.ts', listModule('ALL', english, 'Every catalog, for programs that say everything.'));
  for (const [site, domains] of Object.entries(SITES)) {
    const about = `The catalogs that every page of a ${site} uses.`;
    files.set(`${site}Site.ts`, listModule(`${site.toUpperCase()}_CATALOGS`, domains, about));
  }
  files.set('languages.ts', languagesModule());
  files.set('messages.ts', HEAD + messagesOf(english.map((domain) => readCatalog('en', domain))));
  return files;
}

function catalogModule(domain: string): string {
  const up = '../'.repeat(domain.split('/').length);
  const here = up.slice(3) || './';
  const others = [...LANGUAGE_FOLDERS]
    .filter(([language, domains]) => language !== 'en' && domains.includes(domain))
    .map(([language]) => `    ${quotedKey(language)}: () => import('${here}${language}/${domain}.ts'),\n`);
  return `${HEAD}import type { Catalog } from '${up}catalog.ts';
import en from '${here}en/${domain}.ts';

export const ${constant(domain)}: Catalog = {
  en,
  others: ${others.length === 0 ? '{}' : `{\n${others.join('')}  }`},
};
`;
}

const quotedKey = (key: string): string => (/^\w+$/.test(key) ? key : `'${key}'`);

const listModule = (name: string, domains: readonly string[], about: string): string =>
  `${HEAD}import type { Catalog } from '../catalog.ts';
${domains.map((each) => `import { ${constant(each)} } from './${each}.ts';\n`).join('')}
/** ${about} */
export const ${name}: readonly Catalog[] = [
${domains.map((each) => `  ${constant(each)},\n`).join('')}];
`;

/** What a language calls itself: the message 'language' of its catalog language.ftl. */
function nameOf(language: string): string {
  const message = readCatalog(language, 'language').body.find(
    (entry) => entry.type === 'Message' && entry.id.name === 'language',
  );
  const [text] = message?.type === 'Message' ? (message.value?.elements ?? []) : [];
  return text?.type === 'TextElement' ? text.value : language;
}

/** The languages that menus offer: those that have a catalog for everything but terminals. */
const isComplete = (domains: readonly string[]): boolean =>
  (LANGUAGE_FOLDERS.get('en') ?? []).every((each) => TERMINAL_ONLY.has(each) || domains.includes(each));

const languagesModule = (): string => `${HEAD}
/** What each language calls itself, by its code. */
export const LANGUAGE_NAMES = {
${[...LANGUAGE_FOLDERS]
  .filter(([, domains]) => isComplete(domains))
  .map(([language]) => `  ${quotedKey(language)}: '${nameOf(language)}',\n`)
  .join('')}} as const;
export type LanguageCode = keyof typeof LANGUAGE_NAMES;

/** The languages, as settings and pages name them. */
export const LANGUAGE_CODES = Object.keys(LANGUAGE_NAMES) as readonly LanguageCode[];
`;

/** Writes everything anew. */
export function write(): void {
  rmSync(`${WORDS}generated`, { recursive: true, force: true });
  for (const [path, text] of generated()) {
    mkdirSync(`${WORDS}generated/${path}`.replace(/\/[^/]*$/, ''), { recursive: true });
    writeFileSync(`${WORDS}generated/${path}`, text);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) write();
