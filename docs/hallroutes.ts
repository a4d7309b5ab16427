// Every request that a hall answers and a table does not: see routes.ts.
import { boardSchema, nonceSchema, pairingSchema } from '../host/web/hall/boards.ts';
import {
  codeSchema,
  commandsSchema,
  doorSchema,
  nameSchema,
  nightSchema,
  phoneCommand,
} from '../host/web/hall/wire.ts';
import { takingSchema } from '../host/web/kit/secret.ts';
import { DISK, OK, type RouteRow } from './routerow.ts';

const LEAGUE = { 409: 'a refusal of the league, such as `noPlayer` or `gameChanged`', ...DISK } as const;
const CSV = { of: 'hall', who: 'host', type: 'text/csv', answers: { 200: 'a sheet' } } as const;
const PHONE = { of: 'hall', who: 'player' } as const;
export const HALL: readonly RouteRow[] = [
  {
    route: 'GET /api/hall',
    of: 'hall',
    about: 'The night and its boards: the messages `night` and `boards` of the live line as one.',
    answers: { 200: '`{type: "night", sequence, hall, now, view, boards}`' },
  },
  {
    route: 'GET /api/hall/draw',
    of: 'hall',
    about:
      'The facts that the draw follows from, for anybody to make it again; none before the first round is drawn. `view` has the seal, then seed and secret.',
    answers: { 200: '`{facts}`' },
  },
  {
    route: 'GET /api/hall/nights',
    of: 'hall',
    who: 'host',
    about: 'Every night of the hall, oldest first. An export takes its number: `?night=3`.',
    answers: { 200: '`{nights: [{night, id, opened, format, phase, games}]}`' },
  },
  {
    route: 'GET /api/hall/desk',
    of: 'hall',
    who: 'host',
    about: 'What needs a person, everybody whom the club knows, and where phones reach the hall.',
    answers: { 200: '`{sequence, tasks, aside, players, asking, phones, broker}`' },
  },
  {
    route: 'POST /api/hall/night',
    of: 'hall',
    who: 'host',
    about: 'Opens a night: a format by its name or as a file has it, and the seed of its draw.',
    body: nightSchema,
    answers: { 200: '`{ok: true, sequence}`', ...LEAGUE },
  },
  {
    route: 'POST /api/hall/commands',
    of: 'hall',
    who: 'host',
    about: 'Commands of the desk, all of them or none; `seen` refuses them if the night has moved on.',
    body: commandsSchema,
    answers: { 200: '`{ok: true, sequence}`', ...LEAGUE },
  },
  { ...PHONE, route: 'GET /api/hall/me', about: 'Whose phone this is.', answers: { 200: '`{player}`' } },
  {
    route: 'POST /api/hall/me',
    of: 'hall',
    who: 'player',
    about: "A command for the player's own side.",
    body: phoneCommand,
    answers: { 200: '`{ok: true, sequence}`', ...LEAGUE },
  },
  { ...PHONE, route: 'DELETE /api/hall/me', about: 'The phone gives its name back.', answers: OK },
  {
    route: 'GET /api/hall/phones',
    of: 'hall',
    who: 'host',
    about: 'The door code of this night, and who has a phone.',
    answers: { 200: '`{door, phones, taken}`' },
  },
  {
    route: 'POST /api/hall/players/{player}/code',
    of: 'hall',
    who: 'host',
    about: 'The code by which a phone becomes that of the player; `renew` makes another.',
    body: codeSchema,
    answers: { 200: '`{invitation}`: null where a phone has it', 409: '`noPlayer` or `phonesFull`' },
  },
  {
    route: 'POST /api/hall/player',
    of: 'hall',
    about: 'A phone takes the name whose code it scanned, with a key that it made.',
    body: takingSchema,
    answers: { ...OK, 404: '`noInvitation`: unknown, or used up' },
  },
  {
    route: 'POST /api/hall/door',
    of: 'hall',
    about: 'Names that a phone can take at the door.',
    body: doorSchema,
    answers: { 200: '`{players}`', 403: '`doorShut`: the code is not that of tonight' },
  },
  {
    route: 'POST /api/hall/door/player',
    of: 'hall',
    about: 'A phone takes a name at the door. The same again gives the same.',
    body: nameSchema,
    answers: {
      ...OK,
      403: '`doorShut`: the code is not that of tonight',
      409: '`noPlayer`, `nameTaken` or `phonesFull`',
    },
  },
  {
    route: 'POST /api/hall/import',
    of: 'hall',
    who: 'host',
    about: 'A list of players as CSV, of at most 262,144 bytes. All of it is taken, or nothing.',
    query: {
      dry: 'with it, nothing is kept',
      columns:
        'what the columns are: `name`, `first`, `middle`, `last`, `number`, `club`, `skip`, such as `first,last,number`',
      head: '`yes` or `no`: whether the first row says what the columns are',
    },
    answers: {
      200: '`{table, added, changed, same, alike, wrong}`; `table` is how the columns are understood, with the first rows',
      413: '`tooLarge`',
      422: 'the same: lines in `wrong` cannot be taken',
      ...LEAGUE,
    },
  },
  {
    route: 'GET /api/hall/export/night.json',
    of: 'hall',
    who: 'host',
    about: 'The whole night.',
    answers: { 200: 'the state of the night' },
  },
  ...(['standings', 'cards', 'games', 'hands'] as const).map(
    (kind) => ({ ...CSV, route: `GET /api/hall/export/${kind}.csv`, about: `The ${kind}.` }) as const,
  ),
  {
    route: 'POST /api/hall/pairing',
    of: 'hall',
    about: 'A table shows four letters and asks to be known, again and again until the desk has typed them.',
    body: pairingSchema,
    answers: { 200: '`{hall}`, and the number of the table, to wait, or to show other letters' },
  },
  {
    route: 'POST /api/hall/nonce',
    of: 'hall',
    about: 'A table that is known asks for a nonce before each connection.',
    body: nonceSchema,
    answers: { 200: "`{hall, nonce, broker}`: null is the hall's own", 404: '`noSuchTable`' },
  },
  {
    route: 'POST /api/hall/boards',
    of: 'hall',
    who: 'host',
    about: 'The desk gives the table that shows these letters a number.',
    body: boardSchema,
    answers: { ...OK, 404: '`noTableShows`: no table shows these letters' },
  },
  {
    route: 'DELETE /api/hall/boards/{table}',
    of: 'hall',
    who: 'host',
    about: 'The hall forgets a table.',
    answers: { ...OK, 404: '`noSuchTable`' },
  },
];
