// Copies of halls' journals that tables offer: which agree as far as they go, and which is the longest.
import type { ChainMark } from './chain.ts';

/** What a table says of a copy that it has. */
export interface CopyOffer {
  /** The id of the hall's journal. */
  readonly hall: string;
  /** Entries in it. */
  readonly entries: number;
  /** When its last night was opened, in milliseconds since 1970; null: it has none. */
  readonly night: number | null;
  /** The number that the table had there; null: it does not remember. */
  readonly table: string | null;
  /** At its end, and at the lengths that it was asked for. */
  readonly digests: readonly ChainMark[];
}

/** A copy and the table that has it, which shows these letters. */
export interface Holder {
  readonly key: string;
  readonly code: string;
  readonly offer: CopyOffer;
}

/** A night that the desk can take over. */
export interface FoundNight {
  readonly hall: string;
  /** Letters and number of the table that has most of it. */
  readonly code: string;
  readonly table: string | null;
  readonly night: number | null;
  readonly entries: number;
  /** How many other tables have the same, as far as their copies go. */
  readonly same: number;
  /** Tables that have something else, by numbers or letters. */
  readonly differ: readonly string[];
}

/** Whether two copies agree as far as the shorter one goes; undefined where nobody has said yet. */
export function agreeing(a: CopyOffer, b: CopyOffer): boolean | undefined {
  if (a.hall !== b.hall) return false;
  const at = Math.min(a.entries, b.entries);
  const [one, other] = [a, b].map(({ digests }) => digests.find((each) => each.at === at)?.digest);
  return one === undefined || other === undefined ? undefined : one === other;
}

/** The nights that tables have: first the newest, there what most tables have, and there the longest. */
export function groupsOf(holders: readonly Holder[]): readonly FoundNight[] {
  const left = holders.toSorted((a, b) => b.offer.entries - a.offer.entries || (a.code < b.code ? -1 : 1));
  const found: FoundNight[] = [];
  for (let longest = left[0]; longest !== undefined; longest = left[0]) {
    const { code, offer } = longest;
    const same = left.filter((each) => each === longest || agreeing(each.offer, offer) === true);
    // Who has not said yet, what it has at this length, is asked: until then it is no night of its own.
    const unsaid = left.filter((each) => each !== longest && agreeing(each.offer, offer) === undefined);
    for (const each of [...same, ...unsaid]) left.splice(left.indexOf(each), 1);
    const { hall, table, night, entries } = offer;
    const differ = holders
      .filter((each) => each.offer.hall === hall && agreeing(each.offer, offer) === false)
      .map((each) => each.offer.table ?? each.code);
    found.push({ hall, code, table, night, entries, same: same.length - 1, differ });
  }
  return found.toSorted(
    (a, b) => (b.night ?? 0) - (a.night ?? 0) || b.same - a.same || b.entries - a.entries,
  );
}
