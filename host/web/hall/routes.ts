// Everything that can be asked of a hall, and addresses that lead to its pages.
import { addHost } from '../kit/host.ts';
import { type App, addRoute } from '../kit/route.ts';
import { addDesk } from './desk.ts';
import { addExchange } from './exchange.ts';
import { addLadder } from './ladder.ts';
import { addNights } from './nights.ts';
import type { HallParts } from './parts.ts';
import { addPhones } from './phones.ts';
import { addPlayer } from './player.ts';
import { addSeasons } from './seasons.ts';
import { addTables } from './tables.ts';
import type { DrawAnswer } from './wire.ts';

/** The addresses under which the pages stand as well. */
const ALSO = [
  ['/hall', '/'],
  ['/hall/desk', '/desk'],
  ['/hall/me', '/me'],
  ['/hall/nights', '/nights'],
  ['/hall/print', '/print'],
  ['/hall/table', '/table'],
] as const;

/** Adds the routes of a hall. */
export function addRoutes(app: App, parts: HallParts): void {
  addRoute(app, 'GET /api/hall', {}, (context) =>
    context.body(parts.night(), 200, { 'content-type': 'application/json; charset=utf-8' }),
  );
  addRoute(app, 'GET /api/hall/draw', {}, (context) =>
    context.json({ facts: parts.hall.draw } satisfies DrawAnswer),
  );
  for (const [from, to] of ALSO) app.get(from, (context) => context.redirect(to, 302));
  app.get('/hall/print/:sheet{[a-z]+}', (context) =>
    context.redirect(`/print?sheet=${context.req.param('sheet')}`, 302),
  );
  app.get('/hall/table/:table', (context) =>
    context.redirect(`/table?table=${encodeURIComponent(context.req.param('table'))}`, 302),
  );
  if (parts.boards !== undefined) addTables(app, parts, parts.boards);
  addDesk(app, parts);
  addPhones(app, parts);
  addPlayer(app, parts);
  addExchange(app, parts);
  addNights(app, parts);
  addSeasons(app, parts);
  addLadder(app, parts);
  addHost(app, parts);
}
