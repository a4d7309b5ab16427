// What has happened at a table: its journal, and every fold of it that the table needs, moved on by each move.
import { randomUUID } from 'node:crypto';
import type { LaneCount } from '../../shared/protocol/index.ts';
import type { ClaimMark, LastMove } from '../../shared/rules/game/index.ts';
import {
  act,
  type Command,
  type Event,
  possibleCounts,
  type Refusal,
  type RuleSet,
  type State,
  type Timeline,
} from '../../shared/rules/index.ts';
import { sideCount } from '../../shared/rules/terms/index.ts';
import type { DealtEvent, DealtHand } from '../../shared/story/dealt.ts';
import { refuseStudy, type StudyRefusal } from '../../shared/story/discards.ts';
import type { PackChange } from '../../shared/story/pack.ts';
import {
  type RosterChange,
  type RosterEvent,
  type RosterRefusal,
  refuseChange,
  type TableEvent,
} from '../../shared/story/roster.ts';
import type { KeptClaim } from '../../shared/table/claims.ts';
import type { Message, NoticeDetails } from '../../shared/words/index.ts';
import type { BoardLog } from '../board/index.ts';
import { troubleOf } from '../journal/index.ts';
import { type Doubtful, identify } from './identify.ts';
import { JournalFold, type JournalSource } from './journalfold.ts';
import type { TableJournal } from './kind.ts';

/** What a book is made from. */
export interface BookOptions {
  readonly journal: JournalSource &
    Pick<TableJournal, 'append' | 'acknowledge' | 'refusal'> & {
      readonly notices: readonly Message<NoticeDetails>[];
    };
  /** The fold of this journal, if it has been read already. */
  readonly fold?: JournalFold | undefined;
  readonly log: BoardLog;
  /** Lanes of the board, as they are or as they are known by then: every side needs one. */
  readonly lanes: LaneCount | (() => LaneCount);
  /** Colours of the lanes by name, which are noted with every game that starts. */
  readonly colours?: (() => readonly string[]) | undefined;
  /** Makes ids of games and players: UUIDs unless given. */
  readonly newId?: (() => string) | undefined;
}

type NewGame = Extract<Command, { type: 'newGame' }>;

type DiskRefusal = ReturnType<typeof troubleOf>;

/** Why a command is not in the journal: the rules, a name that could be two players, or the disk. */
export type BookRefusal = Refusal | Doubtful | DiskRefusal;

/** The events of a command, which are on disk, or why there are none. `again`: what became of the same request before. */
type BookResult =
  | { readonly ok: true; readonly value: readonly Event[]; readonly again?: KeptClaim }
  | { readonly ok: false; readonly refusal: BookRefusal };

/** The only way in which anything happens: the rules decide, the journal keeps, and then every fold follows. */
export class Book {
  readonly #options: BookOptions;
  readonly #newId: () => string;
  /** Everything that the journal says. */
  readonly fold: JournalFold;
  #refused: DiskRefusal | undefined;

  constructor(options: BookOptions) {
    this.#options = options;
    this.fold = options.fold ?? new JournalFold(options.journal);
    this.#newId = options.newId ?? randomUUID;
    const { refusal: reason } = options.journal;
    this.#refused = reason && { code: 'disk', details: { reason } };
  }

