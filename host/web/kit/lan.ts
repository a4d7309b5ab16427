// Under which addresses a server is reached.
import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os';

/** Listening here means every address of this machine. */
export const EVERY_ADDRESS = '0.0.0.0';

/** What the system says of its addresses. */
type Interfaces = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>;

/** This machine's IPv4 addresses on its networks, those of home networks first. */
export function lanAddresses(interfaces: Interfaces = networkInterfaces()): readonly string[] {
  const found = Object.values(interfaces)
    .flatMap((each) => each ?? [])
    .filter(({ family, internal, address }) => family === 'IPv4' && !internal && !/^169\.254\./.test(address))
    .map(({ address }) => address);
  return [...new Set(found)].sort((a, b) => rank(a) - rank(b));
}

/** 192.168 is what home routers give out; 172.16 and on are often a container's. */
const rank = (address: string): number =>
  address.startsWith('192.168.') ? 0 : address.startsWith('10.') ? 1 : 2;

/** The address of a page at this host and port. */
export const urlOf = (host: string, port: number, scheme: 'http' | 'https' = 'http'): string =>
  `${scheme}://${host.includes(':') ? `[${host}]` : host}:${port}/`;

/** Whether a server that listens here is reached from this machine only. */
const isLocal = (host: string): boolean => host === 'localhost' || host === '::1' || /^127\./.test(host);

/** Addresses by which other machines reach a server that listens at `host`; none if only this machine does. */
export function reachedAt(host: string, interfaces?: Interfaces): readonly string[] {
  if (isLocal(host)) return [];
  const everywhere = host === EVERY_ADDRESS || host === '::';
  return everywhere ? lanAddresses(interfaces) : [host];
}
