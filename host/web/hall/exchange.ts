// Lists of players in; whole copies of the hall out.
import {
  type ColumnChoice,
  LIST_COLUMNS,
  packHall,
  parseColumns,
  planImport,
  readPlayers,
} from '../../hall/index.ts';
import type { App, Asked } from '../kit/parts.ts';
import { addRoute, limitedTo } from '../kit/route.ts';
import { badInput, expectation } from '../kit/validation.ts';
import { answered, LEAGUE } from './desk.ts';
import { attached } from './nights.ts';
import type { HallParts } from './parts.ts';
import type { ImportAnswer } from './wire.ts';

/** Bytes of a list of players: five thousand of them. */
const LIST_LIMIT = 262_144;

/** Adds the routes. */
export function addExchange(app: App, parts: HallParts): void {
  addImport(app, parts);
  const backup = {
    who: 'host',
    about: 'A copy of the hall: every night, and its tables. `muggins hall restore FILE` takes it.',
    type: 'application/zip',
    answers: { 200: 'a zip archive' },
  } as const;
  addRoute(app, 'GET /api/hall/backup', backup, (context) => {
    const name = `hall-${new Date(parts.now()).toISOString().slice(0, 10)}.zip`;
    return attached(context, name, 'application/zip', packHall(parts.data));
  });
}

function addImport(app: App, parts: HallParts): void {
  const list = {
    who: 'host',
    about: 'A list of players as CSV, of at most 262,144 bytes. All of it is taken, or nothing.',
    query: {
      dry: 'with it, nothing is stored',
      columns:
        'the columns in order, such as `first,last,number`: `name`, `first`, `middle`, `last`, `number`, `club`, `skip`',
      head: '`yes` or `no`: whether the first row names the columns',
    },
    takes: 'text/csv',
    limit: limitedTo(LIST_LIMIT),
    answers: {
      200: '`{table, added, changed, same, alike, wrong}`; `table` shows how the columns are read, with the first rows',
      413: '`tooLarge`',
      422: 'the same: the lines in `wrong` cannot be read',
      ...LEAGUE,
    },
  } as const;
  addRoute(app, 'POST /api/hall/import', list, (context) => take(context, parts));
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
