// Every request that a table or a hall answers: who may ask, what goes in, and what comes back. docs/openapi.json is written from it.
import type * as z from 'zod';
import { boardSchema, copySchema, nonceSchema, pairingSchema } from '../host/web/hall/boards.ts';
import { offersSchema, piecesSchema, takeSchema } from '../host/web/hall/recovery.ts';
import {
  codeSchema,
  commandsSchema,
  doorSchema,
  nameSchema,
  nightSchema,
  phoneCommand,
} from '../host/web/hall/wire.ts';
import { linkSchema, pinSchema, takingSchema } from '../host/web/kit/secret.ts';
import { pageSchema } from '../host/web/table/games.ts';
import { readSchema } from '../host/web/table/notices.ts';
import { changeSchema } from '../host/web/table/players.ts';
import { settingsSchema } from '../host/web/table/settings.ts';
import * as wire from '../host/web/table/wire.ts';

/** Answers beside those that every request can have, by their status. */
type Answers = Readonly<Record<number, string>>;

/** One request. */
export interface RouteRow {
  /** Method and path, as Hono has them but for patterns. */
  readonly route: `${'GET' | 'POST' | 'DELETE'} /${string}`;
  readonly of: 'table' | 'hall' | 'both';
  /** Whose request it is; everybody's unless given. */
  readonly who?: 'host' | 'seat' | 'player';
  readonly about: string;
  readonly body?: z.ZodType;
  readonly query?: z.ZodObject | Readonly<Record<string, string>>;
  readonly answers: Answers;
  /** What the good answer is; JSON unless given. */
  readonly type?: 'text/csv' | 'application/json';
}

const OK = { 200: '`{ok: true}`' } as const;
const DISK = { 503: '`disk` or `inDoubt`: the disk did not take it' } as const;
const LEAGUE = { 409: 'a refusal of the league, such as `noPlayer` or `gameChanged`', ...DISK } as const;
const MOVES = {
  422: 'a refusal of the rules, with its code and figures; `whoIs` where a name may be two people',
  423: '`paused`: the table is paused',
  ...DISK,
} as const;

const TABLE: readonly RouteRow[] = [
  {
    route: 'GET /healthz',
    of: 'table',
    about: 'Whether the table is well, for monitors. No names, no secrets.',
    answers: {
      200: '`{ok, version, board, journal, settled}`: docs/operation.md',
      503: 'the same: the journal refuses moves',
    },
  },
  {
    route: 'GET /api/view',
    of: 'table',
    about: 'The table as it stands: the message `state` of the live line.',
    answers: { 200: 'the message `state`' },
  },
  {
    route: 'GET /api/me',
    of: 'table',
    about: 'Who you are to the table.',
    answers: { 200: '`{role, seat, pin, away}`: the PIN for the host alone' },
  },
  {
    route: 'GET /api/games',
    of: 'table',
    about: 'The games of the journal, with the figures of all players.',
    query: pageSchema,
    answers: {
      200: '`{games, older, players, merged, extent}`: docs/games.md',
      400: '`badInput`: names the field, and what was expected there',
    },
  },
  {
    route: 'GET /api/games/export.json',
    of: 'table',
    about: 'Every game, in the form of docs/games.md.',
    answers: { 200: '`{muggins: 1, games}`' },
  },
  {
    route: 'GET /api/games/export.csv',
    of: 'table',
    about: 'Every game as a sheet.',
    query: { lang: 'language of the headings: en or fr' },
    type: 'text/csv',
    answers: { 200: 'a line for each game and player' },
  },
  {
    route: 'GET /api/games/{id}',
    of: 'table',
    about: 'One game, count by count, with its study once it is over.',
    answers: {
      200: '`{story, study, throws, match}`',
      404: '`noGame`',
      410: '`gameDamaged`: its entries in the journal cannot be read',
    },
  },
  {
    route: 'GET /api/games/players/{id}',
    of: 'table',
    about: 'The profile of a player.',
    answers: { 200: '`{player, figures, streaks, merged}`', 404: '`noPlayer`' },
  },
  {
    route: 'POST /api/command',
    of: 'table',
    who: 'host',
    about: 'Any command of the rules.',
    body: wire.commandSchema,
    answers: { 200: '`{ok: true, view}`', 409: '`movedOn`: `undoTo` comes too late', ...MOVES },
  },
  {
    route: 'GET /api/moves',
    of: 'table',
    who: 'host',
    about: 'The moves of the game on the board that stand, its beginning first.',
    answers: { 200: '`{seen, canRedo, moves}`: `undoTo` takes back the moves after one of them' },
  },
  {
    route: 'POST /api/again',
    of: 'table',
    who: 'host',
    about: 'The same players and rules from the beginning.',
    body: wire.againSchema,
    answers: { 200: '`{ok: true, view}`', ...MOVES },
  },
  {
    route: 'POST /api/claim',
    of: 'table',
    who: 'seat',
    about: 'A command of a seat, under a name of its own: sent again by that name, it counts once.',
    body: wire.claimSchema,
    answers: {
      200: '`{ok: true, move, again}`',
      202: '`{ok: true, asked: true}`: the other side has to agree',
      409: '`stale`: the game has moved on since the phone saw it',
      ...MOVES,
    },
  },
  {
    route: 'POST /api/consent',
    of: 'table',
    who: 'seat',
    about: 'Yes or no to what another side has asked for.',
    body: wire.consentSchema,
    answers: { 200: '`{ok: true}`', 409: '`stale`: that request is over', ...MOVES },
  },
  {
    route: 'POST /api/study',
    of: 'table',
    who: 'seat',
    about:
      'What the player was dealt in a deal of the game on the board, with suits, and which of these cards were thrown to the crib. It stays hidden until the game is over.',
    body: wire.studySchema,
    answers: { ...OK, 422: 'a code that begins with `study`: why these cards are not kept', ...DISK },
  },
  {
    route: 'POST /api/notices',
    of: 'table',
    who: 'host',
    about: 'The host has read that entries of a game were set aside.',
    body: readSchema,
    answers: { ...OK, ...DISK },
  },
  {
    route: 'POST /api/seat',
    of: 'table',
    about: 'A phone takes the seat of an invitation, with a key that it made.',
    body: takingSchema,
    answers: { 200: '`{ok: true, seat}`', 404: '`noInvitation`: unknown, or used up' },
  },
  {
    route: 'GET /api/seats',
    of: 'table',
    who: 'host',
    about: 'Seats with their invitations, and the addresses for phones.',
    answers: { 200: '`{seats, phones}`' },
  },
  {
    route: 'POST /api/seats',
    of: 'table',
    who: 'host',
    about: 'A seat gets a new invitation; its phone loses it.',
    body: wire.renewSchema,
    answers: { 200: '`{seats, phones}`' },
  },
  {
    route: 'POST /api/settings',
    of: 'table',
    who: 'host',
    about: 'Settings of the table; each may stand alone.',
    body: settingsSchema.partial(),
    answers: { 200: '`{ok: true, settings}`', ...DISK },
  },
  {
    route: 'GET /api/players',
    of: 'table',
    about: 'Everybody who has played or was named.',
    answers: { 200: '`{players}`' },
  },
  {
    route: 'POST /api/players',
    of: 'table',
    who: 'host',
    about: 'Adds, changes, merges or separates players.',
    body: changeSchema,
    answers: { 200: '`{ok: true, players}`', 422: '`noPlayer`, `circle` or `badName`', ...DISK },
  },
];

