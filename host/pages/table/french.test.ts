// French is complete: whatever the rules library, the table and the host can say is enumerated from them and said in French.

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { PRESETS, type Ruling, SETTINGS } from '../../../shared/rules/index.ts';
import { RULINGS } from '../../../shared/rules/rulings/index.ts';
import { acc, PENALTY_SETTINGS } from '../../../shared/rules/terms/index.ts';
import { SETTING_NAMES, sourceOf } from '../../../shared/words/fr/pages/settings.ts';
import { citeSource, speakPlay, speakResult, speakRuling } from '../../../shared/words/index.ts';
import { fr } from './testing/languages.ts';

const NAMES = ['Ann', 'Bob'];

/** Words that only English has. Names of keys are in capitals and stay. */
const ENGLISH =
  /\b(the|The|pegs?|pegged|hands?|[Pp]ress|[Kk]ey|counts|counted|deals?|begins|said|is|are|was|and|of|not|cards|with|that|it|It|for|or|to|nobody|[Nn]o|takes|There|back|missed|whether|players?|number|points for)\b/;

/** What of a text is no French: all of it if nobody has put it into words. */
const untold = (english: string, french: string): string | undefined =>
  french === english || ENGLISH.test(french) ? `${english} => ${french}` : undefined;

const untoldOf = (texts: readonly string[]): readonly string[] =>
  texts.flatMap((text) => untold(text, fr.host.move(text)) ?? []);

describe('house rules and games', () => {
  test.each(SETTINGS.map((setting) => [setting.name, setting] as const))('%s', (name, setting) => {
    const { table } = fr;
    const texts = [table.settings[name], table.abouts[name]];
    if (typeof setting.values === 'object')
      texts.push(...setting.values.map((each) => table.values[`${name}=${each}`] ?? table.values[each]));
    expect(texts.filter((text) => text === undefined || text === '' || ENGLISH.test(text))).toEqual([]);
    expect(table.abouts[name]).not.toBe(setting.about);
    expect(sourceOf(setting.source)).not.toMatch(/\b(reference|casual|five|players|leagues|into|and)\b/);
  });

  test('no setting is translated that there is not', () => {
    expect(Object.keys(SETTING_NAMES).sort()).toEqual(SETTINGS.map(({ name }) => name).sort());
    expect(PENALTY_SETTINGS.every(({ name }) => name in SETTING_NAMES)).toBe(true);
  });

  test('every game has its title, and its rules in a line', () => {
    const titles = PRESETS.map(({ name }) => fr.newgame.titles[name]);
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
    citeSource({ rulebook: `${rulebook}`, edition: '-', rule: `${rule}` }),
  );
  expect(cites.length).toBeGreaterThan(15);
  const english = /house|undercount|overcount|claim|renege|heels|deal|peg|timed|casual|pub, UK|other/;
  expect(cites.map((cite) => fr.scene.source(cite)).filter((text) => english.test(text))).toEqual([]);
  expect(fr.scene.source(citeSource(acc('8.4.c')))).toBe('ACC 2010, règle 8.4.c');
});

describe('rulings', () => {
  const plain = {
    source: { rulebook: 'ACC', edition: '2010', rule: '1' },
    seat: 0,
    opponent: 1,
    claimed: 12,
    truth: 8,
    items: [{ kind: 'pair', cards: ['5C', '5D'], points: 2 }],
    paid: 7,
    award: 4,
    called: 5,
    back: 15,
    cards: 2,
    moves: [],
  } as const satisfies Omit<Ruling, 'code'>;
  const played = { card: '7H', count: 15, items: [{ kind: 'fifteen', cards: [], points: 2 }] } as const;

  test.each(RULINGS)('%s', (code) => {
    const all: readonly Ruling[] = [
      { ...plain, code },
      { ...plain, code, items: [], award: 0, cards: 1 },
      { ...plain, code, takers: 'each' },
      { ...plain, code, takers: 'player' },
      { ...plain, code, items: [], played, truth: 2 },
    ];
    const told = all.map((ruling) => speakRuling(ruling, NAMES));
    expect(untoldOf(told)).toEqual([]);
    const figures = told.map((text) => [text, fr.host.move(text)]);
    // The name of whoever's ruling it is is never lost, nor is any figure left in words.
    expect(figures.filter(([, french]) => !/Ann|Bob/.test(`${french}`))).toEqual([]);
    expect(
      figures.filter(([, french]) => /\b(four|seven|eight|twelve|fifteen|nothing)\b/.test(`${french}`)),
    ).toEqual([]);
  });

  test.each([
    [15, [{ kind: 'fifteen', cards: [], points: 2 }], 'quinze : 2'],
    [24, [{ kind: 'run', cards: ['7H', '8H', '9H'], points: 3 }], '24, et une suite de 3 : 3'],
    [
      31,
      [
        { kind: 'thirtyOne', cards: [], points: 2 },
        { kind: 'pair', cards: [], points: 2 },
      ],
      'trente et un : 2, et une paire : 2',
    ],
    [28, [{ kind: 'go', cards: [], points: 1 }], '28, et 1 pour go'],
    [20, [{ kind: 'last', cards: [], points: 1 }], '20, et 1 pour la dernière'],
    [12, [], '12'],
  ] as const)('a card that makes %i', (count, items, french) => {
    const countSpoken = speakPlay({ count, items });
    const ruling = { items: [], truth: 2, countSpoken } as unknown as Parameters<typeof fr.host.count>[0];
    expect(fr.host.count(ruling)).toBe(french);
  });

  test('the end of a game, with every way to lose', () => {
    const told = (['none', 'skunk', 'doubleSkunk', 'lurch'] as const).flatMap((skunk) =>
      [true, false].map((stinkHole) =>
        speakResult(
          {
            winner: 0,
            scores: [121, 120, 60],
            losers: [
              { side: 1, score: 120, stinkHole },
              { side: 2, score: 60, stinkHole: false },
            ],
            skunk,
            ending: stinkHole ? 'conceded' : 'pegged',
          } as unknown as Parameters<typeof speakResult>[0],
          [...NAMES, 'Cy'],
        ),
      ),
    );
    expect(untoldOf(told)).toEqual([]);
    expect(fr.host.move(`${told[1]}`)).toBe('Ann gagne. Bob est à 120, Cy est à 60.');
  });
});
