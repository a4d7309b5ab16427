// Which serial ports are there, which of them look like a board, and what a port's name means.
import { readdir } from 'node:fs/promises';
import { SerialPort } from 'serialport';
import { UNSUITABLE_BOARDS } from '../../shared/protocol/index.ts';
import { BoardError } from './errors.ts';

/** USB ids of boards and their bridges, lower case. A vendor without a product stands for all its products. */
const KNOWN = [
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
] as const satisfies readonly {
  readonly vendor: string;
  readonly product?: string;
  readonly board: string;
  readonly unsuitable?: true;
}[];

/** A serial port, as `muggins ports` shows it. USB ids are lower case. */
export interface PortInfo {
  readonly path: string;
  /** True if it looks like a board, and so may be chosen without being asked for. */
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
  /** Likely boards first, then by path. */
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

const USB_SERIAL = /^(ttyACM|ttyUSB|cu\.usb)/;

/** A USB serial device of which no more is known than its name. */
const unknownPort = (name: string): PortInfo => ({
  path: `/dev/${name}`,
  likely: true,
  board: 'USB serial device',
});

function portInfo(raw: RawPort): PortInfo {
  const vendorId = raw.vendorId?.toLowerCase();
  const productId = raw.productId?.toLowerCase();
  const known = KNOWN.find(
    (entry) => entry.vendor === vendorId && (!('product' in entry) || entry.product === productId),
  );
  return {
    path: raw.path,
    likely: known !== undefined && !('unsuitable' in known),
    ...(known && { board: known.board }),
    ...(known && 'unsuitable' in known && { unsuitable: known.unsuitable }),
    ...(vendorId && { vendorId }),
    ...(productId && { productId }),
    ...(raw.serialNumber && { serialNumber: raw.serialNumber }),
    ...(raw.manufacturer && { manufacturer: raw.manufacturer }),
  };
}

const sorted = (ports: readonly PortInfo[]): readonly PortInfo[] =>
  [...ports].sort(
    (a, b) => Number(b.likely) - Number(a.likely) || a.path.localeCompare(b.path, 'en', { numeric: true }),
  );

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