const BOTH: readonly RouteRow[] = [
  {
    route: 'POST /api/host/link',
    of: 'both',
    about: "Become the host with the token of the host's link; the answer sets a cookie.",
    body: linkSchema,
    answers: { ...OK, 403: '`oldLink`' },
  },
  {
    route: 'POST /api/host',
    of: 'both',
    about: 'Become the host with the PIN; the answer sets a cookie.',
    body: pinSchema,
    answers: { ...OK, 403: '`wrongPin`', 429: '`tooManyGuesses`' },
  },
  { route: 'DELETE /api/host', of: 'both', about: 'Stop being the host.', answers: OK },
];

const CSV = { of: 'hall', who: 'host', type: 'text/csv', answers: { 200: 'a sheet' } } as const;
const PHONE = { of: 'hall', who: 'player' } as const;
const HALL: readonly RouteRow[] = [
  {
    route: 'GET /api/hall',
    of: 'hall',
    about: 'The night and its boards: the messages `night` and `boards` of the live line as one.',
    answers: { 200: '`{type: "night", sequence, hall, now, view, boards}`' },
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
    route: 'POST /api/hall/copy',
    of: 'hall',
    about: "A table that is known takes the next 500 entries of the hall's journal.",
    body: copySchema,
    answers: { 200: '`{hall, entries}`', 401: '`noSuchTable`' },
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
    route: 'POST /api/hall/offers',
    of: 'hall',
    about: 'A table offers the night of the hall before to a hall that is empty.',
    body: offersSchema,
    answers: { ...OK, 409: '`{ok: false}`: the hall has nights of its own' },
  },
  {
    route: 'POST /api/hall/pieces',
    of: 'hall',
    about: 'A table sends entries of its copy, as it was asked.',
    body: piecesSchema,
    answers: { ...OK, 409: '`{ok: false}`: the hall has nights of its own' },
  },
  {
    route: 'POST /api/hall/recovery',
    of: 'hall',
    who: 'host',
    about: 'The desk takes a night back, with the letters of a table that offers it.',
    body: takeSchema,
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

/** All of them. */
export const ROUTES: readonly RouteRow[] = [...TABLE, ...BOTH, ...HALL];
