// Reads the options of `muggins start`; names each one that makes no sense.
import {
  BOARD_KINDS,
  type BoardKind,
  kindsFor,
  type LaneCount,
  MOST_LANES,
} from '../../../shared/protocol/index.ts';
import * as rules from '../../../shared/rules/index.ts';
import { checkNames, sideCount } from '../../../shared/rules/terms/index.ts';
import type { SettingValues } from '../../web/table/index.ts';
import { accept } from '../cards/accept.ts';
import { type HallLinkOptions, readHallChoice } from '../hall/choice.ts';
import { oneOf, usageError } from '../output.ts';
import { dataFolder } from '../place.ts';
import { readSite, type SiteOptions } from '../siteoptions.ts';
import { type ColourOptions, readColours } from './colours.ts';
import { readLanes } from './lanes.ts';
import { type LineOptions, readLines } from './lines.ts';
import { type PlainOptions, readPlain } from './settingoptions.ts';
import { readTalk, type TalkOptions } from './talkoptions.ts';

/** Options as commander gives them. */
export interface StartOptions extends SiteOptions, SettingOptions, LineOptions, HallLinkOptions, TalkOptions {
  readonly pause?: boolean;
  readonly port?: string;
  readonly emulator?: boolean;
  readonly board?: string;
  readonly newKeys?: boolean;
  readonly data?: string;
  readonly lanes?: string;
  readonly players?: string;
  readonly rules?: string;
  readonly set?: readonly string[];
  readonly who?: readonly string[];
  readonly new?: boolean;
}

/** Options that are settings of the table, as commander gives them. */
export type SettingOptions = ColourOptions & PlainOptions;

/** The same, understood. */
export type StartChoices = ReturnType<typeof readChoices>;

function readBoard({ board, port }: StartOptions): BoardKind | undefined {
  if (board === undefined) return undefined;
  if (port !== undefined) {
    throw usageError('badOption', '--board is for the emulated board. A real board reports its own kind.');
  }
  return oneOf('--board', board, BOARD_KINDS);
}

/** @throws CliError if the emulated board cannot have so many lanes */
export function fitBoardKind(board: BoardKind | undefined, lanes: LaneCount): void {
  if (board === undefined || lanes <= MOST_LANES[board]) return;
  throw usageError(
    'badOption',
    `--board ${board}: this board has at most ${MOST_LANES[board]} lanes, and ${lanes} are needed. Leave out --board, or give --board ${kindsFor(lanes).join(' or ')}.`,
  );
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
  const colours = readColours(options);
  return { ...readPlain(options), ...(colours !== undefined && { colours: [...colours] }) };
}

const isGiven = (value: string | readonly string[] | undefined): boolean => value !== undefined;

/** @throws CliError for the first option that makes no sense */
export function readChoices(options: StartOptions) {
  if (options.port !== undefined && options.emulator === true) {
    throw usageError('badOption', 'Give --port or --emulator, not both.');
  }
  const lanes = readLanes(options.lanes);
  const preset = accept(rules.findPreset(options.rules ?? 'six-card'));
  const chosen = accept(rules.parseRules(preset, readSettings(options.set ?? [])));
  if (lanes !== undefined) fitLanes(chosen, lanes);
  const board = readBoard(options);
  if (lanes !== undefined) fitBoardKind(board, lanes);
  const forNewGame = (['players', 'rules', 'set'] as const).filter((each) => isGiven(options[each]));
  return {
    ...readSite(options),
    port: options.port,
    emulator: options.emulator === true,
    hall: readHallChoice(options),
    talk: readTalk(options),
    lines: readLines(options, options.port),
    board,
    newKeys: options.newKeys === true,
    settings: { ...readTableSettings(options), ...(options.pause === true && { paused: true }) },
    data: dataFolder(options.data),
    /** Undefined: as many as the board has. */
    lanes,
    players: readPlayers(options.players, chosen.seats),
    rules: chosen,
    who: options.who ?? [],
    newGame: options.new === true,
    /** Given options that only a new game can use, as typed. */
    unused: options.new === true ? [] : forNewGame.map((each) => `--${each}`),
  };
}
