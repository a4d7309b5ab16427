// The players of a journal: who has played, or was named beforehand; renamed, merged and parted without touching the past.
import { levelOf } from '../partner/seats.ts';
import type { Event, Refusal } from '../rules/index.ts';
import { checkNames } from '../rules/terms/index.ts';
import type { DealtEvent } from './dealt.ts';
import type { PackEvent } from './pack.ts';
import type { PlanEvent } from './plan.ts';

/** What can be said of a player besides the id. */
export interface Profile {
  readonly name: string;
  /** For displays; null where the name itself has to do. */
  readonly short: string | null;
  /** The name of a lane's colour, if they have a favourite. */
  readonly colour: string | null;
  /** Plays, and is in no statistics. */
  readonly guest: boolean;
}

/** A player. */
export interface Player extends Profile {
  /** A UUID; the name of a player without an id. */
  readonly id: string;
}

/** A change of the list of players. It moves no peg, and undo passes it by. */
export type RosterChange =
  | ({ readonly type: 'playerAdded'; readonly id: string; readonly name: string } & Partial<Profile>)
  /** Only what is given has changed. */
  | ({ readonly type: 'playerChanged'; readonly id: string } & Partial<Profile>)
  /** `id` is the same person as `into`: from now on both ids mean `into`. */
  | { readonly type: 'playersMerged'; readonly id: string; readonly into: string }
  /** `id` is a person of their own again. */
  | { readonly type: 'playerParted'; readonly id: string };

/** A change of the list of players that was kept. */
export type RosterEvent = RosterChange & { readonly move: number };

/** Types of events about players. */
const ROSTER_EVENTS = ['playerAdded', 'playerChanged', 'playersMerged', 'playerParted'] as const;

/** An entry of a table's journal. */
export type TableEvent = Event | RosterEvent | BesideEvent;

type BesideEvent = DealtEvent | PlanEvent | PackEvent;

/** Whether an event is about players, and not about a game. */
export const isOfRoster = (event: TableEvent): event is RosterEvent =>
  (ROSTER_EVENTS as readonly string[]).includes(event.type);

/** Types of events that are kept beside the moves: undo and redo pass them by. */
export const BESIDE: readonly TableEvent['type'][] = [
  ...ROSTER_EVENTS,
  'handDealt',
  'rulesPlanned',
  'packSealed',
  'packOpened',
];

/** Whether an event is no part of a move: about players, cards for study, packs, or rules of the next game. */
export const isBeside = (event: TableEvent): event is RosterEvent | BesideEvent =>
  BESIDE.includes(event.type);

/** The events of moves. */
export const gameEvents = (events: readonly TableEvent[]): readonly Event[] =>
  events.filter((event): event is Event => !isBeside(event));

/** Why the list of players was not changed: no player has this id, a merge would close a circle, or the name will not do. */
export type RosterRefusal = Readonly<
  | { code: 'noPlayer'; player: string }
  /** `into` counts as `player` already; both are names. `id` is the one to part; null where both are one id. */
  | { code: 'circle'; player: string; into: string; id: string | null }
  | Extract<Refusal, { code: 'badName' }>
>;

/** Why a change cannot be kept; undefined if it can. */
export function refuseChange(roster: Roster, change: RosterChange): RosterRefusal | undefined {
  const ids = change.type === 'playerAdded' ? [] : [change.id];
  if (change.type === 'playersMerged') ids.push(change.into);
  const player = ids.find((id) => !roster.has(id));
  if (player !== undefined) return { code: 'noPlayer', player };
  if (change.type === 'playersMerged' && roster.leads(change.into, change.id)) {
    const [own, into] = [roster.nameOf(change.id), roster.nameOf(change.into)];
    return { code: 'circle', player: own, into, id: change.into === change.id ? null : change.into };
  }
  const { name, short = null }: Partial<Profile> = 'name' in change || 'short' in change ? change : {};
  const names = [name, short].filter((each) => typeof each === 'string');
  const refused = names.map((each) => checkNames([each])).find(({ ok }) => !ok);
  return refused?.ok === false && refused.refusal.code === 'badName' ? refused.refusal : undefined;
}

/** The player meant by a name: a known one, a new one, or perhaps one of these. */
type Meant =
  | { readonly kind: 'known'; readonly player: Player }
  | { readonly kind: 'new' }
  | { readonly kind: 'unsure'; readonly candidates: readonly Player[] };

/** What names are alike by: letters and digits, whatever their capitals, accents and blanks. */
function alikeness(name: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.replace(/[^\p{L}\p{N}]/gu, '') || plain;
}

