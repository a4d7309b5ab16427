// A table and its hall, from the press that joins them to the signatures. ../shared/league.md, E4: "the night, step by step".
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { formatOf, type GameReport, stageOf } from '../../../shared/league/index.ts';
import type { FromTable, TableConnection } from '../index.ts';
import { joining } from '../testing/night.ts';
import { openNight, paired, playTo, press } from './testing/played.ts';
import { type LinkedRig, PLAYERS, Room } from './testing/room.ts';

let room: Room;

beforeEach(() => {
  room = new Room();
});
afterEach(() => room.close());

/** What the board shows of a lane whose player is to sit down, and of one whose player has. */
const [ENDS, DARK] = [
  { front: 121, rear: 1 },
  { front: 0, rear: 0 },
];

/** The table has asked, and the desk is yet to give it a number. */
const ticketOf = ({ link }: LinkedRig): number =>
  link.status.joining?.step === 'waiting' ? link.status.joining.ticket : 0;

test('the desk opens the door, a press at the board joins, the desk gives a number; then it connects by itself', async () => {
  const table = room.table();
  await room.pass();
  expect(table.rig.table.view.desk).toEqual({ code: 'joining', step: 'shut' });
  press(table, 'D');
  await room.pass();
  expect(table.memory.value.key).toBeNull();
  openNight(room, ['Ann', 'Bob']);
  room.entrance.letIn();
  await room.pass();
  expect(table.rig.rows).toEqual(['Join this night?', 'grass-roots', '', 'OK: NEXT']);
  expect(room.entrance.waiting).toEqual([]);
  press(table, 'D');
  await room.pass();
  expect(table.memory.value.key).toHaveLength(43);
  expect(table.rig.rows).toEqual(['The desk gives a', 'number to this table', '', 'Board 1']);
  expect(room.entrance.waiting).toMatchObject([{ ticket: 1, wish: null }]);
  expect(room.entrance.give(ticketOf(table), '4')).toBe(true);
  await room.pass();
  const joined = { joining: undefined, connected: true, trouble: undefined, table: '4' };
  expect(table.link.status).toEqual(joined);
  expect(room.line.tables).toMatchObject([
    { table: '4', here: true, board: true, unsent: 0, duplicate: null },
  ]);
  room.restart(table);
  await room.pass();
  expect(table.link.status).toEqual(joined);
});

test('a hall that forgets a table while it waits is joined by another press', async () => {
  const table = room.table();
  room.entrance.letIn();
  await room.pass();
  press(table, 'D');
  await room.pass();
  room.entrance.shut();
  await room.pass();
  expect(table.rig.table.view.desk).toEqual({ code: 'joining', step: 'shut' });
  room.entrance.letIn();
  await room.pass();
  expect(table.rig.table.view.desk).toMatchObject({ step: 'open' });
});

test('a connection that says nothing any more is opened anew', async () => {
  const table = await paired(room);
  room.wires.cut('4', true);
  room.wires.mend('4');
  await room.pass(30_000);
  openNight(room, ['Ann', 'Bob']);
  await room.pass();
  expect(table.rig.table.view.desk).toMatchObject({ code: 'called' });
  expect(room.line.tables).toMatchObject([{ here: true, duplicate: null }]);
});

test('a table whose host is ended is away, until it starts again', async () => {
  const table = await paired(room);
  table.link.close();
  await room.pass();
  expect(room.line.tables).toMatchObject([{ table: '4', here: false, board: false }]);
  room.restart(table);
  await room.pass();
  expect(room.line.tables).toMatchObject([{ table: '4', here: true, board: true }]);
});

test('a table that is forgotten stands on no list, and may ask again', async () => {
  const table = await paired(room);
  room.keys.forget('4');
  room.line.forget('4');
  await room.pass();
  expect(table.link.status).toMatchObject({ joining: { step: 'open' }, table: null });
  expect(room.line.tables).toEqual([]);
});

