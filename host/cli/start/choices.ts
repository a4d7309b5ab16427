// The options of `muggins start`, checked against each other.

import { isDeepStrictEqual } from 'node:util';
import type { LaneCount } from '../../../shared/protocol/index.ts';
import * as rules from '../../../shared/rules/index.ts';
import { findPreset, type RuleSet, type State } from '../../../shared/rules/index.ts';
import { checkNames, sideCount } from '../../../shared/rules/terms/index.ts';
import { USUAL_CHECKS } from '../../../shared/table/checks.ts';
import { type NameSettings, type SeatFor, usualNames } from '../../table/index.ts';
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

function readPlayers(players: readonly string[], { seats, name }: RuleSet): readonly string[] {
  if (players.length === seats) return accept(checkNames(players));
  const words = `--players ${players}: expected ${seats} names for ${name}, separated by commas.`;
  throw usageError('badPlayers', words);
}

/** Six-card for this number of players; 4 and 6 play in pairs. */
const gameFor = (players: number): string => {
  const name = `six-card-${players}`;
  return findPreset(name).ok ? name : 'six-card';
};

/** @throws CliError for the first option that makes no sense */
export function readChoices(options: StartOptions) {
  const { lanes, board, port, players } = options;
  const names = players?.split(',');
  const preset = accept(rules.findPreset(options.rules ?? gameFor(names?.length ?? 2)));
  const set = readSettings(options.set ?? []);
  const checksChosen = options.rules !== undefined || 'mode' in set || 'muggins' in set;
  const parsed = accept(rules.parseRules(preset, set));
  const chosen = checksChosen ? parsed : { ...parsed, ...USUAL_CHECKS.rules };
  if (board !== undefined && port !== undefined)
    throw badOption('--board is for the emulated board. A real board reports its own kind.');
  if (lanes !== undefined) {
    fitLanes(chosen, lanes);
    fitBoardKind(board, lanes);
  }
  if (port !== undefined && /^\d+$/.test(port))
    throw usageError('badPort', `“${port}” is not a port of a board.`, {
      hint: `For the port of the pages, use --http ${port}.`,
    });
  const forNewGame = (['players', 'rules', 'set'] as const).filter((each) => options[each] !== undefined);
  return {
    ...options,
    lines: readLines(options),
    settings: { ...readTableSettings(options), ...(options.pause === true && { paused: true }) },
    data: dataFolder(options.data),
    players: names && readPlayers(names, chosen),
    rules: chosen,
    /** Whether the options say how counts are checked. */
    checksChosen,
    who: options.who ?? [],
    /** Whether the number of players has chosen the game. */
    byNumber: options.rules === undefined && chosen.seats > 2,
    newGame: options.new === true,
    /** Given options that only a new game can use, as typed. */
    unused: options.new === true ? [] : forNewGame.map((each) => `--${each}`),
  };
}

/** The plain game for a number of sides, without partners. */
const plainGame = (sides: number): string =>
  sides < 3 ? 'six-card' : `six-card-${sides}${sides === 3 ? '' : '-individuals'}`;

interface Unchosen {
  readonly state: Pick<State, 'phase' | 'rules' | 'players'>;
  readonly lanes: LaneCount;
  readonly settings: NameSettings;
}

/**
 * Seats for the lanes of a board, if Muggins itself began the game: by the plain rules, with the names of the colours. Named players
 * or rules are a choice.
 */
export function unchosen({ state, lanes, settings }: Unchosen): SeatFor {
  const { phase, rules, players } = state;
  const own = phase === 'none' || (isPlain(rules) && `${players}` === `${usualNames(rules, settings)}`);
  return (sides) => {
    const found = findPreset(plainGame(sides));
    if (!own || sides > lanes || !found.ok) return undefined;
    const { claims, muggins } = phase === 'none' ? USUAL_CHECKS.rules : rules;
    return { rules: { ...found.value, claims, muggins }, players: usualNames(found.value, settings) };
  };
}

/** Whether these are the rules of the plain game, however strictly counts are checked. */
function isPlain(rules: RuleSet): boolean {
  const { claims, muggins } = rules;
  const name = plainGame(sideCount(rules));
  const found = name === rules.name ? findPreset(name) : undefined;
  return found?.ok === true && isDeepStrictEqual({ ...found.value, claims, muggins }, rules);
}
