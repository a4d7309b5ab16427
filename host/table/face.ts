// What a table shows: the rows of the display in its language, the cue, and the view for pages. State only; nothing is kept but
// how it is shown.

import { promptOf, type RuleSet, type State } from '../../shared/rules/index.ts';
import { type FirstQuestion, keyedChecks } from '../../shared/table/checks.ts';
import { NO_EFFECT, type TableCue } from '../../shared/table/cues.ts';
import type { DeskScreen } from '../../shared/table/desk.ts';
import type { Context, KeyedEntry } from '../../shared/table/entry.ts';
import type { Language } from '../../shared/words/catalog.ts';
import { checksRows } from '../../shared/words/checksrows.ts';
import { deskRows } from '../../shared/words/deskrows.ts';
import { makeRows, type Rows } from '../../shared/words/display.ts';
import type { LanguageCode } from '../../shared/words/generated/languages.ts';
import { type Complaint, shortComplaint, shortMove } from '../../shared/words/index.ts';
import { LANGUAGES } from '../../shared/words/languages.ts';
import { short } from '../../shared/words/short.ts';
import type { BoardPort } from './board.ts';
import type { Book } from './book.ts';
import type { FirstQuestions, TableOptions } from './cover.ts';
import { boardView, calledView, makeView, type TableView } from './view.ts';

/** What is shown besides the book: what is being keyed, and why something was not done. */
export interface Shown {
  readonly context: Context;
  readonly entry: KeyedEntry;
  readonly refusal: Complaint | undefined;
  /** What people do for the cards where Muggins plays. */
  readonly task: Complaint | undefined;
  /** What the display says instead of the game. */
  readonly screen: DeskScreen | undefined;
}

/** Shows a book on a board, and as a view. */
export class Face {
  readonly #board: BoardPort;
  readonly #book: Book;
  readonly #settings: TableOptions['settings'];
  #language: Language = LANGUAGES.en;
  /** How many games that were set aside the display has shown, and from which move on. */
  #asides = { shown: 0, move: -1 };
  #silent = false;
  /** What was played last, until a key cuts it short. */
  #played: TableView['cue'] = null;
  #cues = 0;

  constructor(board: BoardPort, book: Book, settings: TableOptions['settings']) {
    this.#board = board;
    this.#book = book;
    this.#settings = settings;
  }

  /** The game, and what a key means in it. */
  get context(): Context {
    const { state, timeline } = this.#book;
    const canRedo = timeline.future !== undefined;
    return { state, prompt: promptOf(state), canRedo, question: this.#question(state) };
  }

  /** What a new table asks, while nothing was played at it. */
  #question({ phase, rules, players, pegs }: State): FirstQuestion | undefined {
    const { timeline, fold } = this.#book;
    const { first } = this.#settings;
    if (first === undefined || phase !== 'cut') return undefined;
    if (first.checks && timeline.moves === 1) return 'checks';
    const named = !first.unnamed({ rules, players }) || pegs.some(({ front }) => front > 0);
    return named ||
      this.#goesUnnamed(first, rules) ||
      fold.archive.before(fold.begun?.number, 1, 'played').length > 0
      ? undefined
      : 'names';
  }

  /** Whether players who were asked for names have begun without. Another answer about checks begins a game too, and leaves that open. */
  #goesUnnamed({ checks, unnamed }: FirstQuestions, { claims, muggins }: RuleSet): boolean {
    const { past, moves } = this.#book.timeline;
    if (past?.state.phase !== 'cut' || moves <= (checks ? 2 : 1)) return false;
    const { rules } = past.state;
    return unnamed(past.state) && rules.claims === claims && rules.muggins === muggins;
  }

  /** The language of the display from now on. @returns whether that is another than before */
  speak(language: LanguageCode): boolean {
    if (this.#language.code === language) return false;
    this.#language = LANGUAGES[language];
    return true;
  }

  /** Whether the board plays tones. */
  sound(on: boolean): void {
    this.#silent = !on;
  }

  /** Pegs, indicators and text on the board, and the cue. The text is less urgent: it is made when the pegs are on their way. */
  show(shown: Shown, cue?: TableCue): void {
    const { state, prompt } = shown.context;
    let written: Rows | undefined;
    const text = (): Rows => {
      written ??= this.#rows(shown);
      return written;
    };
    const called = shown.screen?.code === 'called' && calledView(shown.screen, text);
    this.#board.show(called || boardView({ state, prompt, text, lanes: this.#settings.lanes }));
    if (cue !== undefined) this.#play(cue);
  }

  /** Light and tones for what just happened. A lane that this board does not have has none. */
  #play({ moment, ...cue }: TableCue): void {
    this.#cues += 1;
    this.#played = { id: this.#cues, tones: cue.tones ?? [], moment: moment ?? null };
    if ((cue.lane ?? 0) < this.#settings.lanes) this.#board.cue(this.#silent ? { ...cue, tones: [] } : cue);
  }

  /** A key was pressed: what was played last is over, and so is the light of its moment. */
  cutShort(): void {
    if (this.#played?.moment) this.#board.cue(NO_EFFECT);
    this.#played = null;
  }

  /** The same for pages, as plain values. */
  view(shown: Shown): TableView {
    const { timeline, fold, notices } = this.#book;
    return makeView({
      ...shown.context,
      move: timeline.moves,
      lanes: this.#settings.lanes,
      entry: shown.entry,
      rows: this.#rows(shown),
      screen: shown.screen,
      cue: this.#played,
      refusal: shown.refusal,
      planned: fold.planned ?? null,
      history: fold.history.latest(),
      status: this.#board.status,
      canUndo: timeline.past !== undefined,
      notices,
    });
  }

  #rows({ context, entry, refusal, screen, task: asked }: Shown): Rows {
    if (screen !== undefined) return deskRows(screen, this.#language);
    const checks = keyedChecks(entry, context);
    if (checks !== undefined && refusal === undefined) return checksRows(checks, this.#language);
    const { last } = this.#book.fold.history;
    const players = this.#shortNames();
    const shortOf = (name: string): string => players[context.state.players.indexOf(name)] ?? name;
    const said = (width: number): string =>
      last === undefined ? '' : shortMove(this.#language, { ...last, names: last.names.map(shortOf) }, width);
    const refused = refusal === undefined ? this.#aside() : shortComplaint(this.#language, refusal);
    const task = asked && shortComplaint(this.#language, asked);
    const state = { ...context.state, players };
    return makeRows({ ...context, state, entry, refused, task, said, language: this.#language });
  }

  /** The last game that was set aside, until the next move; the pages show it until the host confirms it. */
  #aside(): string | undefined {
    const { notices, timeline } = this.#book;
    const games = notices.filter(({ code }) => code === 'aside').map(({ details }) => details.game);
    const { shown, move } = this.#asides;
    this.#asides = { shown: games.length, move: games.length > shown ? timeline.moves : move };
    const game = games.at(-1);
    if (game === undefined || this.#asides.move !== timeline.moves) return undefined;
    return short(this.#language, 'display-aside', { game });
  }

  /** Names for the display, by seat: it has twenty characters. */
  #shortNames(): readonly string[] {
    const { fold, state } = this.#book;
    const { players, playerIds } = state;
    return players.map((name, seat) => fold.roster.find(playerIds[seat] ?? name)?.short ?? name);
  }
}
