import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { MugginsIO } from './io.ts';
import { sourceOf } from './serial.ts';
import { tcpPort } from './tcp.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function listen(onSocket: (socket: Socket) => void): Promise<number> {
  const server = createServer(onSocket);
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

test('bytes go both ways, and closing is reported', async () => {
  const port = await listen((socket) => socket.on('data', (bytes) => socket.write(bytes)));
  const source = sourceOf(`tcp://127.0.0.1:${port}`);
  expect(source.name).toBe(`tcp://127.0.0.1:${port}`);
  const transport = await source();
  expect(transport.path).toBe(source.name);
  const answer = once(transport, 'data');
  transport.write(Uint8Array.of(0xf0, 0x0a, 0xf7));
  expect([...(await answer)[0]]).toEqual([0xf0, 0x0a, 0xf7]);
  const closed = once(transport, 'close');
  transport.close();
  await closed;
  transport.close();
});

test('the other end hanging up is a close, a reset one with its error', async () => {
  const port = await listen((socket) => socket.once('data', () => socket.resetAndDestroy()));
  const transport = await tcpPort({ host: '127.0.0.1', port })();
  const closed = once(transport, 'close');
  transport.write(Uint8Array.of(1));
  await expect(closed).rejects.toMatchObject({ code: 'ECONNRESET' });
});

// It read "Lost the connection ... Check the cable", where another sketch had the board.
test('a second program at a board that is shared with one', async () => {
  const port = await listen((socket) => socket.destroy());
  const [error] = await once(new MugginsIO({ port: `tcp://127.0.0.1:${port}` }), 'error');
  expect(error).toMatchObject({ code: 'busy', details: { port: `tcp://127.0.0.1:${port}` } });
});

test('a port at which nothing listens', async () => {
  const port = await listen(() => {});
  const server = servers.splice(0)[0];
  server?.close();
  await once(server ?? process, 'close');
  await expect(tcpPort({ host: '127.0.0.1', port })()).rejects.toMatchObject({
    code: 'openFailed',
    message: expect.stringContaining(`Cannot open tcp://127.0.0.1:${port}: nothing is listening there.`),
  });
});
