// Every message between a hall and its tables, checked on both sides. docs/hall.md is written from these schemas.
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

const about = <S extends z.ZodType>(schema: S, words: string): S => schema.describe(words);
const whole = (most: number, least = 0) => z.int().min(least).max(most);
const id = z.string().min(1).max(64);
const pair = <S extends z.ZodType>(of: S) => z.tuple([of, of]).readonly();
const side = z.literal([0, 1]);
const hex = z.string().regex(/^[0-9a-f]{64}$/);
const code = z.string().regex(/^[A-Za-z][A-Za-z0-9-]{0,31}$/);
const number = z.string().regex(TABLE_NUMBER);
const time = whole(9e15, -9e15);

const journal = about(id, "UUID of the table's journal");
const resultId = z.strictObject({
  journal,
  game: about(whole(1e9, 1), 'number of the game in that journal'),
});
const revision = about(whole(1e6, 1), 'from 1; a higher one replaces a lower one');
const digest = about(hex, 'SHA-256 of the canonical JSON of the report without this field');

const highHand = z.strictObject({
  player: about(id, 'id of the player'),
  points: whole(999, HIGH_HAND),
  cards: about(
    z.string().max(40).nullable(),
    'the cards and then the starter: `5H 5S 5D JC 5C`; null where the board does not know them',
  ),
});

/** A game that is over, as its table reports it. */
export const reportSchema = z.strictObject({
  id: resultId,
  revision,
  night: about(id.nullable(), 'id of the night of the assignment; null: none'),
  game: about(id.nullable(), 'game of the night as it was assigned; null: none'),
  entrants: about(pair(id), 'ids of who played, by side'),
  winner: side,
  scores: about(pair(whole(9_999)), 'points by side'),
  spread: about(whole(9_999), 'points between the two'),
  ending: z.enum(OUTCOME_ENDINGS),
  flags: about(
    z.array(z.enum(REPORT_FLAGS)).max(REPORT_FLAGS.length).readonly(),
    'what the desk should look at',
  ),
  began: about(time.optional(), "milliseconds since 1970 by the table's own clock, which may be wrong"),
  ended: about(time.optional(), 'the last move that was not undone, by the same clock'),
  firstDeal: about(side.optional(), 'the side that dealt first, where the table knows it'),
  hands: about(
    z.array(highHand).max(MOST_HANDS).readonly().optional(),
    `hands and cribs of ${HIGH_HAND} points and more, in the order in which they were counted`,
  ),
  digest,
});

const assignment = z.strictObject({
  night: about(id, 'id of the night'),
  game: about(id, 'game of the night: its round and its number there'),
  round: whole(999, 1),
  entrants: about(pair(id), 'ids by side'),
  players: about(pair(z.array(id).min(1).max(2).readonly()), 'ids of the players by side, as they sit'),
  names: about(pair(z.array(z.string().max(40)).min(1).max(2).readonly()), 'their names'),
  colours: about(pair(code), 'lane colours by side'),
  // The table checks it when the game begins.
  rules: about(z.record(z.string(), z.json()) as unknown as z.ZodType<RuleSet>, 'the whole rule set'),
  firstDeal: about(side.nullable(), 'the side that deals first; null: they cut'),
  match: about(
    z.strictObject({ games: whole(22, 1), all: z.boolean(), wins: pair(whole(22)) }).nullable(),
    'the match that the game belongs to, and what each side has won of it; null: it is one game',
  ),
});

/** A result of a table as the hall has it. */
export const tableResult = z.strictObject({
  id: resultId,
  game: about(id, 'game of the night'),
  revision: about(revision, 'of the result: the desk may have corrected it'),
  lines: about(pair(z.string().max(20)), 'what each side writes on its card'),
  signed: about(pair(z.boolean()), 'signatures that the hall has, by side as the table reported them'),
  stage: about(z.enum(STAGES), 'stage of the game'),
});

const message = <T extends string, F extends z.core.$ZodLooseShape>(type: T, words: string, fields: F) =>
  about(z.strictObject({ type: z.literal(type), ...fields }), words);

/** What a table sends. */
export const FROM_TABLE = [
  message('hello', 'The first message of a connection.', {
    journal,
    instance: about(id, 'made anew at every start: two at once are two tables with one key'),
    colours: about(z.array(code).min(2).max(4).readonly(), 'colours of the first lanes'),
    version: about(z.string().max(32), 'version of Muggins at the table'),
  }),
  message('state', 'The score of the game, at most twice a second.', {
    assignment: about(
      z.strictObject({ night: id, game: id }).nullable(),
      'the game on the board; null: not one of the night',
    ),
    seated: about(
      pair(z.boolean()),
      'which players have pressed their button for the game that is called, by side',
    ),
    scores: about(pair(whole(9_999)), 'points pegged by side'),
    target: about(whole(9_999), 'the last hole'),
    phase: about(code, 'phase of the game'),
    board: about(z.boolean(), 'a board is connected'),
    unsent: about(whole(9_999), 'results without a receipt'),
  }),
  message(
    'result',
    'A game is over. Sent again until a receipt confirms all of it, and once after every connect.',
    {
      report: reportSchema,
      revision: about(revision, 'that is signed: the desk may have corrected the result'),
      signed: about(pair(z.boolean()), 'sides that have signed it, where the hall has not confirmed that'),
      dispute: about(side.nullable(), 'the side that disputes the result; null: none'),
    },
  ),
  message('pong', 'The answer to `ping`.', {}),
] as const;

/** What the hall sends. */
export const TO_TABLE = [
  message(
    'seat',
    'What is to be played at the table, and which signatures the hall has. Sent after `hello`, and whenever it changes.',
    {
      assignment: about(assignment.nullable(), 'the game that is called here; null: none'),
      results: about(
        z.array(tableResult).max(4).readonly(),
        'the last results of the table, the newest first',
      ),
    },
  ),
  message(
    'receipt',
    'The hall has the report on disk, or says why not. It answers every result, also the same one again.',
    {
      id: resultId,
      revision,
      digest,
      verdict: about(
        z.enum([...REPORT_VERDICTS, 'refused']),
        'what the hall made of the report; after `refused` it kept nothing',
      ),
      result: about(tableResult.nullable(), 'the result as the hall has it; null: it counts for no game'),
    },
  ),
  message(
    'duplicate',
    'Another table has the same journal: one is a copy of the other. Sent when that changes; the display names it.',
    {
      table: about(
        number.nullable(),
        'the other table; its own number: another machine has the same key; null: none',
      ),
    },
  ),
  message('ping', 'Every 5 seconds. A side that receives nothing for 15 seconds connects again.', {}),
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
