// What a hall reports to its league: the events of closed nights, each with its revisions, signed with the hall's key. Its folder
// `league` has the key, the name of the club, every report, and what the league answered. No such file has a name of a person.
import { existsSync, mkdirSync } from 'node:fs';
import {
  canonical,
  type EventReport,
  eventsOf,
  everybodyIn,
  isForgotten,
  type NightState,
  type ReportedEvent,
  reportedEvent,
} from '../../shared/league/index.ts';
import { type ReportedPerson, type ReportFile, reportDigest, signReport } from '../league/file.ts';
import { keyIn, type SigningKey } from '../league/key.ts';
import { readJson, writeJson } from '../system/atomic.ts';
import { type Archive, dayIn, type NightSummary } from './archive.ts';
import { clubSchema, type LeagueClub, leagueFile } from './offer.ts';

/** The nights of a hall, as reports need them. */
type Nights = Pick<Archive, 'night' | 'closedAt' | 'samePerson'>;

export class HallReports {
  /** The folder of the hall. */
  readonly data: string;
  readonly #key: SigningKey;

  /** Makes the folder and the key if need be. @throws what the disk says */
  constructor(data: string) {
    this.data = data;
    for (const each of ['reports', 'receipts']) mkdirSync(leagueFile(data, each), { recursive: true });
    this.#key = keyIn(leagueFile(data, 'key.pem'));
  }

  /** The hall's key. */
  get key(): SigningKey {
    return this.#key;
  }

  /** The club as the league knows it, and the address of the league; undefined until they were named. */
  get club(): LeagueClub | undefined {
    return clubSchema.safeParse(readJson(leagueFile(this.data, 'club.json'))).data;
  }

  /** @throws what the disk says */
  nameClub(club: LeagueClub): void {
    writeJson(leagueFile(this.data, 'club.json'), club);
  }

  /** The last report of each event of a night, made anew where the night has changed since. @throws what the disk says */
  reportsOf(nights: Nights, summary: NightSummary, club: string): readonly ReportFile[] {
    return this.#revised(nights, summary, club).map(({ event, revision, people }) =>
      this.#signed(this.#report(event, revision) as EventReport, people),
    );
  }

  /** The reports of a night that the league has not answered for, in the order in which they follow. @throws what the disk says */
  waiting(nights: Nights, summary: NightSummary, club: string): readonly ReportFile[] {
    if (this.#isSent(nights, summary)) return [];
    return this.#revised(nights, summary, club).flatMap(({ event, revision, people }) =>
      Array.from({ length: revision }, (_, at) => at + 1)
        .filter((each) => !existsSync(this.#file('receipts', event, each)))
        .map((each) => this.#signed(this.#report(event, each) as EventReport, people)),
    );
  }

  /** Keeps the answer of the league to a report. @throws what the disk says */
  keepReceipt({ event, revision }: EventReport, receipt: object): void {
    writeJson(this.#file('receipts', event, revision), receipt);
  }

  /** Whether the last report of a night is newer than its last change, and was answered. */
  #isSent(nights: Nights, { id, night }: NightSummary): boolean {
    const last = this.#last(id);
    return (
      last !== undefined &&
      last.made === nights.closedAt(night) &&
      existsSync(this.#file('receipts', id, last.revision))
    );
  }

  #revised(nights: Nights, summary: NightSummary, club: string) {
    const night = nights.night(summary.night);
    if (night?.phase !== 'closed') return [];
    const [date, made] = [dayIn(summary), nights.closedAt(summary.night)];
    const people = peopleIn(nights, night);
    // The event that the night was opened with comes last: once it was answered, all were.
    return eventsOf(night)
      .toSorted((a, b) => (a.event === '' ? 1 : b.event === '' ? -1 : 0))
      .map(({ event }) => {
        const said = reportedEvent(night, { club, event, date, made });
        return { event: said.event, revision: this.#revise(said), people };
      });
  }

  /** Keeps the next revision of an event where it has changed. @returns the number of the last one */
  #revise(said: ReportedEvent): number {
    const last = this.#last(said.event);
    const same = last && { ...said, revision: last.revision, previous: last.previous };
    if (last !== undefined && canonical(same) === canonical(last)) return last.revision;
    const revision = (last?.revision ?? 0) + 1;
    const report = { ...said, revision, previous: last === undefined ? null : reportDigest(last) };
    writeJson(this.#file('reports', said.event, revision), report);
    return revision;
  }

  #signed(report: EventReport, people: readonly ReportedPerson[]): ReportFile {
    const playing = new Set(report.sides.flatMap(({ players }) => players));
    const theirs = people.filter(({ id }) => playing.has(id));
    return signReport(report, theirs, this.#key);
  }

  #last(event: string): EventReport | undefined {
    let revision = 0;
    while (existsSync(this.#file('reports', event, revision + 1))) revision += 1;
    return this.#report(event, revision);
  }

  #report(event: string, revision: number): EventReport | undefined {
    return readJson(this.#file('reports', event, revision)) as EventReport | undefined;
  }

  #file(what: 'reports' | 'receipts', event: string, revision: number): string {
    return leagueFile(this.data, what, `${event}-${revision}.json`);
  }
}

/** The people of a night under their names of today; those who are forgotten have none. */
function peopleIn({ samePerson }: Nights, night: NightState): readonly ReportedPerson[] {
  return everybodyIn(night).flatMap((each) => {
    const { name, member } = samePerson(each);
    return isForgotten(name) ? [] : [{ id: each.id, name, member }];
  });
}
