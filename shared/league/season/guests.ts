// Guests of a night: how many nights each has been one, and whether the club wants a member by now.
import type { NightState } from '../night/state.ts';
import type { PlayedEvent, SamePerson } from './person.ts';

/** Somebody who plays as a guest tonight. */
export interface GuestNight {
  readonly player: string;
  /** The number of this night among those as a guest, from 1. */
  readonly night: number;
  /** Why the club wants a member by now: enough nights, or a card; null where it does not. */
  readonly over: 'nights' | 'card' | null;
}

/** The guests of tonight, by the nights before it. */
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
