// The page of a phone without a seat: how to get one, wherever it is opened.
import type { Away } from '../../web/table/types.ts';
import { html, nothing, t } from '../kit/element.ts';
import { wordOf } from './sight.ts';
import type { SeatPage } from './view.ts';

/** Whether the phone has its seat. */
export type Seating = 'none' | 'forgets' | 'taking' | 'seated';

/** A seat of the game. `button`: the number of its player's button; `taken`: another phone has it. */
export interface JoinableSeat {
  readonly seat: number;
  readonly name: string;
  readonly button: number;
  readonly taken: boolean;
}

/**
 * What to do without a seat. The host's page knows the places: it says whether phones reach the table, and offers the free seats to
 * this very page.
 */
export function outside(page: SeatPage) {
  const { seating, places } = page;
  if (seating === 'forgets')
    return html`${title()}<p>${t('seat-forgets')}</p><button type="button" @click=${() => page.emit('agree')}>${t('seat-sitAnyway')}</button>`;
  if (seating === 'taking') return alone(t('seat-taking'), nothing);
  if (seating === 'seated')
    return page.message === undefined ? alone(t('seat-taking'), nothing) : nobodys(page);
  if (places === undefined) return joining(page);
  if (places.seats.length === 0)
    return alone(t('seat-ask-newGame'), html`<a class="go" href="board">${t('seat-toBoard')}</a>`);
  // In the demo a seat may be that of a tab which was closed: it can be taken again.
  const free =
    places.phones === null ? places.seats : places.seats.filter((each) => each.invitation !== null);
  const taken = places.seats.length > 0 && free.length === 0;
  return html`${title()}<p>${aboutPhones(places.phones)}</p>
    ${taken ? html`<p class="note">${t('seat-takenSeats')}</p>` : nothing}
    ${offered(page, t('seat-sitHere'), free)}`;
}

function aboutPhones(addresses: readonly string[] | null): string {
  if (addresses === null) return t('common-tabs');
  return addresses.length === 0 ? t('seat-noPhones') : t('seat-codesShown');
}

/** Words in the middle of the page, and what to do. */
const alone = (words: string, more: unknown) =>
  html`${title()}<div class="alone"><p>${words}</p>${more}</div>`;

/** The phone of a seat that is not in the game. */
const nobodys = (page: SeatPage) =>
  alone(
    t('seat-nobody'),
    html`<p class="note">${t('seat-nobodyHelp')}</p>
      <button type="button" @click=${() => page.emit('leave')}>${t('seat-leave')}</button>`,
  );

const title = (words = t('pages-seat')) => html`<h1>${words}</h1>`;

/** A player taps their name, and then presses their button on the board: that is the proof. */
function joining(page: SeatPage) {
  const { seats, asking } = page;
  const asked = seats.find(({ seat }) => seat === asking);
  if (asked !== undefined) {
    const { name, button } = asked;
    return html`<h1 class="heard">${t('pages-seat')}</h1>
      <div class="press lane${button - 1}">${knob(button)}<p role="status">${t('seat-press', { name, button })}</p></div>
      <p class="note">${t('seat-asking')}</p>
      <button type="button" @click=${() => page.emit('leave')}>${t('seat-cancel')}</button>`;
  }
  if (seats.length === 0)
    return alone(t('seat-ask-newGame'), html`<p class="note">${t('seat-newGameHelp')}</p>`);
  return html`${title(t('seat-whoAreYou'))}<div class="sit">${seats.map((each) =>
    seatButton(each, t('seat-iAm', { name: each.name }), () => page.emit('join', each.seat)),
  )}</div>`;
}

/** The phone of a player who is not in this game: it joins when the player does, and may take a free seat now. */
export const stranger = (page: SeatPage, { name, free }: Away) =>
  html`${title()}<p>${t('seat-othersPlay', { name })}</p>${offered(page, t('seat-sitAs'), free)} ${wordOf(page)}
    <button type="button" class="quiet" @click=${() => page.emit('leave')}>${t('seat-leave')}</button>`;

function offered(page: SeatPage, words: string, free: Away['free']) {
  const seats = page.seats.filter(({ seat }) => free.some((each) => each.seat === seat));
  if (seats.length === 0) return nothing;
  const placeOf = (seat: number) => free.find((each) => each.seat === seat);
  return html`<p class="note">${words}</p><div class="sit">${seats.map((each) =>
    seatButton({ ...each, taken: false }, each.name, () => page.emit('sit', placeOf(each.seat))),
  )}</div>`;
}

/** A player's button as it is on the board: by colour and number. */
const knob = (button: number) => html`<span class="knob" aria-hidden="true">P${button}</span>`;

function seatButton({ button, taken }: JoinableSeat, words: string, sit: () => void) {
  return html`<button type="button" class="lane${button - 1}" @click=${sit}>${knob(button)}
    <span>${words}${taken ? html` <small>${t('seat-hasPhone')}</small>` : nothing}</span></button>`;
}
