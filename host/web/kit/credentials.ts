// Who holds what: the token and the PIN of the host, the pages that gave one, and for every place an invitation or the phone that
// took it.
// Phones make their own keys; only digests of them are kept.
import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';
import { unlessRefused } from '../../system/atomic.ts';
import { type DamagedFile, KeptFile } from '../../system/kept.ts';
import { SECRET } from './secret.ts';

/** Pages that can be host at once; the oldest gives way. */
const MOST_HOSTS = 20;
/** What a PIN looks like. */
export const PIN = /^\d{4,12}$/;

/** A role that phones can take by invitation. */
interface RoleOptions {
  /** How many can hold it; they are numbered from 0. */
  readonly places: number;
  /** Name of its list in the file. */
  readonly kept: string;
}
/** Every role that phones can take. */
type Roles<Role extends string> = Readonly<Record<Role, RoleOptions>>;

/** A place of a role. */
export interface Held<Role extends string = string> {
  readonly role: Role;
  readonly place: number;
}

const placeSchema = z.object({
  invitation: z.string().regex(SECRET),
  holder: z.string().nullable(),
  // Only where a site knows whose a place is.
  whose: z.string().optional(),
});
type Place = z.output<typeof placeSchema>;

/** The phone of somebody who has no place now. */
const awaySchema = z.object({ role: z.string(), holder: z.string(), whose: z.string() });
type Away = z.output<typeof awaySchema>;
/** Phones without a place that are remembered; the oldest gives way. */
const MOST_AWAY = 40;

const keptSchema = z.looseObject({
  pin: z.string().regex(PIN),
  token: z.string().regex(SECRET),
  hosts: z.array(z.string()).max(MOST_HOSTS),
  away: z.array(awaySchema).max(MOST_AWAY),
});

interface Kept<Role extends string> {
  readonly pin: string;
  readonly token: string;
  readonly hosts: readonly string[];
  readonly away: readonly Away[];
  readonly places: Readonly<Record<Role, readonly Place[]>>;
}

/** What a file holds, and whether that is everything. */
interface ReadKeys<Role extends string> {
  readonly kept: Kept<Role>;
  readonly whole: boolean;
}

const secret = (): string => randomBytes(16).toString('base64url');
const freshPin = (): string => String(randomInt(100_000_000)).padStart(8, '0');
const digest = (text: string): string => createHash('sha256').update(text).digest('base64url');
const same = (a: string, b: string): boolean =>
  timingSafeEqual(createHash('sha256').update(a).digest(), createHash('sha256').update(b).digest());
const freshPlace = (whose?: string): Place => ({
  invitation: secret(),
  holder: null,
  ...(whose !== undefined && { whose }),
});

/** Whose phone it is. */
type OwnedPhone = Omit<Away, 'role'>;

/** Places with their people's phones, and the phones of those who have none. */
function seatedPlaces(
  places: readonly Place[],
  before: readonly OwnedPhone[],
  people: readonly string[],
): { readonly places: readonly Place[]; readonly away: readonly OwnedPhone[] } {
  // The phone of a place whose person nobody has noted is that of who sits there.
  const held = places.flatMap(({ holder, whose }, place) =>
    holder === null ? [] : [{ holder, whose: whose ?? people[place] ?? '', place }],
  );
  const phones = [...held, ...before];
  const phoneOf = (whose: string | undefined) => phones.find((each) => each.whose === whose);
  const next = places.map((each, place) => {
    const whose = people[place];
    if (whose === undefined) return phoneElsewhere(each, people) ? freshPlace() : each;
    const holder = phoneOf(whose)?.holder ?? null;
    const stays = each.holder === holder || each.holder === null;
    return { invitation: stays ? each.invitation : secret(), holder, whose };
  });
  const placed = new Set(next.map(({ holder }) => holder));
  const away = phones.filter(({ holder, whose }) => whose !== '' && !placed.has(holder));
  return { places: next, away: away.map(({ holder, whose }) => ({ holder, whose })) };
}

const phoneElsewhere = ({ whose }: Place, people: readonly string[]): boolean =>
  whose !== undefined && people.includes(whose);

