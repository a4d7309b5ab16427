// What is told of the games played, over every way to ask: nothing of a hand's worth before the game is over.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { presetOf } from '../../../../shared/rules/house/index.ts';
import { SIX_CARD } from '../../../../shared/rules/index.ts';
import { silentLog } from '../../../board/index.ts';
import { damageLine } from '../../../journal/testing/damage.ts';
import { Book, openTableJournal } from '../../../table/index.ts';
import type { Carried } from '../../kit/parts.ts';
import { type Answer, Site } from '../../testing/site.ts';
import type { GameLine, ProfileAnswer } from '../wire.ts';
import { addGames, type GameAnswer, type GamesAnswer } from './games.ts';
import type { RulingAnswer } from './moves.ts';

let site: Site;
beforeEach(async () => {
  site = await Site.open();
});
afterEach(() => site.close());

/** Ann has counted fifteen points as twelve, and Bob may call muggins, if he sees it. */
function miss(players = ['Ann', 'Bob']): void {
  const rules = { ...site.rig.table.state.rules, claims: 'always', muggins: 'called' } as const;
  site.must(
    { type: 'newGame', rules, players },
    { type: 'cut', dealer: 1 },
    { type: 'next' },
    { type: 'starter', card: '5C' },
    { type: 'hold', seat: 0, cards: ['5H', '5S', 'JC', '4D'] },
    { type: 'next' },
    { type: 'peg', seat: 0, points: 12 },
  );
}

const away = (path: string): Promise<Answer> => site.ask(path, { headers: site.away });

test('a game comes packed to whoever can unpack it, and is the same', async () => {
  miss();
  const { games } = (await away('/api/games')).json as unknown as GamesAnswer;
  const path = `/api/games/${games.at(-1)?.id}`;
  const plain = await away(path);
  expect(plain.headers['content-encoding']).toBeUndefined();
  const packed = await fetch(new URL(path, site.web.url), { headers: { 'accept-encoding': 'gzip' } });
  expect(packed.headers.get('content-encoding')).toBe('gzip');
  expect(packed.headers.get('vary')).toMatch(/accept-encoding/i);
  expect(await packed.json()).toEqual(plain.json);
});

test.each(['2/anything', '2x', 'last/anything', '2x/ruling', '2/ruling/anything'])(
  'no game is at /api/games/%s',
  async (path) => {
    miss();
    expect((await away(`/api/games/${path}`)).status).toBe(404);
  },
);

describe('study comes after the game', () => {
  test('while muggins can still be called, nobody is told what the hand counts', async () => {
    miss();
    expect(site.rig.table.view.prompt.muggins).toEqual([1]);
    const list = (await away('/api/games')).json as unknown as GamesAnswer;
    expect(list.players.find(({ name }) => name === 'Ann')).toMatchObject({ missed: 0, checked: 0 });
    const { id } = list.games.at(-1) ?? { id: 0 };
    const { story, study } = (await away(`/api/games/${id}`)).json as unknown as GameAnswer;
    expect((await away('/api/games/last')).json).toMatchObject({ story: { id } });
    expect(study).toEqual([]);
    expect(story.deals[0]?.counts).toMatchObject([{ seat: 0, claimed: 12, paid: 12, truth: null }]);
    const all = JSON.parse((await away('/api/games/export.json')).text) as {
      readonly games: readonly GameAnswer['story'][];
    };
    expect(all.games.at(-1)).toMatchObject({ study: [], deals: [{ counts: [{ truth: null }] }] });
    expect(all.games.at(-1)?.steps.at(0)).toMatchObject({
      fact: { code: 'gameBegins' },
      text: expect.stringMatching(/^Game \d+ begins: /),
    });
    const { text } = await away('/api/games/export.csv');
    expect(text).toContain(',Ann,0,0,0,12,12,,5H 5S JC 4D,');
    expect((await away('/api/view')).text).not.toContain('fifteen');
  });

  test('when it is over everybody is, and when its end is undone nobody is again', async () => {
    miss();
    site.must({ type: 'concede', seat: 1 });
    const told = async () => {
      const { games } = (await away('/api/games')).json as unknown as GamesAnswer;
      const answer = (await away(`/api/games/${games.at(-1)?.id}`)).json as unknown as GameAnswer;
      return [answer.study.map(({ missed }) => missed), answer.story.deals[0]?.counts[0]?.truth];
    };
    expect(await told()).toEqual([[3], 15]);
    expect((await away('/api/games/export.csv')).text).toContain(',Ann,0,0,0,12,12,15,5H 5S JC 4D,');
    site.must({ type: 'undo' });
    expect(await told()).toEqual([[], null]);
  });

  test('cards that a player holds are in no answer before they lie on the table', async () => {
    miss();
    site.must({ type: 'undo' }, { type: 'undo' });
    expect(site.rig.table.view.phase).toBe('play');
    for (const path of [
      '/api/view',
      '/api/games',
      '/api/games/2',
      '/api/games/2/notation',
      '/api/games/now/notation?position',
      '/api/games/export.json',
      '/api/games/export.csv',
    ]) {
      const { status, text } = await away(path);
      expect([path, status]).toEqual([path, 200]);
      for (const card of ['5H', '5S', 'JC', '4D']) expect(text, path).not.toContain(card);
    }
  });
});

