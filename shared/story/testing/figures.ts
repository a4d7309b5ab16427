// The figures of players from whole stories, for tests that have no journal.
import { addSittings, sittingsOf } from '../figures.ts';
import { figuresOf, type PlayerFigures } from '../statistics.ts';
import type { GameStory } from '../story.ts';

type PlayerLookup = Parameters<typeof figuresOf>[1];
const NOBODY: PlayerLookup = { find: () => undefined };

/** Figures of everybody who played in these games. */
export const figuresOfGames = (
  stories: readonly GameStory[],
  people: PlayerLookup = NOBODY,
): readonly PlayerFigures[] => figuresOf(addSittings(new Map(), stories.flatMap(sittingsOf)), people);
