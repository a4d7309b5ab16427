// `muggins doctor`: examines a board and its connection, says what is wrong and what to do, and writes a report.
import { access, constants } from 'node:fs/promises';
import { LANE_COUNTS, type LaneCount, REFERENCE_LANES } from '../../../shared/protocol/index.ts';
import {
  anySerialPort,
  type BoardError,
  type Clock,
  type Greeting,
  greet,
  groupOf,
  isBoardError,
  listPorts,
  mayBeBoard,
  openFailed,
  openingSource,
  type PortLister,
  type PortSource,
  sourceOf,
  systemClock,
} from '../../board/index.ts';
import { packageVersion } from '../../system/package.ts';
import type { DoctorOptions as Options } from '../board/command.ts';
import { CliError, type Output, print } from '../output.ts';
import { placeHere } from '../place.ts';
import { findings } from './checks.ts';
import { type BoardFindings, type Helper, NO_HELPER, type PortFact, verdictOf } from './facts.ts';
import { examinationLines, reportLines } from './report.ts';
import { tryBoard } from './trial.ts';

type DoctorOptions = Partial<Options>;

/** What the examination works with: the machine and its terminal unless given. */
interface Practice {
  readonly source?: PortSource;
  /** What opens a port that was found. */
  readonly sourceAt?: (path: string) => PortSource;
  readonly helper?: Helper;
  readonly lister?: PortLister;
  readonly clock?: Clock;
}

/** Examines, prints, and fails if the board is not fit to play on. @throws CliError */
export async function doctor(options: DoctorOptions, output: Output, practice: Practice = {}): Promise<void> {
  const { lanes, seconds = 60 } = options;
  const keyTime = options.quick === true ? 0 : seconds * 1000;
  const emulated = options.emulator === true ? await startEmulated(lanes) : undefined;
  try {
    const helper = practice.helper ?? emulated?.helper ?? (await findHelper(options, output));
    const named = options.port === undefined ? undefined : sourceOf(options.port);
    const source = practice.source ?? emulated?.source ?? named;
    const say = options.json === true ? () => {} : output.err;
    const facts = await examine({ ...practice, source, helper, lanes, keyTime, say });
    const found = findings(facts);
    const verdict = verdictOf(found);
    const report = reportLines(facts, found).join('\n');
    const lines = examinationLines(facts, found, verdict);
    print(output, options, { verdict, findings: found, facts, report }, lines);
    if (!verdict.fit) throw new CliError('unfit', verdict.words);
  } finally {
    await emulated?.stop();
  }
}

/** A person at a terminal; without one, no questions. */
async function findHelper({ quick, json: asJson }: DoctorOptions, output: Output): Promise<Helper> {
  if (quick === true || asJson === true || process.stdin.isTTY !== true) return NO_HELPER;
  const { Person } = await import('./person.ts');
  return new Person({ input: process.stdin, output });
}

/**
 * Emulated seconds in a second. A board whose host is silent for five of its own takes it for gone: faster, a busy machine would be
 * told that its cable is bad.
 */
const EMULATED_SPEED = 8;

async function startEmulated(lanes: LaneCount = REFERENCE_LANES) {
  const [{ Emulator }, { EmulatedHelper }] = await Promise.all([
    import('../../../hardware/emulator/index.ts'),
    import('./emulated.ts'),
  ]);
  const board = await Emulator.start({ lanes, speed: EMULATED_SPEED });
  return {
    source: openingSource('emulator', () => board.openPort()),
    helper: new EmulatedHelper(board),
    stop: () => board.stop(),
  };
}

interface Examination extends Omit<Practice, 'source'> {
  /** Where the board is; undefined where every port that may be one is asked. */
  readonly source?: PortSource | undefined;
  readonly helper: Helper;
  /** Lanes that are wired; what the board was set up for unless given. */
  readonly lanes: LaneCount | undefined;
  readonly keyTime: number;
  readonly say: (words: string) => void;
}

async function examine(examination: Examination): Promise<BoardFindings> {
  const { source, helper, lister, sourceAt = sourceOf, clock = systemClock, keyTime, say } = examination;
  const { ports, problem = null } = await listPorts(lister);
  // Where a port looks like a board, any other belongs to something else.
  const boards = ports.filter(ports.some(({ likely }) => likely) ? ({ likely }) => likely : mayBeBoard);
  const base = {
    muggins: packageVersion(),
    system: { node: process.versions.node, platform: process.platform, arch: process.arch },
    ports: await Promise.all(
      ports.map((each) => portFact(each.path, boards.includes(each) ? each.board : undefined)),
    ),
    portProblem: problem,
    place: placeHere(),
  };
  const found = ports.filter(mayBeBoard).map(({ path }) => sourceAt(path));
  const sources = source === undefined ? (found.length > 0 ? found : [anySerialPort()]) : [source];
  const met = await meetAny(sources, clock, say);
  if (!('report' in met)) {
    helper.close();
    return { ...base, ...met };
  }
  const { report, port } = met;
  const lanes = examination.lanes ?? LANE_COUNTS.find((count) => count === report.lanes) ?? REFERENCE_LANES;
  const trial = await tryBoard({ open: met.source, lanes, helper, clock, keyTime, say });
  return { ...base, port, board: report, ...trial };
}

type Met = Greeting & { readonly source: PortSource };
type Unmet = Required<Pick<BoardFindings, 'port' | 'error'>>;

/** Greets one port after the other until a board answers. If none does, the code is that of the first, which is the likeliest. */
async function meetAny(
  sources: readonly PortSource[],
  clock: Clock,
  say: (words: string) => void,
): Promise<Met | Unmet> {
  const errors: BoardError[] = [];
  for (const source of sources) {
    say(`Looking for the board (${source.name}).`);
    try {
      return { ...(await greet(source, { clock })), source };
    } catch (error) {
      errors.push(isBoardError(error) ? error : openFailed(source.name, error));
    }
  }
  const port = sources.map(({ name }) => name).join(' and ');
  const message = errors.map((each) => each.message).join(' ');
  return { port, error: { code: errors[0]?.code ?? 'noPort', message } };
}

async function portFact(path: string, board: string | undefined): Promise<PortFact> {
  const opens = () => access(path, constants.R_OK | constants.W_OK).then(() => true);
  const allowed = path.startsWith('/') ? await opens().catch(() => false) : null;
  return { path, board: board ?? null, allowed, group: (await groupOf(path)) ?? null };
}
