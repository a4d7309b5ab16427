// The functions that a catalog can use besides NUMBER and DATETIME. docs/translating.md explains them to translators.
import { type FluentBundle, type FluentFunction, FluentType, type FluentValue } from '@fluent/bundle';
import { type CardOrRank, rankOf, suitOf } from '../rules/cards/index.ts';
import { cardText } from './cardtext.ts';
import { listed, Names } from './names.ts';

/** How a message is said: written on a page, read aloud, or in a row of the display. */
export type Form = 'written' | 'spoken' | 'short';

/** Several things as a figure of a message: cards, numbers, words. */
export class Items extends FluentType<readonly (string | number)[]> {
  toString({ bundle: { locales } }: { readonly bundle: FluentBundle }): string {
    return this.value.length === 0 ? '-' : listed(locales, this.value.map(String));
  }
}

/** Whose something is. A language that is not here has the bare names: its catalogs write 'of' themselves. */
const WHOSE: Readonly<Record<string, (names: readonly string[]) => string>> = {
  en: (names) => {
    const all = listed(['en'], names);
    return all.endsWith('s') ? `${all}’` : `${all}’s`;
  },
  fr: (names) => {
    const each = names.map((name) => (/^[aeiouyhàâéèêëîïôûü]/i.test(name) ? `d’${name}` : `de ${name}`));
    return listed(['fr'], each);
  },
};

/** What the functions need of the language around them. */
export interface Surroundings {
  readonly form: Form;
  readonly bundle: () => FluentBundle;
  /** A message by its code in this form, in this language or else in English. */
  readonly word: (code: string, figures?: Readonly<Record<string, string | number>>) => string | undefined;
}

const textOf = (value: FluentValue | undefined): string =>
  typeof value === 'string' ? value : `${value?.valueOf() ?? ''}`;

const itemsOf = (value: FluentValue | undefined): readonly (string | number)[] =>
  value instanceof Items ? value.value : [textOf(value)];

/** The functions for one language and form. */
export function functionsFor({ form, bundle, word }: Surroundings): Record<string, FluentFunction> {
  const join = (texts: readonly string[], joint: FluentValue | undefined): string => {
    if (texts.length === 0) return '-';
    if (form === 'short') return texts.join(joint === undefined ? ' ' : '/');
    return listed(bundle().locales, texts, joint === 'or' ? 'disjunction' : 'conjunction');
  };
  const card = (text: string): string => {
    if (form !== 'spoken') return cardText(text as CardOrRank);
    const suit = suitOf(text as CardOrRank);
    const rank = word(`rank-${rankOf(text as CardOrRank)}`) ?? text;
    return suit === undefined ? rank : (word(`suit-${suit}`, { rank }) ?? text);
  };
  const range = ([from, to]: readonly [number, number]): string =>
    from === to ? `${from}` : (word('range', { from, to }) ?? `${from}-${to}`);
  const whose = (names: FluentValue | undefined): string => {
    const texts = names instanceof Names ? names.texts(bundle()) : [textOf(names)];
    return (WHOSE[`${bundle().locales[0]}`] ?? ((all) => listed(bundle().locales, all)))(texts);
  };
  return {
    LIST: ([items], { joint }) => join(itemsOf(items).map(String), joint),
    RANGES: ([items], { joint }) => join(rangesOf(itemsOf(items).map(Number)).map(range), joint ?? 'and'),
    CARD: ([each]) => card(textOf(each)),
    CARDS: ([items], { joint }) => {
      const texts = itemsOf(items).map((each) => card(String(each)));
      if (joint !== undefined) return join(texts, joint);
      return texts.length === 0 ? '-' : texts.join(form === 'spoken' ? ', ' : ' ');
    },
    WORD: ([kind, value]) =>
      word(`${textOf(kind)}-${textOf(value)}`) ?? word(`${textOf(kind)}-other`) ?? textOf(value),
    WHOSE: ([names]) => whose(names),
  };
}

/** The runs of rising numbers, each with its first and last. Two neighbours are two runs of one. */
function rangesOf(numbers: readonly number[]): readonly (readonly [from: number, to: number])[] {
  const found: [number, number][] = [];
  for (const number of numbers) {
    const last = found.at(-1);
    if (last !== undefined && number === last[1] + 1) last[1] = number;
    else found.push([number, number]);
  }
  return found.flatMap(([from, to]): readonly [number, number][] =>
    to === from + 1
      ? [
          [from, from],
          [to, to],
        ]
      : [[from, to]],
  );
}
