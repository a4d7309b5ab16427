// Forty tables set up from one card: the hall finds them, the desk and both displays name them. ../shared/league.md, E7: "cloned SD cards".
import { expect, test } from 'vitest';
import { openNight, paired, playTo, press } from './testing/played.ts';
import { PLAYERS, rooms } from './testing/room.ts';

const room = rooms();

const duplicates = () => room().line.tables.map(({ table, duplicate }) => [table, duplicate]);

test('two tables that have the same journal are named to the desk, and on both displays', async () => {
  const four = await paired(room(), '4', 'one journal');
  const five = await paired(room(), '5', 'one journal');
  expect(duplicates()).toEqual([
    ['4', '5'],
    ['5', '4'],
  ]);
  const rest = ['Two have one journal', 'Ask the desk', 'NEXT: go on'];
  expect([four.rig.rows, five.rig.rows]).toEqual([
    ['Copy of table 5!', ...rest],
    ['Copy of table 4!', ...rest],
  ]);
});

test('NEXT goes on with the game that is called; nothing else does', async () => {
  const four = await paired(room(), '4', 'one journal');
  openNight(room(), PLAYERS.slice(0, 2));
  await paired(room(), '5', 'one journal');
  press(four, 'P1 P2');
  expect(four.rig.rows[0]).toBe('Copy of table 5!');
  press(four, 'D');
  expect(four.rig.rows[0]).toBe('Table 4');
  await room().pass(20_000);
  expect(four.rig.rows[0]).toBe('Table 4');
});

test('a game that is played or to be signed is not disturbed', async () => {
  const four = await paired(room(), '4', 'one journal');
  openNight(room(), PLAYERS.slice(0, 2));
  await room().pass();
  press(four, 'P1 P2');
  await paired(room(), '5', 'one journal');
  playTo(four, 87);
  await room().pass();
  expect(four.rig.rows[1]).toBe('Each press to sign');
  press(four, 'P1 P2');
  await room().pass();
  expect(four.rig.rows[0]).toBe('Copy of table 5!');
});

test('once the copy is gone, the display has the game again; if it comes back, it is named again', async () => {
  const four = await paired(room(), '4', 'one journal');
  const five = await paired(room(), '5', 'one journal');
  press(four, 'D');
  five.link.close();
  await room().pass();
  expect(duplicates()).toEqual([
    ['4', null],
    ['5', null],
  ]);
  expect(four.rig.rows[0]).not.toContain('Copy');
  room().restart(five);
  await room().pass();
  expect(four.rig.rows[0]).toBe('Copy of table 5!');
});

test('two tables with one key, as a card makes that was cloned after pairing, are noticed too', async () => {
  const first = await paired(room());
  const clone = room().table('journal of 4', first.memory);
  await room().pass(20_000);
  expect(room().line.tables).toMatchObject([{ table: '4', duplicate: '4' }]);
  expect(clone.link.status.table).toBe('4');
  expect([first.rig.rows[0], clone.rig.rows[0]]).toEqual(['Two are table 4!', 'Two are table 4!']);
  // The copy is ended: the desk has done what it was asked for.
  clone.link.close();
  await room().pass();
  expect(room().line.tables).toMatchObject([{ table: '4', here: true, duplicate: null }]);
  expect(first.rig.rows[0]).not.toBe('Two are table 4!');
});
