// Asks a board who it is and changes nothing: not its lanes, not its lights.
import { MESSAGES, PROTOCOL_VERSION } from '../../shared/protocol/index.ts';
import { type Clock, systemClock } from '../system/clock.ts';
import { systemReason } from '../system/reason.ts';
import { BoardError } from './errors.ts';
import { ASK_NAME, isOwnName, nameIn, PATIENCE } from './firmware.ts';
import { BoardLink } from './link.ts';
import { type BoardReport, boardReport } from './report.ts';
import type { PortSource } from './transport.ts';

/** Milliseconds between questions. */
const ASK_INTERVAL = 100;
/** Milliseconds until a silent board is given up; old boot loaders wait two seconds before they start it. */
export const GREET_TIMEOUT = 4_000;
/** Milliseconds to wait for a port to close. */
const CLOSE_TIMEOUT = 1_000;
const SEQUENCE = 1;

/** Who the board is, and where it was found. */
export interface Greeting {
  readonly port: string;
  readonly report: BoardReport;
}

interface GreetOptions {
  readonly clock?: Clock;
  readonly timeout?: number;
}

/** Opens the port, asks, and closes it again. @throws BoardError if no board of ours answers */
export async function greet(open: PortSource, options: GreetOptions = {}): Promise<Greeting> {
  const { clock = systemClock, timeout = GREET_TIMEOUT } = options;
  const transport = await open();
  const port = transport.path ?? open.name;
  const link = new BoardLink(transport);
  try {
    return { port, report: await reportOf(link, { port, clock, timeout }) };
  } finally {
    const { closed } = link;
    link.dispose();
    if (!closed) await closing(transport, clock);
  }
}

type Asking = Required<GreetOptions> & { readonly port: string };

/** Asks until the board says who it is, or the time is up. */
async function reportOf(link: BoardLink, { port, clock, timeout }: Asking): Promise<BoardReport> {
  const began = clock.now();
  let cancel = (): void => {};
  /** The name of a firmware that is not ours, and how often it has left `hello` unanswered since it told it. */
  let stranger: { readonly firmware: string; unanswered: number } | undefined;
  const report = new Promise<BoardReport>((resolve, reject) => {
    const ask = (): void => {
      if (stranger !== undefined && ++stranger.unanswered > PATIENCE)
        reject(new BoardError('wrongFirmware', { port, firmware: stranger.firmware }));
      else if (clock.now() - began >= timeout) reject(silence(port, timeout, link.traffic.bytesIn));
      else {
        link.send({ type: 'hello', sequence: SEQUENCE, ...PROTOCOL_VERSION });
        link.write(Uint8Array.from(ASK_NAME));
        cancel = clock.after(ASK_INTERVAL, ask);
      }
    };
    link.plain.on('data', (message) => {
      const firmware = nameIn(message);
      if (firmware !== undefined && !isOwnName(firmware)) stranger ??= { firmware, unanswered: 0 };
    });
    link.on('message', (message) => {
      if (message.type !== 'board' || message.sequence !== SEQUENCE) return;
      const { major, minor } = message;
      if (major === PROTOCOL_VERSION.major) resolve(boardReport(message));
      else reject(otherContract(port, major, `${minor}`));
    });
    link.on('bad', ({ status }, body) => {
      // Right checksum and wrong content: the report of another contract, whose first field is still its major.
      const whole = status === 'badLength' || status === 'badValue';
      if (whole && body[0] === MESSAGES.board.id && body.length >= 7)
        reject(otherContract(port, body[2] ?? 0, '?'));
    });
    link.on('close', (error) => reject(lost(port, error)));
    ask();
  });
  return report.finally(() => cancel());
}

function lost(port: string, error: Error | undefined): BoardError {
  const reason = error ? systemReason(error) : ({ code: 'closed', details: {} } as const);
  return new BoardError('lost', { port, reason });
}

function silence(port: string, milliseconds: number, bytes: number): BoardError {
  return bytes > 0
    ? new BoardError('notABoard', { port, bytes })
    : new BoardError('handshakeTimeout', { port, milliseconds });
}

function otherContract(port: string, major: number, minor: string): BoardError {
  const code = major < PROTOCOL_VERSION.major ? 'oldProtocol' : 'newProtocol';
  return new BoardError(code, { port, version: `${major}.${minor}` });
}

/** Closes a transport; resolves when it is closed, or should be. */
export function closing(
  transport: Awaited<ReturnType<PortSource>>,
  clock: Clock = systemClock,
): Promise<void> {
  return new Promise((resolve) => {
    const cancel = clock.after(CLOSE_TIMEOUT, resolve);
    transport.on('error', () => {});
    transport.once('close', () => {
      cancel();
      resolve();
    });
    transport.close();
  });
}
