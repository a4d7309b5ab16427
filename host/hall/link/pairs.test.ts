// A night of pairs at a board: partners sit apart, each by name, and the result is the pair's.
import { beforeEach, expect, test } from 'vitest';
import { formatOf, type NightGame, nightStandings, stageOf } from '../../../shared/league/index.ts';
import { joining } from '../testing/night.ts';
import { paired, playTo, press } from './testing/played.ts';
import { type LinkedRig, rooms } from './testing/room.ts';

const room = rooms();
let table: LinkedRig;
/** The first game: when it is signed, the next one is called. */
let game: string;

const found = (): NightGame => room().hall.state.games.find((each) => each.game === game) as NightGame;

beforeEach(async () => {
  table = await paired(room());
  room().do(
    // Reference: league.md B: five rounds of pairs, the first of which is worth 6.
    { type: 'open', id: 'night', format: formatOf('red-carpet'), seed: 7 },
    { type: 'addTable', table: '4' },
    ...['Ann', 'Bob', 'Cid', 'Dot'].flatMap((name) => joining(name).slice(0, 1)),
    { type: 'checkIn', entrant: { id: 'first', players: ['Ann', 'Bob'], as: 'member' } },
    { type: 'checkIn', entrant: { id: 'second', players: ['Cid', 'Dot'], as: 'member' } },
    { type: 'draw' },
  );
  await room().pass();
  ({ game } = room().game('4'));
});

/** Bug: a game for four was begun with two names, and refused. */
test('partners sit opposite each other by their own names; the pair signs, and has the points', async () => {
  const [left, right] = found().entrants;
  const pair = { first: ['Ann', 'Bob'], second: ['Cid', 'Dot'] } as Record<string, readonly string[]>;
  const [[a, b] = [], [c, d] = []] = [pair[left], pair[right]];
  expect(table.rig.rows.slice(0, 3)).toEqual(['Table 4', `${a}+${b}: red`, `${c}+${d}: blue`]);
  press(table, 'P1 P2');
  const { state } = table.rig.table;
  expect([state.players, state.playerIds]).toEqual([
    [a, c, b, d],
    [a, c, b, d],
  ]);
  playTo(table, 87);
  await room().pass();
  expect(table.rig.rows[1]).toBe('Each press to sign');
  press(table, 'P1 P2');
  await room().pass();
  expect(stageOf(found())).toBe('signed');
  const { places } = nightStandings(room().hall.state);
  expect(places.map(({ card }) => [card.entrant, card.totals.points])).toEqual([
    [left, 6],
    [right, 0],
  ]);
});

test('a table that starts again in the middle of it knows for which pairs it plays', async () => {
  press(table, 'P1 P2');
  await room().restart(table);
  playTo(table, 87);
  await room().pass();
  expect(found().result?.outcome.scores).toEqual([121, 87]);
  expect(room().hall.state.aside).toEqual([]);
});

test('a next game that is taken back changes nothing about the one before', async () => {
  press(table, 'P1 P2');
  playTo(table, 87);
  await room().pass();
  press(table, 'P1 P2');
  await room().pass();
  press(table, 'P1 P2');
  expect(table.rig.table.begun?.assignment?.id).not.toBe(game);
  press(table, 'UNDO');
  await room().pass();
  expect(table.memory.value.games.map(({ report }) => [report.game, report.revision])).toEqual([[game, 1]]);
  expect([stageOf(found()), room().hall.state.aside]).toEqual(['signed', []]);
});
