// A match of teams at the desk: what the league offered is opened with the players of both captains.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { PUB_MATCH, PUB_PLAYERS } from '../../../shared/league/testing/fixture.ts';
import { won } from '../../../shared/league/testing/night.ts';
import { HallRig } from './testing/site.ts';
import type { DeskAnswer } from './wire.ts';

let rig: HallRig;
let today: string;
beforeEach(async () => {
  today = PUB_MATCH.day;
  const offer = { members: [], formats: [], awards: [], fixtures: [PUB_MATCH], season: null };
  rig = await HallRig.open({ offer, now: () => Date.parse(`${today}T19:00Z`) });
});
afterEach(() => rig.close());

const desk = async () => (await rig.ask('/api/hall/desk')).json as unknown as DeskAnswer;
const open = (fixture = PUB_MATCH.id, players = PUB_PLAYERS) =>
  rig.post('/api/hall/commands', { commands: [{ type: 'openFixture', fixture, players }] });

test('the matches from today on are the director’s', async () => {
  expect((await desk()).league?.fixtures).toEqual([PUB_MATCH]);
  const headers = await rig.helper('judge');
  expect((await rig.ask('/api/hall/desk', { headers })).json.league).toBe(null);
  today = '2026-12-01';
  expect((await desk()).league?.fixtures).toEqual([]);
});

test('it is opened by its id, and everybody sees both line-ups at once; until the first result they can change', async () => {
  expect((await open()).json.error).toBe('noNight');
  await rig.post('/api/hall/night', { format: 'grass-roots' });
  expect((await open()).status).toBe(200);
  expect(rig.view.events.map(({ event, entrants }) => [event, entrants.length])).toEqual([
    ['M', 10],
    ['M2', 8],
  ]);
  expect(rig.view.events[0]?.entrants[0]?.names).toEqual(['Bell1', 'Bell2']);
  expect(rig.view.events.flatMap(({ fixture }) => fixture?.rubbers.map(({ players }) => players))).toEqual(
    PUB_PLAYERS,
  );
  expect(rig.view.events[0]?.games[0]).toMatchObject({ game: 'M1.1', table: '1' });
  expect((await open()).status).toBe(200);
  await rig.do(...won('M1.1', 0));
  expect((await open()).json).toMatchObject({ error: 'eventPlayed' });
});

test('what cannot be is refused in words', async () => {
  await rig.post('/api/hall/night', { format: 'grass-roots' });
  expect((await open('9-9-9')).json).toMatchObject({ error: 'noFixture' });
  const players = PUB_PLAYERS.map((two, at) => (at === 0 ? ([['bell1'], two[1]] as const) : two));
  expect((await open(PUB_MATCH.id, players)).json).toMatchObject({
    error: 'badPlayers',
    words: 'Rubber 1 has 2 players a side. Choose 2 different ones of each team.',
  });
  await open();
  const entrant = { id: 'team.bell10', players: ['team.bell10'], as: 'member' };
  const late = { commands: [{ type: 'checkIn', event: 'M2', entrant }] };
  expect((await rig.post('/api/hall/commands', late)).json.error).toBe('fieldNamed');
});
