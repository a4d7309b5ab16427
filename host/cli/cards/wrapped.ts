// Columns for a terminal: the last one is folded, so that no line is longer than the terminal is wide.
import { Help } from 'commander';

/** Columns of a terminal that does not say how wide it is. */
const USUAL_WIDTH = 80;
/** The last column is never narrower than this. */
const LEAST = 40;
/** A cell longer than this does not push the last column to the right: the last column begins on the next line. */
const LONGEST = 30;

/** Rows of cells, the last of each folded. */
export function wrapped(
  rows: readonly (readonly string[])[],
  width = process.stdout.columns ?? USUAL_WIDTH,
): readonly string[] {
  const heads = rows.map((row) => row.slice(0, -1).join('  '));
  const indent = Math.max(0, ...heads.map((head) => head.length).filter((length) => length <= LONGEST)) + 2;
  return rows.flatMap((row, at) => {
    const head = heads[at] ?? '';
    const [first = '', ...rest] = folded(row.at(-1) ?? '', Math.max(LEAST, width - indent));
    const under = rest.map((line) => ' '.repeat(indent) + line);
    return head.length + 2 > indent
      ? [head, ' '.repeat(indent) + first, ...under]
      : [head.padEnd(indent) + first, ...under];
  });
}

const help = new Help();

/** A text in lines of so many characters. */
const folded = (text: string, width: number): readonly string[] => help.boxWrap(text, width).split('\n');
