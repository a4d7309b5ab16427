// A hall whose folder is gone: started anew, it takes the night back from its tables over the network, and goes on at the same ports.
import { mkdirSync, mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { formatOf, publicView } from '../../../shared/league/index.ts';
import { cardsCsv, gamesCsv, type Hall, readHall, standingsCsv } from '../../hall/index.ts';
import { joining } from '../../hall/testing/night.ts';
import { hallCredentials } from '../../web/hall/index.ts';
import { BoardTable } from '../../web/hall/testing/board.ts';
import { House, type OpenParts } from './parts.ts';
import { hallTold } from './testing/told.ts';

/** A table asks every other second, dials again within a few, and looks every fifteen what the hall has. */
const SOON = { timeout: 60_000 };
const quiet = (): void => {};
const LOG = { debug: quiet, info: quiet, warn: quiet, error: quiet };

let folder: string;
let said: string[];
let house: House | undefined;
let boards: BoardTable[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'muggins-house-'));
  mkdirSync(join(folder, 'web'));
  writeFileSync(join(folder, 'web', 'index.html'), '<!doctype html>');
  said = [];
  boards = [];
});
afterEach(async () => {
  for (const board of boards) await board.close();
  await house?.close();
  rmSync(folder, { recursive: true });
});

/** `muggins hall start` in a folder. */
async function start(data: string, port = 0, alone = false): Promise<OpenParts> {
  house = new House(join(folder, data));
  return house.open({
    log: LOG,
    say: (event) => void said.push(event),
    fail: (error) => void said.push(String(error)),
    site: { credentials: hallCredentials(), port, files: join(folder, 'web') },
    boards: { broker: undefined, tcp: undefined, alone },
  });
}

const hallNow = (): Hall => {
  if (house === undefined) throw new Error('no hall');
  return house.hall;
};
const stages = (): readonly string[] => publicView(hallNow().state).games.map(({ stage }) => stage);
const given = ({ state }: Hall): readonly string[] => [standingsCsv(state), cardsCsv(state), gamesCsv(state)];

/** A table with a board, which keeps copies. */
async function connected({ web, boards: of }: OpenParts, number: string): Promise<BoardTable> {
  const board = new BoardTable(web.url, { wish: number, copies: join(folder, `copies of ${number}`) });
  boards.push(board);
  await expect.poll(() => of.keys.asking.map(({ code }) => code), SOON).toContain(board.letters);
  of.keys.pair(board.letters ?? '', number);
  await expect.poll(() => of.line.tables.find(({ table }) => table === number)?.board, SOON).toBe(true);
  return board;
}

/** So many entries are in the copy of a table. */
function copied(number: string): number {
  try {
    const journal = readHall(join(folder, `copies of ${number}`, hallNow().id));
    const { sequence } = journal.head;
    journal.close();
    return sequence;
  } catch {
    return 0;
  }
}

test('the keys of the tables on a bad sector: the hall knows its tables by the copy, and says so', async () => {
  const { boards: of } = await start('hall');
  of.keys.ask({ code: 'ABCD', key: 'k'.repeat(43), journal: 'j', wish: null });
  expect(of.keys.pair('ABCD', '7')).toBe(true);
  await house?.close();
  const file = join(folder, 'hall', 'tables.json');
  const written = Math.floor(statSync(file).mtimeMs) / 1_000;
  writeFileSync(file, Buffer.alloc(512));
  utimesSync(file, written, written);
  const again = await start('hall');
  expect(again.boards.keys.tables).toEqual(['7']);
  expect(said).toEqual(['damagedFile']);
});

test('standings and exports are the same, byte by byte, when the folder is gone; the board plays on', async () => {
  const first = await start('hall');
  const board = await connected(first, '4');
  hallNow().act(
    [
      { type: 'open', id: 'night', format: { ...formatOf('grass-roots'), games: 2 }, seed: 7 },
      { type: 'addTable', table: '4' },
      ...['Ann', 'Bob'].flatMap(joining),
      { type: 'draw' },
    ],
    'desk',
  );
  await expect.poll(() => board.rows[0], SOON).toBe('Table 4');
  board.press('P1 P2');
  board.pegTo(121, 87);
  await expect.poll(stages, SOON).toContain('over');
  board.press('P1 P2');
  await expect.poll(stages, SOON).toContain('signed');
  await expect.poll(() => copied('4'), SOON).toBe(hallNow().sequence);

  const [before, id, port] = [given(hallNow()), hallNow().id, first.web.port];
  await house?.close();
  rmSync(join(folder, 'hall'), { recursive: true });

  await start('hall', port, true);
  expect(hallNow().id).not.toBe(id);
  await expect.poll(() => said, SOON).toEqual(['recovered']);
  expect([hallNow().id, given(hallNow())]).toEqual([id, before]);
  await expect.poll(() => board.rows[0], SOON).toBe('Table 4');
  board.press('P1 P2');
  board.pegTo(121, 60);
  await expect.poll(stages, SOON).toEqual(['signed', 'over']);
}, 120_000);

test('a night of the tables and a new one: only one of them can be asked for', async () => {
  const { code, err } = await hallTold(
    'start',
    '--recover',
    '--format',
    'club-6',
    '--data',
    join(folder, 'hall'),
  );
  expect([code, err]).toEqual([2, expect.stringContaining('Give one of them.')]);
});
