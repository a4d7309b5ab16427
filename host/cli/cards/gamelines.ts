// Games in a line: how many play with how many cards, and in what a game differs from six-card. Made from the rule sets themselves.
import { differences, findSetting, parseSettings, type Setting } from '../../../shared/rules/house/index.ts';
import { PRESETS, type RuleSet, SIX_CARD } from '../../../shared/rules/index.ts';
import { sideCount, targetOf } from '../../../shared/rules/terms/index.ts';
import { DEFAULT } from '../../../shared/words/default.ts';
import { gameTitleIn, settingTitleIn, settingWordIn } from '../../../shared/words/games.ts';
import { counted } from '../../../shared/words/message.ts';

/** A setting in which a game differs: as it is typed, and in words. */
interface Difference {
  readonly setting: string;
  readonly value: string;
  readonly words: string;
}

/** Settings that the basics name. */
const BASICS = new Set(['name', 'seats', 'sides', 'cards.dealt', 'cards.laidAway', 'target', 'targets']);

const PRESET_CHANGES = PRESETS.map((each) => differences(SIX_CARD, each));

/** What a value of a setting is called, skunk lines as well. */
export function valueTitle(setting: string, value: string): string {
  if (setting !== 'skunks') return settingWordIn(DEFAULT, setting, value);
  const read = parseSettings({ skunks: value });
  const lines = (read.ok && read.value.skunks) || [];
  const nameOf = (skunk: string): string => (skunk === 'doubleSkunk' ? 'double skunk' : skunk);
  return lines.map(({ skunk, atMost }) => `${nameOf(skunk)} to ${atMost}`).join(', ') || 'none';
}

/** How many play, with how many cards, and how far. */
export function basicsOf(rules: RuleSet): string {
  const { seats, cards, sides } = rules;
  const count = sideCount(rules);
  const together = seats === count ? '' : seats === 2 * count ? ' in pairs' : ` on ${count} sides`;
  const targets = [...new Set(sides.map((side) => targetOf(rules, side)))].join(' and ');
  const { dealt, laidAway } = cards;
  return `${counted(seats, 'player')}${together}, ${counted(dealt, 'card')}, ${laidAway || 'none'} laid away, to ${targets}`;
}

/** In what a game differs from six-card, the most unusual first. */
export function differencesOf(rules: RuleSet): readonly Difference[] {
  // A choice of words says more of a game than a number does, and a rare one more than a usual one.
  const rank = ({ setting, value }: Difference): number =>
    (typeof findSetting(setting)?.values === 'string' ? PRESETS.length : 0) +
    PRESET_CHANGES.filter((changes) => changes[setting] === value).length;
  return Object.entries(differences(SIX_CARD, rules))
    .filter(([setting]) => !BASICS.has(setting))
    .map(([setting, value]) => ({
      setting,
      value,
      words: `${settingTitleIn(DEFAULT, setting)}: ${valueTitle(setting, value)}`,
    }))
    .toSorted((a, b) => rank(a) - rank(b));
}

/** A game in a line of about so many characters: its basics, and what is most unusual about it. */
export function gameLine(rules: RuleSet, length: number): string {
  const basics = basicsOf(rules);
  const [first, ...others] = differencesOf(rules).map(({ words }) => words);
  if (first === undefined) {
    const same = PRESETS.find((each) => Object.keys(differences(each, rules)).join() === 'name');
    const isFirst =
      same === undefined || PRESETS.indexOf(same) > PRESETS.findIndex(({ name }) => name === rules.name);
    return isFirst ? basics : `${basics}; the same game as “${gameTitleIn(DEFAULT, same.name)}”`;
  }
  let text = `${basics}; ${first}`;
  let left = others.length;
  for (const words of others) {
    if (text.length + words.length + 2 > length) break;
    text = `${text}; ${words}`;
    left -= 1;
  }
  return left === 0 ? text : `${text}; and more`;
}

/** How the values of a setting are typed: its words, or the form of a number, a list or a text. */
export function takenBy({ values, range }: Setting): string {
  if (range !== undefined) return `${range[0]} - ${range[1]}`;
  return typeof values === 'string' ? values : values.join(', ');
}
