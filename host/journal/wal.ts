// Reads a write-ahead log before SQLite does, because SQLite silently drops an unreadable end.
// Layout: sqlite.org/fileformat2.html, section 4 "The Write-Ahead Log".

/** Bytes before the first frame, and in a frame before its page. */
export const HEADER = 32;
export const FRAME_HEADER = 24;
/**
 * A new generation of the log adds one to the first salt, and the second is another random number; frames of older ones may follow the
 * live part.
 */
const GENERATIONS = 1_000;

type Sums = readonly [number, number];

/**
 * The number of bytes at the front of a write-ahead log that SQLite will use: everything up to the last commit. What follows
 * is lost to it.
 * @returns `live` bytes, and whether the rest is only an older generation of the log, which is of no interest
 */
export function measureLog(log: Buffer): { readonly live: number; readonly stale: boolean } {
  const magic = log.length >= HEADER ? log.readUInt32BE(0) : 0;
  if (magic >>> 1 !== 0x377f0682 >>> 1) return { live: 0, stale: log.length === 0 };
  const big = (magic & 1) === 1;
  const header = addUp(log.subarray(0, HEADER - 8), [0, 0], big);
  if (!sumsAt(log, HEADER - 8, header)) return { live: 0, stale: false };
  const live = lastCommit(log, big, header);
  const rest = log.length - live;
  return { live, stale: rest === 0 || olderGeneration(log, live) };
}

function lastCommit(log: Buffer, big: boolean, start: Sums): number {
  const frame = FRAME_HEADER + log.readUInt32BE(8);
  let sums = start;
  let live = HEADER;
  for (let at = HEADER; at + frame <= log.length; at += frame) {
    if (log.compare(log, 16, 24, at + 8, at + 16) !== 0) break;
    sums = addUp(log.subarray(at, at + 8), sums, big);
    sums = addUp(log.subarray(at + FRAME_HEADER, at + frame), sums, big);
    if (!sumsAt(log, at + 16, sums)) break;
    const committed = log.readUInt32BE(at + 4) !== 0;
    if (committed) live = at + frame;
  }
  return live;
}

function olderGeneration(log: Buffer, at: number): boolean {
  if (at + 16 > log.length) return false;
  const behind = (log.readUInt32BE(16) - log.readUInt32BE(at + 8)) >>> 0;
  // With the same second salt it is a frame of this generation, in whose first salt a bit was flipped.
  const changed = log.readUInt32BE(20) === log.readUInt32BE(at + 12);
  return behind > 0 && behind <= GENERATIONS && !changed;
}

const sumsAt = (log: Buffer, at: number, [first, second]: Sums): boolean =>
  log.readUInt32BE(at) === first && log.readUInt32BE(at + 4) === second;

/** The running checksum of the log: two words, eight bytes at a time, in the byte order that the magic number names. */
function addUp(part: Buffer, start: Sums, big: boolean): Sums {
  let [first, second] = start;
  for (let at = 0; at < part.length; at += 8) {
    first = (first + (big ? part.readUInt32BE(at) : part.readUInt32LE(at)) + second) >>> 0;
    second = (second + (big ? part.readUInt32BE(at + 4) : part.readUInt32LE(at + 4)) + first) >>> 0;
  }
  return [first, second];
}
