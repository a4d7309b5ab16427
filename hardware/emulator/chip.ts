// The processor of the board, from one reset to the next: avr8js's core, ports, timers, EEPROM and watchdog with the timing that
// the datasheets give (see processor.ts), and our own USART and TWI.
import { AVRClock, AVREEPROM, AVRIOPort, AVRWatchdog, avrInstruction, CPU, watchdogConfig } from 'avr8js';
import { RESET_REASONS } from '../../shared/protocol/index.ts';
import { PORT_NAMES, type PortName } from '../board.ts';
import { EEPROM_WRITE_CYCLES, type Eeprom } from './eeprom.ts';
import type { Processor } from './processor.ts';
import { addTimer } from './timer.ts';
import { Twi, type TwiDevice } from './twi.ts';
import { Usart } from './usart.ts';

/** CPU cycles in a second and in a millisecond. */
export const CLOCK = 16_000_000;
export const MILLISECOND = CLOCK / 1000;
/** Nanoseconds of a CPU cycle. */
export const CYCLE_NANOSECONDS = 1e9 / CLOCK;

/** Where avr8js has static RAM begin; what a processor has before it are registers. */
const REGISTER_END = 0x100;
const SMCR = 0x53;
const { MCUSR, WDTCSR } = watchdogConfig;
/** Bits of WDTCSR. */
const WDCE = 0x10;
const WDE = 0x08;

/** Bit of SMCR that lets SLEEP work. */
const SE = 0x01;
/** CPU cycles that an interrupt takes longer if it wakes the processor (7.7.1); idle mode has no start-up time. */
const WAKING = 4;

/** avr8js's queue of what its parts have asked to be called for, which it does not show. */
interface ClockEvents {
  readonly nextClockEvent: { readonly cycles: number } | null;
}

interface ChipOptions {
  readonly processor: Processor;
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
  readonly usart: Usart;
  readonly twi: Twi;
  /** Lowest stack pointer seen when an interrupt began. */
  lowestStack: number;
  /** CPU cycles slept since the chip started. */
  slept = 0;
  readonly #processor: Processor;
  readonly #ports: ReadonlyMap<PortName, AVRIOPort>;
  #until = 0;
  #asleep = false;

  constructor(options: ChipOptions) {
    const { processor, eeprom } = options;
    const { vectors, bus } = processor;
    const cpu = new CPU(options.flash, processor.ramStart - REGISTER_END + processor.ram);
    this.#processor = processor;
    this.cpu = cpu;
    cpu.data.set(options.ram, processor.ramStart);
    cpu.cycles = options.now;
    cpu.data[MCUSR] = options.reasons;
    this.#ports = portsOf(cpu, processor);
    for (const config of processor.timers) addTimer(cpu, config);
    this.usart = new Usart(cpu, vectors);
    this.twi = new Twi(cpu, options.devices, { ...bus, port: this.port(bus.port), vector: vectors.twi });
    addWatchdog(cpu, vectors.watchdog, options.onWatchdog);
    const half = EEPROM_WRITE_CYCLES / 2;
    new AVREEPROM(cpu, eeprom, { ...processor.eepromConfig, eraseCycles: half, writeCycles: half });
    this.lowestStack = cpu.SP;
  }

  /** A port by its letter. @throws RangeError if this processor has none of it */
  port(name: PortName): AVRIOPort {
    const port = this.#ports.get(name);
    if (port === undefined) throw new RangeError(`this processor has no port ${name}`);
    return port;
  }

  /** Static RAM as it is now. */
  get ram(): Uint8Array {
    const { ramStart, ram } = this.#processor;
    return this.cpu.data.slice(ramStart, ramStart + ram);
  }

  /** Runs whole instructions until the clock reaches `cycle`, or until `stopAt` says earlier. */
  run(cycle: number): void {
    const { cpu } = this;
    const { progMem } = cpu;
    this.#until = cycle;
    if (this.#asleep) this.#sleep();
    while (cpu.cycles < this.#until) {
      const opcode = progMem[cpu.pc] ?? 0;
      avrInstruction(cpu);
      if ((opcode & 0xf000) === 0x9000) {
        // avr8js counts one cycle for CBI; the chip takes two.
        if ((opcode & 0xff00) === 0x9800) cpu.cycles++;
        // The instruction after SEI and RETI runs before any interrupt (7.7).
        else if (opcode === 0x9478 || opcode === 0x9518) continue;
        else if (opcode === 0x9588 && (cpu.data[SMCR] ?? 0) & SE) {
          this.#asleep = true;
          this.#sleep();
          continue;
        }
      }
      const { pc } = cpu;
      cpu.tick();
      if (cpu.pc !== pc) this.#interrupted();
    }
  }

  /** Makes `run` return no later than at `cycle`. */
  stopAt(cycle: number): void {
    if (cycle < this.#until) this.#until = cycle;
  }

  /**
   * Time goes by without instructions, until an interrupt wakes the processor or the run ends. Every sleep mode is taken
   * for idle: clocks of the parts go on (10.3).
   */
  #sleep(): void {
    const { cpu } = this;
    for (;;) {
      const { pc } = cpu;
      cpu.tick();
      if (cpu.pc !== pc) {
        this.#asleep = false;
        cpu.cycles += WAKING;
        this.#interrupted();
        return;
      }
      if (cpu.cycles >= this.#until) return;
      const { nextClockEvent } = cpu as unknown as ClockEvents;
      const next = Math.min(Math.ceil(this.#until), nextClockEvent?.cycles ?? Number.POSITIVE_INFINITY);
      if (next <= cpu.cycles) continue;
      this.slept += next - cpu.cycles;
      cpu.cycles = next;
    }
  }

  /** avr8js counts two cycles of the interrupt response. */
  #interrupted(): void {
    this.cpu.cycles += this.#processor.interruptResponse - 2;
    const { SP } = this.cpu;
    if (SP < this.lowestStack) this.lowestStack = SP;
  }
}

function portsOf(cpu: CPU, { ports }: Processor): ReadonlyMap<PortName, AVRIOPort> {
  return new Map(
    PORT_NAMES.flatMap((name) => {
      const config = ports[name];
      return config === undefined ? [] : [[name, new AVRIOPort(cpu, config)] as const];
    }),
  );
}

/**
 * Adds the watchdog, with what avr8js leaves out (11.8 and 11.9.2): a reset by it starts the whole chip anew, and keeps it running with
 * the shortest time until the program clears the flag of that reset.
 */
function addWatchdog(cpu: CPU, watchdogInterrupt: number, onReset: () => void): void {
  new AVRWatchdog(cpu, { ...watchdogConfig, watchdogInterrupt }, new AVRClock(cpu, CLOCK));
  cpu.reset = onReset;
  const write = cpu.writeHooks[WDTCSR];
  const isHeld = (): boolean => ((cpu.data[MCUSR] ?? 0) & RESET_REASONS.watchdog) !== 0;
  cpu.writeHooks[WDTCSR] = (value, ...more) => write?.(isHeld() ? value | WDE : value, ...more);
  // Flags are cleared by writing zero; none can be set by the program.
  cpu.writeHooks[MCUSR] = (value, old) => {
    cpu.data[MCUSR] = old & value;
    return true;
  };
  if (isHeld()) for (const value of [WDCE | WDE, WDE]) cpu.writeData(WDTCSR, value);
}
