// The number of lanes that a board had the last time, kept in a small file beside the journal.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { LANE_COUNTS, type LaneCount } from '../../shared/protocol/index.ts';

/** The lanes in the note; undefined if there is no note or somebody damaged it. */
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
  writeFileSync(file, `${JSON.stringify({ lanes })}\n`);
}
