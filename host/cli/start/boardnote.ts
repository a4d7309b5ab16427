// What is kept of a board from one start to the next, in small files beside the journal: its lanes, and what the EEPROM of the
// emulated one holds.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { PROCESSORS } from '../../../hardware/emulator/index.ts';
import { LANE_COUNTS, type LaneCount } from '../../../shared/protocol/index.ts';
import { unlessRefused } from '../../system/atomic.ts';

/** The lanes in the note; undefined if there is no note, or a damaged one. */
export function readLaneNote(file: string): LaneCount | undefined {
  try {
    const read: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
    const lanes = typeof read === 'object' && read !== null && 'lanes' in read ? read.lanes : undefined;
    return LANE_COUNTS.find((count) => count === lanes);
  } catch {
    return undefined;
  }
}

/** Keeps the lanes of a board. */
export function writeLaneNote(file: string, lanes: LaneCount): void {
  if (readLaneNote(file) !== lanes)
    unlessRefused(() => writeFileSync(file, `${JSON.stringify({ lanes })}\n`));
}

/** The EEPROM of the emulated board; none if the file is not a whole EEPROM. */
export function readEeprom(
  file: string,
  size: number = PROCESSORS.uno.eeprom,
): { readonly eeprom?: Uint8Array; readonly note: string | undefined } {
  if (!existsSync(file)) return { note: undefined };
  const eeprom = Uint8Array.from(readFileSync(file));
  if (eeprom.length === size) return { eeprom, note: undefined };
  const note = `${file} has ${eeprom.length} bytes instead of the ${size} of an EEPROM. The emulated board begins with a blank one.`;
  return { note };
}
