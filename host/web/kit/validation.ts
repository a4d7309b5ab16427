// What schemas expect, as codes: zod carries one text for each fault, so that the code travels in it.
import type * as z from 'zod';
import {
  ANSWER_WORDS,
  type AnswerDetails,
  type Expected,
  type ExpectedDetails,
  expectedWords,
  type Message,
  wordsOf,
} from '../../../shared/words/index.ts';

/** The `error` of a schema: what was expected. */
export const want = <C extends keyof ExpectedDetails>(
  code: C,
  details: ExpectedDetails[C],
): { readonly error: string } => ({ error: JSON.stringify({ code, details }) });

/** What a schema expected. A text that no schema of ours gave is passed on as it is. */
export function wanted(error: string | undefined): Expected {
  try {
    const read: unknown = JSON.parse(error ?? '');
    if (typeof read === 'object' && read !== null && 'code' in read) return read as Expected;
  } catch {
    // One of zod's own.
  }
  return { code: 'other', details: { text: error ?? 'something else' } };
}

/** What an answer says: its code with figures for pages, the same in English for programs. */
export interface Answer {
  readonly told: Message<AnswerDetails>;
  readonly words: string;
}

/** An answer by its code. */
export function answer<C extends keyof AnswerDetails>(code: C, details: AnswerDetails[C]): Answer {
  const told = { code, details } as Message<AnswerDetails>;
  return { told, words: wordsOf(ANSWER_WORDS, told) ?? code };
}

/** An answer to input that fits no schema. */
export function badInput(figures: AnswerDetails['badInput']): Answer & {
  readonly field: string;
  readonly expected: string;
} {
  return {
    field: figures.field,
    expected: expectedWords(figures.expected),
    ...answer('badInput', figures),
  };
}

/** The first thing that is wrong with `input`: where, and what was expected there. */
export function complaintOf(error: z.ZodError, input: unknown): ReturnType<typeof badInput> {
  const issue = error.issues[0];
  const unknown = issue?.code === 'unrecognized_keys' ? issue.keys[0] : undefined;
  const path = [...(issue?.path ?? []), ...(unknown === undefined ? [] : [unknown])].filter(
    (key) => key !== 'changes',
  );
  const field = path.map(String).join('.') || 'body';
  const expected =
    unknown === undefined ? wanted(issue?.message) : ({ code: 'noSuchField', details: {} } as const);
  return badInput({ field, expected, given: valueAt(input, path) });
}

function valueAt(input: unknown, path: readonly PropertyKey[]): string {
  let value = input;
  for (const key of path) {
    value =
      typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>)[key] : undefined;
  }
  const text = JSON.stringify(value);
  return text === undefined ? 'nothing' : text.length > 60 ? `${text.slice(0, 57)}...` : text;
}
