// The file of a report: the report, signed by its club, and the names beside it. It is the same by network, mail or stick.
import * as z from 'zod';
import {
  CLAIMED_FIGURES,
  canonical,
  type EventReport,
  foldReport,
  HANDS_OF,
  MATCH_ENDINGS,
  OUTCOME_ENDINGS,
  REPORT_KIND,
  type ReportFault,
  STANDINGS_AS,
} from '../../shared/league/index.ts';
import { jsonIn } from '../system/json.ts';
import { digestOf, isSignedBy, type SigningKey } from './key.ts';

/** Bytes of a file at most: a night of 500 players has less. */
export const REPORT_BYTES = 2_000_000;

const whole = z.int().min(-1e9).max(1e9);
const count = z.int().min(0).max(1e6);
/** Ids of people, sides and games: printable, without blanks. */
const id = z.string().regex(/^[^\p{C}\p{Z}]{1,160}$/u);
/** Ids in addresses: clubs and events. */
export const plainId = z.string().regex(/^[\w-][\w.-]{0,63}$/);
export const day = z.string().regex(/^\d{4}-\d\d-\d\d$/);
const side = z.literal([0, 1]);
export const digest = z.string().regex(/^[0-9a-f]{64}$/);
const list = <S extends z.ZodType>(of: S, most = 20_000) => z.array(of).max(most);
const pair = <S extends z.ZodType>(of: S) => z.tuple([of, of]);

const outcome = z.strictObject({
  winner: side,
  spread: count,
  scores: pair(count).nullable(),
  ending: z.enum(OUTCOME_ENDINGS),
});
const figures = Object.fromEntries(CLAIMED_FIGURES.map((name) => [name, whole]));

const fixtureRubber = z.strictObject({ rubber: count, players: pair(list(id, 2)), match: id.nullable() });
const report = z.strictObject({
  kind: z.literal(REPORT_KIND),
  club: plainId,
  event: plainId,
  revision: z.int().min(1).max(9_999),
  previous: digest.nullable(),
  date: day,
  // The league's own check says what is wrong with it.
  format: z.record(z.string(), z.json()),
  fixture: z.strictObject({ season: id, id, rubbers: list(fixtureRubber) }).exactOptional(),
  sides: list(z.strictObject({ id, players: list(id, 2).min(1), as: z.enum(STANDINGS_AS) })),
  contests: list(z.strictObject({ contest: id, round: count, sides: pair(id) })),
  legs: list(
    z.strictObject({
      ...{ game: id, contest: id, leg: count },
      ...{ outcome: outcome.nullable(), forfeitedBy: side.nullable() },
    }),
  ),
  signatures: list(z.strictObject({ game: id, by: pair(z.enum(HANDS_OF).nullable()), final: z.boolean() })),
  desk: z.strictObject({
    idle: list(list(id)),
    ties: list(z.strictObject({ by: z.enum(['playoff', 'cut']), order: list(id) })),
    seeds: list(id),
    matches: list(
      z.strictObject({
        ...{ match: id, entrants: pair(id) },
        ...{ by: z.enum(MATCH_ENDINGS), winner: id.nullable() },
      }),
    ),
  }),
  claimed: z.strictObject({ standings: list(z.strictObject({ side: id, rank: whole, ...figures })) }),
  made: z.int(),
});

const reportedPerson = z.strictObject({
  id,
  name: z.string().min(1).max(80),
  member: z.string().min(1).max(40).nullable(),
});

const reportFile = z.strictObject({
  report,
  people: list(reportedPerson),
  key: z.string().length(43),
  signature: z.string().length(86),
  peopleSignature: z.string().length(86),
});

/** A person of a report. */
export type ReportedPerson = z.output<typeof reportedPerson>;

/** A report with its names and signatures. */
export interface ReportFile {
  readonly report: EventReport;
  readonly people: readonly ReportedPerson[];
  /** The club's public key. */
  readonly key: string;
  readonly signature: string;
  /** For the names and the digest of the report. */
  readonly peopleSignature: string;
}

/** SHA-256 of the canonical JSON of a report. */
export const reportDigest = (of: EventReport): string => digestOf(canonical(of));

/** Signs a report and its names. */
export function signReport(of: EventReport, people: readonly ReportedPerson[], key: SigningKey): ReportFile {
  const named = canonical({ people, report: reportDigest(of) });
  return {
    ...{ report: of, people, key: key.key },
    ...{ signature: key.sign(canonical(of)), peopleSignature: key.sign(named) },
  };
}

/** What is wrong with a file: it is none, or was changed after it was signed, or contradicts itself. */
export type FileFault =
  | { readonly code: 'notReport'; readonly field: string }
  | { readonly code: 'signature' }
  | { readonly code: 'names' }
  | ReportFault;

/** A file that was read. Without faults and forgeries its games come to what it claims. */
export interface ReadReport {
  readonly file: ReportFile;
  readonly digest: string;
  /** Signatures that do not hold. */
  readonly forged: readonly Exclude<FileFault, ReportFault>[];
  /** What its games contradict: they are folded whenever this is read. */
  readonly faults: readonly ReportFault[];
}

/** Reads a file and checks all of it but whose key it is; undefined with a fault where it is no report. */
export function readReport(text: string): ReadReport | Extract<FileFault, { code: 'notReport' }> {
  const read = reportFile.safeParse(jsonIn(text));
  if (!read.success)
    return { code: 'notReport', field: read.error.issues[0]?.path.map(String).join('.') ?? '' };
  const file = read.data as unknown as ReportFile;
  const body = canonical(file.report);
  const digest = digestOf(body);
  const named = canonical({ people: file.people, report: digest });
  return {
    ...{ file, digest },
    forged: [
      ...(isSignedBy(file.key, body, file.signature) ? [] : [{ code: 'signature' } as const]),
      ...(isSignedBy(file.key, named, file.peopleSignature) ? [] : [{ code: 'names' } as const]),
    ],
    get faults() {
      return foldReport(file.report).faults;
    },
  };
}
