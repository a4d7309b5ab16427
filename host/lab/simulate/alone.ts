// The board that keeps the score while no host is there (firmware/muggins/src/alone.cpp), as the model has it.
import {
  FIRST_BUTTON_CODE,
  type KeyId,
  keyCode,
  type LanePegs,
  laneOfButton,
} from '../../../shared/protocol/index.ts';
import { ALONE, NO_PEGS } from './board.ts';
import { type ChipMemory, ENTRY_ROOM, type LogEntry } from './memory.ts';
import type { ProcessTime } from './time.ts';

const GAME_HOLE = 121;
const HOLD = 2_000;
const NEXT: KeyId = 'D';
const DELETE: KeyId = '*';

interface AloneOptions {
  readonly memory: ChipMemory;
  readonly time: ProcessTime;
  /** Presses of an entry that no button has ended, among others those that a host took. */
  readonly open: () => number;
  /** A button has acted, or done nothing: all up to it is used, and `more` buttons wait. */
  readonly used: (more: number) => void;
  /** What was keyed is taken back. */
  readonly dropped: () => void;
  /** The pegs have changed: to be drawn once they are in the memory. */
  readonly changed: () => void;
}

/** Digits, then a button. A button waits until the score of the one before it is in the memory. */
export class ModelAlone {
  active = false;
  readonly #options: AloneOptions;
  #points = 0;
  /** What is keyed is the rest of an entry that began before: nothing of it counts until DEL or a button. */
  #lost = false;
  /** A button that waits, with the points that were keyed before it. */
  #waiting: { readonly key: KeyId; readonly points: number } | undefined;
  /** Presses behind that. */
  readonly #presses: KeyId[] = [];
  #cancelHold: () => void = () => {};

  constructor(options: AloneOptions) {
    this.#options = options;
  }

  get rows(): readonly string[] {
    const { pegs } = this.#options.memory.now;
    return [ALONE, pegs.map(({ front }, lane) => `P${lane + 1} ${front}`).join(' '), '', ''];
  }

  start(): void {
    this.active = true;
    this.#points = 0;
    this.#lost = this.#options.open() > 0;
    this.#waiting = undefined;
    this.#presses.length = 0;
  }

  stop(): void {
    this.active = false;
    this.#cancelHold();
  }

  press(key: KeyId): void {
    this.#presses.push(key);
    this.poll();
  }

  release(key: KeyId): void {
    if (key === NEXT) this.#cancelHold();
  }

  /** Goes on where the memory is settled. */
  poll(): void {
    while (this.active) {
      const [key] = this.#presses;
      if (this.#waiting !== undefined) {
        if (!this.#options.memory.settled) return;
        const { key: button, points } = this.#waiting;
        this.#waiting = undefined;
        if (!this.#lost) this.#act(button, points);
        this.#lost = false;
        this.#options.used(this.#presses.some((each) => keyCode(each) >= FIRST_BUTTON_CODE) ? 1 : 0);
      } else if (key === undefined) {
        return;
      } else {
        this.#presses.shift();
        this.#take(key);
      }
    }
  }

  #take(key: KeyId): void {
    if (keyCode(key) >= FIRST_BUTTON_CODE) {
      this.#waiting = { key, points: this.#points };
      this.#points = 0;
    } else if (/^\d$/.test(key)) {
      const digit = Number(key);
      if (!this.#lost) this.#points = this.#points < 10 ? 10 * this.#points + digit : digit;
    } else if (key === DELETE) {
      this.#lost = false;
      this.#points = Math.floor(this.#points / 10);
      if (this.#points === 0) this.#options.dropped();
    } else if (key === NEXT) {
      this.#cancelHold();
      this.#cancelHold = this.#options.time.after(HOLD, () => {
        this.#waiting = { key: NEXT, points: 0 };
        this.poll();
      });
    }
  }

  #act(key: KeyId, points: number): void {
    const { memory } = this.#options;
    // The firmware folds its log where it is full; no player here keys as much.
    if (memory.now.entries.length >= ENTRY_ROOM - 2) return;
    const lane = laneOfButton(key);
    if (key === NEXT) this.#keep({ kind: 'newGame', lane: 0, points: 0, rear: 0 }, NO_PEGS);
    else if (key === 'UNDO' && points === 0) this.#undo();
    else if (lane >= 0) this.#score(lane, points);
  }

  #score(lane: number, points: number): void {
    const { pegs } = this.#options.memory.now;
    const peg = pegs[lane];
    if (peg === undefined || points === 0 || pegs.some(({ front }) => front === GAME_HOLE)) return;
    const moved = { front: Math.min(GAME_HOLE, peg.front + points), rear: peg.front };
    this.#keep({ kind: 'score', lane, points, rear: peg.rear }, pegs.with(lane, moved));
  }

  /** The last score that stands. UNDO does not reach scores that a host has taken. */
  #undo(): void {
    const { pegs, entries } = this.#options.memory.now;
    let undone = 0;
    for (const entry of entries.toReversed()) {
      if (entry.kind === 'undo') undone++;
      else if (entry.kind !== 'score') return;
      else if (undone > 0) undone--;
      else {
        const { lane, rear } = entry;
        const back = { front: pegs[lane]?.rear ?? 0, rear };
        this.#keep({ kind: 'undo', lane: 0, points: 0, rear: 0 }, pegs.with(lane, back));
        return;
      }
    }
  }

  #keep(entry: LogEntry, pegs: readonly LanePegs[]): void {
    const { memory, changed } = this.#options;
    memory.push(entry);
    memory.change({ pegs });
    changed();
  }
}
