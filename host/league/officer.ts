// What the officer of a league may do: each act becomes entries, or is refused by a code.
import * as z from 'zod';
import { checkOutcome, type EventReport, foldReport, rulesOf } from '../../shared/league/index.ts';
import type { ClubsFold } from './clubs.ts';
import { type BodyOf, entryOf } from './entries.ts';
import { day, digest, plainId, reportDigest } from './file.ts';
import { awardTable, nightFormat } from './offer.ts';
import { NAMES_PUBLIC } from './people.ts';
import type { LeagueEntry } from './store.ts';

const name = z.string().regex(/^[^\p{C}]{1,80}$/u);
const reason = z.string().regex(/^[^\p{C}]{1,200}$/u);
const person = z.string().regex(/^p\d{1,12}$/);
/** Players of a season of teams, and those who entered it by name, have no member number, and are in no club. */
const anybody = z.string().regex(/^(p\d{1,12}|(team|entry)\.[\w.-]{1,81})$/);
const fingerprint = z
  .string()
  .transform((text) => text.toLowerCase().replaceAll(/[^0-9a-f]/g, ''))
  .pipe(z.string().length(32))
  .transform((digits) => (digits.match(/.{4}/g) ?? []).join('-'));
const ofEvent = { club: plainId, event: plainId, reason };
const act = <T extends string, F extends z.core.$ZodLooseShape>(type: T, fields: F) =>
  z.strictObject({ type: z.literal(type), ...fields });

/** An act of the officer. People are named by the ids of the league. */
export const officerAct = z.discriminatedUnion('type', [
  act('enrol', { club: plainId, name, fingerprint, names: z.enum(NAMES_PUBLIC).optional() }),
  act('withdrawKey', { club: plainId, fingerprint, reason }),
  act('names', { names: z.enum(NAMES_PUBLIC), club: plainId.optional() }),
  act('season', { id: plainId, name, from: day, to: day, isClosed: z.boolean().default(false) }),
  act('correct', { ...ofEvent, game: z.string().max(20), winner: z.literal([0, 1]), spread: z.int() }),
  act('count', { ...ofEvent, counts: z.boolean() }),
  act('choose', { ...ofEvent, digest }),
  act('merge', { from: person, into: person }),
  act('split', { person, club: plainId, reason: reason.optional() }),
  act('person', {
    person: anybody,
    shown: z.enum(NAMES_PUBLIC).optional(),
    juniorUntil: z.int().min(1900).max(2200).optional(),
    hasPage: z.boolean().optional(),
  }),
  act('forget', { person: anybody }),
  act('offer', {
    format: nightFormat.optional(),
    awards: awardTable.optional(),
    withdrawn: z.string().max(40).optional(),
  }),
]);
export type OfficerAct = z.output<typeof officerAct>;

/** Why an act is refused: the league has no such thing, the person is forgotten for good, or the figures are of no game. */
export type OfficerRefusal =
  | { readonly code: 'noSuch'; readonly what: string }
  | { readonly code: 'forgotten'; readonly person: string }
  | { readonly code: 'badOutcome' };

type Decided = readonly LeagueEntry[] | OfficerRefusal;

const noSuch = (what: string): OfficerRefusal => ({ code: 'noSuch', what });

