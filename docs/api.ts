// docs/rules-api.md, written from the sources of the rules library: every export with its doc comment and its signature.
import { readFileSync } from 'node:fs';

/** An export of the library. */
export interface Exported {
  readonly module: string;
  readonly name: string;
  /** The text of its doc comment; undefined if it has none. */
  readonly about: string | undefined;
  readonly signature: string;
}

/** The doors of the library: the six folders, bottom-up. What the front door has is behind one of them as well. */
const DOORS = ['terms', 'cards', 'house', 'rulings', 'game', 'study'] as const;

const RULES = new URL('../shared/rules/', import.meta.url);
const sourceOf = (module: string): string => readFileSync(new URL(`${module}.ts`, RULES), 'utf8');

/** The names of the front door, \`muggins/rules\`, in the order of the alphabet. */
export const frontDoor = (): readonly string[] =>
  exportsOf('index')
    .flatMap(({ names = [] }) => names)
    .toSorted();

const head = (): string => `# The rules library: every export

Plain data in and out: nothing is thrown, nothing is mutated. What can go wrong is a refusal with a stable code (\`REFUSALS\`,
\`Refusal\`); functions name theirs. Examples are in [shared/rules/README.md](../shared/rules/README.md), house rules in
[house-rules.md](house-rules.md). This page is written from the sources (\`npm run pages\`).

The front door, \`import { ... } from 'muggins/rules'\`, has what most programs need:

${frontDoor()
  .map((name) => `[\`${name}\`](#${name.toLowerCase()})`)
  .join(', ')}

Everything is behind the door of its folder: ${DOORS.map((door) => `\`muggins/rules/${door}\``).join(', ')}. The package
\`@muggins/rules\` has the same doors, \`@muggins/rules/cards\` and so on.
`;

/** The page. */
export function rulesApiPage(): string {
  const modules = DOORS.flatMap((door) =>
    exportsOf(`${door}/index`).map(({ module, names }) => {
      const [purpose = ''] = sourceOf(module).split(/\n(?!\/\/)/, 1);
      const entries = exportedFrom(module).filter(({ name }) => names === undefined || names.includes(name));
      return [
        `## ${module}`,
        '',
        plain(purpose.split('\n'), /^\/\/ ?/),
        '',
        `\`import { ... } from 'muggins/rules/${door}'\``,
        '',
        ...entries.map(entry),
      ].join('\n');
    }),
  );
  return `${head()}\n${modules.join('\n')}`;
}

/** Every export of the library. */
export const rulesExports = (): readonly Exported[] =>
  DOORS.flatMap((door) =>
    exportsOf(`${door}/index`).flatMap(({ module, names }) =>
      exportedFrom(module).filter(({ name }) => names === undefined || names.includes(name)),
    ),
  );

/** The modules that a door exports, whole or some names of them. */
function exportsOf(door: string): { module: string; names: readonly string[] | undefined }[] {
  const folder = door.replace(/[^/]*$/, '');
  const lines = sourceOf(door).matchAll(/^export (?:type )?(\*|\{[^}]*\}) from '\.\/([\w/]+)\.ts';$/gm);
  return [...lines].map(([, what = '*', module = '']) => ({
    module: `${folder}${module}`,
    names:
      what === '*'
        ? undefined
        : what
            .slice(1, -1)
            .match(/\w+/g)
            ?.filter((word) => word !== 'type'),
  }));
}

/** An export at the beginning of a line, with the doc comment above it, if any. */
const EXPORT = /(?:^\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n)?^export (const|function|interface|type) (\w+)/gm;

function exportedFrom(module: string): readonly Exported[] {
  const source = sourceOf(module);
  return [...source.matchAll(EXPORT)].map((match) => {
    const [whole, comment, kind = '', name = ''] = match;
    const from = match.index + whole.lastIndexOf('export ');
    const about = comment === undefined ? undefined : plain(comment.split('\n'), /^\s*\*? ?/);
    return { module, name, about, signature: signatureOf(source.slice(from), kind) };
  });
}

/** What a caller sees of a declaration: of types everything, of functions and values what stands before the body. */
function signatureOf(source: string, kind: string): string {
  const end = { interface: /^\}/m, type: /;$/m, function: / \{$/m, const: /( =>|;$)/m }[kind] ?? /$/m;
  const found = end.exec(source);
  const length = found === null ? source.length : found.index + (kind === 'interface' ? 1 : 0);
  const text = source.slice(0, length).replace(/^export /, '');
  if (kind === 'type') return `${whole(source).replace(/^export /, '')}`;
  if (kind !== 'const') return text;
  return found?.[0] === ' =>' ? arrow(text) : listOf(text);
}

/** A function that is a value, as its type: what stands after the last bracket is what it gives. */
function arrow(text: string): string {
  const at = text.lastIndexOf('): ');
  return at < 0 ? text : `${text.slice(0, at).replace(/ = (?=[(<])/, ': ')}) => ${text.slice(at + 3)}`;
}

/** A type up to the semicolon that closes it: the first one that no bracket and no comment holds. */
function whole(source: string): string {
  const bare = source.replace(/\/\*[\s\S]*?\*\//g, (comment) => ' '.repeat(comment.length));
  let depth = 0;
  for (let at = 0; at < bare.length; at++) {
    const letter = bare.charAt(at);
    if ('{([<'.includes(letter)) depth++;
    if ('})]'.includes(letter) || (letter === '>' && bare[at - 1] !== '=')) depth--;
    if (letter === ';' && depth === 0) return source.slice(0, at + 1);
  }
  return source;
}

/** A list of words is shown whole, since types are derived from it; of other values the name and the type. */
function listOf(text: string): string {
  return / as const$/.test(text) ? text : (/^const \w+(: [^=]*[^= ])?/.exec(text)?.[0] ?? text);
}

/** A comment as one paragraph or more, without its marks. */
const plain = (lines: readonly string[], mark: RegExp): string =>
  lines
    .map((line) => line.replace(mark, '').trimEnd())
    .join('\n')
    .trim();

const entry = ({ name, about, signature }: Exported): string =>
  [`### ${name}`, '', about ?? '', '', '```ts', signature, '```', ''].join('\n');
