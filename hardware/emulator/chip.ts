/**
 * The ATmega328P of the board, from one reset to the next: avr8js's core, ports and timers with the timing that
 * the datasheet (DS40002061B) gives, and our own USART, TWI and watchdog.
 */
import {
  AVREEPROM,
  AVRIOPort,
  AVRTimer,
  avrInstruction,
  CPU,
  eepromConfig,
  portBConfig,
  portCConfig,
  portDConfig,
  timer0Config,
  timer1Config,
  timer2Config,
} from 'avr8js';
import { EEPROM_WRITE_CYCLES, type Eeprom } from './eeprom.ts';
import { Twi, type TwiDevice } from './twi.ts';
import { Usart } from './usart.ts';
import { Watchdog } from './watchdog.ts';

/** CPU cycles in a second and in a millisecond. */
export const CLOCK = 16_000_000;
export const MILLISECOND = CLOCK / 1000;
/** Nanoseconds of a CPU cycle. */
export const CYCLE_NANOSECONDS = 1e9 / CLOCK;

/** Static RAM in bytes, and where it begins in the address space of data. */
export const RAM_BYTES = 2048;
export const RAM_START = 0x100;
const MCUSR = 0x54;
const SREG = 0x5f;

export interface ChipOptions {
  readonly flash: Uint16Array;
  /** What static RAM holds at the reset: it survives one, and is noise after power-on. */
  readonly ram: Uint8Array;
  /** CPU cycles since the machine was made; the chip counts on from here. */
  readonly now: number;
  /** Reset reasons, bits as in MCUSR. */
  readonly reasons: number;
  readonly eeprom: Eeprom;
  readonly devices: readonly TwiDevice[];
  readonly onWatchdog: () => void;
}

export class Chip {
  readonly cpu: CPU;
  readonly ports: Readonly<Record<'B' | 'C' | 'D', AVRIOPort>>;
  readonly usart: Usart;
  readonly twi: Twi;
  /** Lowest stack pointer seen when an interrupt began. */
  lowestStack: number;
  private until = 0;

  constructor(options: ChipOptions) {
    const cpu = new CPU(options.flash, RAM_BYTES);
    this.cpu = cpu;
    cpu.data.set(options.ram, RAM_START);
    cpu.cycles = options.now;
    cpu.data[MCUSR] = options.reasons;
    this.ports = {
      B: new AVRIOPort(cpu, portBConfig),
      C: new AVRIOPort(cpu, portCConfig),
      D: new AVRIOPort(cpu, portDConfig),
    };
    for (const config of [timer0Config, timer1Config, timer2Config]) new AVRTimer(cpu, config);
    this.usart = new Usart(cpu);
    this.twi = new Twi(cpu, options.devices, this.ports.C);
    new Watchdog(cpu, options.onWatchdog);
    const half = EEPROM_WRITE_CYCLES / 2;
    new AVREEPROM(cpu, options.eeprom, { ...eepromConfig, eraseCycles: half, writeCycles: half });
    this.lowestStack = cpu.SP;
  }

  /** Static RAM as it is now. */
  get ram(): Uint8Array {
    return this.cpu.data.slice(RAM_START, RAM_START + RAM_BYTES);
  }

  /** Runs whole instructions until the clock stands at `cycle` or later, or until `stopAt` says earlier. */
  run(cycle: number): void {
    const { cpu } = this;
    const { progMem } = cpu;
    this.until = cycle;
    while (cpu.cycles < this.until) {
      const opcode = progMem[cpu.pc] ?? 0;
      avrInstruction(cpu);
      if ((opcode & 0xf000) === 0x9000) {
        // avr8js counts one cycle for CBI; the chip takes two.
        if ((opcode & 0xff00) === 0x9800) cpu.cycles++;
        // The instruction after SEI and RETI runs before any interrupt (7.7).
        else if (opcode === 0x9478 || opcode === 0x9518) continue;
      }
      const { pc } = cpu;
      cpu.tick();
      if (cpu.pc !== pc) this.interrupted();
    }
  }

  /** Makes `run` return no later than at `cycle`. */
  stopAt(cycle: number): void {
    if (cycle < this.until) this.until = cycle;
  }

  /** Interrupt response takes four cycles (7.7.1); avr8js counts two. */
  private interrupted(): void {
    this.cpu.cycles += 2;
    const { SP } = this.cpu;
    if (SP < this.lowestStack) this.lowestStack = SP;
  }

  /** Whether interrupts are on: the I bit of SREG. */
  get interruptsOn(): boolean {
    return ((this.cpu.data[SREG] ?? 0) & 0x80) !== 0;
  }
}
