// A game of the night at a board, from the call to the signatures. ../shared/league.md, E4: "the night, step by step".
import { beforeEach, describe, expect, test } from 'vitest';
import { changed, formatOf, stageOf } from '../../../shared/league/index.ts';
import { partnerId } from '../../../shared/partner/seats.ts';
import { joining } from '../testing/night.ts';
import { openNight, paired, playTo, press } from './testing/played.ts';
import { type LinkedRig, PLAYERS, rooms } from './testing/room.ts';

const room = rooms();

/** What the board shows of a lane whose player is to sit down, and of one whose player has. */
const [ENDS, DARK] = [
  { front: 121, rear: 1 },
  { front: 0, rear: 0 },
];

/** ../shared/review/league.md B6: between games the display said "New game / Cut / P1 or P2", and strangers played. */
describe('a table at which no game is called', () => {
  test('says so, also while the hall is away; NEXT begins a game of its own, until one is called', async () => {
    const table = await paired(room());
    const rows = ['Wait for your call', 'Table 4', 'NEXT: own game'];
    expect(table.rig.rows).toEqual([...rows, 'The hall is there']);
    press(table, 'P1 P2');
    expect(table.rig.table.state.phase).toBe('cut');
    press(table, 'D');
    expect(table.rig.table.view.desk).toBeNull();
    openNight(room(), ['Ann', 'Bob']);
    await room().pass();
    expect(table.rig.table.view.desk).toMatchObject({ code: 'called' });
  });

  // Bug: the cut of the game that had just been called was swallowed.
  test('says nothing over a game that was called: its players cut', async () => {
    const table = await paired(room());
    openNight(room(), ['Ann', 'Bob']);
    await room().pass();
    press(table, 'P1 P2');
    expect(table.rig.table.view.desk).toBeNull();
    press(table, 'P1');
    expect(table.rig.table.state).toMatchObject({ phase: 'deal', dealer: 0 });
  });

  test('after the desk has entered the result of the game that was begun here', async () => {
    const table = await paired(room());
    openNight(room(), ['Ann', 'Bob']);
    await room().pass();
    press(table, 'P1 P2');
    await room().pass();
    const { game } = room().game('4');
    const outcome = { winner: 0, spread: 8, scores: null, ending: 'target' } as const;
    room().hall.act([{ type: 'correct', game, outcome, reason: 'paper' }], 'desk');
    await room().pass();
    expect(table.rig.table.view.desk).toMatchObject({ code: 'waits', table: '4' });
  });
});

