// The ladder of a club: entered at the desk, kept from night to night, and merged with its members.
import { expect, test } from 'vitest';
import { formatOf } from '../format/presets.ts';
import { TestNight } from '../testing/night.ts';
import { type LadderFact, ladderOf } from './ladder.ts';

const DAY = '2026-11-26';
const add = (id: string) =>
  ({ type: 'addPlayer', player: { id, name: id, member: null, club: null } }) as const;
const enter = (fact: LadderFact) => ({ type: 'enterLadder', fact }) as const;
const joined = (player: string) => enter({ type: 'joined', player, day: DAY });
const challenged = enter({ type: 'challenged', player: 'bob', other: 'ann', day: DAY });
const played = enter({ type: 'played', winner: 'bob', loser: 'ann', day: DAY });

const club = () => new TestNight().do(...['ann', 'bob', 'cid'].map(add), joined('ann'), joined('bob'));
const order = ({ state }: TestNight): string => ladderOf(state.ladder).order.join(' ');

test('before a night, in one, and in the next', () => {
  const night = club().do({ type: 'open', id: 'n1', format: formatOf('bell'), seed: 7 }, challenged);
  night.do({ type: 'close', reasons: {} }, played, {
    ...{ type: 'open', id: 'n2', format: formatOf('bell'), seed: 7 },
  });
  expect(order(night)).toBe('bob ann');
  expect(night.rebuilt()).toEqual(night.state);
});

test('the last entry is taken back', () => {
  const night = club().do(challenged, played, { type: 'undoLadder' });
  expect([order(night), ladderOf(night.state.ladder).open.length]).toEqual(['ann bob', 1]);
});

test('a stranger, and what the ladder refuses', () => {
  expect(club().refuses(joined('zach'))).toEqual({ code: 'noPlayer', player: 'zach' });
  expect(club().refuses(joined('ann'))).toEqual({ code: 'onLadder', player: 'ann' });
});

test('two entries of one person: the first place stands', () => {
  const night = club().do(joined('cid'), challenged, { type: 'merge', from: 'cid', into: 'ann' }, played);
  expect(order(night)).toBe('bob ann');
});
