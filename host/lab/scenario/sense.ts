// Steps that can be read and cannot be done: rules that nobody knows, patterns that are none, shares that are no shares.
import { FAULT_KINDS } from '../../../hardware/emulator/index.ts';
import { MOST_LANES } from '../../../shared/protocol/index.ts';
import * as rules from '../../../shared/rules/index.ts';
import { checkNames, type Requirement, sideCount } from '../../../shared/rules/terms/index.ts';
import { DEFAULT as EN } from '../../../shared/words/default.ts';
import { sayRefusal, sayRequirement } from '../../../shared/words/index.ts';
import type { FieldMatch, ScenarioAction, ScenarioStep } from './step.ts';

/** What is wrong with a step: the word, and what was expected in its place. */
interface Nonsense {
  readonly word: string;
  readonly expected: string;
}

/** What makes no sense in a step, on a board with so many lanes. */
export function findNonsense(step: ScenarioStep, lanes: number): Nonsense | undefined {
  switch (step.type) {
    case 'board':
      return boardNonsense(step);
    case 'game':
      return gameNonsense(step, lanes);
    case 'fault':
      return step.settings.map(faultNonsense).find((each) => each !== undefined);
    case 'text':
    case 'noText':
    case 'refusedHost':
    case 'trouble':
    case 'signShows':
      return step.pattern.regular ? patternNonsense(step.pattern.text) : undefined;
    default:
      return undefined;
  }
}

/** A board of a kind that has no such number of lanes. */
function boardNonsense({ lanes, kind }: Extract<ScenarioStep, { type: 'board' }>): Nonsense | undefined {
  if (kind === undefined || lanes <= MOST_LANES[kind]) return undefined;
  return { word: `${lanes}`, expected: `at most ${MOST_LANES[kind]} lanes for this Arduino` };
}

const typed = ({ key, value }: FieldMatch): string => `${key}=${value}`;

type Game = Extract<ScenarioAction, { type: 'game' }>;

function gameNonsense(game: Game, lanes: number): Nonsense | undefined {
  const preset = rules.findPreset(game.preset);
  if (!preset.ok)
    return {
      word: game.preset,
      expected: `a rule set (${rules.PRESETS.map(({ name }) => name).join(', ')})`,
    };
  const settings = Object.fromEntries(game.settings.map(({ key, value }) => [key, value]));
  const chosen = rules.parseRules(preset.value, settings);
  return chosen.ok
    ? playNonsense(game, chosen.value, lanes)
    : rulesNonsense(game, preset.value, chosen.refusal);
}

/** Who plays these rules, and on which board. */
function playNonsense({ preset, players }: Game, chosen: rules.RuleSet, lanes: number): Nonsense | undefined {
  if (players.length !== chosen.seats)
    return { word: players.at(-1) ?? '', expected: `${chosen.seats} players` };
  const names = checkNames(players);
  if (!names.ok && names.refusal.code === 'badName')
    return { word: names.refusal.name, expected: `another name (${sayRefusal(EN, names.refusal)})` };
  const sides = sideCount(chosen);
  return sides > lanes
    ? { word: preset, expected: `rules for ${lanes} lanes, and these need ${sides}` }
    : undefined;
}

/** The setting that is wrong by itself, or else the last of those that do not fit together. */
function rulesNonsense(
  { settings }: Game,
  preset: rules.RuleSet,
  refusal: rules.Refusal,
): Nonsense | undefined {
  for (const setting of settings) {
    const alone = rules.parseRules(preset, { [setting.key]: setting.value });
    if (alone.ok) continue;
    const { refusal: own } = alone;
    if (own.code === 'unknownSetting')
      return { word: typed(setting), expected: `a setting: ${own.known.join(', ')}` };
    if (own.code === 'badSetting')
      return { word: typed(setting), expected: `${setting.key}: ${wanted(own.expected)}` };
  }
  const expected = `settings that fit together (${sayRefusal(EN, refusal)})`;
  return settings.slice(-1).map((last) => ({ word: typed(last), expected }))[0];
}

const wanted = (expected: Requirement): string =>
  expected.code === 'oneOf' ? expected.words.join(', ') : sayRequirement(EN, expected);

/** What a wire can be told to do to bytes, as shares of all of them. */
const SHARES: readonly string[] = FAULT_KINDS;

function faultNonsense(setting: FieldMatch): Nonsense | undefined {
  const { key, value } = setting;
  const number = /^\d+(\.\d+)?$/.test(value) ? Number(value) : Number.NaN;
  if (key === 'seed')
    return Number.isInteger(number)
      ? undefined
      : { word: typed(setting), expected: 'a whole number as seed' };
  if (!SHARES.includes(key)) return { word: typed(setting), expected: `${SHARES.join(', ')} or seed` };
  return number <= 1 ? undefined : { word: typed(setting), expected: 'a share from 0 to 1' };
}

function patternNonsense(text: string): Nonsense | undefined {
  try {
    new RegExp(text);
    return undefined;
  } catch (error) {
    const reason = error instanceof Error ? error.message.replace(/^.*: /, '') : String(error);
    return { word: text, expected: `a regular expression (${reason})` };
  }
}