/** ../shared/review/league.md B6: between games the display said "New game / Cut / P1 or P2", and strangers played. */
describe('a table at which no game is called', () => {
  test('says so, also while the hall is away; NEXT begins a game of its own, until one is called', async () => {
    const table = await paired(room);
    const rows = ['Wait for your call', 'Table 4', 'NEXT: own game'];
    expect(table.rig.rows).toEqual([...rows, 'The hall is there']);
    press(table, 'P1 P2');
    expect(table.rig.table.state.phase).toBe('cut');
    press(table, 'D');
    expect(table.rig.table.view.desk).toBeNull();
    openNight(room, ['Ann', 'Bob']);
    await room.pass();
    expect(table.rig.table.view.desk).toMatchObject({ code: 'called' });
  });

  // Bug: the cut of the game that had just been called was swallowed.
  test('says nothing over a game that was called: its players cut', async () => {
    const table = await paired(room);
    openNight(room, ['Ann', 'Bob']);
    await room.pass();
    press(table, 'P1 P2');
    expect(table.rig.table.view.desk).toBeNull();
    press(table, 'P1');
    expect(table.rig.table.state).toMatchObject({ phase: 'deal', dealer: 0 });
  });

  test('after the desk has entered the result of the game that was begun here', async () => {
    const table = await paired(room);
    openNight(room, ['Ann', 'Bob']);
    await room.pass();
    press(table, 'P1 P2');
    await room.pass();
    const { game } = room.game('4');
    const outcome = { winner: 0, spread: 8, scores: null, ending: 'target' } as const;
    room.hall.act([{ type: 'correct', game, outcome, reason: 'paper' }], 'desk');
    await room.pass();
    expect(table.rig.table.view.desk).toMatchObject({ code: 'waits', table: '4' });
  });
});

describe('a game', () => {
  let table: LinkedRig;

  beforeEach(async () => {
    table = await paired(room);
    openNight(room, ['Ann', 'Bob']);
    await room.pass();
  });

  /** Names by side, as the draw has them. */
  const names = (): readonly [string, string] => room.game('4').entrants;

  test('is called on the display; both press, and it begins with its rules and names', async () => {
    const [first, second] = names();
    expect(table.rig.rows).toEqual(['Table 4', `${first}: red`, `${second}: blue`, 'Each press to begin']);
    expect(table.rig.shown).toMatchObject({ pegs: [ENDS, ENDS], dealer: null, turn: null });
    press(table, 'P2');
    expect(table.rig.shown).toMatchObject({ pegs: [ENDS, DARK], turn: 0 });
    expect(table.rig.rows[3]).toBe(`${first}: press`);
    expect(table.rig.table.view.desk).toMatchObject({ code: 'called', sat: [false, true] });
    await room.pass();
    expect(room.game('4').seated).toEqual([false, true]);
    press(table, 'P1');
    expect(table.rig.table.state).toMatchObject({ phase: 'cut', players: [first, second] });
    expect(table.rig.table.state.rules.name).toBe('grass-roots');
    await room.pass();
    expect(stageOf(room.game('4'))).toBe('seated');
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
    await room.pass();
    expect(table.rig.rows).toEqual([
      `${first} 3 +34  ${second} 0 -34`,
      'Each press to sign',
      'MUGGINS: not right',
      'Desk: sent',
    ]);
    press(table, 'P1');
    expect(table.rig.rows[1]).toBe(`${second}: sign`);
    await room.pass();
    expect(room.game('4').signatures).toEqual(['board', undefined]);
    press(table, 'P2');
    await room.pass();
    expect(stageOf(room.game('4'))).toBe('signed');
    expect(table.rig.rows).toEqual([`${first} 3 +34  ${second} 0 -34`, 'Both have signed', '', 'Desk: sent']);
  });

  test('that both have signed is the desk\u2019s: nothing is undone at the table, until the desk opens it again', async () => {
    press(table, 'P1 P2');
    playTo(table, 87);
    await room.pass();
    press(table, 'P1 P2');
    await room.pass();
    expect(table.rig.table.command({ type: 'undo' })).toMatchObject({ refusal: { code: 'deskOnly' } });
    press(table, 'UNDO');
    expect(table.rig.table.state.phase).toBe('over');
    room.do({ type: 'reopenGame', game: room.game('4').game, reason: 'a card was missed' });
    await room.pass();
    expect(table.rig.rows[1]).toBe('Each press to sign');
    press(table, 'UNDO');
    expect(table.rig.table.state.phase).toBe('free');
  });

  test('that is undone before both have signed makes the next revision, which both sign again', async () => {
    press(table, 'P1 P2');
    playTo(table, 87);
    await room.pass();
    press(table, 'P2 UNDO');
    table.rig.table.command({ type: 'peg', seat: 1, points: 2 });
    table.rig.table.command({ type: 'peg', seat: 0, points: 1 });
    await room.pass();
    expect(room.game('4').result).toMatchObject({ revision: 2, outcome: { scores: [121, 89] } });
    expect(room.game('4').signatures).toEqual([undefined, undefined]);
    expect(table.rig.rows[1]).toBe('Each press to sign');
  });

  test('MUGGINS at the sign prompt calls the judge; what the desk corrects, both sign', async () => {
    const [first, second] = names();
    press(table, 'P1 P2');
    playTo(table, 91);
    await room.pass();
    press(table, 'MUGGINS');
    expect(table.rig.rows.slice(1)).toEqual([
      'Who says so? Press',
      'UNDO: it is right',
      'MUGGINS: wrong seats',
    ]);
    press(table, 'UNDO');
    expect(table.rig.rows[1]).toBe('Each press to sign');
    press(table, 'MUGGINS P2');
    await room.pass();
    expect(room.game('4').disputedBy).toBe(1);
    expect(table.rig.rows[1]).toBe('The judge is called');
    const outcome = { winner: 0, spread: 31, scores: [121, 90], ending: 'target' } as const;
    room.do({ type: 'correct', game: room.game('4').game, outcome, reason: 'a peg too many' });
    await room.pass();
    expect(table.rig.rows.slice(0, 2)).toEqual([`${first} 3 +31  ${second} 0 -31`, 'Each press to sign']);
    press(table, 'P1 P2');
    await room.pass();
    expect(stageOf(room.game('4'))).toBe('signed');
  });

  test('goes on without the hall; what is signed there is sent when it is back', async () => {
    press(table, 'P1 P2');
    const back = room.kill();
    playTo(table, 100);
    press(table, 'P1 P2');
    await room.pass(20_000);
    expect(table.rig.rows[3]).toBe('Desk: 1 waiting');
    room.restart(table);
    back();
    await room.pass(20_000);
    expect(stageOf(room.game('4'))).toBe('signed');
    expect(table.rig.rows[3]).toBe('Desk: sent');
  });
});

