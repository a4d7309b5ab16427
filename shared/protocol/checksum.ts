// The contract's checksum: CRC-21 with the polynomial of CAN FD (0x102899, ISO 11898-1), which fills three seven-bit bytes
// exactly. docs/protocol.md shows why 21 bits are enough.

export const CRC_BITS = 21;
export const CRC_POLYNOMIAL = 0x102899;
/** Not zero, so that zero bytes lost or added at the front change the result. */
export const CRC_START = 0x155555;

const TOP = 1 << (CRC_BITS - 1);
const MASK = 2 ** CRC_BITS - 1;

/** Feeds one byte, eight bits with the highest first. Returns the new register, 0..2^21-1. */
export function crcByte(crc: number, byte: number): number {
  let register = crc ^ (byte << (CRC_BITS - 8));
  for (let bit = 0; bit < 8; bit++) {
    register = register & TOP ? (register << 1) ^ CRC_POLYNOMIAL : register << 1;
    register &= MASK;
  }
  return register;
}

/** The checksum of `bytes` as three bytes of seven bits, low bits first. */
export function checksum(bytes: Iterable<number>): readonly [number, number, number] {
  let crc = CRC_START;
  for (const byte of bytes) crc = crcByte(crc, byte);
  return [crc & 0x7f, (crc >> 7) & 0x7f, (crc >> 14) & 0x7f];
}
