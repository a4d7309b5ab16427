// Seasons that a club keeps, and tables by an address: over HTTP.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { formatOf, type Season } from '../../../shared/league/index.ts';
import { readHall } from '../../hall/index.ts';
import { joining, tables } from '../../hall/testing/night.ts';
import { HallRig } from './testing/site.ts';
import type { DeskAnswer, SeasonAnswer, YearbookAnswer } from './wire.ts';

let rig: HallRig;
let data: string;
afterEach(async () => {
  await rig.close();
  rmSync(data, { recursive: true });
});

const AWARDS = `edition,source,event,games,figure,from,points
2026-09-01,minutes,,6,points,2,3
2026-11-01,minutes,,6,points,2,?
`;
const AUTUMN: Season = {
  ...{ name: 'Autumn', from: '2026-09-01', to: '2026-10-31', formats: ['club-6'] },
  ...{ best: 2, guests: true, award: 'grp', ties: ['award', 'net'] },
};

/** Three nights on which Ann beats Bob by 8, Bob beats Ann by 8, Ann beats Bob by 40. */
async function threeNights(): Promise<void> {
  data = mkdtempSync(join(tmpdir(), 'muggins-seasons-'));
  mkdirSync(join(data, 'awards'));
  writeFileSync(join(data, 'awards', 'grp.csv'), AWARDS);
  rig = await HallRig.open({ data });
  rig.must(...['Ann', 'Bob'].flatMap((name) => joining(name).slice(0, 1)));
  night('2026-09-03', 'Ann', 8);
  night('2026-10-01', 'Bob', 8);
  night('2026-11-05', 'Ann', 40);
}

/** A night of the two, with one game. */
function night(date: string, winner: string, spread: number, as: 'member' | 'guest' = 'member'): void {
  rig.hall.open({ heading: { date }, format: formatOf('club-6'), seed: 7 }, 'desk');
  for (const id of ['Ann', 'Bob']) rig.must({ type: 'checkIn', entrant: { id, players: [id], as } });
  rig.must(...tables(1), { type: 'draw' });
  const { game, entrants } = rig.game();
  const side = entrants[0] === winner ? 0 : 1;
  const outcome = { winner: side, spread, scores: null, ending: 'target' } as const;
  rig.must({ type: 'correct', game, outcome, reason: 'paper' });
  const reasons = Object.fromEntries(rig.hall.state.games.map((each) => [each.game, 'late']));
  rig.must({ type: 'close', reasons });
}

const seasonAt = async (query: string) =>
  (await rig.ask(`/api/hall/season?${query}`)).json as unknown as SeasonAnswer;

test('a season is kept under its name, put right, and dropped', async () => {
  await threeNights();
  expect(await rig.do({ type: 'keepSeason', season: AUTUMN })).toMatchObject({ status: 200 });
  const { name, rules, loaded, rows } = await seasonAt('season=Autumn');
  expect({ name, ...rules, loaded }).toEqual({ ...AUTUMN, loaded: true });
  expect(
    rows.map(({ rank, name: who, award, points, net, scores }) => [
      rank,
      who,
      award,
      points,
      net,
      scores.length,
    ]),
  ).toEqual([
    [1, 'Ann', 3, 2, 0, 2],
    [1, 'Bob', 3, 2, 0, 2],
  ]);
  // What is unknown in November decides nothing: the net does.
  await rig.do({ type: 'keepSeason', season: { ...AUTUMN, to: '2026-11-30', best: 3 } });
  expect((await seasonAt('season=Autumn')).rows.map((row) => [row.rank, row.name, row.award])).toEqual([
    [1, 'Ann', null],
    [2, 'Bob', 3],
  ]);
  expect((await rig.ask('/api/hall/nights')).json).toMatchObject({
    seasons: [{ name: 'Autumn', to: '2026-11-30' }],
    awards: ['irp', 'mrp', 'grp'],
  });
  expect(readHall(rig.data).state.seasons).toMatchObject([{ name: 'Autumn', best: 3 }]);
  expect(await rig.ask('/api/hall/season?season=Winter')).toMatchObject({
    status: 409,
    json: { error: 'noSeason', refusal: { known: ['Autumn'] } },
  });
  await rig.do({ type: 'dropSeason', season: 'Autumn' });
  expect(await rig.do({ type: 'dropSeason', season: 'Autumn' })).toMatchObject({
    status: 409,
    json: { error: 'noSeason' },
  });
});

