// What a discard cost: rows worked by hand, and the same figures as `muggins discard --json` prints.
import { expect, test } from 'vitest';
import { run } from '../../host/cli/program.ts';
import { type Card, findPreset, type RuleSet } from '../rules/index.ts';
import { judgeThrow } from './throws.ts';

const split = (text: string): readonly Card[] => text.split(' ') as Card[];

function rulesOf(name: string): RuleSet {
  const found = findPreset(name);
  if (!found.ok) throw new Error(name);
  return found.value;
}

interface Printed {
  readonly rows: readonly {
    readonly discard: readonly string[];
    readonly hand: number;
    readonly crib: number;
    readonly net: number;
  }[];
}

async function printed(dealt: string, ownCrib: boolean, rules: string): Promise<Printed['rows']> {
  const out: string[] = [];
  const output = { out: (text: string) => out.push(text), err: (text: string) => out.push(text) };
  const args = ['discard', ...dealt.split(' '), ownCrib ? '--dealer' : '--pone', '--rules', rules, '--json'];
  expect(await run(args, output)).toBe(0);
  return (JSON.parse(out.join('\n')) as Printed).rows;
}

/**
 * The hands by hand. 5H 5S JD QC: of 46 starters 23 give 10, 11 give 11, 7 give 17, 2 give 18, and 16, 20 and 21 come by 5, 1 ways: see
 * discards.test.ts of the rules; the sum is 583. The rest is what the cards of the crib are worth by the model.
 */
test.each([
  ['six-card', '5H 5S JD QC 2H 8D', '2H 8D', false, 583 / 46],
  ['six-card', '5H 5S JD QC 2H 8D', '5H 5S', true, undefined],
  ['six-card', '5H 5S JD QC 2H 8D', '5H 5S', false, undefined],
  ['five-card', '5H 5S JD QC 2H', 'QC 2H', false, undefined],
  ['six-card-3', '5H 5S JD QC 2H', '2H', true, undefined],
  ['six-card-4', '5H 5S JD QC 2H', '5H', false, undefined],
] as const)('%s: %s, of which %s were thrown', async (name, dealt, thrown, ownCrib, hand) => {
  const rows = await printed(dealt, ownCrib, name);
  const made = rows.find(({ discard }) => discard.join(' ') === thrown);
  const [best] = rows;
  if (made === undefined || best === undefined) throw new Error('no such discard');
  if (hand !== undefined) expect(made.hand).toBeCloseTo(hand, 12);
  expect(made.net).toBeCloseTo(made.hand + (ownCrib ? 1 : -1) * made.crib, 12);
  const judged = judgeThrow({ cards: split(dealt), thrown: split(thrown), ownCrib }, rulesOf(name));
  expect(judged).toMatchObject({ net: made.net, bestNet: best.net, best: best.discard });
  expect(judged?.cost).toBeCloseTo(best.net - made.net, 12);
  expect(judged?.cost === 0).toBe(best === made);
});

/** The printed row is found by its discard; the best is the first of those that the command ranks. */
test('with the score of its deal, how often a discard wins beside the one that wins most often', async () => {
  const dealt = '6H 6S 7D 8C 2H KD';
  const out: string[] = [];
  const output = { out: (text: string) => out.push(text), err: (text: string) => out.push(text) };
  expect(await run(['discard', ...dealt.split(' '), '--pone', '--score', '109-117', '--json'], output)).toBe(
    0,
  );
  const { rows } = JSON.parse(out.join('\n')) as { rows: { discard: string[]; win: number }[] };
  const line = { cards: split(dealt), ownCrib: false, seat: 1, scores: [117, 109] };
  const [best] = rows;
  for (const { discard, win } of [rows[0], rows[7]].flatMap((row) => row ?? [])) {
    const judged = judgeThrow({ ...line, thrown: discard as Card[] }, rulesOf('six-card'));
    expect(judged?.win).toMatchObject({ model: 'steady-1', chance: win });
    expect(judged?.win?.cost).toBeCloseTo((best?.win ?? 0) - win, 12);
    if (judged?.win?.cost === 0) expect(judged.win.best).toEqual(discard);
    else expect(judged?.win?.best).toEqual(best?.discard);
  }
  const thrown = split('2H KD');
  const plain = judgeThrow({ cards: split(dealt), ownCrib: false, thrown }, rulesOf('six-card'));
  expect([plain?.win, plain?.net]).toEqual([
    undefined,
    judgeThrow({ ...line, thrown }, rulesOf('six-card'))?.net,
  ]);
});

/** Of the two queens, neither has the suit of another card that it could matter with. */
test.each(['QS 9H', 'QC 9H'])('%s: as good as the best costs nothing, and is its own best', (thrown) => {
  const cards = split('QS QC JH TD 9H 5D');
  const judged = judgeThrow({ cards, thrown: split(thrown), ownCrib: false }, rulesOf('six-card'));
  expect(judged).toMatchObject({ cost: 0, best: split(thrown), net: judged?.bestNet });
});

test.each([
  ['cards that are none of a deal', '5H 5S JD QC 2H', '2H QC'],
  ['a card that was not dealt', '5H 5S JD QC 2H 8D', '2H 9D'],
])('%s: nothing', (_, dealt, thrown) => {
  expect(
    judgeThrow({ cards: split(dealt), thrown: split(thrown), ownCrib: true }, rulesOf('six-card')),
  ).toBeUndefined();
});
