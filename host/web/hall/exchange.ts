// Lists of players in; cards, standings and whole copies of the hall out.
import type { NightState } from '../../../shared/league/index.ts';
import {
  type ColumnChoice,
  type Hall,
  LIST_COLUMNS,
  packHall,
  parseColumns,
  planImport,
  readPlayers,
  SHEETS,
} from '../../hall/index.ts';
import type { App, Asked } from '../kit/parts.ts';
import { addRoute, limitedTo } from '../kit/route.ts';
import { badInput, expectation } from '../kit/validation.ts';
import { answered, LEAGUE } from './desk.ts';
import type { HallParts } from './parts.ts';
import type { ImportAnswer, NightsAnswer } from './wire.ts';

/** Bytes of a list of players: five thousand of them. */
const LIST_LIMIT = 262_144;

/** Adds the routes. */
export function addExchange(app: App, parts: HallParts): void {
  addImport(app, parts);
  const nights = {
    who: 'host',
    about: 'Every night of the hall, oldest first. An export takes its number: `?night=3`.',
    answers: { 200: '`{nights: [{night, id, opened, format, phase, games}]}`' },
  } as const;
  addRoute(app, 'GET /api/hall/nights', nights, (context) => context.json({ nights: nightList(parts.hall) }));
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
  const night = {
    who: 'host',
    about: 'The whole night.',
    answers: { 200: 'the state of the night' },
  } as const;
  addRoute(app, 'GET /api/hall/export/night.json', night, (context) => {
    const state = askedNight(parts.hall, context);
    if (state === undefined) return context.notFound();
    return attached(context, 'night.json', 'application/json', JSON.stringify(state));
  });
  const text = {
    who: 'host',
    about: 'A spreadsheet of the night.',
    type: 'text/csv',
    answers: { 200: 'a spreadsheet' },
  } as const;
  for (const [name, textOf] of Object.entries(SHEETS))
    addRoute(app, `GET /api/hall/export/${name}.csv`, text, (context) => {
      const state = askedNight(parts.hall, context);
      if (state === undefined) return context.notFound();
      return attached(context, `${name}.csv`, 'text/csv; charset=utf-8', textOf(state));
    });
}

const attached = (
  context: Asked,
  name: string,
  type: string,
  content: string | Uint8Array<ArrayBuffer>,
): Response =>
  context.body(content, 200, {
    'content-type': type,
    'content-disposition': `attachment; filename="${name}"`,
  });

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

/** Nights by their number, from 1. */
const nightList = (hall: Hall): NightsAnswer['nights'] =>
  hall.nights().map(({ opened, state: { id, format, phase, games } }, at) => ({
    night: at + 1,
    id,
    opened,
    format: format.name,
    phase,
    games: games.length,
  }));

/** The night of a number, or the last one; undefined where there is none. */
function askedNight(hall: Hall, context: Asked): NightState | undefined {
  const night = context.req.query('night');
  return night === undefined ? hall.state : hall.nights().find((_, at) => night === `${at + 1}`)?.state;
}

/** With `dry`, nothing is kept; a list in which a line is wrong is never taken. */
async function take(context: Asked, parts: HallParts): Promise<Response> {
  const { hall } = parts;
  const { dry, columns: said, head } = context.req.query();
  const columns = said === undefined ? undefined : parseColumns(said);
  if (said !== undefined && columns === undefined) return badColumns(context, said);
  const choice: ColumnChoice = { columns, head: head === undefined ? undefined : head === 'yes' };
  const read = readPlayers(new Uint8Array(await context.req.arrayBuffer()), choice);
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
