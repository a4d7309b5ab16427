// The first words with a board: version and name for firmata-io, `hello` for us, all asked again at short
// intervals, because a board may still be starting and a noisy line may lose any of them.
import { type LaneCount, MESSAGES, PROTOCOL_VERSION, type WireMessage } from '../../shared/protocol/index.ts';
import type { Clock } from '../system/clock.ts';
import { BoardError } from './errors.ts';
import { ASK_NAME, isOwnName, PATIENCE } from './firmware.ts';
import type { BoardLink } from './link.ts';
import { type BoardReport, boardReport } from './report.ts';
import { mostLanes } from './welcome.ts';

/** Milliseconds between questions: an answer takes 25 on a busy board, and somebody waits. */
const ASK_INTERVAL = 100;
/** Milliseconds until a silent board is given up. Old boot loaders wait two seconds before they start it. */
const HANDSHAKE_TIMEOUT = 4_000;
const ASK_VERSION = 0xf9;

/** An io that learns the name of the firmware. */
interface NamedIo {
  readonly isReady: boolean;
  readonly firmware: { readonly name?: string };
  /** Calls back once, when the name is known. */
  whenNamed(heard: () => void): void;
}

interface HandshakeOptions {
  readonly link: BoardLink;
  readonly io: NamedIo;
  readonly clock: Clock;
  /** For messages. */
  readonly port: string;
  /** Lanes that the board is to have. */
  readonly lanes: LaneCount;
  /** Milliseconds until a silent board is given up; HANDSHAKE_TIMEOUT unless given. */
  readonly patience?: number;
  /** Number of `hello`, 1..127. */
  readonly sequence: number;
  readonly done: (report: BoardReport) => void;
  readonly failed: (error: BoardError) => void;
}

export class Handshake {
  readonly #options: HandshakeOptions;
  #began = 0;
  #cancel: () => void = () => {};
  #report: BoardReport | undefined;
  #unanswered = 0;
  #over = false;

  constructor(options: HandshakeOptions) {
    this.#options = options;
    options.io.whenNamed(() => this.#settle());
    options.link.on('bad', ({ status }, body) => {
      // Right checksum and wrong content: the report of another version, whose first field is still its major.
      const whole = status === 'badLength' || status === 'badValue';
      if (whole && body[0] === MESSAGES.board.id && body.length >= 7) this.#version(body[2] ?? 0, '?');
    });
  }

  start(): void {
    this.#began = this.#options.clock.now();
    this.#ask();
  }

  /** Takes the board's report of itself. */
  take(message: WireMessage<'board'>): void {
    if (this.#over || !this.#version(message.major, message.minor)) return;
    // It has just started, and does not know us yet.
    if (message.sequence !== this.#options.sequence) this.#question();
    else this.#report = boardReport(message);
    this.#settle();
  }

  stop(): void {
    this.#over = true;
    this.#cancel();
  }

  #ask(): void {
    const { clock, io } = this.#options;
    if (this.#over) return;
    const error = this.#hopeless();
    if (error) {
      this.#fail(error);
      return;
    }
    this.#question();
    if (io.firmware.name !== undefined) this.#unanswered++;
    this.#cancel = clock.after(ASK_INTERVAL, () => this.#ask());
  }

  #question(): void {
    const { link, io, sequence } = this.#options;
    const { major, minor } = PROTOCOL_VERSION;
    if (!this.#report) link.send({ type: 'hello', sequence, major, minor });
    if (!io.isReady) link.write(Uint8Array.of(ASK_VERSION, ...ASK_NAME));
  }

  #settle(): void {
    const report = this.#report;
    if (this.#over || !report || !this.#options.io.isReady) return;
    const { port, lanes, done } = this.#options;
    const most = mostLanes(report);
    if (lanes > most) {
      this.#fail(new BoardError('tooManyLanes', { port, kind: report.kind, lanes, most }));
      return;
    }
    this.stop();
    done(report);
  }

  #version(major: number, minor: number | string): boolean {
    if (this.#over || major === PROTOCOL_VERSION.major) return !this.#over;
    const code = major < PROTOCOL_VERSION.major ? 'oldProtocol' : 'newProtocol';
    this.#fail(new BoardError(code, { port: this.#options.port, version: `${major}.${minor}` }));
    return false;
  }

  /** Why there is no point in asking again. */
  #hopeless(): BoardError | undefined {
    const { clock, link, io, port, patience = HANDSHAKE_TIMEOUT } = this.#options;
    const firmware = io.firmware.name;
    const ours = firmware !== undefined && isOwnName(firmware);
    if (!this.#report && firmware !== undefined && !ours && this.#unanswered > PATIENCE)
      return new BoardError('wrongFirmware', { port, firmware });
    if (clock.now() - this.#began < patience) return undefined;
    const { bytesIn } = link.traffic;
    return bytesIn > 0 && !ours
      ? new BoardError('notABoard', { port, bytes: bytesIn })
      : new BoardError('handshakeTimeout', { port, milliseconds: patience });
  }

  #fail(error: BoardError): void {
    this.stop();
    this.#options.failed(error);
  }
}
