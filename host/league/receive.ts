// What becomes of a report that arrives: it is kept, was kept before, or is refused with what is wrong.
import type { ReportFault } from '../../shared/league/index.ts';
import { type ClubsFold, isNext, type LeagueEvent } from './clubs.ts';
import { entryOf } from './entries.ts';
import type { ReadReport } from './file.ts';
import { fingerprintOf } from './key.ts';
import type { PersonNames } from './people.ts';
import type { LeagueEntry } from './store.ts';

/** Forks of an event that are kept: the officer decides about two, not about a flood. */
const MOST_FORKS = 8;

/** The answer to a report. */
export type Reception =
  | { readonly code: 'known' | 'added' }
  /** No such club, or the key is not its own. */
  | { readonly code: 'noClub' }
  | { readonly code: 'otherKey'; readonly fingerprint: string }
  /** The report was changed after it was signed. */
  | { readonly code: 'unsigned' }
  /** The games come to something else. */
  | { readonly code: 'disagrees'; readonly faults: readonly ReportFault[] }
  /** It does not follow on the last one; a fork is kept for the officer. */
  | {
      readonly code: 'notNext';
      readonly has: Pick<LeagueEvent['head'], 'revision' | 'digest'> | null;
      readonly isKept: boolean;
    };

/** What is answered, and the entries that are added. */
export interface Received {
  readonly answer: Reception;
  readonly entries: readonly LeagueEntry[];
}

const refused = (answer: Reception): Received => ({ answer, entries: [] });

/** Decides about a report. `people`: the names that the league knows. */
export function receive(
  clubs: ClubsFold,
  people: ReadonlyMap<string, PersonNames>,
  read: ReadReport,
): Received {
  const { file, digest, forged } = read;
  const { report, key, signature } = file;
  const fingerprint = fingerprintOf(key);
  const club = clubs.clubs.get(report.club);
  if (club === undefined) return refused({ code: 'noClub' });
  if (!club.keys.has(fingerprint)) return refused({ code: 'otherKey', fingerprint });
  if (forged.length > 0) return refused({ code: 'unsigned' });
  const known = clubs.event(report.club, report.event);
  if (known?.known.has(digest) === true) return refused({ code: 'known' });
  // Only now: a stranger's report is not folded.
  const { faults } = read;
  const isKnownFormat = !faults.some(({ code }) => code === 'format');
  if (isKnownFormat && faults.length > 0) return refused({ code: 'disagrees', faults });
  const kept = entryOf('report', { report, key, signature, isKnownFormat }, digest);
  const entries = [...linksFor(clubs, people, file), kept];
  if (isNext(known?.head, report)) return { answer: { code: 'added' }, entries };
  const isKept =
    known !== undefined && report.revision <= known.head.revision + 1 && known.forks.length < MOST_FORKS;
  const has = known === undefined ? null : { revision: known.head.revision, digest: known.head.digest };
  return { answer: { code: 'notNext', has, isKept }, entries: isKept ? entries : [] };
}

/** People of a report who are not linked yet: to the person with the same member number, or to a new one. */
function linksFor(
  clubs: ClubsFold,
  people: ReadonlyMap<string, PersonNames>,
  { report, people: named }: ReadReport['file'],
): readonly LeagueEntry[] {
  const { club, fixture } = report;
  // Players of a match of teams are persons of its season.
  const locals = fixture === undefined ? report.sides.flatMap(({ players }) => players) : [];
  const fresh = locals.filter((local) => clubs.personOf(club, local) === undefined);
  if (fresh.length === 0) return [];
  const memberOf = new Map(named.map(({ id, member }) => [id, member]));
  const wanted = new Set(fresh.map((local) => memberOf.get(local)));
  const numbers = new Map<string, string>();
  for (const [id, { member }] of people) if (member !== null && wanted.has(member)) numbers.set(member, id);
  return fresh.map((local) => {
    const person = numbers.get(memberOf.get(local) ?? '') ?? null;
    return entryOf('linked', { club, local, person }, `${club} ${local}`);
  });
}

/** Names of a report that the league does not have yet. Who was forgotten stays so. */
export function namesFor(
  clubs: ClubsFold,
  people: ReadonlyMap<string, PersonNames>,
  { report, people: named }: ReadReport['file'],
): ReadonlyMap<string, PersonNames> {
  const fresh = named.flatMap(({ id, name, member }): readonly (readonly [string, PersonNames])[] => {
    const person = clubs.personOf(report.club, id);
    const isNew = person !== undefined && !people.has(person) && !clubs.forgotten.has(person);
    return isNew ? [[person, { name, member }]] : [];
  });
  return new Map(fresh);
}
