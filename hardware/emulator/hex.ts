// Reads Intel HEX, the format in which avr-objcopy and the Arduino IDE leave a firmware image.
import { PROCESSORS } from './processor.ts';

/** Flash of the ATmega328P in bytes. */
const FLASH_BYTES = PROCESSORS.uno.flash;

/**
 * The whole flash, 0xFF where the file says nothing.
 * @param size of the flash in bytes
 * @throws Error naming the line if a record is damaged or does not fit.
 */
export function parseHex(text: string, size: number = FLASH_BYTES): Uint8Array {
  const flash = new Uint8Array(size).fill(0xff);
  let base = 0;
  const lines = text.split(/\r?\n/);
  for (const [index, line] of lines.entries()) {
    if (line === '') continue;
    const fail = (why: string) => new Error(`Intel HEX, line ${index + 1}: ${why}`);
    const { type, address, data } = parseRecord(line, fail);
    if (type === 1) return flash;
    if (type === 2) base = ((data[0] ?? 0) * 256 + (data[1] ?? 0)) * 16;
    else if (type === 4) base = ((data[0] ?? 0) * 256 + (data[1] ?? 0)) * 65_536;
    else if (type === 0) {
      if (base + address + data.length > size) {
        throw fail(`does not fit a flash of ${size / 1024} KB`);
      }
      flash.set(data, base + address);
    } else if (type !== 3 && type !== 5) throw fail(`record type ${type} is unknown`);
  }
  throw new Error('Intel HEX: the record that ends the file is missing');
}

function parseRecord(line: string, fail: (why: string) => Error) {
  if (!/^:(?:[0-9a-f]{2}){5,}$/i.test(line)) throw fail('not a record');
  const bytes = Uint8Array.from(Buffer.from(line.slice(1), 'hex'));
  const [length = 0, high = 0, low = 0, type = 0] = bytes;
  if (bytes.length !== length + 5) throw fail(`${length} bytes announced, ${bytes.length - 5} there`);
  const sum = bytes.reduce((total, byte) => total + byte, 0);
  if (sum % 256 !== 0) throw fail('wrong checksum');
  return { type, address: high * 256 + low, data: bytes.subarray(4, -1) };
}
