// Lists of players in; cards, standings and whole copies of the hall out.
import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { NightState } from '../../../shared/league/index.ts';
import {
  type ColumnChoice,
  cardsCsv,
  gamesCsv,
  type Hall,
  handsCsv,
  LIST_COLUMNS,
  packHall,
  parseColumns,
  planImport,
  readPlayers,
  standingsCsv,
} from '../../hall/index.ts';
import type { Carried } from '../kit/parts.ts';
import { addRoute } from '../kit/route.ts';
import { badInput, expectation, failure } from '../kit/validation.ts';
import { answered, LEAGUE } from './desk.ts';
import type { HallApp, HallParts, HallRole } from './parts.ts';
import type { ImportAnswer, NightsAnswer } from './wire.ts';

/** Bytes of a list of players: five thousand of them. */
const LIST_LIMIT = 262_144;

const list = bodyLimit({
  maxSize: LIST_LIMIT,
  onError: (context) => context.json(failure('tooLarge', { bytes: LIST_LIMIT }), 413),
});

/** What can be exported, by the name of its file. */
const TEXTS = {
  'standings.csv': standingsCsv,
  'cards.csv': cardsCsv,
  'games.csv': gamesCsv,
  'hands.csv': handsCsv,
} as const;

const ROUTES = {
  take: {
    who: 'host',
    about: 'A list of players as CSV, of at most 262,144 bytes. All of it is taken, or nothing.',
    query: {
      dry: 'with it, nothing is stored',
      columns:
        'the columns in order, such as `first,last,number`: `name`, `first`, `middle`, `last`, `number`, `club`, `skip`',
      head: '`yes` or `no`: whether the first row names the columns',
    },
    takes: 'text/csv',
    answers: {
      200: '`{table, added, changed, same, alike, wrong}`; `table` shows how the columns are read, with the first rows',
      413: '`tooLarge`',
      422: 'the same: the lines in `wrong` cannot be read',
      ...LEAGUE,
    },
  },
  nights: {
    who: 'host',
    about: 'Every night of the hall, oldest first. An export takes its number: `?night=3`.',
    answers: { 200: '`{nights: [{night, id, opened, format, phase, games}]}`' },
  },
  backup: {
    who: 'host',
    about: 'A copy of the hall: every night, and its tables. `muggins hall restore FILE` takes it.',
    type: 'application/zip',
    answers: { 200: 'a zip archive' },
  },
  night: { who: 'host', about: 'The whole night.', answers: { 200: 'the state of the night' } },
  text: {
    who: 'host',
    about: 'A spreadsheet of the night.',
    type: 'text/csv',
    answers: { 200: 'a spreadsheet' },
  },
} as const;

/** Adds the routes. */
export function addExchange(app: HallApp, parts: HallParts): void {
  addRoute(app, 'POST /api/hall/import', ROUTES.take, list, (context) => take(context, parts));
  addRoute(app, 'GET /api/hall/nights', ROUTES.nights, (context) =>
    context.json({ nights: nightList(parts.hall) }),
  );
  addRoute(app, 'GET /api/hall/backup', ROUTES.backup, (context) => {
    const name = `hall-${new Date(parts.now()).toISOString().slice(0, 10)}.zip`;
    context.header('content-type', 'application/zip');
    context.header('content-disposition', `attachment; filename="${name}"`);
    return context.body(packHall(parts.data));
  });
  addRoute(app, 'GET /api/hall/export/night.json', ROUTES.night, (context) => {
    const state = askedNight(parts.hall, context.req.query('night'));
    if (state === undefined) return context.notFound();
    context.header('content-disposition', 'attachment; filename="night.json"');
    return context.json(state);
  });
  for (const [name, textOf] of Object.entries(TEXTS))
    addRoute(app, `GET /api/hall/export/${name}`, ROUTES.text, (context) => {
      const state = askedNight(parts.hall, context.req.query('night'));
      if (state === undefined) return context.notFound();
      context.header('content-type', 'text/csv; charset=utf-8');
      context.header('content-disposition', `attachment; filename="${name}"`);
      return context.body(textOf(state));
    });
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
const askedNight = (hall: Hall, night: string | undefined): NightState | undefined =>
  night === undefined ? hall.state : hall.nights().find((_, at) => night === `${at + 1}`)?.state;

/** With `dry`, nothing is kept; a list in which a line is wrong is never taken. */
async function take(context: Context<Carried<HallRole>>, { hall }: HallParts): Promise<Response> {
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
  return result.ok ? context.json(found) : answered(context, result, hall.state);
}

function badColumns(context: Context<Carried<HallRole>>, given: string): Response {
  const expected = expectation('oneOf', { words: LIST_COLUMNS });
  return context.json({ error: 'badInput', ...badInput({ field: 'columns', expected, given }) }, 400);
}
