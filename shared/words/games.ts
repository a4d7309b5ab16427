// Games and their settings by name.
import type { Language } from './catalog.ts';
import { sayKnown } from './say.ts';

/** What a message of a setting or a value is called: codes have no dots and no signs of equality. */
const idOf = (name: string): string => name.replace(/[^\w-]/g, '_');

/** A game by its title; by its name where it has none, as a house calls its own. */
export const gameTitleIn = (language: Language, name: string): string =>
  sayKnown(language, `title-${idOf(name)}`) ?? name;

/** The name of a setting for people. */
export const settingTitleIn = (language: Language, setting: string): string =>
  sayKnown(language, `setting-${idOf(setting)}`) ?? setting;

/** What a setting decides. */
export const aboutSettingIn = (language: Language, setting: string): string =>
  sayKnown(language, `about-${idOf(setting)}`) ?? '';

/** How a setting is typed that takes no words; nothing where its values speak for themselves. */
export const settingFormIn = (language: Language, form: string): string =>
  sayKnown(language, `form-${form}`) ?? '';

/** A word that a setting takes, for people; anything else is what it is. */
export const settingWordIn = (language: Language, setting: string, value: string): string =>
  sayKnown(language, `value-${idOf(setting)}_${value}`) ?? sayKnown(language, `value-${value}`) ?? value;
