// Seasons of teams by chance: their events, with postponements, wrong cards, corrections, rulings and withdrawals, and beside them
// what they come to in the end. The table that the events fold to is the one that the second program makes of the end.
import fc from 'fast-check';
import { expect } from 'vitest';
import { chanceOf, shuffled } from '../rotation/chance.ts';
import type { TeamEvent } from '../team/event.ts';
import { evolveTeams } from '../team/evolve.ts';
import { type Both, type MatchFormat, type RubberFormat, TEAM_FIGURES, WITHDRAWALS } from '../team/format.ts';
import type { Competition, Fixture, MatchCard, TeamSeason } from '../team/season.ts';
import { tableOf } from '../team/table.ts';
import { type FinalMatch, tableFrom } from './teamoracle.ts';

/** Numbers by chance for one season. */
function diceOf(seed: number) {
  const chance = chanceOf(seed);
  const below = (most: number): number => Math.floor(chance() * most);
  const among = <T>(things: readonly T[]): T => things[below(things.length)] as T;
  return { chance, below, among, once: (of: number): boolean => below(of) === 0 };
}
type Dice = ReturnType<typeof diceOf>;

function formatBy({ chance, below, among, once }: Dice): MatchFormat {
  const rubber = (): RubberFormat => ({ players: 2, rules: 'six-card-4', legs: 1 + below(4), all: once(2) });
  const rubbers = Array.from({ length: 1 + below(4) }, rubber);
  // Where the matches among level teams come first, all of them are level.
  const first = once(2) ? 'points' : among(['headToHead', 'playoff'] as const);
  const others = shuffled([...TEAM_FIGURES, 'headToHead', 'playoff'] as const, chance).slice(0, below(6));
  const count = rubbers.length;
  return {
    name: 'chance',
    title: 'Chance',
    source: 'chance',
    rubbers,
    decides: among(['legs', 'rubbers']),
    points: {
      per: among([1, 2]),
      win: 2 + below(3),
      draw: once(3) ? null : 1,
      loss: below(2),
      rubber: below(2),
      leg: below(2),
    },
    ties: [first, ...others.filter((tie) => tie !== first)],
    walkover: once(4) ? null : { rubbers: [count, 0], legs: [3 * count, 0], points: once(2) ? null : [5, 0] },
    short: null,
    bothShort: once(2) ? null : 1,
    late: null,
    rearrange: null,
    withdrawal: null,
    transfers: null,
    averagesFrom: null,
  };
}

/** Every two meet so often, by the circle. */
function fixturesOf(teams: readonly string[], meet: 1 | 2): readonly Fixture[] {
  const circle = teams.length % 2 === 0 ? [...teams] : [...teams, ''];
  const half = Array.from({ length: circle.length - 1 }, (_, round) => {
    const turned = [circle[0], ...circle.slice(1 + round), ...circle.slice(1, 1 + round)] as string[];
    return Array.from(
      { length: circle.length / 2 },
      (__, at) => [turned[at], turned.at(-1 - at)] as [string, string],
    );
  });
  const rounds =
    meet === 1 ? half : [...half, ...half.map((pairs) => pairs.map(([a, b]) => [b, a] as const))];
  return rounds.flatMap((pairs, at) =>
    pairs
      .filter(([home, away]) => home !== '' && away !== '')
      .map(
        ([home, away]): Fixture => ({
          id: `${at + 1}-${home}`,
          competition: '1',
          round: at + 1,
          home,
          away,
          day: `2026-${String(1 + (at % 12)).padStart(2, '0')}-01`,
        }),
      ),
  );
}

/** The legs of a rubber that is played. */
function legsBy({ legs, all }: RubberFormat, { below, once }: Dice): Both<number> {
  const most = Math.floor(legs / 2) + 1;
  const [won, lost] = all ? [legs, 0] : [most, below(Math.min(most, legs - most + 1))];
  const moved = all ? below(legs + 1) : 0;
  return once(2) ? [won - moved, lost + moved] : [lost + moved, won - moved];
}

function cardBy({ rubbers }: MatchFormat, dice: Dice): MatchCard {
  const card: MatchCard = {
    rubbers: rubbers.map((rubber) => ({
      players: [[], []],
      legs: dice.once(9) ? null : legsBy(rubber, dice),
    })),
  };
  return dice.once(4) ? { ...card, short: dice.once(2) ? [0, 1] : [1] } : card;
}

const isBothShort = ({ short }: MatchCard): boolean => short?.length === 2;
const endOf = (card: MatchCard): FinalMatch['end'] => ({
  legs: card.rubbers.map(({ legs }) => legs),
  bothShort: isBothShort(card),
});