  /** Takes up where the journal ends. */
  resume(): void {
    if (this.#options.fold === undefined) this.fold.resume();
  }

  /** The moves that stand, as far as the game on the board began, and those that can be redone. */
  get timeline(): Timeline {
    return this.fold.timeline;
  }

  get state(): State {
    return this.timeline.present;
  }

  /** Works out the possible counts of the rule set before its first score needs them. */
  warm(): void {
    const { phase, rules } = this.state;
    if (phase !== 'none') for (const crib of [false, true]) possibleCounts(crib, rules);
  }

  /** Why the last move was not kept; undefined where it was. */
  get refused(): DiskRefusal | undefined {
    return this.#refused;
  }

  /** What was mended when the journal was opened. */
  get notices(): BookOptions['journal']['notices'] {
    return this.#options.journal.notices;
  }

  /** Carries a command out. A request is kept with its mark, and is carried out once, however often it comes. */
  carryOut(wish: Command, claim?: ClaimMark): BookResult {
    const again = claim && this.fold.requests.find(claim.id);
    if (again !== undefined) return { ok: true, value: [], again };
    const misfit = wish.type === 'newGame' ? this.#misfit(wish) : undefined;
    if (misfit !== undefined) return { ok: false, refusal: misfit };
    const { state } = this;
    const { roster } = this.fold;
    const colours = this.#options.colours?.();
    const command = identify(wish, { state, roster, colours, newId: this.#newId });
    if ('code' in command) return { ok: false, refusal: command };
    if (command.type === 'undo' && this.fold.endsAt('undo'))
      return { ok: false, refusal: { code: 'nothingToUndo' } };
    if (command.type === 'redo' && this.fold.endsAt('redo'))
      return { ok: false, refusal: { code: 'nothingToRedo' } };
    if (command.type === 'undoTo' && command.seen === this.timeline.moves && !this.fold.stands(command.move))
      return { ok: false, refusal: { code: 'notStanding', move: command.move } };
    const acted = act(this.timeline, command, claim);
    if (!acted.ok) return acted;
    const { events } = acted.value;
    const refusal = this.#keep(events);
    return refusal === undefined ? { ok: true, value: events } : { ok: false, refusal };
  }

  /** Changes the list of players; no peg moves. @returns why not, or undefined where it is on disk */
  change(change: RosterChange): RosterRefusal | DiskRefusal | undefined {
    const refusal = refuseChange(this.fold.roster, change);
    if (refusal !== undefined) return refusal;
    const event: RosterEvent = { ...change, move: this.timeline.moves + 1 };
    return this.#keep([event]);
  }

  /** Keeps what a player was dealt, for study after the game; no peg moves. @returns why not, or undefined where it is on disk */
  keepDealt({ deal, seat, cards, thrown }: DealtHand): StudyRefusal | DiskRefusal | undefined {
    const story = this.fold.archive.story(this.fold.begun?.number ?? 0);
    const refusal = refuseStudy({ deal, seat, cards, thrown }, this.state, story);
    if (refusal !== undefined || story === undefined) return refusal;
    const move = this.timeline.moves + 1;
    const event: DealtEvent = { type: 'handDealt', game: story.uid, deal, seat, cards, thrown, move };
    return this.#keep([event]);
  }

  /** Keeps that a pack is sealed, or open. @returns why not, or undefined where it is on disk */
  keepPack(change: PackChange): DiskRefusal | undefined {
    return this.#keep([{ ...change, move: this.timeline.moves + 1 }]);
  }

  /** The move that undo would take back, and the seat whose phone made it; undefined if there is none. */
  get lastMove(): (LastMove & { readonly move: number }) | undefined {
    const { past, present: after } = this.timeline;
    if (past === undefined) return undefined;
    const { move, state: before } = past;
    return { move, before, after, seat: this.fold.seatOf(move) };
  }

  /** The next game: the same players, by the rules that were chosen for it. `swap`: all move on by one seat, so two change colours. */
  nextGame(swap = false): NewGame {
    const { rules, players, playerIds } = this.state;
    const seated = <T>(list: readonly T[]): readonly T[] =>
      swap ? [...list.slice(1), ...list.slice(0, 1)] : list;
    const planned = this.fold.planned ?? rules;
    return { type: 'newGame', rules: planned, players: seated(players), playerIds: seated(playerIds) };
  }

  /** Keeps rules for the next game; no peg moves. @returns why not, or undefined where they are on disk */
  plan(rules: RuleSet): BookRefusal | undefined {
    const { moves } = this.timeline;
    const refusal = this.#misfit({ rules });
    return refusal ?? this.#keep([{ type: 'rulesPlanned', rules, move: moves + 1 }]);
  }

  /** Drops the notice of a game that was set aside. @returns why that is not kept, or undefined where it is */
  noticeRead(game: number): DiskRefusal | undefined {
    try {
      this.#options.journal.acknowledge(game);
      return undefined;
    } catch (error) {
      return this.#failed(error);
    }
  }

  /** A move goes to disk; only then do the folds follow. */
  #keep(events: readonly TableEvent[]): DiskRefusal | undefined {
    try {
      const chapter = events[0] && this.fold.chapterOf(events[0]);
      this.fold.follow(this.#options.journal.append(events, chapter));
      this.#refused = undefined;
      return undefined;
    } catch (error) {
      this.#refused = this.#failed(error);
      return this.#refused;
    }
  }

  #failed(error: unknown): DiskRefusal {
    const text = error instanceof Error ? error.message : String(error);
    this.#options.log.error({ error: text }, 'the journal refused');
    return troubleOf(error);
  }

  /** Rules with more sides than the board has lanes; partners share a lane. */
  #misfit({ rules }: Pick<NewGame, 'rules'>): Refusal | undefined {
    const given = this.#options.lanes;
    const lanes = typeof given === 'function' ? given() : given;
    const sides = sideCount(rules);
    if (sides <= lanes) return undefined;
    return { code: 'badRules', field: 'sides', value: `${sides}`, expected: { code: 'lanes', lanes } };
  }
}
