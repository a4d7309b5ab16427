// A table on a bench: a board that writes down what it is told, a journal in memory, a clock turned by hand.

import { EventEmitter } from 'node:events';
import Database from 'libsql';
import { type Cue, KEY_IDS, type KeyId, type LaneCount } from '../../../shared/protocol/index.ts';
import { type Event, type RuleSet, SIX_CARD } from '../../../shared/rules/index.ts';
import type { TableEvent } from '../../../shared/story/roster.ts';
import { EN } from '../../../shared/words/en/index.ts';
import type { Language } from '../../../shared/words/language.ts';
import { keyedText } from '../../../shared/words/naming.ts';
import { peopleOf } from '../../../shared/words/people.ts';
import { sayBesides, sayPrompt } from '../../../shared/words/prompts.ts';
import type { Entry, JournalReader } from '../../journal/index.ts';
import { Archive } from '../archive.ts';
import { ARCHIVE_TABLES } from '../archiveshelf.ts';
import type { BoardStatus, BoardView } from '../board.ts';
import { Course } from '../course.ts';
import { SHELF_TABLES } from '../shelf.ts';
import { Table } from '../table.ts';

/** Everything that left the table, in order. */
export type Act =
  | { readonly what: 'kept'; readonly events: readonly Event[] }
  | { readonly what: 'shown'; readonly view: BoardView }
  | { readonly what: 'cue'; readonly cue: Cue }
  | { readonly what: 'settled' };

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

/** What SQLite throws where the disk is full. */
export const FULL_DISK = Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' });

const BEGAN = Date.UTC(2026, 0, 1);

const entryOf = (event: Event, at: number, began: number): Entry<Event> => ({
  sequence: at + 1,
  chapter: 0,
  time: began + 1_000 * at,
  event,
});

/** A journal without a disk: its kept projections are in a database in memory. */
export class MemoryJournal {
  readonly id = '0f8c1d2e-3a4b-4c5d-8e6f-708192a3b4c5';
  readonly notices: JournalReader<TableEvent>['notices'][number][] = [];
  /** Set to make the next appends fail. */
  failure: Error | undefined;
  readonly kept: Event[] = [];
  readonly #chapters: number[] = [];
  readonly #database = new Database(':memory:');
  readonly #acts: Act[];
  readonly #began: number;
  #ids = { at: -1, made: 0 };

  /** `began`: when its first entry was kept. */
  constructor(acts: Act[], kept: readonly Event[] = [], began = BEGAN) {
    this.#acts = acts;
    this.#began = began;
    this.#database.exec(`${SHELF_TABLES};${ARCHIVE_TABLES}`);
    const book = new Course({ journal: this });
    const archive = new Archive(this);
    for (const event of kept) {
      this.#push([event], book.chapterOf(event));
      for (const fold of [book, archive]) {
        const { sql, apply } = fold.follow(this.#entries(-1));
        this.#database.exec(sql.join(';'));
        apply();
      }
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

  /** A second apart. */
  get head(): JournalReader<TableEvent>['head'] {
    const [last] = this.#entries(-1);
    return { sequence: this.kept.length, chapter: last?.chapter ?? 0, move: last?.event.move ?? 0 };
  }

  read(from = 1, to = this.kept.length): readonly Entry<Event>[] {
    return this.#entries(Math.max(0, from - 1), to);
  }

  chapter(number: number): readonly Entry<Event>[] {
    return this.#entries(0).filter(({ chapter }) => chapter === number);
  }

  look(
    columns: readonly string[],
    from: string,
    values: readonly (string | number)[] = [],
  ): readonly (readonly (string | null)[])[] {
    const cells = columns.map((column) => `CAST(${column} AS TEXT)`).join(', ');
    return this.#database
      .prepare(`SELECT ${cells} FROM ${from}`)
      .raw()
      .all([...values]) as string[][];
  }

  append(
    events: readonly Event[],
    chapter = this.head.chapter,
    also: (entries: readonly Entry<Event>[]) => readonly string[] = () => [],
  ): readonly Entry<Event>[] {
    if (this.failure !== undefined) throw this.failure;
    this.#push(events, chapter);
    const entries = this.#entries(-events.length);
    this.#database.exec(also(entries).join(';'));
    this.#acts.push({ what: 'kept', events });
    return entries;
  }

  scrub(): boolean {
    return false;
  }

  acknowledge(chapter: number): void {
    if (this.failure !== undefined) throw this.failure;
    const unread = this.notices.filter(
      ({ code, details }) => code !== 'aside' || !('game' in details) || details.game !== chapter,
    );
    this.notices.splice(0, this.notices.length, ...unread);
  }

  renew(): void {
    throw new Error('what is kept in memory is sound');
  }

  #push(events: readonly Event[], chapter: number): void {
    this.kept.push(...events);
    this.#chapters.push(...events.map(() => chapter));
  }

  /** What comes back from a disk is never the same object. */
  #entries(from: number, to = this.kept.length): readonly Entry<Event>[] {
    const first = from < 0 ? this.kept.length + from : from;
    return this.kept.slice(first, to).map((event, at) => ({
      ...entryOf(JSON.parse(JSON.stringify(event)) as Event, first + at, this.#began),
      chapter: this.#chapters[first + at] ?? 0,
    }));
  }

  settle(): void {
    this.#acts.push({ what: 'settled' });
  }
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
  readonly table: Table;

  constructor({ lanes = 3, players = ['Red', 'Blue'], rules = {}, kept, began }: RigOptions = {}) {
    this.journal = new MemoryJournal(this.acts, kept, began);
    const { board, clock, journal } = this;
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
    const { prompts } = language;
    return `${sayPrompt(prompts, prompt, people)} ${sayBesides(prompts, prompt.besides)}`.trim();
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
