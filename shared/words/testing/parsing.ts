// Finds code that reads a sentence to learn a fact: words of the tables in a pattern, and patterns laid on what is said.
import { parseSync } from 'vite';

/** A place where a sentence is read. */
export interface Finding {
  readonly file: string;
  readonly line: number;
  readonly code: string;
  /** `said`: a pattern is laid on what is said. `words`: words of the tables stand in a pattern. */
  readonly kind: 'said' | 'words';
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** Every node below this one, itself first. */
function* walk(node: Node): Generator<Node> {
  yield node;
  for (const value of Object.values(node))
    for (const each of Array.isArray(value) ? value : [value]) if (isNode(each)) yield* walk(each);
}

const nodesOf = (file: string, source: string): readonly Node[] => [
  ...walk(parseSync(file, source).program as unknown as Node),
];

/** Methods of strings that look into them, and of patterns. */
const STRING_METHODS = new Set(
  'startsWith endsWith includes indexOf lastIndexOf split replace replaceAll match matchAll search'.split(
    ' ',
  ),
);
const PATTERN_METHODS = new Set(['test', 'exec']);
/** Fields and results that hold a sentence. */
const SAID = new Set(
  'text words spoken countSpoken message sentence title alert about asks caption words()'.split(' '),
);

const nameOf = (node: unknown): string =>
  !isNode(node)
    ? ''
    : node.type === 'Identifier'
      ? `${node.name}`
      : node.type === 'MemberExpression'
        ? nameOf(node.property)
        : '';

/** What a value is called at its end: of `view.prompt.text`, `text`; of `wordsOf(x)`, `wordsOf`. */
function lastName(node: unknown): string {
  if (!isNode(node)) return '';
  if (node.type === 'CallExpression') return nameOf(node.callee);
  if (node.type === 'ChainExpression' || node.type === 'TSNonNullExpression')
    return lastName(node.expression);
  if (node.type === 'LogicalExpression') return lastName(node.left);
  return nameOf(node);
}

/** Phrases of two words and words of five letters and more, as they stand in a source. */
const phrasesIn = (text: string): readonly string[] => {
  const words = text.match(/[\p{L}’']+/gu) ?? [];
  const pairs = [...text.matchAll(/(?=(?<![\p{L}\\])([\p{L}’']{2,} [\p{L}’']{2,}))/gu)].map(
    ([, pair]) => `${pair}`,
  );
  return [...words.filter((word) => word.length >= LONG && /^\p{Lu}?\p{Ll}+$/u.test(word)), ...pairs].map(
    (each) => each.toLowerCase(),
  );
};
const LONG = 5;

/** Every text that stands in a source: strings, and the fixed parts of templates. */
export const textsIn = (file: string, source: string): readonly string[] =>
  nodesOf(file, source).flatMap((node) => {
    if (node.type === 'Literal' && typeof node.value === 'string') return [node.value];
    if (node.type === 'TemplateElement') return [(node.value as { readonly cooked: string }).cooked];
    return [];
  });

/** The words and phrases of tables, to look for in patterns. */
export const vocabularyOf = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(texts.filter((text) => text.includes(' ')).flatMap(phrasesIn));

/** A pattern's own letters: escapes, classes and names of groups are none. */
const lettersOf = (pattern: string): string =>
  pattern.replace(/\\[pP]\{[^}]*\}|\\[a-zA-Z]|\[[^\]]*\]|\(\?<\w+>|\{\d[^}]*\}/g, '§');

/** Everything in a source that reads a sentence. */
export function findings(file: string, source: string, vocabulary: ReadonlySet<string>): readonly Finding[] {
  const lineOf = (node: Node): number => source.slice(0, node.start).split('\n').length;
  const found = (node: Node, kind: Finding['kind']): Finding => ({
    file,
    line: lineOf(node),
    code: source.slice(node.start, node.end).split('\n')[0] ?? '',
    kind,
  });
  const known = (text: string): boolean => phrasesIn(text).some((phrase) => vocabulary.has(phrase));
  // A plain `text` is what somebody typed, but on pages, which are given nothing but what is said.
  const isSaid = (node: Node): boolean =>
    SAID.has(lastName(node)) && (node.type !== 'Identifier' || file.startsWith('host/pages/'));
  return nodesOf(file, source).flatMap((node): readonly Finding[] => {
    if (node.type === 'Literal' && isRegex(node))
      return known(lettersOf(node.regex.pattern)) ? [found(node, 'words')] : [];
    if (node.type !== 'CallExpression') return [];
    const callee = node.callee as Node;
    if (callee.type !== 'MemberExpression') return [];
    const method = nameOf(callee.property);
    const args = node.arguments as readonly Node[];
    if (PATTERN_METHODS.has(method)) return args.some(isSaid) ? [found(node, 'said')] : [];
    if (!STRING_METHODS.has(method)) return [];
    if (isSaid(callee.object as Node)) return [found(node, 'said')];
    const literal = args.some(
      (each) => typeof each.value === 'string' && each.value.includes(' ') && known(each.value),
    );
    return literal ? [found(node, 'words')] : [];
  });
}

const isRegex = (node: Node): node is Node & { readonly regex: { readonly pattern: string } } =>
  typeof node.regex === 'object' && node.regex !== null;
