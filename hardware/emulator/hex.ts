// Reads Intel HEX, the format of firmware images (Intel, "Hexadecimal Object File Format Specification", 1988).

/**
 * The bytes from address 0 to the last one that the file names, 0xFF in the gaps.
 * @param size of the flash in bytes
 * @throws Error naming the line if a record is damaged or does not fit
 */
export function readHex(text: string, size: number): Uint8Array<ArrayBuffer> {
  const bytes: number[] = [];
  let base = 0;
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (line === '') continue;
    const fail = (why: string) => new Error(`Intel HEX, line ${index + 1}: ${why}`);
    const { type, address, data } = parseRecord(line, fail);
    const [high = 0, low = 0] = data;
    if (type === 1) return Uint8Array.from(bytes, (byte) => byte ?? 0xff);
    if (type === 2) base = (high * 256 + low) * 16;
    else if (type === 4) base = (high * 256 + low) * 65_536;
    else if (type === 0) {
      const start = base + address;
      if (start + data.length > size) throw fail(`does not fit a flash of ${size / 1024} KB`);
      data.forEach((byte, at) => {
        bytes[start + at] = byte;
      });
    } else if (type !== 3 && type !== 5) throw fail(`record type ${type} is unknown`);
  }
  throw new Error('Intel HEX: the record that ends the file is missing');
}

/** The whole flash of a processor, an Uno's unless `size` is given. @throws Error as `readHex` does */
export function parseHex(text: string, size = 32_768): Uint8Array {
  const flash = new Uint8Array(size).fill(0xff);
  flash.set(readHex(text, size));
  return flash;
}

function parseRecord(line: string, fail: (why: string) => Error) {
  if (!/^:(?:[0-9a-f]{2}){5,}$/i.test(line)) throw fail('not a record');
  const bytes = (line.slice(1).match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));
  const [length = 0, high = 0, low = 0, type = 0] = bytes;
  if (bytes.length !== length + 5) throw fail(`${length} bytes announced, ${bytes.length - 5} there`);
  const sum = bytes.reduce((total, byte) => total + byte, 0);
  if (sum % 256 !== 0) throw fail('wrong checksum');
  return { type, address: high * 256 + low, data: bytes.slice(4, -1) };
}
