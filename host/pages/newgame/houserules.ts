// The house rules in words: games, settings, and what their values mean.
import type { Refusal, Setting } from '../../../shared/rules/index.ts';
import {
  aboutSettingIn,
  gameTitleIn,
  settingFormIn,
  settingTitleIn,
  settingWordIn,
} from '../../../shared/words/games.ts';
import { sayRefusal } from '../../../shared/words/refusal.ts';
import { language, t } from '../kit/language.ts';

/** The name of a game for people: 'six-card-4' is 'Six-card, 4 players in pairs'. A house's own name is what it is. */
export const gameTitle = (preset: string): string => gameTitleIn(language(), preset);

/** The name of a setting for people. */
export const settingTitle = (setting: string): string => settingTitleIn(language(), setting);

/** What a value of a setting is called; what is no word, such as a number, is what it is. */
export const valueTitle = (setting: string, value: string): string =>
  settingWordIn(language(), setting, value);

/** What is changed, in words: 'Game hole: 61, Counts are checked: always'. */
export const changesText = (changes: Readonly<Record<string, string>>): string =>
  Object.entries(changes)
    .map(([name, value]) =>
      t('newgame-change', { setting: settingTitle(name), value: valueTitle(name, value) }),
    )
    .join(', ');

/** What a setting decides, how it is written, and where it comes from, in the language of the page. */
export function aboutOf({
  name,
  source,
  values,
}: Setting): readonly [about: string, form: string, source: string] {
  const words = language();
  const form = typeof values === 'string' ? settingFormIn(words, values) : '';
  return [aboutSettingIn(words, { name, about: '' }), form, t('table-source', { english: source })];
}

/** A refusal of the rules, in the language of the page. */
export const refusalText = (refusal: Refusal): string => sayRefusal(language(), refusal) ?? refusal.code;
