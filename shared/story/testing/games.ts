// The games of a journal, told from the beginning at every look: what folds that keep only what they need are held against.
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

interface Game {
  readonly id: number;
  readonly ids: GameIds;
  /** The game at whose end this one starts. */
  readonly previous: Game | undefined;
  /** The moves that stand; none once its beginning is undone. */
  readonly moves: Move[];
  /** Its first move, undone or not. */
  begun?: Move;
  lastEvent: number;
}

/**
 * Every game of a journal, oldest first, those included whose beginning was undone. An oracle: each look tells all of them from the
 * first event, so that nothing can be left over from an earlier look.
 */
export class Games {
  readonly #journal: string;
  readonly #games: Game[] = [];
  /** The moves that stand, and those that redo brings back, the next one last. */
  readonly #past: Move[] = [];
  #future: Move[] = [];

  /** `journal`: its id, of which games without an id of their own make one with their number. */
  constructor(journal = '') {
    this.#journal = journal;
  }

  /** The number of the game that an event belongs to if it comes next; 0 before the first. */
  chapterOf({ type }: TableEvent): number {
    if (type === 'gameStarted') return this.#games.length + 1;
    const move = (type === 'redone' ? this.#future : this.#past).at(-1);
    return move?.game.id ?? 0;
  }

  follow({ event, time }: Told): void {
    if (event.type === 'undone') this.#carry(this.#past, this.#future, time)?.game.moves.pop();
    else if (event.type === 'redone') {
      const move = this.#carry(this.#future, this.#past, time);
      move?.game.moves.push(move);
    } else if (isOfGame(event)) this.#happen(event, time);
    else if (!isBeside(event)) this.#touch(this.#current, time);
  }

  snapshot(): readonly GameStory[] {
    const states = new Map<Game, State>();
    return this.#games.map((game) => tell(game, states, game === this.#current));
  }

  /** The game that is on the board. */
  get #current(): Game | undefined {
    return this.#past.at(-1)?.game;
  }

  #touch(game: Game | undefined, time: number): void {
    if (game !== undefined) game.lastEvent = time;
  }

  #carry(from: Move[], to: Move[], time: number): Move | undefined {
    const move = from.pop();
    if (move === undefined) return undefined;
    to.push(move);
    this.#touch(move.game, time);
    return move;
  }

  #happen(event: Extract<Event, GameEvent>, time: number): void {
    const last = this.#past.at(-1);
    if (last?.move === event.move) {
      last.events.push(event);
      return;
    }
    const game = event.type === 'gameStarted' ? this.#begin(event) : last?.game;
    if (game === undefined) return;
    const move: Move = { game, time, move: event.move, events: [event] };
    game.begun ??= move;
    game.moves.push(move);
    this.#touch(game, time);
    this.#past.push(move);
    this.#future = [];
  }

  #begin({ game: inMatch, gameId, matchId }: Extract<GameEvent, { type: 'gameStarted' }>): Game {
    const id = this.#games.length + 1;
    const uid = gameId ?? `${this.#journal}/${id}`;
    const known = inMatch > 1 ? this.#current?.ids.match : undefined;
    const ids = { uid, match: matchId ?? known ?? uid };
    const game: Game = { id, ids, previous: this.#current, moves: [], lastEvent: 0 };
    this.#games.push(game);
    return game;
  }
}

/** Tells a game, from the state that the one before it came to; a game whose beginning was undone as it began. */
function tell(game: Game, states: Map<Game, State>, current: boolean): GameStory {
  const withdrawn = game.moves.length === 0;
  const teller = new Teller(game.id);
  let state = (!withdrawn && game.previous && states.get(game.previous)) || NO_GAME;
  for (const move of withdrawn && game.begun ? [game.begun] : game.moves) {
    const start = state;
    for (const event of move.events) {
      const after = evolve(state, event);
      teller.happened(event, state, after);
      state = after;
    }
    teller.moved(move, start, state);
  }
  states.set(game, state);
  const { ids, lastEvent } = game;
  return teller.story({ state, status: statusOf(withdrawn, state, current), ids, lastEvent });
}

function statusOf(withdrawn: boolean, { phase }: State, current: boolean): GameStatus {
  if (withdrawn) return 'withdrawn';
  if (phase === 'over') return 'finished';
  return current ? 'playing' : 'abandoned';
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
