// A calendar feed of fixtures (RFC 5545), for a team or a league.
import { matchStates } from './missing.ts';
import type { Fixture, TeamSeason } from './season.ts';

interface FeedOptions {
  /** Only the matches of this team. */
  readonly team?: string;
  /** When the feed was made, as 2026-11-30T12:00:00Z. */
  readonly stamp: string;
}

/** The feed: a published calendar whose events keep their identity when a match is moved. */
export function icsOf(season: TeamSeason, options: FeedOptions): string {
  const { team } = options;
  const own = season.fixtures.filter(
    ({ home, away }) => team === undefined || home === team || away === team,
  );
  const name = season.teams.find(({ id }) => id === team)?.name;
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Muggins//Team league//EN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name === undefined ? season.name : `${name}, ${season.name}`)}`,
    ...eventsOf(season, own, options),
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('');
}

function eventsOf(
  season: TeamSeason,
  fixtures: readonly Fixture[],
  { stamp }: FeedOptions,
): readonly string[] {
  const states = matchStates(season);
  const teams = new Map(season.teams.map((team) => [team.id, team]));
  return fixtures.flatMap(({ id, home, away, day, round, moved, competition: of }) => {
    const competition = season.competitions.find((each) => each.id === of);
    const isOff = states.get(id)?.kind === 'void';
    const times = moved === undefined ? 0 : (moved.times ?? 1);
    return [
      'BEGIN:VEVENT',
      `UID:${encodeURIComponent(id)}.${encodeURIComponent(season.id)}@muggins.invalid`,
      `DTSTAMP:${stamp.replaceAll(/[-:]|\.\d+/g, '')}`,
      `SEQUENCE:${times + (isOff ? 1 : 0)}`,
      `DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`,
      `SUMMARY:${escaped(`${teams.get(home)?.name ?? home} - ${teams.get(away)?.name ?? away}`)}`,
      `LOCATION:${escaped(teams.get(home)?.venue ?? '')}`,
      `DESCRIPTION:${escaped(`${competition?.name ?? of}, ${round}`)}`,
      `STATUS:${isOff ? 'CANCELLED' : 'CONFIRMED'}`,
      'END:VEVENT',
    ];
  });
}

/** A text value (RFC 5545, 3.3.11). */
const escaped = (text: string): string =>
  text.replaceAll(/[\\;,]/g, (each) => `\\${each}`).replaceAll(/\r?\n/g, '\\n');

/** A content line, broken where it would be longer than 75 octets; each line after the first begins with a space (RFC 5545, 3.1). */
function folded(line: string): string {
  let octets = 0;
  const characters = Array.from(line, (character) => {
    const size = octetsOf(character.codePointAt(0) ?? 0);
    octets += size;
    if (octets <= 75) return character;
    octets = 1 + size;
    return `\r\n ${character}`;
  });
  return characters.join('');
}

/** In UTF-8. */
const octetsOf = (code: number): number => (code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4);