test('where first deals alternate, the game begins with its dealer, without a cut', async () => {
  const table = await paired(room);
  const format = { ...formatOf('grass-roots'), games: 2, firstDeal: 'alternates' } as const;
  const players = ['Ann', 'Bob'];
  room.do(
    { type: 'open', id: 'night', format, seed: 7 },
    { type: 'addTable', table: '4' },
    ...players.flatMap(joining),
  );
  room.do({ type: 'draw' });
  const dealers: (string | undefined)[] = [];
  for (const round of [1, 2]) {
    await room.pass();
    const { entrants } = room.game('4');
    press(table, 'P1 P2');
    const { phase, dealer = 0 } = table.rig.table.state;
    expect([round, phase]).toEqual([round, 'deal']);
    dealers.push(entrants[dealer]);
    playTo(table, 87);
    await room.pass();
    press(table, 'P1 P2');
    await room.pass();
  }
  expect(dealers.toSorted()).toEqual(players);
});

test('whoever is called next may begin, though the last two have not signed', async () => {
  const table = await paired(room);
  openNight(room, PLAYERS);
  await room.pass();
  const before = room.game('4');
  press(table, 'P1 P2');
  playTo(table, 87);
  await room.pass();
  expect(room.game('4').game).not.toBe(before.game);
  expect(table.rig.rows[3]).toBe('NEXT: next players');
  press(table, 'D');
  expect(table.rig.rows[0]).toBe('Table 4');
  press(table, 'P1 P2');
  expect(table.rig.table.state.players).toEqual([...room.game('4').entrants]);
});

test('a table whose number was given to another one asks anew', async () => {
  const first = await paired(room, '4', 'one journal');
  await paired(room, '4', 'another journal');
  room.wires.cut('4');
  room.wires.mend('4');
  await room.pass(20_000);
  expect(first.link.status).toMatchObject({ table: null, joining: { step: 'open' } });
  expect(room.line.tables).toMatchObject([{ table: '4', here: true, duplicate: null }]);
});

