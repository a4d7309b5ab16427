// Looks at every frame that the pixels latch: no peg may ever be shown where the journal does not have it.

import type { EventEmitter } from 'node:events';
import type { EmulatorEvents, Violation } from '../../../hardware/emulator/index.ts';
import { readPegs } from '../../../hardware/emulator/index.ts';
import type { LaneCount } from '../../../shared/protocol/index.ts';
import { type Position, positionOf, type ScenarioJournal } from './history.ts';

/** What can be watched: an emulator. */
interface Watched extends EventEmitter<EmulatorEvents> {
  readonly lanes: LaneCount;
  /** The rows of the display. */
  readonly view?: { readonly text: readonly string[] };
}

/** What the display says while the board pegs by itself: nobody else knows the score then. */
const ALONE = 'Pegging alone';

/** Reads the board over the whole of a scenario. */
export class Watch {
  /** What was wrong, in words; empty if nothing was. */
  readonly wrongs: string[] = [];
  /** Frames latched, and how often the pegs shown changed. */
  readonly counts = { frames: 0, changes: 0 };
  readonly #history: Pick<ScenarioJournal, 'positions'>;
  #shown: Position;
  readonly #dark: Position;
  /** Up to this many events can have been shown already: the pegs never go back to an older event. */
  #reached = 0;
  /** The board has started, or pegs by itself: until the host tells it what, it shows what it has kept. */
  #waking = true;
  /** Every position that was rightly shown: what the board may have kept. */
  readonly #kept = new Set<Position>();
  #last: Uint8Array | undefined;
  /** Looks no more: to read the journal again and again would compete with a host whose times are measured. */
  readonly stop: () => void;

  constructor(emulator: Watched, history: Pick<ScenarioJournal, 'positions'>) {
    this.#history = history;
    this.#dark = positionOf(Array.from({ length: emulator.lanes }, () => ({ front: 0, rear: 0 })));
    this.#shown = this.#dark;
    this.#kept.add(this.#dark);
    const latched = ({ pixels, time }: EmulatorEvents['latch'][0]): void => {
      this.counts.frames += 1;
      if (this.#last !== undefined && Buffer.compare(pixels, this.#last) === 0) return;
      this.#last = pixels.slice();
      const alone = emulator.view?.text.some((row) => row.includes(ALONE)) ?? false;
      this.#look(positionOf(readPegs(pixels, emulator.lanes)), time, alone);
    };
    emulator.on('latch', latched);
    this.stop = () => emulator.off('latch', latched);
    emulator.on('violation', (violation) => this.#violated(violation));
    emulator.on('power', () => this.wake());
  }

  /** The board has lost power or was reset: it shows what it has kept until a host is back. */
  wake(): void {
    this.#waking = true;
  }

  #look(position: Position, time: number, alone: boolean): void {
    if (position === this.#shown) return;
    this.#shown = position;
    this.counts.changes += 1;
    if (alone) {
      this.#waking = true;
      this.#kept.add(position);
      return;
    }
    const { positions } = this.#history;
    const at = positions.indexOf(position, this.#reached);
    if (at >= 0) {
      this.#reached = at;
      this.#waking = false;
      this.#kept.add(position);
      return;
    }
    if (this.#waking && this.#kept.has(position)) return;
    const older = positions.includes(position)
      ? 'an older position'
      : 'a position that the journal never had';
    const events = positions.length - 1;
    this.wrongs.push(
      `${time.toFixed(1)} ms: the pegs showed ${position}, ${older} (${events} events on disk)`,
    );
  }

  #violated({ part, kind, index, nanoseconds, limit, time }: Violation): void {
    this.wrongs.push(`cycle ${time}: ${part} ${kind} at ${index}: ${nanoseconds} ns, limit ${limit} ns`);
  }
}
