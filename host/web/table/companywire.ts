// What goes between a page and the host about cards that the host deals.
import * as z from 'zod';
import type { Card } from '../../../shared/rules/index.ts';
import { expectation, expecting, whole } from '../kit/validation.ts';

/** Of one seat: see the setting cards.laidAway. */
const MOST_LAID = 4;
const card = expecting(z.string().length(2), expectation('card', {}));

/** A seat lays these of its cards away to the crib of this deal. */
export const throwSchema = z.strictObject({
  deal: whole(1, 1_000_000),
  cards: expecting(z.array(card).min(1).max(MOST_LAID), expectation('cards', {})),
});

/** A deal that is played again. */
export const replaySchema = z.strictObject({ deal: whole(1, 1_000_000) });

/** Where the pack is cut, from 0 to `places` of CompanyView - 1; for the deal any place. */
export const cutSchema = z.strictObject({ place: whole(0, 51) });

/** The cards of one seat, for its page alone: the answer to GET /api/hand. */
export interface HandAnswer {
  readonly deal: number;
  /** As they were dealt, until some are laid away; then those that are held, without those laid. */
  readonly cards: readonly Card[];
  /** Those that were laid away to the crib; they can be changed until the pack is cut. */
  readonly thrown: readonly Card[];
  /** How many are to be laid away; 0 once they are, and where this is not the time. */
  readonly throws: number;
}
