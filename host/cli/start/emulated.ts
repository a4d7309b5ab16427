// The emulated board as the table's port; its EEPROM is a file beside the journal.
import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Emulator, PROCESSORS } from '../../../hardware/emulator/index.ts';
import { type BoardKind, kindsFor, type LaneCount, MOST_LANES } from '../../../shared/protocol/index.ts';
import { openingSource, type PortSource } from '../../board/index.ts';
import { unlessRefused } from '../../system/atomic.ts';
import { readEeprom, readLaneNote, writeLaneNote } from './boardnote.ts';
import type { StartChoices } from './choices.ts';

interface Emulated {
  readonly board: Emulator;
  readonly source: PortSource;
  /** A sentence for the players. */
  readonly note: string | undefined;
  close(): Promise<void>;
}

/** A file of the emulated board: each kind has its own. */
const fileOf = (data: string, board: BoardKind | undefined, ending: string): string =>
  join(data, `emulator${board === undefined || board === 'uno' ? '' : `-${board}`}.${ending}`);

/** The file that remembers how the emulated board was built that was asked for, or that is the usual one. */
const buildFile = ({ data, board }: Pick<StartChoices, 'data' | 'board'>): string =>
  fileOf(data, board, 'json');

/** The lanes of the emulated board last time; undefined if there is none yet, or it was of another kind. */
export function keptLanes(choices: Pick<StartChoices, 'data' | 'board'>): LaneCount | undefined {
  const lanes = readLaneNote(buildFile(choices));
  const { board } = choices;
  return lanes === undefined || board === undefined || lanes <= MOST_LANES[board] ? lanes : undefined;
}

export async function startEmulator(
  choices: Pick<StartChoices, 'data' | 'board'>,
  lanes: LaneCount,
): Promise<Emulated> {
  const [usual = 'mega'] = kindsFor(lanes);
  const kind = choices.board ?? usual;
  const file = fileOf(choices.data, kind, 'eeprom');
  const { eeprom, note } = readEeprom(file, PROCESSORS[kind].eeprom);
  const board = await Emulator.start({ board: kind, lanes, ...(eeprom && { eeprom }) });
  writeLaneNote(buildFile(choices), lanes);
  return {
    board,
    note,
    source: openingSource('emulator', () => board.openPort()),
    async close() {
      const eeprom = await board.eeprom();
      unlessRefused(() => {
        writeFileSync(`${file}.new`, eeprom);
        renameSync(`${file}.new`, file);
      });
      await board.stop();
    },
  };
}
