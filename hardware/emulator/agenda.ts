// What is to happen at which CPU cycle, in order; entries for the same cycle keep their order.

/** Gets the time it was due at: the clock may stand a few cycles later, after a long instruction. */
type Callback = (time: number) => void;

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

  add(time: number, action: Callback): void {
    let at = this.#entries.length;
    while (at > 0 && (this.#entries[at - 1]?.time ?? 0) > time) at--;
    this.#entries.splice(at, 0, { time, action });
  }

  /** Does everything that is due at `time`, what is added meanwhile included. */
  run(time: number): void {
    for (;;) {
      const [first] = this.#entries;
      if (first === undefined || first.time > time) return;
      this.#entries.shift();
      first.action(first.time);
    }
  }
}
