// `muggins flash`: writes the firmware into a board with avrdude, verifies it, and asks the board for its version.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { BOARD_KINDS, type BoardKind } from '../../shared/protocol/index.ts';
import {
  BoardError,
  type BoardErrorDetails,
  closing,
  GREET_TIMEOUT,
  type Greeting,
  greet,
  groupOf,
  isBoardError,
  listPorts,
  type PortInfo,
  type PortLister,
  parsePort,
  serialPort,
  systemClock,
  unsuitableAmong,
} from '../board/index.ts';
import {
  type AvrdudeRun,
  avrdudeArguments,
  chipSaid,
  type FlashFailure,
  failureOf,
  findAvrdude,
  howToGet,
  PROGRAMMERS,
  runAvrdude,
  type SearchPlaces,
  verifiedBytes,
} from './avrdude.ts';
import { CliError, json, type Output, oneOf, usageError } from './output.ts';
import { packageRoot } from './place.ts';

interface FlashOptions {
  readonly port?: string;
  readonly board?: string;
  readonly image?: string;
  readonly baud?: string;
  readonly json?: boolean;
}

/** What the command finds around it: this machine unless given. */
interface Surroundings extends SearchPlaces {
  readonly lister?: PortLister;
  /** Milliseconds that a board may take to report its version. */
  readonly patience?: number;
}

/** Writes, verifies, connects and reports. @throws CliError saying what to do for every failure that is known */
export async function flash(
  options: FlashOptions,
  output: Output,
  surroundings: Surroundings = { platform: process.platform, env: process.env },
): Promise<void> {
  const avrdude = findAvrdude(surroundings);
  const wish = readBoard(options.board);
  const baud = readBaud(options.baud);
  const target = await findPort(options.port, surroundings.lister);
  if (avrdude === undefined)
    throw new CliError(
      'noAvrdude',
      `avrdude, which writes the firmware, is not installed. ${howToGet(surroundings.platform)}`,
    );
  const board = wish ?? kindOf(target) ?? (await askBoard(target.path, surroundings));
  const image = imageOf(board, options.image);
  await checkPort(target.path);
  const tell = options.json === true ? () => {} : output.out;
  tell(`Writing ${image} to the ${NAMES[board]} at ${target.path}. Leave the cable plugged in.`);
  const args = avrdudeArguments(avrdude, { board, port: target.path, image, baud });
  const run = await runAvrdude(avrdude.path, args, (line) => tell(`  ${line}`)).catch((error: Error) => {
    throw new CliError(
      'badSetup',
      `${avrdude.path} cannot run: ${error.message}. Install it again: ${howToGet(surroundings.platform)}`,
    );
  });
  if (run.code !== 0) throw failed(run, { board, port: target.path, group: await groupOf(target.path) });
  const greeting = await meet(target.path, surroundings);
  report(greeting, { board, image, run, output, asJson: options.json === true });
}

const NAMES: Readonly<Record<BoardKind, string>> = { uno: 'Uno', mega: 'Mega' };

function readBoard(text: string | undefined): BoardKind | undefined {
  return text === undefined ? undefined : oneOf('--board', text, BOARD_KINDS);
}

function readBaud(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const baud = /^\d{3,7}$/.test(text) ? Number(text) : 0;
  if (baud > 0) return baud;
  throw usageError('badOption', `--baud ${text}: expected a speed such as 57600.`);
}

/** The port from --port, or the only one that looks like a board. */
async function findPort(text: string | undefined, lister?: PortLister): Promise<PortInfo> {
  const { ports } = await listPorts(lister);
  if (text !== undefined) {
    const place = serialPath(text);
    refuse(unsuitableAmong(ports, place));
    return ports.find(({ path }) => path === place) ?? { path: place, likely: false };
  }
  const likely = ports.filter((port) => port.likely);
  const [port, ...more] = likely;
  if (port !== undefined && more.length === 0) return port;
  if (port !== undefined)
    throw usageError(
      'severalPorts',
      `Several ports look like a board: ${likely.map((each) => `${each.path} (${each.board})`).join(', ')}. Name one with --port.`,
    );
  refuse(unsuitableAmong(ports));
  throw new CliError(
    'noPort',
    ports.length === 0
      ? 'No board found: there is no serial port. Plug the board in with a USB cable that carries data.'
      : `No board found: ${ports.length === 1 ? 'the only serial port does not look' : `none of the ${ports.length} serial ports looks`} like one. Name it with --port; \`muggins ports\` lists them.`,
  );
}

function refuse(error: BoardError | undefined): void {
  if (error !== undefined) throw new CliError(error.code, error.message);
}

function serialPath(text: string): string {
  try {
    const place = parsePort(text);
    if (place.kind === 'serial') return place.path;
  } catch (error) {
    if (isBoardError(error)) throw usageError('badPort', error.message);
    throw error;
  }
  throw usageError('badPort', `${text}: a board is flashed at a serial port, not over the network.`);
}

const kindOf = ({ board }: PortInfo): BoardKind | undefined =>
  BOARD_KINDS.find((kind) => board === `Arduino ${NAMES[kind]}`);

/** The USB chip of many clones does not reveal the board, but a board that runs Muggins does. */
async function askBoard(
  port: string,
  { patience: timeout = GREET_TIMEOUT }: Surroundings,
): Promise<BoardKind> {
  try {
    return (await greet(serialPort(port), { timeout })).report.kind;
  } catch (error) {
    if (!isBoardError(error)) throw error;
    if (!SILENT.has(error.code)) throw new CliError(error.code, error.message);
    throw usageError(
      'whichBoard',
      `The port ${port} does not reveal which board it is. Add --board uno or --board mega.`,
    );
  }
}