describe('the moves of a game', () => {
  test('a ruling comes with its reasons: the last of the game on the board, or of a game up to a time', async () => {
    expect((await away('/api/games/now/ruling')).text).toBe('null');
    const rules = { ...site.rig.table.state.rules, claims: 'always', muggins: 'off' } as const;
    site.must(
      { type: 'newGame', rules, players: ['Ann', 'Bob'] },
      { type: 'cut', dealer: 1 },
      { type: 'next' },
      { type: 'starter', card: '5C' },
      { type: 'next' },
      { type: 'cards', cards: ['5H', '5S', 'JC', '4D'] },
      { type: 'peg', seat: 0, points: 12 },
    );
    const now = (await away('/api/games/now/ruling')).json as unknown as RulingAnswer;
    expect(now).toMatchObject({
      ruling: { code: 'undercountCorrected', paid: 15 },
      players: ['Ann', 'Bob'],
      before: [{ front: 0 }, { front: 0 }],
      after: [{ front: 15 }, { front: 0 }],
    });
    expect(now?.houses.map(({ house }) => house)).toEqual(['acc-tournament', 'uk-pub', 'playroom']);
    const { games } = (await away('/api/games')).json as unknown as GamesAnswer;
    const { id, started } = games.at(-1) as GameLine;
    expect((await away(`/api/games/${id}/ruling`)).json).toEqual(now);
    expect((await away(`/api/games/${id}/ruling?until=${started - 1}`)).text).toBe('null');
    expect((await away(`/api/games/${id}/ruling?until=soon`)).status).toBe(400);
    expect((await away('/api/games/99/ruling')).status).toBe(404);
  });

  test('a game as notation, and where it stands on one line', async () => {
    miss();
    const { text, headers } = await away('/api/games/now/notation');
    expect(headers['content-type']).toMatch(/^text\/plain/);
    expect(text).toContain('players=Ann,Bob');
    const { text: line } = await away('/api/games/now/notation?position');
    expect(line).toBe('six-card mode=always muggins=called dealer=P2 next starter=5C P1=5H5SJC4D next P1+12');
  });
});

