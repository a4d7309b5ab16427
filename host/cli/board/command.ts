// `muggins flash`, `doctor`, `emulate`, `deck` and `ports` on the command line: for people who build and equip a board.
import { BOARD_KINDS } from '../../../shared/protocol/index.ts';
import {
  adding,
  choice,
  named,
  type OptionsIn,
  type OptionsOf,
  option,
  type Program,
  whole,
} from '../options.ts';
import type { Output } from '../output.ts';
import { lanesOption } from '../start/settings.ts';

const flash = (program: Program) =>
  named(program, 'flash')
    .option('--port <port>', 'serial port of the board (default: the only one that looks like a board)')
    .addOption(choice('--board <kind>', 'default: the one whose boot loader answers', BOARD_KINDS))
    .option('--image <file>', 'write this image (Intel HEX) instead of the one that comes with this program')
    .addOption(whole('--baud <number>', 'speed of the boot loader; 57600 for an old one', 300, 1_000_000))
    .option('--json', 'print JSON');
export type FlashOptions = OptionsOf<typeof flash>;

const doctor = (program: Program) =>
  named(program, 'doctor')
    .addOption(option('--port <port>', 'serial port of the board, or tcp://host:port').conflicts('emulator'))
    .option('--emulator', 'test the emulated board, which checks itself and presses its own keys')
    .addOption(lanesOption('wired lanes: 2 to 6 (default: the number that the board is set to)'))
    .addOption(whole('--seconds <number>', 'time to press every key; 0 skips the keys', 0, 9_999).default(60))
    .option('--quick', 'ask no questions: report only what the board itself can tell')
    .option('--json', 'print JSON; ask no questions');
export type DoctorOptions = OptionsOf<typeof doctor>;

const emulate = (program: Program) =>
  named(program, 'emulate')
    .addOption(
      whole('--tcp <number>', 'TCP port of 127.0.0.1 (default: 9501); 0 takes a free one', 0, 65_535),
    )
    .addOption(option('--pty', 'as a pseudo terminal instead, by socat').conflicts('tcp'))
    .addOption(lanesOption('2 to 6 (default: 2)'))
    .addOption(
      choice('--board <kind>', 'emulated Arduino (default: uno, for 5 and 6 lanes mega)', BOARD_KINDS),
    )
    .option('--json', 'print one JSON object per line');
export type EmulateOptions = OptionsOf<typeof emulate>;

const ports = (program: Program) => named(program, 'ports').option('--json', 'print JSON');
export type PortsOptions = OptionsOf<typeof ports>;

const deck = (program: Program) => named(program, 'deck');

export type LearnOptions = OptionsIn<'muggins deck learn'>;

const list = (under: Program) =>
  named(under, 'list').option('--data <folder>', 'folder of the deck').option('--json', 'print JSON');
export type ListOptions = OptionsOf<typeof list>;

export function addBoard(program: Program, output: Output): void {
  flash(program).action(async (options) => (await import('./flash.ts')).flash(options, output));
  doctor(program).action(async (options) => (await import('../doctor/index.ts')).doctor(options, output));
  emulate(program).action(async (options) => (await import('./emulate.ts')).emulate(options, output));
  const cards = deck(program);
  adding<LearnOptions>(cards, output)('learn', async () => (await import('./deck.ts')).learnDeck);
  list(cards).action(async (options) => (await import('./deck.ts')).listDeck(options, output));
  ports(program).action(async (options) => (await import('./ports.ts')).ports(options, output));
}
