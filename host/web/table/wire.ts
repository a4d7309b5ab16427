// Everything that goes between a page and the host: schemas of what pages send, types of what they receive.

import * as z from 'zod';
import type { FaultKind } from '../../../hardware/emulator/index.ts';
import { PACKS } from '../../../shared/partner/seats.ts';
import { KEY_IDS } from '../../../shared/protocol/index.ts';
import { parseCardOrRank } from '../../../shared/rules/cards/index.ts';
import type {
  CommandType,
  ConsentRequest,
  DisputableCount,
  UndoConsent,
} from '../../../shared/rules/game/index.ts';
import {
  type CardOrRank,
  type Command,
  findPreset,
  parseRules,
  type Result,
  SETTINGS,
} from '../../../shared/rules/index.ts';
import { checkNames, HANDS, NAME_LENGTH, OFFENCE_CODES, ok } from '../../../shared/rules/terms/index.ts';
import type { StandingMove } from '../../../shared/story/history.ts';
import { DEVICES, type Device } from '../../../shared/table/desk.ts';
import type { AnswerDetails, Message } from '../../../shared/words/index.ts';
import type { CompanyView, TableRefusal, TableView } from '../../table/index.ts';
import { secretOf } from '../kit/host.ts';
import type { LineMessage } from '../kit/live.ts';
import { expectation, expecting, given, typed, whole } from '../kit/validation.ts';
import { coloursSchema, type SettingValues } from './settings.ts';

export type { GameLine } from '../../../shared/story/line.ts';
export type { CompanyView, TableView } from '../../table/index.ts';
export type { HandAnswer } from './companywire.ts';
export type { DiscardsAnswer, GameAnswer, GamesAnswer, ProfileAnswer } from './games/games.ts';
export type { RulingAnswer } from './games/moves.ts';
export type { SettingValues } from './settings.ts';

const seat = whole(0, 5);
const points = whole(0, 999);
const card = expecting(z.string().min(1).max(3), expectation('card', {}));
/** Two names are compared in `newGame`; what one name may be is said by the field that it stands in. */
const name = expecting(
  z.string().refine((text) => checkNames([text]).ok),
  expectation('name', { from: 1, to: NAME_LENGTH }),
);

const word = expecting(z.string().max(80), expectation('wordOrNumber', {}));

/** From `from` to `to` of them; `of` says what they are. */
const listOf = <S extends z.ZodType>(item: S, of: 'names' | 'cards' | 'faults', from: number, to: number) =>
  expecting(z.array(item).min(from).max(to), ({ code }) =>
    code === 'invalid_type'
      ? expectation(of === 'faults' ? 'list' : of, {})
      : expectation('number', { of, from, to }),
  );

const settings = z.partialRecord(
  z.enum(['claims', ...SETTINGS.map((each) => each.name)]),
  expecting(z.union([z.string().max(80), z.number()]), expectation('wordOrNumber', {})).transform(String),
);
const rules = expecting(
  z
    .object({ preset: expecting(z.string().max(40), expectation('game', {})) })
    .catchall(z.unknown())
    .transform(({ preset, ...changes }) => ({ preset, changes: changes as unknown }))
    .pipe(z.object({ preset: z.string(), changes: settings })),
  expectation('object', { fields: ['preset', 'settings'] }),
);

/** A command as a page posts it. Cards and rules are still text: see `commandOf`. */
export const commandSchema = z.discriminatedUnion('type', [
  typed('newGame', {
    players: listOf(name, 'names', 1, 6),
    rules: rules.default({ preset: 'six-card', changes: {} }),
    /** Colours of the lanes from now on. If not given, those from before; other players than before get their favourites. */
    colours: coloursSchema.optional(),
    /** By seat: a player's id, 'new' for a new player, '' for the player with this name. */
    playerIds: expecting(z.array(word).max(6), expectation('list', {})).optional(),
    newMatch: z.boolean().optional(),
    /** Whose cards they are where Muggins plays: see CompanyView. 'pages' unless given. */
    pack: z.enum(PACKS).optional(),
    /** What the game is for elsewhere, such as a game of a league. */
    assignment: expecting(
      z.strictObject({ source: word, id: word }),
      expectation('object', { fields: ['source', 'id'] }),
    ).optional(),
  }),
  typed('cut', { dealer: seat }),
  typed('cutCards', { cards: listOf(card, 'cards', 2, 6) }),
  typed('next', {}),
  typed('free', {}),
  typed('peg', { seat, points, count: whole(1, 31).optional() }),
  typed('starter', { card }),
  typed('cards', { hand: z.enum(HANDS).optional(), cards: listOf(card, 'cards', 1, 8) }),
  typed('hold', { seat, cards: listOf(card, 'cards', 3, 6) }),
  typed('lay', { card, seat: seat.optional(), points: points.optional() }),
  typed('go', { seat: seat.optional() }),
  typed('unseen', {}),
  typed('dispute', { crib: z.boolean().optional() }),
  typed('muggins', { seat, points, on: seat.optional(), card: card.optional() }),
  typed('offence', {
    offence: z.enum(OFFENCE_CODES),
    seat,
    points: points.optional(),
    cards: whole(0, 9).optional(),
    to: seat.optional(),
  }),
  typed('concede', { seat }),
  typed('undo', {}),
  typed('undoTo', { move: whole(1, 1_000_000_000), seen: whole(0, 1_000_000_000) }),
  typed('redo', {}),
]);
type PostedCommand = z.output<typeof commandSchema>;

