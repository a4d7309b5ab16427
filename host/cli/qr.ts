// A code to scan, as lines of a terminal.
import { renderUnicodeCompact } from 'uqr';

/** Modules of light around the code (ISO/IEC 18004: four). */
const QUIET = 4;
/** Black on white: values 16 to 255 are the same in every theme (xterm, 256 colours). */
const [INK, END] = ['\u001b[38;5;16;48;5;231m', '\u001b[0m'];

/** What is asked of a terminal. */
type Stream = Partial<Pick<NodeJS.WriteStream, 'isTTY' | 'columns' | 'hasColors'>>;

/**
 * The code of a text, two modules a character; no lines where the stream is no terminal, or too narrow. Without colours it is drawn
 * for light text on a dark ground.
 */
export function codeLines(text: string, stream: Stream = process.stdout): readonly string[] {
  if (stream.isTTY !== true) return [];
  const coloured = stream.hasColors?.(256) === true;
  const lines = renderUnicodeCompact(text, { border: QUIET, invert: coloured }).split('\n');
  // A terminal that does not know its width says 0.
  if ((lines[0]?.length ?? 0) > (stream.columns || 80)) return [];
  return coloured ? lines.map((line) => `${INK}${line}${END}`) : lines;
}
