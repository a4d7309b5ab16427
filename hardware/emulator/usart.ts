// USART0 of the ATmega328P and the ATmega2560, asynchronous 8N1, as DS40002061B chapter 20 describes it: a receive buffer of two
// bytes and the shift register behind it, data overrun, and a transmit buffer in front of its shift register.
import type { CPU } from 'avr8js';
import type { Interrupt } from './processor.ts';
import { PROCESSORS, type Vectors } from './processor.ts';

const UCSRA = 0xc0;
const UCSRB = 0xc1;
const UCSRC = 0xc2;
const UBRRL = 0xc4;
const UBRRH = 0xc5;
const UDR = 0xc6;

const RXC = 0x80;
const TXC = 0x40;
const UDRE = 0x20;
const DOR = 0x08;
const U2X = 0x02;
const MPCM = 0x01;
const RXEN = 0x10;
const TXEN = 0x08;

/** Bits of a byte on the line: start, eight data, stop. */
export const LINE_BITS = 10;

const source = (address: number, flagMask: number, constant: boolean): Interrupt => ({
  address,
  flagRegister: UCSRA,
  flagMask,
  enableRegister: UCSRB,
  // The enable bits lie where the flags do.
  enableMask: flagMask,
  constant,
});

export class Usart {
  /** Called when the stop bit of a byte has left the transmit pin. */
  onTransmit: (byte: number) => void = () => {};
  /** Bytes lost because the buffer and the shift register were full when the next byte began. */
  overruns = 0;
  /** Bytes that came while the receiver was off. */
  ignored = 0;

  readonly #cpu: CPU;
  readonly #received: number[] = [];
  #shifted: number | undefined;
  #sending: number | undefined;
  #waiting: number | undefined;
  readonly #receiveComplete: Interrupt;
  readonly #dataRegisterEmpty: Interrupt;
  readonly #transmitComplete: Interrupt;

  constructor(cpu: CPU, vectors: Vectors = PROCESSORS.uno.vectors) {
    this.#cpu = cpu;
    this.#receiveComplete = source(vectors.receiveComplete, RXC, true);
    // While data can be taken, the request stays: only a write to UDR ends it (20.7.3).
    this.#dataRegisterEmpty = source(vectors.dataRegisterEmpty, UDRE, true);
    this.#transmitComplete = source(vectors.transmitComplete, TXC, false);
    cpu.data[UCSRA] = UDRE;
    cpu.data[UCSRC] = 0x06;
    cpu.writeHooks[UCSRA] = (value) => this.#writeStatus(value);
    cpu.writeHooks[UCSRB] = (value) => this.#writeControl(value);
    cpu.readHooks[UDR] = () => this.#read();
    cpu.writeHooks[UDR] = (value) => this.#write(value);
  }

  /** CPU cycles of one bit on the line. */
  get bitCycles(): number {
    const divisor = ((this.#register(UBRRH) & 0x0f) << 8) + this.#register(UBRRL) + 1;
    return divisor * (this.#register(UCSRA) & U2X ? 8 : 16);
  }

  get receiving(): boolean {
    return (this.#register(UCSRB) & RXEN) !== 0;
  }

  /** A start bit is seen: a byte that still waits in the shift register is lost (20.8.2, DOR0). */
  startBit(): void {
    if (this.#shifted === undefined || !this.receiving) return;
    this.#shifted = undefined;
    this.overruns++;
    this.#set(DOR);
  }

  /** The stop bit of a byte is seen. */
  receive(byte: number): void {
    if (!this.receiving) this.ignored++;
    else if (this.#received.length < 2) {
      this.#received.push(byte);
      this.#cpu.setInterruptFlag(this.#receiveComplete);
    } else this.#shifted = byte;
  }

  #read(): number {
    const byte = this.#received.shift() ?? 0;
    this.#clear(DOR);
    if (this.#shifted !== undefined) {
      this.#received.push(this.#shifted);
      this.#shifted = undefined;
    }
    if (this.#received.length === 0) this.#cpu.clearInterrupt(this.#receiveComplete);
    return byte;
  }

  #write(byte: number): boolean {
    // A byte written while the buffer is full is ignored (20.7.3), as is one for a transmitter that is off.
    if (!(this.#register(UCSRA) & UDRE) || !(this.#register(UCSRB) & TXEN)) return true;
    this.#cpu.clearInterrupt(this.#transmitComplete);
    if (this.#sending === undefined) {
      this.#send(byte);
    } else {
      this.#waiting = byte;
      this.#cpu.clearInterrupt(this.#dataRegisterEmpty);
    }
    return true;
  }

  #send(byte: number): void {
    this.#sending = byte;
    this.#cpu.addClockEvent(() => this.#sent(byte), LINE_BITS * this.bitCycles);
  }

  #sent(byte: number): void {
    const next = this.#waiting;
    this.#waiting = undefined;
    this.#sending = undefined;
    if (next === undefined) {
      this.#cpu.setInterruptFlag(this.#transmitComplete);
    } else {
      this.#send(next);
      this.#cpu.setInterruptFlag(this.#dataRegisterEmpty);
    }
    this.onTransmit(byte);
  }

  #writeStatus(value: number): boolean {
    if (value & TXC) this.#cpu.clearInterrupt(this.#transmitComplete);
    const mode = U2X | MPCM;
    this.#cpu.data[UCSRA] = (this.#register(UCSRA) & ~mode) | (value & mode);
    return true;
  }

  #writeControl(value: number): boolean {
    this.#cpu.data[UCSRB] = value;
    if (!(value & RXEN)) this.#flush();
    for (const interrupt of [this.#receiveComplete, this.#dataRegisterEmpty, this.#transmitComplete]) {
      this.#cpu.updateInterruptEnable(interrupt, value);
    }
    return true;
  }

  /** Switching the receiver off empties its buffer (20.8.5). */
  #flush(): void {
    this.#received.length = 0;
    this.#shifted = undefined;
    this.#clear(DOR);
    this.#cpu.clearInterrupt(this.#receiveComplete);
  }

  #register(address: number): number {
    return this.#cpu.data[address] ?? 0;
  }

  #set(flag: number): void {
    this.#cpu.data[UCSRA] = this.#register(UCSRA) | flag;
  }

  #clear(flag: number): void {
    this.#cpu.data[UCSRA] = this.#register(UCSRA) & ~flag;
  }
}