describe('a game', () => {
  let table: LinkedRig;

  beforeEach(async () => {
    table = await paired(room());
    openNight(room(), ['Ann', 'Bob']);
    await room().pass();
  });

  /** Names by side, as the draw has them. */
  const names = (): readonly [string, string] => room().game('4').entrants;

  test('is called on the display; both press, and it begins with its rules and names', async () => {
    const [first, second] = names();
    expect(table.rig.rows).toEqual(['Table 4', `${first}: red`, `${second}: blue`, 'Each press to begin']);
    expect(table.rig.shown).toMatchObject({ pegs: [ENDS, ENDS], dealer: null, turn: null });
    press(table, 'P2');
    expect(table.rig.shown).toMatchObject({ pegs: [ENDS, DARK], turn: 0 });
    expect(table.rig.rows[3]).toBe(`${first}: press`);
    expect(table.rig.table.view.desk).toMatchObject({ code: 'called', sat: [false, true] });
    await room().pass();
    expect(room().game('4').seated).toEqual([false, true]);
    press(table, 'P1');
    expect(table.rig.table.state).toMatchObject({ phase: 'cut', players: [first, second] });
    expect(table.rig.table.state.rules.name).toBe('grass-roots');
    await room().pass();
    expect(stageOf(room().game('4'))).toBe('seated');
  });

  test('in which Muggins plays a seat is no result of the night', async () => {
    press(table, 'P1 P2');
    const { state, begun } = table.rig.table;
    const { rules, players, playerIds } = state;
    const assignment = begun?.assignment;
    if (assignment === undefined) throw new Error('the game is not of the night');
    const ids = [playerIds[0] ?? '', partnerId('club', 1)];
    table.rig.table.command({ type: 'newGame', rules, players, playerIds: ids, assignment });
    playTo(table, 87);
    await room().pass();
    expect(table.rig.table.state.phase).toBe('over');
    expect(room().game('4').result).toBeUndefined();
  });

  test('is over: the result is at the desk, and both sign with their buttons', async () => {
    const [first, second] = names();
    press(table, 'P1 P2');
    playTo(table, 87);
    expect(table.rig.rows).toEqual([
      `${first} 121       ${second} 87`,
      'Each press to sign',
      'MUGGINS: not right',
      'Desk: 1 waiting',
    ]);
    await room().pass();
    expect(table.rig.rows).toEqual([
      `${first} 3 +34  ${second} 0 -34`,
      'Each press to sign',
      'MUGGINS: not right',
      'Desk: sent',
    ]);
    press(table, 'P1');
    expect(table.rig.rows[1]).toBe(`${second}: sign`);
    await room().pass();
    expect(room().game('4').signatures).toEqual(['board', undefined]);
    press(table, 'P2');
    await room().pass();
    expect(stageOf(room().game('4'))).toBe('signed');
    expect(table.rig.rows).toEqual([`${first} 3 +34  ${second} 0 -34`, 'Both have signed', '', 'Desk: sent']);
  });

  test('that both have signed is the desk\u2019s: nothing is undone at the table, until the desk opens it again', async () => {
    press(table, 'P1 P2');
    playTo(table, 87);
    await room().pass();
    press(table, 'P1 P2');
    await room().pass();
    expect(table.rig.table.command({ type: 'undo' })).toMatchObject({ refusal: { code: 'deskOnly' } });
    press(table, 'UNDO');
    expect(table.rig.table.state.phase).toBe('over');
    room().do({ type: 'reopenGame', game: room().game('4').game, reason: 'a card was missed' });
    await room().pass();
    expect(table.rig.rows[1]).toBe('Each press to sign');
    press(table, 'UNDO');
    expect(table.rig.table.state.phase).toBe('free');
  });

  test('that is undone before both have signed makes the next revision, which both sign again', async () => {
    press(table, 'P1 P2');
    playTo(table, 87);
    await room().pass();
    press(table, 'P2 UNDO');
    table.rig.table.command({ type: 'peg', seat: 1, points: 2 });
    table.rig.table.command({ type: 'peg', seat: 0, points: 1 });
    await room().pass();
    expect(room().game('4').result).toMatchObject({ revision: 2, outcome: { scores: [121, 89] } });
    expect(room().game('4').signatures).toEqual([undefined, undefined]);
    expect(table.rig.rows[1]).toBe('Each press to sign');
  });

  test('MUGGINS at the sign prompt calls the judge; what the desk corrects, both sign', async () => {
    const [first, second] = names();
    press(table, 'P1 P2');
    playTo(table, 91);
    await room().pass();
    press(table, 'MUGGINS');
    expect(table.rig.rows.slice(1)).toEqual([
      'Who says so? Press',
      'UNDO: it is right',
      'MUGGINS: wrong seats',
    ]);
    press(table, 'UNDO');
    expect(table.rig.rows[1]).toBe('Each press to sign');
    press(table, 'MUGGINS P2');
    await room().pass();
    expect(room().game('4').disputedBy).toBe(1);
    expect(table.rig.rows[1]).toBe('The judge is called');
    const outcome = { winner: 0, spread: 31, scores: [121, 90], ending: 'target' } as const;
    room().do({ type: 'correct', game: room().game('4').game, outcome, reason: 'a peg too many' });
    await room().pass();
    expect(table.rig.rows.slice(0, 2)).toEqual([`${first} 3 +31  ${second} 0 -31`, 'Each press to sign']);
    press(table, 'P1 P2');
    await room().pass();
    expect(stageOf(room().game('4'))).toBe('signed');
  });

  test('goes on without the hall; what is signed there is sent when it is back', async () => {
    press(table, 'P1 P2');
    const back = room().kill();
    playTo(table, 100);
    press(table, 'P1 P2');
    await room().pass(20_000);
    expect(table.rig.rows[3]).toBe('Desk: 1 waiting');
    room().restart(table);
    back();
    await room().pass(20_000);
    expect(stageOf(room().game('4'))).toBe('signed');
    expect(table.rig.rows[3]).toBe('Desk: sent');
  });
});

test('where first deals alternate, the game begins with its dealer, without a cut', async () => {
  const table = await paired(room());
  const format = changed(formatOf('grass-roots'), {
    schedule: { games: 2 },
    match: { firstDeal: 'alternates' },
  });
  const players = ['Ann', 'Bob'];
  room().do(
    { type: 'open', id: 'night', format, seed: 7 },
    { type: 'addTable', table: '4' },
    ...players.flatMap(joining),
  );
  room().do({ type: 'draw' });
  const dealers: (string | undefined)[] = [];
  for (const round of [1, 2]) {
    await room().pass();
    const { entrants } = room().game('4');
    press(table, 'P1 P2');
    const { phase, dealer = 0 } = table.rig.table.state;
    expect([round, phase]).toEqual([round, 'deal']);
    dealers.push(entrants[dealer]);
    playTo(table, 87);
    await room().pass();
    press(table, 'P1 P2');
    await room().pass();
  }
  expect(dealers.toSorted()).toEqual(players);
});

test('whoever is called next may begin, though the last two have not signed', async () => {
  const table = await paired(room());
  openNight(room(), PLAYERS);
  await room().pass();
  const before = room().game('4');
  press(table, 'P1 P2');
  playTo(table, 87);
  await room().pass();
  expect(room().game('4').game).not.toBe(before.game);
  expect(table.rig.rows[3]).toBe('NEXT: next players');
  press(table, 'D');
  expect(table.rig.rows[0]).toBe('Table 4');
  press(table, 'P1 P2');
  expect(table.rig.table.state.players).toEqual([...room().game('4').entrants]);
});
