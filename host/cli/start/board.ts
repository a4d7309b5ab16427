// The board of a table before it is connected: real or emulated, and with how many lanes.
import { join } from 'node:path';
import type { Emulator } from '../../../hardware/emulator/index.ts';
import { LANE_COUNTS, type LaneCount } from '../../../shared/protocol/index.ts';
import type { RuleSet } from '../../../shared/rules/index.ts';
import { sideCount } from '../../../shared/rules/terms/index.ts';
import { type PortSource, portSource } from '../../board/index.ts';
import { type AtEnd, note, type Say } from '../serving.ts';
import type { StartChoices } from './choices.ts';
import { chooseBoard, type RealBoard } from './choose.ts';
import {
  boardLanes,
  emulatedLanes,
  fitBoardKind,
  fitLanes,
  fitLastGame,
  readLaneNote,
  writeLaneNote,
} from './lanes.ts';

/** What is known of the board before it is connected. */
interface FoundBoard {
  readonly lanes: LaneCount;
  readonly emulator: Emulator | undefined;
  readonly open: PortSource;
  readonly where: string;
  /** Asks the board for its lanes, if they are not known yet. */
  readonly asked?: () => Promise<LaneCount>;
}

interface Finding {
  readonly choices: StartChoices;
  readonly say: Say;
  readonly atEnd: AtEnd;
}

/** Decides between the real board and the emulated one, and how many lanes it has. */
export async function findBoard(rules: RuleSet, finding: Finding): Promise<FoundBoard> {
  const { choices, say, atEnd } = finding;
  const real = await chooseBoard(choices, say);
  if (real !== undefined) {
    const lanes = await realLanes(real, rules, finding);
    return { emulator: undefined, open: real.source(), where: real.where, ...lanes };
  }
  const { startEmulator, keptLanes } = await import('./emulated.ts');
  const lanes = choices.lanes ?? emulatedLanes(keptLanes(choices), rules);
  fitGame(rules, choices, lanes);
  fitBoardKind(choices.board, lanes);
  const emulated = await startEmulator(choices, lanes);
  atEnd(emulated.close);
  if (emulated.note !== undefined) note(say, emulated.note);
  return { lanes, emulator: emulated.board, open: emulated.source, where: emulated.source.name };
}

/** Fits every board. */
const LEAST_LANES = Math.min(...LANE_COUNTS) as LaneCount;

/** The lanes from --lanes or of last time. Otherwise the board is asked: before the game begins if that needs to know, or later. */
async function realLanes(
  { source, where }: RealBoard,
  rules: RuleSet,
  { choices, say, atEnd }: Finding,
): Promise<Pick<FoundBoard, 'lanes' | 'asked'>> {
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
  if (known === undefined)
    note(
      say,
      `Asking the board on ${where} how many lanes it has, because this game needs more than ${LEAST_LANES}.`,
    );
  const lanes = known ?? (await ask());
  fitGame(rules, choices, lanes);
  if (choices.lanes !== undefined) writeLaneNote(file, lanes);
  return { lanes };
}

/** Without --lanes, the board may have too few. */
function fitGame(rules: RuleSet, choices: StartChoices, lanes: LaneCount): void {
  if (rules === choices.rules) fitLanes(rules, lanes);
  else fitLastGame(rules, lanes);
}
