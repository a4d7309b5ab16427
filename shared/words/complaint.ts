// Why the table did not do something: the rules refused it, a key meant nothing, or something besides the rules went wrong.
import type { Refusal } from '../rules/index.ts';
import type { HintCode } from '../table/hint.ts';
import type { Language } from './catalog.ts';
import { type Message, type Plain, sayMessage, shortMessage } from './message.ts';
import type { Reason } from './reason.ts';
import { sayRefusal, shortRefusal } from './refusal.ts';
import { say } from './say.ts';
import { short } from './short.ts';

/** The figures behind each trouble: what the table says besides the rules. */
export interface TroubleDetails extends Plain<'trouble'> {
  /** The disk refused to keep a move, so that it was not made. */
  disk: { readonly reason: Reason };
  /** The disk failed in the middle: whether the last move is kept is not known, and nothing is taken until it is. */
  inDoubt: { readonly reason: Reason };
  /** The board could not pass so many key presses on. */
  keysRefused: { readonly presses: number };
  /** A reader read an unknown card. */
  unknownCard: { readonly port: string; readonly card: string };
  laysAway: { readonly name: string };
  cutsPack: { readonly name: string };
  leads: { readonly name: string };
  /** With real cards: so many of them go over the reader of a seat; those at these places go to the crib, or are turned up. */
  readCards: { readonly name: string; readonly cards: number };
  cribCards: { readonly name: string; readonly places: readonly number[] };
  turnsCard: { readonly name: string; readonly places: readonly number[] };
}

/** A key that meant nothing where it was pressed. */
interface Hint {
  readonly code: HintCode;
  readonly hint: true;
}

/** One of them, with its figures. Plain JSON. */
export type Complaint = Refusal | Hint | Message<TroubleDetails>;

/** Whether something besides the rules went wrong. */
export const isTrouble = (complaint: Complaint): complaint is Message<TroubleDetails> =>
  'details' in complaint;

/** Whether a key meant nothing. */
export const isHint = (complaint: Complaint): complaint is Hint => 'hint' in complaint;

/** A complaint in a sentence; its code where a language does not know it, as of a newer host. */
export function sayComplaint(language: Language, complaint: Complaint): string {
  if (isTrouble(complaint)) return sayMessage(language, 'trouble', complaint) ?? complaint.code;
  const words = isHint(complaint) ? say(language, `hint-${complaint.code}`) : sayRefusal(language, complaint);
  return words ?? complaint.code;
}

/** A complaint in at most twenty characters, for the display. */
export function shortComplaint(language: Language, complaint: Complaint): string {
  if (isTrouble(complaint)) return shortMessage(language, 'trouble', complaint) ?? '';
  return isHint(complaint) ? short(language, `hint-${complaint.code}`) : shortRefusal(language, complaint);
}
