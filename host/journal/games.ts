// The games of a journal: who played, when, and how each came out. Derived from the events, kept nowhere.
import { EMPTY, type GameResult, record, type State } from '../../shared/rules/index.ts';
import { Lineage } from './lineage.ts';
import type { Entry } from './rows.ts';

/** How a game stands: being played now, won, left unfinished, or its beginning undone. */
export const GAME_STATUSES = ['playing', 'finished', 'abandoned', 'withdrawn'] as const;
export type GameStatus = (typeof GAME_STATUSES)[number];

/** A game in the list of games. Times are milliseconds since 1970. */
export interface GameSummary {
  /** Number in this journal, from 1. */
  readonly id: number;
  /** Number in its match, from 1. */
  readonly game: number;
  readonly players: readonly string[];
  /** What the house calls its rules. */
  readonly rules: string;
  readonly started: number;
  readonly lastMove: number;
  readonly status: GameStatus;
  /** Front pegs, by side. */
  readonly scores: readonly number[];
  readonly result: GameResult | undefined;
}

interface Progress {
  readonly started: number;
  lastMove: number;
  state: State;
}

/** Every game, in the order in which they were begun. */
export function listGames(entries: readonly Entry[]): readonly GameSummary[] {
  const lineage = new Lineage();
  const records = new Map<number, Progress>();
  let timeline = EMPTY;
  for (const { event, game, time } of entries) {
    timeline = record(timeline, event);
    lineage.follow(event);
    const known = records.get(game);
    if (known === undefined) records.set(game, { started: time, lastMove: time, state: timeline.present });
    else known.lastMove = time;
    const shown = records.get(lineage.current);
    if (shown !== undefined) shown.state = timeline.present;
  }
  return [...records].map(([id, each]) => summarise(id, each, statusOf(lineage, id, each.state)));
}

function statusOf(lineage: Lineage, id: number, state: State): GameStatus {
  if (lineage.isWithdrawn(id)) return 'withdrawn';
  if (state.phase === 'over') return 'finished';
  return id === lineage.current ? 'playing' : 'abandoned';
}

function summarise(id: number, { started, lastMove, state }: Progress, status: GameStatus): GameSummary {
  return {
    id,
    game: state.game,
    players: state.players,
    rules: state.rules.name,
    started,
    lastMove,
    status,
    scores: state.pegs.map(({ front }) => front),
    result: status === 'finished' ? state.results.at(-1) : undefined,
  };
}
