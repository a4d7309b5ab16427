// docs/asyncapi.json: WebSockets of table and hall, and what a table publishes by MQTT, as AsyncAPI 3.0. The file is edited by hand; its
// version, its topics and the messages that have schemas are filled in, and keep the descriptions that they have in the file.
import { readFileSync } from 'node:fs';
import type * as z from 'zod';
import { FROM_TABLE, TO_TABLE } from '../host/hall/messages.ts';
import { packageVersion } from '../host/system/package.ts';
import { topicsFor } from '../host/talk/topics.ts';
import { jsonSchemaOf } from '../host/web/kit/validation.ts';
import { messageSchema } from '../host/web/table/wire.ts';

const FILE = new URL('asyncapi.json', import.meta.url);

interface Page {
  readonly info: object;
  readonly channels: Readonly<Record<string, object>>;
}

const messageOf = (schema: z.ZodType): object => ({
  contentType: 'application/json',
  payload: jsonSchemaOf(schema),
});

const messagesOf = (schemas: typeof FROM_TABLE | typeof TO_TABLE): object =>
  Object.fromEntries(schemas.map((schema) => [schema.shape.type.value, messageOf(schema)]));

const TOPICS = topicsFor('{id}', 'homeassistant');

/** The generated parts, by channel. */
const FILLED: Readonly<Record<string, object>> = {
  tableHands: { messages: { hands: messageOf(messageSchema) } },
  hallTables: { messages: messagesOf(TO_TABLE) },
  tablesSay: { messages: messagesOf(FROM_TABLE) },
  tableStatus: { address: TOPICS.status },
  tableState: { address: TOPICS.state },
  tableEvent: { address: TOPICS.event },
  homeAssistant: { address: TOPICS.discovery },
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** A part as it is generated, with the descriptions that the same part has in the file. */
function withWords<Part>(made: Part, written: unknown): Part {
  if (!isObject(made) || !isObject(written)) return made;
  if (Array.isArray(made)) return made.map((each, at) => withWords(each, written[at])) as Part;
  const filled = Object.entries(made).map(([key, each]) => [key, withWords(each, written[key])]);
  const { description } = written;
  return { ...Object.fromEntries(filled), ...(typeof description === 'string' && { description }) };
}

/** The page as the file should have it. */
export function asyncApiPage(): string {
  const page = JSON.parse(readFileSync(FILE, 'utf8')) as Page;
  const filled = {
    ...page,
    info: { ...page.info, version: packageVersion() },
    channels: Object.fromEntries(
      Object.entries(page.channels).map(([name, channel]) => [
        name,
        { ...channel, ...withWords(FILLED[name], channel) },
      ]),
    ),
  };
  return `${JSON.stringify(filled, undefined, 1)}\n`;
}
