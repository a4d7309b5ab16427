// The hall's door for tables: who asks to be known, and who wants to log in. Over HTTP, beside its pages.
import * as z from 'zod';
import type { CopyOffer } from '../hall/index.ts';
import type { HttpReply } from '../system/ask.ts';
import type { HallPiece } from './replica.ts';
import type { HallTrust } from './trust.ts';

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
export function doorAt(address: string, trust: Pick<HallTrust, 'ask'>): HallDoor {
  const post = (path: string, body: object): Promise<HttpReply> =>
    trust.ask(new URL(path, address).href, {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const answer = async (path: string, body: object): Promise<string> => {
    const { status, text } = await post(path, body);
    if (status >= 300) throw new Error(`the hall answered ${status}`);
    return text;
  };
  return {
    offer: async (key, offers) => void (await answer('api/hall/offers', { key, offers })),
    give: async (key, { hall, entries }) => void (await answer('api/hall/pieces', { key, hall, entries })),
    async pair(introduction) {
      return pairingReply.parse(JSON.parse(await answer('api/hall/pairing', introduction)));
    },
    async login(table, mark) {
      const { status, text } = await post('api/hall/nonce', { table, mark });
      if (status === 404) return undefined;
      if (status >= 300) throw new Error(`the hall answered ${status}`);
      return loginReply.parse(JSON.parse(text));
    },
    async copy(table, password, from) {
      const text = await answer('api/hall/copy', { table, password, from });
      return copyReply.parse(JSON.parse(text)) as unknown as HallPiece;
    },
  };
}