/** Bug: the hall said how the last four results of a table stand, and signatures of older ones were sent for ever. */
describe('a table with a night of six games', () => {
  const ALL = Array.from({ length: 12 }, () => true);
  let table: LinkedRig;
  let fromBackup: () => void;
  const confirmed = (): readonly boolean[] => table.memory.value.games.flatMap((each) => each.confirmed);

  beforeEach(async () => {
    table = await paired(room);
    openNight(room, PLAYERS, { games: 3 });
    const reopen = room.kill();
    fromBackup = room.copy();
    reopen();
    await room.pass(10_000);
    for (let games = 0; games < 6; games++) {
      press(table, 'P1 P2');
      playTo(table, 87);
      await room.pass();
      press(table, 'P1 P2');
      await room.pass();
    }
    expect(confirmed()).toEqual(ALL);
  });

  test('connects again: what the hall has stays as it is', async () => {
    const { sequence } = room.hall;
    room.wires.cut('4');
    room.wires.mend('4');
    await room.pass(10_000);
    expect(room.line.tables).toMatchObject([{ here: true, unsent: 0 }]);
    expect([room.hall.sequence, confirmed()]).toEqual([sequence, ALL]);
  });

  test('gives a hall that begins anew from its backup all games and signatures again', async () => {
    room.kill();
    fromBackup();
    expect(room.hall.state.games.flatMap(({ result }) => result ?? [])).toEqual([]);
    await room.pass(20_000);
    expect(room.hall.state.games.map(stageOf)).toEqual(Array.from({ length: 6 }, () => 'signed'));
    expect(confirmed()).toEqual(ALL);
  });

  test('signs nothing again that the desk has opened while the table was away', async () => {
    room.wires.cut('4');
    const { game } = room.game('4');
    room.do({ type: 'reopenGame', game, reason: 'a card was missed' });
    room.wires.mend('4');
    await room.pass(10_000);
    expect(room.game('4').signatures).toEqual([undefined, undefined]);
    expect(table.rig.rows[1]).toBe('Each press to sign');
  });
});

// ../shared/league.md, E6: who may do what.
describe('a table with a key of its own', () => {
  let report: GameReport;
  let four: LinkedRig;

  const HELLO = { type: 'hello', instance: 'i', colours: ['red', 'blue'], version: '0.1.0' } as const;

  /** Says something as a table. */
  async function say(table: string, ...messages: readonly FromTable[]): Promise<TableConnection> {
    const connection = room.line.connect(table, { send: () => {}, end: () => {} });
    connection.receive({ ...HELLO, journal: `journal of ${table}` });
    for (const message of messages) connection.receive(message);
    await room.pass(500);
    connection.lost();
    return connection;
  }

  beforeEach(async () => {
    four = await paired(room, '4');
    await paired(room, '5');
    openNight(room, ['Ann', 'Bob']);
    await room.pass();
    room.wires.cut('4');
    press(four, 'P1 P2');
    playTo(four, 87);
    report = four.memory.value.games[0]?.report as GameReport;
  });

  test('cannot report the game of another one: it waits for the desk', async () => {
    await say('5', { type: 'result', report });
    expect(room.game('4').result).toBeUndefined();
    expect(room.hall.state.aside).toMatchObject([{ why: 'unassigned' }]);
  });

  test('cannot sign, or call the judge, for another one', async () => {
    room.wires.mend('4');
    await room.pass(10_000);
    const { id, revision } = report;
    await say('5', { type: 'sign', id, revision, side: 0 }, { type: 'dispute', id, side: 0 });
    expect([room.game('4').signatures, room.game('4').disputedBy]).toEqual([
      [undefined, undefined],
      undefined,
    ]);
  });

  test('says nothing on a connection that has ended, or before it has said hello', async () => {
    room.wires.mend('4');
    await room.pass(10_000);
    const { id, revision } = report;
    const message = { type: 'sign', id, revision, side: 0 } as const;
    (await say('4')).receive(message);
    room.line.connect('4', { send: () => {}, end: () => {} }).receive(message);
    expect(room.game('4').signatures).toEqual([undefined, undefined]);
  });

  test('says a result again and again: it counts once', async () => {
    room.wires.mend('4');
    for (const _ of Array(5)) await say('4', { type: 'result', report });
    await room.pass();
    expect(room.game('4').result).toMatchObject({ revision: 1, outcome: { scores: [121, 87] } });
    expect(room.hall.state.aside).toEqual([]);
  });
});
