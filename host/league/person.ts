// All that a league keeps of one person, for that person to read.
import type { EventReport } from '../../shared/league/index.ts';
import type { BodyOf } from './entries.ts';
import type { OpenLeague } from './open.ts';
import { entrantId, personId } from './people.ts';

/**
 * The names and choices of a person, and their part of every report and of the seasons of teams; undefined for nobody. Others are in it by
 * ids alone. Rejects as the store does.
 */
export async function keptOf({ league, clubs, teams }: OpenLeague, person: string) {
  const [names, linked] = [league.people.get(person) ?? null, clubs.persons.get(person) ?? []];
  const isForgotten = clubs.forgotten.has(person);
  if (names === null && linked.length === 0 && !isForgotten) return undefined;
  const reports: object[] = [];
  for (const [club, local] of linked)
    for (const { known, corrections } of clubs.clubs.get(club)?.events.values() ?? [])
      for (const { sequence } of known.values()) {
        const { report } = ((await league.entry(sequence))?.body ?? {}) as Partial<BodyOf<'report'>>;
        const part = report && partOf(report, local);
        if (part === undefined || part.sides.length === 0) continue;
        const games = new Set(part.legs.map(({ game }) => game));
        reports.push({ ...part, corrections: corrections.filter(({ game }) => games.has(game)) });
      }
  const seasons = teams.seasons.flatMap(({ id, persons, registrations, teams: all, fixtures }) => {
    const isThem = (each: { readonly id: string }) =>
      [personId(each.id), entrantId(id, each.id)].includes(person);
    const found = [...persons, ...all].find(isThem);
    const isAbout = (value: object): boolean => JSON.stringify(value).includes(JSON.stringify(found?.id));
    const theirs = { registrations: registrations.filter(isAbout), teams: all.filter(isAbout) };
    return found ? [{ season: id, ...theirs, matches: fixtures.filter(isAbout) }] : [];
  });
  return { person, names, isForgotten, clubs: linked, reports, seasons };
}

/** What a report has of a player of its club. */
function partOf(report: EventReport, local: string) {
  const { club, event, revision, date } = report;
  const sides = report.sides.filter(({ players }) => players.includes(local));
  const isTheirs = (side: string): boolean => sides.some(({ id }) => id === side);
  const contests = report.contests.filter((each) => each.sides.some(isTheirs));
  const legs = report.legs.filter((leg) => contests.some(({ contest }) => contest === leg.contest));
  const standings = report.claimed.standings.filter(({ side }) => isTheirs(side));
  return { club, event, revision, date, sides, contests, legs, standings };
}
