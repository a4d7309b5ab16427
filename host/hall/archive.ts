// The nights of a hall. What lists need of one that is over is noted beside the journal, so that a start reads the last night alone.
import {
  AWARD_TABLES,
  type AwardTable,
  type Club,
  clubIn,
  dayOf,
  everybodyIn,
  evolveNight,
  type LeaguePlayer,
  type NightCard,
  type NightState,
  NO_NIGHT,
  nightStandings,
  type SeasonRow,
  type SeasonRules,
  seasonTable,
} from '../../shared/league/index.ts';
import { type Entry, type Journal, type JournalReader, readJournal } from '../journal/index.ts';
import { HALL_EVENTS, type HallEvent } from './fold.ts';

/** Of the notes: another one makes them anew. */
const VERSION = 3;

/** What lists say of a night. */
export interface NightSummary extends Pick<NightState, 'id' | 'phase' | 'heading'> {
  /** Its number in the journal, from 1. */
  readonly night: number;
  /** When it was opened, in milliseconds of the hall's clock. */
  readonly opened: number;
  /** The name of its format, and the games that count by it. */
  readonly format: string;
  readonly length: number;
  readonly entrants: number;
  readonly games: number;
  readonly cards: readonly NightCard[];
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

  /** The table of a season, of nights that are closed. Players have the names that they have today. `tables`: of awards. */
  season(rules: SeasonRules, tables: readonly AwardTable[] = AWARD_TABLES): readonly SeasonRow[] {
    const { players, merged } = this.state;
    const known = new Map(players.map((each) => [each.id, each]));
    const samePerson = (player: LeaguePlayer): LeaguePlayer => {
      let { id } = player;
      for (let into = merged[id]; into !== undefined; into = merged[id]) id = into;
      return known.get(id) ?? player;
    };
    const closed = this.nights.filter(({ phase }) => phase === 'closed');
    const dated = closed.map((each) => ({ ...each, date: dayIn(each) }));
    const table = tables.find(({ name }) => name === rules.award);
    return seasonTable(dated, rules, { samePerson, table });
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
      length: format.games,
      entrants: entrants.length,
      games: games.length,
      cards: cardsIn(this.state),
    };
  }
}

function cardsIn(state: NightState): NightSummary['cards'] {
  const people = new Map(everybodyIn(state).map((each) => [each.id, each]));
  const entrants = new Map(state.entrants.map((each) => [each.id, each]));
  return nightStandings(state).places.flatMap(({ rank, card: { entrant, totals } }) => {
    const { players = [], as = 'guest' } = entrants.get(entrant) ?? {};
    const { games, points, wins, net, plus, skunks } = totals;
    const own = { players: players.flatMap((id) => people.get(id) ?? []), as, rank };
    return { ...own, games, points, wins, net, plus, skunks };
  });
}

/** The day of a night: as the director set it, else when it was opened. */
export const dayIn = ({ heading, opened }: Pick<NightSummary, 'heading' | 'opened'>): string =>
  heading.date ?? dayOf(opened);

/** The players of those who came first, once a night is closed; several where they are level. */
export const firstOf = ({ phase, cards }: NightSummary): readonly (readonly LeaguePlayer[])[] =>
  cards
    .filter(({ rank, games }) => phase === 'closed' && rank === 1 && games > 0)
    .map(({ players }) => players);

/** The nights of a folder, whether or not a hall keeps it. Errors: missing, newer, foreign, unread. */
export const readHall = (folder: string): Archive => new Archive(readJournal(folder, HALL_EVENTS));

/** A hall that has never been opened. */
export const NO_NIGHTS = new Archive({ chapters: [], sound: () => [], finished: () => [] });
