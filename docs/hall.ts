// docs/hall.md, written from the bus: every topic and message, what is kept where, who may do what, and a broker of one's own.
import * as z from 'zod';
import { BODY_BYTES, HALL_USER, MESSAGES, topicsOf } from '../host/bus/index.ts';

const TOPICS = topicsOf('HALL');

const INTRODUCTION = `# A hall and its tables

\`npm run pages\` writes this page from \`host/bus\`; a test fails when it is out of date.

This page is for whoever writes programs against a hall. [A league night](league-night.md) is for directors. Tools that read AsyncAPI
find the topics in [asyncapi.json](asyncapi.json), and the requests in [openapi.json](openapi.json).

Tables and hall talk MQTT 3.1.1. The hall has a broker of its own, on the port of its pages: WebSocket at \`/mqtt\`. You can use
your club's Mosquitto instead. With \`muggins hall start --mqtt-port 1883\`, programs that know no WebSocket reach the same broker
by TCP: with TLS where the hall serves https, on this machine alone unless the hall runs with \`--lan\`. Logging in, topics and
limits are the same on both; without the option no such port is open. The broker keeps nothing on disk. Whatever has to survive is in the journal of the table or of
the hall.

## A result arrives once

A broker's acknowledgement says that the broker has a message. It says nothing about the hall. So the table sends a result
again until it gets a **receipt** with the same id, revision and digest. The hall writes the receipt after the result is on disk.

- The id of a result is the journal's UUID and the game's number there. A repeat changes nothing.
- A higher revision replaces a lower one, in whatever order they come.
- The same revision with another digest is a conflict. It counts nowhere until the desk has looked at it.
- Whoever retains a message sends it again after every connect, because a broker that restarts has forgotten it.
- A table that never sees its hall again has lost nothing: its journal has every game.

## Topics

\`HALL\` is the id of the hall's journal and \`T\` the table's number, 1 to 999. The 1 in every topic is the version of
everything below it. A body is one JSON object of at most ${BODY_BYTES.toLocaleString('en')} bytes; an unknown field makes it
invalid, and whoever receives it drops it.
`;

/** What is kept and who may do what; and the recipe, which host/lab/night/mosquitto.ts reads. */
const REST = `## Security

- **A table's key** is made at the table, and goes to the hall at pairing, and never again. The desk types the four letters that the
  table shows. On a network that others share, start the hall with https: add \`--tls-self-signed\`, and give the tables the \`https://\`
  address. A table keeps the certificate that it meets first, in its \`hall.json\`, and says its fingerprint; compare it with the hall's.
  From then on it talks to whoever has that certificate, and to nobody else. If the hall was set up anew and has another one, start
  each table once with \`--trust-hall\`. If the table's system trusts the hall's certificate, nothing is kept.
- **Logging in.** The table asks the hall for a nonce; the SHA-256 of its key says which table it is. Its password is \`NONCE.MAC\`, where the MAC is HMAC-SHA256 of
  \`T|NONCE\` by the key. A nonce is good for one minute and for one connection. No clock has to be right.
- **Marks.** \`mac\` in a message is HMAC-SHA256 by the key over the canonical JSON of the other fields: fields in alphabetical
  order, no blanks. So a broker of your own cannot make up a result.
- **Topics.** Table T publishes its own six topics and hears its own three, and \`night\` and \`standings\`. The hall uses
  everything below its id. Nobody else can log in. The hall's broker closes a connection that publishes anywhere else.
- **Names.** A client's id is its user name, so nobody can take another's connection.
- **People.** Spectators see full names, first names with an initial, or member numbers, as the desk chooses: on pages, in \`/api/hall\`
  and in \`standings\`. A board gets the full names of the two who play at it. A phone with tonight's door code gets the names that no phone has taken.
- **Limits of the hall's broker.** A packet has at most ${(BODY_BYTES + 512).toLocaleString('en')} bytes. A client sends 200 packets
  at once and 40 a second from then on; whoever sends more is cut off, and the others notice nothing.

Two people who agree to sign a wrong result can do so. [threats.md](threats.md) has the rest.

## A broker of your own

The hall needs an MQTT 3.1.1 broker with passwords, access by topic, and retained messages. It needs no persistence, no
QoS 2 and no MQTT 5. Start the hall with \`--broker mqtt://${HALL_USER}:PASSWORD@HOST:1883\`, or \`mqtts://\` with a certificate. It
tells the tables where the broker is. Give each table its own password there in the variable \`MUGGINS_BROKER_PASSWORD\`.

This is the recipe for Mosquitto 2 on Debian. The tests run with it.

    apt-get install mosquitto

\`/etc/mosquitto/conf.d/muggins.conf\`:

\`\`\`
listener 1883
allow_anonymous false
password_file /etc/mosquitto/muggins.passwords
acl_file /etc/mosquitto/muggins.access
use_username_as_clientid true
persistence false
max_packet_size ${BODY_BYTES + 512}
max_keepalive 60
\`\`\`

\`/etc/mosquitto/muggins.access\`:

\`\`\`
user ${HALL_USER}
topic readwrite muggins/1/#
{{patterns}}
\`\`\`

Then give the hall and each table a password. A table's user name is its number:

    mosquitto_passwd -c /etc/mosquitto/muggins.passwords ${HALL_USER}
    mosquitto_passwd /etc/mosquitto/muggins.passwords 4
    systemctl restart mosquitto

What is different from the hall's own broker: these passwords are good for more than one connection, so use \`mqtts://\` on a
network that others share. Mosquitto drops a forbidden message and leaves the connection open. It does not limit the rate of
a client.
`;

