// Whatever goes wrong is said in the language of the page, with all its figures.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGE_CODES } from '../../../shared/words/generated/languages.ts';
import { sayBoardError, sayMessage } from '../../../shared/words/index.ts';
import { LANGUAGES } from '../../../shared/words/languages.ts';
import type { MessageKind } from '../../../shared/words/message.ts';
import { speak } from '../kit/language.ts';
import { ANSWERS, BOARD, EXPECTED, messagesOf, NOTICES, REASONS, TROUBLES } from './testing/troubles.ts';
import { answerWords, wordsOfResponse } from './trouble.ts';

const SAMPLES: readonly (readonly [
  MessageKind,
  readonly { readonly code: string; readonly details: object }[],
])[] = [
  ['answer', messagesOf(ANSWERS)],
  ['trouble', messagesOf(TROUBLES)],
  ['reason', messagesOf(REASONS)],
  ['notice', messagesOf(NOTICES)],
  ['expected', messagesOf(EXPECTED).filter(({ code }) => code !== 'noSuchField')],
];

describe.each(LANGUAGE_CODES)('%s', (code) => {
  const language = LANGUAGES[code];

  test.each(SAMPLES)('every %s has a sentence with all its figures', (kind, messages) => {
    const said = messages.map((each) => sayMessage(language, kind, each) ?? `{${String(each.code)}}`);
    expect(said.filter((text) => /[{}]|undefined/.test(text.replace(/(such as|comme) \{.*?\}/, '')))).toEqual(
      [],
    );
  });

  test('every error of the board has a sentence with all its figures', () => {
    const texts = messagesOf(BOARD).map((each) => sayBoardError(language, each));
    expect(texts.filter((text) => text === undefined || /\{\$|undefined|none/.test(text))).toEqual([]);
  });
});

describe('a French page', () => {
  beforeAll(() => speak('fr'));
  afterAll(() => speak('en'));

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
