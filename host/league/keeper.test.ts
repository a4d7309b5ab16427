// Acts of a league that come at once: they are stored together where they share nothing, one by one where they do.
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { folderStore } from './folder.ts';
import { LeagueKeeper } from './keeper.ts';
import type { LeagueStore, StoredEntry } from './store.ts';

let folder: string;
let store: LeagueStore;
let league: LeagueKeeper;
let folded: string[];
const fold = { add: ({ id, sequence }: StoredEntry) => void folded.push(`${sequence} ${id}`) };
beforeEach(async () => {
  [folder, folded] = [mkdtempSync(join(tmpdir(), 'muggins-keeper-')), []];
  store = folderStore(folder);
  league = await LeagueKeeper.open(store, [fold]);
});
afterEach(() => league.close());

const entry = (id: string) => ({ id, kind: 'test', body: {} });
const adding = (id: string, about?: readonly string[]) =>
  league.act({ decide: () => [entry(id), entry(`${id}2`)], ...(about && { about }) });
/** What waited for the disk at once: a line each. */
const lines = () => {
  const journal = readdirSync(folder, { recursive: true, withFileTypes: true });
  const chapters = journal.filter(({ name }) => /^\d+\.jsonl$/.test(name));
  return chapters.flatMap((each) =>
    readFileSync(join(each.parentPath, each.name), 'utf8').trim().split('\n'),
  );
};

test('acts that share nothing wait for the disk once, and for no other act', async () => {
  await Promise.all(['a', 'b', 'c'].map((id) => adding(id, [id])));
  expect(folded).toEqual(['1 a', '2 a2', '3 b', '4 b2', '5 c', '6 c2']);
  expect(lines()).toHaveLength(1);
  await Promise.all(Array.from({ length: 9 }, (_, at) => adding(`d${at}`, [`d${at}`])));
  expect(lines()).toHaveLength(3);
});

test('an act that shares something with another one, or may share anything, sees its entries folded', async () => {
  const seen: (readonly string[])[] = [];
  const act = (id: string, about?: readonly string[]) =>
    league.act({
      decide: () => {
        seen.push([...folded]);
        return [entry(id)];
      },
      ...(about && { about }),
    });
  await Promise.all([act('a', ['x', 'y']), act('b', ['y']), act('c'), act('d', ['z'])]);
  expect(seen).toEqual([[], ['1 a'], ['1 a', '2 b'], ['1 a', '2 b', '3 c']]);
});

test('names see the entries of their own act folded, and are kept before anything else is decided', async () => {
  const names = () => new Map([['p1', { name: `Ann ${folded.length}`, member: null }]]);
  const first = league.act({ decide: () => [entry('a')], names, about: ['x'] });
  const known = new Promise((say) => {
    const decide = () => {
      say(league.people.get('p1')?.name);
      return [];
    };
    void league.act({ about: ['x'], decide });
  });
  await first;
  expect(await known).toBe('Ann 1');
});

test('an act that fails fails alone', async () => {
  const wrong = () => {
    throw new Error('none of ours');
  };
  const done = await Promise.allSettled([
    adding('a', ['a']),
    league.act({ decide: wrong, about: ['b'] }),
    adding('c', ['c']),
  ]);
  expect(done.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(folded).toEqual(['1 a', '2 a2', '3 c', '4 c2']);
});

test('what the disk does not take is folded for nobody', async () => {
  vi.spyOn(store, 'append').mockRejectedValueOnce(new Error('full'));
  const done = await Promise.allSettled([adding('a', ['a']), adding('b', ['b'])]);
  expect(done.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect([folded, league.sequence]).toEqual([[], 0]);
  await adding('a', ['a']);
  expect(folded).toEqual(['1 a', '2 a2']);
});