describe('many games', () => {
  /** Games in which Ann has pegged as many points as the game's number; every third was left before anybody scored. */
  function play(games: number): void {
    const { rules } = site.rig.table.state;
    for (let game = 1; game <= games; game++) {
      site.must({ type: 'newGame', rules, players: ['Ann', 'Bob'] });
      if (game % 3 !== 0) site.must({ type: 'peg', seat: 0, points: 1 + (game % 20) });
    }
  }
  const idOf = (name: string): string =>
    site.rig.table.roster.players.find((player) => player.name === name)?.id ?? name;
  /** With players by their names. */
  const page = async (query: string): Promise<GamesAnswer> => {
    const named = query.replace(/(player|against)=(\w+)/g, (_, field, name) => `${field}=${idOf(name)}`);
    return (await away(`/api/games${named}`)).json as unknown as GamesAnswer;
  };

  const PEOPLE = [
    ['Ann', 'Bob'],
    ['Ann', 'Cid'],
    ['Bob', 'Cid'],
  ] as const;
  const WON = [0, 0, 1, 0, 0, 1, 0, 0, 0, 1, 1, 0] as const;

  /** Every winner pegs out. Five-card from the eighth on. */
  function tournament(): void {
    for (const [at, seat] of WON.entries()) {
      const rules = at < 7 ? SIX_CARD : presetOf('five-card');
      site.must({
        type: 'newGame',
        rules: { ...rules, claims: 'trust' },
        players: [...(PEOPLE[at % 3] ?? [])],
      });
      while (site.rig.table.view.phase !== 'over') site.must({ type: 'peg', seat, points: 24 });
    }
    site.must(
      { type: 'newGame', rules: SIX_CARD, players: ['Ann', 'Bob'] },
      { type: 'peg', seat: 0, points: 2 },
    );
  }

  test.each([
    ['', () => true],
    ['player=Ann', (game: GameLine) => game.players.includes('Ann')],
    ['player=Ann&against=Cid', ({ players }: GameLine) => players.join() === 'Ann,Cid'],
    ['rules=five-card', ({ rules }: GameLine) => rules === 'five-card'],
    [
      'rules=six-card&player=Bob',
      ({ rules, players }: GameLine) => rules === 'six-card' && players.includes('Bob'),
    ],
    ['player=Dot', () => false],
  ] as const)('%s: those games, page by page', async (query, fits) => {
    tournament();
    const all = await page('?limit=200');
    const found = await page(`?limit=200&${query}`);
    expect(found.games).toEqual(all.games.filter(fits));
    expect([found.players, found.older]).toEqual([all.players, null]);
    const pages = [await page(`?limit=2&${query}`)];
    for (let last = pages[0]; last?.older != null; last = pages[0])
      pages.unshift(await page(`?limit=2&before=${last.older}&${query}`));
    expect(pages.flatMap(({ games }) => games)).toEqual(found.games);
    for (const { players } of pages) expect(players).toEqual(all.players);
  });

  test('a season: from its first moment on, and before the first of the next', async () => {
    tournament();
    const { games, extent } = await page('?limit=200');
    const [third, fifth] = [games[2]?.started ?? 0, games[4]?.started ?? 0];
    const found = await page(`?since=${third}&until=${fifth}`);
    expect(found.games.map(({ id }) => id)).toEqual([games[2]?.id, games[3]?.id]);
    expect(extent).toMatchObject({ kinds: ['five-card', 'six-card'], since: games[0]?.started });
  });

  test('an opponent is on another side: partners are none', async () => {
    const rules = presetOf('six-card-4');
    site.must(
      { type: 'newGame', rules, players: ['Ann', 'Bob', 'Cid', 'Dot'] },
      { type: 'peg', seat: 0, points: 2 },
    );
    expect((await page('?player=Ann&against=Cid')).games).toEqual([]);
    expect((await page('?player=Ann&against=Dot')).games).toHaveLength(1);
  });

  const profile = async (name: string): Promise<ProfileAnswer> =>
    (await away(`/api/games/players/${idOf(name)}`)).json as unknown as ProfileAnswer;

  test('a profile: record, streaks; and who was merged counts, and can be told apart again', async () => {
    tournament();
    const ann = await profile('Ann');
    const own = WON.flatMap((winner, at) => {
      const seat = (PEOPLE[at % 3] ?? []).indexOf('Ann' as never);
      return seat < 0 ? [] : [winner === seat];
    });
    expect(own).toEqual([true, true, true, true, true, true, false, false]);
    expect(ann.streaks).toEqual({ now: { won: false, games: 2 }, won: 6, lost: 2 });
    expect(ann.figures).toMatchObject({ games: 8, won: 6, against: [{ name: 'Bob' }, { name: 'Cid' }] });
    const [id, into] = [idOf('Cid'), idOf('Bob')];
    expect(site.rig.table.changePlayers({ type: 'playersMerged', id, into })).toBeUndefined();
    const bob = await profile(id);
    expect([bob.player.name, bob.merged, bob.figures?.games]).toEqual(['Bob', [{ id, name: 'Cid' }], 16]);
    const met = await page('?limit=200&player=Ann&against=Bob');
    expect(new Set(met.games.map(({ players }) => players[1]))).toEqual(new Set(['Bob', 'Cid']));
    expect(met.merged).toEqual({ [id]: into });
    for (const path of ['players/Eve', '9999']) expect((await away(`/api/games/${path}`)).status).toBe(404);
  });

  test('a game is told with its match', async () => {
    tournament();
    const { games } = await page('?limit=200');
    const last = games.at(-2);
    const { match } = (await away(`/api/games/${last?.id}`)).json as unknown as GameAnswer;
    expect(match).toEqual(games.filter((game) => game.match === last?.match));
  });

  test.each([
    'since=x',
    'until=-1',
    `player=${'x'.repeat(81)}`,
    'before=0',
    'before=x',
    'limit=0',
    'limit=201',
    'limit=-1',
    'before=1e3',
  ])('%s is refused by the name of what is wrong', async (query) => {
    const { status, json } = await away(`/api/games?${query}`);
    expect([status, json.field]).toEqual([400, query.split('=')[0]]);
  });

  test('an export is laid out as ever', async () => {
    play(5);
    const { text } = await away('/api/games/export.json');
    expect(text).toBe(`${JSON.stringify(JSON.parse(text), null, 2)}\n`);
    const { games } = JSON.parse(text) as { readonly games: readonly GameAnswer['story'][] };
    expect(games.map(({ id }) => id)).toEqual((await page('?limit=200')).games.map(({ id }) => id));
  });

  test('an export of one player has the games in which they sat', async () => {
    tournament();
    const query = `player=${encodeURIComponent(idOf('Cid'))}`;
    const { games } = JSON.parse((await away(`/api/games/export.json?${query}`)).text) as {
      readonly games: readonly GameLine[];
    };
    const wanted = (await page('?limit=200&player=Cid')).games;
    expect(games.map(({ id }) => id)).toEqual(wanted.map(({ id }) => id));
    const csv = (await away(`/api/games/export.csv?${query}`)).text;
    const all = (await away('/api/games/export.csv')).text;
    expect([csv.includes('Cid'), csv.length < all.length]).toEqual([true, true]);
  });

  test('an export tells one game in a turn of the event loop, and none before it is wanted', async () => {
    play(12);
    const { archive, roster } = site.rig.table;
    let turn = 0;
    /** The turn in which each game was told. */
    const told: number[] = [];
    const counting = Object.create(archive, {
      counted: {
        value: (game: number) => {
          told.push(turn);
          return archive.counted(game);
        },
      },
      after: { value: (game: number, limit: number) => archive.after(game, limit) },
    });
    const app = new Hono<Carried>();
    addGames(app, { table: { archive: counting, roster } });
    const { body } = await app.request('/api/games/export.json');
    const reader = (body as ReadableStream).getReader();
    const next = (): void => {
      turn += 1;
      ticking = setImmediate(next);
    };
    let ticking = setImmediate(next);
    await reader.read();
    expect(told).toHaveLength(0);
    await reader.read();
    expect(told).toHaveLength(1);
    while (!(await reader.read()).done);
    clearImmediate(ticking);
    expect(new Set(told).size).toBe(told.length);
    expect(told.length).toBe(archive.after(0, 99).length);
    expect(told.length).toBeGreaterThan(5);
  });
});

