// A game that players left on the board: the desk has entered its result, and the hall calls the next one.
import { beforeEach, expect, test } from 'vitest';
import { publicView, stageOf } from '../../../shared/league/index.ts';
import { running, written } from '../testing/night.ts';
import { openNight, paired, press } from './testing/played.ts';
import { type LinkedRig, PLAYERS, rooms } from './testing/room.ts';

const room = rooms();
let table: LinkedRig;

/** Two have begun at the board, and have pegged. */
beforeEach(async () => {
  table = await paired(room());
  openNight(room(), PLAYERS);
  await room().pass();
  press(table, 'P1 P2 P1');
  table.rig.table.command({ type: 'free' });
  table.rig.table.command({ type: 'peg', seat: 0, points: 12 });
  await room().pass();
});

const enterAll = (): void => {
  for (const game of running(publicView(room().hall.state))) room().do(...written(game));
};

/** Bug: the board showed a game that the desk had settled until a player pegged it to its end, also in the weeks after. */
test('the desk enters its result: the next two are called, and begin', async () => {
  const { game } = room().game('4');
  expect(table.rig.rows[0]).not.toBe('Table 4');
  enterAll();
  await room().pass();
  const next = room().game('4');
  expect(next.game).not.toBe(game);
  expect(table.rig.rows[0]).toBe('Table 4');
  press(table, 'P1 P2');
  expect(table.rig.table.state.players).toEqual([...next.entrants]);
  await room().pass();
  expect(stageOf(room().game('4'))).toBe('seated');
});

test('its night is closed: the next night calls at that board', async () => {
  const open = publicView(room().hall.state).games.map(({ game }) => [game, 'the hall shuts']);
  room().do({ type: 'close', reasons: Object.fromEntries(open) });
  await room().pass();
  expect(table.rig.rows[0]).not.toBe('Table 4');
  room().do({ type: 'open', id: 'next week', format: room().hall.state.format, seed: 8 });
  room().do(
    { type: 'addTable', table: '4' },
    ...PLAYERS.slice(0, 2).map(
      (id) => ({ type: 'checkIn', entrant: { id, players: [id], as: 'member' } }) as const,
    ),
    { type: 'draw' },
  );
  await room().pass();
  expect(table.rig.rows[0]).toBe('Table 4');
});

test('UNDO before anybody sits goes back to it: the desk may have been wrong', async () => {
  enterAll();
  await room().pass();
  press(table, 'P1 UNDO');
  expect(table.rig.rows[0]).toBe('Table 4');
  press(table, 'UNDO');
  expect(table.rig.rows[0]).not.toBe('Table 4');
  table.rig.table.command({ type: 'peg', seat: 1, points: 8 });
  expect(table.rig.table.state.pegs.map(({ front }) => front)).toEqual([12, 8]);
});
