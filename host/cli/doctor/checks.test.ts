// From facts to findings: every row is something that can be wrong with a board, and what the maker is told.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { findings } from './checks.ts';
import type { BoardFindings } from './facts.ts';
import { verdictOf } from './facts.ts';
import { reportLines, scrub } from './report.ts';
import { factsOf, NONE, WELL, WRONG } from './testing/wrong.ts';

test('a new board has no records yet, and scores keyed offline are no fault', () => {
  const record = { ...WELL.health.record, found: 0, written: 0 };
  const found = findings({ ...WELL, health: { ...WELL.health, record, entries: { room: 10, waiting: 3 } } });
  expect(found.filter(({ level }) => level !== 'ok')).toEqual([]);
  expect(found.map(({ what }) => what).join()).toContain('3 scores keyed offline');
});

test('a board that is well: every finding is, and nothing is to be done', () => {
  const found = findings(WELL);
  expect(found.filter(({ level, todo }) => level !== 'ok' || todo !== '')).toEqual([]);
  expect(verdictOf(found)).toEqual({ fit: true, words: 'Fit to play on.' });
});

test.each(WRONG)('%s', (_, changes, code, level, todo) => {
  const found = findings(factsOf(changes));
  const bad = found.filter((each) => each.level !== 'ok');
  expect(bad).toEqual([expect.objectContaining({ code, level, todo: expect.stringMatching(todo) })]);
  expect(verdictOf(found).fit).toBe(level !== 'fault');
});

test('every counter of the board is shown, also where nothing is wrong', () => {
  const counted = { badChecksum: 1, badFrame: 2, rxOverrun: 3, rxOverflow: 4, keyResend: 5, keyLost: 6 };
  const words = (counters: typeof NONE) =>
    findings({ ...WELL, after: counters }).find(({ code }) => code === 'counters')?.what;
  expect(words({ ...NONE, ...counted })).toMatch(
    /: 1 bad checksums, 2 bad frames, 3 bytes overrun, 4 bytes lost to a full buffer, 5 keys repeated, 6 keys lost\.$/,
  );
  expect(words(NONE)).toContain('0 bad checksums');
});

test('every finding has a row', () => {
  const source = readFileSync(new URL('./checks.ts', import.meta.url), 'utf8');
  const named = [...source.matchAll(/\b(?:fault|warning|unseen)\(\s*'(\w+)'/g)].map(([, code = '']) => code);
  expect(named.length).toBeGreaterThan(15);
  const rows = new Set(WRONG.map(([, , code]) => code));
  expect(named.filter((code) => !rows.has(code))).toEqual([]);
});

describe('the verdict', () => {
  test.each<[Partial<BoardFindings>, string]>([
    [{ lights: 'wrong', sound: 'wrong' }, 'Not fit to play on: 2 faults.'],
    [{ lights: 'wrong', after: { ...NONE, keyLost: 1 } }, 'Not fit to play on: 1 fault and 1 warning.'],
    [{ after: { ...NONE, keyLost: 1 } }, 'Fit to play on, with 1 warning.'],
    [{ lights: 'unseen', sound: 'unseen' }, 'Fit to play on. 2 parts not checked.'],
  ])('%j', (changes, words) => expect(verdictOf(findings({ ...WELL, ...changes })).words).toBe(words));
});

describe('a report to paste names nobody', () => {
  const names = { home: '/home/anna', user: 'anna', host: 'annas-laptop' };
  test.each([
    ['used /home/anna/board', 'used ~/board'],
    ['tcp://annas-laptop:4000 by anna', 'tcp://HOST:4000 by USER'],
    ['tcp://10.1.2.3:4000', 'tcp://HOST:4000'],
    ['tcp://127.0.0.1:4000', 'tcp://127.0.0.1:4000'],
    ['/Users/bob/x and /home/bob/y', '~/x and ~/y'],
    ['/dev/ttyACM0', '/dev/ttyACM0'],
  ])('%s', (text, clean) => expect(scrub(text, names)).toBe(clean));

  test('it holds versions, ports, what is wrong, and the figures', () => {
    const facts: BoardFindings = { ...WELL, display: 'wrong' };
    const text = reportLines(facts, findings(facts)).join('\n');
    for (const word of ['muggins 0.1.0', 'node 20.20.2', '/dev/ttyACM0 (Arduino Uno)', 'fault display'])
      expect(text).toContain(word);
    for (const figure of ['"freeRam":700', '"badChecksum":0', '"median":6']) expect(text).toContain(figure);
    expect(text).not.toContain('ok ');
  });
});

// architecture.md C6: two damaged frames were a fault whatever number of frames there had been.
test.each([
  [100, 'fault'],
  [5_000, 'warning'],
])('two frames damaged, of %i each way: a %s', (frames, level) => {
  const changed = { traffic: { ...WELL.traffic, framesIn: frames, framesOut: frames, badFrames: 2 } };
  expect(findings(factsOf(changed)).filter(({ code }) => code === 'line')).toMatchObject([
    { level, what: expect.stringContaining(`0 of ${frames} frames to the board and 2 of ${frames} from it`) },
  ]);
});
