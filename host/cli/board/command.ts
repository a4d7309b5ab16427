// `muggins flash`, `doctor`, `emulate`, `deck` and `ports` on the command line: for people who build and equip a board.
import { BOARD_KINDS } from '../../../shared/protocol/index.ts';
import {
  adding,
  equipped,
  named,
  number,
  type OptionsIn,
  type OptionsOf,
  type Program,
  readHelp,
  word,
} from '../options.ts';
import type { Output } from '../output.ts';
import { lanes } from '../start/settings.ts';
import help from './help.json' with { type: 'json' };

const flash = (program: Program) =>
  equipped(named(program, 'flash'), 'muggins flash', {
    '--board <kind>': word(BOARD_KINDS),
    '--baud <number>': number(300, 1_000_000),
  });
export type FlashOptions = OptionsOf<typeof flash>;

const doctor = (program: Program) =>
  equipped(named(program, 'doctor'), 'muggins doctor', {
    '--lanes <number>': lanes,
    '--seconds <number>': number(0, 9_999),
  });
export type DoctorOptions = OptionsOf<typeof doctor>;

const emulate = (program: Program) =>
  equipped(named(program, 'emulate'), 'muggins emulate', {
    '--tcp <number>': number(0, 65_535),
    '--lanes <number>': lanes,
    '--board <kind>': word(BOARD_KINDS),
  });
export type EmulateOptions = OptionsOf<typeof emulate>;

const ports = (program: Program) => equipped(named(program, 'ports'), 'muggins ports');
export type PortsOptions = OptionsOf<typeof ports>;

const deck = (program: Program) => named(program, 'deck');

export type LearnOptions = OptionsIn<'muggins deck learn'>;

const list = (under: Program) => equipped(named(under, 'list'), 'muggins deck list');
export type ListOptions = OptionsOf<typeof list>;

export function addBoard(program: Program, output: Output): void {
  readHelp(help);
  flash(program).action(async (options) => (await import('./flash.ts')).flash(options, output));
  doctor(program).action(async (options) => (await import('../doctor/index.ts')).doctor(options, output));
  emulate(program).action(async (options) => (await import('./emulate.ts')).emulate(options, output));
  const cards = deck(program);
  adding<LearnOptions>(cards, output)('learn', async () => (await import('./deck.ts')).learnDeck);
  list(cards).action(async (options) => (await import('./deck.ts')).listDeck(options, output));
  ports(program).action(async (options) => (await import('./ports.ts')).ports(options, output));
}
