// A season worked out by hand: best 2 of 3 nights, guests left out, a pair's card for both, and one person under two names.
import { expect, test } from 'vitest';
import type { LeaguePlayer } from '../night/event.ts';
import { type NightCard, type SeasonNight, type SeasonRules, seasonTable } from './season.ts';

const person = (id: string): LeaguePlayer => ({ id, name: id, member: null, club: null });

/** 'ann+bob 13/6 +74' as a card; a leading ? is a guest. */
function card(text: string, at: number): NightCard {
  const [, guest, names = '', points, wins, net] = /^(\?)?(\S+) (\d+)\/(\d+) ([+-]\d+)$/.exec(text) ?? [];
  return {
    players: names.split('+').map(person),
    as: guest === undefined ? 'member' : 'guest',
    rank: at + 1,
    games: 9,
    ...{ points: Number(points), wins: Number(wins), net: Number(net) },
  };
}
const night = (at: number, date: string, ...cards: readonly string[]): SeasonNight => ({
  ...{ night: at, date, format: at === 4 ? 'bell' : 'grass-roots' },
  cards: cards.map(card),
});

const NIGHTS = [
  night(1, '2026-09-03', 'ann 14/7 +60', 'bob 12/6 +10', '?cid 12/6 +05'),
  night(2, '2026-09-10', 'bob 10/5 +20', 'ann 8/4 -10', 'cid 6/3 -40'),
  night(3, '2026-09-17', 'anna 10/4 +05', 'bob 9/4 +01'),
  night(4, '2026-09-24', 'dot+eve 21/3 +30', 'ann 5/0 -30'),
];
/** Anna was entered twice. */
const same = (player: LeaguePlayer): LeaguePlayer => (player.id === 'anna' ? person('ann') : player);
const shown = (rules: SeasonRules): readonly string[] =>
  seasonTable(NIGHTS, rules, same).map(
    ({ rank, player, points, wins, net, scores }) =>
      `${rank ?? '-'} ${player.id} ${points}/${wins} ${net} ${scores.map(({ counts }) => (counts ? 'x' : 'o')).join('')}`,
  );

test.each<[what: string, rules: SeasonRules, table: readonly string[]]>([
  [
    'the best 2 of the nights of one format',
    { format: 'grass-roots', best: 2 },
    // Ann's 10/4 +05 as Anna is worth more than her 8/4 -10; Bob's 9/4 is his worst; Cid's night as a guest is none.
    ['1 ann 24/11 65 xox', '2 bob 22/11 30 xxo', '3 cid 6/3 -40 x'],
  ],
  [
    'guests too, and at least 2 nights for a place',
    { format: 'grass-roots', least: 2, guests: true },
    ['1 ann 32/15 55 xxx', '2 bob 31/15 31 xxx', '3 cid 18/9 -35 xx'],
  ],
  [
    'days are both included; partners share the card, and the place',
    { from: '2026-09-17', to: '2026-09-24' },
    ['1 dot 21/3 30 x', '1 eve 21/3 30 x', '3 ann 15/4 -25 xx', '4 bob 9/4 1 x'],
  ],
  [
    'too few nights: behind all others',
    { from: '2026-09-24', least: 2 },
    ['- dot 21/3 30 x', '- eve 21/3 30 x', '- ann 5/0 -30 x'],
  ],
  ['a season without a night', { from: '2027-01-01' }, []],
])('%s', (_, rules, table) => {
  expect(shown(rules)).toEqual(table);
});
