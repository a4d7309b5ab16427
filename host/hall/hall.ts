// A hall: its nights, one after the other. Commands in; events on disk; then, and only then, they are emitted.
import { randomBytes, randomUUID } from 'node:crypto';
import { EventEmitter } from 'node:events';
import {
  actNight,
  dayOf,
  granted,
  type LeagueRefusal,
  type LeagueResult,
  type NightCommand,
  type NightCommandOf,
  type NightEvent,
  type NightFact,
  type NightFactOf,
  type NightState,
  nextSteps,
  noteDraw,
  type ReportVerdict,
  unnamed,
} from '../../shared/league/index.ts';
import type { AnswerDetails, Message } from '../../shared/words/index.ts';
import { type Journal, openJournal, troubleOf } from '../journal/index.ts';
import { Archive } from './archive.ts';
import { HALL_EVENTS, type HallEvent } from './fold.ts';

/** The journal of a hall. */
type HallJournal = Journal<HallEvent>;

/** Why the disk did not take a command. */
type HallTrouble = ReturnType<typeof troubleOf>;

/** The desk looked at an older state of a game. */
type HallStale = Message<Pick<AnswerDetails, 'gameChanged'>>;

/** The answer to commands: the place of the last event, which is on disk, or why nothing was kept. */
export type HallResult =
  | ({ readonly ok: true; readonly sequence: number } & Pick<Acted, 'events' | 'verdict'>)
  | { readonly ok: false; readonly refusal: LeagueRefusal | HallTrouble | HallStale };

/** What commands come to. `verdict`: of the last report among them. */
interface Acted {
  readonly state: NightState;
  readonly events: readonly NightEvent[];
  readonly verdict?: ReportVerdict | undefined;
}

/** Who does something, as the journal notes it: `desk`, `judge`, `scorekeeper`, `hall`, `player p12`, `table 4`. */
type Author = string;

/** Steps that follow from one command at most: a round for each game of the largest field, with a call for each game. */
const MOST_STEPS = 1_000;

/** Emits `changed` when events are on disk, and `trouble` when the disk begins to refuse them, or takes them again. */
export class Hall extends EventEmitter<{ changed: [events: readonly NightEvent[]]; trouble: [] }> {
  readonly #journal: HallJournal;
  readonly #now: () => number;
  #archive: Archive;
  #trouble: HallTrouble['code'] | null = null;
  /** Tables whose boards are here: they are the first to be played at. */
  boards: () => readonly string[] = () => [];

  constructor(journal: HallJournal, now: () => number = Date.now) {
    super();
    this.#journal = journal;
    this.#now = now;
    this.#archive = new Archive(journal);
  }

  /** The night that is open, or was last; the players are those whom the club knows. */
  get state(): NightState {
    return this.#archive.state;
  }

  /** Every night of the hall. */
  get archive(): Pick<
    Archive,
    'nights' | 'find' | 'night' | 'closedAt' | 'season' | 'played' | 'samePerson'
  > {
    return this.#archive;
  }

