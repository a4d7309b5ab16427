// The `muggins` command line. The files beside this one do the work.
import type { Command } from 'commander';
import { addMaker } from './board/command.ts';
import { programOf, runProgram, showHelp } from './commander.ts';
import { addHall } from './hall/command.ts';
import { addJournal } from './journal/command.ts';
import { type ExitCode, type Output, standardOutput, usageError } from './output.ts';
import { packageVersion } from './place.ts';

const EXAMPLES = `
Examples:
  muggins start                                 play on your board, or on the emulated one
  muggins score 5H 5S 5D JC --starter 5C        29
  muggins score 6 7 8 8 --starter 5 --claim 10  is ten right?
  muggins peg 4C 2D 3H 5S 6C                    points for each card played
  muggins discard 5H 5S JD QC 2H 8D --pone      what to throw to the crib
  muggins rules five-card                       what kind of game that is

Exit codes: 0 done, 1 failed, 2 the command was not understood.`;

const STATUS_CODES = `
Exit codes: 0 it is well, 1 it does not answer or its journal refuses moves, 3 no table runs.`;

/** Commands by their names, in the order of the help. */
const COMMANDS: readonly (readonly [
  names: readonly string[],
  add: (program: Command, output: Output) => void | Promise<void>,
])[] = [
  [['start'], async (...to) => (await import('./start/command.ts')).addStart(...to)],
  [['table'], async (...to) => (await import('./start/command.ts')).addTable(...to)],
  [['status', 'watch', 'ports'], addLooking],
  [['score', 'peg', 'rules', 'discard'], addCards],
  [['judge'], addJudge],
  [['games', 'export'], addGames],
  [['players'], addPlayers],
  [['journal'], addJournal],
  [['hall'], addHall],
  [['scenario'], addScenario],
  [['flash', 'doctor', 'emulate', 'deck'], addMaker],
];

/**
 * The command line; where a command was typed that needs no other, only that and its neighbours. To describe all of them takes Node
 * longer than to count a hand. Actions load their own module, so that `muggins score` never opens a port.
 */
async function buildProgram(output: Output, [typed = '']: readonly string[]): Promise<Command> {
  const program = programOf('muggins', output)
    .description('The electronic cribbage board that checks your count.')
    .version(packageVersion(), '-v, --version', 'print the version')
    .addHelpText('after', EXAMPLES);
  const only = COMMANDS.find(([names]) => names.includes(typed));
  if (only !== undefined) {
    await only[1](program, output);
    return program;
  }
  for (const [, add] of COMMANDS) await add(program, output);
  addCompletion(program, output);
  addHelp(program, output);
  return program;
}

/** `muggins help [command]`. Commander's own shows the whole help for an unknown command, without an error. */
function addHelp(program: Command, output: Output): void {
  program
    .helpCommand(false)
    .command('help')
    .description('show help for one command or for all')
    .argument('[command...]')
    .option('--all', 'show rare options too')
    .action((names: readonly string[], { all = false }) => showHelp(commandOf(program, names), all));
  program
    .command('version')
    .description('print the version')
    .action(() => output.out(packageVersion()));
}

/** `muggins completion`, and `muggins complete`, which only its scripts call. */
function addCompletion(program: Command, output: Output): void {
  program
    .command('completion')
    .description('print a script that completes commands, options and house rules in your shell')
    .argument('<shell>', 'bash, zsh or fish; the first line of the script says where it goes')
    .action(async (shell) => (await import('./completion.ts')).completion(shell, output));
  program
    .command('complete', { hidden: true })
    .argument('<shell>')
    .argument('<line>')
    .action(async (shell, line) => (await import('./completion.ts')).complete(program, shell, line, output));
}

/** The command of these names, such as `journal check`. @throws CliError */
function commandOf(program: Command, names: readonly string[]): Command {
  let command = program;
  for (const name of names) {
    const among = command.commands.map((each) => each.name());
    const found = command.commands.find((each) => each.name() === name);
    if (found === undefined)
      throw usageError('unknownCommand', `There is no command '${names.join(' ')}'.`, {
        guess: { given: name, among },
        hint: '`muggins --help` lists the commands.',
      });
    command = found;
  }
  return command;
}

/** What can be known of a table or a board from outside. */
function addLooking(program: Command, output: Output): void {
  program
    .command('status')
    .description('show whether a table is running here, and whether it is well')
    .option('--data <folder>', 'folder of the journal')
    .option('--json', 'print JSON')
    .addHelpText('after', STATUS_CODES)
    .action(async (options) => (await import('./table/status.ts')).status(options, output));
  program
    .command('watch')
    .description('tell every score, ruling and win of the running table, until Ctrl+C')
    .option('--all', 'tell every move')
    .option('--http <number>', 'port of its web pages (default: where the table of the folder runs)')
    .option('--data <folder>', 'folder of its journal')
    .option('--json', 'print one JSON object per line')
    .action(async (options) => (await import('./table/watch.ts')).watch(options, output));
  program
    .command('ports')
    .description('list serial ports, likely boards first')
    .option('--json', 'print JSON')
    .action(async (options) => (await import('./board/ports.ts')).ports(options, output));
}

