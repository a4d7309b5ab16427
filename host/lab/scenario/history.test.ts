// What a scenario reads of a journal: everything that was there before is there still.
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

test('an event that goes is lost', () => {
  const folder = kept(3);
  const history = new ScenarioJournal(folder, 2);
  expect(history.events).toHaveLength(3);
  cpSync(kept(2), folder, { recursive: true });
  expect(() => history.events).toThrow('lost event 3 of 3');
});
