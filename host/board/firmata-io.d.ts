// The part of firmata-io 2.3 that we use; it brings no types.
declare module 'firmata-io' {
  import type { EventEmitter } from 'node:events';

  export interface FirmataPin {
    supportedModes: number[];
    mode: number | undefined;
    value: number;
    report: number;
    /** 127: not an analog input. */
    analogChannel: number;
  }

  export interface FirmataOptions {
    /** Milliseconds after which it asks for the version by itself. */
    reportVersionTimeout?: number;
    /** Ready as soon as version and name are known; `pins` and `analogPins` stand in for the board's answers. */
    skipCapabilities?: boolean;
    pins?: FirmataPin[];
    analogPins?: number[];
  }

  class Firmata extends EventEmitter {
    constructor(transport: EventEmitter, options?: FirmataOptions);
    readonly name: string;
    readonly isReady: boolean;
    pins: FirmataPin[];
    analogPins: number[];
    readonly firmware: { readonly name?: string };
    readonly MODES: Readonly<Record<string, number>>;
    readonly HIGH: number;
    readonly LOW: number;
    readonly reportVersionTimeoutId: ReturnType<typeof setTimeout>;
    pinMode(pin: number, mode: number): void;
    digitalWrite(pin: number, value: number, enqueue?: boolean): void;
    digitalRead(pin: number, callback: (value: number) => void): void;
    reportDigitalPin(pin: number, value: number): void;
  }

  const bindTransport: { readonly Firmata: typeof Firmata };
  export default bindTransport;
}