function addJudge(program: Command, output: Output): void {
  program
    .command('judge')
    .description('say what a judge rules, by what happened: muggins judge "dealer led first"')
    .argument('[words...]', 'what happened; without words, all situations are listed')
    .option('--json', 'print JSON')
    .action(async (words, options) => (await import('./cards/judge.ts')).judge(words, options, output));
}

function addCards(program: Command, output: Output): void {
  program
    .command('score')
    .description('count a hand, with or without a starter, and check a claim')
    .argument('<cards...>', 'cards such as 5H, TC or 10C; ranks alone where suits cannot matter')
    .option('--starter <card>', 'the starter')
    .option('--crib', 'count it as a crib, where a flush needs all five cards')
    .option('--claim <points>', 'what the player said: prints how the board rules on it')
    .option('--rules <name>', 'game, see `muggins rules` (default: six-card)')
    .option('--json', 'print JSON')
    .action(async (cards, options) => (await import('./cards/score.ts')).score(cards, options, output));
  program
    .command('peg')
    .description('count the points of each card played, in order')
    .argument('<cards...>', 'cards such as 4C, or `go`')
    .option('--rules <name>', 'game, see `muggins rules` (default: six-card)')
    .option('--json', 'print JSON')
    .action(async (cards, options) => (await import('./cards/score.ts')).peg(cards, options, output));
  program
    .command('rules')
    .description('explain the games, one game, or one house rule')
    .argument('[name]', 'a game such as five-card, or a setting such as muggins')
    .option('--settings', 'list every setting with its value in the game')
    .option('--json', 'print JSON')
    .action(async (name, options) => (await import('./cards/rules.ts')).explainRules(name, options, output));
  program
    .command('discard')
    .description('study every discard of a deal: hand, crib and what is left, the best first')
    .argument('<cards...>', 'the cards dealt, such as 5H, TC or 10C')
    .option('--dealer', "the crib is yours, or your partner's (default)")
    .option('--pone', 'the crib is not yours')
    .option('--score <yours-theirs>', 'say how often hand and crib win the game, such as 105-111')
    .option('--rules <name>', 'game, see `muggins rules` (default: six-card)')
    .option('--json', 'print JSON')
    .action(async (cards, options) => (await import('./cards/discard.ts')).discard(cards, options, output));
}

function addGames(program: Command, output: Output): void {
  program
    .command('games')
    .description('list the games in the journal')
    .option('--data <folder>', 'folder of the journal')
    .option('--json', 'print JSON')
    .action(async (options) => (await import('./table/games.ts')).games(options, output));
  program
    .command('export')
    .description('print games as JSON or CSV, as the page of games saves them')
    .argument('[games...]', 'numbers from `muggins games` (default: all games)')
    .option('--json', 'as JSON (default)')
    .option('--csv', 'as a sheet: one line for each deal and player')
    .option('--events', "add the journal's own events, every undo included")
    .option('--out <file>', 'write to this file')
    .option('--language <name>', 'heads of the sheet: en or fr (default: en)')
    .option('--data <folder>', 'folder of the journal')
    .action(async (games, options) => (await import('./table/games.ts')).exportGames(games, options, output));
}

function addPlayers(program: Command, output: Output): void {
  program
    .command('players')
    .description('list, name, merge and part the players of the journal')
    .argument('[action]', 'list, add, rename, set, merge or part', 'list')
    .argument(
      '[names...]',
      'a player by name or id: add NAME; rename PLAYER NAME; set PLAYER; merge PLAYER INTO; part ID',
    )
    .option('--short <name>', 'for add and set: a name for the display; empty for none')
    .option('--colour <name>', 'for add and set: the favourite colour of a lane, or none')
    .option('--guest <on|off>', 'for add and set: a guest is left out of statistics')
    .option('--data <folder>', 'folder of the journal')
    .option('--http <number>', 'port of the web pages, if a table is running (default: found by the folder)')
    .option('--json', 'print JSON')
    .action(async (action, names, options) =>
      (await import('./table/players.ts')).players({ action, names, ...options }, output),
    );
}

/** The lab reads the options; only a checkout has it. */
function addScenario(program: Command): void {
  program
    .command('scenario')
    .description('in a checkout: run whole-system scripts on the emulated board with the real firmware')
    .argument('[files...]', 'scenario files, or folders of them')
    .option('--jobs <number>', 'scenarios to run at once (default: twice the number of processors)')
    .option('--json', 'print JSON')
    .action(async (files: readonly string[], { jobs, json }) => {
      const words = [...(jobs === undefined ? [] : ['--jobs', jobs]), ...(json === true ? ['--json'] : [])];
      await (await import('./lab.ts')).runLab(['scenario', ...words, ...files]);
    });
}

/** Runs the command line given (without node and script). Returns the exit code; prints everything itself. */
export const run = (args: readonly string[], output: Output = standardOutput): Promise<ExitCode> =>
  runProgram(buildProgram, args, output);