/** The port opened, but the device did not identify itself. */
const SILENT: ReadonlySet<string> = new Set([
  'handshakeTimeout',
  'notABoard',
  'wrongFirmware',
  'oldProtocol',
  'newProtocol',
  'lost',
]);

/** Explains why the port cannot be opened, before avrdude does so in its own words. */
async function checkPort(port: string): Promise<void> {
  try {
    await closing(await serialPort(port)());
  } catch (error) {
    if (isBoardError(error, 'busy')) throw new CliError('busy', busyWords(error.details));
    if (isBoardError(error)) throw new CliError(error.code, error.message);
    throw error;
  }
}

/** Flashing does not try again by itself, as a table does. */
function busyWords({ port, holders }: BoardErrorDetails['busy']): string {
  const who = holders.map(({ program, process }) => `${program || 'a program'} (process ${process})`);
  return who.length > 0
    ? `${port} is in use by ${who.join(' and ')}. Close that program, then flash again.`
    : `${port} is in use by another program. Close it (a table that runs, the Arduino IDE's serial monitor), then flash again.`;
}

function imageOf(board: BoardKind, given: string | undefined): string {
  const image = given ?? join(packageRoot(), 'firmware', 'prebuilt', `${board}.hex`);
  if (existsSync(image)) return image;
  throw usageError('noImage', `${image}: there is no such image.`);
}

interface Target {
  readonly board: BoardKind;
  readonly port: string;
  /** As the details of `permission` have it. */
  readonly group: BoardErrorDetails['permission']['group'];
}

const FAILURES: Readonly<Record<FlashFailure, (target: Target, said: string) => string>> = {
  permission: ({ port, group }) => new BoardError('permission', { port, group }).message,
  busy: ({ port }) => busyWords({ port, holders: [] }),
  noPort: ({ port }) => `${port} has gone. Is the cable plugged in? \`muggins ports\` lists the ports.`,
  wrongChip: ({ board }, said) => {
    const found = chipSaid(said);
    const other = board === 'uno' ? 'mega' : 'uno';
    return (
      `The processor is ${found ?? 'a different one'}, not the ${PROGRAMMERS[board].chip} of ${board === 'uno' ? 'an Uno' : 'a Mega'}. ` +
      `Nothing was written. Is it a ${NAMES[other]}? Then: --board ${other}`
    );
  },
  noSync: ({ board, port }) => {
    const other = board === 'uno' ? 'mega' : 'uno';
    return (
      `The boot loader at ${port} does not answer. Try these in order: check the port (\`muggins ports\`); check that it is a ` +
      `${NAMES[board]} and not a ${NAMES[other]} (--board ${other}); take everything off pins 0 and 1; press reset as the ` +
      'upload begins; use another cable; add --baud 57600 for an old boot loader. If nothing helps, the boot loader is gone: ' +
      'burn it with a programmer.'
    );
  },
  notVerified: ({ port }) =>
    `The board at ${port} did not store the firmware correctly. Flash it again, at another USB port and with a short cable. ` +
    'If it happens again, the processor is worn or the supply is too weak. The board does not work until a flash succeeds.',
  badSetup: () => 'avrdude cannot find its configuration. Install it again.',
  failed: (_, said) =>
    `avrdude failed: ${
      said
        .trim()
        .split(/\r?\n/)
        .filter((line) => line.trim() !== '')
        .slice(-3)
        .join(' / ') || 'it said nothing'
    }`,
};

function failed({ code, said }: AvrdudeRun, target: Target): CliError {
  if (code === null)
    return new CliError('noSync', `avrdude did not finish. ${FAILURES.noSync(target, said)}`);
  const failure = failureOf(said);
  return new CliError(failure, FAILURES[failure](target, said));
}

/** Milliseconds in which a board must come back: some leave the bus when they restart. */
const RETURN_LIMIT = 10_000;
const RETURN_LOOK = 250;
/** The port is not there yet, or is just going away. */
const RETURNING: ReadonlySet<string> = new Set(['portNotFound', 'permission', 'busy', 'openFailed', 'lost']);

/** The board starts the new firmware; a greeting proves that it runs. */
async function meet(port: string, { patience: timeout = GREET_TIMEOUT }: Surroundings): Promise<Greeting> {
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

interface Reporting {
  readonly board: BoardKind;
  readonly image: string;
  readonly run: AvrdudeRun;
  readonly output: Output;
  readonly asJson: boolean;
}

function report({ port, report }: Greeting, { board, image, run, output, asJson }: Reporting): void {
  const verified = verifiedBytes(run.said) ?? null;
  const { firmware, contract, kind } = report;
  const version = { firmware, contract, kind };
  if (asJson) output.out(json({ port, board, image, verified, ...version }));
  else
    output.out(
      `${verified === null ? 'Written and verified' : `${verified} bytes written and verified`}. The ${NAMES[kind]} at ${port} runs firmware ${firmware}, contract ${contract}.`,
    );
  if (kind !== board)
    throw new CliError(
      'wrongChip',
      `The board reports that it is a ${NAMES[kind]}, but the image was for a ${NAMES[board]}.`,
    );
}
