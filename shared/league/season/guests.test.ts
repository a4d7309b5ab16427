// Guests before they are members: four nights, or the first card of 12 (plumasnews.com 2019-12-14); a club can choose other figures.
import { expect, test } from 'vitest';
import type { LeaguePlayer } from '../night/event.ts';
import { TestNight } from '../testing/night.ts';
import { type GuestNight, guestsOf } from './guests.ts';
import type { PlayedEvent } from './person.ts';
import { type ClubSettings, USUAL_SETTINGS } from './settings.ts';

const person = (id: string): LeaguePlayer => ({ id, name: id, member: null, club: null });
/** Zac was entered twice. */
const same = (player: LeaguePlayer): LeaguePlayer => (player.id === 'zac' ? person('zach') : player);

/** A card of a night: 'zach 7', 'member zach 13', and 'zach -' for one who came and played nothing. */
const event = (night: number, text: string): PlayedEvent => {
  const [, member, id = '', points = ''] = /^(member )?(\S+) (\S+)$/.exec(text) ?? [];
  const games = points === '-' ? 0 : 9;
  return {
    ...{
      night,
      date: '2026-09-03',
      format: 'grass-roots',
      length: 9,
      isBracket: false,
      games: [],
      hands: [],
    },
    cards: [
      {
        ...{ players: [person(id)], as: member === undefined ? 'guest' : 'member', rank: 1, games },
        ...{ points: games && Number(points), wins: 3, net: 0, plus: 20, skunks: 0 },
      },
    ],
  };
};

const tonight = (settings: Partial<ClubSettings> = {}) => ({
  ...new TestNight().state,
  entrants: [
    { id: 'e1', players: ['zach'], as: 'guest' as const, missed: 0, leftBefore: undefined },
    { id: 'e2', players: ['ann'], as: 'member' as const, missed: 0, leftBefore: undefined },
    { id: 'e3', players: ['gone'], as: 'guest' as const, missed: 0, leftBefore: 3 },
  ],
  settings: { ...USUAL_SETTINGS, ...settings },
});

test.each<
  [
    what: string,
    before: readonly string[],
    night: number,
    over: GuestNight['over'],
    settings?: Partial<ClubSettings>,
  ]
>([
  ['the first night', [], 1, null],
  ['the third', ['zach 7', 'zach 11'], 3, null],
  ['under another entry, and one night without a game', ['zac 7', 'zach -', 'ann 4'], 2, null],
  ['the fourth', ['zach 1', 'zach 2', 'zach 3'], 4, null],
  ['the fifth', ['zach 1', 'zach 2', 'zach 3', 'zach 4'], 5, 'nights'],
  ['a card of 12', ['zach 12'], 2, 'card'],
  ['as a member once', ['member zach 20', 'zach 3'], 2, null],
  ['a club with two nights', ['zach 1', 'zach 2'], 3, 'nights', { guestNights: 2 }],
  ['a club with a card of 10', ['zach 10'], 2, 'card', { guestCard: 10 }],
])('%s', (_, before, night, over, settings) => {
  const events = before.map((text, at) => event(at + 1, text));
  expect(guestsOf(tonight(settings), events, same)).toEqual([{ player: 'zach', night, over }]);
});

test('two events of one night are one night', () => {
  expect(guestsOf(tonight(), [event(1, 'zach 3'), event(1, 'zach 4')], same)).toMatchObject([{ night: 2 }]);
});

test('a night of a bracket is a night as a guest, and no card', () => {
  const before = [{ ...event(1, 'zach 15'), isBracket: true }];
  expect(guestsOf(tonight(), before, same)).toMatchObject([{ night: 2, over: null }]);
});
