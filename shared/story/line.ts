// A game in a line of the list: who played by which rules, and how it came out.
import type { GameStory } from './story.ts';

/** A game in the list. */
export type GameLine = Pick<
  GameStory,
  | 'id'
  | 'uid'
  | 'match'
  | 'game'
  | 'players'
  | 'playerIds'
  | 'sides'
  | 'sideOf'
  | 'colours'
  | 'started'
  | 'lastMove'
  | 'status'
  | 'result'
> & {
  /** Name of its rule set. */
  readonly rules: string;
  /** Front pegs, by side. */
  readonly scores: readonly number[];
  readonly deals: number;
};

/** The line of a game. */
export function lineOf(story: GameStory): GameLine {
  const { id, uid, match, game, players, playerIds, sides, sideOf, colours } = story;
  const { started, lastMove, status, result, rules, deals } = story;
  return {
    ...{ id, uid, match, game, players, playerIds, sides, sideOf, colours },
    ...{ started, lastMove, status, result },
    rules: rules.name,
    scores: story.steps.at(-1)?.pegs.map(({ front }) => front) ?? [],
    deals: deals.filter(({ deal }) => deal > 0).length,
  };
}

/** A game that was replaced before anybody had scored was none. */
export const wasPlayed = ({ status, scores }: Pick<GameLine, 'status' | 'scores'>): boolean =>
  status !== 'abandoned' || scores.some((score) => score > 0);

/** Whether a game counts: it was played, and its beginning was not undone. */
export const counts = (line: Pick<GameLine, 'status' | 'scores'>): boolean =>
  line.status !== 'withdrawn' && wasPlayed(line);
