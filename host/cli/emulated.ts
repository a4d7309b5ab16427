/** The emulated board as the table's port; what its EEPROM holds is kept beside the journal. */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type LaneCount, MAX_LANE_COUNT } from '../../hardware/board.ts';
import { Emulator, PROCESSORS } from '../../hardware/emulator/index.ts';
import { openingSource, type PortSource } from '../board/index.ts';
import type { StartChoices } from './choices.ts';
import { greet } from './greet.ts';

export interface Emulated {
  readonly board: Emulator;
  readonly source: PortSource;
  /** Something that the players should know. */
  readonly note: string | undefined;
  close(): Promise<void>;
}

/** Each kind of board has an EEPROM of its own, and of its own size. */
const eepromFile = ({ data, board }: Pick<StartChoices, 'data' | 'board'>): string =>
  join(data, board === 'uno' ? 'emulator.eeprom' : `emulator-${board}.eeprom`);

/** The lanes that the emulated board was last set up for, as its firmware says; undefined if it never was. */
export async function keptLanes(choices: Pick<StartChoices, 'data' | 'board'>): Promise<number | undefined> {
  const { board: kind } = choices;
  const { eeprom } = readEeprom(eepromFile(choices), PROCESSORS[kind].eeprom);
  if (eeprom === undefined) return undefined;
  const board = await Emulator.start({ board: kind, lanes: MAX_LANE_COUNT, eeprom, speed: 'max' });
  try {
    const { report } = await greet(openingSource('emulator', () => board.openPort()));
    return report.lanes;
  } finally {
    await board.stop();
  }
}

export async function startEmulator(
  choices: Pick<StartChoices, 'data' | 'board'>,
  lanes: LaneCount,
): Promise<Emulated> {
  const { board: kind } = choices;
  const file = eepromFile(choices);
  const { eeprom, note } = readEeprom(file, PROCESSORS[kind].eeprom);
  const board = await Emulator.start({ board: kind, lanes, ...(eeprom && { eeprom }) });
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

/** What the emulated board remembers: nothing, where the file does not hold a whole EEPROM. */
export function readEeprom(
  file: string,
  size: number = PROCESSORS.uno.eeprom,
): { readonly eeprom?: Uint8Array; readonly note: string | undefined } {
  if (!existsSync(file)) return { note: undefined };
  const eeprom = Uint8Array.from(readFileSync(file));
  if (eeprom.length === size) return { eeprom, note: undefined };
  const note = `${file} holds ${eeprom.length} bytes, not the ${size} of an EEPROM; the emulated board begins with a blank one.`;
  return { note };
}
