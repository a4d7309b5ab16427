// Where a board is: on a serial port, named or found on USB, or at the end of a TCP stream.
import { SerialPort, type SerialPortMock } from 'serialport';
import { BAUD } from '../../hardware/board.ts';
import type { PortHolder } from '../../shared/words/board.ts';
import { systemReason } from '../system/reason.ts';
import { groupOf, holders } from './access.ts';
import { BoardError, isLoss, openFailed } from './errors.ts';
import { listPorts, mayBeBoard, type PortInfo, type PortList, parsePort } from './ports.ts';
import { tcpPort } from './tcp.ts';
import { type PortSource, portSource, type Transport } from './transport.ts';

interface SerialOptions {
  /** Which kind of port to make; the mock of serialport in tests. */
  readonly make?: (path: string) => SerialPort | SerialPortMock;
  readonly list?: () => Promise<PortList>;
  readonly holders?: (path: string) => Promise<readonly PortHolder[]>;
}

const makeSerialPort = (path: string): SerialPort =>
  new SerialPort({ path, baudRate: BAUD, autoOpen: false });

/**
 * What opens a port: `/dev/ttyACM0`, `COM3`, `tcp://host:port`; nothing given means a board found by its USB ids.
 * @throws BoardError badPort
 */
export function sourceOf(text?: string): PortSource {
  if (text === undefined) return anySerialPort();
  const place = parsePort(text);
  return place.kind === 'tcp' ? tcpPort(place) : serialPort(place.path);
}

/** Opens the serial port at `path`. */
export function serialPort(path: string, options: SerialOptions = {}): PortSource {
  return portSource(path, async () => {
    if (NAMED_DEVICE.test(path)) {
      const unsuitable = unsuitableAmong((await (options.list ?? listPorts)()).ports, path);
      if (unsuitable) throw unsuitable;
    }
    return openSerial(path, options);
  });
}

/**
 * Tries the USB ports, likely boards first, and lists them anew each time. Of several it takes the one that it had, as
 * long as that was a board; otherwise the next.
 */
export function anySerialPort(options: SerialOptions = {}): PortSource {
  let previous: string | undefined;
  return portSource('USB', async (last) => {
    const { ports } = await (options.list ?? listPorts)();
    const paths = ports.filter(mayBeBoard).map(({ path }) => path);
    const stay = last !== undefined && isLoss(last) ? 0 : 1;
    const at = previous === undefined ? -1 : paths.indexOf(previous);
    const path = paths[at < 0 ? 0 : (at + stay) % paths.length];
    if (path === undefined) throw unsuitableAmong(ports) ?? new BoardError('noPort', { seen: ports.length });
    previous = path;
    return openSerial(path, options);
  });
}

/** The first port, or the one at `path`, that is a board on which Muggins cannot run. */
export function unsuitableAmong(
  ports: readonly PortInfo[],
  path?: string,
): BoardError<'unsuitable'> | undefined {
  const port = ports.find((each) => each.unsuitable === true && (path ?? each.path) === each.path);
  return port && new BoardError('unsuitable', { port: port.path, board: port.board ?? 'Arduino' });
}

/** Bun crashes when it waits for bytes of a port, and Deno gets none: both lack that part of libuv. */
const OTHER_RUNTIMES = { bun: 'Bun', deno: 'Deno' } as const;

async function openSerial(path: string, options: SerialOptions): Promise<Transport> {
  for (const [key, name] of Object.entries(OTHER_RUNTIMES))
    if (process.versions[key] !== undefined)
      throw openFailed(path, `${name} cannot use serial ports, start Muggins with Node`);
  const whoHas = options.holders ?? holders;
  // The lock is only advisory: opening a port would spoil an upload that is going on there.
  const others = USB_DEVICE.test(path) ? await whoHas(path) : [];
  if (others.length > 0) throw new BoardError('busy', { port: path, holders: others });
  const port = (options.make ?? makeSerialPort)(path);
  const error = await new Promise<Error | null | undefined>((resolve) => port.open(resolve));
  if (!error) return port;
  throw await describe(path, error, whoHas);
}

/** Only of these the system knows USB ids. */
const NAMED_DEVICE = /^(\/dev\/(ttyACM|cu\.usb)|COM\d|\\\\\.\\COM\d)/i;
const USB_DEVICE = /^\/dev\/(tty(ACM|USB)|cu\.)/;

/** The bindings report reasons only in words: those of the C library, or of Windows. */
const REASONS = [
  { code: 'portNotFound', words: /no such (file|device)|file not found|does not exist|ENOENT|ENXIO/i },
  { code: 'busy', words: /cannot lock|resource busy|device or resource busy|access denied|EBUSY|is locked/i },
  { code: 'notSerial', words: /inappropriate ioctl|not a typewriter|ENOTTY|is a directory|EISDIR/i },
  { code: 'permission', words: /permission denied|not permitted|EACCES|EPERM/i },
] as const;

async function describe(
  port: string,
  cause: Error,
  whoHas: (path: string) => Promise<readonly PortHolder[]>,
): Promise<BoardError> {
  const code = REASONS.find(({ words }) => words.test(cause.message))?.code;
  if (code === 'busy') return new BoardError('busy', { port, holders: await whoHas(port) }, { cause });
  if (code === 'permission') return new BoardError(code, { port, group: await groupOf(port) }, { cause });
  if (code) return new BoardError(code, { port }, { cause });
  const reason = cause.message.replace(/^(Error:? )+/, '').replace(/, cannot open .*$/, '');
  return new BoardError('openFailed', { port, reason: systemReason(reason) }, { cause });
}
