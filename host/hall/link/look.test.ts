// What a table says of a game besides its score: wrong seats, a wrong clock, high hands; through to the desk. ../shared/league.md, E3.
import { beforeEach, describe, expect, test } from 'vitest';
import { deskTasks, publicView, stageOf } from '../../../shared/league/index.ts';
import { SHEETS } from '../index.ts';
import { openNight, paired, playTo, press } from './testing/played.ts';
import { type LinkedRig, rooms } from './testing/room.ts';

const room = rooms();
let table: LinkedRig;

beforeEach(async () => {
  table = await paired(room());
  openNight(room(), ['Ann', 'Bob']);
  await room().pass();
  press(table, 'P1 P2');
});

/** What the desk's list has of this flag. */
const list = (flag: string) =>
  deskTasks(room().hall.state, 0).filter((task) => task.code === 'flagged' && task.flag === flag);

const report = () => table.memory.value.games.at(-1)?.report;

describe('two who sat the other way', () => {
  const names = (): readonly [string, string] => room().game('4').entrants;

  test('say so with MUGGINS twice; the desk turns the result, and both sign', async () => {
    const [first, second] = names();
    playTo(table, 87);
    await room().pass();
    press(table, 'MUGGINS MUGGINS');
    expect(table.rig.rows[1]).toBe('Each press to sign');
    await room().pass();
    expect(report()).toMatchObject({ revision: 2, flags: ['wrongSeats'], winner: 0 });
    expect(list('wrongSeats')).toMatchObject([{ game: '1.1', entrants: [first, second] }]);
    room().do({ type: 'swapSides', game: '1.1', reason: 'both say so' });
    await room().pass();
    expect(list('wrongSeats')).toEqual([]);
    expect(table.rig.rows.slice(0, 2)).toEqual([`${first} 0 -34  ${second} 3 +34`, 'Each press to sign']);
    press(table, 'MUGGINS');
    expect(table.rig.rows[3]).toBe('');
    press(table, 'MUGGINS UNDO P1 P2');
    await room().pass();
    expect(stageOf(room().game('4'))).toBe('signed');
    expect(room().hall.state.aside).toEqual([]);
  });

  test('may take it back the same way; what somebody has signed is to be signed again', async () => {
    playTo(table, 87);
    await room().pass();
    press(table, 'P1');
    await room().pass();
    press(table, 'MUGGINS MUGGINS');
    await room().pass();
    expect(room().game('4').signatures).toEqual([undefined, undefined]);
    press(table, 'MUGGINS MUGGINS');
    await room().pass();
    expect(report()).toMatchObject({ revision: 3, flags: [] });
    expect(list('wrongSeats')).toEqual([]);
  });

  test('said it while the hall was away: it knows when it is back', async () => {
    const back = await room().kill();
    playTo(table, 87);
    press(table, 'MUGGINS MUGGINS');
    back();
    await room().restart(table);
    await room().pass(20_000);
    expect(room().game('4').result).toMatchObject({
      revision: 2,
      flags: expect.arrayContaining(['wrongSeats']),
    });
  });

  test('said it of a game that was undone, and ends another way: it is said of that end too', async () => {
    playTo(table, 87);
    press(table, 'MUGGINS MUGGINS UNDO');
    table.rig.table.command({ type: 'peg', seat: 0, points: 2 });
    await room().pass();
    expect(report()).toMatchObject({ flags: ['wrongSeats'], scores: [121, 87] });
  });
});

/** The rig's journal is of 2026; the hall's clock stands in 1970. */
test('a table whose clock is not the hall\u2019s: said once, by its game, and the result counts', async () => {
  playTo(table, 87);
  await room().pass();
  expect(room().game('4').result).toMatchObject({ outcome: { scores: [121, 87] }, flags: ['clock'] });
  expect(list('clock')).toMatchObject([{ game: '1.1', table: '4' }]);
  expect(SHEETS.games(room().hall.state).split('\r\n')[1]).toMatch(/,over,clock$/);
  press(table, 'P1 P2');
  await room().pass();
  room().do({ type: 'check', game: '1.1' });
  expect(list('clock')).toEqual([]);
});

describe('high hands', () => {
  /** The pone's hand counts 24, the dealer's 23. */
  test.each([
    ['keyed', [], null],
    ['disputed', [{ type: 'dispute' }, { type: 'cards', cards: ['4H', '5H', '6S', '6D'] }], '4H 5H 6S 6D 5C'],
  ] as const)(
    'of 24 points and more, %s, go with the result, to the desk and into an export',
    async (_, count, cards) => {
      press(table, 'P1');
      const { table: played } = table.rig;
      for (const command of [
        { type: 'next' },
        { type: 'starter', card: '5C' },
        { type: 'next' },
        { type: 'peg', seat: 1, points: 24 },
        ...count,
        { type: 'peg', seat: 0, points: 23 },
      ] as const)
        expect([command.type, played.command(command).ok]).toEqual([command.type, true]);
      playTo(table, 87);
      await room().pass();
      const player = played.state.playerIds[1] ?? '';
      const hand = { player, points: 24, cards };
      expect(report()?.hands).toEqual([hand]);
      expect(publicView(room().hall.state).hands).toEqual([{ game: '1.1', round: 1, ...hand }]);
      expect(SHEETS.hands(room().hall.state).split('\r\n')[1]).toBe(`${player},,24,${cards ?? ''},1,1.1`);
    },
  );
});
