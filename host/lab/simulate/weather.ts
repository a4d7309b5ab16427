// What befalls a table: each trouble comes by chance, lasts as long as it does, and goes, beside all the others.
import { FAULT_KINDS, NO_FAULTS } from '../../../hardware/emulator/index.ts';
import type { Dice } from './dice.ts';
import type { WorldTime } from './time.ts';

/** What weather does to a world. Each returns what ends it. */
export interface Sky {
  /** Damages this share of all bytes on the wire. */
  noise(rate: number): () => void;
  unplug(): () => void;
  cutBoard(): () => void;
  resetBoard(): () => void;
  fillDisk(): () => void;
  /** The host gets no processor for so long. */
  stall(milliseconds: number): () => void;
  /** The same, while somebody keys as fast as a hand can. */
  hammer(milliseconds: number): () => void;
  /** The host is killed, or loses its power in the middle of its next write; it comes back at the end. */
  killHost(): () => void;
  cutHost(): () => void;
  /** The host ends as it should, and is started again at the end. */
  endHost(): () => void;
  loseNetwork(): () => void;
}

interface Trouble {
  /** Minutes from one to the next, on average. */
  readonly every: number;
  /** Seconds that it lasts, from and to. */
  readonly lasts: readonly [number, number];
  readonly begin: (sky: Sky, dice: Dice) => () => void;
}

const RATES = [0.0001, 0.001, 0.01, 0.1] as const;

/** Every trouble by name. */
const TROUBLES = {
  noise: { every: 12, lasts: [5, 60], begin: (sky, dice) => sky.noise(dice.of(RATES)) },
  unplug: { every: 20, lasts: [0.1, 30], begin: (sky) => sky.unplug() },
  boardPower: { every: 25, lasts: [0.1, 20], begin: (sky) => sky.cutBoard() },
  boardReset: { every: 40, lasts: [0, 0], begin: (sky) => sky.resetBoard() },
  diskFull: { every: 25, lasts: [1, 40], begin: (sky) => sky.fillDisk() },
  stall: { every: 6, lasts: [0, 0], begin: (sky, dice) => sky.stall(dice.wait(600)) },
  hammer: { every: 45, lasts: [0, 0], begin: (sky, dice) => sky.hammer(dice.between(1_000, 4_000)) },
  kill: { every: 30, lasts: [1, 20], begin: (sky) => sky.killHost() },
  hostPower: { every: 30, lasts: [10, 40], begin: (sky) => sky.cutHost() },
  restart: { every: 60, lasts: [1, 10], begin: (sky) => sky.endHost() },
  network: { every: 15, lasts: [5, 90], begin: (sky) => sky.loseNetwork() },
} as const satisfies Record<string, Trouble>;
export type TroubleName = keyof typeof TROUBLES;
const TROUBLE_NAMES = Object.keys(TROUBLES) as TroubleName[];

const MINUTE = 60_000;
/** Milliseconds from the first key of a score to a trouble that comes, and from the end of a trouble to the next first key, at most. */
const AMID = 900;

/** Faults of the wire that hit this share of all bytes, each kind the same part of it. */
export const faultsOf = (rate: number, seed: number) => ({
  ...NO_FAULTS,
  ...Object.fromEntries(FAULT_KINDS.map((kind) => [kind, rate / FAULT_KINDS.length])),
  seed,
});

interface WeatherOptions {
  readonly time: WorldTime;
  readonly dice: Dice;
  readonly sky: Sky;
  /** Somebody keys a score, so that troubles come and go in the middle of it. */
  readonly keyed: () => void;
  readonly trace: (line: string) => void;
}

export class Weather {
  /** Times that each trouble came. */
  readonly counts = Object.fromEntries(TROUBLE_NAMES.map((name) => [name, 0])) as Record<TroubleName, number>;
  readonly #options: WeatherOptions;
  /** What ends the troubles that are there. */
  readonly #ends = new Map<TroubleName, () => void>();
  #fair = false;

  constructor(options: WeatherOptions) {
    this.#options = options;
    for (const name of TROUBLE_NAMES) this.#wait(name);
  }

  /** Whether nothing befalls the table now. */
  get calm(): boolean {
    return this.#ends.size === 0;
  }

  /** Ends all troubles, and lets none come until `change`. */
  clear(): void {
    this.#fair = true;
    for (const name of [...this.#ends.keys()]) this.#end(name);
  }

  /** Troubles come again. */
  change(): void {
    this.#fair = false;
  }

  #wait(name: TroubleName): void {
    const { time, dice, keyed } = this.#options;
    time.after(dice.wait(TROUBLES[name].every * MINUTE), () => {
      if (!this.#fair) keyed();
      time.after(dice.between(0, AMID), () => {
        if (!this.#fair && !this.#ends.has(name)) this.#begin(name);
        this.#wait(name);
      });
    });
  }

  #begin(name: TroubleName): void {
    const { time, dice, sky, trace } = this.#options;
    const { lasts, begin }: Trouble = TROUBLES[name];
    const seconds = dice.between(...lasts);
    this.counts[name]++;
    trace(`trouble ${name} ${seconds.toFixed(1)} s`);
    this.#ends.set(name, begin(sky, dice));
    time.after(seconds * 1_000, () => this.#end(name));
  }

  #end(name: TroubleName): void {
    const end = this.#ends.get(name);
    if (end === undefined) return;
    this.#ends.delete(name);
    const { time, dice, keyed, trace } = this.#options;
    trace(`over ${name}`);
    end();
    time.after(dice.between(0, AMID), keyed);
  }
}