export interface CredentialOptions {
  /** The file that keeps them, mode 0600; without it they last as long as the process. */
  readonly file?: string | undefined;
  /** A PIN that was chosen. If it is another one, the token is made anew, and the host's pages are host no more. */
  readonly pin?: string | undefined;
  /** The host's token is made anew, and so is the PIN unless it was chosen; the host's pages are host no more. */
  readonly renewHost?: boolean | undefined;
  /** Every key, invitation and session is made anew. */
  readonly renew?: boolean | undefined;
  /** Hears that the file was found damaged. */
  readonly damaged?: ((found: DamagedFile) => void) | undefined;
}

/** What a page gives to become host: the token of the link, or the PIN that somebody typed. */
export type HostProof = { readonly token: string } | { readonly pin: string };

/** The host's token and PIN, the host's pages and the places' keys. Every change is on disk before it holds. */
export class Credentials<Role extends string = string> {
  readonly #file: KeptFile<ReadKeys<Role>> | undefined;
  readonly #roles: Roles<Role>;
  #kept: Kept<Role>;

  constructor(roles: Roles<Role>, options: CredentialOptions = {}) {
    const { file, pin, renew = false, renewHost = false, damaged = () => {} } = options;
    this.#roles = roles;
    if (file !== undefined) this.#file = new KeptFile({ file, read: (json) => this.#read(json), damaged });
    const read = renew ? undefined : this.#file?.read();
    const before = read?.kept ?? this.#fresh();
    const anew = renewHost || (pin !== undefined && pin !== before.pin);
    this.#kept = anew ? { ...before, pin: pin ?? freshPin(), token: secret(), hosts: [] } : before;
    // A full or read-only disk must not keep the pages from opening: new keys last as long as the process then.
    if (read?.whole !== true || anew) unlessRefused(() => this.#keep(this.#kept));
  }

  /** For the terminal and the host's pages. */
  get pin(): string {
    return this.#kept.pin;
  }

  /** For the terminal's link, and for commands that can read the file. */
  get token(): string {
    return this.#kept.token;
  }

  /** Makes a page host by its proof: the session that it shows from now on. The caller limits guesses of the PIN. */
  openHost(proof: HostProof): string | undefined {
    if (!this.proves(proof)) return undefined;
    const session = secret();
    this.#keep({ ...this.#kept, hosts: [...this.#kept.hosts, digest(session)].slice(-MOST_HOSTS) });
    return session;
  }

  /** Whether the token or the PIN is right. */
  proves(proof: HostProof): boolean {
    return 'token' in proof ? this.isToken(proof.token) : same(proof.pin, this.#kept.pin);
  }

  /** Whether this is the host's token. */
  isToken(text: string): boolean {
    return same(text, this.#kept.token);
  }

  /** Whether this is a session of one of the host's pages. */
  isHost(session: string): boolean {
    const shown = digest(session);
    return this.#kept.hosts.some((each) => same(each, shown));
  }

  closeHost(session: string): void {
    const shown = digest(session);
    this.#keep({ ...this.#kept, hosts: this.#kept.hosts.filter((each) => each !== shown) });
  }

  /** The invitation that is still to be taken; undefined where a phone has the place. */
  invitationTo(role: Role, place: number): string | undefined {
    const found = this.#kept.places[role][place];
    return found?.holder === null ? found.invitation : undefined;
  }

  /** Whether a phone has the place. */
  isTaken(role: Role, place: number): boolean {
    return typeof this.#kept.places[role][place]?.holder === 'string';
  }

  /**
   * Takes a place: the invitation is used up, and `key`, made by the phone, is that place's key. The same again gives the same,
   * as the answer may have been lost. A phone that had another place leaves it.
   * @returns the place, or undefined where the invitation is unknown or another phone has used it
   */
  take(invitation: string, key: string): Held<Role> | undefined {
    const holder = digest(key);
    const found = this.#find((each) => same(each.invitation, invitation));
    if (found === undefined) return undefined;
    const before = this.#kept.places[found.role][found.place]?.holder ?? null;
    if (before !== null && before !== holder) return undefined;
    this.#change(
      (each, at) => {
        if (at.role === found.role && at.place === found.place) return { ...each, holder };
        return each.holder === holder ? freshPlace(each.whose) : each;
      },
      this.#kept.away.filter((each) => each.holder !== holder),
    );
    return found;
  }

  /**
   * People sit down, by place: the phone of each goes along. A phone whose owner has no place any more is remembered until it takes
   * another one, or its owner sits down again; places beyond those of `people` stay as they are.
   */
  seat(role: Role, people: readonly string[]): void {
    const { places, away } = this.#kept;
    const others = away.filter((each) => each.role !== role);
    const seated = seatedPlaces(
      places[role],
      away.filter((each) => each.role === role),
      people,
    );
    const kept = [...others, ...seated.away.map((each) => ({ ...each, role }))].slice(-MOST_AWAY);
    const next = { ...this.#kept, away: kept, places: { ...places, [role]: seated.places } };
    if (JSON.stringify(next) !== JSON.stringify(this.#kept)) this.#keep(next);
  }

  /** Whose phone this is that has no place now; undefined if it is none. */
  awayOf(role: Role, key: string): string | undefined {
    const holder = digest(key);
    return this.#kept.away.find((each) => each.role === role && same(each.holder, holder))?.whose;
  }

  /** The place whose key this is. */
  placeOf(key: string): Held<Role> | undefined {
    const holder = digest(key);
    return this.#find((each) => each.holder !== null && same(each.holder, holder));
  }

  /** Takes a place's key away and invites anew. */
  renew(role: Role, place: number): void {
    this.#change((each, at) => (at.role === role && at.place === place ? freshPlace(each.whose) : each));
  }

  /** The place that was lent to somebody, by their id at the site; undefined if none was. */
  lentTo(role: Role, whose: string): number | undefined {
    const place = this.#kept.places[role].findIndex((each) => each.whose === whose);
    return place < 0 ? undefined : place;
  }

  /**
   * The place of somebody, which is lent to them if need be: one that nobody has, or else one that no phone has taken.
   * @returns undefined where phones have taken all of them
   */
  lend(role: Role, whose: string): number | undefined {
    const before = this.lentTo(role, whose);
    if (before !== undefined) return before;
    const places = this.#kept.places[role];
    const nobodys = places.findIndex((each) => each.holder === null && each.whose === undefined);
    const place = nobodys < 0 ? places.findIndex((each) => each.holder === null) : nobodys;
    if (place < 0) return undefined;
    this.#change((each, at) => (at.role === role && at.place === place ? freshPlace(whose) : each));
    return place;
  }

  /** To whom a place was lent. */
  whoseIs(role: Role, place: number): string | undefined {
    return this.#kept.places[role][place]?.whose;
  }

  get #names(): readonly Role[] {
    return Object.keys(this.#roles) as Role[];
  }

  #find(fits: (place: Place) => boolean): Held<Role> | undefined {
    for (const role of this.#names) {
      const place = this.#kept.places[role].findIndex(fits);
      if (place >= 0) return { role, place };
    }
    return undefined;
  }

  #change(change: (place: Place, at: Held<Role>) => Place, away = this.#kept.away): void {
    const places = this.#each((role) =>
      this.#kept.places[role].map((each, place) => change(each, { role, place })),
    );
    this.#keep({ ...this.#kept, places, away });
  }

  #fresh(): Kept<Role> {
    const places = this.#each((role) => Array.from({ length: this.#roles[role].places }, freshPlace));
    return { pin: freshPin(), token: secret(), hosts: [], away: [], places };
  }

  /**
   * What the file holds; undefined if it is no such file. Places that it lacks, or has wrong, get new invitations: it is `whole`
   * without them.
   */
  #read(input: unknown): ReadKeys<Role> | undefined {
    const read = keptSchema.safeParse(input);
    if (!read.success) return undefined;
    const { pin, token, hosts, away } = read.data;
    let whole = true;
    const places = this.#each((role) => {
      const { kept, places: length } = this.#roles[role];
      const list = z.array(placeSchema).safeParse(read.data[kept]).data ?? [];
      whole &&= list.length === length;
      return Array.from({ length }, (_, at) => list[at] ?? freshPlace());
    });
    return { kept: { pin, token, hosts, away, places }, whole };
  }

  #keep(kept: Kept<Role>): void {
    const { pin, token, hosts, away, places } = kept;
    const lists = this.#names.map((role) => [this.#roles[role].kept, places[role]]);
    this.#file?.write({ pin, token, hosts, away, ...Object.fromEntries(lists) });
    this.#kept = kept;
  }

  #each<T>(of: (role: Role) => T): Record<Role, T> {
    return Object.fromEntries(this.#names.map((role) => [role, of(role)])) as Record<Role, T>;
  }
}
