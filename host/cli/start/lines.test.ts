// Readers, signs and the deck from the command line.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Card, DECK } from '../../../shared/rules/index.ts';
import { silentLog } from '../../board/index.ts';
import type { Deck } from '../../lines/deck.ts';
import { readDeck } from '../../lines/index.ts';
import { MemoryDevice, settled } from '../../lines/testing/device.ts';
import { Rig } from '../../table/testing/rig.ts';
import { learnDeck } from '../board/deck.ts';
import { CliError } from '../output.ts';
import { muggins, newFolder, recorder } from '../testing/muggins.ts';
import { lineSource, readLines, startLines } from './lines.ts';

const EMPTY_DECK: Deck = { codes: new Map() };

type DeckOptions = Parameters<typeof learnDeck>[1];

describe('what --reader and --sign may be', () => {
  test.each([
    ['/dev/ttyUSB0', { port: '/dev/ttyUSB0', baud: 9_600, place: 'shared' }],
    ['/dev/ttyUSB0=1', { port: '/dev/ttyUSB0', baud: 9_600, place: 0 }],
    ['/dev/ttyUSB0@115200=6', { port: '/dev/ttyUSB0', baud: 115_200, place: 5 }],
    ['COM7=starter', { port: 'COM7', baud: 9_600, place: 'starter' }],
    ['tcp://127.0.0.1:4000=shared', { port: 'tcp://127.0.0.1:4000', baud: 9_600, place: 'shared' }],
    [
      '/dev/serial/by-id/usb-Sycreader_RFID@38400',
      { port: '/dev/serial/by-id/usb-Sycreader_RFID', baud: 38_400, place: 'shared' },
    ],
  ])('--reader %s', (text, reader) => {
    expect(readLines({ reader: [text] })).toEqual({ readers: [reader], signs: [] });
  });

  test.each<[{ reader?: string[]; sign?: string[] }, string]>([
    [{ reader: ['nowhere'] }, '“nowhere” is not a port'],
    [{ reader: [''] }, 'is not a port'],
    [{ reader: ['/dev/x=0'] }, 'a seat from 1 to 6, starter or shared'],
    [{ reader: ['/dev/x=7'] }, 'a seat from 1 to 6'],
    [{ reader: ['/dev/x=Ann'] }, '--reader /dev/x=Ann'],
    [{ reader: ['/dev/x='] }, 'after the ='],
    [{ sign: ['/dev/x@20'] }, 'a speed from 300'],
    [{ reader: ['/dev/x=1', '/dev/x=2'] }, '/dev/x is given twice'],
    [{ reader: ['/dev/x=1'], sign: ['/dev/x'] }, '/dev/x is given twice'],
    [{ reader: ['/dev/board'] }, '/dev/board is given twice'],
  ])('%j is refused', (options, words) => {
    expect(() => readLines({ ...options, port: '/dev/board' })).toThrow(CliError);
    expect(() => readLines({ ...options, port: '/dev/board' })).toThrow(words);
  });
});

test('a port that is not there is told in the words of a device that comes by itself', async () => {
  const source = lineSource({ port: '/dev/no-such-reader', baud: 9_600 });
  expect(source.name).toBe('/dev/no-such-reader');
  await expect(source()).rejects.toThrow('not there. Plug it in and Muggins finds it');
});

