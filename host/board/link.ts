// Frames and checks what goes over a transport: messages of the contract, and whole messages of plain Firmata.
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
import { type Clock, systemClock } from '../system/clock.ts';
import { PlainFilter } from './plain.ts';
import type { Transport } from './transport.ts';

/** Milliseconds to wait for a transport to close. */
const CLOSE_TIMEOUT = 1_000;

/** Bytes and frames since a link was made. */
export interface Traffic {
  readonly bytesIn: number;
  readonly bytesOut: number;
  /** Frames of the contract, damaged ones included. */
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
  /** A whole message of plain Firmata. */
  plain: [message: Uint8Array];
  /** A frame that was refused, and its body. */
  bad: [why: Extract<Decoded, { ok: false }>, body: Uint8Array];
  /** The transport closed or failed; nothing more will come. */
  close: [error?: Error];
}

export class BoardLink extends EventEmitter<LinkEvents> {
  #transport: Transport | undefined;
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
  #closed = false;
  #closing: Promise<void> = Promise.resolve();
  readonly #onData = (bytes: Uint8Array): void => this.#receive(bytes);
  readonly #onClose = (error?: unknown): void => {
    this.#closed = true;
    this.#fail(error);
  };
  readonly #onError = (error: unknown): void => this.#fail(error);

  /** Takes over an open transport. */
  attach(transport: Transport): void {
    this.#transport = transport;
    transport.on('data', this.#onData).on('close', this.#onClose).on('error', this.#onError);
  }

  get traffic(): Traffic {
    const { brokenBytes, ...count } = this.#count;
    return { ...count, discardedBytes: this.#filter.discarded + brokenBytes };
  }

  /** Sends one message of the contract. Nothing is sent without a transport. */
  send(message: HostMessage): void {
    if (this.#transport) this.#count.framesOut++;
    this.write(encode(message));
  }

  /** Sends plain Firmata. */
  write(bytes: Uint8Array, callback?: (error?: Error | null) => void): void {
    if (!this.#transport) {
      callback?.(new Error('the link is closed'));
      return;
    }
    this.#count.bytesOut += bytes.length;
    this.#transport.write(bytes, callback);
  }

  /** Emits nothing from now on and closes the transport. Resolves when it is closed, or after a second. */
  close(clock: Clock): Promise<void> {
    const transport = this.#transport;
    this.#transport = undefined;
    this.removeAllListeners();
    if (transport) {
      transport.off('data', this.#onData).off('close', this.#onClose).off('error', this.#onError);
      if (this.#closed) abandon(transport);
      else this.#closing = closing(transport, clock);
    }
    return this.#closing;
  }

  #receive(bytes: Uint8Array): void {
    this.#count.bytesIn += bytes.length;
    for (const piece of this.#splitter.push(bytes)) {
      if (!this.#transport) return;
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
      if (message) this.emit('plain', message);
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
    this.emit('close', error instanceof Error ? error : undefined);
  }
}

/** False for our own messages, which a line with an echo returns. */
const fromBoard = (message: { readonly type: keyof typeof MESSAGES }): message is BoardMessage =>
  MESSAGES[message.type].from === 'board';

/** Closes a transport whose errors no longer matter: without a listener they would end the process. */
export function abandon(transport: Transport): void {
  transport.on('error', () => {});
  transport.close();
}

/** Closes a transport. Resolves when it is closed, or after a second. */
export function closing(transport: Transport, clock: Clock = systemClock): Promise<void> {
  return new Promise((resolve) => {
    const cancel = clock.after(CLOSE_TIMEOUT, resolve);
    transport.once('close', () => {
      cancel();
      resolve();
    });
    abandon(transport);
  });
}
