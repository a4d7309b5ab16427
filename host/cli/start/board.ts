// The board of a table before it is connected: the one at --port, one that is found on USB, or the emulated one; and with how many lanes.
import { join } from 'node:path';
import { LANE_COUNTS, type LaneCount } from '../../../shared/protocol/index.ts';
import type { RuleSet } from '../../../shared/rules/index.ts';
import { sideCount } from '../../../shared/rules/terms/index.ts';
import {
  anySerialPort,
  type Clock,
  greet,
  isBoardError,
  mayBeBoard,
  type PortList,
  type PortSource,
  portSource,
  sourceOf,
  unsuitableAmong,
} from '../../board/index.ts';
import { note, type Say, type Serving } from '../serving.ts';
import type { StartChoices } from './choices.ts';
import { boardLanes, emulatedLanes, fitBoardKind, fitLanes, readLaneNote, writeLaneNote } from './lanes.ts';
import { portsForBoards } from './lines.ts';

interface Finding extends Pick<Serving, 'say' | 'atEnd'> {
  readonly choices: StartChoices;
}

/** Readies the real board, or else the emulated one, and finds how many lanes it has. */
export async function findBoard(real: RealBoard | undefined, rules: RuleSet, finding: Finding) {
  const { choices, say, atEnd } = finding;
  if (real !== undefined) {
    const lanes = await realLanes(real, rules, finding);
    return { emulator: undefined, open: real.source(), where: real.where, ...lanes };
  }
  const { startEmulator, keptLanes } = await import('./emulated.ts');
  const lanes = choices.lanes ?? emulatedLanes(keptLanes(choices), rules);
  fitLanes(rules, lanes, rules !== choices.rules);
  fitBoardKind(choices.board, lanes);
  const emulated = await startEmulator(choices, lanes);
  atEnd(emulated.close);
  if (emulated.note !== undefined) note(say, emulated.note);
  const { board: emulator, source: open } = emulated;
  return { lanes, emulator, open, where: open.name, asked: undefined };
}

/** Fits every board. */
const LEAST_LANES = Math.min(...LANE_COUNTS) as LaneCount;

/** The lanes from --lanes or of last time. Otherwise the board is asked: before the game begins if that needs to know, or later. */
async function realLanes({ source, where }: RealBoard, rules: RuleSet, { choices, say, atEnd }: Finding) {
  const file = join(choices.data, 'board.json');
  const known = choices.lanes ?? readLaneNote(file);
  const ask = async (): Promise<LaneCount> => {
    // Asking a board resets it, which costs a second wait: ask once and remember.
    let over = false;
    const { lanes, answered, words } = await boardLanes(
      portSource(where, async (last) => {
        const port = await source()(last);
        atEnd(() => {
          over = true;
          return port.close();
        });
        return port;
      }),
    );
    if (over) return lanes;
    if (answered) writeLaneNote(file, lanes);
    say('lanes', { lanes, message: words }, words);
    return lanes;
  };
  if (known === undefined && sideCount(rules) <= LEAST_LANES) return { lanes: LEAST_LANES, asked: ask };
  const why = `because this game needs more than ${LEAST_LANES}`;
  if (known === undefined) note(say, `Asking the board on ${where} how many lanes it has, ${why}.`);
  const lanes = known ?? (await ask());
  fitLanes(rules, lanes, rules !== choices.rules);
  if (choices.lanes !== undefined) writeLaneNote(file, lanes);
  return { lanes, asked: undefined };
}

/** A real board that was found, or is waited for. */
interface RealBoard {
  /** @throws BoardError badPort if --port names none */
  readonly source: () => PortSource;
  /** Its port, for people; of several, all. */
  readonly where: string;
}

/** What the choice works with: this machine unless given. */
interface Machine {
  readonly list?: () => Promise<PortList>;
  readonly sourceAt?: (path: string) => PortSource;
  readonly clock?: Clock;
}

/** The real board, or undefined for the emulated one. A port that may be a board is asked; one that looks like a board is waited for. */
export async function chooseBoard(
  { emulator, port, lines }: Pick<StartChoices, 'emulator' | 'port' | 'lines'>,
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
  const hint = `To wait for a board on that port, start with --port ${unknown[0]?.path}.`;
  note(say, `${answers.join(' ')} This table uses the emulated board. ${hint}`);
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
  const { ports, ...found } = await list();
  return { ...found, ports: ports.toSorted((a, b) => Number(b.path === path) - Number(a.path === path)) };
};