/** The next game, once one is over; `swap`: everybody moves on by one seat. */
const againCommand = typed('again', { swap: z.boolean() });

/** Commands that no phone sends: the host's, at his pages, in the command line, or at the board. */
const HOST_COMMANDS = [
  'newGame',
  'cutCards',
  'free',
  'undoTo',
  'redo',
] as const satisfies readonly CommandType[];
/** Commands that a phone may send, each as far as it is its seat's: see shared/rules/game/permits.ts. */
export type SeatCommand =
  | Exclude<PostedCommand, { type: (typeof HOST_COMMANDS)[number] }>
  | z.output<typeof againCommand>;

/** What a phone saw of the game when it made a claim; `front`, its own peg, is null behind another claim of its own. */
const seenSchema = expecting(
  z.strictObject({
    game: whole(0, 1_000_000),
    deal: whole(0, 1_000_000),
    hand: z.enum(HANDS).nullable(),
    front: whole(0, 1_000).nullable(),
  }),
  expectation('object', { fields: ['game', 'deal', 'hand', 'front'] }),
);
export type Precondition = z.output<typeof seenSchema>;

/** A claim of a seat. The phone names it, and sends it again by the same name until it is answered. */
export const claimSchema = z.strictObject({
  id: expecting(z.string().regex(/^[A-Za-z0-9_-]{16,64}$/), expectation('claimName', {})),
  seen: seenSchema,
  command: z.discriminatedUnion('type', [commandSchema, againCommand]),
});
export type Claim = Omit<z.output<typeof claimSchema>, 'command'>;

/** What a player was dealt, for study after the game, and which of these cards went to the crib. Cards have their suits. */
export const studySchema = z.strictObject({
  deal: whole(1, 1_000_000),
  cards: listOf(card, 'cards', 1, 8),
  thrown: listOf(card, 'cards', 1, 8),
});

/** The other side's answer to what was asked for. */
export const consentSchema = z.strictObject({ move: whole(0, 1_000_000_000), agree: z.boolean() });

/** The same players, the same rules, from the beginning; `abandon` only where a game is going on. */
export const againSchema = z.strictObject({ abandon: z.boolean() });

/** House rules for the next game, as they are written. */
export const planSchema = z.strictObject({ set: settings });

/** A phone asks for a seat, with a key that it made. */
export const joinSchema = z.strictObject({ seat, key: secretOf('key') });

/** The host lets the phone in that asks for a seat, or refuses it. */
export const joinAnswerSchema = z.strictObject({ seat, admit: z.boolean() });

/** A page asks to be the host's. */
export const hostSchema = z.strictObject({ device: z.enum(DEVICES) });

/** The host lets that page in, or refuses it. */
export const hostAnswerSchema = z.strictObject({ admit: z.boolean() });

/** A seat is to be invited anew. */
export const renewSchema = z.strictObject({ renew: seat });

/** The command that was posted. Refusals: badCard, unknownPreset, badSetting, badRules. */
export function commandOf(posted: PostedCommand): Result<Command> {
  if (posted.type === 'newGame') return newGame(posted);
  const command = given(posted);
  // In an offence, `cards` is their number.
  const cards = 'cards' in posted && typeof posted.cards !== 'number' ? posted.cards : undefined;
  if (cards !== undefined) {
    const read = readCards(cards);
    return read.ok ? ok({ ...command, cards: read.value } as Command) : read;
  }
  if (!('card' in posted) || posted.card === undefined) return ok(command as Command);
  const card = parseCardOrRank(posted.card);
  return card.ok ? ok({ ...command, card: card.value } as Command) : card;
}

function newGame(posted: Extract<PostedCommand, { type: 'newGame' }>): Result<Command> {
  const { players, rules, pack: _cards, ...rest } = posted;
  const preset = findPreset(rules.preset);
  if (!preset.ok) return preset;
  // 'claims' is what the rule set calls the setting that people write as 'mode'.
  const changes = Object.entries(rules.changes).map(([key, value]) => [
    key === 'claims' ? 'mode' : key,
    value,
  ]);
  const changed = parseRules(preset.value, Object.fromEntries(changes));
  if (!changed.ok) return changed;
  const names = checkNames(players);
  if (!names.ok) return names;
  return ok(given({ ...rest, players: names.value, rules: changed.value }) as Command);
}

function readCards(texts: readonly string[]): Result<readonly CardOrRank[]> {
  const cards: CardOrRank[] = [];
  for (const text of texts) {
    const card = parseCardOrRank(text);
    if (!card.ok) return card;
    cards.push(card.value);
  }
  return ok(cards);
}

