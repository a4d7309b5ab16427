// A best-of-three final on a board after a Grass Roots night: real firmware in the emulator, a real table, the hall's own connection.
// Assumes that a game pegged by commands ends as one that is keyed: the keys of a whole game have tests of their own.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inEvent, type NightGame, nightStandings, publicView } from '../../../shared/league/index.ts';
import { openLink } from '../../cli/hall/link.ts';
import { joining, running, written } from '../../hall/testing/night.ts';
import { silentLog } from '../../system/log.ts';
import type { TableJournal } from '../../table/index.ts';
import { Whole } from '../testing/whole.ts';
import { HallRig } from './testing/site.ts';

/** What a club's file says: its own night, and a final of two, best of three, where the loser deals first. */
const FORMAT = {
  base: 'grass-roots',
  games: 1,
  stages: [
    {
      id: 'F',
      name: 'finals',
      from: [{ event: '', take: { first: 2 } }],
      format: { base: 'knockout', bracket: { order: 'halves' }, match: { games: 3, firstDeal: 'loser' } },
    },
  ],
};

let hall: HallRig;
let whole: Whole;
let folder: string;
const ends: (() => unknown)[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'muggins-final-'));
  hall = await HallRig.open({ withBoards: true });
  whole = await Whole.start();
  void openLink({
    choices: { hall: hall.web.url, table: 4 },
    table: whole.table,
    journal: { folder, id: 'a journal' } as TableJournal,
    colours: () => ['red', 'blue'],
    log: silentLog,
    say: () => {},
    atEnd: (run) => void ends.push(run),
  });
});
afterAll(async () => {
  for (const end of ends) await end();
  await whole.stop();
  await hall.close();
  rmSync(folder, { recursive: true });
});

const rows = (): readonly string[] => whole.emulator.view.text.map((row) => row.trimEnd());
const shows = (row: number) => expect.poll(() => rows()[row]);
const final = (): readonly NightGame[] => inEvent(hall.hall.state, 'F').games;

/** Both players sit down, the side wins by 121 to 100, and both sign, all at the board. */
async function play(winner: 0 | 1): Promise<void> {
  const { emulator, table } = whole;
  await emulator.tap('P1');
  await emulator.tap('P2');
  await expect.poll(() => ['cut', 'deal'].includes(table.state.phase)).toBe(true);
  if (table.state.phase === 'cut') await emulator.tap('P1');
  await expect.poll(() => table.state.phase).toBe('deal');
  table.command({ type: 'free' });
  for (let pegged = 0; pegged < 100; pegged += 20)
    table.command({ type: 'peg', seat: winner === 0 ? 1 : 0, points: 20 });
  for (let pegged = 0; pegged < 121; pegged += 20)
    table.command({ type: 'peg', seat: winner, points: Math.min(20, 121 - pegged) });
  await shows(1).toBe('Each press to sign');
  await expect
    .poll(() => final().findLast(({ result }) => result)?.signatures)
    .toEqual([undefined, undefined]);
  await emulator.tap('P1');
  await emulator.tap('P2');
}

test('the final is called to the board, leg by leg, and the display says how it stands', async () => {
  hall.boards.door.letIn();
  await expect.poll(() => whole.table.view.desk?.code).toBe('joining');
  await shows(3).toContain('NEXT');
  await whole.emulator.tap('D');
  await expect.poll(() => hall.boards.door.waiting.length).toBe(1);
  hall.boards.door.give(hall.boards.door.waiting[0]?.ticket ?? 0, '4');

  await hall.post('/api/hall/night', { format: FORMAT, seed: 7 });
  await hall.do(
    ...['Ann', 'Bob', 'Cid', 'Dot'].flatMap(joining),
    { type: 'addTable', table: '4' },
    { type: 'draw' },
  );
  for (let [game] = running(publicView(hall.hall.state)); game; [game] = running(publicView(hall.hall.state)))
    hall.must(...written(game));
  await hall.do({ type: 'cut', stage: 'F' });
  const [one = '', other = ''] = final()[0]?.entrants ?? [];
  await shows(3).toBe('0-0, first to 2');
  expect(rows()).toEqual(['Table 4', `${one}: red`, `${other}: blue`, '0-0, first to 2']);

  await play(0);
  await shows(3).toBe('1-0, first to 2');
  // The loser of the first game deals first in the second: nobody cuts.
  await play(1);
  expect(whole.table.state.dealer).not.toBeNull();
  await shows(3).toBe('1-1, first to 2');
  await play(1);
  await expect
    .poll(() => final().map(({ signatures }) => signatures))
    .toEqual(Array.from({ length: 3 }, () => ['board', 'board']));
  expect(final().map(({ game, table, result }) => [game, table, result?.outcome.winner])).toEqual([
    ['F1.1', '4', 0],
    ['F1.1-2', '4', 1],
    ['F1.1-3', '4', 1],
  ]);
  const places = nightStandings(inEvent(hall.hall.state, 'F')).places;
  expect(places.map(({ rank, card }) => [rank, card.entrant])).toEqual([
    [1, other],
    [2, one],
  ]);
});
