// Sits between a transport and firmata-io. Messages of the contract are checked and consumed here; firmata-io is
// given a transport of its own, on which only whole plain Firmata messages arrive.
import { EventEmitter } from 'node:events';
import {
  type BoardMessage,
  type Decoded,
  decode,
  encode,
  type HostMessage,
  isContractId,
  MESSAGES,
  type Piece,
  Splitter,
} from '../../shared/protocol/index.ts';
import { PlainFilter } from './plain.ts';
import type { Transport } from './transport.ts';

/** What has gone over a link since it was made. */
export interface Traffic {
  readonly bytesIn: number;
  readonly bytesOut: number;
  /** Frames of the contract, damaged ones among them. */
  readonly framesIn: number;
  readonly framesOut: number;
  /** Bytes that belonged to no message. */
  readonly discardedBytes: number;
  /** Frames cut short by another. */
  readonly brokenFrames: number;
  /** Frames of the contract whose checksum or content was wrong. */
  readonly badFrames: number;
}

interface LinkEvents {
  message: [message: BoardMessage];
  /** A frame that was refused, and the body it had. */
  bad: [why: Extract<Decoded, { ok: false }>, body: Uint8Array];
  /** The transport closed or failed; nothing more will come. */
  close: [error?: Error];
}

/** The transport that firmata-io sees. */
class PlainSide extends EventEmitter implements Transport {
  readonly #send: Transport['write'];
  constructor(send: Transport['write']) {
    super();
    this.#send = send;
  }
  write(bytes: Uint8Array, callback?: (error?: Error | null) => void): void {
    this.#send(bytes, callback);
  }
  close(): void {}
}

export class BoardLink extends EventEmitter<LinkEvents> {
  /** For firmata-io. */
  readonly plain: Transport;
  readonly #transport: Transport;
  readonly #splitter = new Splitter();
  readonly #filter = new PlainFilter();
  readonly #count = {
    bytesIn: 0,
    bytesOut: 0,
    framesIn: 0,
    framesOut: 0,
    brokenFrames: 0,
    badFrames: 0,
    brokenBytes: 0,
  };
  #open = true;
  #gone = false;
  readonly #onData = (bytes: Uint8Array): void => this.#receive(bytes);
  readonly #onClose = (error?: unknown): void => {
    this.#gone = true;
    this.#fail(error);
  };
  readonly #onError = (error: unknown): void => this.#fail(error);

  /** Takes over an open transport. */
  constructor(transport: Transport) {
    super();
    this.#transport = transport;
    this.plain = new PlainSide((bytes, callback) => this.write(bytes, callback));
    transport.on('data', this.#onData).on('close', this.#onClose).on('error', this.#onError);
  }

  get traffic(): Traffic {
    const { brokenBytes, ...count } = this.#count;
    return { ...count, discardedBytes: this.#filter.discarded + brokenBytes };
  }

  /** True if the transport has said that it is closed. */
  get closed(): boolean {
    return this.#gone;
  }

  /** Sends one message of the contract. Nothing is sent after `dispose`. */
  send(message: HostMessage): void {
    if (this.#open) this.#count.framesOut++;
    this.write(encode(message));
  }

  /** Sends plain Firmata. */
  write(bytes: Uint8Array, callback?: (error?: Error | null) => void): void {
    if (!this.#open) {
      callback?.(new Error('the link is closed'));
      return;
    }
    this.#count.bytesOut += bytes.length;
    this.#transport.write(bytes, callback);
  }

  /** Lets go of the transport without closing it: nothing is received or sent from now on. */
  dispose(): void {
    if (!this.#open) return;
    this.#open = false;
    this.#transport.off('data', this.#onData).off('close', this.#onClose).off('error', this.#onError);
    // A failure of a dead transport concerns nobody, but unheard it would end the process.
    this.#transport.on('error', () => {});
    this.removeAllListeners();
    this.plain.removeAllListeners();
  }

  #receive(bytes: Uint8Array): void {
    this.#count.bytesIn += bytes.length;
    for (const piece of this.#splitter.push(bytes)) {
      if (!this.#open) return;
      this.#take(piece);
    }
  }

  #take(piece: Piece): void {
    if (piece.kind === 'broken') {
      this.#count.framesIn++;
      this.#count.brokenFrames++;
      this.#count.brokenBytes += piece.bytes;
    } else if (piece.kind === 'sysex' && isContractId(piece.body[0] ?? 0)) {
      this.#frame(piece.body);
    } else {
      const message = this.#filter.push(piece);
      if (message) this.plain.emit('data', Buffer.from(message));
    }
  }

  #frame(body: Uint8Array): void {
    this.#count.framesIn++;
    const decoded = decode(body);
    if (!decoded.ok) {
      this.#count.badFrames++;
      this.emit('bad', decoded, body);
    } else if (fromBoard(decoded.message)) {
      this.emit('message', decoded.message);
    }
  }

  #fail(error: unknown): void {
    if (this.#open) this.emit('close', error instanceof Error ? error : undefined);
  }
}

/** False for our own messages come back to us, as from a line that echoes. */
const fromBoard = (message: { readonly type: keyof typeof MESSAGES }): message is BoardMessage =>
  MESSAGES[message.type].from === 'board';
