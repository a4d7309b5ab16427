// What goes between a page and the host about Muggins at the table, and about cards that the host deals.

import * as z from 'zod';
import type { Level, SealedPack, SlipCode } from '../../../shared/partner/index.ts';
import type { Card, CardOrRank, Command } from '../../../shared/rules/index.ts';
import { PACKS, type PackPlace } from '../../table/index.ts';

export { PACKS };

import { expectation, expecting, whole } from '../kit/validation.ts';

const card = expecting(z.string().length(2), expectation('card', {}));

/** A seat lays these of its cards away to the crib of this deal. */
export const throwSchema = z.strictObject({
  deal: whole(1, 1_000_000),
  cards: expecting(z.array(card).min(1).max(2), expectation('cards', {})),
});

/** A deal that is played again. */
export const replaySchema = z.strictObject({ deal: whole(1, 1_000_000) });

/** Where the pack is cut, from 0 to CompanyView.places - 1; for the deal any place. */
export const cutSchema = z.strictObject({ place: whole(0, 51) });

/** Muggins at the table, and its cards, as everybody sees them. No hidden card is in it. */
export interface CompanyView {
  /** How well Muggins plays, by seat; null for a person. */
  readonly levels: readonly (Level | null)[];
  readonly pack: PackPlace;
  /** The seal of the pack of this deal, published before it; null where the host does not deal. */
  readonly seal: string | null;
  /** The pack of the deal before, open; null where there is none. */
  readonly opened: SealedPack | null;
  /** Whether a seat has laid away its cards in this deal, by seat; with real cards only Muggins's seats are known. */
  readonly laidAway: readonly boolean[];
  /** The seat that cuts the pack for the starter now; 'deal' where anybody cuts for the deal; null where nobody does. */
  readonly cuts: number | 'deal' | null;
  /** How many places there are to cut at. */
  readonly places: number;
  /** The hand that counts now, where it lies face up. */
  readonly shown: readonly CardOrRank[] | null;
  /** With a reader: the seat whose cards it waits for, and how many are to come. */
  readonly reads: { readonly seat: number; readonly cards: number } | null;
  /** With a reader: what Muggins lays away or lays, by the places of its cards from 1 as they were dealt. */
  readonly turns: {
    readonly seat: number;
    readonly what: 'crib' | 'play';
    readonly places: readonly number[];
  } | null;
  /** What Muggins missed in the deal that lies open: the slip, and what would have been better. */
  readonly slips: readonly {
    readonly seat: number;
    readonly slip: SlipCode;
    readonly did: Command;
    readonly better: Command;
  }[];
}

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
