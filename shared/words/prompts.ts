// What the table asks for, in words: the shape that each language fills, and how its words are found.
import type { Alone, Ask, AskCode, Besides } from '../table/ask.ts';
import type { HintCode } from '../table/hint.ts';
import type { Second } from '../table/second.ts';
import type { Standing } from '../table/standing.ts';
import type { People } from './people.ts';

/** One of the values of `V` has the code `C`. */
type Coded<V extends { readonly code: string }, C extends V['code']> = Extract<V, { readonly code: C }>;

/** For each thing that is asked for a sentence, and a row of the display: the name in it gives way until it fits. */
type AskWords = {
  readonly [C in AskCode]: readonly [
    sentence: (ask: Coded<Ask, C>, people: People) => string,
    row: (ask: Coded<Ask, C>, name: string) => string,
  ];
};

/** For each second question a row of the display. */
type SecondWords = {
  readonly [C in Second['code']]: (second: Coded<Second, C>) => string;
};

/** Where the game stands: the left and the right of a row of the display. */
type StandingWords = {
  readonly [C in Standing['code']]: readonly [
    left: (standing: Coded<Standing, C>, name: string) => string,
    right: (standing: Coded<Standing, C>) => string,
  ];
};

/** What can be done or known besides. */
interface BesidesWords {
  readonly muggins: string;
  readonly disputable: (points: number) => string;
  readonly renege: string;
  readonly alone: (alone: Alone) => string;
}

/** Everything that is asked. */
export interface PromptWords {
  readonly asks: AskWords;
  readonly seconds: SecondWords;
  readonly standings: StandingWords;
  readonly besides: BesidesWords;
}

/** Of each hint a sentence, and the same in at most twenty characters. */
export type HintWords = Readonly<Record<HintCode, readonly [sentence: string, short: string]>>;

/** A prompt as it travels. */
export interface AskedNow {
  readonly ask: Ask;
  readonly besides: Besides;
}

/** The sentence and the row of an ask. They fit its code, which the compiler cannot follow through a look-up. */
const rowOf = ({ asks }: PromptWords, { code }: Ask): AskRow => asks[code] as unknown as AskRow;
type AskRow = readonly [
  sentence: (ask: Ask, people: People) => string,
  row: (ask: Ask, name: string) => string,
];

/** What to do next, in a sentence or two. */
export function sayPrompt(words: PromptWords, { ask, besides }: AskedNow, people: People): string {
  const sentence = rowOf(words, ask)[0](ask, people);
  return besides.alone === null ? sentence : `${words.besides.alone(besides.alone)} ${sentence}`;
}

/** What is asked for in a row of the display, with this name in it. */
export const sayAskRow = (words: PromptWords, ask: Ask, name: string): string =>
  rowOf(words, ask)[1](ask, name);

/** What can be done besides; empty where there is nothing. */
export function sayBesides({ besides }: PromptWords, { muggins, disputable, renege }: Besides): string {
  const dispute = disputable === null ? '' : besides.disputable(disputable);
  return [muggins ? besides.muggins : '', dispute, renege ? besides.renege : '']
    .filter((each) => each !== '')
    .join(' ');
}

/** A second question, in a row of the display. */
export const saySecond = ({ seconds }: PromptWords, second: Second): string =>
  (seconds[second.code] as (second: Second) => string)(second);

/** Where the game stands: the left, made with a name, and the right of a row of the display. */
export function sayStanding(
  { standings }: PromptWords,
  standing: Standing,
): { readonly left: (name: string) => string; readonly right: string } {
  const [left, right] = standings[standing.code] as unknown as StandingRow;
  return { left: (name) => left(standing, name), right: right(standing) };
}
type StandingRow = readonly [
  left: (standing: Standing, name: string) => string,
  right: (standing: Standing) => string,
];
