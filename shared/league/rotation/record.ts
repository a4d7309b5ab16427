// The record of the rounds: meetings, sit-outs, first deals.
/** One round: who meets whom, and who sits out. The first of a pair deals first where first deals alternate. */
export interface RoundPlan {
  readonly pairs: readonly (readonly [string, string])[];
  readonly idle: readonly string[];
}

/** Counts over rounds. It is filled while a plan is made, and thrown away after. */
export class Encounters {
  readonly #met = new Map<string, number>();
  readonly #sat = new Map<string, number>();
  readonly #first = new Map<string, number>();
  readonly #played = new Map<string, number>();

  constructor(rounds: readonly RoundPlan[] = []) {
    for (const round of rounds) this.add(round);
  }

  add({ pairs, idle }: RoundPlan): void {
    for (const [first, second] of pairs) {
      raise(this.#met, key(first, second));
      raise(this.#first, first);
      raise(this.#played, first);
      raise(this.#played, second);
    }
    for (const each of idle) raise(this.#sat, each);
  }

  /** A late entrant counts as having sat out as often as the luckiest of the others. */
  welcome(newcomers: readonly string[], others: readonly string[]): void {
    const least = Math.min(...others.map((each) => this.sat(each)));
    if (others.length > 0) for (const each of newcomers) this.#sat.set(each, least);
  }

  met = (a: string, b: string): number => this.#met.get(key(a, b)) ?? 0;
  sat = (id: string): number => this.#sat.get(id) ?? 0;
  played = (id: string): number => this.#played.get(id) ?? 0;

  /** The two in the order in which the first deal falls to the one who has had fewer. */
  seat = (a: string, b: string): readonly [string, string] =>
    (this.#first.get(b) ?? 0) < (this.#first.get(a) ?? 0) ? [b, a] : [a, b];
}

const raise = (counts: Map<string, number>, id: string): unknown => counts.set(id, (counts.get(id) ?? 0) + 1);

const key = (a: string, b: string): string => JSON.stringify(a < b ? [a, b] : [b, a]);
