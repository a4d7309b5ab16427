// Who reads as a club: a hall makes a secret, signs it once with its key, and shows it from then on. They last as long as the server.
import { digestOf } from '../../league/key.ts';
import type { Held } from '../kit/credentials.ts';

/** Secrets of a club at once: the oldest gives way. */
const MOST = 4;

export class ClubSessions {
  readonly #clubs: string[] = [];
  readonly #digests: string[][] = [];

  /** Lets a secret read as a club. */
  open(club: string, secret: string): void {
    const known = this.#clubs.indexOf(club);
    const at = known === -1 ? this.#clubs.push(club) - 1 : known;
    const own = (this.#digests[at] ?? []).filter((each) => each !== digestOf(secret));
    this.#digests[at] = [...own, digestOf(secret)].slice(-MOST);
  }

  /** Every secret of a club is void. */
  close(club: string): void {
    const at = this.#clubs.indexOf(club);
    if (at !== -1) this.#digests[at] = [];
  }

  /** The place of a club that shows a secret. */
  placeOf(secret: string): Held | undefined {
    const digest = digestOf(secret);
    const place = this.#digests.findIndex((each) => each.includes(digest));
    return place === -1 ? undefined : { role: 'club', place };
  }

  clubAt(place: number): string | undefined {
    return this.#clubs[place];
  }
}
