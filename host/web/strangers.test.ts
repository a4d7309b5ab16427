// What a stranger can reach of a table, of a hall and of a league: one list, walked from the routes and the WebSockets themselves.
import { request } from 'node:http';
import { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { joining } from '../hall/testing/night.ts';
import { addRoutes as addHallRoutes } from './hall/routes.ts';
import { HallRig } from './hall/testing/site.ts';
import { descriptionOf } from './kit/route.ts';
import { Sockets } from './kit/sockets.ts';
import { addRoutes as addLeagueRoutes } from './league/routes.ts';
import { LeagueRig } from './league/testing/site.ts';
import { addRoutes as addTableRoutes } from './table/routes.ts';
import { Site } from './testing/site.ts';

/** The key of a table at the hall. */
const TABLE = 't'.repeat(43);

/** Every site: how it adds its routes, how it starts, the keys that are not the host's, those of helpers, and all that works without a key. */
const SITES = {
  table: {
    add: addTableRoutes,
    open: async () => {
      const site = await Site.open();
      return {
        url: site.web.url,
        own: site.own,
        close: () => site.close(),
        others: [await site.seat(0)],
        helpers: [],
        moves: () => site.rig.table.view.move,
      };
    },
    reached: [
      ...['GET /api/games', 'GET /api/games/export.csv', 'GET /api/games/export.json'],
      ...[
        'GET /api/games/:id{(?:[0-9]{1,9}|last)$}',
        'GET /api/games/:id{(?:[0-9]{1,9}|now)}/ruling',
        'GET /api/games/:id{(?:[0-9]{1,9}|now)}/notation',
        'GET /api/games/players/:id',
        'GET /api/me',
        'GET /api/players',
      ],
      'GET /api/games/players/:id/discards',
      ...['GET /healthz', 'GET /plain', 'GET /api/view'],
      // The press of a button decides.
      ...['POST /api/join', 'DELETE /api/join', 'POST /api/host'],
      // With a secret: an invitation to a seat, the host's link.
      ...['POST /api/seat', 'POST /api/host/link', 'DELETE /api/host'],
    ],
    sockets: { '/live': 'open' },
  },
  hall: {
    add: addHallRoutes,
    open: async () => {
      const rig = await HallRig.open({ withBoards: true });
      const { door } = rig.boards;
      door.letIn();
      door.ask({ key: TABLE, wish: '1', address: '192.0.2.1' });
      door.give(1, '1');
      await rig.do(...joining('Ann').slice(0, 1));
      return {
        url: rig.web.url,
        own: rig.own,
        close: () => rig.close(),
        others: [await rig.phone('Ann'), { authorization: `Bearer ${TABLE}` }],
        helpers: [await rig.helper('scorekeeper'), await rig.helper('judge')],
        moves: () => rig.hall.sequence,
      };
    },
    reached: [
      ...['GET /api/hall', 'GET /api/hall/draw', 'GET /hall', 'GET /hall/desk', 'GET /hall/me'],
      ...['GET /api/hall/nights', 'GET /api/hall/nights/:night', 'GET /hall/nights'],
      ...[
        'GET /api/hall/ladder',
        'GET /api/hall/season',
        'GET /api/hall/season/league',
        'GET /api/hall/yearbook',
        'GET /api/hall/people/:player',
      ],
      ...['GET /hall/print', 'GET /hall/print/:sheet{[a-z]+}', 'GET /hall/table', 'GET /hall/table/:table'],
      // A table asks to join; nothing is kept of it while the door is shut.
      'POST /api/hall/join',
      // With a secret: a player's code, tonight's door code, the host's link.
      ...['POST /api/hall/player', 'POST /api/hall/door', 'POST /api/hall/door/player'],
      ...['POST /api/host/link', 'DELETE /api/host'],
    ],
    sockets: { '/live': 'open', '/tables': 401 },
  },
  league: {
    add: addLeagueRoutes,
    open: async () => {
      const rig = await LeagueRig.open();
      return {
        url: rig.web.url,
        own: { authorization: `Bearer ${rig.token}` },
        close: () => rig.close(),
        others: [],
        helpers: [],
        moves: () => rig.league.sequence,
      };
    },
    reached: [
      'GET /',
      ...['GET /clubs/:club', 'GET /clubs/:club/:event', 'GET /seasons/:season', 'GET /persons/:person'],
      ...[
        'GET /seasons/:id/table.csv',
        'GET /seasons/:id/table.json',
        'GET /teams/tables.csv',
        'GET /teams/tables.json',
      ],
      ...[
        'GET /teams',
        'GET /teams/fixtures',
        'GET /teams/fixtures.ics',
        'GET /teams/fixtures/:id',
        'GET /teams/missing',
        'GET /teams/match/:id',
      ],
      ...['GET /teams/paper/:id', 'GET /teams/player/:id', 'GET /teams/table/:id', 'GET /teams/team/:id'],
      // With the key of a captain, or to take one by an invitation.
      ...['GET /api/captain', 'POST /api/captain', 'POST /api/teams'],
      // The signature of a club decides.
      ...['PUT /api/v1/clubs/:club/events/:event/revisions/:revision', 'GET /api/v1/clubs/:club/offer'],
      ...['POST /api/host/link', 'DELETE /api/host'],
    ],
    sockets: {},
  },
} as const;

interface Walked {
  readonly method: string;
  readonly path: string;
  readonly who: string;
}

/** The routes of a site, as it adds them. */
function routesOf(add: unknown): readonly Walked[] {
  const app = new Hono();
  (add as (app: Hono, parts: object) => void)(app, { boards: {}, limits: {} });
  const found = new Map<string, Walked>();
  for (const { method, path, handler } of app.routes) {
    if (method === 'ALL') continue;
    const { who = 'anyone' } = descriptionOf(handler) ?? {};
    const known = found.get(`${method} ${path}`);
    if (known === undefined || who !== 'anyone') found.set(`${method} ${path}`, { method, path, who });
  }
  return [...found.values()];
}

/** An address that a route takes. */
const sample = (path: string): string =>
  path.replace(/:(\w+)(\{[^/]*\})?/g, (_, name) => (name === 'sheet' ? 'cards' : '4'));

type Headers = Readonly<Record<string, string>>;

/** The status of an answer. */
const ask = (url: string, { method, path }: Walked, headers: Headers = {}): Promise<number> =>
  new Promise((resolve, reject) => {
    const sent = request(new URL(sample(path), url), { method, headers, agent: false }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    sent.on('error', reject).end();
  });

/** The same for a WebSocket; `open` where there is one. */
const dial = (url: string, path: string, headers: Headers = {}): Promise<number | 'open'> =>
  new Promise((resolve) => {
    const socket = new WebSocket(new URL(path, url).href.replace('http', 'ws'), { headers });
    const end = (answer: number | 'open'): void => {
      resolve(answer);
      socket.terminate();
    };
    socket.on('error', () => {});
    socket.on('unexpected-response', (_, { statusCode = 0 }) => end(statusCode));
    socket.on('open', () => end('open'));
  });

/** Pages of other sites and of none, and another owner's name that leads here. */
const ELSEWHERE: readonly Headers[] = [
  { origin: 'http://evil.example' },
  { origin: 'null' },
  { host: 'evil.example' },
];

describe.each(Object.entries(SITES))('%s', (_, { add, open, reached, sockets }) => {
  const serve = vi.spyOn(Sockets.prototype, 'serve');
  const routes = routesOf(add);
  let site: Awaited<ReturnType<typeof open>>;

  beforeEach(async () => {
    serve.mockClear();
    site = await open();
  });
  afterEach(() => site.close());

  test('what works without a key is on the list', () => {
    const free = routes.filter(({ who }) => who === 'anyone').map(({ method, path }) => `${method} ${path}`);
    expect(free.toSorted()).toEqual([...reached].toSorted());
  });

  test('everything else is refused, whatever is sent', async () => {
    const shut = routes.filter(({ who }) => who !== 'anyone');
    expect(shut.length).toBeGreaterThan(4);
    for (const headers of [{}, { authorization: `Bearer ${'k'.repeat(43)}` }, { cookie: 'muggins_host=x' }])
      for (const route of shut) expect([route, await ask(site.url, route, headers)]).toEqual([route, 401]);
  });

  test('requests of the host are refused to every other key, and nothing changes', async () => {
    const moves = site.moves();
    const hosts = routes.filter(({ who }) => who === 'host');
    const desks = routes.filter(({ who }) => who === 'desk');
    expect(hosts.length).toBeGreaterThan(2);
    for (const headers of [...site.others, ...site.helpers])
      for (const route of hosts) expect([route, await ask(site.url, route, headers)]).toEqual([route, 403]);
    for (const headers of site.others)
      for (const route of desks) expect([route, await ask(site.url, route, headers)]).toEqual([route, 403]);
    expect(site.moves()).toBe(moves);
  });

  test('nothing answers a page of another site, or under another name, not even with the host’s key', async () => {
    for (const headers of ELSEWHERE.map((each) => ({ ...site.own, ...each })))
      for (const route of [...routes, { method: 'GET', path: '/', who: 'anyone' }])
        expect([route, headers, await ask(site.url, route, headers)]).toEqual([route, headers, 403]);
  });

  test('WebSockets: the list, and none for a page of another site, also where there is none', async () => {
    expect(serve.mock.calls.map(([path]) => path).toSorted()).toEqual(Object.keys(sockets).toSorted());
    for (const [path, answer] of Object.entries({ ...sockets, '/mqtt': 404, '/': 404 })) {
      expect([path, await dial(site.url, path)]).toEqual([path, answer]);
      for (const headers of site.others.flatMap((key) => ELSEWHERE.map((each) => ({ ...key, ...each }))))
        expect([path, headers, await dial(site.url, path, headers)]).toEqual([path, headers, 403]);
    }
  });
});
