// What is measured: the programs of a checkout, and its images of the firmware.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { PROCESSORS, parseHex, prebuiltImage } from '../../../../hardware/emulator/index.ts';
import {
  type BoardKind,
  LANE_COUNTS,
  type LaneCount,
  laneCountsOf,
} from '../../../../shared/protocol/index.ts';
import * as rules from '../../../../shared/rules/index.ts';
import * as board from '../../../board/index.ts';
import * as table from '../../../table/index.ts';

/** A state of Muggins: the host's modules and the firmware's images. */
export interface Subject {
  readonly name: string;
  readonly board: Pick<typeof board, 'Connection' | 'openingSource'>;
  readonly table: Pick<typeof table, 'Table' | 'openTableJournal'>;
  readonly rules: Pick<typeof rules, 'findPreset' | 'parseRules'>;
  /** Numbers of lanes that such a board can have. */
  laneCounts(kind: BoardKind): readonly LaneCount[];
  image(kind: BoardKind): Uint8Array;
}

const flashOf = (file: string, kind: BoardKind): Uint8Array =>
  parseHex(readFileSync(file, 'utf8'), PROCESSORS[kind].flash);

/** What this program is itself. */
export const present: Subject = {
  name: 'now',
  board,
  table,
  rules,
  laneCounts: laneCountsOf,
  image: (kind) => flashOf(prebuiltImage(kind), kind),
};

/** What a folder holds that was built like this one. @throws if it was not */
export async function subjectIn(folder: string, name: string): Promise<Subject> {
  const load = async <T>(path: string): Promise<T> =>
    (await import(pathToFileURL(join(folder, 'dist', path)).href)) as T;
  const protocol = await load<{ readonly laneCountsOf?: Subject['laneCounts'] }>('shared/protocol/index.js');
  return {
    name,
    board: await load<typeof board>('host/board/index.js'),
    table: await load<typeof table>('host/table/index.js'),
    rules: await load<typeof rules>('shared/rules/index.js'),
    // Up to contract 1.5 every board had up to four lanes.
    laneCounts: protocol.laneCountsOf ?? (() => LANE_COUNTS.filter((lanes) => lanes <= 4)),
    image: (kind) => flashOf(join(folder, `firmware/prebuilt/${kind}.hex`), kind),
  };
}
