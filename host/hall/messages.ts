// Every message between a hall and its tables, checked on both sides. docs/asyncapi.json is written from these schemas, and says what
// each field is.
import * as z from 'zod';
import {
  HIGH_HAND,
  MOST_HANDS,
  OUTCOME_ENDINGS,
  REPORT_FLAGS,
  REPORT_VERDICTS,
  STAGES,
} from '../../shared/league/index.ts';
import type { RuleSet } from '../../shared/rules/index.ts';

/** A table's number: 1 to 999. */
export const TABLE_NUMBER = /^[1-9]\d{0,2}$/;
/** Bytes of a message at most. */
export const MESSAGE_BYTES = 8_192;
/** Milliseconds between two pings, and without a message after which the other side is gone. */
export const PING = 5_000;
export const SILENCE = 15_000;

const whole = (most: number, least = 0) => z.int().min(least).max(most);
const id = z.string().min(1).max(64);
const pair = <S extends z.ZodType>(of: S) => z.tuple([of, of]).readonly();
const side = z.literal([0, 1]);
const hex = z.string().regex(/^[0-9a-f]{64}$/);
const code = z.string().regex(/^[A-Za-z][A-Za-z0-9-]{0,31}$/);
const number = z.string().regex(TABLE_NUMBER);
const time = whole(9e15, -9e15);
const points = whole(9_999);
const revision = whole(1e6, 1);

const resultId = z.strictObject({ journal: id, game: whole(1e9, 1) });
const highHand = z.strictObject({
  player: id,
  points: whole(999, HIGH_HAND),
  cards: z.string().max(40).nullable(),
});

/** A game that is over, as its table reports it. */
export const reportSchema = z.strictObject({
  id: resultId,
  revision,
  night: id.nullable(),
  game: id.nullable(),
  entrants: pair(id),
  winner: side,
  scores: pair(points),
  spread: points,
  ending: z.enum(OUTCOME_ENDINGS),
  flags: z.array(z.enum(REPORT_FLAGS)).max(REPORT_FLAGS.length).readonly(),
  began: time.optional(),
  ended: time.optional(),
  firstDeal: side.optional(),
  hands: z.array(highHand).max(MOST_HANDS).readonly().optional(),
  digest: hex,
});

const assignment = z.strictObject({
  night: id,
  game: id,
  round: whole(999, 1),
  entrants: pair(id),
  players: pair(z.array(id).min(1).max(2).readonly()),
  names: pair(z.array(z.string().max(40)).min(1).max(2).readonly()),
  colours: pair(code),
  // The table checks it when the game begins.
  rules: z.record(z.string(), z.json()) as unknown as z.ZodType<RuleSet>,
  firstDeal: side.nullable(),
  match: z.strictObject({ games: whole(22, 1), all: z.boolean(), wins: pair(whole(22)) }).nullable(),
});

/** A result of a table as the hall has it. */
export const tableResult = z.strictObject({
  id: resultId,
  game: id,
  revision,
  lines: pair(z.string().max(20)),
  signed: pair(z.boolean()),
  stage: z.enum(STAGES),
});

const message = <T extends string, F extends z.core.$ZodLooseShape>(type: T, fields: F) =>
  z.strictObject({ type: z.literal(type), ...fields });

/** What a table sends. */
export const FROM_TABLE = [
  message('hello', {
    journal: id,
    instance: id,
    colours: z.array(code).min(2).max(4).readonly(),
    version: z.string().max(32),
  }),
  message('state', {
    assignment: z.strictObject({ night: id, game: id }).nullable(),
    seated: pair(z.boolean()),
    scores: pair(points),
    target: points,
    phase: code,
    board: z.boolean(),
    unsent: points,
  }),
  message('result', {
    report: reportSchema,
    revision,
    signed: pair(z.boolean()),
    dispute: side.nullable(),
  }),
  message('pong', {}),
] as const;

/** What the hall sends. */
export const TO_TABLE = [
  message('seat', {
    assignment: assignment.nullable(),
    results: z.array(tableResult).max(4).readonly(),
  }),
  message('receipt', {
    id: resultId,
    revision,
    digest: hex,
    verdict: z.enum([...REPORT_VERDICTS, 'refused']),
    result: tableResult.nullable(),
  }),
  message('duplicate', { table: number.nullable() }),
  message('ping', {}),
] as const;

/** The answer to a table that asks to join. */
export const joinReply = z.object({
  hall: z.string(),
  /** The name of the night's format; null: no night is open. */
  night: z.string().nullable(),
  answer: z.discriminatedUnion('state', [
    z.object({ state: z.enum(['shut', 'open', 'full']) }),
    z.object({ state: z.literal('waiting'), ticket: z.int() }),
    z.object({ state: z.literal('joined'), table: z.string() }),
  ]),
});
export type JoinReply = z.output<typeof joinReply>;

const fromTable = z.discriminatedUnion('type', FROM_TABLE);
const toTable = z.discriminatedUnion('type', TO_TABLE);

export type FromTable = z.output<typeof fromTable>;
export type ToTable = z.output<typeof toTable>;
/** One kind of message. */
export type FromTableOf<T extends FromTable['type']> = Extract<FromTable, { readonly type: T }>;
export type ToTableOf<T extends ToTable['type']> = Extract<ToTable, { readonly type: T }>;

const reader =
  <T>(schema: z.ZodType<T>) =>
  (text: string): T | undefined => {
    try {
      return schema.safeParse(JSON.parse(text)).data;
    } catch {
      return undefined;
    }
  };

/** A message of a table; undefined where it is none. */
export const readFromTable = reader(fromTable);
/** A message of a hall; undefined where it is none. */
export const readToTable = reader(toTable);
