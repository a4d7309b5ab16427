// Pages made from docs/openapi.json and docs/asyncapi.json: the requests of a table, those of a hall, and their messages.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MADE } from './places.ts';

type Named<T> = Readonly<Record<string, T>>;

/** A JSON schema, as far as ours go. */
interface Schema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Named<Schema>;
  readonly required?: readonly string[];
  readonly description?: string;
}
interface Operation {
  readonly tags: readonly string[];
  readonly summary: string;
  readonly security: readonly object[];
  readonly parameters?: readonly (Schema & { readonly name: string; readonly in: string })[];
  readonly requestBody?: { readonly content: Named<{ readonly schema: Schema }> };
  readonly responses: Named<Schema>;
}
interface OpenApi {
  readonly paths: Named<Named<Operation>>;
  readonly components: { readonly responses: Named<Schema>; readonly schemas: Named<Schema> };
}
interface Channel extends Schema {
  readonly address: string;
  readonly messages: Named<{ readonly payload: Schema }>;
}
interface AsyncApi {
  readonly channels: Named<Channel>;
  readonly operations: Named<{ readonly action: 'send' | 'receive' }>;
}

/** A schema as a type of TypeScript, which is shorter to read. Limits are left to the files. */
function typeOf(schema: Schema, margin = ''): string {
  const { type, items, properties, required = [] } = schema;
  const choices = schema.oneOf ?? schema.anyOf;
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum !== undefined) return schema.enum.map((each) => JSON.stringify(each)).join(' | ');
  if (choices !== undefined) return choices.map((each) => typeOf(each, margin)).join(' | ');
  if (type === 'array') return `Array<${typeOf(items ?? {}, margin)}>`;
  if (properties === undefined) return type?.replace('integer', 'number') ?? 'unknown';
  const fields = Object.entries(properties).map(([name, each]) => {
    const key = required.includes(name) ? name : `${name}?`;
    return `${margin}  ${key}: ${typeOf(each, `${margin}  `)};${each.description ? ` // ${each.description}` : ''}\n`;
  });
  return `{\n${fields.join('')}${margin}}`;
}

const typeBlock = (schema: Schema = {}): string => `\`\`\`ts\n${typeOf(schema)}\n\`\`\`\n\n`;

/** A list of names with what is said of them; what refers to another place stands there. */
const list = (entries: readonly (readonly [string, Schema])[]): string =>
  `${entries.map(([name, { description }]) => (description ? `- \`${name}\`: ${description}\n` : '')).join('')}\n`;

function requestText(method: string, path: string, operation: Operation): string {
  const { summary, security, parameters = [], requestBody, responses } = operation;
  const bodies = Object.values(requestBody?.content ?? {}).map(({ schema }) => typeBlock(schema));
  return [
    `## ${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}\n\n`,
    `${summary}${security.length === 0 ? '' : ' It needs a key.'}\n\n`,
    list(parameters.map((each) => [each.name, { description: `in the ${each.in}`, ...each }])),
    ...bodies,
    list(Object.entries(responses)),
  ].join('');
}

/** The page of the requests that have a tag. */
function requestsPage({ paths, components }: OpenApi, tag: 'table' | 'hall' | 'league'): string {
  const requests = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { tags }]) => tags.includes(tag))
      .map(([method, operation]) => requestText(method, path, operation)),
  );
  return `# Requests to a ${tag}

Every request that \`muggins ${tag === 'table' ? '' : `${tag} `}start\` answers, with its body and its answers.
[The companion's server](../../docs/companion.md) says who may do what. For tools,
<a href="./openapi.json" download>openapi.json</a> has the same, with the limits of each value. Any request can answer:

${list(Object.entries(components.responses))}
A refusal is JSON:

${typeBlock(components.schemas.Refused)}${requests.join('')}`;
}

/** The page of the messages over WebSockets and MQTT. */
function messagesPage({ channels, operations }: AsyncApi): string {
  const texts = Object.entries(channels).map(([name, { address, description, messages }]) => {
    const way = operations[name]?.action === 'receive' ? 'you send' : 'you receive';
    const parts = Object.entries(messages).map(
      ([each, { payload }]) => `### ${each}\n\n${typeBlock(payload)}`,
    );
    return `## ${address.replace(/\{(\w+)\}/g, ':$1')}, ${way}\n\n${description}\n\n${parts.join('')}`;
  });
  return `# Messages

What tables and halls say over WebSockets, and what a table publishes by MQTT. [Talking to other programs](../../docs/talking.md)
and [the companion's server](../../docs/companion.md) explain it. For tools, <a href="./asyncapi.json" download>asyncapi.json</a> has the same.

${texts.join('')}`;
}

/** Writes the pages to where the site takes them from. */
export function writeInterfaces(root: string): void {
  const read = <T>(name: string): T => JSON.parse(readFileSync(join(root, 'docs', name), 'utf8')) as T;
  const openApi = read<OpenApi>('openapi.json');
  mkdirSync(join(root, MADE), { recursive: true });
  const write = (name: string, text: string): void => writeFileSync(join(root, MADE, name), text);
  write('requests-table.md', requestsPage(openApi, 'table'));
  write('requests-hall.md', requestsPage(openApi, 'hall'));
  write('requests-league.md', requestsPage(openApi, 'league'));
  write('messages.md', messagesPage(read<AsyncApi>('asyncapi.json')));
}
