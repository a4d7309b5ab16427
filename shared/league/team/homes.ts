// If two teams of one venue are both home on a day, turns matches round until they are not, as far as possible.
import type { Fixture } from './season.ts';

/** A team of a league, as `LEAGUE TEAM`: it may be in several. */
export type Entered = string;
export const entered = (league: string, team: string): Entered => `${league} ${team}`;

/** Whether the matches of two teams are turned. */
interface Turn {
  readonly match: string;
  readonly turned: boolean;
}
/**
 * Turns home and away in matches so that the two teams of each pair are never both home. It turns both matches of two teams together, so
 * that each keeps its number of home matches. One team home means the other away, which is 2-satisfiability: a choice is followed to its
 * end, and taken back if it contradicts itself (Even, Itai and Shamir 1976). `broken`: matches that still have both home.
 */
export function mendHomes(
  fixtures: readonly Fixture[],
  pairs: readonly (readonly [Entered, Entered])[],
): { readonly fixtures: readonly Fixture[]; readonly broken: number } {
  const teams = grouped(fixtures, ({ competition, home, away }) =>
    [home, away].map((team) => entered(competition, team)),
  );
  const follows = new Map<string, readonly Turn[]>();
  let isBroken = false;
  for (const [one, other] of pairs)
    for (const fixture of teams.get(one) ?? []) {
      const same = teams.get(other)?.find(({ day }) => day === fixture.day);
      if (same === undefined || matchOf(same) === matchOf(fixture)) continue;
      const [first, second] = [homeTurn(fixture, one), homeTurn(same, other)];
      isBroken ||= !(first.turned || second.turned);
      for (const [home, away] of [
        [first, second],
        [second, first],
      ] as const) {
        const than = { match: away.match, turned: !away.turned };
        follows.set(keyOf(home), [...(follows.get(keyOf(home)) ?? []), than]);
      }
    }
  if (!isBroken) return { fixtures, broken: 0 };
  const turns = solved([...new Set(fixtures.map(matchOf))], follows);
  const isTurned = (fixture: Fixture): boolean => turns.get(matchOf(fixture)) === true;
  return {
    fixtures: fixtures.map((each) => (isTurned(each) ? { ...each, home: each.away, away: each.home } : each)),
    broken: [...turns].filter(([match, turned]) =>
      follows.get(keyOf({ match, turned }))?.some((next) => turns.get(next.match) !== next.turned),
    ).length,
  };
}

/** The two teams of a league, in either order. */
const matchOf = ({ competition, home, away }: Fixture): string =>
  [competition, ...[home, away].sort()].join(' ');
const keyOf = ({ match, turned }: Turn): string => `${match} ${turned}`;

/** How a match of a team is turned where the team is at home. */
const homeTurn = (fixture: Fixture, team: Entered): Turn => ({
  match: matchOf(fixture),
  turned: entered(fixture.competition, fixture.home) !== team,
});

/** Fixtures by each of their keys. */
export function grouped(
  fixtures: readonly Fixture[],
  keysOf: (fixture: Fixture) => readonly string[],
): ReadonlyMap<string, readonly Fixture[]> {
  const groups = new Map<string, Fixture[]>();
  for (const fixture of fixtures)
    for (const key of keysOf(fixture)) groups.set(key, [...(groups.get(key) ?? []), fixture]);
  return groups;
}

/** Which matches are turned. A match that no choice fits stays as it was. */
function solved(
  matches: readonly string[],
  follows: ReadonlyMap<string, readonly Turn[]>,
): Map<string, boolean> {
  const turns = new Map<string, boolean>();
  for (const match of matches) {
    if (turns.has(match)) continue;
    const found = [false, true].map((turned) => followed({ match, turned }, turns, follows)).find(Boolean);
    for (const each of found ?? [{ match, turned: false }]) turns.set(each.match, each.turned);
  }
  return turns;
}

/** All turns that follow from one; undefined if they contradict each other or an earlier choice. */
function followed(
  first: Turn,
  settled: ReadonlyMap<string, boolean>,
  follows: ReadonlyMap<string, readonly Turn[]>,
): readonly Turn[] | undefined {
  const meant = new Map([[first.match, first.turned]]);
  const all = [first];
  for (const turn of all)
    for (const next of follows.get(keyOf(turn)) ?? []) {
      const known = settled.get(next.match) ?? meant.get(next.match);
      if (known === !next.turned) return undefined;
      if (known !== undefined) continue;
      meant.set(next.match, next.turned);
      all.push(next);
    }
  return all;
}
