// The watchdog of both processors (DS40002061B 11.8 and 11.9.2): timed changes, interrupt mode, reset mode, and
// the reset flag that keeps it running after a reset by it.
import type { CPU } from 'avr8js';
import { RESET_REASONS } from '../../shared/protocol/index.ts';
import type { Interrupt } from './processor.ts';

const MCUSR = 0x54;
const WDTCSR = 0x60;

const WDIF = 0x80;
const WDIE = 0x40;
const WDP3 = 0x20;
const WDCE = 0x10;
const WDE = 0x08;
const WDP = 0x07;

/** CPU cycles of the shortest timeout: 2048 cycles of the 128 kHz oscillator (table 11-2). */
const SHORTEST_TIMEOUT = 2048 * 125;

export class Watchdog {
  readonly #cpu: CPU;
  readonly #systemReset: () => void;
  #deadline = 0;
  #changesUntil = -1;
  #scheduled = false;
  readonly #interrupt: Interrupt;

  /** `systemReset` is called when it runs out in reset mode. */
  constructor(cpu: CPU, systemReset: () => void, vector: number) {
    this.#cpu = cpu;
    this.#interrupt = {
      address: vector,
      flagRegister: WDTCSR,
      flagMask: WDIF,
      enableRegister: WDTCSR,
      enableMask: WDIE,
    };
    this.#systemReset = systemReset;
    cpu.onWatchdogReset = () => this.#restart();
    cpu.writeHooks[WDTCSR] = (value) => this.#write(value);
    cpu.writeHooks[MCUSR] = (value) => {
      // Flags are cleared by writing zero; none can be set by the program.
      cpu.data[MCUSR] = this.#register(MCUSR) & value;
      return true;
    };
    this.#hold();
    this.#restart();
  }

  /** Cycles until it runs out, after WDR. */
  get #timeout(): number {
    const control = this.#register(WDTCSR);
    const step = (control & WDP) + (control & WDP3 ? 8 : 0);
    return SHORTEST_TIMEOUT * 2 ** Math.min(step, 9);
  }

  #write(value: number): boolean {
    const old = this.#register(WDTCSR);
    if (value & WDCE && value & WDE) {
      this.#changesUntil = this.#cpu.cycles + 4;
      this.#cpu.data[WDTCSR] = old | WDCE;
      return true;
    }
    const locked = this.#cpu.cycles > this.#changesUntil;
    const kept = locked ? WDP3 | WDP : 0;
    // Switching on needs no timed sequence, switching off and other timeouts do.
    const on = locked ? (old | value) & WDE : value & WDE;
    const next = (old & kept) | (value & ~kept & (WDP3 | WDP)) | on | (value & WDIE);
    if (value & WDIF) this.#cpu.clearInterrupt(this.#interrupt);
    this.#cpu.data[WDTCSR] = (this.#register(WDTCSR) & WDIF) | next;
    this.#cpu.updateInterruptEnable(this.#interrupt, next);
    this.#changesUntil = -1;
    this.#hold();
    this.#restart();
    return true;
  }

  /** While MCUSR says that the watchdog reset the chip, it cannot be switched off. */
  #hold(): void {
    if (this.#register(MCUSR) & RESET_REASONS.watchdog) this.#cpu.data[WDTCSR] = this.#register(WDTCSR) | WDE;
  }

  #restart(): void {
    this.#deadline = this.#cpu.cycles + this.#timeout;
    if (!this.#scheduled && this.#register(WDTCSR) & (WDE | WDIE)) this.#schedule();
  }

  #schedule(): void {
    this.#scheduled = true;
    this.#cpu.addClockEvent(() => this.#check(), this.#deadline - this.#cpu.cycles);
  }

  #check(): void {
    this.#scheduled = false;
    const control = this.#register(WDTCSR);
    if (!(control & (WDE | WDIE))) return;
    if (this.#cpu.cycles < this.#deadline) this.#schedule();
    else if (control & WDIE) {
      this.#cpu.setInterruptFlag(this.#interrupt);
      // With both modes on, the first timeout interrupts and the second resets (table 11-1).
      if (control & WDE) this.#cpu.data[WDTCSR] = this.#register(WDTCSR) & ~WDIE;
      this.#restart();
    } else this.#systemReset();
  }

  #register(address: number): number {
    return this.#cpu.data[address] ?? 0;
  }
}
