// docs/openapi.json: the requests of table, hall and league as OpenAPI 3.1. What a request takes and who may ask are filled in from the routes, and so
// is the version; the words and the answers are edited by hand.
import { readFileSync } from 'node:fs';
import { Hono } from 'hono';
import type * as z from 'zod';
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

/** What the file says of a request by hand: what it is for, its answers, and what a query or a body is that no schema checks. */
interface Written {
  readonly summary: string;
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly description?: string;
  }[];
  readonly requestBody?: object;
  readonly responses: Readonly<Record<string, { readonly description?: string }>>;
}

interface Page {
  readonly info: object;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Written>>>>;
}

/** The page as the file should have it. A new request waits in it for its words. */
export function openApiPage(): string {
  const page = JSON.parse(readFileSync(FILE, 'utf8')) as Page;
  const paths: Record<string, Record<string, unknown>> = {};
  for (const route of allRoutes()) {
    const method = route.method.toLowerCase();
    const written = page.paths[route.path]?.[method] ?? { summary: '', responses: {} };
    paths[route.path] = { ...paths[route.path], [method]: operationOf(route, written) };
  }
  const filled = { ...page, info: { ...page.info, version: packageVersion() }, paths };
  return `${JSON.stringify(filled, undefined, 1)}\n`;
}

function operationOf(route: Route, written: Written): Readonly<Record<string, unknown>> {
  const { method, path, tags, who, body } = route;
  const parameters = parametersOf(route, written);
  const content = body && { 'application/json': { schema: jsonSchemaOf(body) } };
  const requestBody = content ? { required: true, content } : written.requestBody;
  return {
    operationId: `${method} ${path}`
      .toLowerCase()
      .replace(/[^a-z]+(\w)/g, (_, letter: string) => letter.toUpperCase())
      .replace(/\W+$/, ''),
    tags,
    summary: written.summary,
    security:
      who === undefined
        ? []
        : who === 'seat' || who === 'player'
          ? [{ key: [] }]
          : [{ key: [] }, { host: [] }],
    ...(parameters.length > 0 && { parameters }),
    ...(requestBody && { requestBody }),
    responses: written.responses,
  };
}

/** Those of the path, those of the query that are checked, and the rest of the query. */
function parametersOf({ path, query }: Route, { parameters = [] }: Written): readonly object[] {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    ...{ name, in: 'path', required: true },
    schema: { type: 'string' },
  }));
  const shape = query?.shape ?? {};
  const checked = Object.entries(shape).map(([name, each]) => ({
    ...{ name, in: 'query' },
    schema: jsonSchemaOf(each as z.ZodType),
  }));
  return [
    ...inPath,
    ...checked,
    ...parameters.filter((each) => each.in === 'query' && !(each.name in shape)),
  ];
}
