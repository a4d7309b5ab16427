// Players' phones by HTTP: a whole paper game by two of them, codes and names, and what a phone may not do. league.md E4, E6.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { publicView } from '../../../shared/league/index.ts';
import { joining, running, tables } from '../../hall/testing/night.ts';
import { HallRig } from './testing/site.ts';

type Headers = Readonly<Record<string, string>>;

let rig: HallRig;
let phones: readonly [Headers, Headers];
let game: string;
/** Plays another game, and has no phone. */
let other: string;
beforeEach(async () => {
  rig = await HallRig.open();
  await rig.post('/api/hall/night', { format: 'grass-roots', seed: 7 });
  await rig.do(...tables(2), ...['Ann', 'Bob', 'Cid', 'Dot'].flatMap(joining), { type: 'draw' });
  const [first, second] = running(publicView(rig.hall.state));
  if (first === undefined || second === undefined) throw new Error('too few play');
  game = first.game;
  [other] = second.entrants;
  phones = [await rig.phone(first.entrants[0]), await rig.phone(first.entrants[1])];
});
afterEach(async () => rig.close());

const shown = () => publicView(rig.hall.state).games.find((each) => each.game === game);
const say = (side: 0 | 1, command: object): ReturnType<HallRig['post']> =>
  rig.post('/api/hall/me', command, phones[side]);
const line = (points: number, spread: number) => ({ type: 'enterCard', game, line: { points, spread } });
/** A result that wants two signatures: the desk's own. */
const entered = (): Promise<unknown> => {
  const outcome = { winner: 0, spread: 8, scores: null, ending: 'target' } as const;
  return rig.do({ type: 'correct', game, outcome, reason: 'read aloud' });
};

describe('a paper game by two phones', () => {
  test('both sit down; both write a line; lines that agree are signed by both', async () => {
    for (const side of [0, 1] as const) expect((await say(side, { type: 'sit', game })).status).toBe(200);
    expect(shown()?.stage).toBe('seated');
    expect((await say(0, line(3, 34))).json).toMatchObject({ ok: true, sequence: expect.any(Number) });
    expect(shown()).toMatchObject({ stage: 'seated', entered: ['3 +34', null] });
    await say(1, line(0, -34));
    expect(shown()).toMatchObject({
      stage: 'signed',
      lines: ['3 +34', '0 -34'],
      signed: ['phone', 'phone'],
    });
  });

  test('lines that differ stay on the list of the desk until one is written again', async () => {
    await say(0, line(2, 8));
    await say(1, line(0, -18));
    const tasks = async () => (await rig.ask('/api/hall/desk')).json.tasks;
    expect(await tasks()).toMatchObject([
      { code: 'cardsDiffer', game, faults: [{ code: 'spreadsDiffer', spreads: [8, -18] }] },
    ]);
    await say(1, line(0, -8));
    expect(await tasks()).toEqual([]);
    expect(shown()?.stage).toBe('signed');
  });

  test('both sign what the desk has entered', async () => {
    await entered();
    await say(0, { type: 'sign', game, revision: 1 });
    expect(shown()).toMatchObject({ stage: 'signedOnce', signed: ['phone', null] });
    await say(1, { type: 'sign', game, revision: 1 });
    expect(shown()?.stage).toBe('signed');
  });

  test('one says that it is not right; the judge rules; both sign what stands', async () => {
    await entered();
    await say(0, { type: 'sign', game, revision: 1 });
    await say(1, { type: 'dispute', game });
    expect(shown()).toMatchObject({ stage: 'disputed', disputedBy: 1 });
    const outcome = { winner: 1, spread: 8, scores: null, ending: 'target' } as const;
    await rig.do({ type: 'correct', game, outcome, reason: 'the judge looked' });
    const old = await say(0, { type: 'sign', game, revision: 1 });
    expect([old.status, old.json.error]).toEqual([409, 'otherRevision']);
    for (const side of [0, 1] as const) await say(side, { type: 'sign', game, revision: 2 });
    expect(shown()).toMatchObject({ stage: 'signed', signed: ['phone', 'phone'] });
  });

  test('an answer that was lost costs nothing: the same again changes nothing', async () => {
    await entered();
    for (const command of [
      { type: 'sign', game, revision: 1 },
      { type: 'dispute', game },
    ]) {
      expect((await say(0, command)).status).toBe(200);
      const { sequence } = rig.hall;
      expect((await say(0, command)).status).toBe(200);
      expect(rig.hall.sequence).toBe(sequence);
    }
  });

  test('the journal says whose phone it was', async () => {
    const authors: string[] = [];
    rig.hall.on('changed', (events) => authors.push(...events.map(({ author }) => author)));
    await say(0, { type: 'sit', game });
    expect(authors).toEqual([`player ${shown()?.entrants[0]}`]);
  });
});

