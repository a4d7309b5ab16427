// Which board a table gets: the one at --port, one that is found on USB, or the emulated one.
import {
  anySerialPort,
  type Clock,
  greet,
  isBoardError,
  mayBeBoard,
  type PortList,
  type PortSource,
  sourceOf,
  unsuitableAmong,
} from '../../board/index.ts';
import { note, type Say } from '../serving.ts';
import { type LineChoices, portsForBoards } from './lines.ts';

/** A real board that was found, or is waited for. */
export interface RealBoard {
  /** @throws BoardError badPort if --port names none */
  readonly source: () => PortSource;
  /** Its port, for people; of several, all. */
  readonly where: string;
}

interface Wanted {
  readonly emulator?: boolean | undefined;
  readonly port?: string | undefined;
  readonly lines: LineChoices;
}

/** What the choice works with: this machine unless given. */
interface Machine {
  readonly list?: () => Promise<PortList>;
  readonly sourceAt?: (path: string) => PortSource;
  readonly clock?: Clock;
}

/** The real board, or undefined for the emulated one. A port that may be a board is asked; one that looks like a board is waited for. */
export async function chooseBoard(
  { emulator, port, lines }: Wanted,
  say: Say,
  { list = () => portsForBoards(lines), sourceAt = sourceOf, clock }: Machine = {},
): Promise<RealBoard | undefined> {
  if (emulator === true) return undefined;
  if (port !== undefined) return { source: () => sourceOf(port), where: port };
  const { ports } = await list();
  const likely = ports.filter((each) => each.likely);
  if (likely.length > 0) return { source: () => anySerialPort({ list }), where: named(likely) };
  const unknown = ports.filter(mayBeBoard);
  if (unknown.length === 0) {
    const unsuitable = unsuitableAmong(ports)?.message;
    if (unsuitable !== undefined) note(say, `${unsuitable} This table uses the emulated board.`);
    return undefined;
  }
  note(say, `Asking ${named(unknown)} for a Muggins board. This takes up to 4 seconds.`);
  const answers = await Promise.all(unknown.map(({ path }) => answerAt(sourceAt(path), clock)));
  const at = answers.indexOf(undefined);
  const found = unknown[at]?.path;
  if (found !== undefined)
    return { source: () => anySerialPort({ list: preferring(found, list) }), where: found };
  const first = unknown[0]?.path;
  note(
    say,
    `${answers.join(' ')} This table uses the emulated board. To wait for a board on that port, start with --port ${first}.`,
  );
  return undefined;
}

const named = (ports: PortList['ports']): string => ports.map(({ path }) => path).join(' and ');

/** Why no board answered; undefined if one did. */
async function answerAt(open: PortSource, clock: Clock | undefined): Promise<string | undefined> {
  try {
    await greet(open, clock === undefined ? {} : { clock });
    return undefined;
  } catch (error) {
    if (isBoardError(error)) return error.message;
    throw error;
  }
}

/** The ports with this one first. */
const preferring = (path: string, list: () => Promise<PortList>) => async (): Promise<PortList> => {
  const found = await list();
  return {
    ...found,
    ports: found.ports.toSorted((a, b) => Number(b.path === path) - Number(a.path === path)),
  };
};
