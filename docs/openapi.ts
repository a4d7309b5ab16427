// docs/openapi.json: the requests of table and hall, from their schemas, as OpenAPI 3.1.
import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { jsonSchemaOf } from '../host/web/kit/validation.ts';
import type { RouteRow } from './routerow.ts';
import { ROUTES } from './routes.ts';

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  readonly version: string;
};

const REFUSED = { $ref: '#/components/schemas/Refused' };

/** What any request can be answered. */
const ALWAYS = {
  403: '`forbidden`: the request comes from a page of another site, or under a name that is not ours',
  429: '`tooOften`: `retry-after` has the seconds to wait',
  500: '`internal`: a bug; the log has it',
  503: '`disk`: the disk did not take it',
};
const POSTED = { 400: '`badInput`: names the field, and what was expected there', 413: '`tooLarge`' };
/** What somebody is answered who may not ask. */
const TURNED_AWAY = {
  host: { 401: '`hostOnly`: no key was shown', 403: '`hostOnly`: a phone asks' },
  seat: { 401: '`noSeat`: no key was shown', 403: 'the command is not for this seat' },
  player: { 401: '`noPhone`: no key was shown', 403: '`noPhone`, or the command is not for this player' },
};

/** The page, as it stands in the file. */
export function openApiPage(): string {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const row of ROUTES) {
    const [method = '', path = ''] = row.route.split(' ');
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(row, path) };
  }
  const page = {
    openapi: '3.1.0',
    info: {
      title: 'Muggins: a table and a hall',
      version,
      description:
        'Written from the schemas of host/web by `npm run pages`. docs/companion.md explains it in words; docs/asyncapi.json has live lines and MQTT.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [
      { url: 'http://127.0.0.1:8121', description: 'a table, unless `--http` says otherwise' },
      { url: '/', description: 'the address that `muggins start` or `muggins hall start` prints' },
    ],
    tags: [
      { name: 'table', description: '`muggins start`' },
      { name: 'hall', description: '`muggins hall start`' },
    ],
    paths,
    components: COMPONENTS,
  };
  return `${JSON.stringify(page, undefined, 1)}\n`;
}

const COMPONENTS = {
  securitySchemes: {
    key: {
      type: 'http',
      scheme: 'bearer',
      description: "the host's token (running.json beside the journal has it), or the key that a phone made",
    },
    host: {
      type: 'apiKey',
      in: 'cookie',
      name: 'muggins_host',
      description: "the host's session; the port of the server follows its name",
    },
  },
  responses: Object.fromEntries(
    Object.entries({ ...POSTED, ...ALWAYS }).map(([status, description]) => [
      status,
      { description, content: { 'application/json': { schema: REFUSED } } },
    ]),
  ),
  schemas: {
    Refused: {
      type: 'object',
      description: 'why not: a code, the same in English, and the facts from which pages make sentences',
      required: ['error'],
      properties: {
        error: { type: 'string', description: 'a code that stays the same from version to version' },
        words: { type: 'string' },
        told: {
          type: 'object',
          required: ['code', 'details'],
          properties: { code: { type: 'string' }, details: { type: 'object' } },
        },
        refusal: { type: 'object', required: ['code'], properties: { code: { type: 'string' } } },
        field: { type: 'string', description: 'of `badInput`: where' },
        expected: { type: 'string', description: 'of `badInput`: what was expected there' },
      },
    },
  },
};

function operationOf(row: RouteRow, path: string): Readonly<Record<string, unknown>> {
  const { of, who, about, body } = row;
  const parameters = [
    ...[...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
      ...{ name, in: 'path', required: true },
      schema: { type: 'string' },
    })),
    ...queryOf(row),
  ];
  return {
    operationId: row.route
      .toLowerCase()
      .replace(/[^a-z]+(\w)/g, (_, letter: string) => letter.toUpperCase())
      .replace(/\W+$/, ''),
    tags: of === 'both' ? ['table', 'hall'] : [of],
    summary: about,
    ...(who !== undefined && { security: who === 'host' ? [{ key: [] }, { host: [] }] : [{ key: [] }] }),
    ...(parameters.length > 0 && { parameters }),
    ...(body !== undefined && {
      requestBody: { required: true, content: { 'application/json': { schema: jsonSchemaOf(body) } } },
    }),
    ...(path === '/api/hall/import' && {
      requestBody: { required: true, content: { 'text/csv': { schema: { type: 'string' } } } },
    }),
    responses: responsesOf(row),
  };
}

function queryOf({ query }: RouteRow): readonly object[] {
  if (query === undefined) return [];
  if (!(query instanceof z.ZodObject))
    return Object.entries(query).map(([name, description]) => ({
      ...{ name, in: 'query', description },
      schema: { type: 'string' },
    }));
  return Object.entries(query.shape).map(([name, schema]) => ({
    ...{ name, in: 'query' },
    schema: jsonSchemaOf(schema as z.ZodType),
  }));
}

/** Statuses that mean the same everywhere are written once; others have their reasons, of which there may be more than one. */
function responsesOf({ route, answers, body, who, type = 'application/json' }: RouteRow): object {
  const turned = who === undefined ? {} : TURNED_AWAY[who];
  const { 429: tooOften, ...ever } = ALWAYS;
  const general: Readonly<Record<string, string>> = {
    ...(body !== undefined && POSTED),
    ...ever,
    // Only these are counted.
    ...(route.includes(' /api/') && { 429: tooOften }),
  };
  const own = [answers, turned].flatMap((each) => Object.entries(each));
  const responses = Object.keys(general).map((status): [string, object] => [
    status,
    { $ref: `#/components/responses/${status}` },
  ]);
  for (const status of new Set(own.map(([each]) => each))) {
    const reasons = own.flatMap(([each, reason]) => (each === status ? [reason] : []));
    const also = general[status];
    const description = [...reasons, ...(also === undefined ? [] : [also])].join('; ');
    const good = status.startsWith('2');
    const schema = good ? { type: type === 'text/csv' ? 'string' : 'object' } : REFUSED;
    const content = { [good ? type : 'application/json']: { schema } };
    responses.push([status, { description, content }]);
  }
  return Object.fromEntries(responses.toSorted(([one], [other]) => Number(one) - Number(other)));
}
