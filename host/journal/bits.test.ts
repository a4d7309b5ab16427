// One bit of a journal is changed. Text that is not UTF-8 makes the driver abort the process (review A1), so another process looks.
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, test } from 'vitest';
import type { Event } from '../../shared/rules/index.ts';
import { keepAll, peg, start } from './testing/events.ts';

const EVENTS = [start(1), peg(2), start(3), peg(4), peg(5)];

function stopped(): string {
  const folder = mkdtempSync(join(tmpdir(), 'muggins-bits-'));
  keepAll(folder, EVENTS);
  return join(folder, 'journal.db');
}

/** Every third byte, for the sake of time: they are all alike to a decoder. */
const STEP = 3;

/** Places in a text, where it stands last in a file. */
function placesOf(file: Buffer, text: string): readonly number[] {
  const at = file.lastIndexOf(text);
  expect(at).toBeGreaterThan(0);
  return Array.from({ length: Math.ceil(text.length / STEP) }, (_, byte) => at + STEP * byte);
}

const TEXTS = {
  'the last event': JSON.stringify(peg(5)),
  'its type': `pegged${JSON.stringify(peg(5))}`.slice(0, 8),
  'an event of an earlier game': JSON.stringify(peg(2)),
  'what the table is made of': 'CREATE TABLE events',
  'the name of a table': 'tableprojections',
} as const;
type Part = keyof typeof TEXTS;
const PARTS = Object.keys(TEXTS) as readonly Part[];

/** What came of each place, part by part: one process looks at all of them. */
const found = new Map<Part, readonly string[]>();

beforeAll(async () => {
  const file = stopped();
  const bytes = readFileSync(file);
  const places = PARTS.map((part) => placesOf(bytes, TEXTS[part]));
  const child = join(import.meta.dirname, 'testing', 'flipper.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--import=tsx',
    child,
    file,
    places.flat().join(','),
  ]);
  const lines = stdout.trim().split('\n');
  for (const [at, part] of PARTS.entries()) found.set(part, lines.splice(0, places[at]?.length));
  expect(lines).toEqual([]);
});

test.each(PARTS)('bit 0x80 within %s: opened, read and checked without an abort', (part) => {
  const lines = found.get(part) ?? [];
  expect(lines).toHaveLength(Math.ceil(TEXTS[part].length / STEP));
  for (const line of lines) {
    const { events, codes } = JSON.parse(line) as { events: readonly Event[]; codes: readonly string[] };
    // Nothing is invented, and whatever is not there is said.
    expect(EVENTS).toEqual(expect.arrayContaining([...events]));
    if (events.length < EVENTS.length) expect(codes).not.toEqual([]);
    expect(events.length).toBeGreaterThanOrEqual(2);
  }
});
