// What the secretary's desk and the captains' phones ask of a season of teams.
import { randomUUID } from 'node:crypto';
import {
  type Fixture,
  ineligible,
  type MatchSide,
  matchFor,
  type SeasonRole,
  type TeamEvent,
} from '../../../../shared/league/team/index.ts';
import { DEFAULT } from '../../../../shared/words/default.ts';
import { sayLeagueRefusal } from '../../../../shared/words/index.ts';
import { readSeason } from '../../../league/read.ts';
import { jsonIn } from '../../../system/json.ts';
import { noInvitation, TAKING } from '../../kit/host.ts';
import { type App, type Asked, addRoute, failure, limited, limitedTo } from '../../kit/route.ts';
import { decisionsOf } from '../decisions.ts';
import { timeOf } from '../page.ts';
import { noteRead } from '../parts.ts';
import type { TeamParts } from './parts.ts';
import { type CaptainAnswer, type DeskAnswer, teamRequest } from './wire.ts';

/** Bytes of a season file: a league of 100 teams with all its cards has fewer. */
const SEASON_LIMIT = 8_000_000;

/** Adds the routes. */
export function addApi(app: App, parts: TeamParts): void {
  addRoute(app, 'GET /api/teams', { who: 'host' }, async (context) => {
    await noteRead(parts, 'officer', 'desk');
    return context.json(deskOf(parts));
  });
  const act = {
    body: teamRequest,
    example: { id: '...', event: { type: 'closed' } },
    limit: limited(parts, 'captain'),
  } as const;
  addRoute(app, 'POST /api/teams', act, (context, { id, event }) => happen(context, parts, id, event));
  addFile(app, parts);
  addCaptains(app, parts);
}

/** A season comes in and goes out as a file. */
function addFile(app: App, parts: TeamParts): void {
  addRoute(app, 'GET /api/teams/season.json', { who: 'host' }, async (context) => {
    await noteRead(parts, 'officer', 'season file');
    const { season } = parts.book;
    if (season === undefined) return refused(context, { code: 'noTeamSeason' });
    context.header('content-disposition', `attachment; filename="${season.id}.json"`);
    return context.json(season);
  });
  const take = { who: 'host', limit: limitedTo(SEASON_LIMIT) } as const;
  addRoute(app, 'POST /api/teams/season', take, async (context) => {
    const text = await context.req.text();
    if (/^season:/m.test(text)) return refused(context, { code: 'formGiven' });
    const read = readSeason(jsonIn(text) ?? text);
    if (!read.ok) return context.json({ error: 'badInput', ...read.fault }, 400);
    return happen(context, parts, randomUUID(), { type: 'opened', season: read.season });
  });
}

/** The phones of captains: a code for each team, which works once. */
function addCaptains(app: App, parts: TeamParts): void {
  const { credentials } = parts;
  addRoute(app, 'POST /api/teams/captains/:team', { who: 'host' }, (context) => {
    const { team = '' } = context.req.param() as { readonly team?: string };
    if (parts.book.season?.teams.some(({ id }) => id === team) !== true)
      return refused(context, { code: 'noTeam', team });
    const place = credentials.lend('captain', team);
    if (place === undefined) return context.json(failure('phonesFull', {}), 409);
    credentials.renew('captain', place);
    return context.json(phoneOf(parts, team));
  });
  addRoute(app, 'POST /api/captain', TAKING, (context, { invitation, key }) =>
    credentials.take(invitation, key, ['captain']) === undefined
      ? noInvitation(context)
      : context.json({ ok: true }),
  );
  addRoute(app, 'GET /api/captain', {}, async (context) => {
    const team = teamOf(context, parts);
    if (team === undefined) return noPhone(context);
    await noteRead(parts, `captain ${team}`, 'phone');
    return captainsAnswer(context, parts, team);
  });
}

const phoneOf = ({ credentials }: TeamParts, team: string) => {
  const place = credentials.lentTo('captain', team);
  if (place === undefined) return { team, taken: false, invitation: null };
  const invitation = credentials.invitationTo('captain', place) ?? null;
  return { team, taken: credentials.isTaken('captain', place), invitation };
};

function deskOf(parts: TeamParts): DeskAnswer {
  const { season = null } = parts.book;
  const captains = season?.teams.map(({ id }) => phoneOf(parts, id)) ?? [];
  return {
    ...{ now: timeOf(parts.now()), season, captains, phones: parts.phones() },
    decisions: decisionsOf(parts),
  };
}

/** The team whose captain's phone asks. */
function teamOf(context: Asked, { credentials }: TeamParts): string | undefined {
  const access = context.get('access');
  if (access.kind !== 'place' || access.role !== 'captain') return undefined;
  return credentials.whoseIs(access.role, access.place);
}

const noPhone = (context: Asked): Response => context.json(failure('noPhone', {}), 401);

type Refusal = Parameters<typeof sayLeagueRefusal>[1];
const refused = (context: Asked, refusal: Refusal): Response => {
  const words = sayLeagueRefusal(DEFAULT, refusal, (id) => id) ?? refusal.code;
  return context.json({ error: refusal.code, words, refusal }, 409);
};

function captainsAnswer(context: Asked, parts: TeamParts, team: string): Response {
  const { season } = parts.book;
  if (season === undefined) return refused(context, { code: 'noTeamSeason' });
  const own = season.fixtures.filter(({ home, away }) => [home, away].includes(team));
  const sideIn = ({ home }: Fixture): MatchSide => (home === team ? 0 : 1);
  const people = new Set(season.registrations.flatMap((each) => (each.team === team ? [each.person] : [])));
  const unfit = own.flatMap((each) =>
    [...people].flatMap((person) => {
      const why = ineligible(season, each, { side: sideIn(each), person });
      return why === undefined ? [] : [{ fixture: each.id, why }];
    }),
  );
  const { name, persons, teams, registrations, competitions } = season;
  const shown = { name, persons, teams, registrations, competitions };
  return context.json({
    now: timeOf(parts.now()),
    team,
    unfit,
    season: shown,
    matches: own.map((each) => matchFor(each, sideIn(each))),
  } satisfies CaptainAnswer);
}

async function happen(context: Asked, parts: TeamParts, id: string, event: TeamEvent): Promise<Response> {
  const team = teamOf(context, parts);
  const isHost = context.get('access').kind === 'host';
  if (!isHost && team === undefined) return noPhone(context);
  const by: SeasonRole = team === undefined ? { role: 'secretary' } : { role: 'captain', team };
  const done = await parts.book.act({ id, by, event });
  return done.ok ? context.json(done) : refused(context, done.refusal);
}
