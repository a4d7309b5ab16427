// `muggins flash`: writes the firmware into a board, reads it back, and asks the board for its version.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SerialPort } from 'serialport';
import { BAUD } from '../../../hardware/board.ts';
import { BOARD_KINDS, type BoardKind } from '../../../shared/protocol/index.ts';
import {
  type BoardErrorDetails,
  GREET_TIMEOUT,
  type Greeting,
  greet,
  isBoardError,
  listPorts,
  type PortInfo,
  type PortLister,
  parsePort,
  serialPort,
  systemClock,
  unsuitableAmong,
} from '../../board/index.ts';
import { type FlashPort, type FlashResult, flashBoard, readImage } from '../../flash/index.ts';
import { packageRoot } from '../../system/package.ts';
import { CliError, type Output, print, usageError } from '../output.ts';
import { Progress } from '../progress.ts';
import type { FlashOptions } from './command.ts';

/** What the command works with: this machine unless given. */
interface Machine {
  lister?: PortLister;
  openPort?: (path: string, baud: number) => Promise<FlashPort>;
  /** Milliseconds that a board may take to report its version. */
  patience?: number;
}

/** Writes, verifies, connects and reports. @throws CliError saying what to do */
export async function flash(options: FlashOptions, output: Output, machine: Machine = {}): Promise<void> {
  const { board, image, baud = BAUD } = options;
  const target = await findPort(options.port, machine.lister);
  const kind = board ?? kindOf(target);
  const tell = options.json === true ? () => {} : output.out;
  const job: Job = { port: target.path, image, baud, tell, machine };
  const written = kind === undefined ? await writeAny(job) : await write(kind, job);
  const { port, report } = await meet(target.path, machine);
  const { firmware, contract } = report;
  print(output, options, { port, ...written, firmware, contract, kind: report.kind }, [
    `${written.verified} bytes written and verified. The ${NAMES[report.kind]} at ${port} runs firmware ${firmware}, contract ${contract}.`,
  ]);
}

const NAMES: Readonly<Record<BoardKind, string>> = { uno: 'Uno', mega: 'Mega' };

/** The port from --port, or the only one that looks like a board. */
async function findPort(text: string | undefined, lister?: PortLister): Promise<PortInfo> {
  const { ports } = await listPorts(lister);
  if (text !== undefined) {
    const path = serialPath(text);
    const unsuitable = unsuitableAmong(ports, path);
    if (unsuitable !== undefined) throw unsuitable;
    return ports.find((each) => each.path === path) ?? { path, likely: false };
  }
  const likely = ports.filter((port) => port.likely);
  const [port, ...more] = likely;
  if (port !== undefined && more.length === 0) return port;
  if (port !== undefined)
    throw usageError(
      'severalPorts',
      `Several ports look like a board: ${likely.map((each) => `${each.path} (${each.board})`).join(', ')}. Name one with --port.`,
    );
  const next =
    ports.length === 0
      ? 'there is no serial port. Plug the board in with a USB cable that carries data.'
      : 'no serial port looks like one. `muggins ports` lists the ports; name one with --port.';
  throw unsuitableAmong(ports) ?? new CliError('noPort', `No board found: ${next}`);
}

function serialPath(text: string): string {
  const place = parsePort(text);
  if (place.kind === 'serial') return place.path;
  throw usageError('badPort', `${text}: a board is flashed at a serial port, not over the network.`);
}

const kindOf = ({ board }: PortInfo): BoardKind | undefined =>
  BOARD_KINDS.find((kind) => board === `Arduino ${NAMES[kind]}`);

interface Job {
  port: string;
  image: string | undefined;
  baud: number;
  tell: (line: string) => void;
  machine: Machine;
}

/** The USB chip of many clones does not reveal the board: the boot loader that answers does. */
async function writeAny(job: Job): ReturnType<typeof write> {
  for (const kind of BOARD_KINDS) {
    try {
      return await write(kind, job);
    } catch (error) {
      if (!(error instanceof CliError && error.code === 'noSync')) throw error;
      job.tell(`No answer from the boot loader of ${NAME_WITH_ARTICLE[kind]}.`);
    }
  }
  throw new CliError('noSync', noSync(job.port));
}

const NAME_WITH_ARTICLE: Readonly<Record<BoardKind, string>> = { uno: 'an Uno', mega: 'a Mega' };

