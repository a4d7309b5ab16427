// Every prompt, in every state, in both languages: the sentence of a page and the rows of the display.
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from './languages.ts';
import { proveRows, proveShapes, ROWS, SITUATIONS } from './testing/prompting.ts';
import { saidAt, tableAfter } from './testing/situation.ts';

describe.each(SITUATIONS.map((each) => [`${each.what}: ${each.steps}`, each] as const))('%s', (_, each) => {
  test.each(['en', 'fr'] as const)('%s', (code) => {
    expect(saidAt(tableAfter(each), LANGUAGES[code])).toEqual(each[code]);
  });
});

describe('nothing that can be asked is missing above', () => {
  test('every code has a row', () => {
    const { asks, seconds, standings } = LANGUAGES.en.prompts;
    const codes = [
      ...Object.keys(asks).map((code) => `ask ${code}`),
      ...Object.keys(seconds).map((code) => `second ${code}`),
      ...Object.keys(standings).map((code) => `standing ${code}`),
    ];
    const lacking = codes.filter((code) => ![...ROWS].some((row) => `${row} `.startsWith(`${code} `)));
    expect(lacking).toEqual([]);
  });

  proveShapes(15);
});

proveRows(5);

describe('no language speaks another', () => {
  /** Small words; keys are in capitals, and names are of nobody's language. */
  const words = (texts: readonly string[]): ReadonlySet<string> =>
    new Set(texts.flatMap((text) => text.match(/(?<![\p{L}’'])\p{Ll}{2,}(?![\p{L}])/gu) ?? []));
  const said = (code: 'en' | 'fr') =>
    words(SITUATIONS.flatMap((each) => [each[code].page, each[code].display]));

  test('the only words in both are words of both', () => {
    const french = said('fr');
    expect([...said('en')].filter((word) => french.has(word)).sort()).toEqual([
      'crib',
      'go',
      'match',
      'muggins',
      'page',
      'point',
      'points',
    ]);
  });
});
