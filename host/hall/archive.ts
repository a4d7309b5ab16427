// The nights of a hall. What lists need of one that is over is noted beside the journal, so that a start reads the last night alone.
import {
  AWARD_TABLES,
  type AwardTable,
  bracketIn,
  type Club,
  cardGamesOf,
  clubIn,
  dayOf,
  everybodyIn,
  evolveNight,
  firstIn,
  gamesIn,
  idNow,
  inEvent,
  type LeaguePlayer,
  type NightCard,
  type NightState,
  NO_NIGHT,
  nightStandings,
  type PlayedEvent,
  type SamePerson,
  type SeasonRow,
  type SeasonRules,
  type StageForm,
  seasonTable,
} from '../../shared/league/index.ts';
import { type Entry, type Journal, type JournalReader, readJournal } from '../journal/index.ts';
import { HALL_EVENTS, type HallEvent } from './fold.ts';

/** Of the notes: another one makes them anew. */
const VERSION = 9;

/** What lists say of a night. */
export interface NightSummary extends Pick<NightState, 'id' | 'phase' | 'heading'> {
  /** Its number in the journal, from 1. */
  readonly night: number;
  /** When it was opened, in milliseconds of the hall's clock. */
  readonly opened: number;
  /** The name of its format. */
  readonly format: string;
  readonly entrants: number;
  readonly games: number;
  /** The index in `events` of the event that decides the night: the play-offs, if they were held. */
  readonly decidedBy: number;
  /** The events with their cards and games, the one that the night was opened with first. */
  readonly events: readonly Omit<PlayedEvent, 'night' | 'date'>[];
}

/** What is noted of a chapter: its night, but for chapter 0; and the club at its end. */
interface Note {
  readonly night: NightSummary | null;
  readonly club: Club;
}

type Kept = Pick<JournalReader<HallEvent>, 'chapters' | 'sound' | 'finished'> &
  Partial<Pick<Journal<HallEvent>, 'noteFinished'>>;

/** Every night of a journal. The last one goes on by `advance`. */
export class Archive {
  readonly #journal: Kept;
  readonly #notes = new Map<number, Note>();
  #chapter = 0;
  #opened = 0;
  #last: Entry<HallEvent> | undefined;
  /** The earlier night that was looked at last: a page asks for several parts of it. */
  #shown: { readonly number: number; readonly state: NightState } | undefined;
  /** The last night, or the club before its first. */
  state: NightState = NO_NIGHT;

  constructor(journal: Kept) {
    this.#journal = journal;
    const noted = new Map([...journal.finished<Note>(VERSION)].map(({ chapter, value }) => [chapter, value]));
    const { chapters } = journal;
    for (const chapter of chapters) {
      const note = chapter === chapters.at(-1) ? undefined : noted.get(chapter);
      if (note !== undefined) this.#notes.set(chapter, note);
      else this.#read(chapter, chapter !== chapters.at(-1));
    }
  }

