// Every word on the display comes from a table: with tables of marks instead of letters, no letter is left in a row.
import { describe, expect, test } from 'vitest';
import { promptOf } from '../rules/index.ts';
import { makeRows } from './display.ts';
import { withText } from './language.ts';
import { LANGUAGES } from './languages.ts';
import { shortMove } from './moves.ts';
import { COLUMNS } from './naming.ts';
import { CALLING } from './testing/call.ts';
import { CUTTING } from './testing/cut.ts';
import { DEALING } from './testing/deal.ts';
import { OFFENDING } from './testing/offence.ts';
import { tableAfter } from './testing/situation.ts';

/** English with a mark for each letter. */
const MARKS = withText(LANGUAGES.en, (text) => text.replace(/[A-Za-z]/g, '#'));
/** The product's name, where there is no game; cards by their ranks. */
const ALLOWED = /^Muggins$|(?<![A-Za-z])[ATJQK](?![A-Za-z])/g;

describe.each(
  [...CUTTING, ...DEALING, ...CALLING, ...OFFENDING].map(
    (each) => [`${each.what}: ${each.steps}`, each] as const,
  ),
)('%s', (_, situation) => {
  test('has no word of its own', () => {
    const { table } = tableAfter(situation);
    const { entry, history } = table.view;
    const players = table.state.players.map((_, seat) => `${seat + 1}`);
    const told = history.map((move) => ({ ...move, names: players }));
    const state = { ...table.state, players };
    const shown = { state, prompt: promptOf(state), entry, canRedo: false, words: MARKS.prompts };
    const rows = [
      ...makeRows({ ...shown, said: () => '' }),
      ...told.map((move) => shortMove(MARKS, move, COLUMNS)),
    ];
    expect(rows.map((row) => row.replace(ALLOWED, '')).filter((row) => /[A-Za-z]/.test(row))).toEqual([]);
  });
});
