/** What `muggins start` was asked for, read from its options and refused by name. */
import { LANE_COUNTS, type LaneCount } from '../../hardware/board.ts';
import * as rules from '../../shared/rules/index.ts';
import { accept } from './cards.ts';
import { usageError } from './output.ts';
import { dataFolder } from './place.ts';

/** Options as commander gives them. */
export interface StartOptions {
  readonly port?: string;
  readonly emulator?: boolean;
  readonly http: string;
  readonly host: string;
  readonly data?: string;
  readonly lanes: string;
  readonly players?: string;
  readonly rules: string;
  readonly set?: readonly string[];
  readonly new?: boolean;
  readonly json?: boolean;
}

/** The same, understood. */
export interface StartChoices {
  readonly port: string | undefined;
  readonly emulator: boolean;
  readonly http: number;
  readonly host: string;
  readonly data: string;
  readonly lanes: LaneCount;
  readonly players: readonly string[];
  readonly rules: rules.RuleSet;
  readonly newGame: boolean;
  readonly json: boolean;
}

function wholeNumber(option: string, text: string, min: number, max: number): number {
  const value = Number(text);
  if (/^\d{1,6}$/.test(text) && value >= min && value <= max) return value;
  throw usageError('badOption', `--${option} ${text}: expected a whole number from ${min} to ${max}.`);
}

function readLanes(text: string): LaneCount {
  const lanes = LANE_COUNTS.find((count) => String(count) === text);
  if (lanes === undefined) throw usageError('badOption', `--lanes ${text}: expected 2, 3 or 4.`);
  return lanes;
}

function readSettings(pairs: readonly string[]): Readonly<Record<string, string>> {
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

/** Names for players who have not given any: the colours of the lanes, and more. */
const NAMES = ['Red', 'Blue', 'Green', 'Yellow', 'White', 'Black'];

function readPlayers(text: string | undefined, seats: number): readonly string[] {
  if (text === undefined) return NAMES.slice(0, seats);
  const players = text.split(',').map((name) => name.trim());
  if (players.length === seats && players.every((name) => name !== '')) return players;
  throw usageError('badPlayers', `--players ${text}: expected ${seats} names with commas between them.`);
}

/** @throws CliError for the first option that makes no sense */
export function readChoices(options: StartOptions): StartChoices {
  if (options.port !== undefined && options.emulator === true) {
    throw usageError('badOption', 'Give --port or --emulator, not both.');
  }
  const lanes = readLanes(options.lanes);
  const preset = accept(rules.findPreset(options.rules));
  const chosen = accept(rules.applySettings(preset, readSettings(options.set ?? [])));
  if (rules.sideCount(chosen) > lanes) {
    throw usageError(
      'badOption',
      `${chosen.name} needs ${rules.sideCount(chosen)} lanes, one for each side; the board has ${lanes}. Players of one side share a lane: --set sides=0,1,0,1`,
    );
  }
  return {
    port: options.port,
    emulator: options.emulator === true,
    http: wholeNumber('http', options.http, 0, 65_535),
    host: options.host,
    data: dataFolder(options.data),
    lanes,
    players: readPlayers(options.players, chosen.seats),
    rules: chosen,
    newGame: options.new === true,
    json: options.json === true,
  };
}
