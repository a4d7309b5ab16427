// French pages have the spaces of punctuation as Québec has them, everywhere, and typographic apostrophes.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { spaced } from '../../../shared/words/build/typography.ts';
import { Rig } from '../../table/testing/rig.ts';
import { strings, TABLE_WORDS } from './language.ts';
import { sceneOfStore } from './store.ts';
import { fr } from './testing/languages.ts';
import { BOARD, messagesOf, NOTICES } from './testing/troubles.ts';

describe('spaces', () => {
  // OQLF, Vitrine linguistique: ␣ stands for the fixed space, ' for the thin one.
  test.each([
    ['Planche : inconnue', 'Planche␣: inconnue'],
    ['Changé ici :', 'Changé ici␣:'],
    ['« quinze »', '«␣quinze␣»'],
    ['Muggins !', "Muggins'!"],
    ['Quelle carte ?', "Quelle carte'?"],
    ['NEXT ; le tenir', "NEXT'; le tenir"],
    ['en 4 s', 'en 4␣s'],
    ['12 %', '12␣%'],
    ['4 sur 5', '4 sur 5'],
    ['3 semaines', '3 semaines'],
    ['tcp://machine:port', 'tcp://machine:port'],
    ['{ "a": 1 }', '{ "a": 1 }'],
  ])('%s', (plain, expected) => {
    const shown = spaced(plain).replaceAll('\u00a0', '␣').replaceAll('\u202f', "'");
    expect(shown).toBe(expected);
    expect(spaced(spaced(plain))).toBe(spaced(plain));
  });
});

/** Every text by its place, with what sentences say of made-up things. */
function texts(from: unknown, place: string): readonly (readonly [place: string, text: string])[] {
  if (typeof from === 'string') return [[place, from]];
  if (typeof from === 'function') {
    const say = from as (...args: readonly unknown[]) => unknown;
    try {
      return texts(say(...Array(say.length || 4).fill('Anne')), place);
    } catch {
      // It takes a whole view: see the table below.
      return [];
    }
  }
  if (typeof from !== 'object' || from === null) return [];
  return Object.entries(from).flatMap(([key, value]) => texts(value, `${place}.${key}`));
}

describe('a French page', () => {
  beforeAll(() => TABLE_WORDS.speak('fr'));
  afterAll(() => TABLE_WORDS.speak('en'));

  /** A mark with a space that breaks, or without the space that it wants. Ports and examples of JSON are no prose. */
  const wrong = (text: string): boolean => {
    const prose = text.replace(/`[^`]*`|\S*\/\S*|\{.*\}/g, 'X');
    return / [:;!?»]|« |[^\s\u00a0\u202f\d"(:]:(?!\/)(?=\s|$)|[^\u202f\s"(!?][!?;](?=\s|$)|«[^\u00a0]|[^\u00a0]»/.test(
      prose,
    );
  };

  test('every text that stands alone, and every sentence that can be made here', () => {
    const { words: _display, ...pages } = strings();
    const all = texts(pages, 'fr');
    expect(all.length).toBeGreaterThan(400);
    expect(all.filter(([, text]) => wrong(text))).toEqual([]);
  });

  test('no apostrophe is a typewriter’s', () => {
    const { words: _display, ...pages } = fr;
    expect(texts(pages, 'fr').filter(([, text]) => /\p{L}'\p{L}/u.test(text))).toEqual([]);
  });

  test('what a page makes of a table', () => {
    const rig = new Rig({ players: ['Anne', 'Bob'] });
    const told: string[] = [];
    for (const step of ['', 'P1', 'D', 'D', '2', 'P1', 'MUGGINS', '8 P2', '#']) {
      rig.keys(step);
      const { alert, expects, moves, ruling } = sceneOfStore({
        state: { emulator: false, view: rig.table.view } as never,
        board: undefined,
        refused: '',
      });
      told.push(alert, expects, ...moves.map(({ text }) => text), ruling?.title ?? '');
    }
    expect(told.filter((text) => wrong(text))).toEqual([]);
    expect(told.some((text) => text.includes('\u00a0:'))).toBe(true);
  });

  test('what went wrong', () => {
    const { boardErrors, notices } = strings().words;
    const said = [
      ...messagesOf(BOARD).map(({ code, details }) => boardErrors[code](details as never)),
      ...messagesOf(NOTICES).map(({ code, details }) => notices[code](details as never)),
    ];
    expect(said.filter((text) => wrong(text))).toEqual([]);
  });
});
