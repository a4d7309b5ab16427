import { expect, test } from 'vitest';
import { HeldKeys } from './pressed.ts';

function setUp() {
  const told: string[] = [];
  const holds = new HeldKeys((key, action) => told.push(`${action} ${key}`));
  return { told, holds };
}

test('a press and a release are told once', () => {
  const { told, holds } = setUp();
  holds.press('Digit4', '4');
  holds.press('Digit4', '4');
  holds.release('Digit4');
  holds.release('Digit4');
  expect(told).toEqual(['press 4', 'release 4']);
});

test('the release belongs to the key that was pressed, whatever Shift has done since', () => {
  const { told, holds } = setUp();
  holds.press('Digit1', 'P1');
  holds.press('Digit1', '1');
  holds.release('Digit1');
  expect(told).toEqual(['press P1', 'release P1']);
});

test('two fingers hold two keys, and one key for as long as either is down', () => {
  const { told, holds } = setUp();
  holds.press('pointer 1', 'P1');
  holds.press('pointer 2', 'P2');
  holds.press('Digit1', 'P1');
  holds.release('pointer 1');
  expect([...holds.keys].sort()).toEqual(['P1', 'P2']);
  holds.release('Digit1');
  expect(told).toEqual(['press P1', 'press P2', 'release P1']);
});

test('losing the focus lets everything go', () => {
  const { told, holds } = setUp();
  holds.press('KeyU', 'UNDO');
  holds.press('pointer 3', '9');
  holds.releaseAll();
  expect(told.slice(2).sort()).toEqual(['release 9', 'release UNDO']);
  expect(holds.keys.size).toBe(0);
});
