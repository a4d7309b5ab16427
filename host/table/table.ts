// A game at one table: keys and commands in; events on disk; then, and only then, pegs, text and tones out.
import type { KeyId } from '../../shared/protocol/index.ts';
import type { Asking, ClaimMark } from '../../shared/rules/game/index.ts';
import type { Card, Command, State } from '../../shared/rules/index.ts';
import { ASKS, cueOf, REFUSED, type TableCue } from '../../shared/table/cues.ts';
import {
  afterRefusal,
  type Context,
  type KeyedEntry,
  LOST,
  NO_ENTRY,
  openEntry,
} from '../../shared/table/entry.ts';
import { actsOnPress, followUp, holdKey, pressKey } from '../../shared/table/keys.ts';
import { type ReaderPlace, readCard } from '../../shared/table/reader.ts';
import type { LanguageCode } from '../../shared/words/generated/languages.ts';
import type { Complaint } from '../../shared/words/index.ts';
import { type BoardLog, type Clock, silentLog, systemClock } from '../board/index.ts';
import type { BoardPort, BoardStatus, KeyEvent } from './board.ts';
import { Book } from './book.ts';
import {
  type Cover,
  DESK_ONLY,
  NO_COVER,
  PAUSED,
  type TableDealer,
  type TableOptions,
  type TableRefusal,
  type TableResult,
  type Visitor,
} from './cover.ts';
import { Face, type Shown } from './face.ts';
import { CountClock, timeOutOf } from './limit.ts';
import { Records } from './records.ts';
import type { TableView } from './view.ts';
import { Visits } from './visits.ts';

/** A table. */
export class Table extends Records {
  readonly #board: BoardPort;
  protected readonly book: Book;
  readonly #face: Face;
  readonly #clock: Clock;
  readonly #log: BoardLog;
  #entry: KeyedEntry = NO_ENTRY;
  #refusal: Complaint | undefined;
  #view: TableView | undefined;
  /** To be played with the next view. */
  #cue: TableCue | undefined;
  /** NEXT is down and will act when it is let go, unless it is held. */
  #nextDown = false;
  #paused = false;
  #cover = NO_COVER;
  #dealer: TableDealer | undefined;
  readonly #visits = new Visits(() => [this.#context(), this.#entry, this.#cover]);
  readonly #countClock: CountClock;
  readonly #onKey = (event: KeyEvent): void => this.key(event);
  readonly #onKeysRefused = (presses: number): void => this.#keysRefused(presses);
  readonly #onStatus = (status: BoardStatus): void => this.#boardChanged(status);

