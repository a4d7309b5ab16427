// docs/games.md names every field of what is exported, and none besides.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { Archive } from '../host/table/index.ts';
import { MemoryJournal } from '../host/table/testing/rig.ts';
import { games } from '../host/web/table/games.ts';
import { act, type Command, EMPTY, SIX_CARD } from '../shared/rules/index.ts';
import type { DealtEvent } from '../shared/story/dealt.ts';
import { Roster } from '../shared/story/roster.ts';

const PAGE = readFileSync(new URL('games.md', import.meta.url), 'utf8');
const RULES = { ...SIX_CARD, claims: 'always', muggins: 'automatic' } as const;
const peg = (seat: number, points: number): Command => ({ type: 'peg', seat, points });

/** A game with a miss and another leader, given up. */
const GAME: readonly Command[] = [
  { type: 'newGame', rules: RULES, players: ['Ann', 'Bob'] },
  { type: 'cut', dealer: 1 },
  { type: 'next' },
  { type: 'starter', card: '5C' },
  peg(1, 2),
  { type: 'next' },
  { type: 'cards', cards: ['5H', '5S', 'JC', '4D'] },
  peg(0, 12),
  { type: 'concede', seat: 1 },
];

function archive(): Archive {
  let timeline = EMPTY;
  const events = GAME.flatMap((command) => {
    const done = act(timeline, command);
    if (!done.ok) throw new Error(done.refusal.code);
    timeline = done.value.timeline;
    return done.value.events;
  });
  // Before the game was given up, Ann entered what she had been dealt.
  const entered: DealtEvent = {
    ...{
      type: 'handDealt',
      deal: 1,
      seat: 0,
      cards: ['5H', '5S', 'JC', '4D', '2H', 'KC'],
      thrown: ['2H', 'KC'],
    },
    ...{ game: `${new MemoryJournal([]).id}/1`, move: timeline.moves },
  };
  return Archive.resume(
    new MemoryJournal([], [...events.slice(0, -1), entered as never, ...events.slice(-1)]),
  );
}

const people = () => new Roster();

/** As bytes are read one by one: `text()` would drop the mark at the beginning. */
const ask = async (path: string): Promise<string> =>
  Buffer.from(await (await games({ archive, people }).request(path)).arrayBuffer()).toString();

/** The rows of the tables under a heading: their first cells in code, by the part that they belong to. */
const namesIn = (text: string): readonly string[] =>
  [...text.matchAll(/`([a-zA-Z][\w ]*)`/g)].map(([, name]) => name ?? '');
const section = (title: string): string => PAGE.split(/^## /m).find((each) => each.startsWith(title)) ?? '';

/** Every name of a field in it, rules left out: they are house rules. */
function fieldsOf(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(fieldsOf);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) =>
    name === 'rules' ? [name] : [name, ...fieldsOf(each)],
  );
}

test('every field of the JSON is described, and every field that is described is there', async () => {
  const fields = new Set(fieldsOf(JSON.parse(await ask('/export.json'))));
  const rows = section('JSON')
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => line.split('|').slice(1, -1));
  const described = new Set(namesIn(section('JSON')));
  expect([...fields].filter((name) => !described.has(name))).toEqual([]);
  // What a row is about stands before its last cell.
  const claimed = rows.flatMap((cells) => namesIn(cells.slice(0, -1).join(' ')));
  expect(claimed.filter((name) => !fields.has(name))).toEqual([]);
  expect(claimed.length).toBeGreaterThan(30);
});

test('every figure of a player is described', async () => {
  const { players } = JSON.parse(await ask('/')) as { readonly players: readonly object[] };
  const described = new Set(namesIn(section('Figures')));
  expect(fieldsOf(players).filter((name) => !described.has(name))).toEqual([]);
});

test('every column of the sheet is described, in its order', async () => {
  const [head = ''] = (await ask('/export.csv')).split('\r\n');
  const rows = section('CSV')
    .split('\n')
    .filter((line) => line.startsWith('| `'));
  expect(head).toBe(`\ufeff${rows.flatMap((line) => namesIn(line.split('|')[1] ?? '')).join(',')}`);
});
