// Who holds what: the PIN of the host, the pages that gave it, and for every place an invitation or the phone that took it.
// Phones make their own keys; only digests of them are kept.
import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';
import { readJson, writeJson } from './atomic.ts';
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

const placeSchema = z.object({ invitation: z.string().regex(SECRET), holder: z.string().nullable() });
type Place = z.output<typeof placeSchema>;

const keptSchema = z.looseObject({
  pin: z.string().regex(PIN),
  hosts: z.array(z.string()).max(MOST_HOSTS),
});

interface Kept<Role extends string> {
  readonly pin: string;
  readonly hosts: readonly string[];
  readonly places: Readonly<Record<Role, readonly Place[]>>;
}

const secret = (): string => randomBytes(16).toString('base64url');
const digest = (text: string): string => createHash('sha256').update(text).digest('base64url');
const same = (a: string, b: string): boolean =>
  timingSafeEqual(createHash('sha256').update(a).digest(), createHash('sha256').update(b).digest());
const freshPlace = (): Place => ({ invitation: secret(), holder: null });

export interface CredentialOptions {
  /** The file that keeps them, mode 0600; without it they last as long as the process. */
  readonly file?: string | undefined;
  /** A PIN that was chosen; pages that gave another one are host no more. */
  readonly pin?: string | undefined;
  /** Every key, invitation and session is made anew. */
  readonly renew?: boolean | undefined;
}

/** The PIN, the host's pages and the places' keys. Every change is on disk before it holds. */
export class Credentials<Role extends string = string> {
  readonly #file: string | undefined;
  readonly #roles: Roles<Role>;
  #kept: Kept<Role>;

  /** @throws what the disk says, if the file cannot be written */
  constructor(roles: Roles<Role>, { file, pin, renew = false }: CredentialOptions = {}) {
    this.#file = file;
    this.#roles = roles;
    const read = file === undefined || renew ? undefined : this.#read(readJson(file));
    const before = read?.kept ?? this.#fresh();
    const chosen = pin !== undefined && pin !== before.pin;
    this.#kept = chosen ? { ...before, pin, hosts: [] } : before;
    if (read?.whole !== true || chosen) this.#keep(this.#kept);
  }

  /** For the terminal and the pages of the host's own machine. */
  get pin(): string {
    return this.#kept.pin;
  }

  /** Makes a page host if it knows the PIN: the token that it shows from now on. The caller limits guesses. */
  openHost(pin: string): string | undefined {
    if (!same(pin, this.#kept.pin)) return undefined;
    const token = secret();
    this.#keep({ ...this.#kept, hosts: [...this.#kept.hosts, digest(token)].slice(-MOST_HOSTS) });
    return token;
  }

  isHost(token: string): boolean {
    const shown = digest(token);
    return this.#kept.hosts.some((each) => same(each, shown));
  }

  closeHost(token: string): void {
    const shown = digest(token);
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
    this.#change((each, at) => {
      if (at.role === found.role && at.place === found.place) return { ...each, holder };
      return each.holder === holder ? freshPlace() : each;
    });
    return found;
  }

  /** The place whose key this is. */
  placeOf(key: string): Held<Role> | undefined {
    const holder = digest(key);
    return this.#find((each) => each.holder !== null && same(each.holder, holder));
  }

  /** Takes a place's key away and invites anew. */
  renew(role: Role, place: number): void {
    this.#change((each, at) => (at.role === role && at.place === place ? freshPlace() : each));
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

  #change(change: (place: Place, at: Held<Role>) => Place): void {
    const places = this.#each((role) =>
      this.#kept.places[role].map((each, place) => change(each, { role, place })),
    );
    this.#keep({ ...this.#kept, places });
  }

  #fresh(): Kept<Role> {
    const places = this.#each((role) => Array.from({ length: this.#roles[role].places }, freshPlace));
    return { pin: String(randomInt(1_000_000)).padStart(6, '0'), hosts: [], places };
  }

  /**
   * What the file holds; undefined if it is no such file. Places that it lacks, or has wrong, get new invitations: it is `whole`
   * without them.
   */
  #read(input: unknown): { readonly kept: Kept<Role>; readonly whole: boolean } | undefined {
    const read = keptSchema.safeParse(input);
    if (!read.success) return undefined;
    const { pin, hosts } = read.data;
    let whole = true;
    const places = this.#each((role) => {
      const { kept, places: length } = this.#roles[role];
      const list = z.array(placeSchema).safeParse(read.data[kept]).data ?? [];
      whole &&= list.length === length;
      return Array.from({ length }, (_, at) => list[at] ?? freshPlace());
    });
    return { kept: { pin, hosts, places }, whole };
  }

  #keep(kept: Kept<Role>): void {
    const { pin, hosts, places } = kept;
    const lists = this.#names.map((role) => [this.#roles[role].kept, places[role]]);
    if (this.#file !== undefined) writeJson(this.#file, { pin, hosts, ...Object.fromEntries(lists) });
    this.#kept = kept;
  }

  #each<T>(of: (role: Role) => T): Record<Role, T> {
    return Object.fromEntries(this.#names.map((role) => [role, of(role)])) as Record<Role, T>;
  }
}
