// A person over many nights, worked out by hand: a pair's card for both, one who was entered twice, a high hand, ten years.
import { expect, test } from 'vitest';
import type { LeaguePlayer } from '../night/event.ts';
import { highHandsOf, meetingsOf, type PlayedEvent, personOf } from './person.ts';

const person = (id: string): LeaguePlayer => ({ id, name: id, member: null, club: null });
/** Anna was entered twice. */
const same = (player: LeaguePlayer): LeaguePlayer => (player.id === 'anna' ? person('ann') : player);

/** Cards 'ann', 'bob+cid' with the place that they have; games 'ann>bob+cid 8'. */
function event(
  night: number,
  date: string,
  cards: readonly string[],
  games: readonly string[],
  hand?: string,
): PlayedEvent {
  return {
    ...{ night, date, format: 'bell', length: 9, isBracket: false },
    cards: cards.map((names, at) => ({
      ...{
        players: names.split('+').map(person),
        as: names === 'zach' ? 'guest' : 'member',
        rank: at + 1,
        games: 9,
      },
      ...{ points: 20 - at, wins: 9 - at, net: 10 - at, plus: 20, skunks: 0 },
    })),
    games: games.map((text) => {
      const [, winner = '', loser = '', spread] = /^(\S+)>(\S+) (\d+)$/.exec(text) ?? [];
      return [cards.indexOf(winner), cards.indexOf(loser), Number(spread), true] as const;
    }),
    hands: hand === undefined ? [] : [{ player: hand, points: 24 + night, cards: null }],
  };
}

const EVENTS = [
  event(1, '2016-09-01', ['ann', 'bob'], ['ann>bob 30']),
  event(2, '2016-09-10', ['bob', 'ann'], ['bob>ann 31'], 'bob'),
  event(
    3,
    '2026-09-03',
    ['anna', 'bob+cid', 'zach'],
    ['bob+cid>anna 8', 'anna>bob+cid 3', 'zach>anna 5'],
    'anna',
  ),
  event(4, '2026-09-10', ['zach', 'ann'], [], 'stranger'),
];
const met = (id: string): readonly string[] =>
  meetingsOf(
    EVENTS,
    same,
  )(id).map(({ opponent, games, wins, net }) => `${opponent.id} ${wins}/${games} ${net}`);

test('meetings go back ten years from the last night; partners each met both', () => {
  expect(met('ann')).toEqual(['bob 1/3 -36', 'cid 1/2 -5', 'zach 0/1 -5']);
  expect(met('cid')).toEqual(['ann 1/2 5']);
  expect(met('zach')).toEqual(['ann 1/1 5']);
  expect(met('nobody')).toEqual([]);
});

test('cards of all nights, the newest first, also of the other entry', () => {
  const { player, cards, hands } = personOf(EVENTS, 'ann', same) ?? {};
  expect(player).toEqual(person('ann'));
  expect(cards?.map(({ night, rank, of, points }) => [night, rank, of, points])).toEqual([
    [4, 2, 2, 19],
    [3, 1, 3, 20],
    [2, 2, 2, 19],
    [1, 1, 2, 20],
  ]);
  expect(hands?.map(({ night, points }) => [night, points])).toEqual([[3, 27]]);
  expect(personOf(EVENTS, 'zach', same)?.cards.map(({ as }) => as)).toEqual(['guest', 'guest']);
});

test('who was on no card is nobody', () => {
  expect(['anna', 'stranger'].map((id) => personOf(EVENTS, id, same))).toEqual([undefined, undefined]);
});

test('the best hands first; a hand of somebody without a card is left out', () => {
  expect(highHandsOf(EVENTS, same).map(({ player, points }) => [player.id, points])).toEqual([
    ['ann', 27],
    ['bob', 26],
  ]);
});

test('in a bracket people meet, and have no card', () => {
  const played = personOf(
    [{ ...event(1, '2026-09-03', ['ann', 'bob'], ['ann>bob 30']), isBracket: true }],
    'ann',
    same,
  );
  expect([played?.cards, played?.meetings.map(({ games, wins }) => [games, wins])]).toEqual([[], [[1, 1]]]);
});
