// What is hidden at a table where the host deals: in a private file beside the journal.
import { randomBytes } from 'node:crypto';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import * as z from 'zod';
import {
  belowFrom,
  PACKS,
  type PackPlace,
  type SealedPack,
  shufflePack,
} from '../../../shared/partner/index.ts';
import { rankOf } from '../../../shared/rules/cards/index.ts';
import type { Card, CardOrRank } from '../../../shared/rules/index.ts';
import { unlessRefused } from '../../system/atomic.ts';
import { type DamagedFile, KeptFile } from '../../system/kept.ts';

/** Random text of 256 bits. */
export const freshSecret = (): string => bytesToHex(Uint8Array.from(randomBytes(32)));

const cards = z.array(z.string()) as unknown as z.ZodType<readonly Card[]>;

const dealSchema = z.object({
  /** By seat: what it holds for the play, and what it has laid away. */
  held: z.record(z.string(), z.object({ keep: cards, thrown: cards })),
  /** Cards of Muggins that went over a reader, by seat. */
  read: z.record(z.string(), cards),
  /** What the journal says of its pack. */
  told: z.enum(['nothing', 'sealed', 'opened']),
});
/** What is hidden of one deal. */
export type HiddenDeal = Readonly<z.output<typeof dealSchema>>;

const keptSchema = z.object({
  /** All packs follow from it. */
  key: z.string().regex(/^[0-9a-f]{64}$/),
  /** Of the next game. */
  pack: z.enum(PACKS),
  /** By game, the newest last. */
  packs: z.record(z.string(), z.enum(PACKS)).default({}),
  /** By game and deal, the newest last. */
  deals: z.record(z.string(), dealSchema),
});
type Kept = z.output<typeof keptSchema>;

/** Games and deals that are kept: undo may come back to an earlier game. */
const MOST = 100;
const newest = <T>(all: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(Object.entries(all).slice(-MOST));

const NO_DEAL: HiddenDeal = { held: {}, read: {}, told: 'nothing' };

/** What is hidden, and the file that keeps it. */
export class Hidden {
  readonly #file: KeptFile<Kept> | undefined;
  #kept: Kept;
  /** Packs that were asked for last. */
  #made: readonly SealedPack[] = [];

  /** Without a file all is kept as long as the host runs. */
  constructor(file: string | undefined, damaged: (found: DamagedFile) => void) {
    const read = (json: unknown): Kept | undefined => keptSchema.safeParse(json).data;
    if (file !== undefined) this.#file = new KeptFile({ file, read, damaged });
    this.#kept = this.#file?.read() ?? { key: freshSecret(), pack: 'pages', packs: {}, deals: {} };
  }

  /** Where the cards of a game are; of one that has not begun, those of the next. */
  packOf(game: string): PackPlace {
    return this.#kept.packs[game] ?? this.#kept.pack;
  }

  /** A game has begun: its cards stay where they are. */
  begin(game: string): void {
    if (this.#kept.packs[game] === undefined)
      this.#keep({ packs: newest({ ...this.#kept.packs, [game]: this.#kept.pack }) });
  }

  choose(pack: PackPlace): void {
    this.#keep({ pack });
  }

  /** The pack of a deal, with its secret. The same whenever it is asked for, so that undo and a restart find it again. */
  sealed(game: string, deal: number): SealedPack {
    const made =
      this.#made.find((each) => each.game === game && each.deal === deal) ?? this.#make(game, deal);
    this.#made = [made, ...this.#made.filter((each) => each !== made)].slice(0, 3);
    return made;
  }

  #make(game: string, deal: number): SealedPack {
    const secret = bytesToHex(hmac(sha256, hexToBytes(this.#kept.key), utf8ToBytes(`${game} ${deal}`)));
    return { game, deal, secret, pack: shufflePack(belowFrom(secret)) };
  }

  deal(game: string, deal: number): HiddenDeal {
    return this.#kept.deals[`${game} ${deal}`] ?? NO_DEAL;
  }

  change(game: string, deal: number, changes: Partial<HiddenDeal>): void {
    const changed = { ...this.deal(game, deal), ...changes };
    const { [`${game} ${deal}`]: _before, ...others } = this.#kept.deals;
    this.#keep({ deals: newest({ ...others, [`${game} ${deal}`]: changed }) });
  }

  /** Nothing is known of a deal any more. */
  forget(game: string, deal: number): void {
    const { [`${game} ${deal}`]: _forgotten, ...deals } = this.#kept.deals;
    this.#keep({ deals });
  }

  /** A disk that refuses costs no game: then it is kept until the host ends. */
  #keep(changes: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...changes };
    unlessRefused(() => this.#file?.write(this.#kept));
  }
}

/** The cards that are left of a hand. A card that was entered as a rank is any of that rank. */
export function without(hand: readonly Card[], laid: readonly CardOrRank[]): readonly Card[] {
  const left = [...hand];
  for (const card of laid) {
    const at = left.findIndex((each) => each === card || (card.length === 1 && rankOf(each) === card));
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}
