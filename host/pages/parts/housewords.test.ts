// Every game, every setting and every value of one has words of its own, in both languages, enumerated from the rules.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PRESETS, SETTINGS } from '../../../shared/rules/index.ts';
import { GAME_TITLES, SETTING_NAMES, SETTING_VALUES } from '../../../shared/words/en/pages/settings.ts';
import { LANGUAGE_CODES } from '../../../shared/words/registry.ts';
import { aboutOf, changesText, gameTitle, settingTitle, valueTitle } from '../newgame/houserules.ts';
import { known, TABLE_WORDS, t } from './language.ts';

/** As programs write: camelCase, dots and hyphens between small letters. */
const IDENTIFIER = /[a-z][A-Z]|[a-z]\.[a-z]|^[a-z0-9]+(-[a-z0-9]+)+$/;

const worded = SETTINGS.flatMap(({ name, values }) => (typeof values === 'object' ? [{ name, values }] : []));

describe.each(LANGUAGE_CODES)('in %s', (language) => {
  beforeAll(() => TABLE_WORDS.speak(language));
  afterAll(() => TABLE_WORDS.speak('en'));

  test('every game has a title of its own', () => {
    const titles = PRESETS.map(({ name }) => t(`title-${name}`));
    expect(titles).not.toContain(undefined);
    expect(new Set(titles).size).toBe(PRESETS.length);
    expect(titles.filter((title) => IDENTIFIER.test(title ?? ''))).toEqual([]);
    expect(gameTitle('uk-pub')).not.toBe('uk-pub');
  });

  test('every setting has a name of its own', () => {
    const names = SETTINGS.map(({ name }) => t(`setting-${name}`));
    expect(names).not.toContain(undefined);
    expect(new Set(names).size).toBe(SETTINGS.length);
    expect(names.filter((name) => IDENTIFIER.test(name ?? '') || /^[a-z]/.test(name ?? ''))).toEqual([]);
  });

  test.each(worded)('$name: every value has words, and no two the same', ({ name, values }) => {
    const told = values.map((value) => known(`value-${`${name}=${value}`}`) ?? known(`value-${value}`) ?? '');
    expect(told.filter((text) => text === '' || IDENTIFIER.test(text))).toEqual([]);
    expect(new Set(told).size).toBe(values.length);
    expect(values.map((value) => valueTitle(name, value))).toEqual(told);
  });

  test('how numbers, lists and lines are written is said', () => {
    const told = SETTINGS.map((setting) => [setting.values, aboutOf(setting)[1]] as const);
    expect(told.filter(([form, text]) => (form === 'numbers' || form === 'lines') && text === '')).toEqual(
      [],
    );
  });
});

test('English has no words for what there is not', () => {
  expect(Object.keys(SETTING_NAMES).sort()).toEqual(SETTINGS.map(({ name }) => name).sort());
  expect(Object.keys(GAME_TITLES).sort()).toEqual(PRESETS.map(({ name }) => name).sort());
  const keys = worded.flatMap(({ name, values }) =>
    values.flatMap((value) => [value, `${name}=${value}`] as const),
  );
  expect(Object.keys(SETTING_VALUES).filter((key) => !keys.includes(key))).toEqual([]);
});

test('what is changed is said in words', () => {
  expect(settingTitle('target')).toBe('Game hole');
  expect(changesText({ target: '61', mode: 'always' })).toBe('Game hole: 61, Counts are checked: always');
});
