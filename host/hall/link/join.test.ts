// A table on its way into the hall, and its connection: the press that joins, the number, a hall that is silent or forgets it.
import { expect, test } from 'vitest';
import { openNight, paired, press } from './testing/played.ts';
import { type LinkedRig, rooms } from './testing/room.ts';

const room = rooms();

/** The table has asked, and the desk is yet to give it a number. */
const ticketOf = ({ link }: LinkedRig): number =>
  link.status.joining?.step === 'waiting' ? link.status.joining.ticket : 0;

test('the desk opens the door, a press at the board joins, the desk gives a number; then it connects by itself', async () => {
  const table = room().table();
  await room().pass();
  expect(table.rig.table.view.desk).toEqual({ code: 'joining', step: 'shut' });
  press(table, 'D');
  await room().pass();
  expect(table.memory.value.key).toBeNull();
  openNight(room(), ['Ann', 'Bob']);
  room().entrance.letIn();
  await room().pass();
  expect(table.rig.rows).toEqual(['Join this night?', 'grass-roots', '', 'OK: NEXT']);
  expect(room().entrance.waiting).toEqual([]);
  press(table, 'D');
  await room().pass();
  expect(table.memory.value.key).toHaveLength(43);
  expect(table.rig.rows).toEqual(['The desk gives a', 'number to this table', '', 'Board 1']);
  expect(room().entrance.waiting).toMatchObject([{ ticket: 1, wish: null }]);
  expect(room().entrance.give(ticketOf(table), '4')).toBe(true);
  await room().pass();
  const joined = { joining: undefined, connected: true, trouble: undefined, table: '4' };
  expect(table.link.status).toEqual(joined);
  expect(room().line.tables).toMatchObject([
    { table: '4', here: true, board: true, unsent: 0, duplicate: null },
  ]);
  room().restart(table);
  await room().pass();
  expect(table.link.status).toEqual(joined);
});

test('a hall that forgets a table while it waits is joined by another press', async () => {
  const table = room().table();
  room().entrance.letIn();
  await room().pass();
  press(table, 'D');
  await room().pass();
  room().entrance.shut();
  await room().pass();
  expect(table.rig.table.view.desk).toEqual({ code: 'joining', step: 'shut' });
  room().entrance.letIn();
  await room().pass();
  expect(table.rig.table.view.desk).toMatchObject({ step: 'open' });
});

test('a connection that says nothing any more is opened anew', async () => {
  const table = await paired(room());
  room().wires.cut('4', true);
  room().wires.mend('4');
  await room().pass(30_000);
  openNight(room(), ['Ann', 'Bob']);
  await room().pass();
  expect(table.rig.table.view.desk).toMatchObject({ code: 'called' });
  expect(room().line.tables).toMatchObject([{ here: true, duplicate: null }]);
});

test('a table whose host is ended is away, until it starts again', async () => {
  const table = await paired(room());
  table.link.close();
  await room().pass();
  expect(room().line.tables).toMatchObject([{ table: '4', here: false, board: false }]);
  room().restart(table);
  await room().pass();
  expect(room().line.tables).toMatchObject([{ table: '4', here: true, board: true }]);
});

test('a table that is forgotten stands on no list, and may ask again', async () => {
  const table = await paired(room());
  room().keys.forget('4');
  room().line.forget('4');
  await room().pass();
  expect(table.link.status).toMatchObject({ joining: { step: 'open' }, table: null });
  expect(room().line.tables).toEqual([]);
});

test('a table whose number was given to another one asks anew', async () => {
  const first = await paired(room(), '4', 'one journal');
  await paired(room(), '4', 'another journal');
  room().wires.cut('4');
  room().wires.mend('4');
  await room().pass(20_000);
  expect(first.link.status).toMatchObject({ table: null, joining: { step: 'open' } });
  expect(room().line.tables).toMatchObject([{ table: '4', here: true, duplicate: null }]);
});
