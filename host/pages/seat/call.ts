// A call of muggins on a seat's page: who missed points, and with which card in play.
import { html, nothing, t } from '../kit/element.ts';
import { cardText } from '../parts/panels.ts';
import type { SeatCall, SeatScene } from './scene.ts';
import type { Sent } from './sent.ts';

/** Points that can be called as missed: no hand counts more. */
export const MISSED: readonly number[] = Array.from({ length: 29 }, (_, at) => at + 1);

/** What is called: the only thing that can be, or the one that was chosen of several. */
export const calledOf = ({ calls }: SeatScene, chosen: number | undefined): SeatCall | undefined =>
  calls.length === 1 ? calls[0] : calls[chosen ?? -1];

/** What is asked while muggins is called: whose points, or how many they are. */
export function callHeadline(mine: SeatScene, chosen: number | undefined): string {
  const about = calledOf(mine, chosen);
  if (about === undefined) return t('seat-whoMissed');
  const { on, card } = about;
  const name = mine.names[on] ?? '';
  return card === null ? t('seat-missedBy', { name }) : t('seat-missedWith', { name, card });
}

/** Of several calls one is chosen first. */
export function aboutCall(mine: SeatScene, chosen: number | undefined, choose: (at: number) => void) {
  const { calls, names } = mine;
  if (calls.length < 2) return nothing;
  return html`<div class="whom">${calls.map(
    (call, at) =>
      html`<button type="button" aria-pressed=${at === chosen} @click=${() => choose(at)}>
        ${names[call.on]} ${call.card === null ? '' : cardText(call.card)}</button>`,
  )}</div>`;
}

/** The call as it is sent. */
export function sentCall(mine: SeatScene, chosen: number | undefined, points: number): Sent {
  const { on, card = null } = calledOf(mine, chosen) ?? {};
  return { command: { type: 'muggins', seat: mine.seat, points, on, card: card ?? undefined } };
}
