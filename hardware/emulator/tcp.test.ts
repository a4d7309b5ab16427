import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { encode, Splitter } from '../../shared/protocol/index.ts';
import { Emulator } from './emulator.ts';
import { serveTcp } from './tcp.ts';

async function withBoard(use: (emulator: Emulator, port: number) => Promise<void>): Promise<void> {
  const emulator = await Emulator.start();
  const tcp = await serveTcp(emulator);
  try {
    await use(emulator, tcp.port);
  } finally {
    await tcp.close();
    await emulator.stop();
  }
}

/** Connects and waits for the first byte: Firmata's version report, which the firmware sends when it starts. */
async function join(port: number) {
  const socket = connect(port, '127.0.0.1');
  const [bytes] = (await once(socket, 'data')) as [Buffer];
  return { socket, first: bytes[0] };
}

test('a connection resets the chip and carries bytes both ways', async () => {
  await withBoard(async (emulator, port) => {
    const { socket, first } = await join(port);
    expect(first).toBe(0xf9);
    await emulator.wait(200);
    // What the firmware says of itself as it starts may still be on its way: of all messages the answer is looked for.
    const heard: number[][] = [];
    const splitter = new Splitter();
    socket.on('data', (bytes: Buffer) => {
      for (const piece of splitter.push(bytes))
        if (piece.kind === 'sysex') heard.push([...piece.body.subarray(0, 3)]);
    });
    socket.write(encode({ type: 'hello', sequence: 5, major: 1, minor: 0 }));
    while (!heard.some(([id]) => id === 0x0b)) await once(socket, 'data');
    expect(heard).toContainEqual([0x0b, 5, 1]);
    socket.destroy();
  });
});

test('a second connection is closed, the first goes on; the next one after it is served', async () => {
  await withBoard(async (_, port) => {
    const { socket } = await join(port);
    const second = connect(port, '127.0.0.1');
    await once(second, 'close');
    expect(socket.destroyed).toBe(false);
    socket.destroy();
    await once(socket, 'close');
    let first: number | undefined;
    while (first === undefined) {
      const again = connect(port, '127.0.0.1');
      const [event] = await Promise.race([once(again, 'data'), once(again, 'close')]);
      if (event instanceof Buffer) first = event[0];
      again.destroy();
    }
    expect(first).toBe(0xf9);
  });
});

test('pulling the cable closes the connection, and closes new ones until it is back', async () => {
  await withBoard(async (emulator, port) => {
    const { socket } = await join(port);
    emulator.unplug();
    await once(socket, 'close');
    await once(connect(port, '127.0.0.1'), 'close');
    emulator.plug();
    const back = await join(port);
    expect(back.first).toBe(0xf9);
    back.socket.destroy();
  });
});
