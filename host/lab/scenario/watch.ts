// Looks at every frame that the pixels latch: no peg may ever be shown where the journal does not have it.
import type { EventEmitter } from 'node:events';
import { type EmulatorEvents, readPegs, type Violation } from '../../../hardware/emulator/index.ts';
import type { LaneCount } from '../../../shared/protocol/index.ts';
import { ALONE, Ledger, pegsText } from '../ledger.ts';
import type { ScenarioJournal } from './history.ts';

/** What can be watched: an emulator. */
interface Watched extends EventEmitter<EmulatorEvents> {
  readonly lanes: LaneCount;
  /** The rows of the display. */
  readonly view?: { readonly text: readonly string[] };
}

/** Reads the board over the whole of a scenario. */
export class Watch {
  /** What was wrong, in words; empty if nothing was. */
  readonly wrongs: string[] = [];
  /** Frames latched, and how often the pegs shown changed. */
  readonly counts = { frames: 0, changes: 0 };
  readonly #history: Pick<ScenarioJournal, 'positions'>;
  readonly #ledger = new Ledger();
  /** Positions of the journal that the ledger has. */
  #known = 0;
  #last: Uint8Array | undefined;
  /** Looks no more: to read the journal again and again would compete with a host whose times are measured. */
  readonly stop: () => void;

  constructor(emulator: Watched, history: Pick<ScenarioJournal, 'positions'>) {
    this.#history = history;
    const dark = pegsText(Array.from({ length: emulator.lanes }, () => ({ front: 0, rear: 0 })));
    this.#ledger.order(dark);
    this.#ledger.light(dark);
    const latched = ({ pixels, time, cut }: EmulatorEvents['latch'][0]): void => {
      this.counts.frames += 1;
      // A reset in mid-frame: the lanes after it show what they had, which no firmware can help.
      if (cut) return;
      if (this.#last !== undefined && Buffer.compare(pixels, this.#last) === 0) return;
      this.#last = pixels.slice();
      const alone = emulator.view?.text.some((row) => row.includes(ALONE)) ?? false;
      this.#look(pegsText(readPegs(pixels, emulator.lanes)), time, alone);
    };
    emulator.on('latch', latched);
    this.stop = () => emulator.off('latch', latched);
    emulator.on('violation', (violation) => this.#violated(violation));
    emulator.on('power', () => this.wake());
  }

  /** The board has lost power or was reset: it shows what it has kept until a host is back. */
  wake(): void {
    this.#ledger.wake();
  }

  #look(pegs: string, time: number, alone: boolean): void {
    const ledger = this.#ledger;
    if (pegs === ledger.shown) return;
    this.counts.changes += 1;
    if (alone) {
      ledger.lightAlone(pegs);
      return;
    }
    const { positions } = this.#history;
    for (const position of positions.slice(this.#known)) ledger.order(position);
    this.#known = positions.length;
    const wrong = ledger.light(pegs);
    if (wrong !== undefined)
      this.wrongs.push(`${time.toFixed(1)} ms: ${wrong} (${positions.length - 1} events on disk)`);
  }

  #violated({ part, kind, index, nanoseconds, limit, time }: Violation): void {
    this.wrongs.push(`cycle ${time}: ${part} ${kind} at ${index}: ${nanoseconds} ns, limit ${limit} ns`);
  }
}
