// The shape of a season as JSON, and of its parts: what a file or a request has to be.
import * as z from 'zod';
import {
  ASKED_FIELDS,
  findMatchFormat,
  MATCH_FORMATS,
  type MatchFormat,
  TEAM_FIGURES,
  type TeamSeason,
  WITHDRAWALS,
} from '../../shared/league/team/index.ts';
import { PRESETS } from '../../shared/rules/house/index.ts';
import { expectation, expecting, whole } from '../web/kit/validation.ts';

const id = expecting(z.string().regex(/^[\w.-]{1,40}$/), expectation('id', {}));
const name = expecting(z.string().trim().min(1).max(80), expectation('name', { from: 1, to: 80 }));
const reason = expecting(z.string().max(200), expectation('wordOrNumber', {}));
const day = expecting(z.iso.date(), expectation('day', {}));
const figure = whole(0, 999);
const change = whole(-999, 999);
const side = z.literal([0, 1]);
const list = <Item extends z.ZodType>(item: Item) => z.array(item).readonly();
/** A figure of the home side, and one of the away side. */
const both = <Item extends z.ZodType>(item: Item) =>
  expecting(z.tuple([item, item]).readonly(), expectation('both', {}));

const rubberForm = z.strictObject({
  players: z.literal([1, 2]),
  rules: z.enum(PRESETS.map((preset) => preset.name)),
  legs: whole(1, 99),
  all: z.boolean(),
});

/** A whole format of a match. */
export const wholeFormat: z.ZodType<MatchFormat> = z.strictObject({
  name,
  title: name,
  source: reason,
  asks: list(z.enum(ASKED_FIELDS)).exactOptional(),
  rubbers: list(rubberForm),
  decides: z.enum(['legs', 'rubbers']),
  points: z.strictObject({
    per: z.literal([1, 2]),
    win: figure.nullable(),
    draw: figure.nullable(),
    loss: figure.nullable(),
    rubber: figure,
    leg: figure,
  }),
  ties: list(z.enum([...TEAM_FIGURES, 'headToHead', 'playoff'])),
  walkover: z
    .strictObject({ rubbers: both(figure), legs: both(figure), points: both(figure).nullable() })
    .nullable(),
  short: z.strictObject({ first: list(figure), least: figure }).nullable(),
  bothShort: figure.nullable(),
  late: expecting(z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/), expectation('clock', {})).nullable(),
  rearrange: figure.nullable(),
  withdrawal: z.strictObject({ before: z.enum(WITHDRAWALS), after: z.enum(WITHDRAWALS) }).nullable(),
  transfers: z.strictObject({ most: figure, until: z.enum(['half', 'end']) }).nullable(),
  averagesFrom: figure.nullable(),
});

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A whole format; the name of one; or `base` with the name of one, and what differs. */
const format = z.unknown().transform((value, context): MatchFormat => {
  const named = isFields(value) && 'base' in value ? value.base : value;
  const base = typeof named === 'string' ? findMatchFormat(named) : undefined;
  if (typeof named === 'string' && base === undefined) {
    const expected = expectation('oneOf', { words: MATCH_FORMATS.map((each) => each.name) });
    context.issues.push({
      code: 'custom',
      input: named,
      path: isFields(value) ? ['base'] : [],
      params: { expected },
    });
    return z.NEVER;
  }
  const { base: _, ...changes } = isFields(value) ? value : {};
  const asks = base?.asks?.filter((field) => !(field in changes)) ?? [];
  // Some of the points may differ, where the format has the others.
  const isPart = isFields(changes.points) && base !== undefined && !base.asks?.includes('points');
  const points = isPart ? { points: { ...base.points, ...(changes.points as object) } } : {};
  const read = wholeFormat.safeParse({ ...base, ...(base && { asks }), ...changes, ...points });
  if (read.success) return read.data;
  context.issues.push(
    ...read.error.issues.map((issue) => ({ ...issue, input: value }) as z.core.$ZodRawIssue),
  );
  return z.NEVER;
});

