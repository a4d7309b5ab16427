// Reads the options of `muggins start`; names each one that makes no sense.
import { BOARD_KINDS, type BoardKind, LANE_COUNTS, type LaneCount } from '../../shared/protocol/index.ts';
import * as rules from '../../shared/rules/index.ts';
import { checkNames, sideCount } from '../../shared/rules/terms/index.ts';
import { LANGUAGE_CODES } from '../../shared/words/registry.ts';
import {
  EVERY_ADDRESS,
  PIN,
  type Proxies,
  parseProxies,
  type SettingValues,
  UNDO_RULES,
} from '../web/table/index.ts';
import { accept } from './cards.ts';
import { type ColourOptions, readColours } from './colours.ts';
import { type LineChoices, type LineOptions, readLines } from './lines.ts';
import { LOG_LEVELS, type LogLevel } from './log.ts';
import { usageError } from './output.ts';
import { dataFolder } from './place.ts';
import type { TlsChoice } from './tls.ts';

/** Options as commander gives them. */
export interface StartOptions extends SettingOptions, LineOptions {
  readonly pause?: boolean;
  readonly port?: string;
  readonly emulator?: boolean;
  readonly board?: string;
  readonly http: string;
  readonly host?: string;
  readonly lan?: boolean;
  readonly pin?: string;
  readonly newKeys?: boolean;
  readonly newToken?: boolean;
  readonly publicUrl?: string;
  /** `true` without a value. */
  readonly trustProxy?: string | true;
  readonly tlsCert?: string;
  readonly tlsKey?: string;
  readonly tlsSelfSigned?: boolean;
  readonly data?: string;
  readonly lanes?: string;
  readonly players?: string;
  readonly rules?: string;
  readonly set?: readonly string[];
  readonly who?: readonly string[];
  readonly new?: boolean;
  readonly logLevel?: string;
  readonly json?: boolean;
}

/** Options that are settings of the table, as commander gives them. */
export interface SettingOptions extends ColourOptions {
  readonly brightness?: string;
  readonly sound?: string;
  readonly speech?: string;
  readonly language?: string;
  readonly undo?: string;
}

/** The same, understood. */
export interface StartChoices {
  readonly port: string | undefined;
  readonly emulator: boolean;
  /** Card readers and text signs. */
  readonly lines: LineChoices;
  /** The Arduino to emulate, if any. */
  readonly board: BoardKind;
  readonly http: number;
  readonly host: string;
  /** The chosen PIN; otherwise the last one, or a random one. */
  readonly pin: string | undefined;
  /** Whether to replace keys, invitations and PIN. */
  readonly newKeys: boolean;
  /** Whether to replace the link and the PIN of the host. */
  readonly newToken: boolean;
  /** The address under which a proxy serves the pages. */
  readonly publicUrl: URL | undefined;
  /** Proxies whose word about the client's address is taken; none unless given. */
  readonly proxies: Proxies | undefined;
  /** Where the certificate for https comes from; undefined for http. */
  readonly tls: TlsChoice | undefined;
  /** Settings of the table that were given. */
  readonly settings: Partial<SettingValues>;
  readonly data: string;
  /** As many as the board has, unless given. */
  readonly lanes: LaneCount | undefined;
  /** Undefined unless given. */
  readonly players: readonly string[] | undefined;
  readonly rules: rules.RuleSet;
  /** Who is meant by names that are not unique, such as `ann=new`. */
  readonly who: readonly string[];
  readonly newGame: boolean;
  /** How much muggins.log says. */
  readonly logLevel: LogLevel;
  /** Given options that only a new game can use, as typed; empty with `newGame`. */
  readonly unused: readonly string[];
  readonly json: boolean;
}

/** A number that was typed. @throws CliError */
export function wholeNumber(option: string, text: string, min: number, max: number): number {
  const value = Number(text);
  if (/^\d{1,6}$/.test(text) && value >= min && value <= max) return value;
  throw usageError('badOption', `--${option} ${text}: expected a whole number from ${min} to ${max}.`);
}

