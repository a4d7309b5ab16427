// A laptop that burns in the middle of a night: the desk's download on another one, and what the tables send again.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { stageOf } from '../../../shared/league/index.ts';
import { muggins } from '../../cli/testing/muggins.ts';
import { BoardTable } from './testing/board.ts';
import { HallRig } from './testing/site.ts';

/** A table asks every other second. */
const SOON = { timeout: 15_000 };

let folder: string;
let rig: HallRig;
let board: BoardTable;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'muggins-burnt-'));
  rig = await HallRig.open({ withBoards: true });
  board = new BoardTable(rig.web.url, { wish: '1' });
  await rig.admit(board, '1');
  await rig.begin(['Ann', 'Bob'], { format: 'club-6' });
});
afterEach(async () => {
  board.close();
  await rig.close();
  rmSync(folder, { recursive: true });
});

/** Games of the night: the revision of the result, its scores, and the stage. */
const games = () =>
  rig.hall.state.games.map((game) => [game.result?.revision, game.result?.outcome.scores, stageOf(game)]);

/** The game that is called is played and signed. */
async function play(round: number): Promise<void> {
  await expect.poll(() => board.rows[0], SOON).toBe('Table 1');
  board.press('P1 P2');
  board.pegTo(121, 80 + round);
  await expect.poll(() => rig.hall.state.games[round - 1]?.result, SOON).toBeDefined();
  board.press('P1 P2');
  await expect.poll(() => games()[round - 1]?.[2], SOON).toBe('signed');
}

test('download, another laptop, restore: the tables send the rest, and nothing is lost or doubled', async () => {
  await play(1);
  const { url } = rig.web;
  const answer = await fetch(new URL('/api/hall/backup', url), { headers: rig.own });
  expect(answer.headers.get('content-disposition')).toMatch(/filename="hall-\d{4}-\d\d-\d\d\.zip"$/);
  const file = join(folder, 'hall.zip');
  writeFileSync(file, new Uint8Array(await answer.arrayBuffer()));
  await play(2);
  const [before, standings] = [games(), (await rig.night()).view.places];
  await rig.close();
  const data = join(folder, 'another laptop');
  expect(await muggins('hall', 'restore', file, '--yes', '--data', data)).toMatchObject({ code: 0 });
  rig = await HallRig.open({ withBoards: true, data, port: Number(new URL(url).port) });
  await expect.poll(games, { timeout: 30_000 }).toEqual(before);
  expect([(await rig.night()).view.places, rig.hall.state.aside]).toEqual([standings, []]);
  await play(3);
}, 120_000);

test('what is no copy of a hall changes nothing', async () => {
  const file = join(folder, 'letter.zip');
  writeFileSync(file, 'Dear Ann');
  const told = await muggins('hall', 'restore', file, '--yes', '--data', join(folder, 'new'), '--json');
  expect([told.code, JSON.parse(told.out)]).toEqual([1, expect.objectContaining({ error: 'unsound' })]);
});
