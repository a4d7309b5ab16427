// Writes shared/words/generated from the catalogs en/*.ftl, fr/*.ftl, ...: `npm run words`. A folder is a language, a file a domain.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  type BaseNode,
  FluentParser,
  FluentSerializer,
  type Message,
  Resource,
  type Term,
  type TextElement,
  Transformer,
} from '@fluent/syntax';
import { messagesOf } from './infer.ts';
import { spaced } from './typography.ts';

const WORDS = fileURLToPath(new URL('..', import.meta.url));
const HEAD = '// Written by `npm run words` from the catalogs. Do not edit.\n';
const parser = new FluentParser({ withSpans: false });

/** Catalogs in English only, because only a terminal says them. */
export const TERMINAL_ONLY: ReadonlySet<string> = new Set(['journal']);

/** By site and page, the catalogs whose messages a page says; '@...' is a list that several pages share. */
const SITES = JSON.parse(readFileSync(`${WORDS}build/pages.json`, 'utf8')) as Record<
  string,
  Readonly<Record<string, readonly string[]>>
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

type Entry = Message | Term;
const isEntry = (each: BaseNode): each is Entry => each.type === 'Message' || each.type === 'Term';
const isPart = ({ id }: Entry): boolean => id.name.startsWith('part-');

/** A translation with the English of every message that it lacks, and the English parts that those may refer to. */
export function completed(translated: readonly Entry[], english: Resource): Entry[] {
  const has = new Set(translated.map(({ id }) => id.name));
  const missing = english.body.filter(isEntry).filter(({ id }) => !has.has(id.name));
  return [...translated, ...(missing.every(isPart) ? [] : missing)];
}

function textOf(language: string, domain: string): string {
  const resource = readCatalog(language, domain);
  const kept = new Resource(completed(resource.body.filter(isEntry), readCatalog('en', domain)));
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
  for (const [site, lists] of Object.entries(SITES))
    for (const page of Object.keys(lists).filter((name) => !name.startsWith('@'))) {
      const domains = (lists[page] ?? [])
        .flatMap((each) => (each.startsWith('@') ? (lists[each] ?? []) : [each]))
        .toSorted();
      files.set(`pages/${site}/${page}.ts`, pageModule(page));
      for (const language of languagesOffered())
        files.set(`pages/${site}/${page}.${language}.ts`, textsModule(language, domains));
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

const pageModule = (page: string): string => `${HEAD}import type { PageWords } from '../../../catalog.ts';

export const WORDS: PageWords = {
${languagesOffered()
  .map((language) => `  ${quotedKey(language)}: () => import('./${page}.${language}.ts'),\n`)
  .join('')}};
`;

const textsModule = (language: string, domains: readonly string[]): string => `${HEAD}
${domains.map((each) => `import ${constant(each)} from '../../${language}/${each}.ts';\n`).join('')}
export default [${domains.map(constant).join(', ')}];
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

const languagesOffered = (): readonly string[] =>
  [...LANGUAGE_FOLDERS].filter(([, domains]) => isComplete(domains)).map(([language]) => language);

const languagesModule = (): string => `${HEAD}
/** What each language calls itself, by its code. */
export const LANGUAGE_NAMES = {
${languagesOffered()
  .map((language) => `  ${quotedKey(language)}: '${nameOf(language)}',\n`)
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