const kinds = Object.entries(MESSAGES).map(([kind, row]) => ({
  kind: kind as keyof typeof MESSAGES,
  ...row,
}));

const topicOf = (kind: keyof typeof MESSAGES): string => {
  const topic = TOPICS[kind];
  return typeof topic === 'string' ? topic : topic('T');
};

const topicRows = kinds.map(
  ({ kind, by, retain, qos, about }) =>
    `| \`${topicOf(kind)}\` | ${by} | ${retain ? 'yes' : 'no'} | ${qos} | ${about} |`,
);

interface JsonSchema {
  readonly type?: string;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly items?: JsonSchema;
  readonly prefixItems?: readonly JsonSchema[];
  readonly anyOf?: readonly JsonSchema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly pattern?: string;
}

const code = (text: unknown): string => `\`${text}\``;

/** What a field may be. */
function typeOf(schema: JsonSchema): string {
  if (schema.anyOf) return schema.anyOf.map(typeOf).join(' or ');
  if (schema.const !== undefined) return code(schema.const);
  if (schema.enum) return schema.enum.map(code).join(', ');
  if (schema.prefixItems) return `${schema.prefixItems.length} of: ${typeOf(schema.prefixItems[0] ?? {})}`;
  if (schema.items) return `list of: ${typeOf(schema.items)}`;
  if (schema.pattern === '^[0-9a-f]{64}$') return '64 hex digits';
  if (schema.type === 'integer') return numberOf(schema);
  return schema.type ?? 'anything';
}

const numberOf = ({ minimum = 0, maximum = 0 }: JsonSchema): string =>
  maximum > 1e12 ? 'whole number' : `${minimum} to ${maximum}`;

/** The fields of an object and of the objects within. */
function fieldsOf(schema: JsonSchema, path = ''): readonly string[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const own = `| \`${path}${name}\` | ${typeOf(field)} | ${field.description ?? ''} |`;
    const within = [field, ...(field.anyOf ?? [])].flatMap((each) => fieldsOf(each, `${path}${name}.`));
    return [own, ...within, ...fieldsOf(field.items ?? {}, `${path}${name}[].`)];
  });
}

const messagePart = ({ kind, about, schema }: (typeof kinds)[number]): string =>
  [
    `### ${kind}`,
    about,
    ['| field | | |', '|---|---|---|', ...fieldsOf(z.toJSONSchema(schema) as JsonSchema)].join('\n'),
  ].join('\n\n');

/** Access by user name, as Mosquitto writes it: `%u` is the table. */
const patterns = kinds
  .map(({ kind, by }) =>
    topicOf(kind).includes('/table/')
      ? `pattern ${by === 'table' ? 'write' : 'read'} ${topicOf(kind).replace('/T/', '/%u/').replace('HALL', '+')}`
      : `pattern read ${topicOf(kind).replace('HALL', '+')}`,
  )
  .join('\n');

/** The page. */
export const hallPage = (): string =>
  [
    INTRODUCTION,
    ['| topic | by | retained | QoS | |', '|---|---|---|---|---|', ...topicRows, ''].join('\n'),
    '## Messages\n',
    `${kinds.map(messagePart).join('\n\n')}\n`,
    REST.replace('{{patterns}}', patterns),
  ].join('\n');