describe('what a phone may not do', () => {
  /** league.md E6: signs own side, may dispute; nothing else. */
  test.each<[string, (others: string) => object, number, string, RegExp]>([
    ["another's game", (others) => ({ type: 'sit', game: others }), 403, 'othersGame', /not yours/],
    [
      "another's card",
      (others) => ({ type: 'enterCard', game: others, line: { points: 2, spread: 8 } }),
      403,
      'othersGame',
      /not yours/,
    ],
    [
      "another's signature",
      (others) => ({ type: 'sign', game: others, revision: 1 }),
      403,
      'othersGame',
      /./,
    ],
    ["another's dispute", (others) => ({ type: 'dispute', game: others }), 403, 'othersGame', /./],
    ['the other side', () => ({ type: 'sit', game, side: 1 }), 400, 'badInput', /^side: .*no such field/],
    [
      "the desk's hand",
      () => ({ type: 'sign', game, revision: 1, by: 'desk' }),
      400,
      'badInput',
      /^by: .*no such field/,
    ],
    ['somebody else, who comes', () => ({ type: 'checkIn', entrant: 'Eve' }), 400, 'badInput', /^entrant: /],
    ['a draw', () => ({ type: 'draw' }), 400, 'badInput', /^type: /],
    ['a correction', () => ({ type: 'correct', game }), 400, 'badInput', /^type: /],
    ["a board's report", () => ({ type: 'report', report: {} }), 400, 'badInput', /^type: /],
    ['no command', () => ({ type: 'fly' }), 400, 'badInput', /^type: /],
    ['a game that is not there', () => ({ type: 'sit', game: '9.9' }), 409, 'noGame', /no game 9\.9/],
    ['a signature without a result', () => ({ type: 'sign', game, revision: 1 }), 409, 'wrongStage', /./],
    [
      'a line that no game has',
      () => ({ type: 'enterCard', game, line: { points: 2, spread: 500 } }),
      409,
      'badOutcome',
      /./,
    ],
  ])('%s: refused in words, and nothing changes', async (_, command, status, error, words) => {
    const others = publicView(rig.hall.state).games.find((each) => each.game !== game)?.game ?? '';
    const { sequence } = rig.hall;
    const answer = await say(0, command(others));
    expect([answer.status, answer.json.error]).toEqual([status, error]);
    expect(answer.json.words).toMatch(words);
    expect(rig.hall.sequence).toBe(sequence);
  });

  test('a card before the game is called', async () => {
    await rig.do({ type: 'draw' });
    const next = publicView(rig.hall.state).games.find(
      ({ stage, entrants }) => stage === 'drawn' && entrants.includes(shown()?.entrants[0] ?? ''),
    );
    const early = await say(0, { type: 'enterCard', game: next?.game, line: { points: 2, spread: 8 } });
    expect([early.status, early.json.error]).toEqual([409, 'notCalled']);
  });

  test.each<[string, Headers, number]>([
    ['no key', {}, 401],
    ['a key that is nobody’s', { authorization: `Bearer ${'x'.repeat(22)}` }, 401],
  ])('%s', async (_, headers, status) => {
    const answer = await rig.post('/api/hall/me', { type: 'sit', game }, headers);
    expect([answer.status, answer.json.error]).toEqual([status, 'noPhone']);
    expect((await rig.ask('/api/hall/me', { headers })).json.error).toBe('noPhone');
  });

  test('the desk is no player', async () => {
    expect(await rig.post('/api/hall/me', { type: 'sit', game })).toMatchObject({
      status: 403,
      json: { error: 'noPhone' },
    });
  });

  test.each([
    ['POST', '/api/hall/commands'],
    ['POST', '/api/hall/night'],
    ['POST', '/api/hall/import'],
    ['POST', '/api/hall/players/Cid/code'],
    ['GET', '/api/hall/desk'],
    ['GET', '/api/hall/phones'],
    ['GET', '/api/hall/export/night.json'],
  ])("%s %s with a player's key", async (method, path) => {
    const init = method === 'GET' ? {} : { method, body: '{}' };
    const answer = await rig.ask(path, { ...init, headers: phones[0] });
    expect([answer.status, answer.json.error]).toEqual([403, 'hostOnly']);
  });

  test('a phone that floods the hall is held back, and the other one is not', async () => {
    const flood = await Promise.all(Array.from({ length: 60 }, () => say(0, { type: 'sit', game })));
    expect(flood.filter(({ status }) => status === 429).length).toBe(30);
    expect((await say(1, { type: 'sit', game })).status).toBe(200);
    expect(shown()?.seated).toEqual([true, true]);
  });
});

