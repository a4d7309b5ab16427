// What a player asks another side to agree to, in words.
import type { ConsentRequest, OffenceCall, UndoConsent } from '../rules/game/index.ts';
import type { Seat } from '../rules/index.ts';
import type { People } from './people.ts';

/** The questions, for the players who can agree; and what the player who asks is told. */
export interface ConsentWords {
  readonly undo: (by: Seat, people: People) => string;
  readonly offence: (by: Seat, call: OffenceCall, people: People) => string;
  /** Names those who can agree. */
  readonly undoWaits: (agree: readonly Seat[], people: People) => string;
  readonly offenceWaits: (agree: readonly Seat[], people: People) => string;
  /** Why an undo needs the other side. */
  readonly undoNeeds: Readonly<Record<UndoConsent, string>>;
}

/** A request in words; `mine` for the side that asks. */
export function sayConsent(
  words: ConsentWords,
  { by, offence, agree }: Pick<ConsentRequest, 'by' | 'offence' | 'agree'>,
  people: People,
  mine: boolean,
): string {
  if (offence === null) return mine ? words.undoWaits(agree, people) : words.undo(by, people);
  return mine ? words.offenceWaits(agree, people) : words.offence(by, offence, people);
}
