// Finds the one bit of a text that was flipped, by the checksum that the text had: CRC-32 as of zlib (RFC 1952, section 8). The register
// is run forward from the beginning and backward from the checksum; where a byte with a bit turned leads from one to the other, that
// bit is the one. Two texts of up to 11 kB with one checksum differ in four bits at least (Koopman, "32-Bit Cyclic Redundancy Codes for
// Internet Applications", 2002), so that no other bit does, nor any bit where two were flipped. Where a quote comes or goes, its backslash
// does too, and the distance does not hold: there another bit would have to meet the checksum by chance.

/** A text in the three parts of a JSON string: `body` is escaped as JSON does, the others stand as they are. */
interface Summed {
  readonly before: Buffer;
  readonly body: Buffer;
  readonly after: Buffer;
  readonly sum: number;
}

/** A bit, counted from the lowest, of a byte. */
interface TurnedBit {
  readonly byte: number;
  readonly bit: number;
}

const POLYNOMIAL = 0xedb88320;
const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let register = byte;
  for (let bit = 0; bit < 8; bit++) register = (register >>> 1) ^ (register & 1 ? POLYNOMIAL : 0);
  return register;
});
/** The entry of the table by its highest byte: no two have the same. */
const BY_TOP = new Uint8Array(256);
for (const [index, entry] of TABLE.entries()) BY_TOP[entry >>> 24] = index;

const tableAt = (index: number): number => TABLE[index] ?? 0;

const forward = (register: number, byte: number): number =>
  ((register >>> 8) ^ tableAt((register ^ byte) & 255)) >>> 0;

/** What the register was before a byte. */
function backward(register: number, byte: number): number {
  const index = BY_TOP[register >>> 24] ?? 0;
  return (((register ^ tableAt(index)) << 8) | (index ^ byte)) >>> 0;
}

const [QUOTE, BACKSLASH] = [0x22, 0x5c];
const isEscaped = (byte: number): boolean => byte === QUOTE || byte === BACKSLASH;

const forwardEscaped = (register: number, byte: number): number =>
  forward(isEscaped(byte) ? forward(register, BACKSLASH) : register, byte);

function backwardEscaped(register: number, byte: number): number {
  const before = backward(register, byte);
  return isEscaped(byte) ? backward(before, BACKSLASH) : before;
}

/** The bit of the body that has to be turned back; undefined where none gives the checksum. */
export function turnedBit({ before, body, after, sum }: Summed): TurnedBit | undefined {
  const at = new Uint32Array(body.length + 1);
  at[0] = before.reduce(forward, 0xffffffff);
  for (const [index, byte] of body.entries()) at[index + 1] = forwardEscaped(at[index] ?? 0, byte);
  let wanted = after.reduceRight(backward, ~sum >>> 0);
  for (let byte = body.length - 1; byte >= 0; byte--) {
    const found = body[byte] ?? 0;
    for (let bit = 0; bit < 8; bit++)
      if (forwardEscaped(at[byte] ?? 0, found ^ (1 << bit)) === wanted) return { byte, bit };
    wanted = backwardEscaped(wanted, found);
  }
  return undefined;
}
