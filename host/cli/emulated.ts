// The emulated board as the table's port; its EEPROM is a file beside the journal.
import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Emulator, PROCESSORS } from '../../hardware/emulator/index.ts';
import type { LaneCount } from '../../shared/protocol/index.ts';
import { openingSource, type PortSource } from '../board/index.ts';
import { readEeprom, readLaneNote, writeLaneNote } from './boardnote.ts';
import type { StartChoices } from './choices.ts';

interface Emulated {
  readonly board: Emulator;
  readonly source: PortSource;
  /** A sentence for the players. */
  readonly note: string | undefined;
  close(): Promise<void>;
}

/** Each kind of board has an EEPROM of its own, and of its own size. */
const eepromFile = ({ data, board }: Pick<StartChoices, 'data' | 'board'>): string =>
  join(data, board === 'uno' ? 'emulator.eeprom' : `emulator-${board}.eeprom`);

/** The file that remembers how an emulated board was built. */
const buildFile = (choices: Pick<StartChoices, 'data' | 'board'>): string =>
  eepromFile(choices).replace(/\.eeprom$/, '.json');

/** The lanes of the emulated board last time; undefined if there is none yet. */
export const keptLanes = (choices: Pick<StartChoices, 'data' | 'board'>): LaneCount | undefined =>
  readLaneNote(buildFile(choices));

export async function startEmulator(
  choices: Pick<StartChoices, 'data' | 'board'>,
  lanes: LaneCount,
): Promise<Emulated> {
  const { board: kind } = choices;
  const file = eepromFile(choices);
  const { eeprom, note } = readEeprom(file, PROCESSORS[kind].eeprom);
  const board = await Emulator.start({ board: kind, lanes, ...(eeprom && { eeprom }) });
  writeLaneNote(buildFile(choices), lanes);
  return {
    board,
    note,
    source: openingSource('emulator', () => board.openPort()),
    async close() {
      writeFileSync(`${file}.new`, await board.eeprom());
      renameSync(`${file}.new`, file);
      await board.stop();
    },
  };
}
