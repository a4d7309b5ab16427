// The hall's door for tables: who asks to be known, and who wants to log in. Over HTTP, beside its pages.
import * as z from 'zod';
import type { CopyOffer } from '../hall/index.ts';
import type { HallPiece } from './replica.ts';

/** Milliseconds that a hall may take to answer. */
const PATIENCE = 10_000;

const pairingReply = z.object({
  hall: z.string(),
  table: z.string().nullable(),
  code: z.enum(['waiting', 'taken']).optional(),
  /** A hall with nothing in it wants the night of the one before. */
  wish: z
    .union([z.object({ lengths: z.array(z.int()) }), z.object({ hall: z.string(), from: z.int() })])
    .optional(),
});
const loginReply = z.object({ hall: z.string(), nonce: z.string(), broker: z.string().nullable() });

/** The hall's own journal refuses what is no entry; here only the shape is looked at. */
const copyReply = z.object({
  hall: z.string(),
  entries: z.array(
    z.object({
      sequence: z.int(),
      chapter: z.int(),
      time: z.int(),
      event: z.looseObject({ type: z.string() }),
    }),
  ),
});

/** What a table says of itself to be known. */
interface Introduction {
  readonly code: string;
  readonly key: string;
  readonly journal: string;
  /** The number that whoever started the table would like. */
  readonly wish: string | null;
}

/** How a table reaches its hall. Both reject where nobody answers. */
export interface HallDoor {
  pair(introduction: Introduction): Promise<z.output<typeof pairingReply>>;
  /** Undefined where the hall does not know this table by this number. `mark`: of its key. */
  login(table: string, mark: string): Promise<z.output<typeof loginReply> | undefined>;
  /** A piece of the hall's journal from an entry on. */
  copy(table: string, password: string, from: number): Promise<HallPiece>;
  /** Tells a hall with nothing in it what copies of halls are here. */
  offer(key: string, offers: readonly CopyOffer[]): Promise<void>;
  /** Gives it a piece of one. */
  give(key: string, piece: HallPiece): Promise<void>;
}

/** The door at an address, such as http://192.168.1.20:8131/. */
export function doorAt(address: string): HallDoor {
  const post = async (path: string, body: object): Promise<Response> =>
    fetch(new URL(path, address), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(PATIENCE),
    });
  const give = async (path: string, body: object): Promise<void> => {
    const response = await post(path, body);
    if (!response.ok) throw new Error(`the hall answered ${response.status}`);
  };
  return {
    offer: (key, offers) => give('api/hall/offers', { key, offers }),
    give: (key, { hall, entries }) => give('api/hall/pieces', { key, hall, entries }),
    async pair(introduction) {
      const response = await post('api/hall/pairing', introduction);
      if (!response.ok) throw new Error(`the hall answered ${response.status}`);
      return pairingReply.parse(await response.json());
    },
    async login(table, mark) {
      const response = await post('api/hall/nonce', { table, mark });
      if (response.status === 404) return undefined;
      if (!response.ok) throw new Error(`the hall answered ${response.status}`);
      return loginReply.parse(await response.json());
    },
    async copy(table, password, from) {
      const response = await post('api/hall/copy', { table, password, from });
      if (!response.ok) throw new Error(`the hall answered ${response.status}`);
      return copyReply.parse(await response.json()) as unknown as HallPiece;
    },
  };
}
