// Helpers of the director by HTTP: what a scorekeeper and a judge may do, whose word the journal notes, and how a role is taken back.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type DeskRole, HELPERS, type Helper, type NightCommand } from '../../../shared/league/index.ts';
import { win } from '../../../shared/league/testing/night.ts';
import type { Credentials } from '../kit/credentials.ts';
import { hallCredentials } from './index.ts';
import { HallRig } from './testing/site.ts';

let rig: HallRig;
let game: string;
beforeEach(async () => {
  rig = await HallRig.open({ publicUrl: new URL('https://hall.example/') });
  await rig.begin(['Ann', 'Bob', 'Cid', 'Dot']);
  game = rig.game().game;
});
afterEach(async () => rig.close());

type Headers = Readonly<Record<string, string>>;
const give = (headers: Headers, ...commands: readonly object[]) =>
  rig.post('/api/hall/commands', { commands }, headers);

const outcome = win(8);
const player = { id: 'eve', name: 'Eve', member: null, club: null };
const why = { game: '1.1', reason: 'seen' };
const pot = { pot: 'cut', entrant: 'Ann' };

/** Whose each command is, with fields for it; boards report, and `open` has a request of its own. */
const COMMANDS = {
  addPlayer: ['scorekeeper', { player }],
  checkIn: ['scorekeeper', { entrant: { id: 'Ann', players: ['Ann'], as: 'guest' } }],
  checkOut: ['scorekeeper', { entrant: 'Ann' }],
  call: ['scorekeeper', { game: '1.1', table: '1' }],
  sit: ['scorekeeper', { game: '1.1', side: 0 }],
  enterCard: ['scorekeeper', { game: '1.1', side: 0, line: { points: 2, spread: 8 }, by: 'desk' }],
  sign: ['scorekeeper', { game: '1.1', revision: 1, side: 0, by: 'desk' }],
  dispute: ['scorekeeper', { game: '1.1', side: 0 }],
  check: ['scorekeeper', { game: '1.1' }],
  rule: ['judge', why],
  correct: ['judge', { ...why, outcome }],
  swapSides: ['judge', why],
  void: ['judge', why],
  reopenGame: ['judge', why],
  letBe: ['judge', why],
  forfeit: ['judge', { ...why, loser: 0 }],
  settleForfeits: ['judge', { win: { points: 2, spread: 10 }, loss: { points: 0, spread: -10 } }],
  settleAside: ['judge', { index: 0, into: null, reason: 'seen' }],
  ruleMatch: ['judge', { match: '1.1', winner: null, reason: 'seen' }],
  reopenMatch: ['judge', { match: '1.1', reason: 'seen' }],
  openEvent: ['desk', { id: 'S', name: 'satellite', format: 'club-6' }],
  removeEvent: ['desk', {}],
  correctHeading: ['desk', { heading: { title: 'Thursday' } }],
  changePlayer: ['desk', { player: { ...player, id: 'Ann' } }],
  removePlayer: ['desk', { player: 'Ann' }],
  forgetPlayer: ['desk', { player: 'Ann' }],
  merge: ['desk', { from: 'Ann', into: 'Bob' }],
  showNames: ['desk', { names: 'initial' }],
  arrangeRoom: ['desk', { room: { door: 0, spots: [] } }],
  keepSeason: ['desk', { season: { name: 'autumn' } }],
  dropSeason: ['desk', { season: 'autumn' }],
  enterLadder: ['scorekeeper', { fact: { type: 'joined', day: '2026-11-26', player: 'Ann' } }],
  undoLadder: ['desk', {}],
  setClub: ['desk', { settings: { decides: 3 } }],
  addTable: ['desk', { table: '7' }],
  removeTable: ['desk', { table: '2' }],
  openFixture: ['desk', { fixture: '1-1-1', players: [] }],
  cut: ['desk', { stage: 'P' }],
  rankEvents: ['desk', { order: [''] }],
  draw: ['desk', {}],
  reopenRound: ['desk', { reason: 'too early' }],
  pause: ['desk', { round: 1 }],
  resume: ['desk', { round: 1 }],
  drop: ['desk', { entrant: 'Ann', reason: 'went home' }],
  breakTie: ['desk', { by: 'cut', order: ['Ann', 'Bob'] }],
  enterPot: ['desk', pot],
  leavePot: ['desk', pot],
  claimPot: ['desk', pot],
  cutPot: ['desk', pot],
  close: ['desk', { reasons: {} }],
  reopen: ['desk', { reason: 'too early' }],
} as const satisfies Record<Exclude<NightCommand['type'], 'open' | 'report'>, readonly [DeskRole, object]>;