describe('codes and names', () => {
  const KEY = 'another-key-------------';

  test('a code is good once; a new one ends the phone that had the name', async () => {
    const first = await rig.post(`/api/hall/players/${other}/code`, {});
    const { invitation } = first.json;
    expect((await rig.post(`/api/hall/players/${other}/code`, {})).json.invitation).toBe(invitation);
    const phone = await rig.phone(other);
    expect((await rig.ask('/api/hall/me', { headers: phone })).json.player).toMatchObject({ name: other });
    const again = await rig.post('/api/hall/player', { invitation, key: KEY }, {});
    expect([again.status, again.json.error]).toEqual([404, 'noInvitation']);
    expect((await rig.post(`/api/hall/players/${other}/code`, {})).json.invitation).toBeNull();
    const { json } = await rig.post(`/api/hall/players/${other}/code`, { renew: true });
    expect(json.invitation).toEqual(expect.any(String));
    expect((await rig.ask('/api/hall/me', { headers: phone })).status).toBe(401);
  });

  test('nobody gets a code who is not there', async () => {
    const answer = await rig.post('/api/hall/players/Eve/code', {});
    expect([answer.status, answer.json.error]).toEqual([409, 'noPlayer']);
  });

  test('with the door code a newcomer takes a name that no phone has, and says that he is here', async () => {
    await rig.do({ type: 'addPlayer', player: { id: 'Eve', name: 'Eve', member: '7', club: null } });
    const { door } = (await rig.ask('/api/hall/phones')).json;
    const names = await rig.post('/api/hall/door', { door }, {});
    const free = ['Ann', 'Bob', 'Cid', 'Dot', 'Eve'].filter((name) => !shown()?.entrants.includes(name));
    expect(names.json.players).toEqual(free.map((name) => ({ id: name, name })));
    const taking = { door, player: 'Eve', key: KEY };
    // The same again is the same phone, whose answer was lost.
    for (const _ of ['first', 'again'])
      expect((await rig.post('/api/hall/door/player', taking, {})).status).toBe(200);
    const headers = { authorization: `Bearer ${KEY}` };
    for (const _ of ['first', 'again'])
      expect((await rig.post('/api/hall/me', { type: 'checkIn' }, headers)).status).toBe(200);
    expect(rig.hall.state.entrants).toContainEqual(
      expect.objectContaining({ id: 'Eve', players: ['Eve'], as: 'member', missed: 1 }),
    );
    expect((await rig.ask('/api/hall/phones')).json.taken).toContain('Eve');
  });

  test('a name that a phone has is not taken at the door', async () => {
    const { door } = (await rig.ask('/api/hall/phones')).json;
    const taken = await rig.post(
      '/api/hall/door/player',
      { door, player: shown()?.entrants[0], key: KEY },
      {},
    );
    expect([taken.status, taken.json.error]).toEqual([409, 'nameTaken']);
    expect((await say(0, { type: 'sit', game })).status).toBe(200);
  });

  test.each([
    ['/api/hall/door', {}],
    ['/api/hall/door/player', { player: 'Cid', key: KEY }],
  ])('%s without the code of tonight', async (path, body) => {
    const { door: past } = (await rig.ask('/api/hall/phones')).json;
    for (const { game: each } of publicView(rig.hall.state).games)
      await rig.do({ type: 'void', game: each, reason: 'fire alarm' });
    while (running(publicView(rig.hall.state)).length > 0)
      for (const { game: each } of running(publicView(rig.hall.state)))
        await rig.do({ type: 'void', game: each, reason: 'fire alarm' });
    // A void game is owed: the close says why it is not played again.
    const reasons = Object.fromEntries(rig.hall.state.games.map(({ game }) => [game, 'fire alarm']));
    await rig.do({ type: 'close', reasons });
    expect((await rig.ask('/api/hall/phones')).json.door).toBeNull();
    await rig.post('/api/hall/night', { format: 'grass-roots' });
    for (const door of [past, 'd'.repeat(43)]) {
      const answer = await rig.post(path, { ...body, door }, {});
      expect([answer.status, answer.json.error]).toEqual([403, 'doorShut']);
    }
  });

  test('a phone that was given to the wrong player lets the name go', async () => {
    expect((await rig.ask('/api/hall/me', { method: 'DELETE', headers: phones[0] })).status).toBe(200);
    expect((await rig.ask('/api/hall/me', { headers: phones[0] })).status).toBe(401);
    expect((await rig.ask('/api/hall/phones')).json.taken).toEqual([shown()?.entrants[1]]);
  });

  test('whoever has left comes back at the desk, not by phone', async () => {
    const [entrant = ''] = shown()?.entrants ?? [];
    await rig.do({ type: 'drop', entrant, reason: 'home' });
    const back = await say(0, { type: 'checkIn' });
    expect([back.status, back.json.error]).toEqual([409, 'droppedOut']);
  });
});

test('the pages of phones and tables stand at the addresses that people are told', async () => {
  for (const [path, words] of [
    ['/me', 'me'],
    ['/table', 'table'],
  ] as const)
    expect((await rig.ask(path)).text).toContain(`<title>${words}`);
  expect((await rig.ask('/hall/me')).status).toBe(302);
  expect((await rig.ask('/hall/table/4')).status).toBe(302);
});
