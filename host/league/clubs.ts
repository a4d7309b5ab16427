// The clubs of a league and what they have reported, as a fold of its entries.
import * as z from 'zod';
import type { LeagueFold } from './keeper.ts';
import { NAMES_PUBLIC, type NamesPublic } from './people.ts';
import type { LeagueEntry, StoredEntry } from './store.ts';

/** A club. */
export interface Club {
  readonly id: string;
  readonly name: string;
  /** Fingerprints of the keys that sign for it. */
  readonly keys: ReadonlySet<string>;
  /** The most that strangers see of its people's names. */
  readonly names: NamesPublic;
}

const clubEnrolled = z.object({
  club: z.string(),
  name: z.string(),
  fingerprint: z.string(),
  names: z.enum(NAMES_PUBLIC),
});

/** An officer takes a club into the league, or gives it another name or one more key. */
export const enrolment = (body: z.output<typeof clubEnrolled>, sequence: number): LeagueEntry => ({
  ...{ id: `clubEnrolled ${body.club} ${sequence}`, kind: 'clubEnrolled', body },
});

export class ClubsFold implements LeagueFold {
  readonly #clubs = new Map<string, Club>();

  get clubs(): ReadonlyMap<string, Club> {
    return this.#clubs;
  }

  add({ kind, body }: StoredEntry): void {
    if (kind === 'clubEnrolled') {
      const { club, name, fingerprint, names } = clubEnrolled.parse(body);
      const keys = new Set([...(this.#clubs.get(club)?.keys ?? []), fingerprint]);
      this.#clubs.set(club, { id: club, name, keys, names });
    }
  }
}
