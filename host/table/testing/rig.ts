// A table on a bench: a board that writes down what it is told, a journal in memory, a clock turned by hand.

import { EventEmitter } from 'node:events';
import { type Cue, KEY_IDS, type KeyId, type LaneCount } from '../../../shared/protocol/index.ts';
import { type Event, type RuleSet, SIX_CARD } from '../../../shared/rules/index.ts';
import type { TableEvent } from '../../../shared/story/roster.ts';
import { keyedText } from '../../../shared/words/cardtext.ts';
import type { Language } from '../../../shared/words/catalog.ts';
import { DEFAULT as EN } from '../../../shared/words/default.ts';
import { peopleOf } from '../../../shared/words/people.ts';
import { sayBesides, sayPrompt } from '../../../shared/words/prompts.ts';
import type { IndexLine } from '../../journal/finished.ts';
import type { Entry } from '../../journal/index.ts';
import type { BoardStatus, BoardView } from '../board.ts';
import { JournalFold } from '../journalfold.ts';
import type { TableJournal } from '../kind.ts';
import { SharedBoard } from '../sharedboard.ts';
import { Table } from '../table.ts';

/** Everything that left the table, in order. */
export type Act =
  | { readonly what: 'kept'; readonly events: readonly TableEvent[] }
  | { readonly what: 'shown'; readonly view: BoardView }
  | { readonly what: 'cue'; readonly cue: Cue };

export class FakeBoard extends EventEmitter {
  status: BoardStatus = { state: 'ready', port: 'bench' };
  readonly #acts: Act[];

  constructor(acts: Act[]) {
    super();
    this.#acts = acts;
  }

  show(view: BoardView): void {
    this.#acts.push({ what: 'shown', view });
  }

  cue(cue: Cue): void {
    this.#acts.push({ what: 'cue', cue });
  }

  become(status: BoardStatus): void {
    this.status = status;
    this.emit('status', status);
  }
}

/** What Node throws where the disk is full. */
export const FULL_DISK = Object.assign(new Error('ENOSPC: no space left on device'), {
  code: 'ENOSPC',
  errno: -28,
});

const BEGAN = Date.UTC(2026, 0, 1);

/** A journal without a disk. */
export class MemoryJournal {
  readonly id = '0f8c1d2e-3a4b-4c5d-8e6f-708192a3b4c5';
  readonly notices: TableJournal['notices'][number][] = [];
  readonly refusal = undefined;
  /** Set to make the next appends fail. */
  failure: Error | undefined;
  readonly kept: Event[] = [];
  readonly #chapters: number[] = [];
  readonly #finished = new Map<number, IndexLine<unknown>>();
  readonly #acts: Act[];
  readonly #began: number;
  #ids = { at: -1, made: 0 };

