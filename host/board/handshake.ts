// The first words with a board. All questions are asked again at short intervals: a board may still be starting, and a
// noisy line may lose any of them.
import {
  END_SYSEX,
  MESSAGES,
  PROTOCOL_VERSION,
  START_SYSEX,
  type WireMessage,
} from '../../shared/protocol/index.ts';
import { type Clock, systemClock } from '../system/clock.ts';
import { BoardError, lost } from './errors.ts';
import { BoardLink } from './link.ts';
import { type BoardReport, boardReport } from './report.ts';
import type { PortSource } from './transport.ts';

/** Milliseconds between questions: an answer takes 25 on a busy board. */
const ASK_INTERVAL = 100;
/** Milliseconds until a silent board is given up. Old boot loaders wait two seconds before they start it. */
export const GREET_TIMEOUT = 4_000;
/** Questions that a board with another firmware name may leave unanswered: an emulated board on a busy machine is slow. */
const STRANGER_QUESTIONS = 10;

const VERSION = 0xf9;
const NAME = 0x79;
const OWN_NAME = /^muggins(\.ino)?$/i;

/** What firmata-io needs to become ready: the board's version and firmware name, as they came. */
export type FirmataIntroduction = readonly [version: Uint8Array, name: Uint8Array];

interface HandshakeOptions {
  readonly link: BoardLink;
  readonly clock: Clock;
  /** For messages. */
  readonly port: string;
  /** Milliseconds until a silent board is given up. */
  readonly timeout: number;
  /** Number of `hello`, 1..127. */
  readonly sequence: number;
  readonly done: (report: BoardReport, introduction: FirmataIntroduction) => void;
  readonly failed: (error: BoardError) => void;
}

export class Handshake {
  readonly #options: HandshakeOptions;
  #began = 0;
  #cancel: () => void = () => {};
  #report: BoardReport | undefined;
  #version: Uint8Array | undefined;
  #name: Uint8Array | undefined;
  #unanswered = 0;
  #over = false;

  constructor(options: HandshakeOptions) {
    this.#options = options;
    options.link.on('plain', (message) => this.#plain(message));
    options.link.on('bad', ({ status }, body) => {
      // Valid checksum, unknown layout: another contract, whose report also begins with its major version.
      const whole = status === 'badLength' || status === 'badValue';
      if (whole && body[0] === MESSAGES.board.id && body.length >= 7) this.#accepts(body[2] ?? 0, '?');
    });
  }

  start(): void {
    this.#began = this.#options.clock.now();
    this.#ask();
  }

  /** Takes the board's report of itself. */
  receive(message: WireMessage<'board'>): void {
    if (this.#over || !this.#accepts(message.major, message.minor)) return;
    // It has just started, and does not know us yet.
    if (message.sequence !== this.#options.sequence) this.#question();
    else this.#report = boardReport(message);
    this.#settle();
  }

  stop(): void {
    this.#over = true;
    this.#cancel();
  }

  #plain(message: Uint8Array): void {
    if (this.#over) return;
    if (message[0] === VERSION) this.#version = message;
    else if (message[0] === START_SYSEX && message[1] === NAME) this.#name ??= message;
    this.#settle();
  }

  #ask(): void {
    const error = this.#hopeless();
    if (error) {
      this.#fail(error);
      return;
    }
    this.#question();
    if (this.#name) this.#unanswered++;
    this.#cancel = this.#options.clock.after(ASK_INTERVAL, () => this.#ask());
  }

  #question(): void {
    const { link, sequence } = this.#options;
    if (!this.#report) link.send({ type: 'hello', sequence, ...PROTOCOL_VERSION });
    if (!this.#version || !this.#name) link.write(Uint8Array.of(VERSION, START_SYSEX, NAME, END_SYSEX));
  }

  #settle(): void {
    const [report, version, name] = [this.#report, this.#version, this.#name];
    if (this.#over || !report || !version || !name) return;
    this.stop();
    this.#options.done(report, [version, name]);
  }

  /** Host and firmware of one release have one contract. */
  #accepts(major: number, minor: number | '?'): boolean {
    const { major: ourMajor, minor: ourMinor } = PROTOCOL_VERSION;
    if (this.#over || (major === ourMajor && minor === ourMinor)) return !this.#over;
    const older = major < ourMajor || (major === ourMajor && Number(minor) < ourMinor);
    const code = older ? 'oldProtocol' : 'newProtocol';
    this.#fail(new BoardError(code, { port: this.#options.port, version: `${major}.${minor}` }));
    return false;
  }

  /** Why there is no point in asking again. */
  #hopeless(): BoardError | undefined {
    const { clock, link, port, timeout } = this.#options;
    const firmware = this.#name && textOf(this.#name);
    const ours = firmware !== undefined && OWN_NAME.test(firmware);
    if (!this.#report && firmware !== undefined && !ours && this.#unanswered > STRANGER_QUESTIONS)
      return new BoardError('wrongFirmware', { port, firmware });
    if (clock.now() - this.#began < timeout) return undefined;
    const { bytesIn } = link.traffic;
    return bytesIn > 0 && !ours
      ? new BoardError('notABoard', { port, bytes: bytesIn })
      : new BoardError('handshakeTimeout', { port, milliseconds: timeout });
  }

  #fail(error: BoardError): void {
    this.stop();
    this.#options.failed(error);
  }
}

/** The name in its message: characters in two bytes of seven bits, after the version. */
function textOf(message: Uint8Array): string {
  const characters: number[] = [];
  for (let at = 4; at + 1 < message.length - 1; at += 2)
    characters.push((message[at] ?? 0) | ((message[at + 1] ?? 0) << 7));
  return String.fromCharCode(...characters);
}

/** What the board is, and where it was found. */
export interface Greeting {
  readonly port: string;
  readonly report: BoardReport;
}

interface GreetOptions {
  readonly clock?: Clock;
  readonly timeout?: number;
}

/** Opens the port, asks the board for its report, and closes the port; changes nothing. @throws BoardError if no board of ours answers */
export async function greet(open: PortSource, options: GreetOptions = {}): Promise<Greeting> {
  const { clock = systemClock, timeout = GREET_TIMEOUT } = options;
  const transport = await open();
  const port = transport.path ?? open.name;
  const link = new BoardLink();
  link.attach(transport);
  let stop = (): void => {};
  try {
    const report = await new Promise<BoardReport>((resolve, reject) => {
      const handshake = new Handshake({
        link,
        clock,
        port,
        timeout,
        sequence: 1,
        done: resolve,
        failed: reject,
      });
      stop = () => handshake.stop();
      link.on('message', (message) => message.type === 'board' && handshake.receive(message));
      link.on('close', (error) => reject(lost(port, error)));
      handshake.start();
    });
    return { port, report };
  } finally {
    stop();
    await link.close(clock);
  }
}