/** What befalls a match, and how it ends. */
function matchBy(
  format: MatchFormat,
  fixture: string,
  dice: Dice,
): { events: TeamEvent[]; end: FinalMatch['end'] } {
  const { once, among } = dice;
  const card = cardBy(format, dice);
  const wrong = { ...card, rubbers: card.rubbers.map((line) => ({ ...line, legs: [97, 98] as const })) };
  const events: TeamEvent[] = [];
  const entered = (sides: readonly (0 | 1)[], of: MatchCard): void =>
    void events.push({ type: 'cardEntered', fixture, sides, card: of });
  if (once(4)) events.push({ type: 'fixtureMoved', fixture, day: '2027-05-01', reason: 'snow' });
  if (once(8)) return { events, end: null };
  if (once(5)) entered([0, 1], wrong);
  const fate = dice.below(12);
  if (fate === 0) {
    entered([0], card);
    if (events.some(({ type }) => type === 'cardEntered') && events.length > 1) entered([1], wrong);
    return { events, end: null };
  }
  if (fate === 1) {
    const winner = among([0, 1] as const);
    events.push({ type: 'ruled', fixture, ruling: { kind: 'walkover', winner, reason: 'nobody came' } });
    return { events, end: { absent: winner === 0 ? 'away' : 'home' } };
  }
  if (fate === 2) {
    entered([0, 1], card);
    events.push({ type: 'ruled', fixture, ruling: { kind: 'void', reason: 'not eligible' } });
    return { events, end: 'void' };
  }
  if (fate === 3) {
    entered([0], wrong);
    events.push({ type: 'ruled', fixture, ruling: { kind: 'card', card, reason: 'paper' } });
    return { events, end: endOf(card) };
  }
  if (fate === 4) {
    events.push({ type: 'ruled', fixture, ruling: { kind: 'void', reason: 'by mistake' } });
    events.push({ type: 'unruled', fixture, reason: 'it was played' });
  }
  if (once(2)) entered([0, 1], card);
  else {
    entered([1], once(3) ? wrong : card);
    entered([0], card);
    entered([1], card);
  }
  return { events, end: endOf(card) };
}

/** A season before its first match. */
function openedBy(seed: number, dice: Dice): TeamSeason {
  const teams = Array.from({ length: 2 + dice.below(dice.once(2) ? 3 : 7) }, (_, at) =>
    String.fromCharCode(97 + at),
  );
  const format = formatBy(dice);
  return {
    id: `${seed}`,
    name: 'Chance',
    persons: [],
    teams: teams.map((id) => ({ id, name: id, venue: id, captains: [] })),
    registrations: [],
    competitions: [{ id: '1', name: 'One', kind: 'league', format, teams, meet: 2 }],
    calendar: [],
    fixtures: fixturesOf(teams, dice.among([1, 2])),
    adjustments: [],
  };
}

/** Play-offs of the first few teams, each against each. */
function playoffsBy(teams: readonly string[], { below, once }: Dice): readonly Fixture[] {
  const level = once(2) ? [] : teams.slice(0, 2 + below(3));
  const pairs = level.flatMap((home, at) => level.slice(at + 1).map((away) => ({ home, away })));
  return pairs.map((pair, at) => ({
    ...{ id: `playoff-${at}`, competition: '1', round: 99, day: '2027-06-01', playoff: true as const },
    ...pair,
  }));
}

/** A season by chance, and its end. */
function seasonBy(seed: number) {
  const dice = diceOf(seed);
  const { below, once, among, chance } = dice;
  const opened = openedBy(seed, dice);
  const [competition] = opened.competitions as readonly [Competition];
  const { format, teams } = competition;
  const withFate = (fixture: Fixture) => ({ ...fixture, ...matchBy(format, fixture.id, dice) });
  const matches = opened.fixtures.map(withFate);
  const added = playoffsBy(teams, dice);
  const playoffs = added.map(withFate);
  const out = teams.filter(() => once(8)).map((team) => [team, among(WITHDRAWALS)] as const);
  const adjustments = teams.filter(() => once(5)).map((team) => [team, below(5) - 3] as const);
  const others: TeamEvent[] = [
    ...out.map(([team, rule]): TeamEvent => ({ type: 'withdrew', team, rule, day: '2026-06-15' })),
    ...adjustments.map(([team, points]): TeamEvent => {
      return { type: 'adjusted', adjustment: { competition: '1', team, points, reason: 'late card' } };
    }),
  ];
  // Matches in any order; what befalls one of them in its own.
  const chains = shuffled(
    [...matches.map((match) => match.events), ...others.map((event) => [event])],
    chance,
  );
  const events: readonly TeamEvent[] = [
    { type: 'opened', season: opened },
    ...chains.flat(),
    { type: 'fixturesAdded', fixtures: added },
    ...playoffs.flatMap((match) => match.events),
  ];
  return {
    competition,
    events,
    end: { format, teams, matches, playoffs, adjustments, out: Object.fromEntries(out) },
  };
}

/** The table of the events is that of the second program, in so many seasons. */
export function tablesHold(numRuns: number): void {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const { competition, events, end } = seasonBy(seed);
      const season = events.reduce<TeamSeason | undefined>(evolveTeams, undefined) as TeamSeason;
      const { rows } = tableOf(season, competition);
      const lines = rows.map((row) => [
        row.team,
        [
          row.rank ?? '-',
          ...[row.played, row.won, row.drawn, row.lost],
          `${row.rubbersFor}:${row.rubbersAgainst}`,
          `${row.legsFor}:${row.legsAgainst}`,
          row.points,
        ].join(' '),
      ]);
      expect(Object.fromEntries(lines)).toEqual(tableFrom(end));
    }),
    { numRuns },
  );
}
