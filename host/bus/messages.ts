// Every message on the bus: who sends it, how, and its fields. docs/hall.md is written from this table.
import * as z from 'zod';
import {
  HIGH_HAND,
  MOST_HANDS,
  OUTCOME_ENDINGS,
  REPORT_FLAGS,
  REPORT_VERDICTS,
  STAGES,
} from '../../shared/league/index.ts';
import { TABLE_NUMBER, type TopicKind } from './topics.ts';

const about = <S extends z.ZodType>(schema: S, words: string): S => schema.describe(words);
const whole = (most: number, least = 0) => z.int().min(least).max(most);
const id = z.string().min(1).max(64);
const pair = <S extends z.ZodType>(of: S) => z.tuple([of, of]).readonly();
const side = z.literal([0, 1]);
const hex = z.string().regex(/^[0-9a-f]{64}$/);
const code = z.string().regex(/^[A-Za-z][A-Za-z0-9-]{0,31}$/);
/** Names of presets may begin with a figure: 61-up. */
const preset = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9-]{0,31}$/);
const journal = about(id, "UUID of the table's journal");
const mac = about(hex, "HMAC-SHA256 by the table's key over the canonical JSON of all other fields");
const gameOfNight = about(id.nullable(), 'game of the night as it was assigned; null: none');
const resultId = z.strictObject({
  journal,
  game: about(whole(1e9, 1), 'number of the game in that journal'),
});
const revision = about(whole(1e6, 1), 'from 1; a higher one replaces a lower one');
const digest = about(hex, 'SHA-256 of the canonical JSON of the report without this field');

const time = whole(9e15, -9e15);

const highHand = z.strictObject({
  player: about(id, 'id of the player'),
  points: whole(999, HIGH_HAND),
  cards: about(
    z.string().max(40).nullable(),
    'the cards and then the starter: `5H 5S 5D JC 5C`; null where nobody entered them',
  ),
});

const report = z.strictObject({
  id: resultId,
  revision,
  night: about(id.nullable(), 'id of the night of the assignment; null: none'),
  game: gameOfNight,
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
  ended: about(time.optional(), 'the last move that stands, by the same clock'),
  hands: about(
    z.array(highHand).max(MOST_HANDS).readonly().optional(),
    `hands and cribs of ${HIGH_HAND} points and more, in the order in which they were counted`,
  ),
  digest,
});

const receipt = z.strictObject({
  id: resultId,
  revision,
  digest,
  verdict: about(
    z.enum([...REPORT_VERDICTS, 'refused']),
    'what the hall made of the report; after `refused` nothing was kept',
  ),
});

const assignment = z.strictObject({
  night: about(id, 'id of the night'),
  game: about(id, 'game of the night: its round and its number there'),
  round: whole(999, 1),
  entrants: about(pair(id), 'ids by side'),
  players: about(pair(z.array(id).min(1).max(2).readonly()), 'ids of the players by side, as they sit'),
  names: about(pair(z.array(z.string().max(40)).min(1).max(2).readonly()), 'their names'),
  colours: about(pair(code), 'lane colours by side'),
  rules: about(z.record(z.string(), z.json()), 'the whole rule set'),
  firstDeal: about(side.nullable(), 'who deals first; null: they cut'),
});

const birth = z.strictObject({
  journal,
  instance: about(
    id,
    'made anew whenever the table starts: two that come in turns are two tables with one key',
  ),
  board: about(z.boolean(), 'a board is connected'),
  lanes: about(whole(6, 2), 'lanes of the board'),
  colours: about(z.array(code).min(2).max(4).readonly(), 'colours of the first lanes'),
  version: about(z.string().max(32), 'version of Muggins at the table'),
  presets: about(z.array(preset).max(64).readonly(), 'presets of rules that the table knows'),
  lastReceipt: about(receipt.nullable(), 'the last receipt that the table has; null: none of this hall'),
  mac,
});

const state = z.strictObject({
  assignment: about(
    z.strictObject({ night: id, game: id }).nullable(),
    'what is played; null: not for the night',
  ),
  seated: about(pair(z.boolean()), 'who has pressed the button of the game that is called, by side'),
  scores: about(pair(whole(9_999)), 'points pegged by side'),
  target: about(whole(9_999), 'the last hole'),
  phase: about(code, 'phase of the game'),
  board: about(z.boolean(), 'a board is connected'),
  unsent: about(whole(9_999), 'results without a receipt'),
});

