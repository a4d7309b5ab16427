// A game as one value: begin it, play in it, ask what can be played, store its events and take it up again.

import { mapped, type Result } from '../terms/result.ts';
import type { RuleSet } from '../terms/ruleset.ts';
import type { Command, CommandOf } from './command.ts';
import type { GameCommand } from './decide.ts';
import type { Event } from './event.ts';
import { type LegalOptions, legalCommands } from './legal.ts';
import { type Match, matchOf } from './match.ts';
import { type Prompt, promptOf } from './prompt.ts';
import type { GameResult, State } from './state.ts';
import { act, EMPTY, replay, type Timeline } from './timeline.ts';

/** What a game can be begun with: the first dealer where there is no cut, and the ids of players, game and match. */
export type GameOptions = Omit<CommandOf<'newGame'>, 'type' | 'rules' | 'players'>;

/**
 * A game, and the match that it belongs to. Immutable: what is played gives a new game, and the one before it stays as it is. Seats
 * are 0, 1, ... to the left; sides likewise, and a player without a partner is a side.
 *
 * `const game = Game.start(SIX_CARD, ['Ann', 'Bob'])`
 */
export class Game {
  /** Everything that has happened, plain JSON: `Game.replay(events)` gives the same game again. */
  readonly events: readonly Event[];
  readonly #timeline: Timeline;

  private constructor(events: readonly Event[], timeline: Timeline) {
    this.events = events;
    this.#timeline = timeline;
  }

  /** Begins a game: a name for each seat. Refusals: badRules, badPlayers, badSeat for the dealer. */
  static start(rules: RuleSet, players: readonly string[], options: GameOptions = {}): Result<Game> {
    return new Game([], EMPTY).play({ ...options, type: 'newGame', rules, players });
  }

  /** The game of these events, in the order in which they happened. */
  static replay(events: readonly Event[]): Game {
    return new Game(events, replay(events));
  }

  /** The game after a command, or why the rules refuse it. A new game goes on with the match, or begins another. */
  play(command: Command): Result<Game> {
    const done = act(this.#timeline, command);
    return mapped(done, ({ events, timeline }) => new Game([...this.events, ...events], timeline));
  }

  /** The commands that `play` accepts now, each with its figures: of one seat, of some types, with cards that only the seat sees. */
  legal(options?: LegalOptions): readonly GameCommand[] {
    return legalCommands(this.state, options);
  }

  /** Pegs by side, dealer, phase, and the cards as far as they are known. */
  get state(): State {
    return this.#timeline.present;
  }

  /** What the table waits for: whose turn it is, and for what. */
  get prompt(): Prompt {
    return promptOf(this.state);
  }

  /** How the game came out; undefined while it goes on. */
  get result(): GameResult | undefined {
    return this.state.phase === 'over' ? this.state.results.at(-1) : undefined;
  }

  /** Games, points and stakes of the match so far. */
  get match(): Match {
    return matchOf(this.state);
  }
}
