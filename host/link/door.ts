// The hall's door for tables: who asks to be known, and who wants to log in. Over HTTP, beside its pages.
import * as z from 'zod';
import type { HttpReply } from '../system/ask.ts';
import type { HallTrust } from './trust.ts';

const pairingReply = z.object({
  hall: z.string(),
  table: z.string().nullable(),
  code: z.enum(['waiting', 'taken']).optional(),
});
const loginReply = z.object({ hall: z.string(), nonce: z.string(), broker: z.string().nullable() });

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
    async pair(introduction) {
      return pairingReply.parse(JSON.parse(await answer('api/hall/pairing', introduction)));
    },
    async login(table, mark) {
      const { status, text } = await post('api/hall/nonce', { table, mark });
      if (status === 404) return undefined;
      if (status >= 300) throw new Error(`the hall answered ${status}`);
      return loginReply.parse(JSON.parse(text));
    },
  };
}
