// The keys of a site: the host's token, the sessions of the host's pages, and an invitation or a phone for every place.
// Phones make their own keys; only digests of them are kept.
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';
import { unlessRefused } from '../../system/atomic.ts';
import { type DamagedFile, KeptFile } from '../../system/kept.ts';

/** Pages that can be host at once; the oldest gives way. */
const MOST_HOSTS = 20;
/** Keys, invitations and sessions: at least 128 bits in URL-safe base64. */
export const SECRET = /^[A-Za-z0-9_-]{22,64}$/;

/** Every role that phones can take by invitation, and how many can hold it; they are numbered from 0. */
type Roles = Readonly<Record<string, number>>;

/** A place of a role. */
export interface Held {
  readonly role: string;
  readonly place: number;
}

const placeSchema = z.object({
  invitation: z.string().regex(SECRET),
  holder: z.string().nullable(),
  // Only where a site knows whose a place is.
  whose: z.string().optional(),
});
type Place = Readonly<z.output<typeof placeSchema>>;

/** The phone of a player who has no place now. */
const awaySchema = z.object({ role: z.string(), holder: z.string(), whose: z.string() });
type Away = Readonly<z.output<typeof awaySchema>>;
/** Phones without a place that are remembered; the oldest gives way. */
const MOST_AWAY = 40;

const keptSchema = z.object({
  token: z.string().regex(SECRET),
  hosts: z.array(z.string()).max(MOST_HOSTS),
  away: z.array(awaySchema).max(MOST_AWAY),
  /** By role. A list that is wrong is made anew. */
  places: z.record(z.string(), z.array(placeSchema).catch([])),
});
type Kept = Readonly<z.output<typeof keptSchema>>;

/** A secret of 128 bits. */
export const secret = (): string => randomBytes(16).toString('base64url');
const digest = (text: string): string => createHash('sha256').update(text).digest('base64url');
const same = (a: string, b: string): boolean =>
  timingSafeEqual(createHash('sha256').update(a).digest(), createHash('sha256').update(b).digest());
const freshPlace = (whose?: string): Place => ({
  invitation: secret(),
  holder: null,
  ...(whose !== undefined && { whose }),
});

/** A phone and its owner. */
type OwnedPhone = Omit<Away, 'role'>;

/** Places with their people's phones, and the phones of those who have none. */
function seatedPlaces(
  places: readonly Place[],
  before: readonly OwnedPhone[],
  people: readonly string[],
): { readonly places: Place[]; readonly away: readonly OwnedPhone[] } {
  // A phone that took a place before anyone sat there belongs to the player who sits there now.
  const held = places.flatMap(({ holder, whose }, place) =>
    holder === null ? [] : [{ holder, whose: whose ?? people[place] ?? '' }],
  );
  const phones = [...held, ...before];
  const next = places.map((each, place) => {
    const whose = people[place];
    if (whose === undefined) return people.includes(each.whose ?? '') ? freshPlace() : each;
    const holder = phones.find((phone) => phone.whose === whose)?.holder ?? null;
    const stays = each.holder === holder || each.holder === null;
    return { invitation: stays ? each.invitation : secret(), holder, whose };
  });
  const placed = new Set(next.map(({ holder }) => holder));
  return { places: next, away: phones.filter(({ holder, whose }) => whose !== '' && !placed.has(holder)) };
}

export interface CredentialOptions {
  /** The file that keeps them, mode 0600; without it they last as long as the process. */
  readonly file?: string | undefined;
  /** The host's token is made anew; the host's pages are host no more, and its helpers no helpers. */
  readonly renewHost?: boolean | undefined;
  /** Roles of helpers. */
  readonly helpers?: readonly string[];
  /** Every key, invitation and session is made anew. */
  readonly renew?: boolean | undefined;
  /** Called if the file was damaged. */
  readonly damaged?: ((found: DamagedFile) => void) | undefined;
}

/** The host's token, the host's pages and the places' keys. Every change is on disk before it holds. */
export class Credentials {
  readonly #file: KeptFile<Kept> | undefined;
  #kept: Kept;
  /** Called when a code is used or another takes its place. */
  changed: () => void = () => {};

