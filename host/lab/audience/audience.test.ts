// The way that is measured: a hall as a process, tables over its broker, and screens as the hall sees them. No time is judged here.
import { expect, test } from 'vitest';
import { run } from '../program.ts';

test('every television is told of every result and signature; a phone that looks again asks for its page by its tag', async () => {
  const lines: string[] = [];
  const output = { out: (line: string) => lines.push(line), err: (line: string) => lines.push(line) };
  const size = ['--tables', '2', '--rounds', '2', '--televisions', '2', '--phones', '3', '--pace', '20'];
  const code = await run(['night', ...size, '--json'], output as unknown as Parameters<typeof run>[1]);
  const found: unknown = JSON.parse(lines.join('\n'));
  expect(found).toMatchObject({
    results: 4,
    expected: 4,
    missed: 0,
    result: { samples: 8 },
    signed: { samples: 8 },
    told: { failed: [] },
  });
  const { told, hall } = found as Readonly<Record<'told' | 'hall', Readonly<Record<string, number>>>>;
  expect(told.unchanged).toBeGreaterThan(0);
  expect(hall.peakResident).toBeGreaterThan(hall.peakHeap ?? 0);
  expect(code).toBe(0);
});
