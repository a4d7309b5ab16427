import { expect, test } from 'vitest';
import { EmulatorPort } from './port.ts';

function setUp() {
  const done: (() => void)[] = [];
  const log: string[] = [];
  const port = new EmulatorPort({
    write: (bytes, callback) => {
      log.push(`write ${[...bytes]}`);
      done.push(callback);
    },
    close: () => log.push('link closed'),
  });
  port.on('open', () => log.push('open'));
  port.on('data', (bytes) => log.push(`data ${[...bytes]}`));
  port.on('close', (error) => log.push(`close ${error === undefined ? '' : error.message}`.trim()));
  port.on('error', (error) => log.push(`error ${error.message}`));
  const write = (...bytes: number[]) =>
    port.write(bytes, (error) => log.push(error ? error.message : 'written'));
  return { port, log, done, write };
}

test('open, write, read, close', async () => {
  const { port, log, done, write } = setUp();
  port.opened();
  expect(port.isOpen).toBe(true);
  write(1, 2);
  done[0]?.();
  port.arrived(Uint8Array.of(3));
  await new Promise<void>((resolve) => port.close(() => resolve()));
  expect(log).toEqual(['open', 'write 1,2', 'written', 'data 3', 'link closed', 'close']);
  expect(port.isOpen).toBe(false);
});

test('writing to a port that is not open is an error', async () => {
  const { log, write } = setUp();
  expect(write(1)).toBe(false);
  await Promise.resolve();
  expect(log).toEqual(['the port is not open']);
});

test('when the board is lost, writers are told and close says why', () => {
  const { port, log, write } = setUp();
  let reason: unknown;
  port.on('close', (error) => {
    reason = error;
  });
  port.opened();
  write(1);
  port.lost();
  port.lost();
  expect(log).toEqual(['open', 'write 1', 'the board was disconnected', 'close the board was disconnected']);
  expect(reason).toMatchObject({ disconnected: true });
});

test('a refusal is an error', () => {
  const { port, log } = setUp();
  port.refused('no board');
  expect(log).toEqual(['error no board']);
  expect(port.isOpen).toBe(false);
});

// A port that was given up while it opened kept the board's port in use: the next attempt was refused.
test('one that is closed while it opens frees the link, and opens no more', async () => {
  const { port, log } = setUp();
  await new Promise<void>((resolve) => port.close(() => resolve()));
  port.opened();
  port.refused('gone');
  expect(log).toEqual(['link closed', 'close']);
});
