import { describe, expect, test } from 'vitest';
import golden from '../../shared/protocol/frames.golden.json' with { type: 'json' };
import {
  HOST_MESSAGE_NAMES,
  type HostMessageName,
  MAX_HOST_FRAME,
  type WireMessage,
} from '../../shared/protocol/index.ts';
import { idleSender, type Order, type SenderInput, slotOf, step } from './sender.ts';

/** Resends at once, between two timeouts, because the board reported that a frame arrived damaged. */
const MOST_HURRIES = 4;

const ANSWER_TIMEOUTS = [60, 80, 110, 150] as const;

const pegs = (front: number): Order => ({
  type: 'pegs',
  holes: [
    { front, rear: 0 },
    { front: 0, rear: 0 },
  ],
});
const row = (number: number): Order => ({ type: 'text', row: number, text: 'x'.repeat(20) });
const ping: Order = { type: 'ping' };
const effect: Order = { type: 'effect', effect: 1, lane: 0 };
const setup: Order = { type: 'setup', lanes: 3, brightness: 64 };

/** What happens, in a few letters: `at` milliseconds, an input, and the effects it must have. */
type Event = readonly [at: number, input: SenderInput, effects: readonly string[]];

const want = (order: Order): SenderInput => ({ type: 'want', order });
const answer = (sequence: number, status: 'ok' | 'badValue' | 'badChecksum' | 'notGreeted' = 'ok') =>
  ({ type: 'answer', sequence, status }) as const;
const time: SenderInput = { type: 'time' };

function play(events: readonly Event[]): void {
  let state = idleSender(Number(/^send (\d+)/.exec(`${events[0]?.[2]}`)?.[1] ?? 1));
  for (const [at, input, expected] of events) {
    const { state: after, effects } = step(state, input, at);
    state = after;
    const shown = effects.map((effect) => {
      if (effect.type === 'send') return `send ${effect.message.sequence} ${show(effect.message)}`;
      return effect.type === 'stranger' ? 'stranger' : `${effect.type} ${show(effect.order)}`;
    });
    expect(shown, `at ${at}: ${JSON.stringify(input)}`).toEqual(expected);
  }
}

function show(order: Order | { readonly type: 'hello' | 'keyAck' }): string {
  if (order.type === 'pegs') return `pegs ${order.holes[0]?.front}`;
  return order.type === 'text' ? `row ${order.row}` : order.type;
}

