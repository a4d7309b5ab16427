// What `muggins start` says and refuses before it opens a board. Each row names the newcomer's finding that it keeps away.
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { act, EMPTY, type PresetName, presetOf } from '../../../shared/rules/index.ts';
import { openJournal } from '../../journal/index.ts';
import { damageLine } from '../../journal/testing/damage.ts';
import { TABLE_EVENTS } from '../../table/index.ts';
import { muggins, newFolder } from '../testing/muggins.ts';
import { startEmulator } from './emulated.ts';
import { readLaneNote, writeLaneNote } from './lanes.ts';

/** The first port is no port: whatever is said before that is said of the journal. */
const start = (...args: readonly string[]) => muggins('start', '--http', '0', '--port', 'nowhere', ...args);

/** A journal with a game that is going on; with 0 points, before its first cut. */
function going(preset: PresetName, points = 4): string {
  const folder = newFolder();
  const rules = presetOf(preset);
  const players = ['Ann', 'Bob', 'Cid', 'Dee'].slice(0, rules.seats);
  const begun = act(EMPTY, { type: 'newGame', rules, players });
  if (!begun.ok) throw new Error(begun.refusal.code);
  const journal = openJournal(folder, TABLE_EVENTS);
  journal.append(begun.value.events);
  if (points > 0) journal.append([{ type: 'pegged', seat: 0, points, reason: 'free', move: 2 }]);
  journal.close();
  return folder;
}

test.each([
  ['8123', 'For the port of the pages, use --http 8123.'],
  ['nowhere', undefined],
])('--port %s is refused; a number names the option that takes one', async (port, hint) => {
  const { code, err } = await muggins('start', '--port', port, '--data', newFolder());
  expect([code, err]).toEqual([2, expect.stringContaining(`“${port}” is not a port`)]);
  if (hint === undefined) expect(err).not.toContain('--http');
  else expect(err).toContain(hint);
});

describe('a game that is going on', () => {
  test('needs its lanes, as a new one does (finding 6)', async () => {
    const { code, err } = await start('--data', going('six-card-4-individuals'), '--lanes', '2');
    expect(code).toBe(2);
    expect(err).toMatch(/cannot continue.*needs 4 lanes, one for each side, but the board has 2.*--new/);
  });

  test('goes on without its lanes only as a new one', async () => {
    const { err } = await start('--data', going('six-card-4-individuals'), '--lanes', '2', '--new');
    expect(err).toContain('“nowhere” is not a port');
  });

  test('the lanes of the last time count, where none are named', async () => {
    const folder = going('six-card-4-individuals');
    const note = join(folder, 'board.json');
    await start('--data', folder, '--lanes', '2');
    expect(readLaneNote(note), 'what was refused is not kept').toBeUndefined();
    await start('--data', folder, '--lanes', '4');
    expect(readLaneNote(note)).toBe(4);
    writeLaneNote(note, 2);
    const { err } = await start('--data', folder);
    expect(err).toMatch(/needs 4 lanes, one for each side, but the board has 2/);
  });

  // A newcomer starts once to see it, and then with names.
  test.each([
    ['Eva,Fay,Gus', false],
    ['Ann,Bob', true],
  ])('before the first cut it gives way to other players: %s', async (names, goesOn) => {
    const { out } = await start('--data', going('six-card', 0), '--players', names);
    expect(out.includes('so --players had no effect')).toBe(goesOn);
  });

  test.each<[string[], string | undefined]>([
    [['--set', 'mode=always'], 'so --set had no effect'],
    [['--players', 'Eva,Fay', '--rules', 'casual'], 'so --players and --rules had no effect'],
    [['--set', 'mode=always', '--new'], undefined],
    [[], undefined],
  ])('says which options it does not use: %j (finding 20)', async (args, words) => {
    const { out } = await start('--data', going('six-card'), ...args);
    if (words === undefined) expect(out).toBe('');
    else expect(out).toContain(words);
  });
});

test('a damaged game is told of on standard output', async () => {
  const folder = going('six-card');
  damageLine(folder, 1, 1);
  const { out } = await start('--data', folder, '--json');
  // What is said next is why this start ends.
  const [told = '', ended = ''] = out.trim().split('\n');
  expect(JSON.parse(ended)).toMatchObject({ error: expect.any(String) });
  expect(JSON.parse(told)).toMatchObject({ event: 'damaged', code: 'aside', details: { game: 1 } });
});

describe('a folder that will not do', () => {
  test.each([
    ['', 'finding 19', 2, /--data: expected the name of a folder/],
    [
      '/proc/muggins',
      'finding 19',
      1,
      /Cannot write \/proc\/muggins\/journal: [a-z ]+\. Check that the disk has space .*to write there\.$/,
    ],
  ])('%j (%s)', async (folder, _, exit, words) => {
    const { code, out, err } = await start('--data', folder);
    expect([code, out]).toEqual([exit, '']);
    expect(err).toMatch(words);
    expect(err).not.toContain('    at ');
  });

  test('a log that cannot be written is told in words, without a stack (finding 18)', async () => {
    const folder = newFolder();
    mkdirSync(join(folder, 'muggins.log'));
    const { code, err } = await start('--data', folder);
    expect(code).toBe(1);
    expect(err).toMatch(
      /^muggins: Cannot write .*muggins\.log: .*directory.* Check that the disk has space.*\.$/,
    );
  });
});

describe('what the emulated board remembers (finding 18)', () => {
  const folderWith = (bytes: number): string => {
    const data = newFolder();
    writeFileSync(join(data, 'emulator.eeprom'), new Uint8Array(bytes));
    return data;
  };

  test.each([
    [100, 'has 100 bytes instead of the 1024'],
    [1024, undefined],
  ])('%i bytes', async (bytes, words) => {
    const { note, close } = await startEmulator({ data: folderWith(bytes), board: 'uno' }, 2);
    await close();
    if (words === undefined) expect(note).toBeUndefined();
    else expect(note).toContain(words);
  });

  test('a file that cannot be read is told in words', async () => {
    const data = newFolder();
    symlinkSync('.', join(data, 'emulator.eeprom'));
    await expect(startEmulator({ data, board: 'uno' }, 2)).rejects.toThrow(/EISDIR/);
  });
});