/** The refusal of a command to a helper, by whose it is; undefined for their own. */
const REFUSALS: Readonly<Record<Helper, Readonly<Partial<Record<DeskRole, string>>>>> = {
  scorekeeper: { judge: 'judgeOnly', desk: 'directorOnly' },
  judge: { desk: 'directorOnly' },
};

describe.each(HELPERS)('%s', (role) => {
  test('may give their own commands; a refusal says whose the others are, and nothing changes', async () => {
    rig.win(rig.game('1.1'));
    const headers = await rig.helper(role);
    for (const [type, [by, fields]] of Object.entries(COMMANDS)) {
      const { sequence } = rig.hall;
      const { status, json } = await give(headers, { type, ...fields });
      const refusal = REFUSALS[role][by];
      // The night may refuse a command of their own.
      if (refusal === undefined) expect([type, [200, 409].includes(status)]).toEqual([type, true]);
      else expect([type, status, json.error, rig.hall.sequence]).toEqual([type, 403, refusal, sequence]);
    }
  });

  test('sees the tasks and the players, not the codes and addresses of the director', async () => {
    const { json } = await rig.ask('/api/hall/desk', { headers: await rig.helper(role) });
    expect(json).toMatchObject({ role, tasks: [], phones: [], door: null, backup: null });
    expect(json.players).toHaveLength(4);
    expect((await rig.ask('/api/hall/desk')).json).toMatchObject({
      role: 'desk',
      phones: ['https://hall.example/'],
    });
  });

  test('asks for what is the director’s and is told so', async () => {
    const headers = await rig.helper(role);
    for (const path of ['/api/hall/backup', '/api/hall/phones', '/api/host/link']) {
      const { status, json } = await rig.ask(path, { headers });
      expect([path, status, json.error]).toEqual([path, 403, 'directorOnly']);
    }
  });
});

test('a scorekeeper enters the first result of a game by its scores; the second is the judge’s', async () => {
  const headers = await rig.helper('scorekeeper');
  const scores = { ...outcome, scores: [121, 113] };
  const correct = { type: 'correct', game, outcome: scores, reason: 'from paper' };
  expect((await give(headers, correct)).status).toBe(200);
  expect(rig.game(game)).toMatchObject({ stage: 'over', revision: 1 });
  const again = await give(headers, { ...correct, outcome: { ...scores, winner: 1, scores: [113, 121] } });
  expect([again.status, again.json.error]).toEqual([403, 'judgeOnly']);
  expect(again.json.words).toBe('Only a judge or the director can do that. Ask one of them.');
});

test('the journal says who: scorekeeper, judge, desk', async () => {
  const authors: string[] = [];
  rig.hall.on('changed', (events) => authors.push(...events.map(({ author }) => author)));
  await give(await rig.helper('scorekeeper'), { type: 'sit', game, side: 0 });
  await give(await rig.helper('judge'), { type: 'sit', game, side: 1 });
  await rig.do({ type: 'addTable', table: '9' });
  expect(authors).toEqual(['scorekeeper', 'judge', 'desk']);
});

test('a command among others that is not theirs refuses them all', async () => {
  const { sequence } = rig.hall;
  const sit = { type: 'sit', game, side: 0 };
  expect((await give(await rig.helper('scorekeeper'), sit, { type: 'void', game, reason: 'x' })).status).toBe(
    403,
  );
  expect(rig.hall.sequence).toBe(sequence);
});

