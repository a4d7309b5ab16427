// The page of a phone without a seat: how to get one, wherever it is opened.
import { html, nothing } from 'lit';
import type { Away, SeatPlaces } from '../../web/table/types.ts';
import { t } from '../kit/language.ts';

/** How the phone stands to its seat. */
export type Seating = 'none' | 'forgets' | 'taking' | 'seated';

/** What can be done: take a seat by its invitation; take the scanned one though this browser forgets it. */
interface OutsideWays {
  readonly sit: (invitation: string) => void;
  readonly agree: () => void;
}

/**
 * What to do without a seat. `places` only where this page is the host's: then it says whether phones reach the table, and offers
 * the free seats to this very page, which `sit` takes with an invitation.
 */
export function outside(
  seating: Seating,
  places: SeatPlaces | undefined,
  { sit, agree }: OutsideWays,
): ReturnType<typeof html> {
  if (seating === 'forgets')
    return html`<p>${t('seat-forgets')}</p><div class="sit"><button type="button" @click=${agree}>${t('seat-sitAnyway')}</button></div>`;
  if (seating !== 'none') return html`<p>${seating === 'taking' ? t('seat-taking') : t('seat-nobody')}</p>`;
  if (places === undefined) return html`<p>${t('seat-scanFirst')}</p><p class="note">${t('seat-noCode')}</p>`;
  const free = places.seats.filter(({ invitation }) => invitation !== null);
  const taken = places.seats.length > 0 && free.length === 0;
  return html`<p>${places.phones.length === 0 ? t('seat-noPhones') : t('seat-codesShown')}</p>
    ${taken ? html`<p class="note">${t('seat-takenSeats')}</p>` : nothing}
    ${offered(t('seat-sitHere'), free, sit)}`;
}

/** The phone of somebody who does not play in this game: it goes along as soon as they do, and may take a free seat now. */
export function stranger({ name, free }: Away, sit: (invitation: string) => void): ReturnType<typeof html> {
  return html`<p>${t('seat-othersPlay', { name })}</p>${offered(t('seat-sitAs'), free, sit)}`;
}

function offered(words: string, free: Away['free'], sit: (invitation: string) => void) {
  if (free.length === 0) return nothing;
  return html`<p class="note">${words}</p><div class="sit">${free.map(
    ({ name, invitation }) =>
      html`<button type="button" @click=${() => sit(invitation ?? '')}>${name}</button>`,
  )}</div>`;
}
