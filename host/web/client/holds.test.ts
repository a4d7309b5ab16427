import { expect, test } from 'vitest';
import { type HoldClock, Holds, SHORTEST_HOLD } from './holds.ts';

/** A clock that stands still until it is told the time. */
class Clock implements HoldClock {
  time = 0;
  readonly #later: { readonly at: number; readonly then: () => void }[] = [];
  now(): number {
    return this.time;
  }
  after(milliseconds: number, then: () => void): void {
    this.#later.push({ at: this.time + milliseconds, then });
  }
  advance(milliseconds: number): void {
    this.time += milliseconds;
    const due = this.#later.filter(({ at }) => at <= this.time);
    for (const each of due) {
      this.#later.splice(this.#later.indexOf(each), 1);
      each.then();
    }
  }
}

function setUp() {
  const clock = new Clock();
  const told: string[] = [];
  const holds = new Holds((key, action) => told.push(`${action} ${key}`), clock);
  return { clock, told, holds };
}

test('a press and a release are told once', () => {
  const { clock, told, holds } = setUp();
  holds.press('Digit4', '4');
  holds.press('Digit4', '4');
  clock.advance(100);
  holds.release('Digit4');
  holds.release('Digit4');
  expect(told).toEqual(['press 4', 'release 4']);
});

test('the release belongs to the key that was pressed, whatever Shift has done since', () => {
  const { clock, told, holds } = setUp();
  holds.press('Digit1', 'P1');
  holds.press('Digit1', '1');
  clock.advance(100);
  holds.release('Digit1');
  expect(told).toEqual(['press P1', 'release P1']);
});

test('two fingers hold two keys, and one key for as long as either is down', () => {
  const { clock, told, holds } = setUp();
  holds.press('pointer 1', 'P1');
  holds.press('pointer 2', 'P2');
  holds.press('Digit1', 'P1');
  clock.advance(100);
  holds.release('pointer 1');
  expect([...holds.keys]).toEqual(['P1', 'P2']);
  holds.release('Digit1');
  expect(told).toEqual(['press P1', 'press P2', 'release P1']);
});

test('a tap of no time stays down long enough for a real contact', () => {
  const { clock, told, holds } = setUp();
  holds.press('tap', '5');
  holds.release('tap');
  clock.advance(SHORTEST_HOLD - 1);
  expect(told).toEqual(['press 5']);
  clock.advance(1);
  expect(told).toEqual(['press 5', 'release 5']);
});

test('a key that is pressed again before it was up stays down until it is let go', () => {
  const { clock, told, holds } = setUp();
  holds.press('tap', '5');
  holds.release('tap');
  holds.press('tap', '5');
  clock.advance(500);
  expect(told).toEqual(['press 5']);
  holds.release('tap');
  expect(told).toEqual(['press 5', 'release 5']);
});

test('losing the focus lets everything go', () => {
  const { clock, told, holds } = setUp();
  holds.press('KeyU', 'UNDO');
  holds.press('pointer 3', '9');
  clock.advance(2_000);
  holds.releaseAll();
  expect(told.slice(2).sort()).toEqual(['release 9', 'release UNDO']);
  expect(holds.keys.size).toBe(0);
});
