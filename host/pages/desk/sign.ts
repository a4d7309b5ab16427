// Signing for both: the desk's button, in the list of what needs a person and beside a game.
import { html, nothing } from 'lit';
import type { GameSide, GameView } from '../../../shared/league/index.ts';
import { t } from '../kit/language.ts';
import type { DeskParts } from './parts.ts';

/** The sides of a game. */
export const SIDES: readonly GameSide[] = [0, 1];

/** Signs what stands, for both sides; nothing where there is no result to sign. */
export function signButton({ act }: DeskParts, { game, stage, revision }: GameView) {
  if (revision === null || (stage !== 'over' && stage !== 'signedOnce')) return nothing;
  const sign = (): void => {
    void act(...SIDES.map((side) => ({ type: 'sign', game, revision, side, by: 'desk' }) as const));
  };
  return html`<button @click=${sign}>${t('desk-sign')}</button>`;
}