function readLanes(text: string | undefined): LaneCount | undefined {
  const lanes = LANE_COUNTS.find((count) => String(count) === text);
  if (lanes === undefined && text !== undefined)
    throw usageError('badOption', `--lanes ${text}: expected 2, 3 or 4.`);
  return lanes;
}

function readBoard({ board, port }: StartOptions): BoardKind {
  if (board === undefined) return 'uno';
  if (port !== undefined) {
    throw usageError('badOption', '--board is for the emulated board. A real board reports its own kind.');
  }
  const kind = BOARD_KINDS.find((each) => each === board);
  if (kind === undefined)
    throw usageError('badOption', `--board ${board}: expected ${BOARD_KINDS.join(' or ')}.`);
  return kind;
}

/** House rules as `name=value`. @throws CliError */
export function readSettings(pairs: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    pairs.map((pair) => {
      const [, name, value] = /^([^=]+)=(.+)$/.exec(pair) ?? [];
      if (name === undefined || value === undefined) {
        throw usageError('badOption', `--set ${pair}: expected name=value, such as muggins=called.`);
      }
      return [name, value];
    }),
  );
}

function readPlayers(text: string | undefined, seats: number): readonly string[] | undefined {
  if (text === undefined) return undefined;
  const players = text.split(',');
  if (players.length === seats) return accept(checkNames(players));
  throw usageError('badPlayers', `--players ${text}: expected ${seats} names, separated by commas.`);
}

/** Why a game by these rules cannot be played on a board with so many lanes. */
export function lanesRefusal(chosen: rules.RuleSet, lanes: LaneCount): string | undefined {
  const sides = sideCount(chosen);
  return sides <= lanes
    ? undefined
    : `${chosen.name} needs ${sides} lanes, one for each side, but the board has ${lanes}.`;
}

/** @throws CliError if a game by these rules cannot be played on a board with so many lanes */
export function fitLanes(chosen: rules.RuleSet, lanes: LaneCount): void {
  const refusal = lanesRefusal(chosen, lanes);
  if (refusal === undefined) return;
  throw usageError('badOption', `${refusal} Players of one side share a lane: --set sides=0,1,0,1`);
}

/** Settings of the table by their options. @throws CliError for the first that makes no sense */
export function readTableSettings(options: SettingOptions): Partial<SettingValues> {
  const { brightness, sound, speech, language, undo } = options;
  const colours = readColours(options);
  return {
    ...(colours !== undefined && { colours: [...colours] }),
    ...(brightness !== undefined && { brightness: wholeNumber('brightness', brightness, 1, 127) }),
    ...(sound !== undefined && { sound: onOrOff('sound', sound) }),
    ...(speech !== undefined && { speech: onOrOff('speech', speech) }),
    ...(language !== undefined && { language: readLanguage(language) }),
    ...(undo !== undefined && { undo: readUndo(undo) }),
  };
}

function onOrOff(option: string, text: string): boolean {
  if (text === 'on' || text === 'off') return text === 'on';
  throw usageError('badOption', `--${option} ${text}: expected on or off.`);
}

function readLanguage(text: string): SettingValues['language'] {
  const language = LANGUAGE_CODES.find((each) => each === text);
  if (language === undefined)
    throw usageError('badOption', `--language ${text}: expected one of ${LANGUAGE_CODES.join(', ')}.`);
  return language;
}

function readUndo(text: string): SettingValues['undo'] {
  const undo = UNDO_RULES.find((each) => each === text);
  if (undo === undefined)
    throw usageError('badOption', `--undo ${text}: expected one of ${UNDO_RULES.join(', ')}.`);
  return undo;
}

