// Everything that the hall's pages say, in the language of the page.

import type { Catalog } from '../../../shared/words/catalog.ts';
import { answers } from '../../../shared/words/generated/answers.ts';
import { common } from '../../../shared/words/generated/common.ts';
import { counts } from '../../../shared/words/generated/counts.ts';
import { draw } from '../../../shared/words/generated/draw.ts';
import { hall } from '../../../shared/words/generated/hall.ts';
import { language as languageName } from '../../../shared/words/generated/language.ts';
import { list } from '../../../shared/words/generated/list.ts';
import { moves } from '../../../shared/words/generated/moves.ts';
import { refusals } from '../../../shared/words/generated/refusals.ts';
import { room } from '../../../shared/words/generated/room.ts';
import { rulings } from '../../../shared/words/generated/rulings.ts';
import { scene } from '../../../shared/words/generated/scene.ts';
import { terms } from '../../../shared/words/generated/terms.ts';
import { troubles } from '../../../shared/words/generated/troubles.ts';
import type { Language } from '../../../shared/words/language.ts';
import { englishWith, REGISTRY } from '../../../shared/words/registry.ts';
import { type Code, type Figures, type Given, say, sayKnown } from '../../../shared/words/say.ts';
import { typesetLanguage } from '../../../shared/words/typeset.ts';
import { type KitWords, vocabulary } from '../kit/language.ts';

/** The words of the hall's pages. */
interface HallVocabulary extends KitWords {
  /** What is said by code. */
  readonly words: Language;
}

function wordsOf(language: Language): HallVocabulary {
  const words = typesetLanguage(language);
  return { words, text: (code) => sayKnown(words, code.replace(/^pages-/, 'hall-pages-')) ?? code };
}

/** What every page says; a page adds its own catalogs before it says anything. */
const catalogs: Catalog[] = [
  answers,
  common,
  counts,
  draw,
  hall,
  languageName,
  list,
  moves,
  refusals,
  room,
  rulings,
  scene,
  terms,
  troubles,
];

/** Adds the catalogs of a page. Its module has to be the first import of the page. */
export const provide = (...more: readonly Catalog[]): void => void catalogs.push(...more);

const languages = Object.entries(REGISTRY).map(([code, { name, load }]) => {
  return [code, { name, load: async () => wordsOf(await load(catalogs)) }] as const;
});

/** The words of the hall's pages. */
export const HALL_WORDS = vocabulary<HallVocabulary>(
  wordsOf(englishWith(catalogs)),
  Object.fromEntries(languages),
);

/** What is said by code. */
export const language = (): Language => HALL_WORDS.words().words;

/** A message of the catalogs, in the language of the page. */
export const t = <C extends Code>(code: C, ...figures: Given<C>): string => say(language(), code, ...figures);

/** A message whose code is known only at run time; undefined for a code that there is not. */
export const known = (code: string, figures?: Figures): string | undefined =>
  sayKnown(language(), code, figures);

/** Those who have no game in a round, each a player or partners. */
export const sitsOutWords = (names: readonly string[]): string =>
  t('hall-sitsOut', { names, count: names.length, player: names[0] ?? '' });
