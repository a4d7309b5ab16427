// Review of trust, B9: a chattering reader wrote 958 kB of log in 12 s, on the disk of the journal; C: the log had mode 0644, and
// was written later than the program went on.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openLog } from './log.ts';
import { LOG_LEVELS } from './site.ts';
import { newFolder } from './testing/muggins.ts';

const sizeOf = (file: string): number => (existsSync(file) ? statSync(file).size : 0);
const linesOf = (file: string): readonly Record<string, unknown>[] =>
  readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

describe('a chattering device', () => {
  // 9,600 baud are 960 characters a second: an hour of lines of ten characters.
  test('is told with a count, an hour of it in a few lines', () => {
    const folder = newFolder();
    const log = openLog(folder);
    for (let line = 0; line < 345_600; line++)
      log.warn({ port: '/dev/ttyUSB0', what: 'notText' }, 'garbage from a reader');
    log.close();
    const file = join(folder, 'muggins.log');
    expect(linesOf(file).map(({ times = 1 }) => times)).toEqual([1, 10, 100, 1_000, 10_000, 100_000]);
    expect(sizeOf(file)).toBeLessThan(1_000);
  });

  test('whose figures differ each time is the same noise', () => {
    const folder = newFolder();
    const log = openLog(folder);
    for (let bytes = 46_800; bytes < 46_900; bytes++)
      log.warn({ port: 'p', code: 'notABoard', traffic: { bytes } }, `${bytes} bytes came from p`);
    log.close();
    expect(linesOf(join(folder, 'muggins.log'))).toHaveLength(3);
  });

  test('that says something else each time never takes more than the limit', () => {
    const folder = newFolder();
    const [file, most] = [join(folder, 'muggins.log'), 20_000];
    const log = openLog(folder, { most });
    let largest = 0;
    for (let code = 0; code < 5_000; code++) {
      log.warn({ port: 'p', code: `${code}`.repeat(1 + (code % 40)) }, 'unknown card');
      largest = Math.max(largest, sizeOf(file) + sizeOf(`${file}.1`));
    }
    log.warn({ code: 'x'.repeat(3 * most) }, 'longer than the file');
    log.close();
    expect(largest).toBeGreaterThan(most / 2);
    expect(largest).toBeLessThanOrEqual(most);
    expect(sizeOf(file) + sizeOf(`${file}.1`)).toBeLessThanOrEqual(most);
  });
});

test('a line is on its way to the disk before the program goes on, for the eyes of its owner', () => {
  const folder = newFolder();
  const log = openLog(folder);
  log.error({ error: 'full' }, 'the journal refused');
  const file = join(folder, 'muggins.log');
  expect(linesOf(file)).toMatchObject([{ level: 50, error: 'full', msg: 'the journal refused' }]);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  log.close();
});

test.each(LOG_LEVELS.map((level, at) => [level, at] as const))(
  'level %s writes %i kinds of line',
  (level, kinds) => {
    const folder = newFolder();
    const log = openLog(folder, { level });
    for (const at of ['debug', 'info', 'warn', 'error'] as const) log[at]({}, at);
    log.close();
    expect(readFileSync(join(folder, 'muggins.log'), 'utf8').split('\n')).toHaveLength(kinds + 1);
  },
);

test('a disk that refuses the log does not stop the table', () => {
  const log = openLog(newFolder(), { most: 2_000 });
  log.close();
  expect(() => log.error({ code: 'x'.repeat(500) }, 'nobody hears this')).not.toThrow();
});
