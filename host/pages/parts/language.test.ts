// French says all that happens at a table.

import { describe, expect, test } from 'vitest';
import { PRESETS } from '../../../shared/rules/index.ts';
import { LANGUAGES } from '../../../shared/words/languages.ts';
import { sayMove } from '../../../shared/words/moves.ts';
import { peopleOf } from '../../../shared/words/people.ts';
import { sayCounted, sayRuling } from '../../../shared/words/ruling.ts';
import { Rig } from '../../table/testing/rig.ts';
import type { TableView } from '../../web/table/wire.ts';
import { promptWords } from './prompt.ts';
import { answerTo, asks } from './queries.ts';

describe('what the host tells', () => {
  test('a whole deal in French: no prompt, no move and no ruling stays English', () => {
    const rig = new Rig();
    const rules = PRESETS.find(({ name }) => name === 'six-card');
    if (rules === undefined) throw new Error('no preset');
    const { table } = rig;
    const heard: string[] = [];
    const listen = (): void => {
      const { view } = table;
      heard.push(promptWords(view, LANGUAGES.fr));
      heard.push(...view.history.map((move) => sayMove(LANGUAGES.fr, move)));
      if (view.ruling !== null)
        heard.push(
          sayRuling(LANGUAGES.fr, view.ruling, peopleOf(['Ann', 'Bob'])) ?? '',
          sayCounted(LANGUAGES.fr, view.ruling),
        );
    };
    for (const command of [
      {
        type: 'newGame',
        rules: { ...rules, claims: 'always', muggins: 'automatic' },
        players: ['Ann', 'Bob'],
      },
      { type: 'cut', dealer: 1 },
      { type: 'next' },
      { type: 'starter', card: 'JC' },
      { type: 'peg', seat: 0, points: 1 },
      { type: 'next' },
      { type: 'cards', cards: ['5H', '5S', 'JD', '4D'] },
      { type: 'peg', seat: 0, points: 6 },
      { type: 'cards', cards: ['7H', '7S', '8C', '9D'] },
      { type: 'peg', seat: 1, points: 14 },
      { type: 'undo' },
      { type: 'redo' },
    ] as const) {
      expect(table.command(command)).toMatchObject({ ok: true });
      listen();
    }
    const english = /\b(the|pegs|hand|press|key|counts|deals|begins|said|is|and)\b/i;
    expect(heard.filter((text) => english.test(text))).toEqual([]);
    expect(heard.map((text) => text.replace(/[\u00a0\u202f]/g, ' '))).toContain(
      'Muggins ! Ann a annoncé 6. Les cartes valent 12 : Bob prend 6.',
    );
    table.close();
  });
});

describe('Playroom’s keys', () => {
  const shift = { shiftKey: true, ctrlKey: false, altKey: false, metaKey: false };
  test.each([
    ['C', shift, true],
    ['c', shift, true],
    ['C', { ...shift, shiftKey: false }, false],
    ['C', { ...shift, ctrlKey: true }, false],
    ['X', shift, false],
  ] as const)('%s with %j asks: %s', (key, held, asking) => {
    expect(asks({ key, ...held })).toBe(asking);
  });

  test('before the first game every letter says so, and another letter nothing', () => {
    const none = { phase: 'none' } as TableView;
    for (const letter of ['c', 'b', 'f', 'v', 's', 't'])
      expect(answerTo(letter, none)).toBe('There is no game yet.');
    expect(answerTo('x', none)).toBeUndefined();
    expect(answerTo('s', undefined)).toBe('There is no game yet.');
  });
});
