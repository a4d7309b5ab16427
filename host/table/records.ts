// What a table knows and keeps beside its moves: games, players, cards for study, packs, rules of the next game. No peg moves by it.
import { EventEmitter } from 'node:events';
import type { RuleSet } from '../../shared/rules/index.ts';
import type { DealtHand } from '../../shared/story/dealt.ts';
import type { StudyRefusal } from '../../shared/story/discards.ts';
import type { PackChange } from '../../shared/story/pack.ts';
import type { Roster, RosterChange, RosterRefusal } from '../../shared/story/roster.ts';
import type { KeptClaim } from '../../shared/table/claims.ts';
import type { Complaint } from '../../shared/words/index.ts';
import type { Archive } from './archive.ts';
import type { Book, BookRefusal } from './book.ts';
import type { TableRefusal } from './cover.ts';
import type { BegunGame, JournalFold } from './journalfold.ts';
import type { TableView } from './view.ts';

/** The records of a table. Emits `view` on every change of anything that a view shows. */
export abstract class Records extends EventEmitter<{ view: [view: TableView] }> {
  protected abstract readonly book: Book;

  /** Shows the table anew, and says what went wrong, if anything did. */
  protected abstract shown(trouble: Complaint | undefined): void;

  /** Every game that was played here. */
  get archive(): Archive {
    return this.book.fold.archive;
  }

  /** All who have played here or were named beforehand. */
  get roster(): Roster {
    return this.book.fold.roster;
  }

  /** The moves of the game on the board that stand, its beginning first. */
  get moves(): JournalFold['standing'] {
    return this.book.fold.standing;
  }

  /** Changes the list of players; nothing at the table moves. */
  changePlayers(change: RosterChange): RosterRefusal | TableRefusal | undefined {
    return this.#kept(this.book.change(change));
  }

  /** Keeps what a player was dealt, for study after the game; nothing at the table moves. */
  keepDealt(hand: DealtHand): StudyRefusal | TableRefusal | undefined {
    return this.#kept(this.book.keepDealt(hand));
  }

  /** The next game: the same players, by the rules that were chosen for it. `swap`: all move on by one seat. */
  nextGame(swap = false): ReturnType<Book['nextGame']> {
    return this.book.nextGame(swap);
  }

  /** Keeps rules for the next game; nothing at the table moves. */
  plan(rules: RuleSet): TableRefusal | undefined {
    return this.#kept(this.book.plan(rules));
  }

  /** What was kept moved nothing; what was not, the display says. */
  #kept<R extends StudyRefusal | RosterRefusal | BookRefusal>(refusal: R | undefined): R | undefined {
    this.shown(refusal?.code === 'disk' || refusal?.code === 'inDoubt' ? refusal : undefined);
    return refusal;
  }

  /** Drops the notice of a game that was set aside. */
  noticeRead(game: number): ReturnType<Book['noticeRead']> {
    return this.#kept(this.book.noticeRead(game));
  }

  /** What became of a claim from a phone, also in an earlier run; undefined if it was never carried out. */
  claimed(id: string): KeptClaim | undefined {
    return this.book.fold.requests.find(id);
  }

  /** The move that undo would take back, and the seat whose phone made it; undefined if there is none. */
  get lastMove(): Book['lastMove'] {
    return this.book.lastMove;
  }

  /** Whether the journal takes moves, as far as the last one tells. */
  get keeping(): { readonly kept: boolean } {
    return { kept: this.book.refused === undefined };
  }

  /** The id of the game on the board; empty before the first. */
  get gameId(): string {
    return this.archive.story(this.begun?.number ?? 0)?.uid ?? '';
  }

  /** The seat whose phone made a move of the game on the board; undefined if it was made elsewhere. */
  seatOf(move: number): number | undefined {
    return this.book.fold.seatOf(move);
  }

  /** Keeps that a pack is sealed, or open. @returns whether it is on disk */
  keepPack(change: PackChange): boolean {
    return this.#kept(this.book.keepPack(change)) === undefined;
  }

  /** How the game on the board began; undefined before the first. */
  get begun(): BegunGame | undefined {
    return this.book.fold.begun;
  }
}
