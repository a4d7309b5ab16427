// docs/asyncapi.json: WebSockets of table and hall, and what a table publishes by MQTT, from their schemas, as AsyncAPI 3.0.

import { FROM_TABLE, TO_TABLE } from '../host/hall/messages.ts';
import { packageVersion } from '../host/system/package.ts';
import { topicsFor } from '../host/talk/topics.ts';
import { jsonSchemaOf } from '../host/web/kit/validation.ts';
import { messageSchema } from '../host/web/table/wire.ts';

/** A channel: its address, and what goes over it. */
interface ChannelRow {
  readonly address: string;
  readonly server: 'table' | 'hall' | 'broker';
  /** Sent by Muggins, or to it. */
  readonly by: 'muggins' | 'page' | 'table';
  readonly about: string;
  /** By the names of the messages. */
  readonly messages: Readonly<Record<string, object>>;
  readonly mqtt?: { readonly qos: number; readonly retain: boolean };
}

/** A message by the names of its fields: docs/companion.md and docs/talking.md say what they are. */
const told = (type: string | undefined, ...fields: readonly string[]): object => ({
  type: 'object',
  required: [...(type === undefined ? [] : ['type']), ...fields],
  properties: {
    ...(type !== undefined && { type: { const: type } }),
    ...Object.fromEntries(fields.map((field) => [field, {}])),
  },
});
const schemasOf = (messages: typeof FROM_TABLE | typeof TO_TABLE): Readonly<Record<string, object>> =>
  Object.fromEntries(messages.map((schema) => [schema.shape.type.value, jsonSchemaOf(schema)]));
const LINE = { alive: told('alive'), refused: told('refused', 'told', 'words') };

const home = topicsFor('{id}', 'homeassistant');
const LINES: Readonly<Record<string, ChannelRow>> = {
  tableLine: {
    address: '/live',
    server: 'table',
    by: 'muggins',
    about:
      'The state at once and after every change, and the emulated board. `?only=state` leaves the board out; `?packed` packs messages of 4 kB and more by gzip.',
    messages: {
      state: told(
        'state',
        ...['emulator', 'view', 'demo', 'increments', 'asked', 'undo', 'disputable', 'phones', 'settings'],
      ),
      board: told('board', 'pixels', 'rows', 'backlight', 'tone', 'power', 'plugged', 'faults'),
      ...LINE,
    },
  },
  tableHands: {
    address: '/live',
    server: 'table',
    by: 'page',
    about: "Hands on the emulated board, and the demo: the host's pages alone.",
    messages: { hands: jsonSchemaOf(messageSchema) },
  },
  hallLine: {
    address: '/live',
    server: 'hall',
    by: 'muggins',
    about: 'The night and its boards, at once and after every change. `?only=night` leaves the boards out.',
    messages: {
      night: told('night', 'sequence', 'hall', 'now', 'view'),
      boards: told('boards', 'boards'),
      ...LINE,
    },
  },
  hallTables: {
    address: '/tables',
    server: 'hall',
    by: 'muggins',
    about: 'What a hall tells a table. The table connects with its key: `authorization: Bearer KEY`.',
    messages: schemasOf(TO_TABLE),
  },
  tablesSay: {
    address: '/tables',
    server: 'hall',
    by: 'table',
    about: 'What a table tells its hall; `hello` first.',
    messages: schemasOf(FROM_TABLE),
  },
  tableStatus: {
    address: home.status,
    server: 'broker',
    by: 'muggins',
    about: 'Whether the table runs; the broker says `offline` if its line breaks.',
    messages: { status: { enum: ['online', 'offline'] } },
    mqtt: { qos: 1, retain: true },
  },
  tableState: {
    address: home.state,
    server: 'broker',
    by: 'muggins',
    about: 'The table as it stands.',
    messages: {
      state: told(
        undefined,
        ...['table', 'game', 'deal', 'phase', 'rules', 'sides', 'turn', 'dealer', 'crib', 'prompt'],
        ...['ruling', 'winner', 'board', 'connected'],
      ),
    },
    mqtt: { qos: 1, retain: true },
  },
  tableEvent: {
    address: home.event,
    server: 'broker',
    by: 'muggins',
    about: 'Each move, once.',
    messages: { event: told(undefined, 'event_type', 'move', 'game', 'deal', 'words', 'sides', 'fact') },
    mqtt: { qos: 1, retain: false },
  },
  homeAssistant: {
    address: home.discovery ?? '',
    server: 'broker',
    by: 'muggins',
    about: "What Home Assistant finds the table by; its prefix is `--mqtt-discovery`'s.",
    messages: { config: { type: 'object' } },
    mqtt: { qos: 1, retain: true },
  },
};

const PARAMETERS: Readonly<Record<string, string>> = {
  id: "id of the table's journal",
};

const CHANNELS = Object.entries(LINES);

function channelOf({ address, server, about, messages }: ChannelRow): object {
  const named = [...address.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return {
    address,
    description: about,
    servers: [{ $ref: `#/servers/${server}` }],
    ...(named.length > 0 && {
      parameters: Object.fromEntries(named.map((name) => [name, { description: PARAMETERS[name] }])),
    }),
    messages: Object.fromEntries(
      Object.entries(messages).map(([name, payload]) => [name, { contentType: 'application/json', payload }]),
    ),
  };
}

/** The page as the file has it. Muggins sends its own messages, and receives the others. */
export function asyncApiPage(): string {
  const page = {
    asyncapi: '3.0.0',
    info: {
      title: 'Muggins: WebSockets and MQTT',
      version: packageVersion(),
      description:
        'Written from the schemas of host/web and host/hall by `npm run pages`. docs/companion.md, docs/talking.md and docs/hall.md explain it in words.',
      license: { name: 'MIT' },
    },
    servers: {
      table: { host: '127.0.0.1:8121', protocol: 'ws', description: '`muggins start`' },
      hall: { host: '127.0.0.1:8131', protocol: 'ws', description: '`muggins hall start`' },
      broker: { host: 'broker.example', protocol: 'mqtt', description: 'the broker of `--mqtt`' },
    },
    channels: Object.fromEntries(CHANNELS.map(([name, row]) => [name, channelOf(row)])),
    operations: Object.fromEntries(
      CHANNELS.map(([name, { by, mqtt }]) => [
        name,
        {
          action: by === 'muggins' ? 'send' : 'receive',
          channel: { $ref: `#/channels/${name}` },
          ...(mqtt !== undefined && { bindings: { mqtt } }),
        },
      ]),
    ),
  };
  return `${JSON.stringify(page, undefined, 1)}\n`;
}