test('a person, as the club shows names', async () => {
  await threeNights();
  rig.must({ type: 'changePlayer', player: { id: 'Bob', name: 'Bob Byrd', member: '7', club: null } });
  rig.must({ type: 'showNames', names: 'number' });
  expect((await rig.ask('/api/hall/people/Ann', { headers: {} })).json).toMatchObject({
    name: 'Ann',
    cards: [
      { night: 3, date: '2026-11-05', rank: 1, of: 2, points: 3, net: 40 },
      { night: 2, rank: 2 },
      { night: 1 },
    ],
    hands: [],
    meetings: [{ player: 'Bob', name: '7', games: 3, wins: 2, net: 40 }],
  });
  expect(await rig.ask('/api/hall/people/Zach')).toMatchObject({ status: 409, json: { error: 'noPlayer' } });
});

test('reports have the columns that the club orders, also of nights before', async () => {
  await threeNights();
  rig.must({ type: 'changePlayer', player: { id: 'Bob', name: '=Bob', member: '7', club: 'Bell' } });
  rig.must({ type: 'keepSeason', season: AUTUMN });
  const csv = async (path: string) =>
    (await rig.ask(`/api/hall/${path}`)).text.replace('\uFEFF', '').split('\r\n');
  expect((await csv('season.csv?season=Autumn')).slice(0, 2)).toEqual([
    'rank,name,member,award,points,wins,net,nights',
    '1,Ann,,3,2,1,+00,2',
  ]);
  expect((await csv('season.csv?award=irp&guests=yes'))[1]).toBe('1,Ann,,,5,2,+40,3');
  const settings = { season: ['name', 'counting', 'club'], standings: ['net', 'name', 'checkedBy', 'club'] };
  expect(await rig.post('/api/hall/commands', { commands: [{ type: 'setClub', settings }] })).toMatchObject({
    status: 200,
  });
  expect(await csv('season.csv?season=Autumn')).toEqual(['name,counting,club', 'Ann,2,', "'=Bob,2,Bell", '']);
  expect((await csv('nights/1/export/standings.csv')).slice(0, 3)).toEqual([
    'net,name,checked by,club',
    '+08,Ann,,',
    '-08,Bob,,',
  ]);
  expect((await rig.ask('/api/hall/season.csv', { headers: {} })).status).toBe(401);
  const twice = { commands: [{ type: 'setClub', settings: { season: ['luck'] } }] };
  expect(await rig.post('/api/hall/commands', twice)).toMatchObject({ status: 400 });
});

test('the desk hears of guests and their nights', async () => {
  await threeNights();
  night('2026-11-12', 'Ann', 8, 'guest');
  const guests = async () => ((await rig.ask('/api/hall/desk')).json as unknown as DeskAnswer).guests;
  // Tonight is no night before tonight, open or closed.
  expect(await guests()).toMatchObject([
    { player: 'Ann', night: 1 },
    { player: 'Bob', night: 1 },
  ]);
  night('2026-11-19', 'Ann', 8, 'guest');
  expect(await guests()).toMatchObject([
    { player: 'Ann', night: 2, over: null },
    { player: 'Bob', night: 2 },
  ]);
  rig.must({ type: 'setClub', settings: { guestCard: 2 } });
  expect(await guests()).toMatchObject([
    { player: 'Ann', over: 'card' },
    { player: 'Bob', over: null },
  ]);
});

