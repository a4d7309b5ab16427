// Colour for people at a terminal.
import { styleText } from 'node:util';

/** The text in a colour where the stream shows colours: at no pipe and no file, not with NO_COLOR or TERM=dumb; FORCE_COLOR shows them anywhere. */
export const paint = (
  format: 'bold' | 'green' | 'red' | 'yellow',
  text: string,
  stream: NodeJS.WriteStream = process.stdout,
): string => styleText(format, text, { stream });

/** A line in which hearts and diamonds are red. */
export const redCards = (line: string): string =>
  line.replace(/(?:10|[2-9AJQKT])[♥♦]/g, (card) => paint('red', card));
