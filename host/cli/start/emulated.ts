// The emulated board as the table's port; its EEPROM and its lanes are files beside the journal.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Emulator, PROCESSORS } from '../../../hardware/emulator/index.ts';
import { type BoardKind, kindsFor, type LaneCount, MOST_LANES } from '../../../shared/protocol/index.ts';
import { openingSource } from '../../board/index.ts';
import { unlessRefused, writePrivate } from '../../system/atomic.ts';
import type { StartChoices } from './choices.ts';
import { readLaneNote, writeLaneNote } from './lanes.ts';

type Choices = Pick<StartChoices, 'data' | 'board'>;

/** A file of the emulated board: each kind has its own. */
const fileOf = ({ data, board = 'uno' }: Choices, ending: string): string =>
  join(data, `emulator${board === 'uno' ? '' : `-${board}`}.${ending}`);

/** The lanes of the emulated board last time; undefined if there is none yet, or it was of another kind. */
export function keptLanes(choices: Choices): LaneCount | undefined {
  const lanes = readLaneNote(fileOf(choices, 'json'));
  const { board } = choices;
  return lanes === undefined || board === undefined || lanes <= MOST_LANES[board] ? lanes : undefined;
}

/** Starts it. `note` is a sentence for the players. */
export async function startEmulator(choices: Choices, lanes: LaneCount) {
  const [usual = 'mega'] = kindsFor(lanes);
  const board: BoardKind = choices.board ?? usual;
  const file = fileOf({ ...choices, board }, 'eeprom');
  const { eeprom, note } = readEeprom(file, PROCESSORS[board].eeprom);
  const emulator = await Emulator.start({ board, lanes, ...(eeprom && { eeprom }) });
  writeLaneNote(fileOf(choices, 'json'), lanes);
  return {
    board: emulator,
    note,
    source: openingSource('emulator', () => emulator.openPort()),
    async close() {
      const kept = await emulator.eeprom();
      unlessRefused(() => writePrivate(file, kept));
      await emulator.stop();
    },
  };
}

/** The EEPROM of last time; none if the file is not a whole EEPROM of `size` bytes. */
function readEeprom(
  file: string,
  size: number,
): { readonly eeprom?: Uint8Array; readonly note: string | undefined } {
  if (!existsSync(file)) return { note: undefined };
  const eeprom = Uint8Array.from(readFileSync(file));
  if (eeprom.length === size) return { eeprom, note: undefined };
  const note = `${file} has ${eeprom.length} bytes instead of the ${size} of an EEPROM. The emulated board begins with a blank one.`;
  return { note };
}
