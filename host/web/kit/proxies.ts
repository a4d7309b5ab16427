// Which proxies are believed, and the address of the client before them.
import { BlockList, isIP } from 'node:net';

/** Trusts no proxy; so many proxies in a row; or proxies at these addresses. */
export type Proxies =
  | { readonly kind: 'none' }
  | { readonly kind: 'count'; readonly count: number }
  | { readonly kind: 'addresses'; readonly addresses: BlockList };

export const NO_PROXIES: Proxies = { kind: 'none' };

/** Whether an address is this machine's to itself. */
export const isLoopback = (address: string): boolean =>
  isIP(address) !== 0 && /^(::ffff:)?127\.|^::1$/.test(address.toLowerCase());

/** `loopback`, an address, or a network such as 10.0.0.0/8; several, separated by commas; or a count. Undefined if it is none. */
export function parseProxies(text: string): Proxies | undefined {
  if (/^[1-9]$/.test(text)) return { kind: 'count', count: Number(text) };
  const addresses = new BlockList();
  for (const each of text.split(',')) if (!add(addresses, each.trim())) return undefined;
  return { kind: 'addresses', addresses };
}

function add(list: BlockList, text: string): boolean {
  if (text === 'loopback') {
    list.addSubnet('127.0.0.0', 8, 'ipv4');
    list.addAddress('::1', 'ipv6');
    return true;
  }
  const [address = '', bits, ...more] = text.split('/');
  const family = isIP(address);
  if (family === 0 || more.length > 0) return false;
  const type = family === 4 ? 'ipv4' : 'ipv6';
  if (bits === undefined) list.addAddress(address, type);
  else if (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128))
    list.addSubnet(address, Number(bits), type);
  else return false;
  return true;
}

/** Addresses that a header may name; more is no chain of proxies. */
const MOST_HOPS = 20;

/**
 * The address of the client: read from the right of X-Forwarded-For for as long as the one who wrote it is trusted. What stands
 * further left anybody may have written.
 */
export function clientAddress(
  peer: string,
  header: string | readonly string[] | undefined,
  proxies: Proxies,
): string {
  const named = header === undefined || proxies.kind === 'none' ? [] : `${header}`.split(',');
  let client = plain(peer);
  for (const [hop, each] of named.reverse().slice(0, MOST_HOPS).entries()) {
    const next = plain(each.trim());
    if (!trusts(proxies, client, hop) || isIP(next) === 0) break;
    client = next;
  }
  return client;
}

function trusts(proxies: Proxies, address: string, hop: number): boolean {
  if (proxies.kind === 'none') return false;
  if (proxies.kind === 'count') return hop < proxies.count;
  const family = isIP(address);
  return family !== 0 && proxies.addresses.check(address, family === 4 ? 'ipv4' : 'ipv6');
}

/** One spelling for an IPv4 address, however the socket was opened. */
const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '');
