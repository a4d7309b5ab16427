// What clubs send to their league, and what they ask of it.
import { canonical, foldReport } from '../../../shared/league/index.ts';
import type { LeagueEvent } from '../../league/clubs.ts';
import { REPORT_BYTES, type ReadReport, readReport } from '../../league/file.ts';
import { namesFor, type Reception, receive } from '../../league/receive.ts';
import { hallEntries } from '../../league/teams.ts';
import { type App, type Asked, addRoute, failure, limitedTo } from '../kit/route.ts';
import type { LeagueParts } from './parts.ts';

/** Adds the routes. */
export function addReports(app: App, parts: LeagueParts): void {
  const report = 'PUT /api/v1/clubs/:club/events/:event/revisions/:revision';
  addRoute(app, report, { limit: limitedTo(REPORT_BYTES) }, (context) => takeReport(context, parts));
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
  let isKept = false;
  const members = read.file.people.flatMap(({ member }) => (member === null ? [] : `member ${member}`));
  await league.act({
    about: [`club ${club}`, ...members],
    decide: () => {
      const received = receive(clubs, league.people, read);
      answer = received.answer;
      // Also of a report that was known: the server may have ended before it kept the names.
      isKept = received.entries.length > 0 || answer.code === 'known';
      const entries = answer.code === 'added' ? hallEntries(parts, read) : [];
      return [...received.entries, ...entries];
    },
    names: () => (isKept ? namesFor(clubs, league.people, read.file) : new Map()),
  });
  return answerOf(context, parts, read, answer);
}

async function answerOf(
  context: Asked,
  parts: LeagueParts,
  { file, digest }: ReadReport,
  answer: Reception,
): Promise<Response> {
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
    default:
      return context.json(receiptFor(parts, file.report, digest), answer.code === 'added' ? 201 : 200);
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
