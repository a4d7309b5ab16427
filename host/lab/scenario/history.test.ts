// What is read of a journal whose keeper was killed: its last move may not have been committed, everything before it was.
import { copyFileSync, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { keepAll, peg, start } from '../../journal/testing/events.ts';
import { ScenarioJournal } from './history.ts';

const EVENTS = [start(1), peg(2), peg(3)];

/** A folder whose journal has so many of the events. */
function kept(events: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'muggins-history-'));
  keepAll(folder, EVENTS.slice(0, events));
  return folder;
}

/** Reads a journal that has three events, and then only so many. */
function readTwice(then: number, between: (history: ScenarioJournal) => void): number {
  const folder = kept(3);
  const history = new ScenarioJournal(folder, 2);
  expect(history.events).toHaveLength(3);
  between(history);
  const other = kept(then);
  for (const name of readdirSync(other)) copyFileSync(join(other, name), join(folder, name));
  return history.events.length;
}

test('a move that goes while nobody was killed is lost', () => {
  expect(() => readTwice(2, () => {})).toThrow('lost event 3 of 3');
  expect(() => readTwice(2, (history) => [history.keeperDied(), history.settled()])).toThrow('lost event 3');
});

test('the last move may go when its keeper was killed, and no other', () => {
  expect(readTwice(2, (history) => history.keeperDied())).toBe(2);
  expect(() => readTwice(1, (history) => history.keeperDied())).toThrow('lost event 2 of 2');
});