describe('codes', () => {
  const enters = async (headers: Headers): Promise<number> =>
    (await rig.ask('/api/hall/desk', { headers })).status;
  const taken = async () => (await rig.ask('/api/hall/phones')).json.helpers;

  test('each works once; the next helper has another', async () => {
    const code = await rig.helperCode('judge');
    const [first, late] = [await rig.follow(code), await rig.follow(code)];
    expect([await enters(first), await enters(late)]).toEqual([200, 401]);
    expect(await rig.helperCode('judge')).not.toBe(code);
    expect(await enters(await rig.helper('judge'))).toBe(200);
    expect(await taken()).toMatchObject([
      { role: 'scorekeeper', taken: 0 },
      { role: 'judge', taken: 2 },
    ]);
  });

  test('the director takes a role back: its keys and its codes are good no more, others stay', async () => {
    const [judge, scorekeeper] = [await rig.helper('judge'), await rig.helper('scorekeeper')];
    const code = await rig.helperCode('judge');
    expect((await rig.post('/api/hall/helpers', { role: 'judge' })).status).toBe(200);
    expect([await enters(judge), await enters(scorekeeper)]).toEqual([401, 200]);
    expect(await enters(await rig.follow(code))).toBe(401);
    expect(await taken()).toMatchObject([{ taken: 1 }, { taken: 0 }]);
  });

  test('a new link for the director ends every helper’s key, and no player’s', () => {
    const folder = mkdtempSync(join(tmpdir(), 'muggins-helpers-'));
    const file = join(folder, 'keys.json');
    const key = (name: string): string => name.padEnd(22, '-');
    const before = hallCredentials({ file });
    before.take(before.invitationTo('player', 0) ?? '', key('ann'));
    for (const role of HELPERS) before.take(before.invitationTo(role, 0) ?? '', key(role));
    const kept = (credentials: Credentials) =>
      ['ann', ...HELPERS].map((each) => credentials.placeOf(key(each))?.role);
    expect(kept(hallCredentials({ file }))).toEqual(['player', 'scorekeeper', 'judge']);
    expect(kept(hallCredentials({ file, renewHost: true }))).toEqual(['player', undefined, undefined]);
    expect(kept(hallCredentials({ file }))).toEqual(['player', undefined, undefined]);
    rmSync(folder, { recursive: true });
  });

  test('a browser has one role: the last that it took', async () => {
    const headers = await rig.helper('scorekeeper');
    const token = await rig.helperCode('judge');
    await rig.post('/api/host/link', { token }, headers);
    expect((await rig.ask('/api/hall/desk', { headers })).json.role).toBe('judge');
    expect(await taken()).toMatchObject([{ taken: 0 }, { taken: 1 }]);
  });

  test('the browser of the director stays the director’s, and uses up no code', async () => {
    const headers = await rig.follow(rig.credentials.token);
    const token = await rig.helperCode('judge');
    expect((await rig.post('/api/host/link', { token }, headers)).status).toBe(200);
    expect((await rig.ask('/api/hall/desk', { headers })).json.role).toBe('desk');
    expect(await rig.helperCode('judge')).toBe(token);
  });

  test('a player’s code makes nobody a helper', async () => {
    const { json } = await rig.post('/api/hall/players/Ann/code', {});
    expect((await rig.post('/api/host/link', { token: json.invitation }, {})).json.error).toBe('oldLink');
    expect((await rig.post('/api/hall/players/Ann/code', {})).json.invitation).toBe(json.invitation);
  });

  test('a helper’s code makes no phone of it, and is still good', async () => {
    const invitation = await rig.helperCode('judge');
    const { status } = await rig.post('/api/hall/player', { invitation, key: 'k'.repeat(22) }, {});
    expect([status, await rig.helperCode('judge')]).toEqual([404, invitation]);
  });

  test('a helper who leaves frees the place', async () => {
    const headers = await rig.helper('judge');
    expect((await rig.ask('/api/host', { method: 'DELETE', headers })).status).toBe(200);
    expect(await enters(headers)).toBe(401);
    expect(await taken()).toMatchObject([{ taken: 0 }, { taken: 0 }]);
  });
});