  /** The facts from which anyone can repeat the draw; empty before the first round. */
  get draw(): readonly NightFact[] {
    const { drawn, seeds } = this.state;
    if (drawn.length + seeds.length === 0) return [];
    return [...this.#journal.read(1, this.night)]
      .map(({ event }) => event)
      .reduce<readonly NightFact[]>(noteDraw, []);
  }

  /** Why the disk took nothing the last time; null where it did. */
  get trouble(): HallTrouble['code'] | null {
    return this.#trouble;
  }

  /** The place of the last event in the journal. */
  get sequence(): number {
    return this.#journal.head.sequence;
  }

  /** Nights that were found damaged. */
  get notices(): HallJournal['notices'] {
    return this.#journal.notices;
  }

  /** The UUID of the journal. */
  get id(): string {
    return this.#journal.id;
  }

  /** The number of the night in the journal, from 1; 0 before the first. */
  get night(): number {
    return this.#journal.head.chapter;
  }

  /**
   * Does all of these commands, or none, and then what follows from them by itself. `seen`: the sequence that the caller has seen; a game
   * that has changed since is left alone. Commands that change nothing, such as repeated ones, succeed.
   */
  act(commands: readonly NightCommand[], author: Author, seen = this.sequence): HallResult {
    const wanted = this.#decide(commands, author);
    const changed =
      wanted.ok && wanted.value.events.length === 0 ? undefined : this.#changedSince(seen, commands);
    if (changed !== undefined)
      return { ok: false, refusal: { code: 'gameChanged', details: { game: changed } } };
    const done = wanted.ok ? this.#keep(wanted.value) : wanted;
    if (!done.ok) return done;
    const events = [...done.events, ...this.#follow()];
    if (events.length > 0) this.emit('changed', events);
    return { ...done, sequence: this.sequence, events };
  }

  /** Opens a night; without a day, on that of this clock. */
  open(
    { heading, ...night }: Pick<NightCommandOf<'open'>, 'format' | 'seed' | 'heading'>,
    author: Author,
  ): HallResult {
    const dated = { date: dayOf(this.#now()), ...heading };
    const opened = { ...night, heading: dated, id: randomUUID(), secret: freshSecret() };
    return this.act([{ type: 'open', ...opened }], author);
  }

  close(): void {
    this.removeAllListeners();
    this.#journal.close();
  }

  /** A game of these commands that has changed since. */
  #changedSince(seen: number, commands: readonly NightCommand[]): string | undefined {
    const games = new Set(commands.flatMap((each) => ('game' in each ? [each.game] : [])));
    if (games.size === 0 || seen >= this.sequence) return undefined;
    for (const { event } of this.#journal.read(seen + 1, this.night))
      if ('game' in event && event.game !== null && games.has(event.game)) return event.game;
    return undefined;
  }

  /** Rounds that are drawn and games that are called without anybody's word. A step that the disk refuses waits for the next command. */
  #follow(): readonly NightEvent[] {
    const events: NightEvent[] = [];
    for (let step = 0; step < MOST_STEPS; step++) {
      const commands = nextSteps(this.state, this.boards());
      const wanted = commands.length === 0 ? undefined : this.#decide(commands, 'hall');
      const done = wanted?.ok === true ? this.#keep(wanted.value) : undefined;
      if (done?.ok !== true) break;
      events.push(...done.events);
    }
    return events;
  }

  /** What commands would do; nothing is kept. */
  #decide(commands: readonly NightCommand[], author: Author): LeagueResult<Acted> {
    const stamp = { at: Math.trunc(this.#now()), author };
    const events: NightEvent[] = [];
    let { state } = this;
    let verdict: ReportVerdict | undefined;
    for (const command of commands) {
      const acted = actNight(state, command, stamp);
      if (!acted.ok) return acted;
      ({ state, verdict = verdict } = acted.value);
      events.push(...acted.value.events);
    }
    return granted({ state, events, verdict });
  }

  /** Appends a move, and notes why the disk refuses it. */
  #keep({ state, events, verdict }: Acted): HallResult {
    const refusal = events.length === 0 ? undefined : this.#append(events, state);
    if (refusal !== undefined) return { ok: false, refusal };
    return { ok: true, sequence: this.sequence, events, verdict };
  }

  #append(events: readonly NightEvent[], state: NightState): HallTrouble | undefined {
    const move = this.#journal.head.move + 1;
    const entries = events.map((event) => ({ ...event, move }));
    const forgotten = events.filter((event) => event.type === 'playerForgotten');
    let refusal: HallTrouble | undefined;
    try {
      if (forgotten.length === 0) this.#archive.advance(this.#journal.append(entries), state);
      else this.#forget(entries, forgotten);
    } catch (error) {
      refusal = troubleOf(error);
    }
    const before = this.#trouble;
    this.#trouble = refusal?.code ?? null;
    if (before !== this.#trouble) this.emit('trouble');
    return refusal;
  }

  /** Appends a move, and takes the names of these players from every night. */
  #forget(entries: readonly HallEvent[], forgotten: readonly NightFactOf<'playerForgotten'>[]): void {
    this.#journal.rewrite(entries, (event) => {
      const hasName = event.type === 'playerAdded' || event.type === 'playerChanged';
      return hasName ? { ...event, player: forgotten.reduce(unnamed, event.player) } : event;
    });
    this.#archive = new Archive(this.#journal);
  }
}

/** A secret to seal a draw with: 128 random bits. */
const freshSecret = (): string => randomBytes(16).toString('hex');

/** Opens the hall of a folder, making it if need be. Errors: inUse, newer, foreign, disk, unread. */
export const openHall = (folder: string, now?: () => number): Hall =>
  new Hall(openHallJournal(folder, now), now);

/** Opens the journal alone. Errors: as of `openHall`. */
export const openHallJournal = (folder: string, now?: () => number): HallJournal =>
  openJournal(folder, HALL_EVENTS, now === undefined ? {} : { now });
