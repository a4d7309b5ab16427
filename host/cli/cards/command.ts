// `muggins score`, `peg`, `discard`, `daily`, `rules`, `judge` and `notation` on the command line.
import { adding, equipped, named, type OptionsIn, type OptionsOf, type Program } from '../options.ts';
import type { Output } from '../output.ts';

export type ScoreOptions = OptionsIn<'muggins score'>;
export type PegOptions = OptionsIn<'muggins peg'>;
export type DailyOptions = OptionsIn<'muggins daily'>;
export type RulesOptions = OptionsIn<'muggins rules'>;
export type JudgeOptions = OptionsIn<'muggins judge'>;
export type NotationOptions = OptionsIn<'muggins notation'>;

const discard = (program: Program) =>
  equipped(named(program, 'discard'), 'muggins discard').argument(
    '<cards...>',
    'the cards dealt, such as 5H, TC or 10C',
  );
export type DiscardOptions = OptionsOf<typeof discard>;

export function addCards(program: Program, output: Output): void {
  const add = adding<ScoreOptions & RulesOptions & NotationOptions>(program, output);
  add('score', async () => (await import('./score.ts')).score);
  add('peg', async () => (await import('./score.ts')).peg);
  discard(program).action(async (cards, options) =>
    (await import('./discard.ts')).discard(cards, options, output),
  );
  add('daily', async () => (await import('./daily.ts')).daily);
  add('rules', async () => (await import('./rules.ts')).explainRules);
  add('notation', async () => (await import('./notation.ts')).notation);
  add('judge', async () => (await import('./rules.ts')).judge);
}
