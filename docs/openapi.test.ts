// docs/openapi.json and docs/asyncapi.json are complete. That they are valid is seen by host/packaging/release.campaign.test.ts.
import { Ajv } from 'ajv';
import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { FROM_TABLE, TO_TABLE } from '../host/hall/messages.ts';
import { addRoutes as addHallRoutes } from '../host/web/hall/routes.ts';
import { descriptionOf } from '../host/web/kit/route.ts';
import { addRoutes as addLeagueRoutes } from '../host/web/league/routes.ts';
import { addRoutes as addTableRoutes } from '../host/web/table/routes.ts';
import { commandSchema } from '../host/web/table/wire.ts';
import { asyncApiPage } from './asyncapi.ts';
import { openApiPage } from './openapi.ts';

describe('asyncapi.json', () => {
  const page = JSON.parse(asyncApiPage());

  test('has every message between a hall and its tables', () => {
    const { hallTables, tablesSay } = page.channels;
    expect(Object.keys(hallTables.messages)).toEqual(TO_TABLE.map(({ shape }) => shape.type.value));
    expect(Object.keys(tablesSay.messages)).toEqual(FROM_TABLE.map(({ shape }) => shape.type.value));
  });
});

describe('openapi.json', () => {
  type Adds = (app: Hono, parts: object, changed: () => void) => void;

  test.each([
    ['table', addTableRoutes],
    ['hall', addHallRoutes],
    ['league', addLeagueRoutes],
  ])('has every route of a %s', (_, add) => {
    const app = new Hono();
    (add as unknown as Adds)(app, { boards: {}, limits: {} }, () => {});
    const routes = app.routes.filter(
      ({ method, path }) => method !== 'ALL' && /^\/(api\/|healthz)/.test(path),
    );
    const described = new Set(
      routes.flatMap(({ method, path, handler }) => (descriptionOf(handler) ? [`${method} ${path}`] : [])),
    );
    expect(described.size).toBeGreaterThan(10);
    expect(routes.filter(({ method, path }) => !described.has(`${method} ${path}`))).toEqual([]);
  });
});

const page = JSON.parse(openApiPage());
type Written = {
  readonly summary: string;
  readonly security: readonly object[];
  readonly parameters?: readonly object[];
  readonly responses: Readonly<Record<string, object>>;
};
const requests = Object.entries<Record<string, Written>>(page.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, written]) => [`${method} ${path}`, written] as const),
);

test.each(requests)('%s has words, and an answer for who asks', (_, { summary, security, responses }) => {
  expect(summary).toMatch(/^[A-Z].*[.?]$/s);
  const statuses = Object.keys(responses);
  expect(statuses.some((status) => status.startsWith('2'))).toBe(true);
  // Who shows no key, and who shows another's.
  if (security.length > 0) expect(statuses).toEqual(expect.arrayContaining(['401', '403']));
  expect(statuses).toContain('500');
});

test('a body is shown as it is checked', () => {
  const { schema } = page.paths['/api/command'].post.requestBody.content['application/json'];
  const fits = new Ajv({ strict: false }).compile(schema);
  const rows = [
    { type: 'peg', seat: 0, points: 4 },
    { type: 'peg', seat: 6, points: 4 },
    { type: 'peg', seat: 0, points: 'four' },
    { type: 'newGame', players: ['Ann', 'Bob'], rules: { preset: 'six-card', mode: 'always' } },
    { type: 'newGame', players: [] },
    { type: 'dance' },
    { type: 'next', much: true },
  ];
  for (const row of rows) expect([row, fits(row)]).toEqual([row, commandSchema.safeParse(row).success]);
});
