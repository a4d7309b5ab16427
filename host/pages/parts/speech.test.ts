// The voice: each line once, its parts one after the other, with or without a mouth.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Voice } from './speech.ts';

/** What is being said, until a test ends it. */
let said: { text: string; onend: () => void }[];

beforeEach(() => {
  vi.useFakeTimers();
  said = [];
  vi.stubGlobal('location', { search: '' });
  vi.stubGlobal('localStorage', { getItem: () => null });
  vi.stubGlobal('SpeechSynthesisUtterance', function (this: object, text: string) {
    Object.assign(this, { text });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const mouth = () =>
  vi.stubGlobal('speechSynthesis', {
    cancel: () => {},
    speak: (each: (typeof said)[number]) => said.push(each),
  });

function heard(table: boolean) {
  const steps: number[] = [];
  const voice = new Voice();
  const recital = { parts: ['fifteen 2', 'a pair is 4'], at: (part: number) => steps.push(part) };
  voice.hear({ id: 1, text: 'old' }, table, recital);
  voice.hear({ id: 2, text: 'Ann claims 4.' }, table, recital);
  return { steps, voice };
}

test('parts go on as the voice ends them, and what was there when the page came is old', () => {
  mouth();
  const { steps } = heard(true);
  expect(steps).toEqual([2, -1]);
  for (const at of [0, 1, 2]) said[at]?.onend();
  expect(said.map(({ text }) => text)).toEqual(['Ann claims 4.', 'fifteen 2', 'a pair is 4']);
  expect(steps).toEqual([2, -1, 0, 1, 2]);
});

test.each([
  ['without a voice they go on by themselves', false, 1_200],
  ['a browser that does not tell of the end is not waited for', true, 20_000],
])('%s', (_, table, time) => {
  mouth();
  const { steps } = heard(table);
  for (const after of [
    [2, -1, 0],
    [2, -1, 0, 1],
    [2, -1, 0, 1, 2],
  ]) {
    vi.advanceTimersByTime(time);
    expect(steps).toEqual(after);
  }
});

test('a newer line ends the older one', () => {
  mouth();
  const { steps, voice } = heard(true);
  voice.hear({ id: 3, text: 'Bob pegs 2.' }, true);
  said[0]?.onend();
  vi.advanceTimersByTime(60_000);
  expect([said.map(({ text }) => text), steps]).toEqual([
    ['Ann claims 4.', 'Bob pegs 2.'],
    [2, -1],
  ]);
});
