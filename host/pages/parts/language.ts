// Everything that the table's pages say, in the language of the page.

import type { OffenceCode } from '../../../shared/rules/terms/index.ts';
import type { Catalog } from '../../../shared/words/catalog.ts';
import { answers } from '../../../shared/words/generated/answers.ts';
import { asks } from '../../../shared/words/generated/asks.ts';
import { common } from '../../../shared/words/generated/common.ts';
import { consents } from '../../../shared/words/generated/consents.ts';
import { counts } from '../../../shared/words/generated/counts.ts';
import { engraving } from '../../../shared/words/generated/engraving.ts';
import { hints } from '../../../shared/words/generated/hints.ts';
import { language } from '../../../shared/words/generated/language.ts';
import { moveList } from '../../../shared/words/generated/moveList.ts';
import { moves } from '../../../shared/words/generated/moves.ts';
import { offences } from '../../../shared/words/generated/offences.ts';
import { prompts } from '../../../shared/words/generated/prompts.ts';
import { refusals } from '../../../shared/words/generated/refusals.ts';
import { rulings } from '../../../shared/words/generated/rulings.ts';
import { scene } from '../../../shared/words/generated/scene.ts';
import { terms } from '../../../shared/words/generated/terms.ts';
import { troubles } from '../../../shared/words/generated/troubles.ts';
import type { Language } from '../../../shared/words/language.ts';
import { englishWith, REGISTRY } from '../../../shared/words/registry.ts';
import { type Code, type Figures, type Given, say, sayKnown } from '../../../shared/words/say.ts';
import { typesetLanguage } from '../../../shared/words/typeset.ts';
import { type KitWords, vocabulary } from '../kit/language.ts';

/** The words of the table's pages. */
interface TableWords extends KitWords {
  /** What is said by code. */
  readonly words: Language;
}

function wordsOf(language: Language): TableWords {
  const words = typesetLanguage(language);
  return { words, text: (code) => sayKnown(words, code) ?? code };
}

/** What every page says; a page adds its own catalogs before it says anything. */
const catalogs: Catalog[] = [
  answers,
  asks,
  common,
  consents,
  counts,
  engraving,
  hints,
  language,
  moveList,
  moves,
  offences,
  prompts,
  refusals,
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

/** The words of the table's pages. */
export const TABLE_WORDS = vocabulary<TableWords>(
  wordsOf(englishWith(catalogs)),
  Object.fromEntries(languages),
);

/** What the pages say of themselves, in the language of the page. */
export const strings = TABLE_WORDS.words;

/** A message of the catalogs, in the language of the page. */
export const t = <C extends Code>(code: C, ...figures: Given<C>): string =>
  say(strings().words, code, ...figures);

/** A message whose code is known only at run time; undefined for a code that there is not. */
export const known = (code: string, figures?: Figures): string | undefined =>
  sayKnown(strings().words, code, figures);

/** What somebody did who committed it: 'said go with a card that could be played'. */
export const offenceAbout = (code: OffenceCode): string => say(strings().words, `offence-${code}`);