  constructor({ journal, board, settings, ...options }: TableOptions) {
    super();
    this.#board = board;
    this.#clock = options.clock ?? systemClock;
    this.#log = options.log ?? silentLog;
    const [lanes, { colours }] = [() => settings.lanes, settings];
    const { fold, newId } = options;
    this.book = new Book({ journal, fold, log: this.#log, lanes, colours, newId });
    this.#face = new Face(board, this.book, settings);
    this.#countClock = new CountClock(this.#clock, () => this.#timeUp());
  }

  /** Resumes where the journal ends, silently: the same pegs and prompt, no tone. Then listens to the board. */
  start(): void {
    this.book.resume();
    if (this.book.refused !== undefined) this.#refusal = this.book.refused;
    this.#entry = openEntry(this.#context());
    this.#board.on('key', this.#onKey);
    this.#board.on('keysRefused', this.#onKeysRefused);
    this.#board.on('status', this.#onStatus);
    this.#show();
  }

  /** Stops listening. The journal and the board are the caller's to close. */
  close(): void {
    this.#board.off('key', this.#onKey);
    this.#board.off('keysRefused', this.#onKeysRefused);
    this.#board.off('status', this.#onStatus);
    this.#countClock.stop();
    this.removeAllListeners();
  }

  /** The table now. */
  get view(): TableView {
    this.#view ??= this.#face.view(this.#shown());
    return this.#view;
  }

  /** The game now. */
  get state(): State {
    return this.book.state;
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

  /** What comes before the game from now on; also where the cover itself has changed. */
  cover(cover: Cover): void {
    this.#cover = cover;
    this.#show();
  }

  /** Shows the pages that ask to be let in; undefined: none asks. `fresh`: one has just begun to ask, and the board sounds. */
  visit(visitor: Visitor | undefined, fresh: boolean): void {
    this.#visits.visitor = visitor;
    if (fresh) {
      this.#cue = ASKS;
      this.#refusal = undefined;
    }
    this.#show();
  }

  /** Who deals from now on where Muggins plays, and bars what nobody but the dealer may do. */
  dealBy(dealer: TableDealer): void {
    this.#dealer = dealer;
    this.#show();
  }

  /** Shows everything anew: something besides the game has changed. */
  refresh(): void {
    this.#show();
  }

  /** What the display speaks from now on. */
  speak(language: LanguageCode): void {
    if (this.#face.speak(language)) this.#show();
  }

  /** Whether the board plays its tones; its lights and texts stay. */
  sound(on: boolean): void {
    this.#face.sound(on);
  }

  /** A key of the board. NEXT acts when it is let go, so that holding it can mean a new game. */
  key(event: KeyEvent): void {
    const { key, action } = event;
    if (action === 'press') this.#face.cutShort();
    if (this.#visits.key(event) || (!this.#paused && this.#cover.key(event))) {
      this.#nextDown = false;
    } else if (this.#paused) {
      if (action === 'press') this.complain(PAUSED);
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

  /** Keys are missing: a number without one of its digits would be another, so what was keyed is dropped, and its rest is not taken. */
  #keysRefused(presses: number): void {
    this.#nextDown = false;
    this.#entry = LOST;
    if (this.#paused) this.complain(PAUSED);
    else this.complain({ code: 'keysRefused', details: { presses } });
  }

  /** A player's button that stays down: the player may want to give up. */
  #hold(key: KeyId): void {
    const entry = holdKey(this.#context(), key);
    if (entry === undefined) return;
    this.#refusal = undefined;
    this.#entry = entry;
    this.#show();
  }

  /** A card that a reader has read: it joins what is being keyed, or is what is asked for. */
  card(card: Card, place: ReaderPlace = 'shared'): void {
    if (this.#paused) this.complain(PAUSED);
    else if (typeof place !== 'number' || this.#dealer?.takes(card, place) !== true)
      this.#step(readCard(this.#entry, this.#context(), card, place));
  }

  /** Says why something failed before it reached the rules, such as an unknown card. */
  complain(complaint: Complaint): void {
    this.#say(complaint);
    this.#show();
  }

  /**
   * Carries a command out as if it had been keyed. What was being keyed is dropped. A request is kept with its mark, and is carried
   * out once.
   */
  command(command: Command, claim?: ClaimMark): TableResult {
    if (this.#paused && command.type !== 'newGame') {
      this.complain(PAUSED);
      return { ok: false, refusal: PAUSED };
    }
    if (this.#paused) this.#paused = false;
    // The page that asked is told why, and nobody else: a card that is held can be in it.
    const barred = this.#dealer?.bars(command, claim?.seat);
    if (barred !== undefined) return { ok: false, refusal: barred };
    const result = this.#carryOut(command, claim);
    // A request leaves the current entry alone.
    const asks = command.type === 'ask' || command.type === 'decline';
    if (result.ok && result.again === undefined && !asks) this.#reopen();
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

  /** What one side asks the other to agree to; undefined if nothing is asked. Kept over a restart. */
  get asked(): Asking | undefined {
    return this.book.timeline.asked;
  }

  protected shown(trouble: Complaint | undefined): void {
    if (trouble !== undefined) this.#say(trouble);
    this.#show();
  }

  #press(key: KeyId): void {
    this.#step(pressKey(this.#entry, this.#context(), key));
  }

  /** Another game with the same players. */
  #again(): void {
    const none = this.state.phase === 'none';
    this.#step(none ? { refusal: { code: 'noGame' } } : { command: this.nextGame() });
  }

  #step(step: Partial<ReturnType<typeof pressKey>>): void {
    this.#refusal = undefined;
    this.#take({ entry: undefined, ...step });
    this.#show();
  }

  /** Takes a step, and whatever follows from it by itself. */
  #take({ entry, command, hint, refusal }: ReturnType<typeof pressKey>): void {
    const before = this.#entry;
    if (hint !== undefined) this.#say({ code: hint, hint: true });
    if (refusal !== undefined) this.#refuse(refusal);
    if (command === undefined) {
      this.#entry = entry ?? openEntry(this.#context());
      return;
    }
    const barred = this.#dealer?.bars(command);
    const done = barred === undefined ? this.#carryOut(command) : this.#refuse(barred);
    if (!done.ok) {
      this.#entry = afterRefusal(entry ?? before, command);
      return;
    }
    this.#entry = entry ?? openEntry(this.#context());
    const next = followUp(this.#entry, this.#context());
    if (next.command !== undefined) this.#take(next);
  }

  #carryOut(command: Command, claim?: ClaimMark): TableResult {
    if (this.#cover.bars(command)) return this.#refuse(DESK_ONLY);
    const before = this.state;
    const result = this.book.carryOut(command, claim);
    if (result.ok && result.again !== undefined) return result;
    // The page or command that gave the name asks which player is meant.
    if (!result.ok) return result.refusal.code === 'whoIs' ? result : this.#refuse(result.refusal);
    this.#refusal = undefined;
    this.#cue = cueOf(result.value, before, this.state);
    return result;
  }

  #refuse(refusal: Exclude<TableRefusal, { code: 'whoIs' }>): TableResult {
    this.#log.debug({ refusal }, 'refused');
    this.#say(refusal);
    return { ok: false, refusal };
  }

  /** Says why something was not done. */
  #say(complaint: Complaint): void {
    this.#refusal = complaint;
    this.#cue = REFUSED;
  }

  #context(): Context {
    return this.#face.context;
  }

  #shown(): Shown {
    const screen = this.#cover.screen ?? this.#visits.shown?.screen;
    const task = this.#dealer?.task;
    return { context: this.#context(), entry: this.#entry, refusal: this.#refusal, task, screen };
  }

  /** The board first: it is what the players look at. */
  #show(): void {
    this.#face.show(this.#shown(), this.#cue);
    this.#view = undefined;
    this.#cue = undefined;
    this.emit('view', this.view);
    this.#followCount();
    this.book.warm();
  }

  #followCount(): void {
    this.#countClock.follow(this.state, !this.#paused && this.#board.status.state === 'ready');
  }

  /** With the cards known the board rules at once; elsewhere the players say what the hand was worth. */
  #timeUp(): void {
    const command = timeOutOf(this.state);
    this.#refusal = undefined;
    if (command === undefined) {
      if (this.#entry.kind !== 'lost') this.#entry = { kind: 'offence', offence: 'timeOut', digits: '' };
      this.#say({ code: 'timeUp', hint: true });
    } else {
      this.#carryOut(command);
      this.#reopen();
    }
    this.#show();
  }

  /** Back to what the prompt opens with, where no key caused it: the rest of an entry whose keys were lost is still to come. */
  #reopen(): void {
    if (this.#entry.kind !== 'lost') this.#entry = openEntry(this.#context());
  }

  /** A key that was down when the board went is not waited for. */
  #boardChanged({ state }: BoardStatus): void {
    if (state !== 'ready') this.#nextDown = false;
    this.#followCount();
    this.#view = undefined;
    this.emit('view', this.view);
  }
}
