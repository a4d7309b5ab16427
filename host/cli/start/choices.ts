// The options of `muggins start`, checked against each other.
import * as rules from '../../../shared/rules/index.ts';
import { checkNames } from '../../../shared/rules/terms/index.ts';
import { accept } from '../cards/accept.ts';
import { badOption, usageError } from '../output.ts';
import { dataFolder } from '../place.ts';
import type { StartOptions } from './command.ts';
import { fitBoardKind, fitLanes } from './lanes.ts';
import { readLines } from './lines.ts';
import { readTableSettings } from './settings.ts';

/** The same, understood. */
export type StartChoices = ReturnType<typeof readChoices>;

/** House rules as `name=value`. @throws CliError */
export function readSettings(pairs: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    pairs.map((pair) => {
      const [, name, value] = /^([^=]+)=(.+)$/.exec(pair) ?? [];
      if (name !== undefined && value !== undefined) return [name, value];
      throw badOption(`--set ${pair}: expected name=value, such as muggins=called.`);
    }),
  );
}

function readPlayers(text: string, seats: number): readonly string[] {
  const players = text.split(',');
  if (players.length === seats) return accept(checkNames(players));
  throw usageError('badPlayers', `--players ${text}: expected ${seats} names, separated by commas.`);
}

/** @throws CliError for the first option that makes no sense */
export function readChoices(options: StartOptions) {
  const { lanes, board, port, players } = options;
  const preset = accept(rules.findPreset(options.rules ?? 'six-card'));
  const chosen = accept(rules.parseRules(preset, readSettings(options.set ?? [])));
  if (board !== undefined && port !== undefined)
    throw badOption('--board is for the emulated board. A real board reports its own kind.');
  if (lanes !== undefined) {
    fitLanes(chosen, lanes);
    fitBoardKind(board, lanes);
  }
  if (port !== undefined && /^\d+$/.test(port))
    throw usageError(
      'badPort',
      `“${port}” is not a port of a board. For the port of the pages, use --http ${port}.`,
    );
  const forNewGame = (['players', 'rules', 'set'] as const).filter((each) => options[each] !== undefined);
  return {
    ...options,
    lines: readLines(options),
    settings: { ...readTableSettings(options), ...(options.pause === true && { paused: true }) },
    data: dataFolder(options.data),
    players: players === undefined ? undefined : readPlayers(players, chosen.seats),
    rules: chosen,
    who: options.who ?? [],
    newGame: options.new === true,
    /** Given options that only a new game can use, as typed. */
    unused: options.new === true ? [] : forNewGame.map((each) => `--${each}`),
  };
}
