// The judge's words: the shape of them, and a situation found by what somebody says.
import {
  SITUATIONS,
  type Situation,
  type SituationCode,
  STAGES,
  type Stage,
} from '../rules/rulings/index.ts';
import type { Spoken } from './catalog.ts';
import { saySource } from './ruling.ts';

/** A situation in a judge's words, its remedy step by step, and other words by which it is found. */
type SituationWords = readonly [title: string, steps: readonly string[], also?: string];

/** A language's words for the page and the command Judge. */
export interface JudgeWords {
  readonly about: string;
  readonly search: string;
  /** Where no situation is found by the words. */
  readonly none: string;
  readonly stages: Readonly<Record<Stage, string>>;
  readonly situations: Readonly<Record<SituationCode, SituationWords>>;
  /** That the board can carry the remedy out, now or not. */
  readonly board: {
    readonly call: string;
    readonly notNow: string;
    readonly host: string;
    readonly done: string;
    readonly undo: string;
  };
  /** What 'second-hand' means, and what is missing from the table of ACC 4.4. */
  readonly secondHand: string;
  readonly numbers: string;
}

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
export function findSituations({ situations }: JudgeWords, text: string): readonly Situation[] {
  const asked = wordsIn(text);
  if (asked.length === 0) return SITUATIONS;
  const ranked = SITUATIONS.map((situation) => {
    const [title, steps, also = ''] = situations[situation.code];
    const named = `${title} ${also} ${situation.source.rule}`;
    return { situation, named: hits(asked, named), all: hits(asked, `${named} ${steps.join(' ')}`) };
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

/** What is said of a situation in a language. */
export function remedyOf(said: JudgeWords, language: Spoken, situation: Situation): Remedy {
  const { code, stage, source } = situation;
  const [title, steps] = said.situations[code];
  const second = source.verified === false ? [said.secondHand] : [];
  const numbers = stage === 'number' ? [said.numbers] : [];
  return { key: code, title, steps, notes: [saySource(language, source), ...second, ...numbers] };
}

/** Every situation in the chapter of its stage; for words, those that they mean, the likeliest first. */
export function judgeChapters(
  said: JudgeWords,
  language: Spoken,
  text: string,
): readonly { readonly title: string; readonly entries: readonly Remedy[] }[] {
  const found = findSituations(said, text);
  const entriesOf = (some: readonly Situation[]) => some.map((each) => remedyOf(said, language, each));
  if (text.trim() !== '') return found.length === 0 ? [] : [{ title: '', entries: entriesOf(found) }];
  return STAGES.map((stage) => ({
    title: said.stages[stage],
    entries: entriesOf(found.filter((each) => each.stage === stage)),
  }));
}
