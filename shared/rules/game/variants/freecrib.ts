// Cribbage Solitaire as Natty Bumppo has it: after the last deal the cards that are left are a crib of their own.
import { isAlone } from '../../terms/seats.ts';
import type { State } from '../state.ts';

/** Whether this is the free crib that follows the last deal. */
export const isFreeCrib = ({ rules, deal }: Pick<State, 'rules' | 'deal'>): boolean =>
  rules.freeCrib && deal > rules.deals;

/** Whether cards are played in this deal once the starter is turned. */
export const isPlayNext = (state: Pick<State, 'rules' | 'deal'>): boolean =>
  state.rules.show === 'afterPlay' && !isFreeCrib(state);

/** Whether cards that are laid can be entered: not those of a player alone, who plays against the crib. */
export const isLaidByCard = ({ rules }: Pick<State, 'rules'>): boolean =>
  rules.show !== 'withoutPlay' && !isAlone(rules);
