// What a player has keyed on the phone and not yet sent: kept in the browser, so that a reload, Back, or a tab that the phone has dropped
// costs nothing.
import type { CardOrRank } from '../../../shared/rules/cards/index.ts';
import { type KeyStorage, keptIn } from '../kit/place.ts';

/** Cards picked and points chosen for one moment of a game. */
interface Kept {
  readonly moment: string;
  readonly cards: readonly CardOrRank[];
  readonly points: number | undefined;
}

/** The draft of one seat. Only that of the present moment is kept: asking for another drops it. */
export class SeatDraft {
  readonly #storage: KeyStorage;
  readonly #place: string;

  /** @param place its name in the storage */
  constructor(storage: KeyStorage, place: string) {
    this.#storage = storage;
    this.#place = place;
  }

  /** What was keyed at this moment. */
  at(moment: string): Pick<Kept, 'cards' | 'points'> {
    const kept = this.#read();
    if (kept?.moment === moment) return kept;
    if (kept !== undefined) this.drop();
    return { cards: [], points: undefined };
  }

  keep(moment: string, part: Partial<Pick<Kept, 'cards' | 'points'>>): void {
    const { cards, points } = { ...this.at(moment), ...part };
    if (cards.length === 0 && points === undefined) this.drop();
    else this.#storage.setItem(this.#place, JSON.stringify({ moment, cards, points }));
  }

  /** It was sent. */
  drop(): void {
    this.#storage.removeItem(this.#place);
  }

  #read(): Kept | undefined {
    const { moment, cards, points } = keptIn<Partial<Kept>>(this.#storage, this.#place) ?? {};
    return typeof moment === 'string' && Array.isArray(cards) ? { moment, cards, points } : undefined;
  }
}
