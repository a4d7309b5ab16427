// The games of a journal, followed entry by entry: which game each event belongs to, and how each game stands.
import { evolve, type GameEvent, NO_GAME } from '../../rules/game/index.ts';
import { act, type Command, EMPTY, type Event, type State } from '../../rules/index.ts';
import type { Told } from '../chapter.ts';
import { isBeside, type TableEvent } from '../roster.ts';
import { type GameIds, type GameStatus, type GameStory, type StoryMove, Teller } from '../story.ts';

/** What is only asked of the other side happens in no game. */
const isOfGame = (event: TableEvent): event is Extract<Event, GameEvent> =>
  event.type !== 'undone' &&
  event.type !== 'redone' &&
  event.type !== 'consentAsked' &&
  event.type !== 'consentDeclined' &&
  !isBeside(event);

/** A move, and the game that it was made in. */
interface Move extends StoryMove {
  readonly game: Game;
  readonly events: Extract<Event, GameEvent>[];
}

/**
 * Every game of a journal, oldest first, those included whose beginning was undone. Undo takes moves from the end of those that
 * stand; only a game that it reaches is told again, when somebody looks, from that game's own beginning.
 */
export class Games {
  readonly version = 1;
  readonly #journal: string;
  readonly #games: Game[] = [];
  /** The moves that stand, and those that redo brings back, the next one last. */
  readonly #past: Move[] = [];
  #future: Move[] = [];
  #snapshot: readonly GameStory[] | undefined;

  /** `journal`: its id, of which games without an id of their own make one with their number. */
  constructor(journal = '') {
    this.#journal = journal;
  }

  /** The number of the game that an event belongs to if it comes next; 0 before the first. */
  chapterOf(event: TableEvent): number {
    switch (event.type) {
      case 'gameStarted':
        return this.#games.length + 1;
      case 'undone':
        return this.#past.at(-1)?.game.id ?? 0;
      case 'redone':
        return this.#future.at(-1)?.game.id ?? 0;
      default:
        return this.#current?.id ?? 0;
    }
  }

  follow({ event, time }: Told): void {
    this.#snapshot = undefined;
    if (event.type === 'undone') this.#undo(time);
    else if (event.type === 'redone') this.#redo(time);
    else if (isOfGame(event)) this.#happen(event, time);
    else if (!isBeside(event)) this.#current?.touch(time);
  }

  snapshot(): readonly GameStory[] {
    this.#snapshot ??= this.#games.map((game) => game.story(game === this.#current));
    return this.#snapshot;
  }

  /** The game that is on the board. */
  get #current(): Game | undefined {
    return this.#past.at(-1)?.game;
  }

  #undo(time: number): void {
    const move = this.#past.pop();
    if (move === undefined) return;
    this.#future.push(move);
    move.game.takeBack(time);
  }

  #redo(time: number): void {
    const move = this.#future.pop();
    if (move === undefined) return;
    this.#past.push(move);
    move.game.restore(move, time);
  }

  #happen(event: Extract<Event, GameEvent>, time: number): void {
    const last = this.#past.at(-1);
    if (last?.move === event.move) {
      last.events.push(event);
      last.game.grow();
      return;
    }
    const game = event.type === 'gameStarted' ? this.#begin(event) : last?.game;
    if (game === undefined) return;
    const move: Move = { game, time, move: event.move, events: [event] };
    this.#past.push(move);
    this.#future = [];
    game.add(move, time);
  }

  #begin({ game: inMatch, gameId, matchId }: Extract<GameEvent, { type: 'gameStarted' }>): Game {
    const id = this.#games.length + 1;
    const uid = gameId ?? `${this.#journal}/${id}`;
    const known = inMatch > 1 ? this.#current?.ids.match : undefined;
    const game = new Game(id, { uid, match: matchId ?? known ?? uid }, this.#current);
    this.#games.push(game);
    return game;
  }
}

