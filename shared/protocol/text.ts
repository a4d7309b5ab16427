// Display text on the wire: seven-bit codes, with the four suits as 0x01-0x04.
import { TEXT_COLUMNS } from './shape.ts';

/** Characters with a code of their own below the printable range, in order from 0x01. */
export const GLYPHS = ['♠', '♥', '♦', '♣'] as const;

/** The display's ROM (HD44780 A00) shows a yen sign and arrows at these codes. */
const UNSHOWABLE = new Set(['\\', '~', '\u007f']);

/** Letters whose stroke or ligature is no accent to Unicode. One letter each, so that what stands behind a name stays in its column. */
const PLAIN: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 't',
  ı: 'i',
  ß: 's',
  æ: 'a',
  '\u0153': 'o',
  Ł: 'L',
  Ø: 'O',
  Đ: 'D',
  Ð: 'D',
  Þ: 'T',
  ẞ: 'S',
  Æ: 'A',
  '\u0152': 'O',
};

/**
 * Makes any text showable: accents are dropped, other characters become `?`, the row is cut or filled with
 * spaces to TEXT_COLUMNS.
 */
export function fitText(text: string): string {
  const plain = Array.from(text.normalize('NFD').replace(/\p{Mark}/gu, ''), (c) => PLAIN[c] ?? c).join('');
  const shown = Array.from(plain, (c) => (charCode(c) === undefined ? '?' : c)).slice(0, TEXT_COLUMNS);
  return shown.join('').padEnd(TEXT_COLUMNS);
}

/** The wire code of a character, or undefined if the display cannot show it. */
export function charCode(char: string): number | undefined {
  const glyph = (GLYPHS as readonly string[]).indexOf(char);
  if (glyph >= 0) return glyph + 1;
  return char >= ' ' && char <= '~' && !UNSHOWABLE.has(char) ? char.charCodeAt(0) : undefined;
}

/** The character of a wire code, or undefined if no code of ours. */
export function charOf(code: number): string | undefined {
  if (code >= 1 && code <= GLYPHS.length) return GLYPHS[code - 1];
  const char = String.fromCharCode(code);
  return charCode(char) === code ? char : undefined;
}
