import { compress } from 'hono/compress';
import { packageVersion } from '../../system/package.ts';
import type { BoardStatus } from '../../table/board.ts';
import { addHost } from '../kit/host.ts';
import { type App, addRoute, limited } from '../kit/route.ts';
import { addCommands, addRequests } from './commands.ts';
import { addCompany } from './company.ts';
import { addGames } from './games/games.ts';
import { addJoining } from './joining.ts';
import type { Parts } from './parts.ts';
import { addPlaces, addPlayers, addSettings } from './places.ts';
import { addPlain } from './plain.ts';

/** Adds the routes of a table. */
export function addRoutes(app: App, parts: Parts): void {
  addRoute(app, 'GET /api/view', {}, (context) =>
    context.body(parts.state(), 200, { 'content-type': 'application/json; charset=utf-8' }),
  );
  app.use('/api/games/*', limited(parts, 'search'));
  // The moves of a game are the same words over and over: a sixth of the bytes for a phone far from the table.
  for (const path of ['/api/games', '/api/games/:game{[0-9]+|last}'])
    app.use(path, compress({ encoding: 'gzip' }));
  addGames(app, parts);
  addPlain(app, parts);
  addHealth(app, parts);
  addCommands(app, parts);
  addRequests(app, parts);
  addCompany(app, parts);
  addPlaces(app, parts);
  addJoining(app, parts);
  addSettings(app, parts);
  addPlayers(app, parts);
  addHost(app, parts);
}

/** GET /healthz. Answered with 503 while the journal refuses moves, else with 200. */
interface Health {
  /** Whether moves are kept. A board that is away does not make a table unwell: people can wait for it. */
  readonly ok: boolean;
  readonly version: string;
  readonly board: BoardStatus['state'];
  /** Whether the journal took the last move. */
  readonly journal: 'writable' | 'refuses';
}

/** Adds the route for monitors. */
function addHealth(app: App, { table }: Parts): void {
  const version = packageVersion();
  addRoute(app, 'GET /healthz', {}, (context) => {
    const ok = table.keeping.kept;
    const board = table.view.board.state;
    const answer: Health = { ok, version, board, journal: ok ? 'writable' : 'refuses' };
    context.header('cache-control', 'no-store');
    return context.json(answer, ok ? 200 : 503);
  });
}
