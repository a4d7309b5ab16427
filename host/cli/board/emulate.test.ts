// `muggins emulate`: the emulated board as a port that other programs open (board.md A1: no command did).
import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { expect, test, vi } from 'vitest';
import { begin } from '../../board/testing/running.ts';
import { packageRoot } from '../../system/package.ts';
import { BUILT, muggins } from '../testing/muggins.ts';

test.each<[string[], RegExp]>([
  [['--pty', '--tcp', '9501'], /--pty or --tcp, not both/],
  [['--tcp', 'x'], /--tcp x: expected a whole number from 0 to 65535/],
  [['--tcp', '65536'], /expected a whole number/],
  [['--lanes', '7'], /--lanes 7: expected/],
  [['--lanes', '5', '--board', 'uno'], /at most 4 lanes/],
  [['--board', 'due'], /--board/],
])('%j is refused', async (words, why) => {
  expect(await muggins('emulate', ...words)).toMatchObject({ code: 2, err: expect.stringMatching(why) });
});

test('a TCP port that another program has', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const { code, err } = await muggins('emulate', '--tcp', `${port}`);
  expect([code, err]).toEqual([1, expect.stringMatching(`TCP port ${port} is in use.*--tcp 0`)]);
  other.close();
});

test('without socat a pseudo terminal is refused, with what to do', async () => {
  vi.stubEnv('PATH', '');
  const { code, err } = await muggins('emulate', '--pty').finally(() => vi.unstubAllEnvs());
  expect([code, err]).toEqual([1, expect.stringMatching(/install socat.*TCP works without --pty/)]);
});

test('a board that fits the lanes answers one program at the port that is told, and ends with SIGTERM', async () => {
  const words = ['emulate', '--tcp', '0', '--lanes', '5', '--json'];
  const emulator = begin([process.execPath, BUILT, ...words], packageRoot());
  const ready = JSON.parse(await emulator.line(/"ready"/)) as { readonly port: string };
  expect(ready).toMatchObject({ lanes: 5, board: 'mega' });
  emulator.type('P6 P1:60000');
  await vi.waitFor(() => expect(emulator.errors).toMatch(/^P6 is not a key\. .* P5\. /), 20_000);
  const open = () => connect(Number(new URL(ready.port).port), '127.0.0.1');
  const first = open();
  await once(first, 'data');
  await once(open().resume(), 'close');
  expect(JSON.parse(await emulator.line(/"refused"/))).toMatchObject({
    why: expect.stringMatching(/in use/),
  });
  first.destroy();
  expect(await emulator.end('SIGTERM')).toBe(0);
  // The key that is still held is no fault.
  expect(emulator.errors.trim().split('\n')).toHaveLength(1);
});
