// Commands for people who build and equip a board, and the options of `muggins start` for card readers and signs.
import type { Command } from 'commander';
import type { Output } from '../output.ts';

/** Adds `--reader` and `--sign`. */
export const withLines = (command: Command): Command =>
  command
    .option(
      '--reader <port=who...>',
      'a card reader; who is a seat from 1, starter, or shared (default); port@speed if the speed is not 9600',
    )
    .option('--sign <port...>', 'a text sign that shows the score');

export function addMaker(program: Command, output: Output): void {
  program
    .command('flash')
    .description('write the firmware into a board, verify it, and ask the board for its version')
    .option('--port <port>', 'serial port of the board (default: the only one that looks like a board)')
    .option('--board <kind>', 'uno or mega (default: the one whose boot loader answers)')
    .option('--image <file>', 'write this image (Intel HEX) instead of the one that comes with this program')
    .option('--baud <number>', 'speed of the boot loader, such as 57600 for an old one')
    .option('--json', 'print JSON')
    .action(async (options) => (await import('./flash.ts')).flash(options, output));
  program
    .command('doctor')
    .description('test a board: line, lights, display, buzzer and keys; say what is wrong and what to do')
    .option('--port <port>', 'serial port of the board, or tcp://host:port')
    .option('--emulator', 'test the emulated board, which checks itself and presses its own keys')
    .option('--lanes <number>', 'wired lanes: 2 to 6 (default: the number that the board is set to)')
    .option('--seconds <number>', 'time to press every key; 0 skips the keys (default: 60)')
    .option('--quick', 'ask no questions: report only what the board itself can tell')
    .option('--json', 'print JSON; ask no questions')
    .action(async (options) => (await import('../doctor/index.ts')).doctor(options, output));
  program
    .command('emulate')
    .description('open the emulated board as a serial port, for sketches and other programs, until Ctrl+C')
    .option('--pty', 'as a pseudo terminal, by socat (default)')
    .option('--tcp <number>', 'on this TCP port of this machine: tcp://127.0.0.1:NUMBER; 0 takes a free one')
    .option('--lanes <number>', '2 to 6 (default: 2)')
    .option('--board <kind>', 'uno or mega (default: an uno, or a mega for five and six lanes)')
    .option('--json', 'print one JSON object per line')
    .action(async (options) => (await import('./emulate.ts')).emulate(options, output));
  addDeck(program, output);
}

function addDeck(program: Command, output: Output): void {
  const deck = program.command('deck').description('teach card readers your pack of cards');
  deck
    .command('learn')
    .description('present each card once: the cards you name, or all that have no code yet')
    .argument('[cards...]', 'cards to teach again, such as 5H')
    .option(
      '--port <port>',
      'serial port of the reader, or tcp://host:port; port@speed if the speed is not 9600',
    )
    .option('--pack', 'teach another pack and keep the known one')
    .option('--pattern <expression>', 'regular expression with one group that finds the code in a line')
    .option('--data <folder>', 'folder of the deck (default: MUGGINS_DATA or ~/.muggins)')
    .action(async (cards, options) => (await import('./deck.ts')).learnDeck(cards, options, output));
  deck
    .command('list')
    .description('list the known cards with their codes')
    .option('--data <folder>', 'folder of the deck')
    .option('--json', 'print JSON')
    .action(async (options) => (await import('./deck.ts')).listDeck(options, output));
}