/** One game, told as far as somebody has looked. */
class Game {
  readonly id: number;
  readonly ids: GameIds;
  readonly #previous: Game | undefined;
  /** The moves that stand; of a game whose beginning was undone still the first. */
  readonly #moves: Move[] = [];
  #teller: Teller;
  #state: State = NO_GAME;
  /** How many of the moves are told, and in the state. */
  #told = 0;
  #withdrawn = false;
  #lastEvent = 0;
  #story: GameStory | undefined;

  constructor(id: number, ids: GameIds, previous: Game | undefined) {
    this.id = id;
    this.ids = ids;
    this.#previous = previous;
    this.#teller = new Teller(id);
  }

  touch(time: number): void {
    this.#lastEvent = time;
    this.#story = undefined;
  }

  add(move: Move, time: number): void {
    this.touch(time);
    this.#moves.push(move);
  }

  /** The last move has one more event. */
  grow(): void {
    this.#story = undefined;
    if (this.#told === this.#moves.length) this.#forget();
  }

  takeBack(time: number): void {
    this.touch(time);
    if (this.#moves.length > 1) this.#moves.pop();
    else this.#withdrawn = true;
    if (this.#withdrawn || this.#told > this.#moves.length) this.#forget();
  }

  restore(move: Move, time: number): void {
    this.touch(time);
    if (this.#withdrawn) this.#forget();
    else this.#moves.push(move);
    this.#withdrawn = false;
  }

  story(current: boolean): GameStory {
    const state = this.#tell();
    const status = this.#statusOf(state, current);
    if (this.#story?.status !== status)
      this.#story = this.#teller.story({ state, status, ids: this.ids, lastEvent: this.#lastEvent });
    return this.#story;
  }

  #statusOf({ phase }: State, current: boolean): GameStatus {
    if (this.#withdrawn) return 'withdrawn';
    if (phase === 'over') return 'finished';
    return current ? 'playing' : 'abandoned';
  }

  #forget(): void {
    this.#teller = new Teller(this.id);
    this.#told = 0;
  }

  /** Tells the moves that are not told yet; games before it first, one after the other. */
  #tell(): State {
    const waiting: Game[] = [];
    for (let game: Game | undefined = this; game?.isBehind === true; game = game.#before)
      waiting.unshift(game);
    for (const game of waiting) game.#catchUp();
    return this.#state;
  }

  /**
   * The game at whose end this one starts: the one that was on the board when it began. Once its beginning is undone, that game may
   * go on in another way.
   */
  get #before(): Game | undefined {
    return this.#withdrawn ? undefined : this.#previous;
  }

  get isBehind(): boolean {
    return this.#told < this.#moves.length;
  }

  #catchUp(): void {
    const before = this.#before;
    if (this.#told === 0) this.#state = before === undefined ? NO_GAME : before.#state;
    for (const move of this.#moves.slice(this.#told)) {
      const before = this.#state;
      for (const event of move.events) {
        const after = evolve(this.#state, event);
        this.#teller.happened(event, this.#state, after);
        this.#state = after;
      }
      this.#teller.moved(move, before, this.#state);
    }
    this.#told = this.#moves.length;
  }
}

/** The pegs at the end of a game, by side. */
export const scoresOf = ({ steps }: GameStory): readonly number[] =>
  steps.at(-1)?.pegs.map(({ front }) => front) ?? [];

/** A game that was replaced before anybody had scored was none. */
export const wasPlayed = (story: GameStory): boolean =>
  story.status !== 'abandoned' || scoresOf(story).some((score) => score > 0);

/** The games that a whole journal comes to. */
export function tellGames(entries: readonly Told[]): readonly GameStory[] {
  const games = new Games();
  for (const entry of entries) games.follow(entry);
  return games.snapshot();
}

/** What a journal holds after these commands, a second apart, and the present game. */
export function journalOf(commands: readonly Command[]): {
  readonly told: readonly Told[];
  readonly state: State;
} {
  let timeline = EMPTY;
  const told: Told[] = [];
  for (const command of commands) {
    const done = act(timeline, command);
    if (!done.ok) throw new Error(`${command.type}: ${JSON.stringify(done.refusal)}`);
    timeline = done.value.timeline;
    for (const event of done.value.events) told.push({ event, time: 1_000 * told.length });
  }
  return { told, state: timeline.present };
}