  constructor(roles: Roles, options: CredentialOptions = {}) {
    const { file, renew = false, renewHost = false, helpers = [], damaged = () => {} } = options;
    const read = (json: unknown) => keptSchema.safeParse(json).data;
    if (file !== undefined) this.#file = new KeptFile({ file, read, damaged });
    const found = renew ? undefined : this.#file?.read();
    const before = found ?? { token: secret(), hosts: [], away: [], places: {} };
    const isAnew = (role: string): boolean => renewHost && helpers.includes(role);
    const places = Object.entries(roles).map(([role, length]) => [
      role,
      Array.from({ length }, (_, place) => (!isAnew(role) && before.places[role]?.[place]) || freshPlace()),
    ]);
    const host = renewHost ? { token: secret(), hosts: [] } : {};
    this.#kept = { ...before, ...host, places: Object.fromEntries(places) };
    // A full or read-only disk must not keep the pages from opening: new keys last as long as the process then.
    unlessRefused(() => this.#keep({}));
  }

  /** For the terminal's link, and for commands that can read the file. */
  get token(): string {
    return this.#kept.token;
  }

  /** Makes the page host that shows this session: a new one unless given. The caller has seen the proof. */
  openHost(session = secret()): string {
    this.#keep({ hosts: [...this.#kept.hosts, digest(session)].slice(-MOST_HOSTS) });
    return session;
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
    this.#keep({ hosts: this.#kept.hosts.filter((each) => each !== shown) });
  }

  /** The invitation that is still to be taken; undefined where a phone has the place. */
  invitationTo(role: string, place: number): string | undefined {
    return this.invitationsTo(role)[place];
  }

  /** The same for each place of a role. */
  invitationsTo(role: string): readonly (string | undefined)[] {
    return this.#of(role).map(({ holder, invitation }) => (holder === null ? invitation : undefined));
  }

  /** Whether a phone has the place. */
  isTaken(role: string, place: number): boolean {
    return typeof this.#of(role)[place]?.holder === 'string';
  }

  /**
   * Takes a place, of these roles if they are given: the invitation is used up, and `key`, made by the phone, is that place's key. The
   * same again gives the same, as the answer may have been lost. A phone that had another place leaves it.
   * @returns the place, or undefined where the invitation is unknown or another phone has used it
   */
  take(invitation: string, key: string, roles?: readonly string[]): Held | undefined {
    const holder = digest(key);
    const found = this.#find((each) => same(each.invitation, invitation), roles);
    if (found === undefined) return undefined;
    const before = this.#of(found.role)[found.place]?.holder ?? null;
    if (before !== null && before !== holder) return undefined;
    this.give(found, key);
    return found;
  }

  /** Gives a place to a phone without an invitation. The phone that had it loses it, and this one leaves any other place. */
  give(held: Held, key: string): void {
    const holder = digest(key);
    const away = this.#kept.away.filter((each) => each.holder !== holder);
    this.#change((each, { role, place }) => {
      if (role === held.role && place === held.place) return { ...each, holder };
      return each.holder === holder ? freshPlace(each.whose) : each;
    }, away);
  }

  /**
   * People sit down, by place: the phone of each goes along. A phone whose owner has no place any more is remembered until it takes
   * another one, or its owner sits down again; places beyond those of `people` stay as they are.
   */
  seat(role: string, people: readonly string[]): void {
    const { places, away } = this.#kept;
    const own = away.filter((each) => each.role === role);
    const others = away.filter((each) => each.role !== role);
    const seated = seatedPlaces(this.#of(role), own, people);
    const waiting = seated.away.map(({ holder, whose }) => ({ role, holder, whose }));
    this.#keep({
      away: [...others, ...waiting].slice(-MOST_AWAY),
      places: { ...places, [role]: seated.places },
    });
  }

  /** The owner of a phone that has no place now; undefined for other keys. */
  awayOf(role: string, key: string): string | undefined {
    const holder = digest(key);
    return this.#kept.away.find((each) => each.role === role && same(each.holder, holder))?.whose;
  }

  /** The place whose key this is; of these roles if they are given. */
  placeOf(key: string, roles?: readonly string[]): Held | undefined {
    const holder = digest(key);
    return this.#find((each) => each.holder !== null && same(each.holder, holder), roles);
  }

  /** Takes a place's key away and invites anew. */
  renew(role: string, place: number): void {
    this.#invite({ role, place }, this.whoseIs(role, place));
  }

  /** The same for all places of a role. */
  renewAll(role: string): void {
    this.#change((each, held) => (held.role === role ? freshPlace(each.whose) : each));
  }

  /** The place of a user, by their id at the site; undefined if there is none. */
  lentTo(role: string, whose: string): number | undefined {
    const place = this.#of(role).findIndex((each) => each.whose === whose);
    return place < 0 ? undefined : place;
  }

  /**
   * The place of a person, which is lent to them if need be: one that was lent to no one, or else one that no phone has taken.
   * @returns undefined where phones have taken all of them
   */
  lend(role: string, whose: string): number | undefined {
    const before = this.lentTo(role, whose);
    if (before !== undefined) return before;
    const places = this.#of(role);
    const unlent = places.findIndex((each) => each.holder === null && each.whose === undefined);
    const place = unlent < 0 ? places.findIndex((each) => each.holder === null) : unlent;
    if (place < 0) return undefined;
    this.#invite({ role, place }, whose);
    return place;
  }

  /** To whom a place was lent. */
  whoseIs(role: string, place: number): string | undefined {
    return this.#of(role)[place]?.whose;
  }

  #of(role: string): readonly Place[] {
    return this.#kept.places[role] ?? [];
  }

  #find(
    fits: (place: Place) => boolean,
    roles: readonly string[] = Object.keys(this.#kept.places),
  ): Held | undefined {
    for (const role of roles) {
      const places = this.#of(role);
      const place = places.findIndex(fits);
      if (place >= 0) return { role, place };
    }
    return undefined;
  }

  #invite(held: Held, whose: string | undefined): void {
    this.#change((each, { role, place }) =>
      role === held.role && place === held.place ? freshPlace(whose) : each,
    );
  }

  #change(change: (place: Place, at: Held) => Place, away = this.#kept.away): void {
    const places = Object.entries(this.#kept.places).map(([role, list]) => [
      role,
      list.map((each, place) => change(each, { role, place })),
    ]);
    this.#keep({ places: Object.fromEntries(places), away });
    this.changed();
  }

  #keep(changes: Partial<Kept>): void {
    const kept = { ...this.#kept, ...changes };
    this.#file?.write(kept);
    this.#kept = kept;
  }
}
