// What has happened at a table: its journal, and every fold of it that the table needs, moved on by each move.
import { randomUUID } from 'node:crypto';
import type { LaneCount } from '../../shared/protocol/index.ts';
import type { ClaimMark } from '../../shared/rules/game/index.ts';
import {
  act,
  type Command,
  EMPTY,
  type Event,
  type Refusal,
  record,
  type State,
  type Timeline,
} from '../../shared/rules/index.ts';
import { sideCount } from '../../shared/rules/terms/index.ts';
import { Games } from '../../shared/story/games.ts';
import { History } from '../../shared/story/history.ts';
import {
  gameEvents,
  Roster,
  type RosterChange,
  type RosterEvent,
  type RosterRefusal,
  refuseChange,
  type TableEvent,
} from '../../shared/story/roster.ts';
import type { GameStory } from '../../shared/story/story.ts';
import { ClaimBook } from '../../shared/table/claims.ts';
import type { Message, TroubleDetails } from '../../shared/words/index.ts';
import type { BoardLog } from '../board/index.ts';
import { type Entry, isJournalError } from '../journal/index.ts';
import { systemReason } from '../system/reason.ts';
import { type Doubtful, identify } from './identify.ts';
import type { TableJournal } from './kind.ts';

/** What a book is made from. */
export interface BookOptions {
  readonly journal: Pick<TableJournal, 'id' | 'read' | 'append' | 'settle' | 'notices'>;
  readonly log: BoardLog;
  /** Lanes of the board: every side needs one. */
  readonly lanes: LaneCount;
  /** Colours of the lanes by name, which are noted with every game that starts. */
  readonly colours?: (() => readonly string[]) | undefined;
  /** Makes ids of games and players: UUIDs unless given. */
  readonly newId?: (() => string) | undefined;
}

type DiskRefusal = Message<Pick<TroubleDetails, 'disk' | 'inDoubt'>>;

/** Why a command is not in the journal: the rules, a name that could be two players, or the disk. */
export type BookRefusal = Refusal | Doubtful | DiskRefusal;

/** The events of a command, which are on disk, or why there are none. */
type BookResult =
  | { readonly ok: true; readonly value: readonly Event[] }
  | { readonly ok: false; readonly refusal: BookRefusal };

/** The only way in which anything happens: the rules decide, the journal keeps, and then every fold follows. */
export class Book {
  readonly history = new History();
  readonly claims = new ClaimBook();
  readonly roster = new Roster();
  readonly #options: BookOptions;
  readonly #games: Games;
  readonly #newId: () => string;
  #timeline: Timeline = EMPTY;

  constructor(options: BookOptions) {
    this.#options = options;
    this.#games = new Games(options.journal.id);
    this.#newId = options.newId ?? randomUUID;
  }

  /** Reads the journal from its beginning, once. */
  resume(): void {
    for (const entries of byMove([...this.#options.journal.read()])) {
      const events = gameEvents(entries.map(({ event }) => event));
      const move = entries[0]?.event.move ?? 0;
      this.#follow(entries, { ...events.reduce(record, this.#timeline), moves: move });
    }
  }

  /** The moves that stand, and those that can be redone. */
  get timeline(): Timeline {
    return this.#timeline;
  }

  get state(): State {
    return this.#timeline.present;
  }

  /** Every game as it stands, oldest first. */
  get games(): readonly GameStory[] {
    return this.#games.snapshot();
  }

  /** What was mended when the journal was opened. */
  get notices(): TableJournal['notices'] {
    return this.#options.journal.notices;
  }

  /** Carries a command out. A claim from a phone is kept with its mark. */
  carryOut(wish: Command, claim?: ClaimMark): BookResult {
    const misfit = wish.type === 'newGame' ? this.#misfit(wish) : undefined;
    if (misfit !== undefined) return { ok: false, refusal: misfit };
    const { roster, state } = this;
    const colours = this.#options.colours?.();
    const command = identify(wish, { state, roster, colours, newId: this.#newId });
    if ('code' in command) return { ok: false, refusal: command };
    const acted = act(this.#timeline, command, claim);
    if (!acted.ok) return acted;
    const { timeline, events } = acted.value;
    const refusal = this.#keep(events, timeline);
    return refusal === undefined ? { ok: true, value: events } : { ok: false, refusal };
  }

  /** Changes the list of players; no peg moves. @returns why not, or undefined where it is on disk */
  change(change: RosterChange): RosterRefusal | DiskRefusal | undefined {
    const refusal = refuseChange(this.roster, change);
    if (refusal !== undefined) return refusal;
    const move = this.#timeline.moves + 1;
    const event: RosterEvent = { ...change, move };
    return this.#keep([event], { ...this.#timeline, moves: move });
  }

  /** Folds the journal's log in, while nobody waits for it. */
  settle(): void {
    this.#options.journal.settle();
  }

  /** A move goes to disk; only then do the folds follow. */
  #keep(events: readonly TableEvent[], timeline: Timeline): DiskRefusal | undefined {
    try {
      const chapter = events[0] && this.#games.chapterOf(events[0]);
      this.#follow(this.#options.journal.append(events, chapter), timeline);
      return undefined;
    } catch (error) {
      const text = error instanceof Error ? error.message : String(error);
      this.#options.log.error({ error: text }, 'the journal refused');
      if (isJournalError(error, 'inDoubt'))
        return { code: 'inDoubt', details: { reason: error.details.reason } };
      const reason = isJournalError(error, 'disk') ? error.details.reason : systemReason(error);
      return { code: 'disk', details: { reason } };
    }
  }

  #follow(entries: readonly Entry<TableEvent>[], timeline: Timeline): void {
    const before = this.#timeline.present;
    this.#timeline = timeline;
    for (const { event } of entries) this.roster.follow(event);
    for (const entry of entries) this.#games.follow(entry);
    const events = gameEvents(entries.map(({ event }) => event));
    if (events.length === 0) return;
    this.history.add(events, before, timeline.present);
    for (const event of events) this.claims.follow(event);
  }

  /** Rules with more sides than the board has lanes; partners share a lane. */
  #misfit({ rules }: Extract<Command, { type: 'newGame' }>): Refusal | undefined {
    const { lanes } = this.#options;
    const sides = sideCount(rules);
    if (sides <= lanes) return undefined;
    return { code: 'badRules', field: 'sides', value: `${sides}`, expected: { code: 'lanes', lanes } };
  }
}

/** The entries of a journal, move by move. */
function byMove(entries: readonly Entry<TableEvent>[]): readonly (readonly Entry<TableEvent>[])[] {
  const moves: Entry<TableEvent>[][] = [];
  for (const entry of entries) {
    const last = moves.at(-1);
    if (last?.[0]?.event.move === entry.event.move) last.push(entry);
    else moves.push([entry]);
  }
  return moves;
}