/** `--lan` is every address; without `--host` and `--lan` this machine only. */
function readHost({ host, lan = false }: StartOptions): string {
  if (lan && host !== undefined) throw usageError('badOption', 'Give --host or --lan, not both.');
  return lan ? EVERY_ADDRESS : (host ?? '127.0.0.1');
}

function readPin(text: string | undefined): string | undefined {
  if (text === undefined || PIN.test(text)) return text;
  throw usageError('badOption', '--pin: expected 4 to 12 digits.');
}

/** Pages name their parts from the root, so a proxy serves them there. */
function readPublicUrl(text: string | undefined): URL | undefined {
  if (text === undefined) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const { protocol, pathname, search, hash, username, password } = url ?? new URL('none:');
  const plain = pathname === '/' && `${search}${hash}${username}${password}` === '';
  if (url !== undefined && plain && /^https?:$/.test(protocol)) return url;
  throw usageError(
    'badOption',
    `--public-url ${text}: expected an address without a path, such as https://table.example.org`,
  );
}

function readProxies(text: string | true | undefined): Proxies | undefined {
  if (text === undefined) return undefined;
  const proxies = parseProxies(text === true ? 'loopback' : text);
  if (proxies !== undefined) return proxies;
  throw usageError(
    'badOption',
    `--trust-proxy ${text}: expected the number of proxies from 1 to 9, or their addresses, such as 10.0.0.2 or 10.0.0.0/24.`,
  );
}

function readTlsChoice({ tlsCert, tlsKey, tlsSelfSigned = false }: StartOptions): TlsChoice | undefined {
  if (tlsSelfSigned && (tlsCert ?? tlsKey) !== undefined)
    throw usageError('badOption', 'Give --tls-self-signed, or --tls-cert and --tls-key, not both.');
  if (tlsSelfSigned) return { kind: 'selfSigned' };
  if (tlsCert === undefined && tlsKey === undefined) return undefined;
  if (tlsCert !== undefined && tlsKey !== undefined) return { kind: 'files', cert: tlsCert, key: tlsKey };
  throw usageError('badOption', 'Give --tls-cert and --tls-key together.');
}

function readLogLevel(text = 'info'): LogLevel {
  const level = LOG_LEVELS.find((each) => each === text);
  if (level !== undefined) return level;
  throw usageError('badOption', `--log-level ${text}: expected one of ${LOG_LEVELS.join(', ')}.`);
}

const isGiven = (value: string | readonly string[] | undefined): boolean => value !== undefined;

/** @throws CliError for the first option that makes no sense */
export function readChoices(options: StartOptions): StartChoices {
  if (options.port !== undefined && options.emulator === true) {
    throw usageError('badOption', 'Give --port or --emulator, not both.');
  }
  const lanes = readLanes(options.lanes);
  const preset = accept(rules.findPreset(options.rules ?? 'six-card'));
  const chosen = accept(rules.parseRules(preset, readSettings(options.set ?? [])));
  if (lanes !== undefined) fitLanes(chosen, lanes);
  const forNewGame = (['players', 'rules', 'set'] as const).filter((each) => isGiven(options[each]));
  return {
    port: options.port,
    emulator: options.emulator === true,
    lines: readLines(options, options.port),
    board: readBoard(options),
    http: wholeNumber('http', options.http, 0, 65_535),
    host: readHost(options),
    pin: readPin(options.pin),
    newKeys: options.newKeys === true,
    newToken: options.newToken === true,
    publicUrl: readPublicUrl(options.publicUrl),
    proxies: readProxies(options.trustProxy),
    tls: readTlsChoice(options),
    settings: { ...readTableSettings(options), ...(options.pause === true && { paused: true }) },
    data: dataFolder(options.data),
    lanes,
    players: readPlayers(options.players, chosen.seats),
    rules: chosen,
    who: options.who ?? [],
    newGame: options.new === true,
    logLevel: readLogLevel(options.logLevel),
    unused: options.new === true ? [] : forNewGame.map((each) => `--${each}`),
    json: options.json === true,
  };
}
