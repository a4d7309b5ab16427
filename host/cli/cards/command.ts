// `muggins score`, `peg`, `discard`, `daily`, `rules`, `judge` and `notation` on the command line.
import { named, type OptionsOf, option, type Program, whole } from '../options.ts';
import type { Output } from '../output.ts';

const CARDS = 'cards such as 5H, TC or 10C';
const RULES = 'game, see `muggins rules` (default: six-card)';

const score = (program: Program) =>
  named(program, 'score', 'count a hand, with or without a starter, and check a claim', {
    '5H 5S 5D JC --starter 5C': '29, item by item',
    '6 7 8 8 --starter 5 --claim 10': 'is 10 right?',
    '2H 4H 6H 8H --starter KC --crib': 'a crib',
  })
    .argument('<cards...>', `${CARDS}; ranks alone where suits cannot matter`)
    .option('--starter <card>', 'the starter')
    .option('--crib', 'count it as a crib, where a flush needs all five cards')
    .addOption(whole('--claim <points>', 'points that the player claimed: prints the ruling', 0, 99))
    .option('--rules <name>', RULES)
    .option('--json', 'print JSON');
export type ScoreOptions = OptionsOf<typeof score>;

const peg = (program: Program) =>
  named(program, 'peg', 'count the points of each card played, in order', {
    '4C 2D 3H 5S 6C': 'points for each card',
    'KH KS KD go KC': 'with a go',
  })
    .argument('<cards...>', 'cards such as 4C, or `go`')
    .option('--rules <name>', RULES)
    .option('--json', 'print JSON');
export type PegOptions = OptionsOf<typeof peg>;

const discard = (program: Program) =>
  named(program, 'discard', 'study every discard of a deal: hand, crib and what is left, the best first', {
    '5H 5S JD QC 2H 8D --pone': "the crib is the dealer's",
    '5H 5S JD QC 2H 8D --score 105-111': 'how often it wins',
  })
    .argument('<cards...>', 'the cards dealt, such as 5H, TC or 10C')
    .addOption(option('--dealer', "the crib is yours, or your partner's (default)").conflicts('pone'))
    .option('--pone', 'the crib is not yours')
    .option('--score <yours-theirs>', 'rank by wins from your score and theirs, such as 105-111')
    .option('--rules <name>', RULES)
    .option('--json', 'print JSON');
export type DiscardOptions = OptionsOf<typeof discard>;

const daily = (program: Program) =>
  named(program, 'daily', 'show the hand of a day, the same for everybody, and judge your throw', {
    '': "today's",
    '2026-11-30 2H 8H': 'what that throw is worth',
  })
    .argument('[words...]', 'a date such as 2026-11-30 (default: today, in UTC), and the 2 cards to throw')
    .option('--json', 'print JSON');
export type DailyOptions = OptionsOf<typeof daily>;

const rules = (program: Program) =>
  named(program, 'rules', 'explain the games, one game, or one house rule', {
    '': 'every game',
    'five-card': 'one game',
    muggins: 'one house rule',
  })
    .argument('[name]', 'a game such as five-card, or a setting such as muggins')
    .option('--settings', 'list every setting with its value in the game')
    .option('--json', 'print JSON');
export type RulesOptions = OptionsOf<typeof rules>;

const judge = (program: Program) =>
  named(program, 'judge', 'show what a judge rules', {
    '': 'every situation',
    'dealer led first': 'the remedy, step by step',
  })
    .argument('[words...]', 'what happened; without words, all situations are listed')
    .option('--json', 'print JSON');
export type JudgeOptions = OptionsOf<typeof judge>;

const notation = (program: Program) =>
  named(program, 'notation', 'read a game or a position written as text, check it, and print it again', {
    'six-card cut=P2 starter=5C KH': 'the text as words',
    '--file game.txt --position': 'where that game stands',
  })
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
