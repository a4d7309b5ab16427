// A hall's journal without its damaged entries: what follows from others is found again, and what does not is named.
import {
  decideNight,
  type Entrant,
  everybodyIn,
  evolveNight,
  type NightEvent,
  type NightFact,
  type NightState,
  NO_NIGHT,
} from '../../shared/league/index.ts';
import type { FoundAgain, OpenedAgain } from '../../shared/words/hallcommand.ts';
import { type Checked, type Entry, type Stray, salvageFile } from '../journal/index.ts';
import { HALL_EVENTS, type HallEvent } from './kind.ts';

/** What becomes of a journal that is mended. */
export interface MendedHall {
  readonly entries: readonly Stray<HallEvent>[];
  /** Damaged entries. */
  readonly lost: number;
  readonly found: readonly FoundAgain[];
  /** Games whose result or signatures were lost. */
  readonly open: readonly OpenedAgain[];
  /** Nights whose beginning is lost: the format is not known, so nothing of them can be counted. */
  readonly aside: readonly number[];
  readonly state: NightState;
}

/** Puts together whatever the bytes of a hall's journal have, and changes nothing. Errors: missing, newer, damaged. */
export function mendHall(
  file: string,
  read: typeof salvageFile<HallEvent> = salvageFile,
): { readonly report: Checked; readonly mended: MendedHall } {
  const entries: Entry<HallEvent>[] = [];
  const report = read(file, HALL_EVENTS, (entry) => entries.push(entry));
  const mender = new Mender(report.flaws.map(({ entry }) => entry));
  for (const entry of entries) mender.take(entry);
  return { report, mended: mender.mended };
}

/** Events of players, which belong to no night. */
const OF_CLUB: ReadonlySet<string> = new Set(['playerAdded', 'playerChanged', 'playersMerged']);

/** Names for those whose own is lost, until the desk corrects them. */
const NAMELESS = '?';

class Mender {
  readonly #flaws: readonly number[];
  readonly #entries: Stray<HallEvent>[] = [];
  readonly #found: FoundAgain[] = [];
  readonly #open = new Map<string, OpenedAgain>();
  readonly #aside = new Set<number>();
  #state = NO_NIGHT;
  /** The chapter that goes on, and the one that the entries are given. */
  #night = 0;
  #chapter = 0;
  #move = { was: 0, now: 0 };

  constructor(flaws: readonly number[]) {
    this.#flaws = flaws;
  }

  get mended(): MendedHall {
    return {
      entries: this.#entries,
      lost: this.#flaws.length,
      found: this.#found,
      open: [...this.#open.values()],
      aside: [...this.#aside],
      state: this.#state,
    };
  }

  /** Takes the next entry that is sound. */
  take({ sequence, chapter, time, event }: Entry<HallEvent>): void {
    if (event.type === 'nightOpened') [this.#night, this.#chapter] = [chapter, this.#chapter + 1];
    else if (chapter !== this.#night && !OF_CLUB.has(event.type)) {
      this.#aside.add(chapter);
      return;
    }
    if (this.#flaws.some((entry) => entry < sequence)) {
      for (const fact of this.#missing(event))
        this.#add({ ...fact, at: event.at, author: 'hall' }, event.move, time);
      if (this.#isUnfounded(event)) return;
    }
    this.#add(event, event.move, time);
  }

  #add(event: NightEvent, was: number, time: number): void {
    if (was !== this.#move.was) this.#move = { was, now: this.#move.now + 1 };
    this.#entries.push({ chapter: this.#chapter, time, event: { ...event, move: this.#move.now } });
    this.#state = evolveNight(this.#state, event);
  }

  /** What has to be there before an event, and is not. */
  #missing(event: NightEvent): readonly NightFact[] {
    switch (event.type) {
      case 'checkedIn':
        return this.#players(event.entrant);
      case 'roundsPlanned':
        return this.#entrants(event.rounds.flatMap(({ pairs, idle }) => [...pairs.flat(), ...idle]));
      case 'roundDrawn': {
        const isNext = event.round === this.#state.drawn.length + 1;
        const here = [...event.games.flatMap(({ entrants }) => entrants), ...event.idle];
        return [...(isNext ? [] : this.#draw()), ...this.#entrants(here)];
      }
      case 'gameCalled':
        return [...this.#game(event.game), ...this.#table(event.table)];
      default:
        return 'game' in event && event.game !== null ? this.#game(event.game) : [];
    }
  }

  #entrants(ids: readonly string[]): readonly NightFact[] {
    return [...new Set(ids)].flatMap((id) => this.#entrant(id));
  }

  /** Those who play in a round were checked in, and those who were checked in were added. */
  #entrant(id: string): readonly NightFact[] {
    const { entrants, players, drawn } = this.#state;
    if (entrants.some((each) => each.id === id)) return [];
    const parts = id.split('+');
    const known = (each: string): boolean => players.some((player) => player.id === each);
    const entrant: Entrant = { id, players: parts.every(known) ? parts : [id], as: 'guest' };
    this.#found.push({ code: 'checkIn', name: this.#nameOf(id) });
    return [...this.#players(entrant), { type: 'checkedIn', entrant, missed: drawn.length }];
  }

  #players({ players }: Entrant): readonly NightFact[] {
    return players
      .filter((id) => !everybodyIn(this.#state).some((each) => each.id === id))
      .map((id): NightFact => {
        this.#found.push({ code: 'name', name: NAMELESS });
        return { type: 'playerAdded', player: { id, name: NAMELESS, member: null, club: null } };
      });
  }

  /** A round is drawn by its seed: the same draw comes out again. */
  #draw(): readonly NightFact[] {
    const drawn = decideNight(this.#state, { type: 'draw' });
    if (!drawn.ok) return [];
    this.#found.push({ code: 'draw', round: this.#state.drawn.length + 1 });
    return drawn.value;
  }

  #game(game: string): readonly NightFact[] {
    if (this.#state.games.some((each) => each.game === game)) return [];
    return Number(game.split('.')[0]) === this.#state.drawn.length + 1 ? this.#draw() : [];
  }

  #table(table: string): readonly NightFact[] {
    if (this.#state.tables.includes(table)) return [];
    this.#found.push({ code: 'table', table });
    return [{ type: 'tableAdded', table }];
  }

  /** A signature for a result that is lost signs nothing: the game is open, and the desk is told. */
  #isUnfounded(event: NightEvent): boolean {
    if (event.type !== 'signed') return false;
    const { game, revision } = event;
    const found = this.#state.games.find((each) => each.game === game);
    if (found?.result?.revision === revision) return false;
    const [left, right] = found?.entrants ?? ['', ''];
    const names = [this.#nameOf(left), this.#nameOf(right)] as const;
    this.#open.set(`${this.#chapter}/${game}`, { night: this.#chapter, game, names });
    return true;
  }

  #nameOf(entrant: string): string {
    const { entrants } = this.#state;
    const ids = entrants.find(({ id }) => id === entrant)?.players ?? [entrant];
    return ids.map((id) => everybodyIn(this.#state).find((each) => each.id === id)?.name ?? id).join(' & ');
  }
}
