// Whatever goes wrong is said in the language of the page, with all its figures.
import { afterAll, beforeAll, describe, expect, expectTypeOf, test } from 'vitest';
import type { Messages } from '../../../shared/words/generated/messages.ts';
import type {
  AnswerDetails,
  BoardErrorDetails,
  ExpectedDetails,
  NoticeDetails,
  ReasonDetails,
  TroubleDetails,
} from '../../../shared/words/index.ts';
import { LANGUAGES } from '../../../shared/words/languages.ts';
import { speak } from '../kit/language.ts';
import { answerWords, wordsOfResponse } from './trouble.ts';

interface Kinds {
  readonly answer: AnswerDetails;
  readonly trouble: TroubleDetails;
  readonly reason: ReasonDetails;
  readonly notice: NoticeDetails;
  readonly expected: Omit<ExpectedDetails, 'noSuchField'>;
  readonly boardError: BoardErrorDetails;
}
/** Figures that are made of the others before a message is said. */
type Derived = 'owner' | 'number' | 'names' | 'palettes' | 'count' | 'got' | Board;
/** The same of an error of the board. */
type Board = 'programs' | 'access' | 'seconds' | 'contract' | 'network' | 'uno';
type KeysOf<T> = T extends unknown ? keyof T : never;
/** Figures that a message wants and its details have not; its code where there is no message. */
type Unsaid<Kind extends keyof Kinds> = {
  [C in keyof Kinds[Kind] & string]: `${Kind}-${C}` extends infer Code extends keyof Messages
    ? Exclude<keyof Messages[Code], KeysOf<Kinds[Kind][C]> | Derived>
    : C;
}[keyof Kinds[Kind] & string];
test('every message has its figures, as the compiler says', () => {
  expectTypeOf<Unsaid<'answer'>>().toBeNever();
  expectTypeOf<Unsaid<'trouble'>>().toBeNever();
  expectTypeOf<Unsaid<'reason'>>().toBeNever();
  expectTypeOf<Unsaid<'notice'>>().toBeNever();
  expectTypeOf<Unsaid<'expected'>>().toBeNever();
  expectTypeOf<Unsaid<'boardError'>>().toBeNever();
});

describe('a French page', () => {
  beforeAll(() => speak(LANGUAGES.fr));
  afterAll(() => speak(LANGUAGES.en));

  test('names the players of a refusal', () => {
    const refusal = { code: 'notHeld', seat: 1, card: '5H' } as const;
    expect(answerWords({ refusal, players: ['Ann', 'Bob'] })).toMatch(/^Bob n’a pas/);
  });

  test('says so of a code that it does not know, and of an answer from another host', async () => {
    const strange = { told: { code: 'flood', details: {} } } as unknown as Parameters<typeof answerWords>[0];
    expect(answerWords(strange)).toMatch(/Rechargez la page/);
    expect(answerWords({})).toMatch(/Rechargez la page/);
    expect(await wordsOfResponse(new Response('<html>', { status: 502 }))).toMatch(/\(502\)/);
  });
});
