// What is read of a journal whose keeper was killed: its last move may not have been committed, everything before it was.
import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SIX_CARD } from '../../../shared/rules/index.ts';
import type { TableEvent } from '../../../shared/story/roster.ts';
import { openTableJournal } from '../../table/index.ts';
import { ScenarioJournal } from './history.ts';

const EVENTS = [
  { type: 'gameStarted', game: 1, rules: SIX_CARD, players: ['Ann', 'Bob'], move: 1 },
  { type: 'pegged', side: 0, points: 1, reason: 'play', move: 2 },
  { type: 'pegged', side: 0, points: 1, reason: 'play', move: 3 },
] as unknown as readonly TableEvent[];

/** A folder whose journal has so many of the events. */
function kept(events: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'muggins-history-'));
  const journal = openTableJournal(folder);
  for (const event of EVENTS.slice(0, events)) journal.append([event]);
  journal.close();
  return folder;
}

/** Reads a journal that has three events, and then only so many. */
function readTwice(then: number, between: (history: ScenarioJournal) => void): number {
  const folder = kept(3);
  const history = new ScenarioJournal(folder, 2);
  expect(history.events).toHaveLength(3);
  between(history);
  const other = kept(then);
  cpSync(other, folder, { recursive: true });
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
