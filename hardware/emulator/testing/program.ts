// Small AVR programs for tests, assembled on the spot by avr8js's own assembler.
import { assemble } from 'avr8js/dist/cjs/utils/assembler.js';
import { Machine } from '../machine.ts';
import type { MachineOptions } from '../options.ts';

/** Flash of the ATmega328P in bytes. */
const FLASH_BYTES = 32_768;

/** The flash with a program at its beginning. @throws if it does not assemble. */
export function program(source: string): Uint8Array {
  const { bytes, errors } = assemble(source);
  if (errors.length > 0) throw new Error(errors.join('\n'));
  const flash = new Uint8Array(FLASH_BYTES).fill(0xff);
  flash.set(bytes);
  return flash;
}

/** A machine with power that runs the program. */
export function boot(source: string, options: Omit<MachineOptions, 'flash'> = {}): Machine {
  const machine = new Machine({ ...options, flash: program(source) });
  machine.powerOn();
  return machine;
}

/** A byte of the data space: registers, input and output, RAM. */
export function peek(machine: Machine, address: number): number {
  const byte = machine.cpu?.data[address];
  if (byte === undefined) throw new Error('no power, or no such address');
  return byte;
}

/** Runs until the program writes something else than 0 to GPIOR0, and returns it. */
export function outcome(machine: Machine, limit = 16_000_000): number {
  const GPIOR0 = 0x3e;
  if (!machine.runUntil(() => peek(machine, GPIOR0) !== 0, limit))
    throw new Error('the program gave no sign');
  return peek(machine, GPIOR0);
}
