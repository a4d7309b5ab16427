// Players' phones by HTTP: a whole paper game by two of them, codes and names, and what a phone may not do. league.md E4, E6.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { inEvent } from '../../../shared/league/index.ts';
import { HallRig } from './testing/site.ts';
import { TWELVE, weekendIn } from './testing/weekend.ts';

type Headers = Readonly<Record<string, string>>;

let rig: HallRig;
let phones: readonly [Headers, Headers];
let game: string;
/** Plays another game, and has no phone. */
let other: string;
beforeEach(async () => {
  rig = await HallRig.open();
  await rig.begin(['Ann', 'Bob', 'Cid', 'Dot']);
  const first = rig.game();
  game = first.game;
  other = rig.view.games.find((each) => each.game !== game && each.table !== null)?.entrants[0] ?? '';
  phones = [await rig.phone(first.entrants[0]), await rig.phone(first.entrants[1])];
});
afterEach(async () => rig.close());

const shown = () => rig.game(game);
const say = (side: 0 | 1, command: object): ReturnType<HallRig['post']> =>
  rig.post('/api/hall/me', command, phones[side]);
const _line = (points: number, spread: number) => ({ type: 'enterCard', game, line: { points, spread } });
/** A result that wants two signatures: the desk's own. */
const entered = (): Promise<unknown> => {
  const outcome = { winner: 0, spread: 8, scores: null, ending: 'target' } as const;
  return rig.do({ type: 'correct', game, outcome, reason: 'read aloud' });
};

describe('a paper game by two phones', () => {
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
    expect(authors).toEqual([`player ${shown().entrants[0]}`]);
  });
});

describe('what a phone may not do', () => {
  /** league.md E6: signs own side, may dispute; nothing else. */
  const NOT_YOURS = [403, 'othersGame', /not yours/] as const;
  const NO_COMMAND = [400, 'badInput', /^type: /] as const;
  const LINE = { points: 2, spread: 8 };
  test.each<[string, object, number, string, RegExp]>([
    ["another's game", { type: 'sit', game: 'OTHER' }, ...NOT_YOURS],
    ["another's card", { type: 'enterCard', game: 'OTHER', line: LINE }, ...NOT_YOURS],
    ["another's signature", { type: 'sign', game: 'OTHER', revision: 1 }, ...NOT_YOURS],
    ["another's dispute", { type: 'dispute', game: 'OTHER' }, ...NOT_YOURS],
    ['the other side', { type: 'sit', game: 'OWN', side: 1 }, 400, 'badInput', /^side: .*no such field/],
    ["the desk's hand", { type: 'sit', game: 'OWN', by: 'desk' }, 400, 'badInput', /^by: .*no such field/],
    ['somebody else, who comes', { type: 'checkIn', entrant: 'Eve' }, 400, 'badInput', /^entrant: /],
    ['a draw', { type: 'draw' }, ...NO_COMMAND],
    ['a correction', { type: 'correct', game: 'OWN' }, ...NO_COMMAND],
    ["a board's report", { type: 'report', report: {} }, ...NO_COMMAND],
    ['no command', { type: 'fly' }, ...NO_COMMAND],
    ['a game that is not there', { type: 'sit', game: '9.9' }, 409, 'noGame', /no game 9\.9/],
    ['a signature without a result', { type: 'sign', game: 'OWN', revision: 1 }, 409, 'wrongStage', /./],
    [
      'a line that no game has',
      { type: 'enterCard', game: 'OWN', line: { ...LINE, spread: 500 } },
      ...([409, 'badOutcome', /./] as const),
    ],
  ])('%s: refused in words, and nothing changes', async (_, command, status, error, words) => {
    const others = rig.view.games.find((each) => each.game !== game)?.game ?? '';
    const { sequence } = rig.hall;
    const text = JSON.stringify(command).replace('OTHER', others).replace('OWN', game);
    const answer = await say(0, JSON.parse(text));
    expect([answer.status, answer.json.error]).toEqual([status, error]);
    expect(answer.json.words).toMatch(words);
    expect(rig.hall.sequence).toBe(sequence);
  });

  test('a card before the game is called', async () => {
    await rig.do({ type: 'draw' });
    const next = rig.view.games.find(
      ({ stage, entrants }) => stage === 'drawn' && entrants.includes(shown().entrants[0]),
    );
    const early = await say(0, { type: 'enterCard', game: next?.game, line: { points: 2, spread: 8 } });
    expect([early.status, early.json.error]).toEqual([409, 'notCalled']);
  });

  test.each<[string, Headers | undefined, number]>([
    ['no key', {}, 401],
    ['a key that is nobody’s', { authorization: `Bearer ${'x'.repeat(22)}` }, 401],
    ['the desk, which is no player', undefined, 403],
  ])('%s', async (_, headers, status) => {
    const answer = await rig.post('/api/hall/me', { type: 'sit', game }, headers);
    expect([answer.status, answer.json.error]).toEqual([status, 'noPhone']);
    expect((await rig.ask('/api/hall/me', headers && { headers })).json.error).toBe('noPhone');
  });

  test('a phone that floods the hall is held back, and the other one is not', async () => {
    const flood = await Promise.all(Array.from({ length: 60 }, () => say(0, { type: 'sit', game })));
    expect(flood.filter(({ status }) => status === 429).length).toBe(30);
    expect((await say(1, { type: 'sit', game })).status).toBe(200);
    expect(shown().seated).toEqual([true, true]);
  });
});

