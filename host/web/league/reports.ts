// What clubs send to their league, and what they ask of it.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { canonical, FORMATS, foldReport, parseFormat } from '../../../shared/league/index.ts';
import { readAwards } from '../../hall/index.ts';
import type { LeagueEvent } from '../../league/clubs.ts';
import { REPORT_BYTES, type ReadReport, readReport, sessionText } from '../../league/file.ts';
import { digestOf, fingerprintOf, isSignedBy } from '../../league/key.ts';
import { namesFor, type Reception, receive } from '../../league/receive.ts';
import { jsonIn } from '../../system/json.ts';
import type { App, Asked } from '../kit/parts.ts';
import { addRoute, limitedTo } from '../kit/route.ts';
import { failure } from '../kit/validation.ts';
import type { LeagueParts } from './parts.ts';

const session = z.strictObject({
  key: z.string().length(43),
  secret: z.string().regex(/^[\w-]{22,64}$/),
  signature: z.string().length(86),
});

/** Adds the routes. */
export function addReports(app: App, parts: LeagueParts): void {
  const put = {
    about:
      'The report of an event, as `muggins league report` writes it: the whole file. The same again changes nothing.',
    limit: limitedTo(REPORT_BYTES),
    answers: {
      200: '`{receipt, key, signature}`: it was known',
      201: '`{receipt, key, signature}`: it is kept, and counted if the receipt says so',
      400: '`noReport`: it is none, or its address is another',
      401: '`noClub`',
      403: '`otherKey`, `unsigned`',
      409: '`notNext`, with what the league `has`; a fork `isKept` for the officer',
      413: '`tooLarge`',
      422: '`disagrees`, with the `faults` and the `standings` that the games come to',
    },
  };
  addRoute(app, 'PUT /api/v1/clubs/:club/events/:event/revisions/:revision', put, (context) =>
    takeReport(context, parts),
  );
  const show = {
    about: 'An event as the league has it, with the corrections of its officer.',
    answers: { 200: '`{head, corrections, isLate, struck}`', 404: '`nothingHere`' },
  };
  addRoute(app, 'GET /api/v1/clubs/:club/events/:event', show, (context) => {
    const { club = '', event = '' } = context.req.param();
    const found = parts.clubs.event(club, event);
    if (found === undefined) return context.json(failure('nothingHere', {}), 404);
    const { head, corrections, isLate, struck } = found;
    return tagged(context, { head, corrections, isLate, struck });
  });
  const open = {
    about: 'A hall makes a secret and signs it. From then on the secret is its key for what clubs may read.',
    body: session,
    example: { key: '...', secret: '...', signature: '...' },
    answers: { 200: '`{ok: true}`', 403: '`otherKey` or `unsigned`' },
  };
  addRoute(app, 'POST /api/v1/clubs/:club/session', open, (context, body) => {
    const { club = '' } = context.req.param();
    const fingerprint = fingerprintOf(body.key);
    if (parts.clubs.clubs.get(club)?.keys.has(fingerprint) !== true)
      return context.json(failure('otherKey', { fingerprint }), 403);
    if (!isSignedBy(body.key, sessionText(club, body.secret), body.signature))
      return context.json(failure('unsigned', {}), 403);
    parts.sessions.open(club, body.secret);
    return context.json({ ok: true });
  });
  addLists(app, parts);
}

/** What halls keep for days without a network. Each is sent again only when it has changed. */
function addLists(app: App, { league, clubs, sessions, data }: LeagueParts): void {
  const members = {
    who: 'club',
    about: 'The people of the league with their numbers; nobody who was forgotten.',
    answers: { 200: '`{members: [{person, name, member}]}`' },
  } as const;
  addRoute(app, 'GET /api/v1/members', members, (context) => {
    const list = [...clubs.persons.keys()].flatMap((person) => {
      const { name, member } = league.people.get(person) ?? {};
      return name === undefined ? [] : [{ person, name, member }];
    });
    return tagged(context, { members: list });
  });
  const own = {
    who: 'club',
    about: 'What the league has of the club that asks: its events, and the corrections of the officer.',
    answers: { 200: '`{events: [{event, revision, digest, corrections, isLate, struck}]}`' },
  } as const;
  addRoute(app, 'GET /api/v1/own', own, (context) => {
    const access = context.get('access');
    const club = access.kind === 'place' ? sessions.clubAt(access.place) : undefined;
    return tagged(context, {
      events: [...(clubs.clubs.get(club ?? '')?.events.values() ?? [])].map(briefly),
    });
  });
  const formats = { about: 'The formats of the league.', answers: { 200: '`{formats}`' } };
  addRoute(app, 'GET /api/v1/formats', formats, (context) =>
    tagged(context, { formats: [...FORMATS, ...formatsIn(join(data, 'formats'))] }),
  );
  const awards = { about: 'The award tables of the league.', answers: { 200: '`{awards}`' } };
  addRoute(app, 'GET /api/v1/awards', awards, (context) =>
    tagged(context, { awards: readAwards(data).tables }),
  );
}

