// A call of muggins on a seat's page: who missed points, and with which card in play.
import { html, nothing } from 'lit';
import { t } from '../kit/language.ts';
import { cardText } from '../parts/panels.ts';
import type { SeatCall, SeatScene } from './scene.ts';
import type { Sent } from './sent.ts';

/** Points that can be called as missed: no hand counts more. */
export const MISSED: readonly number[] = Array.from({ length: 29 }, (_, at) => at + 1);

/** What is called: the only thing that can be, or the one that was chosen of several. */
export const calledOf = ({ calls }: SeatScene, chosen: number | undefined): SeatCall | undefined =>
  calls.length === 1 ? calls[0] : calls[chosen ?? -1];

const textOf = ({ card }: SeatCall): string => (card === null ? '' : cardText(card));

/** What is asked while muggins is called: whose points, or how many they are. */
export function callHeadline(mine: SeatScene, chosen: number | undefined): string {
  const about = calledOf(mine, chosen);
  return about === undefined ? t('seat-whoMissed') : missed(mine.names[about.on] ?? '', about);
}

/** Of several calls one is chosen first. */
export function aboutCall(mine: SeatScene, chosen: number | undefined, choose: (at: number) => void) {
  const { calls, names } = mine;
  if (calls.length < 2) return nothing;
  return html`<div class="whom">${calls.map(
    (call, at) =>
      html`<button type="button" aria-pressed=${at === chosen} @click=${() => choose(at)}>
        ${names[call.on]} ${textOf(call)}</button>`,
  )}</div>`;
}

const missed = (name: string, { card }: SeatCall): string =>
  card === null ? t('seat-missedBy', { name }) : t('seat-missedWith', { name, card });

/** The call as it is sent. */
export function sentCall(mine: SeatScene, chosen: number | undefined, points: number): Sent {
  const { on, card } = calledOf(mine, chosen) ?? { on: undefined, card: null };
  return {
    command: {
      type: 'muggins',
      seat: mine.seat,
      points,
      ...(on !== undefined && { on }),
      ...(card !== null && { card }),
    },
  };
}
