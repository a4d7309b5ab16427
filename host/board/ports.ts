// Which serial ports are there, which of them look like a board, and what a port's name means.
import { readdir } from 'node:fs/promises';
import { SerialPort } from 'serialport';
import { UNSUITABLE_BOARDS } from '../../shared/protocol/index.ts';
import { BoardError } from './errors.ts';

interface KnownPort extends Pick<PortInfo, 'unsuitable'> {
  readonly vendor: string;
  /** All of the vendor's products unless given. */
  readonly product?: string;
  readonly board: string;
  /** Not known as a board: it is asked, and not waited for. */
  readonly adapter?: true;
}

/** USB ids of boards and their bridges, lower case. */
const KNOWN: readonly KnownPort[] = [
  ...UNSUITABLE_BOARDS.map((each) => ({ ...each, unsuitable: true as const })),
  { vendor: '2341', product: '0043', board: 'Arduino Uno' },
  { vendor: '2341', product: '0001', board: 'Arduino Uno' },
  { vendor: '2341', product: '0243', board: 'Arduino Uno' },
  { vendor: '2a03', product: '0043', board: 'Arduino Uno' },
  { vendor: '2341', product: '0042', board: 'Arduino Mega' },
  { vendor: '2341', product: '0010', board: 'Arduino Mega' },
  { vendor: '2a03', product: '0042', board: 'Arduino Mega' },
  { vendor: '2341', board: 'Arduino' },
  { vendor: '2a03', board: 'Arduino' },
  { vendor: '1a86', product: '7523', board: 'board with a CH340' },
  { vendor: '0403', product: '6001', board: 'board with an FTDI' },
  // Bridges of clones, and as often of other things: cables, ESP32 boards, printers.
  { vendor: '10c4', product: 'ea60', board: 'USB serial device with a CP2102', adapter: true },
  { vendor: '1a86', product: '55d4', board: 'USB serial device with a CH9102', adapter: true },
  { vendor: '0403', board: 'USB serial device with an FTDI', adapter: true },
  { vendor: '067b', product: '2303', board: 'USB serial device with a PL2303', adapter: true },
];

/** A serial port, as `muggins ports` shows it. USB ids are lower case. */
export interface PortInfo {
  readonly path: string;
  /** True if it looks like a board: Muggins waits for it. Any other USB port is asked whether it is one. */
  readonly likely: boolean;
  /** What it looks like. */
  readonly board?: string;
  /** True for a board that Muggins cannot run on: its processor is another one. */
  readonly unsuitable?: true;
  readonly vendorId?: string;
  readonly productId?: string;
  readonly serialNumber?: string;
  readonly manufacturer?: string;
}

export interface PortList {
  /** Likely boards first, then other USB ports, each by path. */
  readonly ports: readonly PortInfo[];
  /** Why USB ids are missing: the system could not be asked. */
  readonly problem?: string;
}

/** What the operating system says of a port. */
type RawPort = {
  readonly path: string;
  readonly [K: string]: string | undefined;
};

export interface PortLister {
  /** Rejects where the system has no means to tell, such as Linux without `udevadm`. */
  list(): Promise<readonly RawPort[]>;
  /** Names in the device folder; the last resort. */
  devices(): Promise<readonly string[]>;
}

const systemLister: PortLister = {
  list: async () => (await SerialPort.list()).map((port): RawPort => ({ ...port })),
  devices: () => readdir('/dev').catch(() => []),
};

/** Lists the serial ports. Never rejects. */
export async function listPorts(lister: PortLister = systemLister): Promise<PortList> {
  try {
    return { ports: sorted((await lister.list()).map(portInfo)) };
  } catch (error) {
    const names = await lister.devices().catch(() => []);
    const ports = names.filter((name) => USB_SERIAL.test(name)).map(unknownPort);
    const reason = error instanceof Error ? error.message : String(error);
    return { ports: sorted(ports), problem: `the system could not list its serial ports (${reason})` };
  }
}

/** True for a USB port on which a board may be: any that is not known as something else. */
export const mayBeBoard = ({ likely, vendorId, unsuitable }: PortInfo): boolean =>
  likely || (vendorId !== undefined && unsuitable !== true);

const USB_SERIAL = /^(ttyACM|ttyUSB|cu\.usb)/;

const UNKNOWN = 'USB serial device';

/** A USB serial device of which no more is known than its name. */
const unknownPort = (name: string): PortInfo => ({
  path: `/dev/${name}`,
  likely: true,
  board: UNKNOWN,
});

function portInfo(raw: RawPort): PortInfo {
  const vendorId = raw.vendorId?.toLowerCase();
  const productId = raw.productId?.toLowerCase();
  const known = KNOWN.find(({ vendor, product = productId }) => vendor === vendorId && product === productId);
  return {
    path: raw.path,
    likely: known !== undefined && !known.unsuitable && !known.adapter,
    ...(vendorId && { board: known?.board ?? UNKNOWN }),
    ...(known?.unsuitable && { unsuitable: true }),
    ...(vendorId && { vendorId }),
    ...(productId && { productId }),
    ...(raw.serialNumber && { serialNumber: raw.serialNumber }),
    ...(raw.manufacturer && { manufacturer: raw.manufacturer }),
  };
}

const rank = (port: PortInfo): number => (port.likely ? 0 : mayBeBoard(port) ? 1 : 2);

const sorted = (ports: readonly PortInfo[]): readonly PortInfo[] =>
  [...ports].sort((a, b) => rank(a) - rank(b) || a.path.localeCompare(b.path, 'en', { numeric: true }));

/** Where a board may be, as given on the command line. */
type PortPlace =
  | { readonly kind: 'serial'; readonly path: string }
  | { readonly kind: 'tcp'; readonly host: string; readonly port: number };

/**
 * Reads a port as a user writes it: a device path, `COM3`, or `tcp://host:port`.
 * @throws BoardError badPort
 */
export function parsePort(text: string): PortPlace {
  if (text.startsWith('tcp:')) return parseTcp(text);
  if (/^(\/.|\.{1,2}\/.|\\\\\.\\.|COM\d+$)/i.test(text)) return { kind: 'serial', path: text };
  throw new BoardError('badPort', { text });
}

function parseTcp(text: string): PortPlace {
  const match = /^tcp:\/\/(\[[0-9a-f:.]+\]|[^\s:/[\]]+):(\d{1,5})\/?$/i.exec(text);
  const port = Number(match?.[2]);
  const host = match?.[1]?.replace(/^\[|\]$/g, '');
  if (host === undefined || !(port >= 1 && port <= 65_535)) throw new BoardError('badPort', { text });
  return { kind: 'tcp', host, port };
}