const briefly = ({ event, head, corrections, isLate, struck }: LeagueEvent) => ({
  ...{ event, revision: head.revision, digest: head.digest, corrections, isLate, struck },
});

/** Formats in the files of a folder; a file that holds none is left out. */
function formatsIn(folder: string) {
  let names: readonly string[] = [];
  try {
    names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  } catch {
    // The league has no formats of its own.
  }
  return names.toSorted().flatMap((name) => {
    const read = parseFormat(jsonIn(readFileSync(join(folder, name), 'utf8')));
    return read.ok ? [read.value] : [];
  });
}

/** JSON with a tag; nothing if the caller has it. */
export function tagged(context: Asked, value: object): Response {
  const text = JSON.stringify(value);
  const tag = `"${digestOf(text).slice(0, 22)}"`;
  context.header('etag', tag);
  context.header('cache-control', 'no-cache');
  if (context.req.header('if-none-match') === tag) return context.body(null, 304);
  return context.body(text, 200, { 'content-type': 'application/json; charset=utf-8' });
}

async function takeReport(context: Asked, parts: LeagueParts): Promise<Response> {
  const { club = '', event = '', revision = '' } = context.req.param();
  const { league, clubs } = parts;
  // Before anything is read and folded.
  if (!clubs.clubs.has(club)) return context.json(failure('noClub', { club }), 401);
  const read = readReport(await context.req.text());
  if (!('file' in read)) return context.json(failure('noReport', { field: read.field }), 400);
  const { report } = read.file;
  if (report.club !== club || report.event !== event || `${report.revision}` !== revision)
    return context.json(failure('noReport', { field: 'report.event' }), 400);
  let answer: Reception = { code: 'known' };
  await league.act(() => {
    const received = receive(clubs, league.people, read);
    answer = received.answer;
    return received.entries;
  });
  return answerOf(context, parts, read, answer);
}

async function answerOf(
  context: Asked,
  parts: LeagueParts,
  { file, digest }: ReadReport,
  answer: Reception,
): Promise<Response> {
  const { league, clubs } = parts;
  switch (answer.code) {
    case 'noClub':
      return context.json(failure('noClub', { club: file.report.club }), 401);
    case 'otherKey':
      return context.json(failure('otherKey', { fingerprint: answer.fingerprint }), 403);
    case 'unsigned':
      return context.json(failure('unsigned', {}), 403);
    case 'disagrees': {
      const { standings } = foldReport(file.report);
      return context.json({ ...failure('disagrees', {}), faults: answer.faults, standings }, 422);
    }
    case 'notNext': {
      const { has, isKept } = answer;
      return context.json({ ...failure('notNext', { revision: has?.revision ?? 0 }), has, isKept }, 409);
    }
    default: {
      // Also of a report that was known: the server may have ended before it kept the names.
      await league.name(() => namesFor(clubs, league.people, file));
      return context.json(receiptFor(parts, file.report, digest), answer.code === 'added' ? 201 : 200);
    }
  }
}

/** What the league says that it has: signed, and the same whenever it is asked. */
function receiptFor(
  { clubs, key }: LeagueParts,
  { club, event, revision }: ReadReport['file']['report'],
  digest: string,
) {
  const found = clubs.event(club, event);
  const { sequence = 0, at = 0 } = found?.known.get(digest) ?? {};
  const receipt = { kind: 'receipt/1', club, event, revision, digest, sequence, received: at };
  return { receipt, counts: stateOf(found, digest), key: key.key, signature: key.sign(canonical(receipt)) };
}

/** Whether a report counts, and if not, why. */
function stateOf(event: LeagueEvent | undefined, digest: string): string {
  if (event?.head.digest !== digest)
    return event?.forks.some((each) => each.digest === digest) ? 'fork' : 'replaced';
  if (!event.head.isKnownFormat) return 'format';
  if (event.struck !== null) return 'struck';
  return event.isLate ? 'late' : 'counted';
}
