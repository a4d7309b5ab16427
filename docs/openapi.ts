// docs/openapi.json: the requests of table and hall as OpenAPI 3.1, from the descriptions beside their routes.

import { Hono } from 'hono';
import * as z from 'zod';
import { packageVersion } from '../host/system/package.ts';
import { addRoutes as addHallRoutes } from '../host/web/hall/routes.ts';
import { type Description, descriptionOf } from '../host/web/kit/route.ts';
import { jsonSchemaOf } from '../host/web/kit/validation.ts';
import { addRoutes as addTableRoutes } from '../host/web/table/routes.ts';

interface Route extends Description {
  readonly method: string;
  /** As OpenAPI writes it: `/api/games/{id}`. */
  readonly path: string;
  readonly tags: readonly string[];
}

type Adds = (app: Hono, parts: object, changed: () => void) => void;
/** The handlers take what they need of these when a request comes. */
const PARTS = { boards: {}, limits: {} };

function routesOf(tag: string, add: Adds): readonly Route[] {
  const app = new Hono();
  add(app, PARTS, () => {});
  return app.routes.flatMap(({ method, path, handler }) => {
    const description = descriptionOf(handler);
    const plain = path.replace(/:(\w+)(\{[^/]*\})?/g, '{$1}').replace(/\/$/, '');
    return description === undefined ? [] : [{ ...description, method, path: plain, tags: [tag] }];
  });
}

/** The routes of a table, the routes of a hall, and those of both once. */
function allRoutes(): readonly Route[] {
  const table = routesOf('table', addTableRoutes as unknown as Adds);
  const hall = routesOf('hall', addHallRoutes as unknown as Adds);
  const same = (one: Route) => (other: Route) => one.method === other.method && one.path === other.path;
  const both = table.map((route) => (hall.some(same(route)) ? { ...route, tags: ['table', 'hall'] } : route));
  return [...both, ...hall.filter((route) => !table.some(same(route)))];
}

const REFUSED = { $ref: '#/components/schemas/Refused' };

/** What any request can be answered. */
const ALWAYS = {
  403: '`forbidden`: the request comes from a page of another site, or under a name that is not ours',
  429: '`tooOften`: `retry-after` has the seconds to wait',
  500: '`internal`: a bug; the log has it',
  503: '`disk`: the disk did not take it',
};
const POSTED = { 400: '`badInput`: names the field, and what was expected there', 413: '`tooLarge`' };
/** The answer to a request without permission. */
const TURNED_AWAY = {
  host: { 401: '`hostOnly`: no key was shown', 403: '`hostOnly`: a phone asks' },
  seat: {
    401: '`noSeat`: no key was shown',
    403: '`noSeat`: the key of no seat, or the command is not for this seat',
  },
  player: { 401: '`noPhone`: no key was shown', 403: '`noPhone`, or the command is not for this player' },
};

/** The page as the file has it. */
export function openApiPage(): string {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const route of allRoutes())
    paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: operationOf(route) };
  const page = {
    openapi: '3.1.0',
    info: {
      title: 'Muggins: a table and a hall',
      version: packageVersion(),
      description:
        '`npm run pages` writes this file from the routes of host/web. docs/companion.md explains it; docs/asyncapi.json has WebSockets and MQTT.',
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

function operationOf(route: Route): Readonly<Record<string, unknown>> {
  const { method, path, tags, who, about, body, takes } = route;
  const parameters = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    ...{ name, in: 'path', required: true },
    schema: { type: 'string' },
  }));
  const all = [...parameters, ...queryOf(route)];
  const schema = body === undefined ? { type: 'string' } : jsonSchemaOf(body);
  return {
    operationId: `${method} ${path}`
      .toLowerCase()
      .replace(/[^a-z]+(\w)/g, (_, letter: string) => letter.toUpperCase())
      .replace(/\W+$/, ''),
    tags,
    summary: about,
    security: who === undefined ? [] : who === 'host' ? [{ key: [] }, { host: [] }] : [{ key: [] }],
    ...(all.length > 0 && { parameters: all }),
    ...((body ?? takes) !== undefined && {
      requestBody: { required: true, content: { [takes ?? 'application/json']: { schema } } },
    }),
    responses: responsesOf(route),
  };
}

function queryOf({ query }: Route): readonly object[] {
  if (query === undefined) return [];
  const described: readonly (readonly [string, unknown])[] = Object.entries(
    query instanceof z.ZodObject ? query.shape : query,
  );
  return described.map(([name, each]) => {
    const words = typeof each === 'string' && { description: each };
    const schema = typeof each === 'string' ? { type: 'string' } : jsonSchemaOf(each as z.ZodType);
    return { name, in: 'query', ...words, schema };
  });
}

/** Answers that every request can have are written once, unless a route has more reasons for the same status. */
function responsesOf({ path, answers, body, who, type }: Route): object {
  const { 429: tooOften, ...ever } = ALWAYS;
  // Only requests below /api/ are counted.
  const limited = path.startsWith('/api/') && { 429: tooOften };
  const general: Readonly<Record<string, string>> = { ...(body && POSTED), ...ever, ...limited };
  const denied: Readonly<Record<number, string>> = who === undefined ? {} : TURNED_AWAY[who];
  const own: Record<string, string[]> = {};
  for (const [status, reason] of [answers, denied].flatMap((each) => Object.entries(each)))
    own[status] = [...(own[status] ?? []), reason];
  const responses: Record<string, object> = {};
  for (const status of Object.keys(general)) responses[status] = { $ref: `#/components/responses/${status}` };
  for (const [status, reasons] of Object.entries(own)) {
    const description = [...reasons, ...(general[status] ? [general[status]] : [])].join('; ');
    const good = status.startsWith('2');
    const schema = good ? { type: type === undefined ? 'object' : 'string' } : REFUSED;
    responses[status] = { description, content: { [good && type ? type : 'application/json']: { schema } } };
  }
  return responses;
}
