// The text of a list of players, whatever wrote it: UTF-8, UTF-16 with its mark, Windows-1252, or an old Macintosh.

/**
 * The code points of Windows-1252 from 0x80 to 0x9F, which is Latin-1 elsewhere; the five that it leaves open stay controls.
 * A table, as the decoder of Node is Latin-1 (https://github.com/nodejs/node/issues/56542). Source: https://encoding.spec.whatwg.org/index-windows-1252.txt
 */
const WINDOWS_1252 =
  '\u20AC\x81\u201A\u0192\u201E\u2026\u2020\u2021\u02C6\u2030\u0160\u2039\u0152\x8D\u017D\x8F' +
  '\x90\u2018\u2019\u201C\u201D\u2022\u2013\u2014\u02DC\u2122\u0161\u203A\u0153\x9D\u017E\u0178';

/** Without a mark of its own. Undefined for what is no text, such as the file of a spreadsheet program itself. */
export function textOf(bytes: Uint8Array): string | undefined {
  const text = decoded(bytes);
  return text.includes('\0') ? undefined : text.replace(/^\uFEFF/, '');
}

function decoded(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return isMacintosh(bytes) ? new TextDecoder('macintosh').decode(bytes) : windows1252(bytes);
  }
}

/** Only systems before Mac OS X end a line with a carriage return alone; spreadsheets still offer to write so. */
const isMacintosh = (bytes: Uint8Array): boolean => bytes.includes(0x0d) && !bytes.includes(0x0a);

const windows1252 = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => WINDOWS_1252[byte - 0x80] ?? String.fromCharCode(byte)).join('');
