// A game at one table: keys and commands in; events on disk; then, and only then, pegs, text and tones out.

import { randomUUID } from 'node:crypto';
import { EventEmitter } from 'node:events';
import type { Cue, KeyId, LaneCount } from '../../shared/protocol/index.ts';
import type { Asking, ClaimMark } from '../../shared/rules/game/index.ts';
import {
  act,
  type Card,
  type Command,
  EMPTY,
  type Event,
  possibleCounts,
  promptOf,
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
import { ClaimBook, type KeptClaim } from '../../shared/table/claims.ts';
import { cueOf, REFUSED } from '../../shared/table/cues.ts';
import { type Context, type Entry, NO_ENTRY, openEntry } from '../../shared/table/entry.ts';
import {
  actsOnPress,
  afterRefusal,
  followUp,
  holdKey,
  type KeyStep,
  pressKey,
} from '../../shared/table/keys.ts';
import { type ReaderPlace, readCard } from '../../shared/table/reader.ts';
import { makeRows, type Rows } from '../../shared/words/display.ts';
import {
  type Complaint,
  type Message,
  type NoticeDetails,
  shortComplaint,
  shortMove,
  type TroubleDetails,
} from '../../shared/words/index.ts';
import type { Language } from '../../shared/words/language.ts';
import { LANGUAGES } from '../../shared/words/languages.ts';
import type { LanguageCode } from '../../shared/words/registry.ts';
import { type Clock, type Log, silentLog, systemClock } from '../board/index.ts';
import { isJournalError, type Entry as JournalEntry } from '../journal/index.ts';
import { systemReason } from '../system/reason.ts';
import type { BoardPort, BoardStatus, KeyEvent } from './board.ts';
import { type Doubtful, identify } from './identify.ts';
import type { TableJournal } from './kind.ts';
import { CountClock, timeOutOf } from './limit.ts';
import { boardView, makeView, type TableView } from './view.ts';

/** What a table is built from. */
interface TableOptions {
  readonly journal: Pick<TableJournal, 'id' | 'entries' | 'append' | 'settle' | 'notices'>;
  readonly board: BoardPort;
  readonly clock?: Clock;
  readonly log?: Log;
  /** Makes ids of games and players: UUIDs unless given. */
  readonly newId?: () => string;
  /** `colours`: those of the lanes by name, which are noted with every game that starts. */
  readonly settings: { readonly lanes: LaneCount; readonly colours?: () => readonly string[] };
}

/** Why a command was not carried out: the rules, the disk, or because the table is paused. */
export type TableRefusal = Refusal | Message<Pick<TroubleDetails, 'disk' | 'paused'>> | Doubtful;

/** The answer to a command: its events, which are on disk, or why there are none. */
export type TableResult =
  | { readonly ok: true; readonly value: readonly Event[] }
  | { readonly ok: false; readonly refusal: TableRefusal };

/** What is said while the table is paused. */
const PAUSED = { code: 'paused', details: {} } as const;

/** Milliseconds without a move after which the journal's log is folded in. */
export const SETTLE_MILLISECONDS = 1_000;

/** Emits `view` on every change of anything that a view shows. */
export class Table extends EventEmitter<{ view: [view: TableView] }> {
  readonly #journal: TableOptions['journal'];
  readonly #board: BoardPort;
  readonly #clock: Clock;
  readonly #log: Log;
  readonly #lanes: LaneCount;
  readonly #colours: TableOptions['settings']['colours'];
  readonly #newId: () => string;
  readonly #history = new History();
  readonly #claims = new ClaimBook();
  readonly #games: Games;
  readonly #roster = new Roster();
  #timeline: Timeline = EMPTY;
  #entry: Entry = NO_ENTRY;
  #refusal: Complaint | undefined;
  #view: TableView | undefined;
  /** To be played with the next view. */
  #cue: Cue | undefined;
  /** NEXT is down and will act when it is let go, unless it is held. */
  #nextDown = false;
  #paused = false;
  #silent = false;
  #language: Language = LANGUAGES.en;
  #cancelSettle: () => void = () => {};
  readonly #countClock: CountClock;
  readonly #onKey = (event: KeyEvent): void => this.key(event);
  readonly #onStatus = (status: BoardStatus): void => this.#boardChanged(status);

  constructor({ journal, board, settings, ...options }: TableOptions) {
    super();
    this.#journal = journal;
    this.#board = board;
    this.#clock = options.clock ?? systemClock;
    this.#log = options.log ?? silentLog;
    this.#newId = options.newId ?? randomUUID;
    this.#lanes = settings.lanes;
    this.#colours = settings.colours;
    this.#games = new Games(journal.id);
    this.#countClock = new CountClock(this.#clock, () => this.#timeUp());
  }

  /** Resumes where the journal ends, silently: the same pegs and prompt, no tone. Then listens to the board. */
  start(): void {
    for (const entries of byMove(this.#journal.entries())) {
      const events = gameEvents(entries.map(({ event }) => event));
      const move = entries[0]?.event.move ?? 0;
      this.#follow(entries, { ...events.reduce(record, this.#timeline), moves: move });
    }
    this.#entry = openEntry(this.#context());
    this.#board.on('key', this.#onKey);
    this.#board.on('status', this.#onStatus);
    this.#show();
  }

  /** Stops listening. The journal and the board are the caller's to close. */
  close(): void {
    this.#board.off('key', this.#onKey);
    this.#board.off('status', this.#onStatus);
    this.#cancelSettle();
    this.#countClock.stop();
    this.removeAllListeners();
  }

  /** The table as it stands. */
  get view(): TableView {
    this.#view ??= this.#look();
    return this.#view;
  }

  /** The game as it stands. */
  get state(): State {
    return this.#timeline.present;
  }

  /** Every game of the journal as it stands, oldest first. */
  get games(): readonly GameStory[] {
    return this.#games.snapshot();
  }

  /** Everybody who has played here, or was named beforehand. */
  get roster(): Roster {
    return this.#roster;
  }

  /** Changes the list of players; nothing at the table moves. */
  changePlayers(change: RosterChange): RosterRefusal | TableRefusal | undefined {
    const refusal = refuseChange(this.#roster, change);
    if (refusal !== undefined) return refusal;
    const move = this.#timeline.moves + 1;
    const event: RosterEvent = { ...change, move };
    try {
      const entries = this.#journal.append([event], this.#games.chapterOf(event));
      this.#follow(entries, { ...this.#timeline, moves: move });
    } catch (error) {
      const failed = this.#failed(error);
      return failed.ok ? undefined : failed.refusal;
    }
    this.#show();
    return undefined;
  }

  /** What became of a claim from a phone, also in an earlier run; undefined if it was never carried out. */
  claimed(id: string): KeptClaim | undefined {
    return this.#claims.find(id);
  }

  /** The move that undo would take back, and the seat whose phone made it; undefined if there is none. */
  get lastMove(): { readonly move: number; readonly seat: number | undefined } | undefined {
    const move = this.#timeline.past?.move;
    return move === undefined ? undefined : { move, seat: this.#claims.seatOf(move) };
  }

  /** Whether the table is paused. */
  get paused(): boolean {
    return this.#paused;
  }

  /** Pauses the table or lets it go on. While it is paused nothing but a new game is taken. */
  pause(on: boolean): void {
    this.#paused = on;
    this.#refusal = on ? PAUSED : undefined;
    this.#show();
  }

  /** What the display speaks from now on. */
  speak(language: LanguageCode): void {
    if (this.#language.code === language) return;
    this.#language = LANGUAGES[language];
    this.#show();
  }

  /** Whether the board plays its tones; its lights and texts stay. */
  sound(on: boolean): void {
    this.#silent = !on;
  }

  /** A key of the board. NEXT acts when it is let go, so that holding it can mean a new game. */
  key({ key, action }: KeyEvent): void {
    if (this.#paused) {
      if (action === 'press') this.#remind();
    } else if (action === 'press') {
      const now = actsOnPress(this.#entry, this.#context(), key);
      this.#nextDown = key === 'D' ? !now : this.#nextDown;
      if (now) this.#press(key);
    } else if (key === 'D' && this.#nextDown) {
      this.#nextDown = false;
      if (action === 'hold') this.#again();
      else this.#press(key);
    } else if (action === 'hold') {
      this.#hold(key);
    }
  }

  /** A player's button that stays down: somebody may want to give up. */
  #hold(key: KeyId): void {
    const entry = holdKey(this.#context(), key);
    if (entry === undefined) return;
    this.#refusal = undefined;
    this.#entry = entry;
    this.#show();
  }

  /** A card that a reader has read: it joins what is being keyed, or is what is asked for. */
  card(card: Card, place: ReaderPlace = 'shared'): void {
    if (this.#paused) {
      this.#remind();
      return;
    }
    this.#refusal = undefined;
    this.#take(readCard(this.#entry, this.#context(), card, place));
    this.#show();
  }

  /** Says why something was not done that never came as far as the rules, such as a card that nobody knows. */
  complain(complaint: Complaint): void {
    this.#say(complaint);
    this.#show();
  }

  /**
   * Carries a command out as if it had been keyed. What was being keyed is dropped. A claim from a phone is kept with its
   * mark; the caller asks `claimed` first.
   */
  command(command: Command, claim?: ClaimMark): TableResult {
    if (this.#paused && command.type !== 'newGame') {
      this.#remind();
      return { ok: false, refusal: PAUSED };
    }
    if (this.#paused) this.#paused = false;
    const result = this.#carryOut(command, claim);
    // Who asks for something leaves what is being keyed as it is.
    const asks = command.type === 'ask' || command.type === 'decline';
    if (result.ok && !asks) this.#entry = openEntry(this.#context());
    this.#show();
    return result;
  }

  /** Carries out what has happened elsewhere already: as a command, and also while the table is paused, as it stays. */
  record(command: Command, mark: ClaimMark): TableResult {
    const paused = this.#paused;
    this.#paused = false;
    const result = this.command(command, mark);
    if (paused) this.pause(true);
    return result;
  }

  /** What somebody asks the other side to agree to; undefined if nothing is asked. Kept over a restart. */
  get asked(): Asking | undefined {
    return this.#timeline.asked;
  }

  /** Says once more that the table is paused. */
  #remind(): void {
    this.#say(PAUSED);
    this.#show();
  }

  #press(key: KeyId): void {
    this.#refusal = undefined;
    this.#take(pressKey(this.#entry, this.#context(), key));
    this.#show();
  }

  /** Another game by the same rules with the same players. */
  #again(): void {
    const { rules, players } = this.state;
    this.#refusal = undefined;
    const result =
      this.state.phase === 'none'
        ? this.#refuse({ code: 'noGame' })
        : this.#carryOut({ type: 'newGame', rules, players });
    if (result.ok) this.#entry = openEntry(this.#context());
    this.#show();
  }

  /** Takes a step, and whatever follows from it by itself. */
  #take({ entry, command, hint, refusal }: KeyStep): void {
    const before = this.#entry;
    if (hint !== undefined) this.#say({ code: hint, hint: true });
    if (refusal !== undefined) this.#refuse(refusal);
    if (command === undefined) {
      this.#entry = entry ?? openEntry(this.#context());
      return;
    }
    if (!this.#carryOut(command).ok) {
      this.#entry = afterRefusal(entry ?? before, command);
      return;
    }
    this.#entry = entry ?? openEntry(this.#context());
    const next = followUp(this.#entry, this.#context());
    if (next.command !== undefined) this.#take(next);
  }

  /** The one way in which anything happens: the rules decide, the journal keeps, and only then does the state change. */
  #carryOut(wish: Command, claim?: ClaimMark): TableResult {
    const misfit = wish.type === 'newGame' ? this.#misfit(wish) : undefined;
    if (misfit !== undefined) return this.#refuse(misfit);
    const command = identify(wish, {
      state: this.state,
      roster: this.#roster,
      colours: this.#colours?.(),
      newId: this.#newId,
    });
    if ('code' in command)
      return command.code === 'whoIs' ? { ok: false, refusal: command } : this.#refuse(command);
    const acted = act(this.#timeline, command, claim);
    if (!acted.ok) return this.#refuse(acted.refusal);
    const { timeline, events } = acted.value;
    const before = this.state;
    try {
      const chapter = events[0] && this.#games.chapterOf(events[0]);
      this.#follow(this.#journal.append(events, chapter), timeline);
    } catch (error) {
      return this.#failed(error);
    }
    this.#refusal = undefined;
    this.#cue = cueOf(events, before, this.state);
    this.#settleLater();
    return { ok: true, value: events };
  }

  /** A move that is on disk, and the timeline after it. */
  #follow(entries: readonly JournalEntry<TableEvent>[], timeline: Timeline): void {
    const before = this.#timeline.present;
    this.#timeline = timeline;
    for (const { event } of entries) this.#roster.follow(event);
    for (const entry of entries) this.#games.follow(entry);
    const events = gameEvents(entries.map(({ event }) => event));
    if (events.length === 0) return;
    this.#history.add(events, before, timeline.present);
    for (const event of events) this.#claims.follow(event);
  }

  /** Rules that this board has too few lanes for: every side needs one, and partners share it. */
  #misfit({ rules }: Extract<Command, { type: 'newGame' }>): Refusal | undefined {
    const sides = sideCount(rules);
    if (sides > this.#lanes) {
      return {
        code: 'badRules',
        field: 'sides',
        value: `${sides}`,
        expected: { code: 'lanes', lanes: this.#lanes },
      };
    }
    return undefined;
  }

  #refuse(refusal: Refusal): TableResult {
    this.#log.debug({ refusal }, 'refused');
    this.#say(refusal);
    return { ok: false, refusal };
  }

  #failed(error: unknown): TableResult {
    const reason = isJournalError(error, 'disk') ? error.details.reason : systemReason(error);
    this.#log.error({ error: error instanceof Error ? error.message : String(error) }, 'the journal refused');
    const refusal = { code: 'disk', details: { reason } } as const;
    this.#say(refusal);
    return { ok: false, refusal };
  }

  /** Says why something was not done. */
  #say(complaint: Complaint): void {
    this.#refusal = complaint;
    this.#cue = REFUSED;
  }

  #context(): Context {
    const state = this.#timeline.present;
    return { state, prompt: promptOf(state), canRedo: this.#timeline.future !== undefined };
  }

  /** The board first: it is what the players look at. */
  #show(): void {
    this.#view = undefined;
    const context = this.#context();
    this.#board.show(boardView({ ...context, rows: this.#rows(context), lanes: this.#lanes }));
    this.#playCue();
    this.emit('view', this.view);
    this.#followCount();
    this.#warm();
  }

  #followCount(): void {
    this.#countClock.follow(this.state, !this.#paused && this.#board.status.state === 'ready');
  }

  /** With the cards known the board rules at once; elsewhere the players say what the hand was worth. */
  #timeUp(): void {
    const command = timeOutOf(this.state);
    this.#refusal = undefined;
    if (command === undefined) {
      this.#entry = { kind: 'offence', offence: 'timeOut', digits: '' };
      this.#say({ code: 'timeUp', hint: true });
    } else {
      this.#carryOut(command);
      this.#entry = openEntry(this.#context());
    }
    this.#show();
  }

  #playCue(): void {
    const cue = this.#cue;
    this.#cue = undefined;
    // A game with more sides than this board has lanes can be resumed, but not all of it can be shown.
    if (cue !== undefined && (cue.lane ?? 0) < this.#lanes)
      this.#board.cue(this.#silent ? { ...cue, tones: [] } : cue);
  }

  /** Names for the display, by seat: it has twenty characters. */
  #shortNames(): readonly string[] {
    const { players, playerIds } = this.state;
    return players.map((name, seat) => this.#roster.find(playerIds[seat] ?? name)?.short ?? name);
  }

  #rows(context: Context): Rows {
    const { prompts: words } = this.#language;
    const { last } = this.#history;
    const said = (width: number): string =>
      last === undefined ? '' : shortMove(this.#language, last, width);
    const refused = this.#refusal && shortComplaint(this.#language, this.#refusal);
    const state = { ...context.state, players: this.#shortNames() };
    return makeRows({ ...context, state, entry: this.#entry, refused, said, words });
  }

  #look(): TableView {
    const context = this.#context();
    return makeView({
      ...context,
      move: this.#timeline.moves,
      lanes: this.#lanes,
      entry: this.#entry,
      rows: this.#rows(context),
      refusal: this.#refusal,
      history: this.#history.latest(),
      status: this.#board.status,
      canUndo: this.#timeline.past !== undefined,
      notices: this.#journal.notices.map(
        ({ code, details }) => ({ code, details }) as Message<NoticeDetails>,
      ),
    });
  }

  /** A key that was down when the board went is not waited for. */
  #boardChanged({ state }: BoardStatus): void {
    if (state !== 'ready') this.#nextDown = false;
    this.#followCount();
    this.#view = undefined;
    this.emit('view', this.view);
  }

  #settleLater(): void {
    this.#cancelSettle();
    this.#cancelSettle = this.#clock.after(SETTLE_MILLISECONDS, () => this.#journal.settle());
  }

  /** The tables of possible counts are worked out once for each rule set; better now than at the first score. */
  #warm(): void {
    if (this.state.phase === 'none') return;
    for (const crib of [false, true]) possibleCounts(crib, this.state.rules);
  }
}

/** The entries of a journal, move by move. */
function byMove(
  entries: readonly JournalEntry<TableEvent>[],
): readonly (readonly JournalEntry<TableEvent>[])[] {
  const moves: JournalEntry<TableEvent>[][] = [];
  for (const entry of entries) {
    const last = moves.at(-1);
    if (last?.[0]?.event.move === entry.event.move) last.push(entry);
    else moves.push([entry]);
  }
  return moves;
}
