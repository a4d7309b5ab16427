// Which games of a hall's nights count for ratings.
import { expect, test } from 'vitest';
import type { LeaguePlayer } from '../night/event.ts';
import type { PlayedEvent } from '../season/person.ts';
import { ratedInNights } from './rating.ts';

const person = (id: string): LeaguePlayer => ({ id, name: id, member: null, club: null });

/** Cards by their players, such as 'bob+cid'. */
const event = (date: string, cards: readonly string[], games: PlayedEvent['games']): PlayedEvent => ({
  ...{ night: 1, date, format: 'bell', length: 9, isBracket: false, games, hands: [] },
  cards: cards.map((names, at) => ({
    ...{ players: names.split('+').map(person), as: 'member', rank: at + 1, games: 9 },
    ...{ points: 2, wins: 1, net: 10, plus: 20, skunks: 0 },
  })),
});

test('singles that are final, under the id that a person has now, the oldest first', () => {
  const events = [
    event(
      '2026-10-01',
      ['ann', 'bob', 'cid+dot'],
      [
        [0, 1, 8, true],
        [1, 0, 8, false],
        [2, 0, 8, true],
      ],
    ),
    event(
      '2026-09-01',
      ['anna', 'bob', 'ann'],
      [
        [1, 0, 31, true],
        [0, 2, 3, true],
      ],
    ),
  ];
  const same = (player: LeaguePlayer): LeaguePlayer => (player.id === 'anna' ? person('ann') : player);
  expect(ratedInNights(events, same)).toEqual([
    { day: '2026-09-01', winner: 'bob', loser: 'ann' },
    { day: '2026-10-01', winner: 'ann', loser: 'bob' },
  ]);
});
