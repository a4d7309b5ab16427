// The guard before the line parser: every end of a line, every way in which a device can misbehave.
import { ReadlineParser } from '@serialport/parser-readline';
import { expect, test } from 'vitest';
import { LengthGuard } from './guard.ts';

/** Bytes of the longest line that is taken. Tags and bar codes have up to forty; a banner may be longer. */
const LONGEST_LINE = 128;

/** Pushes chunks through guard and parser. */
function read(chunks: readonly (string | Uint8Array)[], longest?: number) {
  const guard = new LengthGuard(longest);
  const parser = guard.pipe(new ReadlineParser());
  const lines: string[] = [];
  let tooLong = 0;
  guard.on('tooLong', () => tooLong++);
  parser.on('data', (line: string) => lines.push(line));
  for (const chunk of chunks) guard.write(Buffer.from(chunk));
  return new Promise<{ lines: string[]; tooLong: number }>((resolve) => {
    parser.on('end', () => resolve({ lines, tooLong }));
    guard.end();
  });
}

const X = 'x'.repeat(LONGEST_LINE);

// Line ends: POSIX, Windows, bar code scanners (CR), RDM6300 and ID-12 data sheets (STX ... CR LF ETX).
const ROWS: readonly [
  name: string,
  chunks: readonly (string | Uint8Array)[],
  lines: readonly string[],
  tooLong?: number,
][] = [
  ['LF', ['5H\n6H\n'], ['5H', '6H']],
  ['CR LF', ['5H\r\n6H\r\n'], ['5H', '6H']],
  ['CR alone', ['5H\r6H\r'], ['5H', '6H']],
  ['STX, ETX', ['\x0204A1\x03\x0204A2\x03'], ['04A1', '04A2']],
  ['STX, CR, LF, ETX', ['\x0204A1\r\n\x03'], ['04A1']],
  ['STX begins a line anew after noise', ['\x00\x7f#\x0204A1\x03'], ['04A1']],
  ['byte by byte', [...'5H\r\n6H\r\n'], ['5H', '6H']],
  ['ends in other chunks', ['5', 'H', '\r', '\n6H', '\n'], ['5H', '6H']],
  ['empty lines', ['\n\r\n\n5H\n\n'], ['5H']],
  ['a line without an end is none', ['5H\n6'], ['5H']],
  ['the longest line', [`${X}\n`], [X]],
  ['one byte more', [`${X}y\n5H\n`], ['5H'], 1],
  ['one byte more, byte by byte', [...`${X}y\n5H\n`], ['5H'], 1],
  ['no end for a megabyte', Array.from({ length: 1_024 }, () => 'x'.repeat(1_024)), [], 1],
  ['two long ones', [`${X}y\r\n${X}y\r\n5H\n`], ['5H'], 2],
];
test.each(ROWS)('%s', async (_, chunks, lines, tooLong = 0) => {
  expect(await read(chunks)).toEqual({ lines, tooLong });
});

test('what it holds is its own: a buffer that is used again does not change it', async () => {
  const guard = new LengthGuard();
  const parser = guard.pipe(new ReadlineParser());
  const lines: string[] = [];
  parser.on('data', (line: string) => lines.push(line));
  const buffer = Buffer.from('5H');
  guard.write(buffer);
  buffer.fill('?');
  guard.write(Buffer.from('\n'));
  await new Promise((resolve) => parser.end(resolve));
  expect(lines).toEqual(['5H']);
});