async function write(kind: BoardKind, { port, image, baud, tell, machine }: Job) {
  const file = image ?? join(packageRoot(), 'firmware', 'prebuilt', `${kind}.hex`);
  const bytes = readFile(kind, file);
  const opened = await (machine.openPort ?? openPort)(port, baud).catch((error: unknown) => {
    if (isBoardError(error, 'busy')) throw new CliError('busy', busyWords(error.details));
    throw error;
  });
  tell(`Writing ${file} to the ${NAMES[kind]} at ${port}. Leave the cable plugged in.`);
  const shown = new Progress((done) =>
    done < 50 ? `Writing, ${2 * done} %` : `Reading back, ${2 * (done - 50)} %`,
  );
  const progress = (done: number): void => shown.at(Math.floor(100 * done));
  const result = await flashBoard(opened, { kind, image: bytes, progress }).finally(() => shown.end());
  if ('verified' in result) return { board: kind, image: file, verified: result.verified };
  throw new CliError(result.code, troubleWords(result, kind, port));
}

function readFile(kind: BoardKind, file: string): Uint8Array {
  try {
    return readImage(kind, readFileSync(file, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT')
      throw usageError('noImage', `${file}: there is no such image.`);
    const words = `${file} is not an image for the ${NAMES[kind]}. ${(error as Error).message}.`;
    throw usageError('badImage', words);
  }
}

/** Opens a serial port for the boot loader. @throws BoardError */
async function openPort(path: string, baudRate: number): Promise<FlashPort> {
  const port = new SerialPort({ path, baudRate, autoOpen: false });
  await serialPort(path, { make: () => port })();
  const chunks = port[Symbol.asyncIterator]();
  return {
    read: async () => (await chunks.next()).value,
    write: (bytes) =>
      new Promise((resolve, reject) => {
        port.write(bytes, (error) => (error ? reject(error) : resolve()));
      }),
    // Some ports have neither line: such a board has to be reset by hand.
    signal: (asserted) =>
      new Promise((resolve) => port.set({ dtr: asserted, rts: asserted }, () => resolve())),
    close: () => new Promise((resolve) => port.close(() => resolve())),
  };
}

/** Flashing does not try again by itself, as a table does. */
function busyWords({ port, holders }: BoardErrorDetails['busy']): string {
  const users = holders.map(({ program, process }) => `${program || 'a program'} (process ${process})`);
  return users.length > 0
    ? `${port} is in use by ${users.join(' and ')}. Close that program, then flash again.`
    : `${port} is in use by another program. Close it (a running table, the Arduino IDE's serial monitor), then flash again.`;
}

type Trouble = Exclude<FlashResult, { verified: number }>;

const noSync = (port: string): string =>
  `The boot loader at ${port} does not answer. Try in this order: check the port (\`muggins ports\`); take everything off pins 0 ` +
  'and 1; press reset as the upload begins; use another cable; add --baud 57600 for an old boot loader. If nothing helps, the boot ' +
  'loader is gone: burn it with a programmer.';

function troubleWords(trouble: Trouble, kind: BoardKind, port: string): string {
  const other = kind === 'uno' ? 'mega' : 'uno';
  switch (trouble.code) {
    case 'noSync':
      return `${noSync(port)} Is it a ${NAMES[other]}? Then: --board ${other}`;
    case 'wrongChip': {
      const [found, next] =
        trouble.kind === undefined
          ? ['unknown', 'Muggins needs an Uno R3 or a Mega 2560.']
          : [NAME_WITH_ARTICLE[trouble.kind], `Use --board ${trouble.kind}`];
      return `The processor (signature ${trouble.signature}) is ${found}, not ${NAME_WITH_ARTICLE[kind]}. Nothing was written. ${next}`;
    }
    case 'notVerified':
      return (
        `The board at ${port} did not store byte ${trouble.address}. Flash it again, at another USB port and with a short cable. ` +
        'If it happens again, the processor is worn or the supply is too weak. The board does not work until a flash succeeds.'
      );
    case 'refused':
      return `The boot loader at ${port} stopped answering. Press reset on the board, then flash again.`;
    case 'cut':
      return `The connection to ${port} broke. Plug the board in and flash again: it keeps its boot loader.`;
  }
}

/** Milliseconds in which a board must come back: some leave the bus when they restart. */
const RETURN_LIMIT = 10_000;
const RETURN_LOOK = 250;
/** The port is not there yet, or is just going away. */
const RETURNING: ReadonlySet<string> = new Set(['portNotFound', 'permission', 'busy', 'openFailed', 'lost']);

/** The board starts the new firmware; a greeting proves that it runs. */
async function meet(port: string, { patience: timeout = GREET_TIMEOUT }: Machine): Promise<Greeting> {
  const end = systemClock.now() + RETURN_LIMIT;
  for (;;) {
    try {
      return await greet(serialPort(port), { timeout });
    } catch (error) {
      if (!isBoardError(error)) throw error;
      if (!RETURNING.has(error.code) || systemClock.now() > end)
        throw new CliError(
          'notRunning',
          `The firmware was written and verified, but the board does not start it: ${error.message} Press reset, then run: muggins doctor --port ${port}`,
        );
    }
    await new Promise<void>((resolve) => systemClock.after(RETURN_LOOK, resolve));
  }
}
