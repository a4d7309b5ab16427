// A text sign that shows the score line: a device that takes one line for each change.
import { LineDevice, type LineDeviceOptions, type LineStatus } from './device.ts';

/** Milliseconds after which the line is sent again: a sign that was switched on late, or missed it, shows it then. */
const REFRESH_MILLISECONDS = 10_000;

interface TextSignOptions extends LineDeviceOptions {
  readonly onStatus?: (status: LineStatus) => void;
}

export class TextSign {
  readonly #device: LineDevice;
  readonly #clock: LineDeviceOptions['clock'];
  #text = '';
  /** The line on its way, if one is: a slow sign is sent the newest only. */
  #sending: string | undefined;
  #cancel: () => void = () => {};

  constructor({ onStatus, ...options }: TextSignOptions) {
    this.#clock = options.clock;
    this.#device = new LineDevice(options);
    this.#device.on('status', (status) => {
      // Text on its way to an unplugged sign is lost; the next sign receives everything.
      this.#sending = undefined;
      if (status.state === 'ready') this.#send();
      onStatus?.(status);
    });
  }

  get port(): string {
    return this.#device.port;
  }

  get status(): LineStatus {
    return this.#device.status;
  }

  start(): void {
    this.#device.start();
  }

  /** Shows a line from now on, at once or when the sign is there. */
  show(text: string): void {
    if (text === this.#text) return;
    this.#text = text;
    this.#send();
  }

  async close(): Promise<void> {
    this.#cancel();
    await this.#device.close();
  }

  #send(): void {
    if (this.#device.status.state !== 'ready' || this.#sending !== undefined || this.#text === '') return;
    const text = this.#text;
    this.#sending = text;
    this.#device.send(text, () => {
      if (this.#sending !== text) return;
      this.#sending = undefined;
      if (this.#text !== text) this.#send();
    });
    this.#cancel();
    this.#cancel = this.#clock.after(REFRESH_MILLISECONDS, () => this.#send());
  }
}
