// What the sheet of comma-separated values calls its columns.
import type { GameStory } from '../../story/story.ts';

type GameStatus = GameStory['status'];

/** Columns of the sheet, in their order. */
export const SHEET_COLUMNS = [
  'game',
  'started',
  'status',
  'rules',
  'deal',
  'dealer',
  'starter',
  'player',
  'play',
  'heels',
  'unverified',
  'handClaimed',
  'handPegged',
  'handCounts',
  'handCards',
  'cribClaimed',
  'cribPegged',
  'cribCounts',
  'cribCards',
  'scoreAfter',
] as const;

/** The head of each column, and how a game stands. */
export interface SheetWords {
  readonly columns: Readonly<Record<(typeof SHEET_COLUMNS)[number], string>>;
  readonly status: Readonly<Record<GameStatus, string>>;
}
