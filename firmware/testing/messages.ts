// Messages that many tests send, with their usual numbers.
import { DEFAULT_BRIGHTNESS, STATUSES, type Status, type WireMessage } from '../../shared/protocol/index.ts';

/** A host of the first contract. */
export const HELLO: WireMessage = { type: 'hello', sequence: 1, major: 1, minor: 0 };

export const setup = (lanes: number, brightness = DEFAULT_BRIGHTNESS, sequence = 2): WireMessage => ({
  type: 'setup',
  sequence,
  lanes,
  brightness,
});

/** Front pegs, each with its rear peg, if it has one, so many holes behind. */
export const pegs = (fronts: readonly number[], sequence = 3, behind = 200): WireMessage => ({
  type: 'pegs',
  sequence,
  holes: fronts.map((front) => ({ front, rear: Math.max(0, front - behind) })),
});

export const indicators = (dealer: number, turn: number, sequence = 4): WireMessage => ({
  type: 'indicators',
  sequence,
  dealer,
  turn,
});
export const effect = (number: number, lane = 0, sequence = 5): WireMessage => ({
  type: 'effect',
  sequence,
  effect: number,
  lane,
});
export const text = (row: number, words: string, sequence = 3): WireMessage => ({
  type: 'text',
  sequence,
  row,
  text: words.padEnd(20),
});
export const tone = (hertz: number, milliseconds: number, sequence = 3): WireMessage => ({
  type: 'tone',
  sequence,
  hertz,
  milliseconds,
});
export const ping = (sequence: number): WireMessage => ({ type: 'ping', sequence });
export const keyAck = (sequence: number): WireMessage => ({ type: 'keyAck', sequence });
export const ack = (sequence: number, status: Status = 'ok'): WireMessage => ({
  type: 'ack',
  sequence,
  status: STATUSES.indexOf(status),
});
