// The house rules in words.
import type { Refusal, Setting } from '../../../shared/rules/index.ts';
import { sayRefusal } from '../../../shared/words/refusal.ts';
import { strings } from '../parts/language.ts';

/** The name of a game for people: 'six-card-4' is 'Six-card, 4 players in pairs'. A house's own name is what it is. */
export const gameTitle = (preset: string): string => strings().newgame.titles[preset] ?? preset;

/** The name of a setting for people. */
export const settingTitle = (setting: string): string => strings().table.settings[setting] ?? setting;

/** What a value of a setting is called; what is no word, such as a number, is what it is. */
export function valueTitle(setting: string, value: string): string {
  const { values } = strings().table;
  return values[`${setting}=${value}`] ?? values[value] ?? value;
}

/** What is changed, in words: 'Game hole: 61, Counts are checked: always'. */
export const changesText = (changes: Readonly<Record<string, string>>): string =>
  Object.entries(changes)
    .map(([name, value]) => strings().newgame.change(settingTitle(name), valueTitle(name, value)))
    .join(', ');

/** What a setting decides, how it is written, and where it comes from, in the language of the page. */
export function aboutOf({
  name,
  source,
  values,
}: Setting): readonly [about: string, form: string, source: string] {
  const { table } = strings();
  const form = typeof values === 'string' ? (table.forms[values] ?? '') : '';
  return [table.abouts[name] ?? '', form, table.source(source)];
}

/** A refusal of the rules, in the language of the page. */
export const refusalText = (refusal: Refusal): string => sayRefusal(strings().words, refusal) ?? refusal.code;
