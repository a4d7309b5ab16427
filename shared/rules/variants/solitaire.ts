// Cribbage for one player: a fixed number of deals and, as Natty Bumppo has it, a free crib after them.

import type { State } from '../game/state.ts';
import { isAlone } from '../terms/seats.ts';

/** Whether this is the free crib that follows the last deal. */
export const isFreeCrib = ({ rules, deal }: Pick<State, 'rules' | 'deal'>): boolean =>
  rules.freeCrib && deal > rules.deals;

/** Whether cards are played in this deal once the starter is turned. */
export const isPlayNext = (state: Pick<State, 'rules' | 'deal'>): boolean =>
  state.rules.show === 'afterPlay' && !isFreeCrib(state);

/** Whether cards that are laid can be entered: not those of a player alone, who plays against the crib. */
export const isLaidByCard = ({ rules }: Pick<State, 'rules'>): boolean =>
  rules.show !== 'withoutPlay' && !isAlone(rules);

/** Whether a player alone has had all deals of the game. */
export const isLastDeal = ({ rules, deal }: Pick<State, 'rules' | 'deal'>): boolean =>
  rules.deals > 0 && deal >= rules.deals + (rules.freeCrib ? 1 : 0);
