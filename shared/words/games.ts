// Games explained: what each is in a line, and in what it differs from six-card. All of it from the rule sets themselves, so that
// a new game is explained as soon as there is one.

import { differences, findSetting, parseSettings, type Setting } from '../rules/house/index.ts';
import { PRESETS, type RuleSet, SIX_CARD } from '../rules/index.ts';
import { sideCount, targetOf } from '../rules/terms/index.ts';
import type { Spoken } from './catalog.ts';
import { say, sayKnown } from './say.ts';

/** What a game is in short. */
interface GameBasics {
  readonly players: number;
  readonly sides: number;
  readonly cards: number;
  /** Cards that each lays away. */
  readonly laidAway: number;
  /** The game holes that there are. */
  readonly targets: readonly number[];
}

/** What a language says of games besides their titles and the names of settings. */
export interface GameWords {
  readonly basics: (basics: GameBasics) => string;
  /** A line that a loser has to pass: its name, and the last hole before it. */
  readonly skunk: (skunk: string, atMost: number) => string;
  readonly noLine: string;
  /** A game that differs from another in its name only. */
  readonly sameAs: (title: string) => string;
  readonly differs: string;
  readonly more: string;
  readonly toPlay: string;
  readonly toChange: string;
  readonly allGames: string;
  readonly values: string;
  readonly usual: string;
  readonly source: string;
}

/** What of a language explains games. */
interface GameLanguage extends Spoken {
  readonly games: GameWords;
}

/** What a message of a setting or a value is called: codes have no dots and no signs of equality. */
const idOf = (name: string): string => name.replace(/[^\w-]/g, '_');

/** A setting in which a game differs: as it is typed, and in words. */
interface Difference {
  readonly setting: string;
  readonly value: string;
  readonly words: string;
}

/** Settings that the basics tell. */
const BASICS = new Set<string>([
  'name',
  'seats',
  'sides',
  'cards.dealt',
  'cards.laidAway',
  'target',
  'targets',
]);

const PRESET_CHANGES = PRESETS.map((each) => differences(SIX_CARD, each));

/** A game by its title; by its name where it has none, as a house calls its own. */
export const gameTitleIn = (language: Spoken, name: string): string =>
  sayKnown(language, `title-${idOf(name)}`) ?? name;

/** The name of a setting for people. */
export const settingTitleIn = (language: Spoken, setting: string): string =>
  sayKnown(language, `setting-${idOf(setting)}`) ?? setting;

/** What a setting decides. */
export const aboutSettingIn = (language: Spoken, { name, about }: Pick<Setting, 'name' | 'about'>): string =>
  sayKnown(language, `about-${idOf(name)}`) ?? about;

/** How a setting is typed that takes no words; nothing where its values speak for themselves. */
export const settingFormIn = (language: Spoken, form: string): string =>
  sayKnown(language, `form-${form}`) ?? '';

/** A word that a setting takes, for people; anything else is what it is. */
export const settingWordIn = (language: Spoken, setting: string, value: string): string =>
  sayKnown(language, `value-${idOf(setting)}_${value}`) ?? sayKnown(language, `value-${value}`) ?? value;

/** What a value of a setting is called, skunk lines as well. */
export function valueTitleIn(language: GameLanguage, setting: string, value: string): string {
  if (setting !== 'skunks') return settingWordIn(language, setting, value);
  const read = parseSettings({ skunks: value });
  const lines = (read.ok && read.value.skunks) || [];
  const { games } = language;
  return lines.map(({ skunk, atMost }) => games.skunk(skunk, atMost)).join(', ') || games.noLine;
}

/** How many play, with how many cards, and how far. */
export function basicsIn({ games }: GameLanguage, rules: RuleSet): string {
  const { seats: players, cards, sides } = rules;
  const targets = [...new Set(sides.map((side) => targetOf(rules, side)))];
  return games.basics({
    players,
    sides: sideCount(rules),
    cards: cards.dealt,
    laidAway: cards.laidAway,
    targets,
  });
}

/** In what a game differs from six-card, the most unusual first. */
export function differencesIn(language: GameLanguage, rules: RuleSet): readonly Difference[] {
  // A choice of words says more of a game than a number does, and a rare one more than a usual one.
  const rank = ({ setting, value }: Difference): number =>
    (typeof findSetting(setting)?.values === 'string' ? PRESETS.length : 0) +
    PRESET_CHANGES.filter((changes) => changes[setting] === value).length;
  return Object.entries(differences(SIX_CARD, rules))
    .filter(([setting]) => !BASICS.has(setting))
    .map(([setting, value]) => ({
      setting,
      value,
      words: say(language, 'newgame-change', {
        setting: settingTitleIn(language, setting),
        value: valueTitleIn(language, setting, value),
      }),
    }))
    .toSorted((a, b) => rank(a) - rank(b));
}

/** A game in a line of about so many characters: its basics, and what is most unusual about it. */
export function gameIn(language: GameLanguage, rules: RuleSet, length: number): string {
  const { games } = language;
  const basics = basicsIn(language, rules);
  const [first, ...others] = differencesIn(language, rules).map(({ words }) => words);
  if (first === undefined) {
    const twin = PRESETS.find((each) => Object.keys(differences(each, rules)).join() === 'name');
    const alike =
      twin === undefined || PRESETS.indexOf(twin) > PRESETS.findIndex(({ name }) => name === rules.name);
    return alike ? basics : `${basics}; ${games.sameAs(gameTitleIn(language, twin.name))}`;
  }
  let text = `${basics}; ${first}`;
  let left = others.length;
  for (const words of others) {
    if (text.length + words.length + 2 > length) break;
    text = `${text}; ${words}`;
    left -= 1;
  }
  return left === 0 ? text : `${text}; ${games.more}`;
}

/** How the values of a setting are typed: its words, or the form of a number, a list or a text. */
export const takenBy = ({ values, range }: Setting): string =>
  range === undefined
    ? typeof values === 'string'
      ? values
      : values.join(', ')
    : `${range[0]} - ${range[1]}`;
