// What a hall reports to its league: the events of closed nights, each with its revisions, signed with the hall's key. Its folder
// `league` has the key, the name of the club, and the last report of each event.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import {
  canonical,
  eventsOf,
  everybodyIn,
  isForgotten,
  type ReportedEvent,
  reportedEvent,
} from '../../shared/league/index.ts';
import {
  plainId,
  type ReportedPerson,
  type ReportFile,
  readReport,
  reportDigest,
  signReport,
} from '../league/file.ts';
import { keyIn, type SigningKey } from '../league/key.ts';
import { readJson, readText, writeJson } from '../system/atomic.ts';
import { type Archive, dayIn, type NightSummary } from './archive.ts';

const clubSchema = z.object({ club: plainId });

/** The nights of a hall, as reports need them. */
type Nights = Pick<Archive, 'night' | 'closedAt' | 'samePerson'>;

export class HallReports {
  readonly #folder: string;
  readonly #key: SigningKey;

  /** Makes the folder and the key if need be. @throws what the disk says */
  constructor(data: string) {
    this.#folder = join(data, 'league');
    mkdirSync(join(this.#folder, 'reports'), { recursive: true });
    this.#key = keyIn(join(this.#folder, 'key.pem'));
  }

  /** The hall's public key. */
  get key(): SigningKey {
    return this.#key;
  }

  /** The club as the league knows it; undefined until it was named. */
  get club(): string | undefined {
    return clubSchema.safeParse(readJson(join(this.#folder, 'club.json'))).data?.club;
  }

  /** @throws what the disk says */
  nameClub(club: string): void {
    if (club !== this.club) writeJson(join(this.#folder, 'club.json'), { club });
  }

  /** The last report of each event of a night, made anew where the night has changed since. @throws what the disk says */
  reportsOf(nights: Nights, summary: NightSummary, club: string): readonly ReportFile[] {
    const night = nights.night(summary.night);
    if (night?.phase !== 'closed') return [];
    const [date, made] = [dayIn(summary), nights.closedAt(summary.night)];
    return eventsOf(night).map(({ event }) =>
      this.#revise(reportedEvent(night, { club, event, date, made }), peopleIn(nights, night)),
    );
  }

  /** Keeps the next revision of an event, or says again what was said. */
  #revise(said: ReportedEvent, people: readonly ReportedPerson[]): ReportFile {
    const file = join(this.#folder, 'reports', `${said.event}.json`);
    const read = readReport(readText(file) ?? '');
    const last = 'file' in read ? read.file.report : undefined;
    const next = { ...said, revision: (last?.revision ?? 0) + 1, previous: last ? reportDigest(last) : null };
    const same = last && { ...said, revision: last.revision, previous: last.previous };
    const report = same && canonical(same) === canonical(last) ? same : next;
    const playing = new Set(said.sides.flatMap(({ players }) => players));
    const signed = signReport(
      report,
      people.filter(({ id }) => playing.has(id)),
      this.#key,
    );
    writeJson(file, signed);
    return signed;
  }
}

/** The people of a night under their names of today; those who are forgotten have none. */
function peopleIn(
  { samePerson }: Nights,
  night: Parameters<typeof everybodyIn>[0],
): readonly ReportedPerson[] {
  return everybodyIn(night).flatMap((each) => {
    const { name, member } = samePerson(each);
    return isForgotten(name) ? [] : [{ id: each.id, name, member }];
  });
}