describe('the deck', () => {
  const code = (card: Card): string => `04 ${DECK.indexOf(card).toString(16).padStart(2, '0')}`;

  /** A lesson at a reader in memory, told what to say after each question. */
  function lesson(texts: readonly string[], options: DeckOptions) {
    const device = new MemoryDevice('reader');
    const { output, out, err } = recorder();
    let stop = (): void => {};
    const stopped = new Promise<void>((resolve) => {
      stop = resolve;
    });
    const done = learnDeck(texts, options, output, { source: device.source, stop: stopped });
    return { device, out, err, stop, done };
  }

  test('is taught by presenting each card once, and each is on disk before the next is asked for', async () => {
    const data = newFolder();
    const { device, out, done } = lesson([], { data });
    await settled();
    for (const [at, card] of DECK.entries()) {
      expect(out.at(-1)).toContain(`(${at + 1} of 52)`);
      // A reader repeats a card that lies there.
      await device.send(`${code(card)}\r\n${code(card)}\r\n`);
      expect(readDeck(data).codes.get(code(card))).toBe(card);
    }
    await done;
    expect(out.at(-1)).toBe('The pack is complete.');
    const lines = (await muggins('deck', 'list', '--data', data)).out.split('\n');
    expect(lines[0]).toBe(' A♣  04 00');
    expect(lines.at(-1)).toBe('52 of 52 cards are known.');
    await expect(learnDeck([], { data }, { out: () => {}, err: () => {} })).rejects.toMatchObject({
      code: 'deckKnown',
    });
  });

  test('goes on where it was broken off', async () => {
    const data = newFolder();
    const first = lesson([], { data });
    await settled();
    await first.device.send('a\nb\n');
    first.stop();
    await first.done;
    expect(first.out.at(-1)).toBe(
      '2 of 52 were presented. 2 of 52 cards are known. To continue: muggins deck learn',
    );
    const second = lesson([], { data });
    await settled();
    expect(second.out).toEqual(['Present A♥ (1 of 50).']);
    await second.device.send('a\n');
    expect(second.out.slice(1)).toEqual(['This code already means A♣.', 'Present A♥ (1 of 50).']);
    second.stop();
    await second.done;
  });

  test('a named card is taught again, and takes its code from another', async () => {
    const data = newFolder();
    writeFileSync(join(data, 'deck.json'), '{"version":1,"codes":{"04 A1":"KS"}}');
    const { device, out, done } = lesson(['5H'], { data });
    await settled();
    await device.send('04 A1\n');
    await done;
    expect(out).toContain('5♥ is 04 A1, no longer K♠.');
    expect([...readDeck(data).codes]).toEqual([['04 A1', '5H']]);
  });

  test('a pattern is kept, and skips a greeting', async () => {
    const data = newFolder();
    const { device, done } = lesson(['5H'], { data, pattern: '^UID: (.*)' });
    await settled();
    await device.send('RC522 ready\nUID: 04 A1\n');
    await done;
    expect(JSON.parse(readFileSync(join(data, 'deck.json'), 'utf8'))).toEqual({
      version: 1,
      pattern: '^UID: (.*)',
      codes: { '04 A1': '5H' },
    });
  });

  test('a reader that comes late is waited for; garbage is told', async () => {
    const { device, out, err, stop, done } = lesson(['5H'], { data: newFolder() });
    await settled();
    await device.send(Uint8Array.of(0xff, 0x0a));
    expect(out).toEqual(['Present 5♥ (1 of 1).']);
    expect(err.join()).toContain('Is the speed right?');
    stop();
    await done;
  });

  test.each([
    ['deck learn --port nowhere', 2, 'is not a port'],
    ['deck learn 5X --port /dev/x', 2, '5X'],
    ['deck learn --pattern UID --port /dev/x', 2, 'no group'],
    ['deck teach', 2, 'teach'],
  ])('%s', async (line, exit, words) => {
    const { code, err } = await muggins(...line.split(' '), '--data', newFolder());
    expect([code, err]).toEqual([exit, expect.stringContaining(words)]);
  });

  test('a damaged deck is refused by `start` and by `deck`, with what to do', async () => {
    const data = newFolder();
    writeFileSync(join(data, 'deck.json'), '{');
    for (const line of ['start --http 0 --port nowhere', 'deck list']) {
      const { code, err } = await muggins(...line.split(' '), '--data', data);
      expect([code, err]).toEqual([
        1,
        expect.stringMatching(/deck\.json: it is no deck.*Mend it, or remove it/),
      ]);
    }
  });
});

test('without readers nothing is opened, and closing is at once', async () => {
  const rig = new Rig();
  const close = startLines({
    choices: readLines({}),
    deck: EMPTY_DECK,
    table: rig.table,
    log: silentLog,
    say: () => {},
  });
  await close();
  expect(rig.table.listenerCount('view')).toBe(0);
});
