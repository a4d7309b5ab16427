// The figures of each message, inferred from the English catalogs, as a TypeScript interface.

import type * as Fluent from '@fluent/syntax';
import { type BaseNode, type Resource, Visitor } from '@fluent/syntax';
import { PEOPLE } from '../names.ts';

const NUMBER_KEYS = new Set(['zero', 'one', 'two', 'few', 'many']);

/** Types from the loosest to the strictest: a figure that is used twice has the stricter one. */
const STRICTNESS = [
  'string | number',
  'string | boolean | null | undefined',
  'string',
  'Items',
  'number',
  'Names | string',
];

/** The functions of catalogs, with the type of the figure that each takes. */
export const FUNCTIONS: Readonly<Record<string, string>> = {
  NUMBER: 'number',
  LIST: 'Items',
  RANGES: 'Items',
  CARDS: 'Items',
  CARD: 'string',
  WORD: 'string',
  WHOSE: 'Names | string',
};

/** Gathers the figures of a message; those of messages that it refers to are gathered by `refer`. */
class Gatherer extends Visitor {
  readonly figures = new Map<string, string>();
  readonly refers = new Set<string>();

  override visitVariableReference({ id: { name } }: Fluent.VariableReference): void {
    this.#note(name, PEOPLE.has(name) ? 'Names | string' : 'string | number');
  }

  override visitMessageReference({ id: { name } }: Fluent.MessageReference): void {
    this.refers.add(name);
  }

  override visitFunctionReference(call: Fluent.FunctionReference): void {
    const type = FUNCTIONS[call.id.name];
    if (type === undefined) throw new Error(`${call.id.name} is no function: see docs/translating.md`);
    for (const argument of call.arguments.positional)
      if (argument.type === 'VariableReference') this.#note(argument.id.name, type);
    this.genericVisit(call as BaseNode);
  }

  override visitSelectExpression(select: Fluent.SelectExpression): void {
    const { selector, variants } = select;
    const numeric = variants.some(
      ({ key }) => key.type === 'NumberLiteral' || (key.type === 'Identifier' && NUMBER_KEYS.has(key.name)),
    );
    if (selector.type === 'VariableReference' && !PEOPLE.has(selector.id.name))
      this.#note(selector.id.name, numeric ? 'number' : 'string | boolean | null | undefined');
    this.genericVisit(select as BaseNode);
  }

  #note(name: string, type: string): void {
    const known = this.figures.get(name);
    if (known === undefined || STRICTNESS.indexOf(type) > STRICTNESS.indexOf(known))
      this.figures.set(name, type);
  }
}

/** The text of messages.ts. @throws where a code is there twice */
export function messagesOf(catalogs: readonly Resource[]): string {
  const found = new Map<string, Gatherer>();
  for (const entry of catalogs.flatMap(({ body }) => body)) {
    if (entry.type !== 'Message') continue;
    if (found.has(entry.id.name)) throw new Error(`${entry.id.name} is in the English catalogs twice`);
    const gatherer = new Gatherer();
    gatherer.visit(entry);
    found.set(entry.id.name, gatherer);
  }
  const rows = [...found.keys()].toSorted().map((code) => `  '${code}': ${rowOf(code, found)};\n`);
  return `import type { Names } from '../names.ts';

type Items = readonly (string | number)[];

/** The figures of every message. */
export interface Messages {
${rows.join('')}}
`;
}

function rowOf(code: string, all: ReadonlyMap<string, Gatherer>): string {
  const figures = new Map<string, string>();
  const walk = (each: string): void => {
    const gatherer = all.get(each);
    if (gatherer === undefined) throw new Error(`${code} refers to ${each}, which no catalog has`);
    for (const [name, type] of gatherer.figures) figures.set(name, type);
    for (const next of gatherer.refers) walk(next);
  };
  walk(code);
  const parts = [...figures]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, type]) => `${name}: ${type}`);
  return parts.length === 0 ? 'Record<never, never>' : `{ ${parts.join('; ')} }`;
}
