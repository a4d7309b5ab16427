// The messages of the contract as types, and what the schema says of each.
import { MESSAGES } from './schema.ts';
import type { HostShape, Urgency } from './shape.ts';

export type MessageName = keyof typeof MESSAGES;
export const MESSAGE_NAMES = /* @__PURE__ */ Object.keys(MESSAGES) as readonly MessageName[];

type NamesFrom<D extends 'host' | 'board'> = {
  [N in MessageName]: (typeof MESSAGES)[N]['from'] extends D ? N : never;
}[MessageName];
/** Messages that the host sends. */
export type HostMessageName = NamesFrom<'host'>;
export const HOST_MESSAGE_NAMES = /* @__PURE__ */ MESSAGE_NAMES.filter(
  (name): name is HostMessageName => MESSAGES[name].from === 'host',
);
/** Messages that the board sends. */
export type BoardMessageName = NamesFrom<'board'>;

/** Front and rear hole of one lane, 0..121 each. A rear peg in a higher hole than the front peg is a lap behind it. */
export interface LanePegs {
  readonly front: number;
  readonly rear: number;
}

type FieldValue<F> = F extends { kind: 'text' }
  ? string
  : F extends { kind: 'holes' }
    ? readonly LanePegs[]
    : number;
type Body<Fs extends readonly unknown[]> = {
  readonly [F in Fs[number] as F extends { name: infer K extends string } ? K : never]: FieldValue<F>;
};

/** The fields of a message as plain data. */
export type Fields<N extends MessageName> = Body<(typeof MESSAGES)[N]['fields']>;

/** One message, decoded: its name under `type`, its sequence number, and its fields. */
export type WireMessage<N extends MessageName = MessageName> = {
  [K in N]: { readonly type: K; readonly sequence: number } & Fields<K>;
}[N];
export type HostMessage = WireMessage<HostMessageName>;
export type BoardMessage = WireMessage<BoardMessageName>;

/** The name of the message that answers one of the host's; never if nothing does. */
export type AnswerTo<N extends HostMessageName> = (typeof MESSAGES)[N] extends { readonly answer: infer A }
  ? Extract<A, BoardMessageName>
  : 'ack';

/** What answers a message of the host: a message of the board, or `none`. */
export const answerTo = (name: HostMessageName): BoardMessageName | 'none' =>
  ((MESSAGES[name] as HostShape).answer as BoardMessageName | 'none' | undefined) ?? 'ack';

/** How urgent a message of the host is. */
export const urgencyOf = (name: HostMessageName): Urgency =>
  (MESSAGES[name] as HostShape).urgency ?? 'question';
