// The one person of a game against Muggins plays on the page that begins it: the page takes their seat.
import { levelOf } from '../../../shared/partner/seats.ts';
import type { Me, StateMessage } from '../../web/table/types.ts';
import { Place, seatStorage } from '../kit/place.ts';
import { onlyPerson } from './company.ts';
import { placesForHost } from './store.ts';
import { wordsOfResponse } from './trouble.ts';
import { post } from './whois.ts';

/** Whether this is the demo: its seats are tabs of one browser, each with a key of its own. */
declare const ALONE: boolean;

/** Too small for the board with a hand beside it: the page of a seat has one after the other. */
const SMALL = '(max-width: 600px), (max-height: 500px)';

/** The place that the page of a seat has as well. */
export const seatPlace = (): Place =>
  new Place({ storage: seatStorage(), kind: 'seat', words: wordsOfResponse });

/** The seat that this browser has; undefined without one. */
export async function seatAt(place: Place): Promise<number | undefined> {
  if (place.key === undefined) return undefined;
  const answer = await place.ask('api/me').catch(() => undefined);
  return answer?.ok ? (((await answer.json()) as Me).seat ?? undefined) : undefined;
}

/** The same, if this page may take the seat: no phone has it. In the demo, one tab can take it from another. */
export function openSeat({ company, phones }: StateMessage): number | undefined {
  const person = onlyPerson(company?.levels ?? []);
  return person !== undefined && (ALONE || phones[person] !== true) ? person : undefined;
}

/** Whether this is the demo with a game that nobody plays yet: the page takes its seat at once. */
export const awaitsVisitor = (message: StateMessage): boolean =>
  ALONE && message.phones[openSeat(message) ?? -1] === false;

/** The invitation to a seat. In the demo, the tab that has it may be closed: it leaves the seat. */
async function invitationTo(seat: number): Promise<string | null | undefined> {
  const asked = async () => (await placesForHost())?.seats[seat]?.invitation;
  const invitation = await asked();
  if (!ALONE || invitation != null) return invitation;
  await post('api/seats', { renew: seat });
  return asked();
}

/** The same of a command that begins a game for which Muggins deals on the pages. */
export function personOf(command: object): number | undefined {
  const { playerIds, pack } = command as { readonly playerIds?: readonly string[]; readonly pack?: string };
  return pack === 'pages' ? onlyPerson(playerIds?.map((id) => levelOf(id) ?? null) ?? []) : undefined;
}

/** Takes a seat for this browser, unless a phone has it; a small screen goes to the page of the seat. @returns whether it is played here */
export async function playHere(place: Place, seat: number): Promise<boolean> {
  const mine = (await seatAt(place)) === seat;
  const invitation = mine ? undefined : await invitationTo(seat);
  if (!mine && invitation == null) return false;
  if (matchMedia(SMALL).matches) {
    location.assign(`${ALONE ? 'seat.html' : 'seat'}${mine ? '' : `#${invitation}`}`);
    return false;
  }
  if (invitation != null) place.scanned(invitation);
  return mine || (await place.take('api/seat')).kind === 'seated';
}
