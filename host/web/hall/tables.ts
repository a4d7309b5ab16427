// Tables with boards: they ask to join while the desk lets tables in, the desk gives them numbers, and each has one connection.
import type { WebSocket } from 'ws';
import * as z from 'zod';
import { type JoinReply, MESSAGE_BYTES, readFromTable, TABLE_NUMBER } from '../../hall/messages.ts';
import { shownKey } from '../kit/access.ts';
import { clientOf } from '../kit/limits.ts';
import { type App, addRoute } from '../kit/route.ts';
import type { SocketPath } from '../kit/sockets.ts';
import { answer, expectation, expecting, failure, whole } from '../kit/validation.ts';
import type { Boards, HallParts } from './parts.ts';

const table = expecting(z.string().regex(TABLE_NUMBER), expectation('whole', { from: 1, to: 999 }));
const key = expecting(z.string().regex(/^[\w-]{43}$/), expectation('key', {}));
/** A table asks to join. Its key is made when NEXT is pressed there; null before. */
const joinSchema = z.strictObject({ key: key.nullable(), wish: table.nullable() });
/** The desk gives the table with this ticket its number. */
const boardSchema = z.strictObject({ ticket: whole(1, 999_999), table });

/** Path of the tables' connections. */
const PATH = '/tables';
/** Messages of one connection in so many milliseconds; a table that has a whole night to send needs some 100. */
const MOST_MESSAGES = { count: 1_000, time: 10_000 } as const;

/** Adds the routes of tables, and those of the desk that are about them. */
export function addTables(app: App, parts: HallParts, boards: Boards): void {
  const join = { body: joinSchema, example: { key: null, wish: '4' } } as const;
  addRoute(app, 'POST /api/hall/join', join, (context, wanted) => {
    const { id, state } = parts.hall;
    const address = clientOf(context.get('asker').address);
    const night = state.phase === 'open' ? state.format.name : null;
    const answer = boards.door.ask({ ...wanted, address });
    return context.json({ hall: id, night, answer } satisfies JoinReply);
  });
  const number = { who: 'host', body: boardSchema, example: { ticket: 1, table: '4' } } as const;
  addRoute(app, 'POST /api/hall/boards', number, (context, { ticket, table }) => {
    if (!boards.door.give(ticket, table)) return context.json(failure('noTableAsks', { ticket }), 404);
    // Without named tables, the hall has one for every game.
    const { tables } = parts.hall.state;
    if (tables.length > 0 && !tables.includes(table)) parts.hall.act([{ type: 'addTable', table }], 'desk');
    boards.line.forget(table);
    return context.json({ ok: true });
  });
  addDoor(app, boards);
}

function addDoor(app: App, { door, keys, line }: Boards): void {
  addRoute(app, 'POST /api/hall/boards/door', { who: 'host' }, (context) => {
    door.letIn();
    return context.json({ ok: true });
  });
  addRoute(app, 'DELETE /api/hall/boards/door', { who: 'host' }, (context) => {
    door.shut();
    return context.json({ ok: true });
  });
  addRoute(app, 'DELETE /api/hall/boards/:table', { who: 'host' }, (context) => {
    const number = context.req.param('table') ?? '';
    if (!keys.tables.includes(number)) return context.json(failure('noSuchTable', { table: number }), 404);
    keys.forget(number);
    line.forget(number);
    return context.json({ ok: true });
  });
}

/** The connections of tables. A caller without a table's key is turned away before there is one. */
export const tablesPath = ({
  keys,
  line,
}: Boards): readonly [path: string, served: SocketPath<WebSocket>] => [
  PATH,
  {
    most: MESSAGE_BYTES,
    readers: false,
    refuse: (access) =>
      access.kind === 'place' && access.role === 'table'
        ? undefined
        : ['401 Unauthorized', answer('unknownTable', {})],
    open: (socket, { headers }) => {
      const number = keys.tableOf(shownKey(headers) ?? '');
      if (number === undefined) socket.terminate();
      else open(socket, number, line);
    },
  },
];

function open(socket: WebSocket, number: string, line: Boards['line']): void {
  const connection = line.connect(number, {
    send: (message) => socket.send(JSON.stringify(message)),
    end: () => socket.terminate(),
  });
  let [count, since] = [0, performance.now()];
  socket.on('message', (data, isBinary) => {
    const now = performance.now();
    if (now - since > MOST_MESSAGES.time) [count, since] = [0, now];
    count += 1;
    const message = isBinary ? undefined : readFromTable(`${data}`);
    if (message === undefined || count > MOST_MESSAGES.count) socket.close(1008);
    else connection.receive(message);
  });
  socket.on('error', () => {});
  socket.on('close', () => connection.lost());
}
