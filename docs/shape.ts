// Measures the shape of a source file: how long it and its functions are, what they take, and in which dialect it is.
import { parseSync } from 'vite';

/** Most lines of a file and of a function, and most parameters. */
const FILE_LINES = 400;
const FUNCTION_LINES = 40;
const PARAMETERS = 4;

/** A node of a syntax tree. */
type Node = { readonly type: string; readonly start: number } & Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** A node and everything in it. */
function* nodesOf(node: Node): Generator<Node> {
  yield node;
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) yield* nodesOf(child);
}

const FUNCTIONS: ReadonlySet<string> = new Set([
  'FunctionDeclaration',
  'FunctionExpression',
  'ArrowFunctionExpression',
]);

/** What is wrong with a file, each with its line; nothing for a file in good shape. */
export function misshapen(name: string, source: string): readonly string[] {
  const { program, errors } = parseSync(name, source);
  if (errors[0]) return [`${name}: ${errors[0].message}`];
  const lineAt = (offset: number): number => source.slice(0, offset).split('\n').length;
  const at = (node: Node, words: string): string => `${name}:${lineAt(node.start)}: ${words}`;
  const lines = source.split('\n').length - 1;
  const found = lines > FILE_LINES ? [`${name}: ${lines} lines`] : [];
  const [first = '', second = ''] = source.split('\n');
  if (!(first.startsWith('#!') ? second : first).startsWith('// '))
    found.push(`${name}:1: no line that says what the file is for`);
  for (const node of nodesOf(program as unknown as Node)) {
    const { key } = node;
    const constructs = isNode(key) && key.name === 'constructor';
    if (node.accessibility === 'private' && !constructs) found.push(at(node, 'private, and not by #'));
    if (!FUNCTIONS.has(node.type)) continue;
    const long = lineAt(Number(node.end)) - lineAt(node.start) + 1;
    if (long > FUNCTION_LINES) found.push(at(node, `a function of ${long} lines`));
    const params = (node.params as readonly Node[]).filter((param) => param.name !== 'this');
    if (params.length > PARAMETERS) found.push(at(node, `${params.length} parameters`));
  }
  return found;
}
