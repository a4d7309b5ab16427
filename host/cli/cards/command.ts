// `muggins score`, `peg`, `discard`, `daily`, `rules`, `judge` and `notation` on the command line.
import { adding, named, type OptionsIn, type OptionsOf, option, type Program } from '../options.ts';
import type { Output } from '../output.ts';

export type ScoreOptions = OptionsIn<'muggins score'>;
export type PegOptions = OptionsIn<'muggins peg'>;
export type DailyOptions = OptionsIn<'muggins daily'>;
export type RulesOptions = OptionsIn<'muggins rules'>;
export type JudgeOptions = OptionsIn<'muggins judge'>;
export type NotationOptions = OptionsIn<'muggins notation'>;

const discard = (program: Program) =>
  named(program, 'discard')
    .argument('<cards...>', 'the cards dealt, such as 5H, TC or 10C')
    .addOption(option('--dealer', "the crib is yours, or your partner's (default)").conflicts('pone'))
    .option('--pone', 'the crib is not yours')
    .option('--score <yours-theirs>', 'rank by wins from your score and theirs, such as 105-111')
    .option('--rules <name>', 'game, see `muggins rules` (default: six-card)')
    .option('--json', 'print JSON');
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