/** What an act adds. `people`: the names that the league knows; `report`: the last one of the event that is corrected. */
export function decideAct(
  clubs: ClubsFold,
  people: ReadonlyMap<string, unknown>,
  { act: given, report }: { readonly act: OfficerAct; readonly report?: EventReport | undefined },
): Decided {
  const { type: _, ...body } = given;
  switch (given.type) {
    case 'enrol': {
      const { names = clubs.clubs.get(given.club)?.names ?? 'full' } = given;
      return [entryOf('clubEnrolled', { ...body, names } as BodyOf<'clubEnrolled'>)];
    }
    case 'withdrawKey':
      return clubs.clubs.get(given.club)?.keys.has(given.fingerprint) === true
        ? [entryOf('keyWithdrawn', body as BodyOf<'keyWithdrawn'>)]
        : noSuch(given.fingerprint);
    case 'names':
      if (given.club !== undefined && !clubs.clubs.has(given.club)) return noSuch(given.club);
      return [entryOf('namesSet', body as BodyOf<'namesSet'>)];
    case 'season':
      return [entryOf('seasonSet', body as BodyOf<'seasonSet'>)];
    case 'offer': {
      const { format, awards, withdrawn = '' } = given;
      const name = format?.name ?? awards?.name;
      if (name === undefined && !clubs.offers.has(withdrawn)) return noSuch(withdrawn);
      return [
        entryOf('offered', { name: name ?? withdrawn, ...(format && { format }), ...(awards && { awards }) }),
      ];
    }
    case 'merge':
    case 'split':
      return relinked(clubs, given);
    case 'person':
    case 'forget':
      if (!clubs.persons.has(given.person) && !people.has(given.person)) return noSuch(given.person);
      if (given.type === 'person') return [];
      return [entryOf('forgotten', { person: given.person }, given.person)];
    default:
      return ofEventDecided(clubs, given, report);
  }
}

function ofEventDecided(
  clubs: ClubsFold,
  given: Extract<OfficerAct, { event: string }>,
  report: EventReport | undefined,
): Decided {
  const found = clubs.event(given.club, given.event);
  if (found === undefined) return noSuch(given.event);
  const { type: _, ...body } = given;
  if (given.type === 'count') return [entryOf('counted', body as BodyOf<'counted'>)];
  if (given.type === 'choose') {
    const isThere = [found.head, ...found.forks].some((each) => each.digest === given.digest);
    return isThere ? [entryOf('branchChosen', body as BodyOf<'branchChosen'>)] : noSuch(given.digest);
  }
  const { game, winner, spread, reason: why, club, event } = given;
  // The club may have sent another revision meanwhile.
  if (report === undefined || reportDigest(report) !== found.head.digest) return noSuch(game);
  const corrected = withCorrections(report, [
    ...found.corrections,
    { game, outcome: { winner, spread, scores: null, ending: 'target' } },
  ]);
  if ('code' in corrected) return corrected;
  const { standings, faults } = foldReport(corrected);
  if (faults.some(({ code }) => code !== 'place')) return { code: 'badOutcome' };
  const outcome = corrected.legs.find((each) => each.game === game)?.outcome;
  if (!outcome) return noSuch(game);
  const kept = { club, event, digest: found.head.digest, game, outcome, reason: why, standings };
  return [entryOf('corrected', kept)];
}

/** A report with other results of some games. */
function withCorrections(
  report: EventReport,
  corrections: readonly Pick<BodyOf<'corrected'>, 'game' | 'outcome'>[],
): EventReport | OfficerRefusal {
  let { legs } = report;
  const rules = rulesOf(report.format);
  for (const { game, outcome } of corrections) {
    const whole = rules.ok ? checkOutcome(report.format, rules.value, outcome) : rules;
    if (!whole.ok) return { code: 'badOutcome' };
    if (!legs.some((each) => each.game === game)) return noSuch(game);
    legs = legs.map((each) =>
      each.game === game ? { ...each, outcome: whole.value, forfeitedBy: null } : each,
    );
  }
  return { ...report, legs };
}

/** Two persons are one, or a person of a club is another one. Both can be taken back. */
function relinked(clubs: ClubsFold, given: Extract<OfficerAct, { type: 'merge' | 'split' }>): Decided {
  const [from, into] = given.type === 'merge' ? [given.from, given.into] : [given.person, null];
  const both = [from, into].filter((each) => each !== null);
  const missing = both.find((each) => !clubs.persons.has(each));
  if (missing !== undefined) return noSuch(missing);
  // The next report would bring the name back under another id.
  const gone = both.find((each) => clubs.forgotten.has(each));
  if (gone !== undefined) return { code: 'forgotten', person: gone };
  const theirs = (clubs.persons.get(from) ?? []).filter(
    ([club]) => given.type === 'merge' || club === given.club,
  );
  if (theirs.length === 0) return noSuch(from);
  const why = 'reason' in given && given.reason !== undefined ? { reason: given.reason } : {};
  return theirs.map(([club, local]) => entryOf('linked', { club, local, person: into, ...why }));
}
