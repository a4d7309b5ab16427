// The commands for whoever builds and equips a board, and the options of `muggins start` for its other devices.
import type { Command } from 'commander';
import type { Output } from './output.ts';

/** Adds `--reader` and `--sign`. */
export const withLines = (command: Command): Command =>
  command
    .option(
      '--reader <port=who...>',
      'a card reader; who: a seat from 1, starter, or shared (default); a speed other than 9600 as port@speed',
    )
    .option('--sign <port...>', 'a text sign that shows the score line');

export function addMaker(program: Command, output: Output): void {
  program
    .command('flash')
    .description('write the firmware into a board with avrdude, verify it, and ask the board who it is')
    .option('--port <port>', 'serial port of the board (default: the one that looks like a board)')
    .option('--board <kind>', 'uno or mega, where the port does not tell')
    .option('--image <file>', 'another image than the one that comes with this program, Intel HEX')
    .option('--baud <number>', 'speed of an old boot loader, such as 57600')
    .option('--json', 'print JSON')
    .action(async (options) => (await import('./flash.ts')).flash(options, output));
  program
    .command('doctor')
    .description('examine a board: line, lights, display, buzzer, keys; says what is wrong and what to do')
    .option('--port <port>', 'serial port of the board, or tcp://host:port')
    .option('--emulator', 'examine the emulated board, which looks at itself and presses its own keys')
    .option('--lanes <number>', 'lanes that are wired: 2, 3 or 4 (default: what the board was set up for)')
    .option('--seconds <number>', 'time for pressing every key; 0 tries none (default: 60)')
    .option('--quick', 'ask nobody: only what the board itself tells')
    .option('--json', 'print JSON; nobody is asked')
    .action(async (options) => (await import('./doctor/index.ts')).doctor(options, output));
  addDeck(program, output);
}

function addDeck(program: Command, output: Output): void {
  const deck = program.command('deck').description('teach card readers which code is which card');
  deck
    .command('learn')
    .description('present each card once: those that have no code yet, or those named')
    .argument('[cards...]', 'cards to teach again, such as 5H')
    .option(
      '--port <port>',
      'serial port of the reader, or tcp://host:port; a speed other than 9600 as port@speed',
    )
    .option('--pack', 'teach another pack, beside the one that is known')
    .option('--pattern <expression>', 'where the code stands in a line: a regular expression with one group')
    .option('--data <folder>', 'folder of the deck (default: MUGGINS_DATA or ~/.muggins)')
    .action(async (cards, options) => (await import('./deck.ts')).learnDeck(cards, options, output));
  deck
    .command('list')
    .description('list the cards that are taught, with their codes')
    .option('--data <folder>', 'folder of the deck')
    .option('--json', 'print JSON')
    .action(async (options) => (await import('./deck.ts')).listDeck(options, output));
}
