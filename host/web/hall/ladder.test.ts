// The ladder of a club over HTTP, and the rating of a person once there are 20 games.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { formatOf, type LadderFact } from '../../../shared/league/index.ts';
import { joining, tables } from '../../hall/testing/night.ts';
import { HallRig } from './testing/site.ts';
import type { LadderAnswer, PersonAnswer } from './wire.ts';

let rig: HallRig;
beforeEach(async () => {
  rig = await HallRig.open();
  rig.must(...['Ann', 'Bob', 'Cid'].flatMap((name) => joining(name).slice(0, 1)));
});
afterEach(() => rig.close());

const enter = (fact: LadderFact) => ({ type: 'enterLadder', fact }) as const;
const ladder = async () =>
  (await rig.ask('/api/hall/ladder', { headers: {} })).json as unknown as LadderAnswer;

/** A night of two with one game, which Ann wins. */
function night(date: string): void {
  rig.hall.open({ heading: { date }, format: formatOf('club-6'), seed: 7 }, 'desk');
  rig.must(
    ...['Ann', 'Bob'].map(
      (id) => ({ type: 'checkIn', entrant: { id, players: [id], as: 'member' } }) as const,
    ),
  );
  rig.must(...tables(1), { type: 'draw' });
  const { game, entrants } = rig.game();
  for (const side of [0, 1] as const) {
    const line = entrants[side] === 'Ann' ? { points: 2, spread: 8 } : { points: 0, spread: -8 };
    rig.must({ type: 'enterCard', game, side, line, by: 'desk' });
  }
  const reasons = Object.fromEntries(rig.hall.state.games.map((each) => [each.game, 'late']));
  rig.must({ type: 'close', reasons });
}

test('members in order, whom they may challenge, what is due, and a game of the two in a night', async () => {
  const day = '2026-09-01';
  const all = ['Bob', 'Ann', 'Cid'].map((player) => enter({ type: 'joined', player, day }));
  expect(await rig.do(...all)).toMatchObject({ status: 200 });
  await rig.do(enter({ type: 'challenged', player: 'Ann', other: 'Bob', day }));
  expect(await ladder()).toMatchObject({
    members: [
      { player: 'Bob', name: 'Bob', may: [] },
      { player: 'Ann', may: [] },
      { player: 'Cid', may: [] },
    ],
    due: [{ code: 'answer', player: 'Ann', other: 'Bob', due: '2026-09-08', isLate: true, game: null }],
    hasEntries: true,
  });
  night('2026-09-03');
  const { due } = await ladder();
  expect(due).toMatchObject([{ game: { day: '2026-09-03', winner: 'Ann', loser: 'Bob' } }]);
  await rig.do(enter({ type: 'played', winner: 'Ann', loser: 'Bob', day: '2026-09-03' }));
  const after = await ladder();
  expect(after.members.map(({ player, may }) => [player, may])).toEqual([
    ['Ann', []],
    ['Bob', ['Ann']],
    ['Cid', ['Bob', 'Ann']],
  ]);
});

test('what is refused has its figures and its words', async () => {
  const joined = enter({ type: 'joined', player: 'Ann', day: '2026-09-01' });
  await rig.do(joined);
  expect(await rig.do(joined)).toMatchObject({
    status: 409,
    json: { refusal: { code: 'onLadder', player: 'Ann' }, words: 'Ann is already on the ladder.' },
  });
  const wrong = { type: 'enterLadder', fact: { type: 'joined', player: 'Ann', day: 'today' } };
  expect(await rig.post('/api/hall/commands', { commands: [wrong] })).toMatchObject({
    status: 400,
    json: { error: 'badInput', field: 'commands.0.fact.day' },
  });
});

test('a rating is hidden below 20 games', async () => {
  const rating = async () => ((await rig.ask('/api/hall/people/Ann')).json as unknown as PersonAnswer).rating;
  for (let game = 1; game < 20; game++) night('2026-09-03');
  expect(await rating()).toBeNull();
  night('2026-09-03');
  expect(await rating()).toMatchObject({ games: 20, deviation: expect.any(Number) });
  expect((await rating())?.rating).toBeGreaterThan(1500);
});