test('games against Muggins stand apart: in the list by choice, in exports, and in nobody’s streaks', async () => {
  const begin = (other: string, id: string, loser: number): void =>
    site.must(
      { type: 'newGame', rules: SIX_CARD, players: ['Ann', other], playerIds: ['ann', id] },
      { type: 'concede', seat: loser },
    );
  begin('Bob', 'bob', 1);
  begin('Muggins', 'muggins-club-1', 0);
  const rivals = async (query: string) => {
    const { games, extent } = (await away(`/api/games?player=ann&${query}`)).json as unknown as GamesAnswer;
    const { text } = await away(`/api/games/export.json?player=ann&${query}`);
    const exported = (JSON.parse(text) as { readonly games: readonly GameLine[] }).games;
    expect(exported.map(({ id }) => id)).toEqual(games.map(({ id }) => id));
    return [...games.map(({ players }) => players[1]), extent.practice];
  };
  expect(await rivals('')).toEqual(['Bob', 'Muggins', true]);
  expect(await rivals('practice=only')).toEqual(['Muggins', true]);
  expect(await rivals('practice=none')).toEqual(['Bob', true]);
  expect((await away('/api/games?practice=yes')).status).toBe(400);
  expect((await away('/api/games/export.csv?practice=none')).text).not.toContain('Muggins');
  expect((await away('/api/games/players/ann')).json).toMatchObject({
    figures: { games: 1, won: 1, practice: [{ level: 'club', games: 1, won: 0 }] },
    streaks: { now: { won: true, games: 1 }, lost: 0 },
  });
  expect((await away('/api/players')).text).not.toContain('muggins-club-1');
  expect((await away('/api/games/players/muggins-club-1')).status).toBe(404);
  // Whoever sits there stays, also where a game is begun by names alone.
  site.must({ type: 'newGame', rules: SIX_CARD, players: ['Ann', 'Muggins'] });
  expect(site.rig.table.state.playerIds).toEqual(['ann', 'muggins-club-1']);
});

test('a game whose entries are damaged is named, and an export tells the others', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'muggins-games-'));
  const open = () => {
    const journal = openTableJournal(folder);
    const book = new Book({ journal, log: silentLog, lanes: 2 });
    book.resume();
    return { journal, book };
  };
  const first = open();
  for (let game = 0; game < 9; game++) {
    first.book.carryOut({ type: 'newGame', rules: SIX_CARD, players: ['Ann', 'Bob'] });
    first.book.carryOut({ type: 'peg', seat: 0, points: 4 });
    first.book.carryOut({ type: 'concede', seat: 1 });
  }
  first.journal.close();
  damageLine(folder, 2, 2);

  const { journal, book } = open();
  const app = new Hono<Carried>();
  addGames(app, { table: book.fold });
  const answered = await app.request('/api/games/2');
  expect([answered.status, await answered.json()]).toEqual([
    410,
    expect.objectContaining({ error: 'gameDamaged', told: { code: 'gameDamaged', details: { game: 2 } } }),
  ]);
  const { games: told } = (await (await app.request('/api/games/export.json')).json()) as {
    readonly games: readonly object[];
  };
  expect(told).toHaveLength(9);
  expect(told.filter((game) => !('steps' in game))).toMatchObject([{ id: 2, damaged: true }]);
  expect((await (await app.request('/api/games/export.csv')).text()).split('\n').length).toBeGreaterThan(3);
  journal.close();
  rmSync(folder, { recursive: true });
});
