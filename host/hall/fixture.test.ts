// A match of teams from its league to the table of the league: opened in a hall, played at boards, reported once there is a network.
import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { formatOf, gamesInRoom, type NightCommand, stageOf } from '../../shared/league/index.ts';
import { cardState, type TeamSeason, tableOf } from '../../shared/league/team/index.ts';
import { openingWith, PUB_MATCH, PUB_PLAYERS, PUB_SEASON } from '../../shared/league/testing/fixture.ts';
import { report, won } from '../../shared/league/testing/night.ts';
import { signReport } from '../league/file.ts';
import { fingerprintOf } from '../league/key.ts';
import { ask } from '../system/ask.ts';
import { fakeTime } from '../system/testing/faketime.ts';
import { LeagueRig } from '../web/league/testing/site.ts';
import { TableKeys } from './door.ts';
import { type Hall, openHall } from './hall.ts';
import { HallLine, type TableConnection } from './line.ts';
import type { ToTable, ToTableOf } from './messages.ts';
import { HallReports } from './reports.ts';
import { LeagueSender } from './sender.ts';

/** Legs of the home side in each rubber. */
const LEGS = [3, 2, 1, 0, 2, 3, 2, 1, 0];

/** A table whose games end as they should: the home side wins its legs first, and both sign. */
class ScriptedTable {
  readonly #connection: TableConnection;
  readonly #journal: string;
  #assignment: ToTableOf<'seat'>['assignment'] = null;
  #games = 0;