describe('a consolation', () => {
  beforeEach(async () => {
    await rig.close();
    rig = await HallRig.open();
    await weekendIn(rig, 'play-offs', TWELVE);
  });
  const come = async (player: string, event: string) =>
    rig.post('/api/hall/me', { type: 'checkIn', event }, await rig.phone(player));
  const inC = () => inEvent(rig.hall.state, 'C').entrants.map(({ id }) => id);

  test('a player who may enter does so by phone, once its check-in is open; the same again changes nothing', async () => {
    const [one = ''] = rig.view.stages.find(({ id }) => id === 'C')?.field ?? [];
    expect((await come(one, 'C')).json.error).toBe('noEvent');
    rig.must({ type: 'cut', stage: 'C' });
    for (const _ of ['first', 'again']) expect((await come(one, 'C')).status).toBe(200);
    expect(inC()).toEqual([one]);
  });

  test('nobody else does, nor who has gone home; and no phone enters a satellite', async () => {
    rig.must(
      { type: 'cut', stage: 'C' },
      { type: 'openEvent', id: 'S', name: 'satellite', format: rig.view.format },
    );
    const [one = ''] = rig.view.stages.find(({ id }) => id === 'C')?.field ?? [];
    const [finalist = ''] = rig.view.places.map(({ entrant }) => entrant);
    expect((await come(finalist, 'C')).json.error).toBe('notEligible');
    expect((await come(one, 'S')).json.error).toBe('noEvent');
    rig.must({ type: 'drop', entrant: one, reason: 'home' });
    expect((await come(one, 'C')).json.error).toBe('droppedOut');
    expect(inC()).toEqual([]);
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
    const free = ['Ann', 'Bob', 'Cid', 'Dot', 'Eve'].filter((name) => !shown().entrants.includes(name));
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
    const other = { ...taking, player: shown().entrants[0] };
    expect((await rig.post('/api/hall/door/player', other, {})).json.error).toBe('nameTaken');
  });

  test.each([
    ['/api/hall/door', {}],
    ['/api/hall/door/player', { player: 'Cid', key: KEY }],
  ])('%s without the code of tonight', async (path, body) => {
    await rig.close();
    rig = await HallRig.open();
    await rig.begin([], { draw: false });
    const { door: past } = (await rig.ask('/api/hall/phones')).json;
    rig.must({ type: 'close', reasons: {} });
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
    expect((await rig.ask('/api/hall/phones')).json.taken).toEqual([shown().entrants[1]]);
  });

  test('whoever has left comes back at the desk, not by phone', async () => {
    const [entrant = ''] = shown().entrants ?? [];
    await rig.do({ type: 'drop', entrant, reason: 'home' });
    const back = await say(0, { type: 'checkIn' });
    expect([back.status, back.json.error]).toEqual([409, 'droppedOut']);
  });
});
