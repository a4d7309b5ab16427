// Everything that can be asked of a table: the state, the games played, commands and claims, and who sits where.
import { compress } from 'hono/compress';
import { limited } from '../kit/app.ts';
import { addHost } from '../kit/host.ts';
import { addRoute } from '../kit/route.ts';
import { addCommands } from './commands.ts';
import { games } from './games/games.ts';
import { addHealth } from './health.ts';
import { addNotices } from './notices.ts';
import type { Parts, TableApp } from './parts.ts';
import { addPlaces } from './places.ts';
import { addPlain } from './plain.ts';
import { addPlayers } from './players.ts';

/** Adds the routes of a table. */
export function addRoutes(app: TableApp, parts: Parts): void {
  addReading(app, parts);
  addPlain(app, parts);
  addHealth(app, parts);
  addCommands(app, parts);
  addNotices(app, parts);
  addPlaces(app, parts);
  addPlayers(app, parts);
  addHost(app, parts);
}

const VIEW = {
  about: 'The table now: the message `state` of the WebSocket.',
  answers: { 200: 'the message `state`' },
} as const;

/** Requests that read only. */
function addReading(app: TableApp, { table, state, limits }: Parts): void {
  addRoute(app, 'GET /api/view', VIEW, (context) =>
    context.body(state(), 200, { 'content-type': 'application/json; charset=utf-8' }),
  );
  app.use('/api/games/*', limited(limits, 'search'));
  // The moves of a game are the same words over and over: a sixth of the bytes for a phone far from the table.
  for (const path of ['/api/games', '/api/games/:game{[0-9]+}'])
    app.use(path, compress({ encoding: 'gzip' }));
  app.route('/api/games', games({ archive: () => table.archive, people: () => table.roster }));
}
