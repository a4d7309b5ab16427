// A club that reports nights of its own, made up and the same each time.
import { join } from 'node:path';
import {
  checkOutcome,
  type EventReport,
  foldReport,
  formatOf,
  REPORT_KIND,
  rulesOf,
} from '../../../shared/league/index.ts';
import { type ReportedPerson, type ReportFile, reportDigest, signReport } from '../file.ts';
import { fingerprintOf, keyIn, type SigningKey } from '../key.ts';

/** What a night is to be. */
interface Night {
  readonly night?: number;
  readonly date?: string;
  readonly players?: readonly string[];
  /** The report that it follows on. */
  readonly after?: ReportFile;
  /** Another result of the first game. */
  readonly spread?: number;
}

const FORMAT = formatOf('grass-roots');
const NAMES = [
  'Ann Archer',
  'Bob Bell',
  'Cid Clay',
  'Dot Dale',
  'Fay Finn',
  'Gus Gray',
  'Hal Hart',
  'Ivy Irwin',
];

export class TestClub {
  readonly id: string;
  readonly key: SigningKey;

  /** `folder`: where its key is. */
  constructor(id: string, folder: string) {
    this.id = id;
    this.key = keyIn(join(folder, `${id}.pem`));
  }

  get fingerprint(): string {
    return fingerprintOf(this.key.key);
  }

  /** How the officer takes it in. */
  get enrolling() {
    return { type: 'enrol', club: this.id, name: `The ${this.id}`, fingerprint: this.fingerprint } as const;
  }

  /** Everybody of a night, with names and numbers. */
  people(players: readonly string[] = NAMES): readonly ReportedPerson[] {
    return players.map((name, at) => ({
      ...{ id: `${this.id}-${name.split(' ')[0]}`, name },
      member: at % 2 === 0 ? `${this.id}${101 + at}` : null,
    }));
  }

  /** A night in which everybody meets everybody. */
  night({ night = 1, date = '2026-11-26', players, after, spread = 9 }: Night = {}): ReportFile {
    const people = this.people(players);
    const ids = people.map(({ id }) => id);
    const pairs = ids.flatMap((one, at) => ids.slice(at + 1).map((other) => [one, other] as const));
    const rules = rulesOf(FORMAT);
    const contests = pairs.map((sides, at) => ({ contest: `1.${at + 1}`, round: 1, sides }));
    const legs = pairs.map((_, at) => {
      const outcome = {
        ...{ winner: ((at * 7 + night) % 3 === 0 ? 1 : 0) as 0 | 1, scores: null, ending: 'target' as const },
        spread: at === 0 ? spread : 1 + ((at * 13 + night * 5) % 40),
      };
      const whole = rules.ok ? checkOutcome(FORMAT, rules.value, outcome) : rules;
      if (!whole.ok) throw new Error(JSON.stringify(whole.refusal));
      return { game: `1.${at + 1}`, contest: `1.${at + 1}`, leg: 1, outcome: whole.value, forfeitedBy: null };
    });
    const last = after?.report;
    const report: EventReport = {
      ...{ kind: REPORT_KIND, club: this.id, event: `${this.id}-${night}`, date, format: FORMAT },
      ...{ revision: (last?.revision ?? 0) + 1, previous: last ? reportDigest(last) : null },
      sides: ids.map((id) => ({ id, players: [id], as: 'member' })),
      ...{ contests, legs },
      signatures: legs.map(({ game }) => ({ game, by: ['board', 'board'], final: true })),
      desk: { idle: [], ties: [], seeds: [], matches: [] },
      ...{ claimed: { standings: [] }, made: 1 },
    };
    const { standings } = foldReport(report);
    return signReport({ ...report, claimed: { standings } }, people, this.key);
  }
}
