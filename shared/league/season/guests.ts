// Guests of a night: the number of their nights as a guest, and whether it is time to ask about membership.
import type { NightState } from '../night/state.ts';
import type { PlayedEvent, SamePerson } from './person.ts';

/** A guest tonight. */
export interface GuestNight {
  readonly player: string;
  /** The number of nights as a guest, tonight included. */
  readonly night: number;
  /** The reason to ask about membership, nights or a card; null if there is none. */
  readonly over: 'nights' | 'card' | null;
}

/** The guests of tonight, with their earlier nights. */
export function guestsOf(
  { entrants, settings }: NightState,
  before: readonly PlayedEvent[],
  samePerson: SamePerson,
): readonly GuestNight[] {
  const guests = entrants.filter(({ as, leftBefore }) => as === 'guest' && leftBefore === undefined);
  return guests
    .flatMap(({ players }) => players)
    .map((player) => {
      const own = before.flatMap(({ night, isBracket, cards }) =>
        cards
          .filter(({ as, games }) => as === 'guest' && games > 0)
          .filter(({ players }) => players.some((each) => samePerson(each).id === player))
          .map(({ points }) => ({ night, points: isBracket ? 0 : points })),
      );
      const night = new Set(own.map((each) => each.night)).size + 1;
      const hasCard = own.some(({ points }) => points >= settings.guestCard);
      const over = hasCard ? 'card' : night > settings.guestNights ? 'nights' : null;
      return { player, night, over };
    });
}
