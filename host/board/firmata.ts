// The part of firmata-io 2.3 that we use, with types.
/// <reference path="./firmata-io.d.ts" />
import { EventEmitter } from 'node:events';
import transport from 'firmata-io';
import type { BoardLink } from './link.ts';
import type { Transport } from './transport.ts';

export interface FirmataPin {
  supportedModes: number[];
  mode: number | undefined;
  value: number;
  report: number;
  /** 127: not an analog input. */
  analogChannel: number;
}

interface FirmataOptions {
  /** Ready as soon as version and name are known; `pins` and `analogPins` stand in for the board's answers. */
  skipCapabilities?: boolean;
  pins?: FirmataPin[];
  analogPins?: number[];
}

interface FirmataBoard<Events extends Record<keyof Events, unknown[]>> extends EventEmitter<Events> {
  name: string;
  readonly isReady: boolean;
  readonly pins: FirmataPin[];
  readonly analogPins: number[];
  readonly MODES: Readonly<Record<string, number>>;
  readonly HIGH: number;
  readonly LOW: number;
  readonly reportVersionTimeoutId: ReturnType<typeof setTimeout>;
  pinMode(pin: number, mode: number): void;
  digitalWrite(pin: number, value: number, enqueue?: boolean): void;
  digitalRead(pin: number, callback: (value: number) => void): void;
  reportDigitalPin(pin: number, value: number): void;
}

type FirmataConstructor = new <Events extends Record<keyof Events, unknown[]>>(
  transport: Transport,
  options?: FirmataOptions,
) => FirmataBoard<Events>;

/** Plain Firmata over a transport. */
export const Firmata = transport.Firmata as FirmataConstructor;

/** The transport that firmata-io sees: it writes to the link, and reads what the link has checked. */
export class PlainTransport extends EventEmitter implements Transport {
  readonly #link: BoardLink;

  constructor(link: BoardLink) {
    super();
    this.#link = link;
  }

  write(bytes: Uint8Array, callback?: (error?: Error | null) => void): void {
    this.#link.write(Uint8Array.from(bytes), callback);
  }

  close(): void {}
}
