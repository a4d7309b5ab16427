// Card readers and signs, in memory under a clock turned by hand.
import { describe, expect, test } from 'vitest';
import { type Deck, teach } from './deck.ts';
import { CardReader } from './reader.ts';
import { TextSign } from './sign.ts';
import { handClock, MemoryDevice, settled } from './testing/device.ts';

const EMPTY_DECK: Deck = { codes: new Map() };

/** Milliseconds after which the line is sent again: a sign that was switched on late, or missed it, shows it then. */
const REFRESH_MILLISECONDS = 10_000;

/** Milliseconds within which the same code again is the same card still lying there: readers repeat themselves. */
const REPEAT_MILLISECONDS = 1_500;

/** Milliseconds between two attempts to open the port: serial ports do not tell when they come. */
const RETRY_MILLISECONDS = 1_000;

const DECK: Deck = teach(teach(EMPTY_DECK, '04A1', '5H'), '04A2', 'JD');

function listen(reader: CardReader): readonly string[] {
  const heard: string[] = [];
  reader.on('card', (card) => heard.push(card));
  reader.on('unknown', (code) => heard.push(`unknown ${code}`));
  reader.on('garbage', (what) => heard.push(what));
  reader.on('status', ({ state }) => heard.push(state));
  return heard;
}

async function bench() {
  const port = new MemoryDevice();
  const clock = handClock();
  const reader = new CardReader({ open: port.source, clock, deck: DECK });
  const heard = listen(reader);
  reader.start();
  await settled();
  return { port, clock, reader, heard };
}

test('cards by code and by name, and unknown ones named', async () => {
  const { port, heard } = await bench();
  await port.send('04A1\r\n04A2\r\n6S\r\n04FF\r\n');
  expect(heard).toEqual(['ready', '5H', 'JD', '6S', 'unknown 04FF']);
});

test('a card that lies there is read once, however often the reader says so', async () => {
  const { port, clock, heard } = await bench();
  const say = (code: string) => port.send(`${code}\n`);
  for (let i = 0; i < 20; i++) {
    await say('04A1');
    await clock.turn(REPEAT_MILLISECONDS - 1);
  }
  await say('04A2');
  await say('04A1');
  await clock.turn(REPEAT_MILLISECONDS);
  await say('04A1');
  expect(heard).toEqual(['ready', '5H', 'JD', '5H', '5H']);
});

describe('a sign', () => {
  const make = async () => {
    const port = new MemoryDevice();
    const clock = handClock();
    const sign = new TextSign({ open: port.source, clock });
    sign.start();
    await settled();
    return { port, clock, sign };
  };

  test('is told every change once, and everything again from time to time', async () => {
    const { port, clock, sign } = await make();
    sign.show('Red 0  Blue 0');
    sign.show('Red 0  Blue 0');
    await settled();
    sign.show('Red 4  Blue 0');
    await settled();
    expect(port.received).toBe('Red 0  Blue 0\r\nRed 4  Blue 0\r\n');
    port.received = '';
    await clock.turn(REFRESH_MILLISECONDS);
    await clock.turn(REFRESH_MILLISECONDS);
    expect(port.received).toBe('Red 4  Blue 0\r\nRed 4  Blue 0\r\n');
    await sign.close();
    await clock.turn(REFRESH_MILLISECONDS);
    expect(port.received).toBe('Red 4  Blue 0\r\nRed 4  Blue 0\r\n');
  });

  test('that is slow is told the newest only', async () => {
    const { port, sign } = await make();
    port.slow = true;
    for (let points = 0; points < 50; points++) sign.show(`Red ${points}`);
    expect(port.received).toBe('Red 0\r\n');
    port.waiting.shift()?.();
    expect(port.received).toBe('Red 0\r\nRed 49\r\n');
  });

  test('that comes back while a line was on its way is told the newest', async () => {
    const { port, clock, sign } = await make();
    port.slow = true;
    sign.show('Red 1');
    await port.unplug();
    sign.show('Red 2');
    port.plugged = true;
    port.received = '';
    await clock.turn(RETRY_MILLISECONDS);
    expect(port.received).toBe('Red 2\r\n');
  });
});
