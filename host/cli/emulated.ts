/** The emulated board as the table's port; what its EEPROM holds is kept beside the journal. */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Emulator } from '../../hardware/emulator/index.ts';
import { openingSource, type PortSource } from '../board/index.ts';
import type { StartChoices } from './choices.ts';

export interface Emulated {
  readonly board: Emulator;
  readonly source: PortSource;
  close(): Promise<void>;
}

export async function startEmulator({ data, lanes }: StartChoices): Promise<Emulated> {
  const file = join(data, 'emulator.eeprom');
  const eeprom = existsSync(file) ? { eeprom: Uint8Array.from(readFileSync(file)) } : {};
  const board = await Emulator.start({ lanes, ...eeprom });
  return {
    board,
    source: openingSource('emulator', () => board.openPort()),
    async close() {
      writeFileSync(`${file}.new`, await board.eeprom());
      renameSync(`${file}.new`, file);
      await board.stop();
    },
  };
}
