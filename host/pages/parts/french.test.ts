// French is complete: whatever the rules library, the table and the host can say is enumerated from them and said in French.

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { PRESETS, SETTINGS } from '../../../shared/rules/index.ts';
import { acc, PENALTY_SETTINGS } from '../../../shared/rules/terms/index.ts';
import { FR } from '../../../shared/words/fr/index.ts';
import { SETTING_NAMES, sourceOf } from '../../../shared/words/fr/pages/settings.ts';
import { saySource } from '../../../shared/words/ruling.ts';
import { fr } from './testing/languages.ts';

/** Words that only English has. Names of keys are in capitals and stay. */
const ENGLISH =
  /\b(the|The|pegs?|pegged|hands?|[Pp]ress|[Kk]ey|counts|counted|deals?|begins|said|is|are|was|and|of|not|cards|with|that|it|It|for|or|to|nobody|[Nn]o|takes|There|back|missed|whether|players?|number|points for)\b/;

describe('house rules and games', () => {
  test.each(SETTINGS.map((setting) => [setting.name, setting] as const))('%s', (name, setting) => {
    const texts = [t(`setting-${name}`), t(`about-${name}`)];
    if (typeof setting.values === 'object')
      texts.push(
        ...setting.values.map((each) => known(`value-${`${name}=${each}`}`) ?? known(`value-${each}`)),
      );
    expect(texts.filter((text) => text === undefined || text === '' || ENGLISH.test(text))).toEqual([]);
    expect(t(`about-${name}`)).not.toBe(setting.about);
    expect(sourceOf(setting.source)).not.toMatch(/\b(reference|casual|five|players|leagues|into|and)\b/);
  });

  test('no setting is translated that there is not', () => {
    expect(Object.keys(SETTING_NAMES).sort()).toEqual(SETTINGS.map(({ name }) => name).sort());
    expect(PENALTY_SETTINGS.every(({ name }) => name in SETTING_NAMES)).toBe(true);
  });

  test('every game has its title, and its rules in a line', () => {
    const titles = PRESETS.map(({ name }) => t(`title-${name}`));
    expect(titles).not.toContain(undefined);
    expect(new Set(titles).size).toBe(PRESETS.length);
    expect(fr.newgame.summary(3, 2, 4, [61, 121])).toBe(
      '3 joueurs sur 2 pistes, 4 cartes en main, en 61, 121 points, par camp',
    );
  });
});

test('where rulings stand: the houses and their rules', () => {
  const files = readdirSync('shared/rules', { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.includes('.test.'),
  );
  const source = files.map((file) => readFileSync(`shared/rules/${file}`, 'utf8')).join('\n');
  const cites = [...source.matchAll(/\bhouse\('([^']+)', '([^']+)'\)/g)].map(([, rulebook, rule]) =>
    saySource(FR, { rulebook: `${rulebook}`, edition: '-', rule: `${rule}` }),
  );
  expect(cites.length).toBeGreaterThan(15);
  const english = /house|undercount|overcount|claim|renege|heels|deal|peg|timed|casual|pub, UK|other/;
  expect(cites.filter((text) => english.test(text))).toEqual([]);
  expect(saySource(FR, acc('8.4.c'))).toBe('ACC 2010, règle 8.4.c');
});