/** What it does, event by event; the first message has the number that the row gives it. */
const ROWS: Readonly<Record<string, readonly Event[]>> = {
  'one at a time, delivered when answered': [
    [0, want(pegs(1)), ['send 1 pegs 1']],
    [1, want(row(0)), []],
    [5, answer(1), ['delivered pegs 1', 'send 2 row 0']],
    [9, answer(2), ['delivered row 0']],
    [10, time, []],
  ],
  'pegs do not wait for the answer to a row of text, which is sent again after them': [
    [0, want(row(0)), ['send 1 row 0']],
    [1, want(row(1)), []],
    [2, want(pegs(1)), ['send 2 pegs 1']],
    [4, answer(1), []],
    [5, answer(2), ['delivered pegs 1', 'send 3 row 0']],
    [9, answer(3), ['delivered row 0', 'send 4 row 1']],
  ],
  'a row that pegs have overtaken is not sent again if a newer one waits': [
    [0, want(row(0)), ['send 1 row 0']],
    [1, want({ type: 'text', row: 0, text: 'y'.repeat(20) }), []],
    [2, want(pegs(1)), ['overtaken row 0', 'send 2 pegs 1']],
    [5, answer(2), ['delivered pegs 1', 'send 3 row 0']],
    [9, answer(3), ['delivered row 0']],
  ],
  'nor for the answer to the heartbeat; but newer pegs wait for the answer to older ones': [
    [0, want(ping), ['send 1 ping']],
    [1, want(pegs(1)), ['send 2 pegs 1']],
    [2, want(pegs(2)), []],
    [5, answer(1), []],
    [6, answer(2), ['delivered pegs 1', 'send 3 pegs 2']],
    [9, answer(3), ['delivered pegs 2', 'send 4 ping']],
    [12, answer(4), ['delivered ping']],
  ],
  'urgent slots overtake': [
    [0, want(effect), ['send 1 effect']],
    [0, want(row(3)), []],
    [0, want(row(0)), []],
    [0, want(effect), []],
    [0, want(pegs(1)), []],
    [0, want(setup), []],
    [5, answer(1), ['delivered effect', 'send 2 setup']],
    [6, answer(2), ['delivered setup', 'send 3 pegs 1']],
    [7, answer(3), ['delivered pegs 1', 'send 4 effect']],
    [8, answer(4), ['delivered effect', 'send 5 row 0']],
    [9, answer(5), ['delivered row 0', 'send 6 row 3']],
  ],
  'a waiting value is replaced': [
    [0, want(pegs(1)), ['send 1 pegs 1']],
    [1, want(pegs(2)), []],
    [2, want(pegs(3)), ['overtaken pegs 2']],
    [5, answer(1), ['delivered pegs 1', 'send 2 pegs 3']],
  ],
  'no answer: the same frame again, each time after a longer wait': [
    [0, want(pegs(1)), ['send 1 pegs 1']],
    [59, time, []],
    [60, time, ['send 1 pegs 1']],
    [139, time, []],
    [140, time, ['send 1 pegs 1']],
    [250, time, ['send 1 pegs 1']],
    [400, time, ['send 1 pegs 1']],
    [549, time, []],
    [550, time, ['send 1 pegs 1']],
    [551, answer(1), ['delivered pegs 1']],
  ],
  'a superseded value is not sent again': [
    [0, want(pegs(1)), ['send 1 pegs 1']],
    [10, want(pegs(2)), []],
    [60, time, ['overtaken pegs 1', 'send 2 pegs 2']],
    [61, answer(1), []],
    [62, answer(2), ['delivered pegs 2']],
  ],
  'nothing comes between an effect and its resend, not even pegs': [
    [0, want(effect), ['send 1 effect']],
    [1, want(pegs(1)), []],
    [60, time, ['send 1 effect']],
    [61, answer(1), ['delivered effect', 'send 2 pegs 1']],
  ],
  'damaged on the way: again at once, a few times, then patiently': [
    [0, want(pegs(1)), ['send 1 pegs 1']],
    ...Array.from({ length: MOST_HURRIES }, (_, i): Event => {
      return [3 * (i + 1), answer(0, 'badChecksum'), ['send 1 pegs 1']];
    }),
    [20, answer(0, 'badChecksum'), []],
    [3 * MOST_HURRIES + 60, time, ['send 1 pegs 1']],
    [3 * MOST_HURRIES + 63, answer(0, 'badChecksum'), ['send 1 pegs 1']],
  ],
  'damaged and superseded: the newer at once': [
    [0, want(pegs(1)), ['send 1 pegs 1']],
    [1, want(pegs(2)), []],
    [3, answer(0, 'badChecksum'), ['overtaken pegs 1', 'send 2 pegs 2']],
  ],
  'a damaged frame of somebody else means nothing while nothing is on the way': [
    [0, answer(0, 'badChecksum'), []],
    [0, answer(1), []],
  ],
  'refused: reported, and not sent again': [
    [0, want(pegs(1)), ['send 1 pegs 1']],
    [1, want(ping), []],
    [5, answer(1, 'badValue'), ['refused pegs 1', 'send 2 ping']],
  ],
  'a board that does not know us': [
    [0, want(ping), ['send 1 ping']],
    [5, answer(1, 'notGreeted'), ['stranger']],
  ],
  'answers to other numbers are late ones': [
    [0, want(pegs(1)), ['send 1 pegs 1']],
    [1, answer(127), []],
    [2, answer(2), []],
    [3, answer(1), ['delivered pegs 1']],
    [4, answer(1), []],
  ],
  'numbers run to 127 and begin again at 1': [
    [0, want(ping), ['send 126 ping']],
    [1, answer(126), ['delivered ping']],
    [2, want(ping), ['send 127 ping']],
    [3, answer(127), ['delivered ping']],
    [4, want(ping), ['send 1 ping']],
  ],
};

describe('the sender', () => {
  test.each(Object.entries(ROWS))('%s', (_, events) => play(events));

  test('rows have a slot each, and every other message has one', () => {
    const known = golden.good.map(({ message }) => message as unknown as WireMessage);
    const orders = known.filter(({ type }) =>
      HOST_MESSAGE_NAMES.includes(type as HostMessageName),
    ) as Order[];
    const slots = orders.map(slotOf).filter((slot) => !slot.startsWith('text '));
    expect(new Set(slots)).toEqual(new Set(HOST_MESSAGE_NAMES.filter((name) => name !== 'text')));
    expect([0, 1, 2, 3].map((each) => slotOf(row(each)))).toEqual(['text 0', 'text 1', 'text 2', 'text 3']);
  });

  test('what waits goes out in this order', () => {
    const orders: readonly Order[] = [
      setup,
      { type: 'colours', lane1: 0, lane2: 1, lane3: 2, lane4: 3 },
      { type: 'readEntry' },
      { type: 'takeEntry', log: 1, number: 1 },
      pegs(1),
      { type: 'indicators', dealer: 0, turn: 0 },
      effect,
      { type: 'tone', hertz: 440, milliseconds: 100 },
      ...[0, 1, 2, 3].map(row),
      { type: 'readCounters' },
      ping,
      { type: 'readHealth' },
      { type: 'selfTest', on: 1 },
    ];
    const waiting = Object.fromEntries(orders.map((order) => [slotOf(order), order]).reverse());
    const sent: Order[] = [];
    let { state } = step({ waiting, flight: undefined, next: 1 }, want(setup), 0);
    for (; state.flight; { state } = step(state, answer(state.flight.sequence), 0))
      sent.push(state.flight.order);
    expect(sent).toEqual(orders);
  });

  test('the first timeout covers the longest exchange there can be', () => {
    // 8N1 at 115200 baud is 11520 bytes a second; 484 pixels at 30 microseconds; FTDI latency timer 16 ms.
    const wire = ((MAX_HOST_FRAME + 8) / 11_520) * 1000;
    expect(ANSWER_TIMEOUTS[0]).toBeGreaterThan(wire + 484 * 0.03 + 0.3 + 16 + 16);
  });
});