  /** `began`: when its first entry was kept. */
  constructor(acts: Act[], kept: readonly Event[] = [], began = BEGAN) {
    this.#acts = acts;
    this.#began = began;
    const fold = new JournalFold(this);
    for (const events of byMove(kept)) {
      const [first] = events;
      if (first === undefined) continue;
      this.#push(events, fold.chapterOf(first));
      fold.follow(this.#entries(-events.length));
    }
  }

  events(): readonly Event[] {
    // What comes back from a disk is never the same object.
    return JSON.parse(JSON.stringify(this.kept)) as Event[];
  }

  /** An id that depends on nothing but what is kept: the same events come to the same ids, however often a host ends. */
  newId(): string {
    this.#ids =
      this.#ids.at === this.kept.length
        ? { at: this.kept.length, made: this.#ids.made + 1 }
        : { at: this.kept.length, made: 0 };
    return `id-${this.#ids.at}-${this.#ids.made}`;
  }

  get chapters(): readonly number[] {
    return [...new Set(this.#chapters)].toSorted((a, b) => a - b);
  }

  read(from = 1, chapter = 0): readonly Entry<TableEvent>[] {
    return this.#entries(from - 1, (each) => each >= chapter);
  }

  sound(chapter: number): readonly Entry<TableEvent>[] {
    return this.chapter(chapter);
  }

  chapter(number: number): readonly Entry<TableEvent>[] {
    return this.#entries(0, (each) => each === number);
  }

  finished<T>(): readonly IndexLine<T>[] {
    const fitting = [...this.#finished.values()].filter(
      ({ chapter, sequence }) => this.#chapters.lastIndexOf(chapter) === sequence - 1,
    );
    return JSON.parse(JSON.stringify(fitting.toSorted((a, b) => a.chapter - b.chapter)));
  }

  noteFinished(version: number, { sequence, chapter, event }: Entry<TableEvent>, value: unknown): boolean {
    this.#finished.set(chapter, { version, bytes: 0, chapter, sequence, move: event.move, value });
    return true;
  }

  /** As where games.jsonl was deleted. */
  forgetFinished(): void {
    this.#finished.clear();
  }

  append(events: readonly TableEvent[], chapter = this.#chapters.at(-1) ?? 0): readonly Entry<TableEvent>[] {
    if (this.failure !== undefined) throw this.failure;
    this.#push(events, chapter);
    this.#acts.push({ what: 'kept', events });
    return this.#entries(-events.length);
  }

  acknowledge(chapter: number): void {
    if (this.failure !== undefined) throw this.failure;
    const unread = this.notices.filter(({ details }) => details.game !== chapter);
    this.notices.splice(0, this.notices.length, ...unread);
  }

  #push(events: readonly TableEvent[], chapter: number): void {
    // What is kept beside moves is an event of a journal as well.
    this.kept.push(...(events as readonly Event[]));
    this.#chapters.push(...events.map(() => chapter));
  }

  /** A second apart. What comes back from a disk is never the same object. */
  #entries(from: number, wanted: (chapter: number) => boolean = () => true): readonly Entry<TableEvent>[] {
    const first = from < 0 ? this.kept.length + from : from;
    return this.kept.slice(first).flatMap((event, index) => {
      const at = first + index;
      const chapter = this.#chapters[at] ?? 0;
      if (!wanted(chapter)) return [];
      const time = this.#began + 1_000 * at;
      return [{ sequence: at + 1, chapter, time, event: JSON.parse(JSON.stringify(event)) as TableEvent }];
    });
  }
}

/** Events, move by move. */
function byMove(events: readonly Event[]): readonly (readonly Event[])[] {
  const moves: Event[][] = [];
  for (const event of events) {
    const last = moves.at(-1);
    if (last?.[0]?.move === event.move) last.push(event);
    else moves.push([event]);
  }
  return moves;
}

/** A clock that stands still until it is turned. */
export class HandClock {
  #time = 0;
  #timers: { readonly at: number; readonly run: () => void }[] = [];

  now(): number {
    return this.#time;
  }

  after(milliseconds: number, run: () => void): () => void {
    const timer = { at: this.#time + milliseconds, run };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((each) => each !== timer);
    };
  }

  turn(milliseconds: number): void {
    this.#time += milliseconds;
    const due = this.#timers.filter(({ at }) => at <= this.#time);
    this.#timers = this.#timers.filter(({ at }) => at > this.#time);
    for (const { run } of due) run();
  }
}

export interface RigOptions {
  readonly lanes?: LaneCount;
  readonly players?: readonly string[];
  /** Changes to six-card; undefined for a table without a game. */
  readonly rules?: Partial<RuleSet> | undefined;
  /** A journal to resume from, in place of a new game. */
  readonly kept?: readonly Event[];
  /** When the first entry of its journal was kept. */
  readonly began?: number;
}

/** A started table with its surroundings. */
export class Rig {
  readonly acts: Act[] = [];
  readonly board = new FakeBoard(this.acts);
  readonly clock = new HandClock();
  readonly journal: MemoryJournal;
  /** The board as the table has it. */
  readonly shared: SharedBoard;
  readonly table: Table;

  constructor({ lanes = 3, players = ['Red', 'Blue'], rules = {}, kept, began }: RigOptions = {}) {
    this.journal = new MemoryJournal(this.acts, kept, began);
    const { clock, journal } = this;
    this.shared = new SharedBoard(this.board, { clock, lanes: () => lanes });
    const board = this.shared;
    this.table = new Table({ journal, board, clock, newId: () => journal.newId(), settings: { lanes } });
    this.table.start();
    if (kept === undefined) {
      const result = this.table.command({ type: 'newGame', rules: houseOf(rules), players });
      if (!result.ok) throw new Error(`no game: ${result.refusal.code}`);
    }
  }

  /** Presses and lets go, key after key: `1 2 P1 D`. `hold:D` holds, `press:D` and `release:D` are halves; at `lost` a key is lost. */
  keys(keys: string): this {
    for (const word of keys.split(/\s+/).filter((each) => each !== '')) {
      if (word === 'lost') {
        this.board.emit('keysRefused', 1);
        continue;
      }
      const [first = '', second] = word.split(':');
      const key = KEY_IDS.find((id) => id === (second ?? first));
      if (key === undefined) throw new Error(`no key ${word}`);
      for (const action of second === undefined ? (['press', 'release'] as const) : actionsOf(first)) {
        this.key(key, action);
      }
    }
    return this;
  }

  key(key: KeyId, action: 'press' | 'release' | 'hold'): void {
    this.board.emit('key', { key, action, time: 0 });
  }

  get rows(): readonly string[] {
    return this.table.view.rows;
  }

  /** What the table asks for in a sentence, and what can be done besides, as a page says it. */
  asks(language: Language = EN): string {
    const { prompt, players, rules } = this.table.view;
    const people = peopleOf(
      players.map(({ name }) => name),
      rules.sides,
    );
    return `${sayPrompt(language, prompt, people)} ${sayBesides(language, prompt.besides)}`.trim();
  }

  /** What is keyed, as it is shown. */
  get keyed(): string {
    return keyedText(this.table.view.entry);
  }

  /** The events' types since the game began. */
  get types(): readonly string[] {
    return this.journal.kept.map(({ type }) => type);
  }

  /** Front and rear pegs: `4/0 0/0`. */
  get pegs(): string {
    return this.table.state.pegs.map(({ front, rear }) => `${front}/${rear}`).join(' ');
  }

  /** What the board shows. */
  get shown(): BoardView | undefined {
    return this.acts.findLast((act) => act.what === 'shown')?.view;
  }

  /** The cues so far. */
  get cues(): readonly Cue[] {
    return this.acts.flatMap((act) => (act.what === 'cue' ? [act.cue] : []));
  }

  /** Another table on the same journal, as after a restart. */
  restarted(): Rig {
    return new Rig({ kept: this.journal.events() });
  }
}

/** The same object for the same rules: what is worked out for a rule set is remembered by it. */
function houseOf(changes: Partial<RuleSet>): RuleSet {
  const name = JSON.stringify(changes);
  const house = HOUSES.get(name) ?? { ...SIX_CARD, ...changes };
  HOUSES.set(name, house);
  return house;
}
const HOUSES = new Map<string, RuleSet>();

function actionsOf(word: string): readonly ('press' | 'release' | 'hold')[] {
  if (word === 'hold') return ['press', 'hold', 'release'];
  return word === 'press' ? ['press'] : ['release'];
}
