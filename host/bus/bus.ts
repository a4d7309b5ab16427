// The bus between tables and hall, whatever carries it: messages by topic, and nothing that could be taken for a receipt.
import type { EventEmitter } from 'node:events';

/** Bytes that the body of a message may have. */
export const BODY_BYTES = 8_192;

/** A message that arrived. The body is JSON that nobody has looked at; `parseMessage` does. */
export interface BusMessage {
  readonly topic: string;
  readonly body: unknown;
}

export interface PublishOptions {
  /** The broker keeps it, and gives it to everybody who subscribes later. */
  readonly retain?: boolean;
  readonly qos?: 0 | 1;
}

/** `failed`: an attempt to connect; the next one follows by itself. */
export interface BusEvents {
  connected: [];
  disconnected: [];
  failed: [error: unknown];
}

/** What is published: JSON, or a text as it is. */
type BusBody = object | string;
export const textOf = (body: BusBody): string => (typeof body === 'string' ? body : JSON.stringify(body));

/**
 * A line to the broker that is dialled again for ever. Messages may arrive twice, late, in another order, or never: whoever has to
 * know waits for an answer of the other end.
 */
export interface Bus extends Pick<EventEmitter<BusEvents>, 'on' | 'off' | 'once'> {
  readonly connected: boolean;
  /**
   * Hands a message to the line: true where the line took it, false where it is down, and nothing was or will be sent. It never
   * rejects. Throws a RangeError where the body is longer than BODY_BYTES.
   */
  publish(topic: string, body: BusBody, options?: PublishOptions): Promise<boolean>;
  /** Hears what fits a pattern with `+` and `#`, also after the line was down. Returns what ends it. */
  subscribe(pattern: string, heard: (message: BusMessage) => void): () => void;
  close(): Promise<void>;
}

/** Who dials: in a hall a table's number or `hall`, and a password that may be good for one connection only. */
export interface BusCredentials {
  /** Empty for a broker that lets everybody in. */
  readonly username: string;
  readonly password: string;
  /** The name of the line, by which the broker tells clients apart; the user name unless given. */
  readonly client?: string;
}

/** How a bus logs in, and what the broker says for it when its line breaks. */
export interface BusLogin {
  /** Asked before each attempt. */
  readonly credentials: () => Promise<BusCredentials>;
  /** Retained, as what it replaces is. */
  readonly will?: { readonly topic: string; readonly body: BusBody };
}
