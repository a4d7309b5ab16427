// Lists of players in; whole copies of the hall out.
import {
  type ColumnChoice,
  LIST_COLUMNS,
  packHall,
  parseColumns,
  planImport,
  readPlayers,
} from '../../hall/index.ts';
import { type App, type Asked, addRoute, limitedTo } from '../kit/route.ts';
import { badInput, expectation } from '../kit/validation.ts';
import { answered } from './desk.ts';
import { attached } from './nights.ts';
import type { HallParts } from './parts.ts';
import type { ImportAnswer } from './wire.ts';

/** Bytes of a list of players: five thousand of them. */
const LIST_LIMIT = 262_144;

/** Adds the routes. */
export function addExchange(app: App, parts: HallParts): void {
  const list = { who: 'host', limit: limitedTo(LIST_LIMIT) } as const;
  addRoute(app, 'POST /api/hall/import', list, (context) => take(context, parts));
  addRoute(app, 'GET /api/hall/backup', { who: 'host' }, (context) => {
    const name = `hall-${new Date(parts.now()).toISOString().slice(0, 10)}.zip`;
    return attached(context, name, 'application/zip', packHall(parts.data));
  });
}

/** With `dry`, nothing is kept; a list in which a line is wrong is never taken. */
async function take(context: Asked, parts: HallParts): Promise<Response> {
  const { hall } = parts;
  const { dry, columns: said, head } = context.req.query();
  const columns = said === undefined ? undefined : parseColumns(said);
  if (said !== undefined && columns === undefined) return badColumns(context, said);
  const choice: ColumnChoice = { columns, head: head === undefined ? undefined : head === 'yes' };
  const bytes = new Uint8Array(await context.req.arrayBuffer());
  const read = readPlayers(bytes, choice, parts.league?.offer?.members);
  const { commands, ...plan } = planImport(hall.state, read);
  const found: ImportAnswer = { ...plan, table: read.table ?? null };
  if (dry !== undefined || plan.wrong.length > 0) return context.json(found, dry === undefined ? 422 : 200);
  if (commands.length === 0) return context.json(found);
  const result = hall.act(commands, 'desk');
  return result.ok ? context.json(found) : answered(context, parts, result);
}

function badColumns(context: Asked, given: string): Response {
  const expected = expectation('oneOf', { words: LIST_COLUMNS });
  return context.json({ error: 'badInput', ...badInput({ field: 'columns', expected, given }) }, 400);
}
