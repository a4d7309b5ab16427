// What waits for the officer of the clubs, in names that the officer may see.
import { writeCard } from '../../../shared/league/index.ts';
import type { LeagueEvent } from '../../league/clubs.ts';
import { timeOf } from './page.ts';
import type { LeagueParts } from './parts.ts';

/** Places of a report that tell it from another one. */
const FIRST = 3;

/** Every open decision: the club and the day, and of the reports of the event when they came and their best places. */
export const decisionsOf = ({ league, clubs }: LeagueParts) =>
  clubs.tasks().flatMap(({ digests: _, ...task }) => {
    const found = clubs.event(task.club, task.event);
    if (found === undefined) return [];
    const clubName = (id: string): string => clubs.clubs.get(id)?.name ?? id;
    const nameOf = (person = ''): string => league.people.get(person)?.name ?? person;
    const lineOf = ({ players, ...figures }: LeagueEvent['counted'][number]): string =>
      `${players.map((local) => nameOf(clubs.personOf(task.club, local))).join(', ')} ${writeCard(figures)}`;
    const { date, format } = found.head;
    return {
      ...{ ...task, day: date, format, clubName: clubName(task.club), personName: nameOf(task.person) },
      otherName: clubName(task.other?.club ?? ''),
      reports: [found.head, ...found.forks].map(({ digest, revision, at, places }) => ({
        ...{ digest, revision, at: timeOf(at), first: places.slice(0, FIRST).map(lineOf) },
      })),
    };
  });
