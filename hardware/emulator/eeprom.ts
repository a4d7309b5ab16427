// EEPROM that outlives power: a byte whose writing is cut off by a power cut is lost.
import type { EEPROMBackend } from 'avr8js';

/** Bytes of EEPROM in an ATmega328P; an ATmega2560 has four times as many. */
const EEPROM_BYTES = 1024;
/** CPU cycles to erase and write one byte: 3.4 ms at 16 MHz (DS40002061B table 8-1). */
export const EEPROM_WRITE_CYCLES = 54_400;

export class Eeprom implements EEPROMBackend {
  readonly bytes: Uint8Array;
  readonly #now: () => number;
  #last = { address: 0, done: 0 };

  /**
   * `content` is copied; a chip from the shop holds 0xFF everywhere. `now` tells CPU cycles.
   * @param size bytes
   */
  constructor(now: () => number, content?: Uint8Array, size: number = EEPROM_BYTES) {
    if (content !== undefined && content.length !== size) {
      throw new RangeError(`EEPROM content: expected ${size} bytes, got ${content.length}`);
    }
    this.bytes = content === undefined ? new Uint8Array(size).fill(0xff) : Uint8Array.from(content);
    this.#now = now;
  }

  readMemory(address: number): number {
    return this.bytes[address % this.bytes.length] ?? 0xff;
  }

  writeMemory(address: number, value: number): void {
    this.#begin(address);
    this.bytes[address % this.bytes.length] = this.readMemory(address) & value;
  }

  eraseMemory(address: number): void {
    this.#begin(address);
    this.bytes[address % this.bytes.length] = 0xff;
  }

  /** Power goes away: an unfinished byte is left erased. */
  cutPower(): void {
    if (this.#now() < this.#last.done) this.bytes[this.#last.address] = 0xff;
  }

  #begin(address: number): void {
    this.#last = { address: address % this.bytes.length, done: this.#now() + EEPROM_WRITE_CYCLES };
  }
}
