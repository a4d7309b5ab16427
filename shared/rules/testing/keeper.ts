// A table of the library's beside a scorekeeper written from the sources alone: what random games of every cousin have in common.
import { type Card, DECK } from '../cards/cards.ts';
import type { Command } from '../game/command.ts';
import type { State } from '../game/state.ts';
import { act, EMPTY, type Timeline } from '../game/timeline.ts';
import { applySettings } from '../house/check.ts';
import { type PresetName, presetOf } from '../house/presets.ts';

/** How a game is keyed: points alone, doubtful claims and their cards, or every card. */
const MANNERS = ['trust', 'challenge', 'always'] as const;

/** The game is over by the scorekeeper's own reckoning. */
class Over extends Error {}

/** A card by its number, rank * 4 + suit. */
export const name = (card: number): Card => DECK[card] as Card;

/** One game: the own scores beside a table of the library's. */
export class Keeper {
  /** Random numbers from 0 up to, and without, a limit. */
  readonly pick: (limit: number) => number;
  readonly manner: (typeof MANNERS)[number];
  readonly scores: number[];
  readonly #target: number;
  #table: Timeline = EMPTY;

  constructor(preset: PresetName, seed: number, target: number) {
    this.pick = chance(seed);
    this.manner = MANNERS[seed % MANNERS.length] ?? 'trust';
    this.#target = target;
    const rules = applySettings(presetOf(preset), { mode: this.manner });
    if (!rules.ok) throw new Error(JSON.stringify(rules.refusal));
    const players = ['Ann', 'Bob', 'Cid', 'Dee'].slice(0, rules.value.seats);
    this.scores = Array.from({ length: Math.min(players.length, 2) }, () => 0);
    this.key({ type: 'newGame', rules: rules.value, players });
  }

  get state(): State {
    return this.#table.present;
  }

  /** Own reckoning: partners sit apart and have one score, and no side goes past the game hole. */
  score(seat: number, points: number): void {
    const side = seat % this.scores.length;
    this.scores[side] = Math.min(this.#target, (this.scores[side] ?? 0) + points);
  }

  /** A command that the library has to take, and after it the scores. @throws Over once the game is won */
  key(command: Command): void {
    this.take(command);
    this.compare();
  }

  /** The same where it may be refused. @returns whether it is taken */
  try(command: Command): boolean {
    const accepted = this.accepts(command);
    if (accepted) this.key(command);
    return accepted;
  }

  accepts(command: Command): boolean {
    return act(this.#table, command).ok;
  }

  /** A command that the library has to take, whatever it does to the scores. */
  take(command: Command): void {
    const done = act(this.#table, command);
    if (!done.ok) throw new Error(`${JSON.stringify(command)}: ${JSON.stringify(done.refusal)}`);
    this.#table = done.value.timeline;
  }

  /** @throws Over once the game is won, or an error where a peg is elsewhere */
  compare(): void {
    const fronts = this.state.pegs.map(({ front }) => front);
    if (fronts.join() !== this.scores.join()) throw new Error(`${fronts}, not ${this.scores}`);
    if (this.scores.some((score) => score >= this.#target)) throw new Over();
  }

  /** The last move is taken back and made again. */
  back(): void {
    const before = JSON.stringify(this.state);
    for (const type of ['undo', 'redo'] as const) this.take({ type });
    if (JSON.stringify(this.state) !== before) throw new Error('redo is not what was undone');
  }

  /** Plays until a side is out, or `play` returns. @returns the side in the game hole, null for none */
  finish(play: () => void): number | null {
    try {
      play();
    } catch (thrown) {
      if (!(thrown instanceof Over)) throw thrown;
    }
    const won = this.scores.findIndex((score) => score >= this.#target);
    const winner = won < 0 ? null : won;
    const { phase, results } = this.state;
    const [result] = results;
    if (phase !== 'over' || result?.winner !== winner || result.scores.join() !== this.scores.join())
      throw new Error(`${phase} with ${JSON.stringify(result)}, not ${winner} by ${this.scores}`);
    return winner;
  }
}

/** Numbers from 0 up to, and without, a limit; the same again for the same seed. */
function chance(seed: number): (limit: number) => number {
  let state = seed * 2_654_435_761 + 1;
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
}

/** The pack in a random order. */
export function shuffled(pick: (limit: number) => number): number[] {
  const pack = DECK.map((_, card) => card);
  for (let at = pack.length - 1; at > 0; at--) {
    const other = pick(at + 1);
    [pack[at], pack[other]] = [pack[other] as number, pack[at] as number];
  }
  return pack;
}

/** Plays random games; gives the sum of what each comes to. @throws where the library differs, with the number of the game */
export function sumOfGames(games: number, play: (seed: number) => number): number {
  let sum = 0;
  for (let seed = 1; seed <= games; seed++) {
    try {
      sum += play(seed);
    } catch (thrown) {
      throw new Error(`game ${seed}: ${thrown instanceof Error ? thrown.message : thrown}`);
    }
  }
  return sum;
}
