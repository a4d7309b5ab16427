// Every word on every page comes from the catalogs: no template has a word of its own.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';

const PAGES = join(import.meta.dirname, '..');

/** The product, and a key of the keyboard. */
const ALLOWED = new Set(['Muggins', 'Esc']);

interface Template {
  readonly type: string;
  readonly tag?: { readonly name?: string };
  readonly quasi?: { readonly quasis: readonly { readonly value: { readonly raw: string } }[] };
}

/** The HTML of every template in a source, with a sign in place of each value. */
function* templatesIn(node: unknown): Generator<string> {
  if (typeof node !== 'object' || node === null) return;
  const { type, tag, quasi } = node as Template;
  if (type === 'TaggedTemplateExpression' && (tag?.name === 'html' || tag?.name === 'svg'))
    yield quasi?.quasis.map(({ value }) => value.raw).join('\u0001') ?? '';
  for (const value of Object.values(node)) yield* templatesIn(value);
}

/** What is read, seen or heard of a template. */
function textsOf(template: string): readonly string[] {
  const attributes = [...template.matchAll(/\s(?:aria-label|title|alt|placeholder)="([^"]*)"/g)];
  const text = template.replaceAll(/<style>[\s\S]*?<\/style>|<[^<>]*>/g, ' ').replaceAll(/&\w+;/g, ' ');
  return [text, ...attributes.map(([, value]) => value ?? '')];
}

const plainWords = (source: string): readonly string[] =>
  [...templatesIn(parseSync('page.ts', source).program)]
    .flatMap(textsOf)
    .flatMap((text) => text.match(/\p{L}{3,}/gu) ?? [])
    .filter((word) => !ALLOWED.has(word));

test('no template has a word of its own', () => {
  const files = readdirSync(PAGES, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  );
  const found = files.flatMap((file) =>
    plainWords(readFileSync(join(PAGES, file), 'utf8')).map((word) => `${file}: ${word}`),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(found).toEqual([]);
});

/** Rows have @{ for the beginning of a value. */
test.each([
  ['html`<p>@{name} wins</p>`', ['wins']],
  ['html`<button aria-label="Close" @click=@{() => this.#close()}>×</button>`', ['Close']],
  ['html`<ul>@{all.map((each) => html`<li class="pair">@{each} points</li>`)}</ul>`', ['points']],
  ['html`<p class="well">@{words.well}</p>`', []],
])('%s: %j', (row, words) => {
  expect(plainWords(row.replaceAll('@{', '\u0024{'))).toEqual(words);
});