  constructor(line: HallLine, table: string) {
    this.#journal = `00000000-0000-4000-8000-00000000000${table}`;
    const send = (message: ToTable): void => {
      if (message.type === 'seat') this.#assignment = message.assignment;
    };
    this.#connection = line.connect(table, { send, end: () => {} });
    const hello = { journal: this.#journal, instance: table, colours: ['red', 'blue'], version: '1' };
    this.#connection.receive({ type: 'hello', ...hello });
  }

  /** @returns whether a game was called here */
  play(): boolean {
    if (this.#assignment === null) return false;
    const { night, game, entrants, match } = this.#assignment;
    this.#games += 1;
    const [, rubber] = /^M2?\.(\d)\.0\./.exec(entrants[0]) ?? [];
    const isHome = (match?.wins[0] ?? 0) < (LEGS[Number(rubber) - 1] ?? 0);
    const ending = isHome ? {} : ({ winner: 1, scores: [100, 121], spread: 21 } as const);
    const id = { journal: this.#journal, game: this.#games };
    const over = report({ game, entrants: [...entrants] }, 100, { id, night, ...ending });
    this.#connection.receive({
      type: 'result',
      report: over as never,
      ...{ revision: 1, signed: [true, true], dispute: null },
    });
    return true;
  }
}

let rig: LeagueRig;
let hall: Hall;
let line: HallLine;
let reports: HallReports;
let sender: LeagueSender;
let tables: readonly ScriptedTable[];
const network = { isUp: true };
const clock = fakeTime();

beforeEach(async () => {
  network.isUp = true;
  const now = () => Date.parse(`${PUB_MATCH.day}T18:00Z`);
  rig = await LeagueRig.open({ now });
  const data = mkdtempSync(join(tmpdir(), 'muggins-fixture-'));
  hall = openHall(data, () => 1_790_000_000_000);
  const keys = new TableKeys();
  line = new HallLine({ hall, keys, clock });
  const numbers = ['1', '2', '3', '4', '5'];
  for (const each of numbers) keys.give(each, each);
  tables = numbers.map((each) => new ScriptedTable(line, each));
  reports = new HallReports(data);
  sender = new LeagueSender({
    ...{ hall, reports, club: 'bell', url: rig.web.url, clock, now },
    send: async (url, options) => {
      if (network.isUp) return ask(url, options);
      throw Object.assign(new Error('connect ENETUNREACH'), { code: 'ENETUNREACH' });
    },
  });
  const fingerprint = fingerprintOf(reports.key.key);
  await rig.act({ type: 'enrol', club: 'bell', name: 'The Bell', fingerprint });
  await rig.officer('/api/teams/season', { method: 'POST', body: PUB_SEASON });
  await sender.send();
});
afterEach(async () => {
  await sender.close();
  line.close();
  hall.close();
  await rig.close();
});

const must = (...commands: readonly NightCommand[]): void => {
  const done = hall.act(commands, 'desk');
  if (!done.ok) throw new Error(JSON.stringify(done.refusal));
};

/** Opens a night with the match that the league has offered. */
function openMatch(): void {
  hall.open({ format: formatOf('grass-roots'), seed: 1, heading: { date: PUB_MATCH.day } }, 'desk');
  const [offered] = sender.offer?.fixtures ?? [];
  must(openingWith(PUB_PLAYERS, offered));
}

/** Opens it, and plays it. */
function playMatch(): void {
  openMatch();
  playAll();
}

function playAll(): void {
  while (tables.filter((each) => each.play()).length > 0);
}

async function season(): Promise<TeamSeason> {
  return (await rig.officer('/api/teams')).json.season;
}

/** The rows of the league's table: points, legs for and against. */
async function table(): Promise<readonly (readonly [team: string, points: number, legs: number])[]> {
  const now = await season();
  const [competition] = now.competitions;
  if (competition === undefined) return [];
  return tableOf(now, competition).rows.map(({ team, points, legsFor }) => [team, points, legsFor]);
}

test('27 legs at five boards, both captains’ players sign, the night is closed: the table of the league changes', async () => {
  playMatch();
  const games = gamesInRoom(hall.state);
  expect([games.length, new Set(games.map(stageOf))]).toEqual([27, new Set(['signed'])]);
  expect(sender.offer?.fixtures).toMatchObject([{ id: PUB_MATCH.id }]);
  expect(await table()).toEqual([
    ['bell', 0, 0],
    ['crown', 0, 0],
  ]);
  must({ type: 'close', reasons: {} });
  await sender.send();
  expect([sender.status.waiting, sender.status.asks]).toEqual([0, []]);
  expect(await table()).toEqual([
    ['bell', 16, 14],
    ['crown', 13, 13],
  ]);
  const [fixture] = (await season()).fixtures;
  expect(fixture?.hall?.club).toBe('bell');
  expect(fixture && cardState(fixture)).toMatchObject({
    kind: 'agreed',
    card: { rubbers: PUB_PLAYERS.map((players, at) => ({ players, legs: [LEGS[at], 3 - (LEGS[at] ?? 0)] })) },
  });
  // Its legs count in the season of teams, and in no table of the clubs.
  expect(rig.clubs.totals.seasons).toEqual([]);
  expect(rig.clubs.persons.size).toBe(0);
  expect(hall.archive.played.flatMap(({ cards }) => cards)).toEqual([]);
});

test('without a network the report waits; a leg that is put right meanwhile counts as it was put right', async () => {
  network.isUp = false;
  playMatch();
  must({ type: 'close', reasons: {} });
  await sender.send();
  expect([sender.status.waiting > 0, (await table())[0]]).toEqual([true, ['bell', 0, 0]]);
  const game = 'M1.1';
  const outcome = { winner: 1, spread: 21, scores: null, ending: 'target' } as const;
  must({ type: 'reopen', reason: 'wrong leg' }, { type: 'reopenGame', game, reason: 'wrong leg' });
  must({ type: 'correct', game, outcome, reason: 'wrong leg' });
  const { revision = 0 } = gamesInRoom(hall.state).find((each) => each.game === game)?.result ?? {};
  must(...([0, 1] as const).map((side) => ({ type: 'sign', game, revision, side, by: 'desk' }) as const));
  must({ type: 'close', reasons: {} });
  network.isUp = true;
  clock.pass(600_000);
  await sender.send();
  expect(sender.status.waiting).toBe(0);
  expect(await table()).toEqual([
    ['crown', 16, 14],
    ['bell', 13, 13],
  ]);
});

test('a card that a captain signed and that differs waits for the secretary, who sees all', async () => {
  const legs = LEGS.map((each, at) => (at === 0 ? 2 : each));
  const rubbers = PUB_PLAYERS.map((players, at) => ({ players, legs: [legs[at], 3 - (legs[at] ?? 0)] }));
  const event = { type: 'cardEntered', fixture: PUB_MATCH.id, sides: [0, 1], card: { rubbers } };
  const signed = { method: 'POST', body: { id: 'both-captains-signed', event } };
  expect((await rig.officer('/api/teams', signed)).status).toBe(200);
  playMatch();
  must({ type: 'close', reasons: {} });
  await sender.send();
  const [fixture] = (await season()).fixtures;
  expect(fixture && cardState(fixture)).toEqual({ kind: 'differ', rubbers: [0] });
  expect(fixture?.cards?.[0]?.rubbers[0]?.legs).toEqual([2, 1]);
  expect(fixture?.hall?.rubbers[0]?.legs).toEqual([3, 0]);
});

// Bug: the card stayed that of the report that was not chosen.
test('of two reports of one match the officer chooses one: the card is that of the chosen one', async () => {
  openMatch();
  // A laptop with a copy of the hall, on which the home side wins every leg.
  const copied = mkdtempSync(join(tmpdir(), 'muggins-fixture-copy-'));
  cpSync(reports.data, copied, { recursive: true });
  const copy = openHall(copied, () => 1_790_000_000_000);
  const called = () =>
    gamesInRoom(copy.state).find((each) => each.calledAt !== undefined && each.result === undefined);
  for (let game = called(); game !== undefined; game = called()) copy.act(won(game.game, 0), 'desk');
  copy.act([{ type: 'close', reasons: {} }], 'desk');
  playAll();
  must({ type: 'close', reasons: {} });
  await sender.send();
  expect((await table())[0]).toEqual(['bell', 16, 14]);
  const [night] = copy.archive.nights;
  for (const file of night ? new HallReports(copied).reportsOf(copy.archive, night, 'bell') : [])
    await rig.send(file);
  const { tasks } = (await rig.officer('/api/v1/tasks')).json;
  expect((await table())[0]).toEqual(['bell', 16, 14]);
  for (const { event, digests } of tasks)
    await rig.act({ type: 'choose', club: 'bell', event, digest: digests[1], reason: 'the right laptop' });
  expect(await table()).toEqual([
    ['bell', 29, 27],
    ['crown', 0, 0],
  ]);
  copy.close();
});

test('a club at whose venue the match is not played gives no card', async () => {
  const season = { ...PUB_SEASON, teams: PUB_SEASON.teams.map((each) => ({ ...each, venue: 'The Swan' })) };
  await rig.officer('/api/teams/season', { method: 'POST', body: season });
  playMatch();
  must({ type: 'close', reasons: {} });
  await sender.send();
  expect([sender.status.waiting, (await table())[0]]).toEqual([0, ['bell', 0, 0]]);
});

test('games in a format that the league does not know give no card: it cannot check them', async () => {
  playMatch();
  // The hall's own report would come before the changed one.
  network.isUp = false;
  must({ type: 'close', reasons: {} });
  const [night] = hall.archive.nights;
  for (const { report: said, people } of night ? reports.reportsOf(hall.archive, night, 'bell') : []) {
    const later = { ...said, format: { ...said.format, gravity: 9 } as never };
    expect((await rig.send(signReport(later, people, reports.key))).json.counts).toBe('format');
  }
  expect((await table())[0]).toEqual(['bell', 0, 0]);
});
