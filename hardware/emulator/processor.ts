// What differs between the two processors that Muggins runs on: memories, ports, timers, vectors. Addresses and
// vectors are those of the datasheets (DS40002061B for the ATmega328P, DS40002211A for the ATmega2560); the registers
// of USART0, two-wire interface, timers 0 to 2, EEPROM and watchdog lie at the same addresses in both.
import type { AVREEPROMConfig, AVRPortConfig, AVRTimerConfig, CPU } from 'avr8js';
import * as avr from 'avr8js';
import { type BoardKind, kindsFor, type LaneCount, MOST_LANES } from '../../shared/protocol/index.ts';
import { CONTROLLERS, type PortName } from '../board.ts';

/** The description of an interrupt source that avr8js takes; it does not export the name. */
export type Interrupt = Parameters<CPU['setInterruptFlag']>[0];

/** Word addresses of interrupt vectors. */
export interface Vectors {
  readonly receiveComplete: number;
  readonly dataRegisterEmpty: number;
  readonly transmitComplete: number;
  readonly twi: number;
  readonly watchdog: number;
}

export interface Processor {
  /** Bytes. */
  readonly flash: number;
  readonly eeprom: number;
  readonly ram: number;
  /** Where static RAM begins in the address space of data. */
  readonly ramStart: number;
  readonly ports: Readonly<Partial<Record<PortName, AVRPortConfig>>>;
  readonly timers: readonly AVRTimerConfig[];
  readonly eepromConfig: AVREEPROMConfig;
  readonly vectors: Vectors;
  /** CPU cycles from the end of an instruction to the first of the vector: one more where a PC has three bytes. */
  readonly interruptResponse: number;
  /** Port and bits of the two-wire bus. */
  readonly bus: { readonly port: PortName; readonly data: number; readonly clock: number };
}

const UNO: Processor = {
  flash: 0x8000,
  eeprom: 1024,
  ram: 2048,
  ramStart: 0x100,
  ports: { B: avr.portBConfig, C: avr.portCConfig, D: avr.portDConfig },
  timers: [avr.timer0Config, avr.timer1Config, avr.timer2Config],
  eepromConfig: avr.eepromConfig,
  vectors: {
    receiveComplete: 0x24,
    dataRegisterEmpty: 0x26,
    transmitComplete: 0x28,
    twi: 0x30,
    watchdog: 0x0c,
  },
  interruptResponse: 4,
  bus: { port: 'C', data: 4, clock: 5 },
};

/** The port configurations of avr8js without pin-change interrupts, whose vectors differ on a Mega. */
const plain = ({ PIN, DDR, PORT }: AVRPortConfig): AVRPortConfig => ({
  PIN,
  DDR,
  PORT,
  externalInterrupts: [],
});

const MEGA: Processor = {
  flash: 0x40000,
  eeprom: 4096,
  ram: 8192,
  ramStart: 0x200,
  ports: {
    A: plain(avr.portAConfig),
    B: plain(avr.portBConfig),
    C: plain(avr.portCConfig),
    D: plain(avr.portDConfig),
    E: plain(avr.portEConfig),
    F: plain(avr.portFConfig),
    G: plain(avr.portGConfig),
    H: plain(avr.portHConfig),
    J: plain(avr.portJConfig),
    K: plain(avr.portKConfig),
    L: plain(avr.portLConfig),
  },
  timers: [
    {
      ...avr.timer0Config,
      compAInterrupt: 0x2a,
      compBInterrupt: 0x2c,
      ovfInterrupt: 0x2e,
      compPortA: avr.portBConfig.PORT,
      compPinA: 7,
      compPortB: avr.portGConfig.PORT,
      compPinB: 5,
      externalClockPin: 7,
    },
    {
      ...avr.timer1Config,
      captureInterrupt: 0x20,
      compAInterrupt: 0x22,
      compBInterrupt: 0x24,
      compCInterrupt: 0x26,
      ovfInterrupt: 0x28,
      OCRC: 0x8c,
      OCFC: 0x08,
      OCIEC: 0x08,
      compPinA: 5,
      compPinB: 6,
      compPortC: avr.portBConfig.PORT,
      compPinC: 7,
      externalClockPin: 6,
    },
    {
      ...avr.timer2Config,
      compAInterrupt: 0x1a,
      compBInterrupt: 0x1c,
      ovfInterrupt: 0x1e,
      compPinA: 4,
      compPortB: avr.portHConfig.PORT,
      compPinB: 6,
    },
  ],
  eepromConfig: { ...avr.eepromConfig, eepromReadyInterrupt: 0x3c },
  vectors: {
    receiveComplete: 0x32,
    dataRegisterEmpty: 0x34,
    transmitComplete: 0x36,
    twi: 0x4e,
    watchdog: 0x18,
  },
  interruptResponse: 5,
  bus: { port: 'D', data: 1, clock: 0 },
};

export const PROCESSORS: Readonly<Record<BoardKind, Processor>> = { uno: UNO, mega: MEGA };

/** The board that is emulated: the one that was asked for, or else the usual one with so many lanes. @throws RangeError */
export function kindOf(lanes: LaneCount, asked?: BoardKind): BoardKind {
  const [usual = 'mega'] = kindsFor(lanes);
  const kind = asked ?? usual;
  if (lanes <= MOST_LANES[kind]) return kind;
  throw new RangeError(`an ${CONTROLLERS[kind].name} has at most ${MOST_LANES[kind]} lanes, not ${lanes}`);
}