/** What can go wrong on the cable of the emulated board; each is one in fifty of all bytes. */
export const BOARD_FAULTS = [
  'drop',
  'flip',
  'duplicate',
  'delay',
  'truncate',
] as const satisfies readonly FaultKind[];
export type BoardFault = (typeof BOARD_FAULTS)[number];
export const FAULT_SHARE = 0.02;

const ACTIONS = ['press', 'release'] as const;

/** Messages from a page on the live connection: keys of the emulated board, and the demo that it shows. */
export const messageSchema = z.discriminatedUnion('type', [
  typed('key', { key: z.enum(KEY_IDS), action: z.enum(ACTIONS) }),
  typed('power', { on: z.boolean() }),
  typed('plug', { in: z.boolean() }),
  typed('faults', { kinds: listOf(z.enum(BOARD_FAULTS), 'faults', 0, 8) }),
  /** The demo begins or ends; a key of it is pressed. */
  typed('demo', { on: z.boolean() }),
  typed('demoKey', { key: z.enum(KEY_IDS) }),
]);
export type PageMessage = z.output<typeof messageSchema>;
/** Those about the demo, and those about the emulated board. */
export type DemoMessage = Extract<PageMessage, { type: 'demo' | 'demoKey' }>;
export type HandsMessage = Exclude<PageMessage, DemoMessage>;

/** The whole state of the table, after each change and for every new page. */
export interface StateMessage {
  readonly type: 'state';
  readonly emulator: boolean;
  readonly view: TableView;
  /** The table of the demo, which the board and the pages of the room show meanwhile; null without one. */
  readonly demo: TableView | null;
  /** Points that can be pegged next, rising; empty where none can. */
  readonly increments: readonly number[];
  readonly asked: ConsentRequest | null;
  /** Why a seat has to ask before it takes the last move back, by seat; null where it need not. */
  readonly undo: readonly (UndoConsent | null)[];
  /** The count that can be disputed now; null if none can. */
  readonly disputable: DisputableCount | null;
  /** Whether a phone has the seat, by seat of the players. */
  readonly phones: readonly boolean[];
  /** Seats that phones ask for. */
  readonly asking: readonly number[];
  /** The device whose page asks to be the host's. */
  readonly hostAsked: Device | null;
  readonly settings: SettingValues;
  /** Muggins at the table; null where only people play. */
  readonly company: CompanyView | null;
}

/** Who a page is to the host: the answer to GET /api/me. */
export interface Me {
  readonly role: 'host' | 'seat' | 'spectator' | 'stranger';
  readonly seat: number | null;
  /** What this page asks for, until it is let in: a seat, or to be the host's. */
  readonly asking: number | 'host' | null;
  /** The address at which phones join; null where only this machine reaches the table. */
  readonly join: string | null;
  /** For a phone whose owner does not play now. */
  readonly away: Away | null;
}

/** A phone whose owner does not play now: the owner's name, and the seats that it can take. */
export interface Away {
  readonly name: string;
  readonly free: SeatPlaces['seats'];
}

/** The game on the board, move by move: the answer to GET /api/moves, for the host. */
export interface MovesAnswer {
  /** The number of the last move of the table; `undoTo` names it, and is refused where it is not the last any more. */
  readonly seen: number;
  readonly canRedo: boolean;
  /** Those that stand, the beginning of the game first. */
  readonly moves: readonly StandingMove[];
}

/** A seat as the host sees it: the answer to GET /api/seats. */
interface SeatPlace {
  readonly seat: number;
  readonly name: string;
  readonly taken: boolean;
  /** What follows `#` in the address that a phone scans; null where a phone has the seat. */
  readonly invitation: string | null;
}

/** Every seat of the game, and the addresses under which phones reach this table; none if only this machine does. */
export interface SeatPlaces {
  readonly seats: readonly SeatPlace[];
  /** Null where there is no network: in the demo a seat is another tab. */
  readonly phones: readonly string[] | null;
}

/** What can be seen and heard of the emulated board. */
export interface EmulatorMessage {
  readonly type: 'board';
  /** Red, green and blue of every pixel in chain order, base64. */
  readonly pixels: string;
  /** Four rows of twenty characters. */
  readonly rows: readonly string[];
  readonly backlight: boolean;
  /** Hertz; 0 is silence. */
  readonly tone: number;
  readonly power: boolean;
  readonly plugged: boolean;
  /** What goes wrong on its cable. */
  readonly faults: readonly BoardFault[];
}

/** A message to a page. */
export type TableMessage = StateMessage | EmulatorMessage | LineMessage;

/** The refusal of a request: `told` by the host, `refusal` by the table and its rules. */
export interface Refused {
  readonly told?: Message<AnswerDetails>;
  readonly refusal?: TableRefusal;
  /** Names by seat, for the words of a refusal. */
  readonly players?: readonly string[];
}
