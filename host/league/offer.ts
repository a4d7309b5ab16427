// What a league offers a club: members, formats, award tables and matches; and its shape as a hall reads it.
import * as z from 'zod';
import {
  AWARD_FIGURES,
  type AwardTable,
  type ClubOffer,
  checkFormat,
  dayOf,
  type NightFormat,
  type OfferedFixture,
  type OfferedMember,
  type OfferedPlace,
  type OfferedSeason,
} from '../../shared/league/index.ts';
import { fixturesAt, type TeamSeason } from '../../shared/league/team/index.ts';
import { type Club, isVenueOf } from './clubs.ts';
import { shownPeople } from './names.ts';
import type { OpenLeague } from './open.ts';
import { wholeFormat } from './schema.ts';

const text = z.string().regex(/^[^\p{C}]{0,200}$/u);
const name = z.string().regex(/^[^\p{C}]{1,80}$/u);
const day = z.iso.date();
const figure = z.int().min(-99_999).max(99_999);
const named = z.object({ id: name, name });

/** A format of a night, with all its parts. */
export const nightFormat = z.custom<NightFormat>(
  (value) => typeof value === 'object' && value !== null && checkFormat(value as NightFormat).ok,
);

/** An award table. */
export const awardTable: z.ZodType<AwardTable> = z.object({
  name: z.string().min(1).max(40),
  rows: z.array(
    z.object({
      ...{ edition: day, source: text, event: text, games: figure.min(1).nullable() },
      ...{ figure: z.enum(AWARD_FIGURES), from: figure, points: figure.min(0).nullable() },
    }),
  ),
});

const team = named.extend({ players: z.array(named.extend({ name: name.nullable() })) });
const sheet = z.array(z.array(name));
const fixture: z.ZodType<OfferedFixture> = z.object({
  ...{ id: name, season: name, competition: named, round: figure, day },
  ...{ home: team, away: team, format: wholeFormat },
  sheets: z.tuple([sheet, sheet]).nullable().default(null),
});
const member: z.ZodType<OfferedMember> = named.extend({ member: name });

const sum = z.number();
const place: z.ZodType<OfferedPlace> = named
  .omit({ id: true })
  .extend({ rank: sum, points: sum, wins: sum, net: sum });

/** A list without the items that this version does not know: the league may be newer. */
const known = <T>(item: z.ZodType<T>) =>
  z.array(item.nullable().catch(null)).transform((all) => all.filter((each) => each !== null));

const season: z.ZodType<OfferedSeason> = z.object({ name, rows: known(place) });

/** The offer as a hall reads it. */
export const clubOffer: z.ZodType<ClubOffer> = z.object({
  members: known(member),
  formats: known(nightFormat),
  awards: known(awardTable),
  fixtures: known(fixture),
  season: season.nullable().catch(null),
});

/** Milliseconds of a day: in another time zone it may be yesterday still. */
const DAY = 86_400_000;

/** Rows of the table of a season: the first, and with the people of the club. */
const ROWS = { first: 20, most: 60 } as const;

/** What a club is offered. `season`: of teams, with their names. */
export function offerTo(
  club: Club,
  { league, clubs }: Pick<OpenLeague, 'league' | 'clubs'>,
  { season, now }: { readonly season: TeamSeason | undefined; readonly now: number },
): ClubOffer {
  const offers = [...clubs.offers.values()];
  return {
    members: membersFor(club, { league, clubs }, new Date(now).getFullYear()),
    formats: offers.flatMap(({ format }) => format ?? []),
    awards: offers.flatMap(({ awards }) => awards ?? []),
    fixtures: season ? fixturesAt(season, { isHere: isVenueOf(club), from: dayOf(now - DAY) }) : [],
    season: seasonFor(club, { league, clubs }, now),
  };
}

/** People with a member number. The club knows the names of those who have played there; the names of others are for strangers. */
function membersFor(
  { id: club }: Club,
  { league: { people }, clubs }: Pick<OpenLeague, 'league' | 'clubs'>,
  year: number,
): readonly OfferedMember[] {
  return [...people].flatMap(([id, { name, member }]): readonly OfferedMember[] => {
    const played = clubs.persons.get(id) ?? [];
    // Nobody is left under an id that was merged into another one.
    if (member === null || played.length === 0) return [];
    const isOwn = played.some(([theirs]) => theirs === club);
    const seen = isOwn ? ({ kind: 'name', text: name } as const) : shownPeople(clubs, people, [id], year)(id);
    return seen.kind === 'name' ? [{ id, member, name: seen.text }] : [];
  });
}

/** A television is public: names are those that strangers see. */
function seasonFor(
  { id: club }: Club,
  { league: { people }, clubs }: Pick<OpenLeague, 'league' | 'clubs'>,
  now: number,
): OfferedSeason | null {
  const [running, { seasons }] = [clubs.seasonOf(dayOf(now)), clubs.totals];
  const id = seasons.includes(running) ? running : seasons[0];
  if (id === undefined) return null;
  const isOwn = (person: string) => clubs.persons.get(person)?.some(([theirs]) => theirs === club) === true;
  const table = clubs.totals.table(id).filter(({ person }, at) => at < ROWS.first || isOwn(person));
  const rows = table.slice(0, ROWS.most);
  const persons = rows.map(({ person }) => person);
  const nameOf = shownPeople(clubs, people, persons, new Date(now).getFullYear());
  return {
    name: clubs.seasons.get(id)?.name ?? id,
    rows: rows.map(({ rank, person, points, wins, net }) => {
      const shown = nameOf(person);
      const name = shown.kind === 'player' ? `#${shown.number}` : shown.text;
      return { rank, name, points, wins, net };
    }),
  };
}
