// What is said where a table talks to other programs: names of what it publishes, and why somebody is not reached.
import type { Reason } from './reason.ts';

/** What a broker's clients show of a table, by name. */
export interface PublishedNames {
  readonly model: string;
  readonly turn: string;
  readonly dealer: string;
  readonly crib: string;
  readonly prompt: string;
  readonly ruling: string;
  readonly winner: string;
  readonly board: string;
  readonly move: string;
}

/** Why a receiver of webhooks did not take a message. */
export type DeliveryFailure =
  | { readonly code: 'answered'; readonly status: number }
  | { readonly code: 'silent'; readonly seconds: number }
  | { readonly code: 'unreached'; readonly reason: Reason };

/** What is wrong with an option; `text` is what was typed. */
interface TalkOptionWords {
  readonly broker: (text: string) => string;
  readonly brokerPassword: string;
  readonly discovery: (text: string) => string;
  readonly webhook: (text: string) => string;
  readonly secretFile: (file: string, reason: Reason) => string;
  readonly secretShort: (characters: number) => string;
  /** `origin`: what would do, where that can be guessed. */
  readonly origin: (option: string, text: string, origin: string | undefined) => string;
}

export interface TalkWords {
  readonly published: PublishedNames;
  readonly options: TalkOptionWords;
  readonly brokerReached: (address: string) => string;
  readonly brokerLost: (address: string, reason: Reason | undefined) => string;
  readonly webhooksSigned: (file: string) => string;
  readonly webhookFailed: (address: string, failure: DeliveryFailure, waiting: number) => string;
  readonly webhookTaken: (address: string, waiting: number) => string;
}
