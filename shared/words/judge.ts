// What a judge rules: situations found by words, and their remedies.
import { SITUATIONS, type Situation, type SituationCode, STAGES } from '../rules/rulings/index.ts';
import type { Language } from './catalog.ts';
import { saySource } from './ruling.ts';
import { type Code, say, sayKnown } from './say.ts';

const wordsIn = (text: string): readonly string[] =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\d]+/gu) ?? [];

/** How many of the words begin a word of the text, or are begun by it: 'cards' finds 'card'. A number is found whole. */
const hits = (asked: readonly string[], text: string): number => {
  const there = wordsIn(text);
  return asked.filter((word) =>
    /^\d/.test(word)
      ? there.includes(word)
      : there.some((each) => each.startsWith(word) || (each.length > 3 && word.startsWith(each))),
  ).length;
};

/** Situations that the text means, the likeliest first; all of them for a text without words. */
export function findSituations(language: Language, text: string): readonly Situation[] {
  const asked = wordsIn(text);
  if (asked.length === 0) return SITUATIONS;
  const ranked = SITUATIONS.map((situation) => {
    const { code, source } = situation;
    const also = sayKnown(language, `alias-${code}`) ?? '';
    const named = `${say(language, `situation-${code}`)} ${also} ${source.rule}`;
    const all = `${named} ${say(language, `remedy-${code}`)}`;
    return { situation, named: hits(asked, named), all: hits(asked, all) };
  }).filter(({ all }) => all === asked.length || all > asked.length / 2);
  return ranked.toSorted((a, b) => b.named - a.named || b.all - a.all).map(({ situation }) => situation);
}

/** A situation as it is read: title, remedy, and what there is to know of its rule. */
interface Remedy {
  readonly key: SituationCode;
  readonly title: string;
  readonly steps: readonly string[];
  readonly notes: readonly string[];
}

/** What is said of a situation in a language. Each line of a remedy is a step. */
export function remedyOf(language: Language, { code, stage, source }: Situation): Remedy {
  const notes: readonly Code[] = [
    ...(source.verified === false ? (['judge-secondHand'] as const) : []),
    ...(stage === 'number' ? (['judge-numbers'] as const) : []),
  ];
  return {
    key: code,
    title: say(language, `situation-${code}`),
    steps: say(language, `remedy-${code}`).split('\n'),
    notes: [saySource(language, source), ...notes.map((each) => sayKnown(language, each) ?? each)],
  };
}

/** Every situation in the chapter of its stage; for words, those that they mean, the likeliest first. */
export function judgeChapters(
  language: Language,
  text: string,
): readonly { readonly title: string; readonly entries: readonly Remedy[] }[] {
  const found = findSituations(language, text);
  const entriesOf = (some: readonly Situation[]) => some.map((each) => remedyOf(language, each));
  if (text.trim() !== '') return found.length === 0 ? [] : [{ title: '', entries: entriesOf(found) }];
  return STAGES.map((stage) => ({
    title: say(language, `judge-stage-${stage}`),
    entries: entriesOf(found.filter((each) => each.stage === stage)),
  }));
}
