// Results and signatures that are sent again: to a hall that begins anew from its backup, and by a table with a key of its own.
import { beforeEach, describe, expect, test } from 'vitest';
import { type GameReport, stageOf } from '../../../shared/league/index.ts';
import type { TableConnection } from '../line.ts';
import type { FromTable } from '../messages.ts';
import { openNight, paired, playTo, press } from './testing/played.ts';
import { type LinkedRig, PLAYERS, rooms } from './testing/room.ts';

const room = rooms();

/** Bug: the hall said how the last four results of a table stand, and signatures of older ones were sent for ever. */
describe('a table with a night of six games', () => {
  const ALL = Array.from({ length: 12 }, () => true);
  let table: LinkedRig;
  let fromBackup: () => void;
  const confirmed = (): readonly boolean[] =>
    table.memory.value.games.flatMap(({ stands }) => stands?.signed ?? []);

  beforeEach(async () => {
    table = await paired(room());
    openNight(room(), PLAYERS, { games: 3 });
    const reopen = room().kill();
    fromBackup = room().copy();
    reopen();
    await room().pass(10_000);
    for (let games = 0; games < 6; games++) {
      press(table, 'P1 P2');
      playTo(table, 87);
      await room().pass();
      press(table, 'P1 P2');
      await room().pass();
    }
    expect(confirmed()).toEqual(ALL);
  });

  test('connects again: what the hall has stays as it is', async () => {
    const { sequence } = room().hall;
    room().wires.cut('4');
    room().wires.mend('4');
    await room().pass(10_000);
    expect(room().line.tables).toMatchObject([{ here: true, unsent: 0 }]);
    expect([room().hall.sequence, confirmed()]).toEqual([sequence, ALL]);
  });

  test('gives a hall that begins anew from its backup all games and signatures again', async () => {
    room().kill();
    fromBackup();
    expect(room().hall.state.games.flatMap(({ result }) => result ?? [])).toEqual([]);
    await room().pass(20_000);
    expect(room().hall.state.games.map(stageOf)).toEqual(Array.from({ length: 6 }, () => 'signed'));
    expect(confirmed()).toEqual(ALL);
  });

  test('signs nothing again that the desk has opened while the table was away', async () => {
    room().wires.cut('4');
    const { game } = room().game('4');
    room().do({ type: 'reopenGame', game, reason: 'a card was missed' });
    room().wires.mend('4');
    await room().pass(10_000);
    expect(room().game('4').signatures).toEqual([undefined, undefined]);
    expect(table.rig.rows[1]).toBe('Each press to sign');
  });
});

// ../shared/league.md, E6: who may do what.
describe('a table with a key of its own', () => {
  /** What table 4 sends: the result, signed by side 0. */
  let signed: Extract<FromTable, { readonly type: 'result' }>;
  let four: LinkedRig;

  const HELLO = { type: 'hello', instance: 'i', colours: ['red', 'blue'], version: '0.1.0' } as const;

  /** Says something as a table. */
  async function say(table: string, ...messages: readonly FromTable[]): Promise<TableConnection> {
    const connection = room().line.connect(table, { send: () => {}, end: () => {} });
    connection.receive({ ...HELLO, journal: `journal of ${table}` });
    for (const message of messages) connection.receive(message);
    await room().pass(500);
    connection.lost();
    return connection;
  }

  beforeEach(async () => {
    four = await paired(room(), '4');
    await paired(room(), '5');
    openNight(room(), ['Ann', 'Bob']);
    await room().pass();
    room().wires.cut('4');
    press(four, 'P1 P2');
    playTo(four, 87);
    const report = four.memory.value.games[0]?.report as GameReport;
    signed = { type: 'result', report, revision: 1, signed: [true, false], dispute: null };
  });

  test('cannot report the game of another one: it waits for the desk', async () => {
    await say('5', signed);
    expect(room().game('4').result).toBeUndefined();
    expect(room().hall.state.aside).toMatchObject([{ why: 'unassigned' }]);
  });

  test('cannot sign, or call the judge, for another one', async () => {
    room().wires.mend('4');
    await room().pass(10_000);
    await say('5', { ...signed, dispute: 0 });
    expect([room().game('4').signatures, room().game('4').disputedBy]).toEqual([
      [undefined, undefined],
      undefined,
    ]);
  });

  test('signs the figures that it sends, and no others under the same id', async () => {
    room().wires.mend('4');
    await room().pass(10_000);
    const { report } = signed;
    await say('4', {
      ...signed,
      report: { ...report, scores: [121, 90], spread: 31, digest: '0'.repeat(64) },
    });
    expect(room().game('4').signatures).toEqual([undefined, undefined]);
    expect(room().hall.state.aside).toMatchObject([{ why: 'conflict' }]);
  });

  test('says nothing on a connection that has ended, or before it has said hello', async () => {
    room().wires.mend('4');
    await room().pass(10_000);
    (await say('4')).receive(signed);
    room()
      .line.connect('4', { send: () => {}, end: () => {} })
      .receive(signed);
    expect(room().game('4').signatures).toEqual([undefined, undefined]);
  });

  test('says a result again and again: it counts once', async () => {
    room().wires.mend('4');
    for (const _ of Array(5)) await say('4', signed);
    await room().pass();
    expect(room().game('4').result).toMatchObject({ revision: 1, outcome: { scores: [121, 87] } });
    expect(room().hall.state.aside).toEqual([]);
  });
});