interface Record {
  player: Player;
  /** Names that they had before. */
  readonly former: Set<string>;
  into: string | undefined;
}

/** Everybody whom a journal knows, followed event by event. */
export class Roster {
  readonly #records = new Map<string, Record>();

  follow(event: TableEvent): void {
    switch (event.type) {
      case 'gameStarted':
        this.seated(event);
        return;
      case 'playerAdded':
        this.#add({ ...UNTOLD, ...profileOf(event), id: event.id, name: event.name });
        return;
      case 'playerChanged':
        this.#change(event.id, profileOf(event));
        return;
      case 'playersMerged':
        this.#point(event.id, event.into);
        return;
      case 'playerParted':
        this.#point(event.id, undefined);
        return;
    }
  }

  /** These people have sat down to a game. Muggins is none of them, and keeps its name. */
  seated({
    players,
    playerIds = players,
  }: Pick<Event & { type: 'gameStarted' }, 'players' | 'playerIds'>): void {
    for (const [seat, name] of players.entries()) {
      const id = playerIds[seat] ?? name;
      if (levelOf(id) === undefined) this.#add({ ...UNTOLD, id, name });
    }
  }

  /** Everybody, each person once, in the order in which they came. */
  get players(): readonly Player[] {
    return [...this.#records.values()].flatMap(({ player, into }) => (into === undefined ? [player] : []));
  }

  /** Whether a player has this id, merged or not. */
  has(id: string): boolean {
    return this.#records.has(id);
  }

  /** The person of an id, merged or not; undefined if it is unknown. */
  find(id: string): Player | undefined {
    const record = this.#records.get(id);
    return record?.into === undefined ? record?.player : this.find(record.into);
  }

  /** Every id of the same person, the person's own among them; the id alone if it is unknown. */
  idsOf(id: string): readonly string[] {
    const person = this.find(id)?.id;
    const same = [...this.#records.keys()].filter((each) => this.find(each)?.id === person);
    return person === undefined ? [id] : same;
  }

  /** Ids that were merged into others, with the person whom each of them means. */
  get merged(): { readonly [id: string]: string } {
    const pairs = [...this.#records].flatMap(([id, { into }]) =>
      into === undefined ? [] : [[id, this.find(id)?.id ?? id] as const],
    );
    return Object.fromEntries(pairs);
  }

  /** The name of an id itself, merged or not; the id if it is unknown. */
  nameOf(id: string): string {
    return this.#records.get(id)?.player.name ?? id;
  }

  /** Whether a player was merged into another one, directly or not, or is that one. */
  leads(from: string, to: string): boolean {
    for (let at: string | undefined = from; at !== undefined; at = this.#records.get(at)?.into)
      if (at === to) return true;
    return false;
  }

  /** Whose name this is, or could be. */
  meant(name: string): Meant {
    const named = this.#those(({ player }) => player.name === name);
    const [player, ...more] = named;
    if (player !== undefined && more.length === 0) return { kind: 'known', player };
    const alike = alikeness(name);
    const close = this.#those(({ player: { name }, former }) =>
      [name, ...former].some((each) => alikeness(each) === alike),
    );
    const candidates = named.length > 0 ? named : close;
    return candidates.length === 0 ? { kind: 'new' } : { kind: 'unsure', candidates };
  }

  /** The people behind records, each once. */
  #those(are: (record: Record) => boolean): readonly Player[] {
    const found = [...this.#records].flatMap(([id, record]) => (are(record) ? (this.find(id) ?? []) : []));
    return [...new Set(found)];
  }

  #add(player: Player): void {
    if (!this.#records.has(player.id))
      this.#records.set(player.id, { player, former: new Set(), into: undefined });
  }

  #change(id: string, changes: Partial<Profile>): void {
    const record = this.#records.get(id);
    if (record === undefined) return;
    record.former.add(record.player.name);
    record.player = { ...record.player, ...changes };
  }

  #point(id: string, into: string | undefined): void {
    const record = this.#records.get(id);
    // No player is merged into an unknown one, or in a circle.
    if (record !== undefined && (into === undefined || (this.has(into) && !this.leads(into, id))))
      record.into = into;
  }
}

const UNTOLD = { short: null, colour: null, guest: false } as const;

const profileOf = ({ name, short, colour, guest }: Partial<Profile>): Partial<Profile> => ({
  ...(name !== undefined && { name }),
  ...(short !== undefined && { short }),
  ...(colour !== undefined && { colour }),
  ...(guest !== undefined && { guest }),
});
