// Slips that people make, each a rule of its own: so a game can say what was missed.

import type { GameCommand } from '../rules/game/index.ts';
import { total } from '../rules/index.ts';
import { countItems } from './count.ts';
import { bestCard, byPoints } from './lay.ts';
import { bestThrow, byHand } from './throw.ts';
import type { View } from './view.ts';

/** The names of the slips. */
export const SLIPS = ['forgetsCrib', 'takesPoints', 'missesItem', 'missesCard', 'missesCall'] as const;
/**
 * See SLIPS. 'forgetsCrib': throws what leaves the best hand. 'takesPoints': lays the card that scores most, whatever may follow.
 * 'missesItem': counts a hand without its last item. 'missesCard': claims nothing for a card in play. 'missesCall': does not see that
 * the other side has missed points.
 */
export type SlipCode = (typeof SLIPS)[number];

/** A slip: how often it happens where it can, and what is done instead; undefined where it cannot happen, or nothing is done. */
export interface Slip {
  readonly code: SlipCode;
  readonly chance: number;
  readonly on: GameCommand['type'];
  readonly instead: (view: View, better: GameCommand) => GameCommand | undefined;
}

/** Counts that are short are slips only where muggins can be called: elsewhere the table would put them right. */
const isCalled = ({ table }: View): boolean => table.rules.muggins === 'called';

/** The slips of a gentle player. */
export const GENTLE: readonly Slip[] = [
  {
    code: 'forgetsCrib',
    chance: 0.35,
    on: 'hold',
    instead: (view) => {
      const choice = bestThrow(view, byHand);
      return choice && { type: 'hold', seat: view.seat, cards: choice.keep, discard: choice.discard };
    },
  },
  {
    code: 'takesPoints',
    chance: 0.4,
    on: 'lay',
    instead: (view) => {
      const card = bestCard(view, byPoints);
      return card && { type: 'lay', seat: view.seat, card };
    },
  },
  {
    code: 'missesItem',
    chance: 0.15,
    on: 'peg',
    instead: (view, better) => {
      const items = countItems(view);
      if (!isCalled(view) || items.length < 2) return better;
      return { type: 'peg', seat: view.seat, points: total(items.slice(0, -1)) };
    },
  },
  {
    code: 'missesCard',
    chance: 0.1,
    on: 'peg',
    instead: (view, better) =>
      isCalled(view) && view.table.claim !== undefined ? { type: 'peg', seat: view.seat, points: 0 } : better,
  },
  { code: 'missesCall', chance: 0.5, on: 'muggins', instead: () => undefined },
];
