// A calendar feed of fixtures (RFC 5545), for a team or a league.
import { matchStates } from './missing.ts';
import type { Fixture, TeamSeason } from './season.ts';

interface FeedOptions {
  /** Only the matches of this team. */
  readonly team?: string;
  /** When matches begin, such as 20:00 by the clock of the place; without it, a match takes the whole day. */
  readonly time?: string;
  /** When the feed was made, as 2026-11-30T12:00:00Z. */
  readonly stamp: string;
}

/** The feed: a published calendar whose events keep their identity when a match is moved. */
export function icsOf(season: TeamSeason, { team, time, stamp }: FeedOptions): string {
  const own = season.fixtures.filter(
    ({ home, away }) => team === undefined || home === team || away === team,
  );
  const states = matchStates(season);
  const nameOf = new Map(season.teams.map(({ id, name }) => [id, name]));
  const title = team === undefined ? season.name : `${nameOf.get(team) ?? team}, ${season.name}`;
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Muggins//Team league//EN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(title)}`,
    ...own.flatMap((fixture) =>
      eventOf(season, fixture, { time, stamp, isOff: states.get(fixture.id)?.kind === 'void' }),
    ),
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('');
}

function eventOf(
  season: TeamSeason,
  fixture: Fixture,
  {
    time,
    stamp,
    isOff,
  }: { readonly time: string | undefined; readonly stamp: string; readonly isOff: boolean },
): readonly string[] {
  const { id, home, away, day, round, moved } = fixture;
  const teamOf = (wanted: string) => season.teams.find((each) => each.id === wanted);
  const competition = season.competitions.find((each) => each.id === fixture.competition);
  const times = moved === undefined ? 0 : (moved.times ?? 1);
  return [
    'BEGIN:VEVENT',
    `UID:${encodeURIComponent(id)}.${encodeURIComponent(season.id)}@muggins.invalid`,
    `DTSTAMP:${stamp.replaceAll(/[-:]|\.\d+/g, '')}`,
    `SEQUENCE:${times + (isOff ? 1 : 0)}`,
    ...daysOfEvent(day, time),
    `SUMMARY:${escaped(`${teamOf(home)?.name ?? home} - ${teamOf(away)?.name ?? away}`)}`,
    `LOCATION:${escaped(teamOf(home)?.venue ?? '')}`,
    `DESCRIPTION:${escaped(`${competition?.name ?? fixture.competition}, ${round}`)}`,
    `STATUS:${isOff ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
  ];
}

/** By the local clock for 3 hours, or the whole day. */
function daysOfEvent(day: string, time: string | undefined): readonly string[] {
  const date = day.replaceAll('-', '');
  if (time === undefined) return [`DTSTART;VALUE=DATE:${date}`];
  return [`DTSTART:${date}T${time.replace(':', '')}00`, 'DURATION:PT3H'];
}

/** A text value (RFC 5545, 3.3.11). */
const escaped = (text: string): string =>
  text.replaceAll(/[\\;,]/g, (each) => `\\${each}`).replaceAll(/\r?\n/g, '\\n');

/** A content line in pieces of at most 75 octets, of which those after the first begin with a space (RFC 5545, 3.1). */
function folded(line: string): string {
  const pieces: string[] = [];
  let piece = '';
  let octets = 0;
  for (const character of line) {
    const size = octetsOf(character.codePointAt(0) ?? 0);
    if (octets + size > 75) {
      pieces.push(piece);
      piece = ' ';
      octets = 1;
    }
    piece += character;
    octets += size;
  }
  return [...pieces, piece].join('\r\n');
}

/** In UTF-8. */
const octetsOf = (code: number): number => (code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4);