const tableResult = z.strictObject({
  id: resultId,
  game: about(id, 'game of the night'),
  revision: about(revision, 'of the result: the desk may have corrected it'),
  lines: about(pair(z.string().max(20)), 'what each side writes on its card'),
  signed: about(pair(z.boolean()), 'who has signed, by side as the table reported them'),
  stage: about(z.enum(STAGES), 'stage of the game'),
});

const seat = z.strictObject({
  assignment: about(assignment.nullable(), 'the game that is called here; null: none'),
  results: about(
    z.array(tableResult).max(4).readonly(),
    'the last results of the table that stand, or the last three and one that it asks about; the newest first',
  ),
});

/** What the hall may tell a table. */
const TELLS = ['sendAll', 'cloned'] as const;

interface MessageRow {
  readonly by: 'table' | 'hall';
  readonly retain: boolean;
  readonly qos: 0 | 1;
  readonly about: string;
  readonly schema: z.ZodObject;
}

/** The messages by their topics. */
export const MESSAGES = {
  birth: {
    by: 'table',
    retain: true,
    qos: 1,
    about: 'A table is there, and what it is. Sent after every connect.',
    schema: birth,
  },
  alive: {
    by: 'table',
    retain: true,
    qos: 1,
    about: "Here or gone. `here: false` is the table's last will; a table that is ended says it itself.",
    schema: z.strictObject({ here: z.boolean() }),
  },
  state: {
    by: 'table',
    retain: true,
    qos: 0,
    about: 'Where the game stands, at most twice a second.',
    schema: state,
  },
  result: {
    by: 'table',
    retain: false,
    qos: 1,
    about: 'A game is over. Sent again until a receipt with the same id, revision and digest has come.',
    schema: z.strictObject({ report, mac }),
  },
  sign: {
    by: 'table',
    retain: false,
    qos: 1,
    about: 'A side signed with its button. Sent again until `seat` shows the signature.',
    schema: z.strictObject({ id: resultId, revision, side, by: z.literal('board'), mac }),
  },
  ask: {
    by: 'table',
    retain: false,
    qos: 1,
    about: 'A side says that a result is not right. Sent again until `seat` shows the game as disputed.',
    schema: z.strictObject({ id: resultId, revision, side, mac }),
  },
  seat: {
    by: 'hall',
    retain: true,
    qos: 1,
    about: 'What is to be played at the table, and who has signed.',
    schema: seat,
  },
  receipt: {
    by: 'hall',
    retain: false,
    qos: 1,
    about:
      'The hall has the report on disk, or says why not. It answers every report, also the same one again.',
    schema: receipt,
  },
  tell: {
    by: 'hall',
    retain: false,
    qos: 1,
    about:
      'A notice for the table. After `sendAll` it sends every result of the night again. `cloned` comes every ten seconds as long as ' +
      'another table has the same journal: the display names it.',
    schema: z.strictObject({
      code: z.enum(TELLS),
      table: about(z.string().regex(TABLE_NUMBER).nullable(), 'the other table that it is about; null: none'),
    }),
  },
  night: {
    by: 'hall',
    retain: true,
    qos: 0,
    about: "The night, for anybody's display.",
    schema: z.strictObject({
      night: about(id.nullable(), 'id of the night; null: none is open'),
      phase: code,
      round: whole(999),
      rounds: whole(999),
      games: about(whole(99_999), 'games drawn'),
      over: about(whole(99_999), 'games with a result'),
    }),
  },
  standings: {
    by: 'hall',
    retain: true,
    qos: 0,
    about: 'The first 40 of the standings, at most once a second.',
    schema: z.strictObject({
      final: about(z.boolean(), 'the night is closed'),
      rows: z
        .array(
          z.strictObject({
            rank: whole(999, 1),
            name: z.string().max(84),
            points: about(whole(9_999), 'game points'),
            won: about(whole(999), 'games won'),
            spread: about(z.int(), 'net spread'),
          }),
        )
        .max(40)
        .readonly(),
    }),
  },
} as const satisfies Record<TopicKind, MessageRow>;

/** The body of a kind of message. */
export type MessageOf<K extends TopicKind> = z.infer<(typeof MESSAGES)[K]['schema']>;

/** The body of a message, checked field by field; undefined where it is none of that kind. */
export function parseMessage<K extends TopicKind>(kind: K, body: unknown): MessageOf<K> | undefined {
  const read = MESSAGES[kind].schema.safeParse(body);
  return read.success ? (read.data as MessageOf<K>) : undefined;
}
