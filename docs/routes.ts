// Every request that a table or a hall answers: who may ask, what goes in, and what comes back. docs/openapi.json is written from it.
import { linkSchema, pinSchema, takingSchema } from '../host/web/kit/secret.ts';
import { pageSchema } from '../host/web/table/games.ts';
import { readSchema } from '../host/web/table/notices.ts';
import { changeSchema } from '../host/web/table/players.ts';
import { settingsSchema } from '../host/web/table/settings.ts';
import * as wire from '../host/web/table/wire.ts';
import { HALL } from './hallroutes.ts';
import { DISK, OK, type RouteRow } from './routerow.ts';

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

/** All of them. */
export const ROUTES: readonly RouteRow[] = [...TABLE, ...BOTH, ...HALL];