test('a yearbook: winners, high hands and meetings; without a query, of the season that was saved last', async () => {
  await threeNights();
  const yearbook = async (query = '') =>
    (await rig.ask(`/api/hall/yearbook${query}`)).json as unknown as YearbookAnswer;
  expect((await yearbook()).name).toBeNull();
  rig.must({ type: 'keepSeason', season: { name: 'All' } }, { type: 'keepSeason', season: AUTUMN });
  const { name, nights, winners, hands, meetings } = await yearbook();
  expect({ name, nights, hands, meetings }).toEqual({
    ...{ name: 'Autumn', nights: 2, hands: [] },
    // One each, in the order of the table.
    meetings: [
      [null, expect.objectContaining({ games: 2, wins: 1 })],
      [expect.objectContaining({ games: 2, wins: 1 }), null],
    ],
  });
  expect(winners).toMatchObject([
    { night: { night: 1, heading: { date: '2026-09-03' } }, first: [['Ann']], card: { points: 2, net: 8 } },
    { night: { night: 2 }, format: 'club-6', first: [['Bob']] },
  ]);
  expect((await yearbook('?season=All')).winners).toHaveLength(3);
});

// Cards and meetings came with the whole entry of a player: name, member number and club.
test.each(['yearbook', 'yearbook?season=All', 'season?guests=yes', 'people/Ann', 'nights'])(
  'anybody may read %s, with the names that the club shows and no others',
  async (path) => {
    await threeNights();
    const player = { id: 'Ann', name: 'Ann Archer', member: 'MI77', club: 'Lansing' };
    rig.must({ type: 'changePlayer', player }, { type: 'showNames', names: 'initial' });
    rig.must({ type: 'keepSeason', season: { name: 'All' } });
    const { status, json } = await rig.ask(`/api/hall/${path}`, { headers: {} });
    expect([status, JSON.stringify(json)]).toEqual([200, expect.stringContaining('Ann A.')]);
    for (const secret of ['Archer', 'MI77', 'Lansing']) expect(JSON.stringify(json)).not.toContain(secret);
  },
);

test('the television: the season of a night that is closed in turns, a chosen one alone', async () => {
  await threeNights();
  const shown = () => rig.view.season;
  expect(shown()).toBeNull();
  rig.must({ type: 'keepSeason', season: AUTUMN });
  expect(shown()).toBeNull();
  rig.must(
    { type: 'keepSeason', season: { name: 'All' } },
    { type: 'keepSeason', season: { name: 'Bell', formats: ['bell'] } },
  );
  expect(shown()).toEqual({ name: 'All', alone: false });
  rig.must({ type: 'setClub', settings: { screen: 'Autumn' } });
  expect(shown()).toEqual({ name: 'Autumn', alone: true });
  rig.hall.open({ format: formatOf('club-6'), seed: 7 }, 'desk');
  expect(shown()).toEqual({ name: 'Autumn', alone: true });
  rig.must({ type: 'setClub', settings: { screen: null } });
  expect(shown()).toBeNull();
});

test('the rules in an address; what does not fit is named', async () => {
  await threeNights();
  const ofBell = await seasonAt('format=bell&format=alberta&guests=yes');
  expect([ofBell.rules.formats, ofBell.rows]).toEqual([['bell', 'alberta'], []]);
  const byNet = await seasonAt('from=2026-10-01&guests=yes&ties=net&award=hidden');
  expect(byNet.rows.map(({ name, net }) => [name, net])).toEqual([
    ['Ann', 32],
    ['Bob', -32],
  ]);
  expect([byNet.name, byNet.loaded]).toEqual([null, false]);
  for (const [query, field] of [
    ['best=0', 'best'],
    ['ties=luck', 'ties.0'],
    ['from=autumn', 'from'],
    ['month=9', 'month'],
  ])
    expect(await rig.ask(`/api/hall/season?${query}`)).toMatchObject({ status: 400, json: { field } });
  const turned = { ...AUTUMN, from: '2026-12-01' };
  expect(await rig.do({ type: 'keepSeason', season: turned })).toMatchObject({
    status: 409,
    json: { error: 'seasonDays' },
  });
});
