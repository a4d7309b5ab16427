// Names of seats and sides: as the players wrote them, and in the characters that the display has.
import { fitText } from '../protocol/index.ts';
import type { Seat, State } from '../rules/index.ts';
import { seatsOf, sideCount } from '../rules/terms/index.ts';

/** A name in characters that the display has, without blanks at its ends. */
export const plain = (name: string): string => fitText(name.trim()).trim();

/** A name for a page, and the same for the display. */
interface Name {
  readonly full: string;
  readonly plain: string;
}

/** The name of a seat; P1, P2 and so on without one. */
function seatName({ players }: State, seat: Seat): Name {
  const full = (players[seat] ?? '').trim();
  const none = `P${seat + 1}`;
  return { full: full || none, plain: plain(full) || none };
}

/** The name of a side: its player, or its partners' names joined. */
function sideName(state: State, side: number): Name {
  const names = seatsOf(state.rules, side).map((seat) => seatName(state, seat));
  return {
    full: names.map(({ full }) => full).join(' & '),
    plain: names.map((name) => name.plain).join('+'),
  };
}

/** The names of all sides. */
export const sideNames = (state: State): readonly Name[] =>
  Array.from({ length: sideCount(state.rules) }, (_, side) => sideName(state, side));