const zone = z.strictObject({ places: figure, to: id });
const competition = z.strictObject({
  id,
  name,
  kind: z.enum(['league', 'cup']),
  format,
  teams: list(id),
  meet: z.literal([1, 2]),
  rated: z.boolean().exactOptional(),
  up: zone.exactOptional(),
  down: zone.exactOptional(),
  order: z.strictObject({ teams: list(id), reason }).exactOptional(),
  highestLosers: figure.exactOptional(),
  losersOf: z.strictObject({ competition: id, rounds: list(whole(1, 99)) }).exactOptional(),
  winnersOf: list(id).exactOptional(),
  draw: whole(0, Number.MAX_SAFE_INTEGER).exactOptional(),
});

const line = z.strictObject({ players: both(list(id)), legs: both(figure).nullable() });
/** The card of a match. */
const card = z.strictObject({ rubbers: list(line), short: list(side).exactOptional() });

const ruling = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('walkover'), winner: side, reason }),
  z.strictObject({ kind: z.literal('void'), reason }),
  z.strictObject({ kind: z.literal('card'), card, winner: side.exactOptional(), reason }),
]);

/** Of the home side as 0, and of the away side as 1. */
const bySide = <Item extends z.ZodType>(item: Item) =>
  z.strictObject({ 0: item.exactOptional(), 1: item.exactOptional() });

const fixture = z.strictObject({
  id,
  competition: id,
  round: whole(1, 99),
  home: id,
  away: id,
  day,
  moved: z.strictObject({ from: day, reason, times: figure.exactOptional() }).exactOptional(),
  sheets: bySide(list(list(id))).exactOptional(),
  cards: bySide(card).exactOptional(),
  hall: z.strictObject({ club: id, rubbers: list(line.nullable()) }).exactOptional(),
  ruling: ruling.exactOptional(),
  playoff: z.literal(true).exactOptional(),
});

const person = z.strictObject({ id, name: name.nullable() });
const team = z.strictObject({ id, name, venue: name, captains: list(id) });
const registration = z.strictObject({ person: id, team: id, from: day, to: day.exactOptional() });
const slot = z.strictObject({ day, rounds: list(z.strictObject({ competition: id, round: whole(1, 99) })) });
const adjustment = z.strictObject({ competition: id, team: id, points: change, reason });
const withdrawn = z.strictObject({ day, rule: z.enum(WITHDRAWALS) });

/** A season. */
export const seasonSchema: z.ZodType<TeamSeason> = z.strictObject({
  id,
  name,
  persons: list(person),
  teams: list(team.extend({ withdrawn: withdrawn.exactOptional() })),
  matchesAt: z.record(name, figure).exactOptional(),
  registrations: list(registration),
  registrationEnds: day.exactOptional(),
  competitions: list(competition),
  calendar: list(slot),
  fixtures: list(fixture),
  adjustments: list(adjustment),
  closed: z.boolean().exactOptional(),
});

/** What a captain or the secretary asks for. A whole season comes as a file. */
export const teamEvent = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('teamSet'), team }),
  z.strictObject({ type: z.literal('personSet'), person }),
  z.strictObject({ type: z.literal('registered'), registration }),
  z.strictObject({ type: z.literal('transferred'), person: id, team: id, day }),
  z.strictObject({ type: z.literal('fixturesAdded'), fixtures: list(fixture.omit({ hall: true })) }),
  z.strictObject({ type: z.literal('fixtureMoved'), fixture: id, day, reason }),
  z.strictObject({ type: z.literal('sheetFilled'), fixture: id, side, players: list(list(id)) }),
  z.strictObject({ type: z.literal('cardEntered'), fixture: id, sides: list(side), card }),
  z.strictObject({ type: z.literal('ruled'), fixture: id, ruling }),
  z.strictObject({ type: z.literal('unruled'), fixture: id, reason }),
  z.strictObject({ type: z.literal('adjusted'), adjustment }),
  z.strictObject({ type: z.literal('ordered'), competition: id, teams: list(id), reason }),
  z.strictObject({ type: z.literal('withdrew'), team: id, ...withdrawn.shape }),
  z.strictObject({ type: z.literal('closed') }),
  z.strictObject({ type: z.literal('reopened'), reason }),
]);
