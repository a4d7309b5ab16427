// `muggins score`, `peg`, `discard`, `daily`, `rules`, `judge` and `notation` on the command line.
import { named, type OptionsOf, option, type Program, whole } from '../options.ts';
import type { Output } from '../output.ts';

const CARDS = 'cards such as 5H, TC or 10C';
const RULES = 'game, see `muggins rules` (default: six-card)';

const score = (program: Program) =>
  named(program, 'score')
    .argument('<cards...>', `${CARDS}; ranks alone where suits cannot matter`)
    .option('--starter <card>', 'the starter')
    .option('--crib', 'count it as a crib, where a flush needs all five cards')
    .addOption(whole('--claim <points>', 'points that the player claimed: prints the ruling', 0, 99))
    .option('--rules <name>', RULES)
    .option('--json', 'print JSON');
export type ScoreOptions = OptionsOf<typeof score>;

const peg = (program: Program) =>
  named(program, 'peg')
    .argument('<cards...>', 'cards such as 4C, or `go`')
    .option('--rules <name>', RULES)
    .option('--json', 'print JSON');
export type PegOptions = OptionsOf<typeof peg>;

const discard = (program: Program) =>
  named(program, 'discard')
    .argument('<cards...>', 'the cards dealt, such as 5H, TC or 10C')
    .addOption(option('--dealer', "the crib is yours, or your partner's (default)").conflicts('pone'))
    .option('--pone', 'the crib is not yours')
    .option('--score <yours-theirs>', 'rank by wins from your score and theirs, such as 105-111')
    .option('--rules <name>', RULES)
    .option('--json', 'print JSON');
export type DiscardOptions = OptionsOf<typeof discard>;

const daily = (program: Program) =>
  named(program, 'daily')
    .argument('[words...]', 'a date such as 2026-11-30 (default: today, in UTC), and the 2 cards to throw')
    .option('--json', 'print JSON');
export type DailyOptions = OptionsOf<typeof daily>;

const rules = (program: Program) =>
  named(program, 'rules')
    .argument('[name]', 'a game such as five-card, or a setting such as muggins')
    .option('--settings', 'list every setting with its value in the game')
    .option('--json', 'print JSON');
export type RulesOptions = OptionsOf<typeof rules>;

const judge = (program: Program) =>
  named(program, 'judge')
    .argument('[words...]', 'what happened; without words, all situations are listed')
    .option('--json', 'print JSON');
export type JudgeOptions = OptionsOf<typeof judge>;

const notation = (program: Program) =>
  named(program, 'notation')
    .argument('[words...]', 'the text, such as six-card cut=P2 starter=5C KH')
    .option('--file <file>', 'read the text from this file; - reads standard input')
    .option('--position', 'print where the game stands, on one line (default: the whole game)')
    .option('--json', 'print JSON');
export type NotationOptions = OptionsOf<typeof notation>;

export function addCards(program: Program, output: Output): void {
  score(program).action(async (cards, options) => (await import('./score.ts')).score(cards, options, output));
  peg(program).action(async (cards, options) => (await import('./score.ts')).peg(cards, options, output));
  discard(program).action(async (cards, options) =>
    (await import('./discard.ts')).discard(cards, options, output),
  );
  daily(program).action(async (words, options) => (await import('./daily.ts')).daily(words, options, output));
  rules(program).action(async (name, options) =>
    (await import('./rules.ts')).explainRules(name, options, output),
  );
  notation(program).action(async (words, options) =>
    (await import('./notation.ts')).notation(words, options, output),
  );
  judge(program).action(async (words, options) => (await import('./rules.ts')).judge(words, options, output));
}
