// A text sign that shows the score line: a device that takes one line for each change.
import { LineDevice, type LineDeviceOptions } from './device.ts';

/** Milliseconds after which the line is sent again: a sign that was switched on late, or missed it, shows it then. */
const REFRESH_MILLISECONDS = 10_000;

export class TextSign extends LineDevice {
  readonly #clock: LineDeviceOptions['clock'];
  #text = '';
  /** The line on its way, if one is: a slow sign is sent the newest only. */
  #sending: string | undefined;
  #cancel: () => void = () => {};

  constructor(options: LineDeviceOptions) {
    super(options);
    this.#clock = options.clock;
    this.on('status', ({ state }) => {
      // Text on its way to an unplugged sign is lost; the next sign receives everything.
      this.#sending = undefined;
      if (state === 'ready') this.#send();
    });
  }

  /** Shows a line from now on, at once or when the sign is there. */
  show(text: string): void {
    if (text === this.#text) return;
    this.#text = text;
    this.#send();
  }

  override async close(): Promise<void> {
    this.#cancel();
    await super.close();
  }

  #send(): void {
    if (this.status.state !== 'ready' || this.#sending !== undefined || this.#text === '') return;
    const text = this.#text;
    this.#sending = text;
    this.send(text, () => {
      if (this.#sending !== text) return;
      this.#sending = undefined;
      if (this.#text !== text) this.#send();
    });
    this.#cancel();
    this.#cancel = this.#clock.after(REFRESH_MILLISECONDS, () => this.#send());
  }
}
