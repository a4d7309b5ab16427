// docs/openapi.json: the requests of table, hall and league as OpenAPI 3.1. Its paths are made from the descriptions beside the routes, its version
// is filled in; the rest of the file is edited by hand.
import { readFileSync } from 'node:fs';
import { Hono } from 'hono';
import * as z from 'zod';
import { packageVersion } from '../host/system/package.ts';
import { addRoutes as addHallRoutes } from '../host/web/hall/routes.ts';
import { type Description, descriptionOf } from '../host/web/kit/route.ts';
import { jsonSchemaOf } from '../host/web/kit/validation.ts';
import { addRoutes as addLeagueRoutes } from '../host/web/league/routes.ts';
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

/** The routes of a table, of a hall and of a league. A route that several have is listed once. */
function allRoutes(): readonly Route[] {
  const found = new Map<string, Route>();
  for (const [tag, add] of [
    ['table', addTableRoutes],
    ['hall', addHallRoutes],
    ['league', addLeagueRoutes],
  ] as const)
    for (const route of routesOf(tag, add as unknown as Adds)) {
      const at = `${route.method} ${route.path}`;
      const before = found.get(at);
      found.set(at, before === undefined ? route : { ...before, tags: [...before.tags, tag] });
    }
  return [...found.values()];
}

const FILE = new URL('openapi.json', import.meta.url);

/** Answers that many requests can have, by status. */
type Shared = Readonly<Record<string, { readonly description: string }>>;

interface Page {
  readonly info: object;
  readonly components: { readonly responses: Shared };
}

const REFUSED = { $ref: '#/components/schemas/Refused' };
/** Statuses that any request can be answered with. */
const ALWAYS = ['403', '500', '503'];
/** More statuses: of requests below /api/, which are counted, and of requests with a body. */
const COUNTED = ['429'];
const POSTED = ['400', '413'];
/** The answer to a request without permission. */
const TURNED_AWAY = {
  host: {
    401: '`hostOnly`: no key was shown',
    403: '`hostOnly`: a phone asks; `directorOnly`: a helper asks',
  },
  table: {
    401: '`noSeat`: no key was shown',
    403: '`noSeat`: a helper asks',
  },
  desk: {
    401: '`hostOnly`: no key was shown',
    403: '`hostOnly`: a phone asks; `judgeOnly` or `directorOnly`: this helper may not give the command',
  },
  seat: {
    401: '`noSeat`: no key was shown',
    403: '`noSeat`: the key of no seat, or the command is not for this seat',
  },
  player: { 401: '`noPhone`: no key was shown', 403: '`noPhone`, or the command is not for this player' },
};

/** The page as the file should have it. */
export function openApiPage(): string {
  const page = JSON.parse(readFileSync(FILE, 'utf8')) as Page;
  const paths: Record<string, Record<string, unknown>> = {};
  for (const route of allRoutes())
    paths[route.path] = {
      ...paths[route.path],
      [route.method.toLowerCase()]: operationOf(route, page.components.responses),
    };
  const filled = { ...page, info: { ...page.info, version: packageVersion() }, paths };
  return `${JSON.stringify(filled, undefined, 1)}\n`;
}

function operationOf(route: Route, shared: Shared): Readonly<Record<string, unknown>> {
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
    security:
      who === undefined
        ? []
        : who === 'seat' || who === 'player'
          ? [{ key: [] }]
          : [{ key: [] }, { host: [] }],
    ...(all.length > 0 && { parameters: all }),
    ...((body ?? takes) !== undefined && {
      requestBody: { required: true, content: { [takes ?? 'application/json']: { schema } } },
    }),
    responses: responsesOf(route, shared),
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

/** Answers that many requests can have are written once, unless a route has more reasons for the same status. */
function responsesOf({ path, answers, body, who, type }: Route, shared: Shared): object {
  const general = [...ALWAYS, ...(path.startsWith('/api/') ? COUNTED : []), ...(body ? POSTED : [])];
  const denied: Readonly<Record<number, string>> = who === undefined ? {} : TURNED_AWAY[who];
  const own: Record<string, string[]> = {};
  for (const [status, reason] of [answers, denied].flatMap((each) => Object.entries(each)))
    own[status] = [...(own[status] ?? []), reason];
  const responses: Record<string, object> = {};
  for (const status of general) responses[status] = { $ref: `#/components/responses/${status}` };
  for (const [status, reasons] of Object.entries(own)) {
    const more = general.includes(status) ? [shared[status]?.description] : [];
    const good = status.startsWith('2');
    const schema = good ? { type: type === undefined ? 'object' : 'string' } : REFUSED;
    responses[status] = {
      description: [...reasons, ...more].join('; '),
      content: { [good && type ? type : 'application/json']: { schema } },
    };
  }
  return responses;
}
