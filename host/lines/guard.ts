// Before the line parser: gives every line the same end, and limits its length.
import { Transform, type TransformCallback } from 'node:stream';

/** Bytes of the longest line that is taken. Tags and bar codes have up to forty; a banner may be longer. */
const LONGEST_LINE = 128;

/** Devices end a line with LF, CR, both, or the ETX of RFID modules; their STX begins one. */
const ENDS: ReadonlySet<number> = new Set([0x0a, 0x0d, 0x03]);
const STX = 0x02;
const NEWLINE = Buffer.from('\n');

/**
 * Passes on whole lines, each ended by one LF; empty ones are dropped. Emits `tooLong` once for a line that is longer
 * than `longest` bytes, at the byte that is too many, and drops all of it up to its end.
 */
export class LengthGuard extends Transform {
  readonly #longest: number;
  /** The line that has begun. */
  #held: Buffer[] = [];
  #length = 0;
  #dropping = false;

  constructor(longest: number = LONGEST_LINE) {
    super();
    this.#longest = longest;
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    let from = 0;
    for (const [at, byte] of chunk.entries()) {
      const end = ENDS.has(byte);
      if (!end && byte !== STX) continue;
      this.#hold(chunk.subarray(from, at));
      from = at + 1;
      if (end) this.#finish();
      else this.#forget();
    }
    this.#hold(chunk.subarray(from));
    done();
  }

  /** A line needs an end. */
  override _flush(done: TransformCallback): void {
    this.#forget();
    done();
  }

  #hold(bytes: Buffer): void {
    if (this.#dropping || bytes.length === 0) return;
    this.#length += bytes.length;
    if (this.#length <= this.#longest) {
      // The chunk may be a window on a buffer that its owner uses again.
      this.#held.push(Buffer.from(bytes));
      return;
    }
    this.#held = [];
    this.#dropping = true;
    this.emit('tooLong');
  }

  #finish(): void {
    if (this.#held.length > 0) this.push(Buffer.concat([...this.#held, NEWLINE]));
    this.#forget();
  }

  #forget(): void {
    this.#held = [];
    this.#length = 0;
    this.#dropping = false;
  }
}