  /** Oldest first. */
  get nights(): readonly NightSummary[] {
    const over = [...this.#notes].toSorted(([a], [b]) => a - b).flatMap(([, { night }]) => night ?? []);
    return this.state.phase === 'none' ? over : [...over, this.#summary];
  }

  /** The night that is named by its number, its id or its day; the later one where two were on a day. */
  find(text: string): NightSummary | undefined {
    return this.nights.findLast((each) => [`${each.night}`, each.id, dayIn(each)].includes(text));
  }

  /** A night as it was left, by its number; undefined where there is none. Error: disk. */
  night(number: number): NightState | undefined {
    if (number === this.#chapter && this.state.phase !== 'none') return this.state;
    if (!this.#notes.get(number)?.night) return undefined;
    if (this.#shown?.number !== number)
      this.#shown = { number, state: this.#fold(this.#journal.sound(number), number) };
    return this.#shown.state;
  }

  /** When a night was closed, in milliseconds of the hall's clock, by its number. Error: disk. */
  closedAt(number: number): number {
    return this.#journal.sound(number).findLast(({ event }) => event.type === 'nightClosed')?.event.at ?? 0;
  }

  /** The events of closed nights, oldest first. */
  get played(): readonly PlayedEvent[] {
    const closed = this.nights.filter(({ phase }) => phase === 'closed');
    return closed.flatMap((each) =>
      each.events.map((event) => ({ ...event, night: each.night, date: dayIn(each) })),
    );
  }

  /** The current entry of a player, after merges. */
  get samePerson(): SamePerson {
    const { merged } = this.state;
    const known = new Map(everybodyIn(this.state).map((each) => [each.id, each]));
    return (player) => known.get(idNow(merged, player.id)) ?? player;
  }

  /** The table of a season, from closed nights. `tables`: the award tables. */
  season(rules: SeasonRules, tables: readonly AwardTable[] = AWARD_TABLES): readonly SeasonRow[] {
    const table = tables.find(({ name }) => name === rules.award);
    return seasonTable(this.played, rules, { samePerson: this.samePerson, table });
  }

  /** Goes on to the state that a move on disk has led to. */
  advance(move: readonly Entry<HallEvent>[], state: NightState): void {
    const [first] = move;
    if (first?.event.type === 'nightOpened') {
      this.#note();
      [this.#chapter, this.#opened] = [first.chapter, first.event.at];
    }
    this.#last = move.at(-1);
    this.state = state;
  }

  #read(chapter: number, isOver: boolean): void {
    const entries = this.#journal.sound(chapter);
    this.#chapter = chapter;
    this.#opened = entries[0]?.event.at ?? 0;
    this.#last = entries.at(-1);
    this.state = this.#fold(entries, chapter);
    if (isOver) this.#note();
  }

  /** The night of a chapter, with the club as those before it left it. */
  #fold(entries: readonly Entry<HallEvent>[], chapter: number): NightState {
    const before = Math.max(...[...this.#notes.keys()].filter((each) => each < chapter));
    const club = this.#notes.get(before)?.club;
    return entries.reduce((state, { event }) => evolveNight(state, event), { ...NO_NIGHT, ...club });
  }

  #note(): void {
    if (this.#last === undefined) return;
    const night = this.state.phase === 'none' ? null : this.#summary;
    const note: Note = { night, club: clubIn(this.state) };
    this.#notes.set(this.#chapter, note);
    this.#journal.noteFinished?.(VERSION, this.#last, note);
  }

  get #summary(): NightSummary {
    const { id, phase, heading, format, entrants, games } = this.state;
    return {
      night: this.#chapter,
      id,
      phase,
      heading,
      opened: this.#opened,
      format: format.name,
      entrants: entrants.length,
      games: games.length,
      events: eventsIn(this.state),
      decidedBy: 1 + this.state.events.findIndex(({ event }) => event === format.stages[0]?.id),
    };
  }
}

/** Made once for each state: every answer about nights asks for the last night's. */
const EVENTS = new WeakMap<NightState, NightSummary['events']>();

function eventsIn(night: NightState): NightSummary['events'] {
  const ids = ['', ...night.events.map(({ event }) => event)];
  const events = EVENTS.get(night) ?? ids.map((event) => playedIn(night, event));
  EVENTS.set(night, events);
  return events;
}

function playedIn(night: NightState, event: string): NightSummary['events'][number] {
  const state = inEvent(night, event);
  const { format, games, fixture } = state;
  // A match of teams counts in their season, and in none of the club.
  if (fixture !== null)
    return { format: format.name, length: 1, isBracket: false, cards: [], games: [], hands: [] };
  const stage = night.format.stages.find(({ id }) => id === event);
  const qualified = qualifiedIn(night, event);
  const people = new Map(everybodyIn(state).map((each) => [each.id, each]));
  const entrants = new Map(state.entrants.map((each) => [each.id, each]));
  const { places } = nightStandings(state);
  const cards = places.map(({ rank, card: { entrant, totals } }): NightCard => {
    const { players = [], as = 'guest' } = entrants.get(entrant) ?? {};
    const { games: counting, wins, net, plus, skunks } = totals;
    const points = totals.points / format.scoring.per;
    const own = { players: players.flatMap((id) => people.get(id) ?? []), as, rank };
    return { ...own, games: counting, points, wins, net, plus, skunks, qualified: qualified(entrant) };
  });
  const placeOf = new Map(places.map(({ card }, at) => [card.entrant, at]));
  return {
    ...{ format: stage?.name ?? format.name, length: gamesIn(format) },
    ...{ isBracket: bracketIn(state) !== undefined, cards },
    games: cardGamesOf(state).flatMap(({ kind, entrants: two, shares, final }) => {
      const won = shares.findIndex((share) => share.won);
      const [winner, loser] = [two[won], two[1 - won]].map((id) => placeOf.get(id ?? ''));
      if (kind !== 'played' || winner === undefined || loser === undefined) return [];
      return [[winner, loser, shares[won]?.spread ?? 0, final] as const];
    }),
    hands: games.flatMap(({ isVoid, result }) => (isVoid ? [] : (result?.hands ?? []))),
  };
}

/** Finds the half of the qualifiers that an entrant is in. */
function qualifiedIn(
  { format, events }: NightState,
  event: string,
): (entrant: string) => NightCard['qualified'] {
  const isNext = ({ from }: StageForm): boolean =>
    from.some((each) => each.event === event && each.take !== 'rest' && !('losersOf' in each.take));
  const next = format.stages.find(isNext)?.id;
  const seeds = events.find((each) => each.event === next)?.seeds ?? [];
  return (entrant) => {
    const at = seeds.indexOf(entrant);
    if (at === -1) return seeds.length === 0 ? undefined : 0;
    if (at < Math.floor(seeds.length / 2)) return 2;
    return at < Math.ceil(seeds.length / 2) ? undefined : 1;
  };
}

/** The day of a night: as the director set it, or the day it was opened. */
export const dayIn = ({ heading, opened }: Pick<NightSummary, 'heading' | 'opened'>): string =>
  heading.date ?? dayOf(opened);

/** The players of those who came first, once a night is closed; several where they are level. */
export const firstOf = ({ phase, events, decidedBy }: NightSummary): readonly (readonly LeaguePlayer[])[] => {
  const event = phase === 'closed' ? events[decidedBy] : undefined;
  return event === undefined ? [] : firstIn(event).map(({ players }) => players);
};

/** The nights of a folder, whether or not a hall keeps it. Errors: missing, newer, foreign, unread. */
export const readHall = (folder: string): Archive => new Archive(readJournal(folder, HALL_EVENTS));

/** A hall that has never been opened. */
export const NO_NIGHTS = new Archive({ chapters: [], sound: () => [], finished: () => [] });
