import { expect, test } from 'vitest';
import { EmulatorPort } from './port.ts';

function setUp() {
  const log: string[] = [];
  const port = new EmulatorPort({
    write: (bytes) => log.push(`write ${[...bytes]}`),
    close: () => log.push('link closed'),
  });
  port.on('open', () => log.push('open'));
  port.on('close', (error) => log.push(`close ${error === undefined ? '' : error.message}`.trim()));
  port.on('error', (error) => log.push(`error ${error.message}`));
  const write = (...bytes: number[]) =>
    port.write(bytes, (error) => log.push(error ? error.message : 'written'));
  return { port, log, write };
}

test('writing to a port that is not open is an error', async () => {
  const { log, write } = setUp();
  expect(write(1)).toBe(false);
  await Promise.resolve();
  expect(log).toEqual(['the port is not open']);
});

// A port that was given up while it opened kept the board's port in use: the next attempt was refused.
test('one that is closed while it opens frees the link, and opens no more', async () => {
  const { port, log } = setUp();
  await new Promise<void>((resolve) => port.close(() => resolve()));
  port.opened();
  port.refused('gone');
  expect(log).toEqual(['link closed', 'close']);
});
