// The time for a count, where the house has a limit: the rules know no clock, so the table's own says when it is up.
import { countByCards } from '../../shared/rules/game/index.ts';
import { type Command, promptOf, type State, total } from '../../shared/rules/index.ts';
import type { Clock } from '../board/index.ts';

/** Runs from the moment when a hand is to be counted until something else is. */
export class CountClock {
  readonly #clock: Clock;
  readonly #up: () => void;
  /** The count that it runs for; empty for none. */
  #count = '';
  #cancel: () => void = () => {};

  constructor(clock: Clock, up: () => void) {
    this.#clock = clock;
    this.#up = up;
  }

  /** Follows the game. `able`: whether players can key or tap now; the time begins anew when they can again. */
  follow(state: State, able: boolean): void {
    const { rules, game, deal, hand } = state;
    const running = able && rules.timeLimit > 0 && promptOf(state).expects === 'count';
    const count = running ? `${game} ${deal} ${hand}` : '';
    if (count === this.#count) return;
    this.stop();
    this.#count = count;
    if (running) this.#cancel = this.#clock.after(rules.timeLimit * 1_000, this.#up);
  }

  stop(): void {
    this.#cancel();
    this.#count = '';
  }
}

/** What follows when the time is up and the cards of the count are known; undefined where the players have to say. */
export function timeOutOf(state: State): Command | undefined {
  const { seat = 0 } = promptOf(state);
  const items = state.hand && countByCards(state, state.hand);
  return items && { type: 'offence', offence: 'timeOut', seat, points: total(items) };
}
