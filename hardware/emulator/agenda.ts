// What is to happen at which time, in order; entries for the same time keep their order.

/** Gets the time it was due at: the clock may stand a little later, such as after a long instruction. */
type Callback = (time: number) => unknown;

interface Appointment {
  readonly time: number;
  readonly action: Callback;
}

export class Agenda {
  readonly #entries: Appointment[] = [];

  /** Time of the first entry, or infinity. */
  get next(): number {
    return this.#entries[0]?.time ?? Number.POSITIVE_INFINITY;
  }

  /** @returns what calls it off */
  add(time: number, action: Callback): () => void {
    const entry: Appointment = { time, action };
    this.#entries.splice(this.#entries.findLastIndex((each) => each.time <= time) + 1, 0, entry);
    return () => {
      const at = this.#entries.indexOf(entry);
      if (at >= 0) this.#entries.splice(at, 1);
    };
  }

  /** Does what comes first. @returns what came of it */
  step(): unknown {
    const first = this.#entries.shift();
    return first?.action(first.time);
  }

  /** Does everything that is due at `time`, what is added meanwhile included. */
  run(time: number): void {
    while (this.next <= time) this.step();
  }
}
