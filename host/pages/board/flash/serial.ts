// Runs a dialogue with a boot loader over a port of Web Serial (WICG, Web Serial API): opens it, resets the board, asks and listens.
import type { BootQuestion, Dialogue, FlashResult } from './dialogue.ts';

/** As much of Web Serial's port as is used here; TypeScript's library does not have it. */
export interface WebPort {
  readonly readable: ReadableStream<Uint8Array> | null;
  readonly writable: WritableStream<Uint8Array> | null;
  open(options: { readonly baudRate: number; readonly bufferSize: number }): Promise<void>;
  close(): Promise<void>;
  setSignals(signals: {
    readonly dataTerminalReady: boolean;
    readonly requestToSend: boolean;
  }): Promise<void>;
  getInfo(): { readonly usbVendorId?: number; readonly usbProductId?: number };
}

/** How a run over a port ended: as the dialogue did, or before its end. */
type PortResult = FlashResult | { readonly code: 'notOpened' } | { readonly code: 'cut' };

/** The browser's own buffer, 255 bytes, is smaller than a Mega's page with its frame. */
const OPENED = { baudRate: 115_200, bufferSize: 4_096 } as const;
/**
 * Milliseconds that DTR and RTS are low, so that the capacitor before the reset pin is charged, and then until the first greeting.
 * Optiboot blinks for 375 ms before it listens, and the UART holds two bytes meanwhile: one greeting, and of a second one only a part,
 * which spoils the next command. So the second greeting has to come later than that.
 */
const RESET = { low: 250, start: 300 } as const;
/** Milliseconds without a byte after which no answer to a greeting is on its way: longer than between two of them. */
const QUIET = 300;

const sleep = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** Runs a dialogue; `told` hears the share that is done. The port is closed afterwards, whatever happens. */
export async function runDialogue(
  port: WebPort,
  dialogue: Dialogue,
  told: (done: number) => void,
): Promise<PortResult> {
  try {
    await port.open(OPENED);
  } catch {
    return { code: 'notOpened' };
  }
  const line = new PortLine(port);
  try {
    await reset(port);
    return await converse(line, dialogue, told);
  } catch {
    return { code: 'cut' };
  } finally {
    await line.close();
  }
}

async function reset(port: WebPort): Promise<void> {
  await port.setSignals({ dataTerminalReady: false, requestToSend: false });
  await sleep(RESET.low);
  await port.setSignals({ dataTerminalReady: true, requestToSend: true });
  await sleep(RESET.start);
}

async function converse(
  line: PortLine,
  dialogue: Dialogue,
  told: (done: number) => void,
): Promise<FlashResult> {
  let step = dialogue.next();
  while (step.done !== true) {
    told(step.value.done);
    const answer = await asked(line, step.value);
    if (answer === undefined) return { code: step.value.tries > 1 ? 'noSync' : 'refused' };
    step = dialogue.next(answer);
  }
  return step.value;
}

/** The whole answer to a question; undefined if none came. */
async function asked(line: PortLine, question: BootQuestion): Promise<readonly number[] | undefined> {
  for (let left = question.tries; left > 0; left--) {
    line.forget();
    await line.send(question.bytes);
    const answer = await line.hear(question);
    if (answer === undefined) continue;
    // Each greeting may have its answer, and the next question must not hear the second one.
    if (left < question.tries) await line.quiet();
    return answer;
  }
  return undefined;
}

/** What has come over a port, and who waits for more. */
class PortLine {
  readonly #port: WebPort;
  readonly #reader: ReadableStreamDefaultReader<Uint8Array> | undefined;
  readonly #writer: WritableStreamDefaultWriter<Uint8Array> | undefined;
  readonly #reading: Promise<void>;
  #heard: number[] = [];
  #over = false;
  #wake = (): void => {};

  constructor(port: WebPort) {
    this.#port = port;
    this.#reader = port.readable?.getReader();
    this.#writer = port.writable?.getWriter();
    this.#reading = this.#read();
  }

  forget(): void {
    this.#heard = [];
  }

  /** Rejects if the port has gone. */
  async send(bytes: Uint8Array): Promise<void> {
    if (this.#writer === undefined || this.#over) throw new Error('The port is not open.');
    await this.#writer.write(bytes);
  }

  /** The answer to a question; undefined if it did not come in time. Rejects if the port has gone. */
  async hear({ answered, patience }: BootQuestion): Promise<readonly number[] | undefined> {
    const late = performance.now() + patience;
    for (;;) {
      const whole = answered(this.#heard);
      if (whole > 0) return this.#heard.splice(0, whole);
      if (this.#over) throw new Error('The port has gone.');
      const left = late - performance.now();
      if (left <= 0) return undefined;
      await this.#more(left);
    }
  }

  /** Waits until nothing more comes. */
  async quiet(): Promise<void> {
    do {
      this.forget();
      await this.#more(QUIET);
    } while (this.#heard.length > 0 && !this.#over);
  }

  async close(): Promise<void> {
    await this.#reader?.cancel().catch(() => {});
    await this.#reading;
    this.#reader?.releaseLock();
    this.#writer?.releaseLock();
    await this.#port.close().catch(() => {});
  }

  #more(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  async #read(): Promise<void> {
    try {
      for (;;) {
        const { value, done } = (await this.#reader?.read()) ?? { done: true, value: undefined };
        if (done) break;
        this.#heard.push(...value);
        this.#wake();
      }
    } catch {
      // The cable was pulled: whoever asks next hears of it.
    }
    this.#over = true;
    this.#wake();
  }
}
