// The faults of a simulated table: how often each comes, how long it lasts and what it does; and the schedule that brings them.
import { FAULT_KINDS, NO_FAULTS } from '../../../hardware/emulator/index.ts';
import { BAD_NETWORK, GOOD_NETWORK } from './phones.ts';
import type { Random } from './random.ts';
import type { World } from './world.ts';

interface Fault {
  /** Seconds from one to the next, on average. */
  readonly every: number;
  /** Seconds that it lasts, from and to. */
  readonly lasts: readonly [number, number];
  /** @returns what ends it */
  readonly begin: (world: World, random: Random) => () => void;
}

/** Shares of all bytes on the wire that are damaged. */
const RATES = [0.0001, 0.001, 0.01, 0.1] as const;

/** Damage of this share of all bytes, each kind the same part of it. */
const wireFaults = (rate: number, seed: number) => ({
  ...NO_FAULTS,
  ...Object.fromEntries(FAULT_KINDS.map((kind) => [kind, rate / FAULT_KINDS.length])),
  seed,
});

type Begin = (world: World, random: Random) => void;

/** A fault of the board or its wire; the table is disturbed until it ends. */
const onBoard =
  (begin: Begin, end: (world: World) => void = () => {}) =>
  (world: World, random: Random) => {
    world.stir();
    begin(world, random);
    return () => {
      world.disturb();
      end(world);
    };
  };

/** The host gets no processor for so long. */
function stall(world: World, milliseconds: number): () => void {
  world.host?.time.stall(milliseconds);
  world.disturb(milliseconds);
  return () => {};
}

function setNetwork({ phones }: World, network: typeof GOOD_NETWORK): void {
  for (const phone of phones) phone.network = network;
}

/** Every fault by name. */
const FAULTS = {
  noise: {
    every: 72,
    lasts: [2, 15],
    begin: onBoard(
      ({ board, fresh }, random) => board.machine.setFaults(wireFaults(random.of(RATES), fresh)),
      ({ board }) => board.machine.setFaults(wireFaults(0, 1)),
    ),
  },
  unplug: {
    every: 120,
    lasts: [0.1, 15],
    begin: onBoard(
      ({ board }) => board.unplug(),
      ({ board }) => board.machine.plug(),
    ),
  },
  boardPower: {
    every: 150,
    lasts: [0.1, 10],
    begin: onBoard(
      ({ board }) => board.powerOff(),
      ({ board }) => board.powerOn(),
    ),
  },
  boardReset: { every: 240, lasts: [0, 0], begin: onBoard(({ board }) => board.reset()) },
  diskFull: {
    every: 150,
    lasts: [1, 20],
    begin: ({ disk }) => {
      disk.full = true;
      return () => {
        disk.full = false;
      };
    },
  },
  stall: { every: 36, lasts: [0, 0], begin: (world, random) => stall(world, random.wait(600)) },
  // The same while a player keys as fast as a hand can.
  hammer: {
    every: 270,
    lasts: [0, 0],
    begin: (world, random) => {
      const milliseconds = random.between(1_000, 4_000);
      world.players.hammer(milliseconds);
      return stall(world, milliseconds);
    },
  },
  kill: { every: 180, lasts: [1, 10], begin: ({ hosts }) => hosts.without('kill', () => hosts.kill()) },
  // The host loses its power in the middle of its next write.
  hostPower: {
    every: 180,
    lasts: [5, 15],
    begin: ({ disk, hosts }) => {
      const stays = disk.tearSoon();
      const back = hosts.without('power', () => {});
      return () => {
        stays();
        back();
      };
    },
  },
  restart: { every: 360, lasts: [1, 5], begin: ({ hosts }) => hosts.without('restart', () => hosts.close()) },
  network: {
    every: 90,
    lasts: [5, 30],
    begin: (world) => {
      setNetwork(world, BAD_NETWORK);
      return () => setNetwork(world, GOOD_NETWORK);
    },
  },
} as const satisfies Record<string, Fault>;

export type FaultName = keyof typeof FAULTS;
const FAULT_NAMES = Object.keys(FAULTS) as readonly FaultName[];

const SECOND = 1_000;
/** Milliseconds from the first key of a score to a fault that comes, and from the end of a fault to the next first key, at most. */
const AMID = 900;

/** When faults come and go: each by chance, beside all others, most of them in the middle of an entry. */
export class Schedule {
  /** How often each fault came. */
  readonly counts = Object.fromEntries(FAULT_NAMES.map((name) => [name, 0])) as Record<FaultName, number>;
  readonly #world: World;
  readonly #random: Random;
  /** What ends the faults that are there. */
  readonly #ends = new Map<FaultName, () => void>();
  #paused = false;

  constructor(world: World) {
    this.#world = world;
    this.#random = world.random('faults');
    for (const name of FAULT_NAMES) this.#wait(name);
  }

  /** Whether there is no fault now. */
  get calm(): boolean {
    return this.#ends.size === 0;
  }

  /** Ends all faults, and lets none come until `resume`. */
  pause(): void {
    this.#paused = true;
    for (const name of [...this.#ends.keys()]) this.#end(name);
  }

  resume(): void {
    this.#paused = false;
  }

  #wait(name: FaultName): void {
    const { time, players } = this.#world;
    const random = this.#random;
    time.after(random.wait(FAULTS[name].every * SECOND), () => {
      if (!this.#paused) players.insist();
      time.after(random.between(0, AMID), () => {
        if (!this.#paused && !this.#ends.has(name)) this.#begin(name);
        this.#wait(name);
      });
    });
  }

  #begin(name: FaultName): void {
    const world = this.#world;
    const { lasts, begin }: Fault = FAULTS[name];
    const seconds = this.#random.between(...lasts);
    this.counts[name]++;
    world.trace(`fault ${name} ${seconds.toFixed(1)} s`);
    this.#ends.set(name, begin(world, this.#random));
    world.time.after(seconds * SECOND, () => this.#end(name));
  }

  #end(name: FaultName): void {
    const end = this.#ends.get(name);
    if (end === undefined) return;
    this.#ends.delete(name);
    const { time, players } = this.#world;
    this.#world.trace(`over ${name}`);
    end();
    time.after(this.#random.between(0, AMID), () => players.insist());
  }
}
