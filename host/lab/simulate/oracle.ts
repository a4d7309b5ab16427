// What is true: every entry that the journal has acknowledged, and the game that follows from them, folded apart from the table.
import { isDeepStrictEqual } from 'node:util';
import { EMPTY, type Event, record, type State, type Timeline } from '../../../shared/rules/index.ts';
import { gameEvents, type TableEvent } from '../../../shared/story/roster.ts';
import { lanePegs } from '../../../shared/table/lanes.ts';
import type { Entry } from '../../journal/index.ts';
import { pegsText } from '../ledger.ts';
import { LANES } from './board.ts';

/** Moves that can be taken back here; no player here takes back as many. */
const DEPTH = 300;

/** FNV-1a of a text, 32 bits: enough to notice a change. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

export class Oracle {
  /** Of each entry, by sequence number from 1. */
  readonly #hashes: number[] = [];
  /** By claim, the move that it became. */
  readonly #claims = new Map<string, number>();
  /** Claims of boards: entries that they kept while no host was there. */
  readonly #boards = new Set<string>();
  #timeline: Timeline = EMPTY;

  /** Entries so far. */
  get length(): number {
    return this.#hashes.length;
  }

  /** Pegs of the present game. */
  get pegs(): string {
    return pegsText(lanePegs(this.#timeline.present, LANES));
  }

  /** The move that a claim became. */
  moveOf(claim: string): number | undefined {
    return this.#claims.get(claim);
  }

  /** Entries are on disk. Returns what is wrong with them. */
  keep(entries: readonly Entry<TableEvent>[]): string | undefined {
    let wrong: string | undefined;
    for (const entry of entries) {
      if (entry.sequence !== this.length + 1) wrong = `entry ${entry.sequence} follows ${this.length}`;
      this.#hashes.push(hashOf(JSON.stringify(entry)));
    }
    const events = gameEvents(entries.map(({ event }) => event));
    for (const event of events) wrong = this.#note(event) ?? wrong;
    this.#timeline = shallow(events.reduce(record, this.#timeline));
    return wrong;
  }

  /** Holds an entry that was read against the one that was kept. */
  isKept(entry: Entry<TableEvent>): boolean {
    return this.#hashes[entry.sequence - 1] === hashOf(JSON.stringify(entry));
  }

  /** What a table has wrong about the game; undefined if nothing. */
  differs(state: State, can: { readonly undo: boolean; readonly redo: boolean }): string | undefined {
    const { present, past, future } = this.#timeline;
    if (!isDeepStrictEqual(plain(state), plain(present))) return 'the game is not that of the journal';
    if (can.undo !== (past !== undefined)) return `undo: ${can.undo}`;
    return can.redo === (future !== undefined) ? undefined : `redo: ${can.redo}`;
  }

  /** Forgets requests that no phone sends again. */
  forget(claims: Iterable<string>): void {
    for (const claim of claims) this.#claims.delete(claim);
  }

  #note({ claim, move }: Event): string | undefined {
    if (claim === undefined) return undefined;
    const known = claim.id.startsWith('board:') ? this.#boards : this.#claims;
    const again = known.has(claim.id) ? `${claim.id} is in the journal twice` : undefined;
    if (claim.id.startsWith('board:')) this.#boards.add(claim.id);
    else this.#claims.set(claim.id, move);
    return again;
  }
}

/** The same with a past that is no deeper than DEPTH: what is kept must not grow. Cut now and then, as it costs something. */
function shallow(timeline: Timeline): Timeline {
  const { past, moves } = timeline;
  if (moves % DEPTH !== 0 || past === undefined) return timeline;
  const moments = [];
  for (let at: typeof past | undefined = past; at !== undefined && moments.length < DEPTH; at = at.next)
    moments.push(at);
  let cut: Timeline['past'];
  for (const moment of moments.reverse()) cut = { ...moment, next: cut };
  return { ...timeline, past: cut };
}
