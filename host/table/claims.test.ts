import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { act, EMPTY, type Event, SIX_CARD } from '../../shared/rules/index.ts';
import { gameEvents } from '../../shared/story/roster.ts';
import { ClaimBook, REMEMBERED_CLAIMS } from '../../shared/table/claims.ts';
import { openJournal } from '../journal/index.ts';
import { eventsOf } from '../journal/testing/gather.ts';
import { TABLE_EVENTS } from './kind.ts';

const peg = (move: number, points = 2): Event => ({ type: 'pegged', seat: 0, points, reason: 'free', move });

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

test('a claim is on disk with what it did, and found again after a restart', () => {
  const folder = mkdtempSync(join(tmpdir(), 'muggins-claims-'));
  folders.push(folder);
  const journal = openJournal(folder, TABLE_EVENTS);
  journal.append([peg(1)]);
  journal.append([{ ...peg(2), claim: { id: 'abc', seat: 1 } }, peg(2, 0)]);
  journal.close();
  const again = openJournal(folder, TABLE_EVENTS);
  const book = new ClaimBook();
  for (const event of gameEvents(eventsOf(again))) book.follow(event);
  again.close();
  expect(book.find('abc')).toEqual({ seat: 1, move: 2 });
  expect([book.seatOf(1), book.seatOf(2)]).toEqual([undefined, 1]);
  expect(book.find('abd')).toBeUndefined();
});

test('a mark changes nothing of the game, and stands on the first event of the move', () => {
  const begin = { type: 'newGame', rules: SIX_CARD, players: ['Ann', 'Bob'] } as const;
  const [plain, marked] = [act(EMPTY, begin), act(EMPTY, begin, { id: 'x', seat: 0 })];
  if (!plain.ok || !marked.ok) throw new Error('no game');
  expect(marked.value.timeline).toEqual(plain.value.timeline);
  expect(marked.value.events.map(({ claim }) => claim?.id)).toEqual(['x']);
});

test('the oldest claims are forgotten, the newest never', () => {
  const book = new ClaimBook();
  for (let move = 1; move <= REMEMBERED_CLAIMS + 2; move++)
    book.follow({ ...peg(move), claim: { id: `${move}`, seat: 0 } });
  expect(['1', '2', '3'].map((id) => book.find(id)?.move)).toEqual([undefined, undefined, 3]);
  expect(book.seatOf(2)).toBeUndefined();
  expect(book.find(`${REMEMBERED_CLAIMS + 2}`)?.seat).toBe(0);
});
