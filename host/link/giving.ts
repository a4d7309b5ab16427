// Gives a hall with nothing in it the copies that are here: first what there is, then, if the desk wants one, piece by piece.
import type { CopyOffer, CopyWish } from '../hall/index.ts';
import type { HallDoor } from './door.ts';
import type { LinkMemory } from './memory.ts';
import type { HallReplica, KeptCopy } from './replica.ts';

/** Copies that are offered: a table is at home in few halls. */
const MOST_OFFERS = 4;

export class Giving {
  readonly #replica: HallReplica;
  readonly #memory: LinkMemory;
  /** Nothing is copied while a table has no hall: what was read once stands. */
  #kept: readonly KeptCopy[] | undefined;

  constructor(replica: HallReplica, memory: LinkMemory) {
    this.#replica = replica;
    this.#memory = memory;
  }

  /** Does what an empty hall wishes. Rejects where nobody answers. @returns whether it was given a piece, and may want the next */
  async answer(door: HallDoor, wish: CopyWish): Promise<boolean> {
    const { key } = this.#memory.value;
    if ('lengths' in wish) {
      const offers = this.#offers(wish.lengths);
      if (offers.length > 0) await door.offer(key, offers);
      return false;
    }
    const { hall, from } = wish;
    const entries = this.#replica.piece(hall, from);
    if (entries.length > 0) await door.give(key, { hall, entries });
    return entries.length > 0;
  }

  /** The table has a hall again. */
  forget(): void {
    this.#kept = undefined;
  }

  #offers(lengths: readonly number[]): readonly CopyOffer[] {
    this.#kept ??= this.#replica.kept();
    const newest = this.#kept.toSorted((a, b) => (b.night ?? 0) - (a.night ?? 0)).slice(0, MOST_OFFERS);
    const { was } = this.#memory.value;
    return newest.map(({ hall, chain, night }) => ({
      hall,
      entries: chain.length,
      night,
      table: was?.hall === hall ? was.table : null,
      digests: [...new Set([chain.length, ...lengths])].flatMap((at) => {
        const digest = chain[at - 1];
        return digest === undefined ? [] : [{ at, digest }];
      }),
    }));
  }
}
