// The standings of a night: the cards in order, each with what decided, and whether anything can still change.
import { type CardGame, cardsOf } from './cards/card.ts';
import type { NightFormat } from './format/format.ts';
import { type Placed, placed } from './ties/chain.ts';
import type { BrokenTie } from './ties/steps.ts';

/** The places of a night. */
export interface NightStandings {
  readonly places: readonly Placed[];
  /** Whether a game is neither signed by both nor ruled on. */
  readonly provisional: boolean;
}

/** What standings are made of. */
export interface StandingsInput {
  readonly format: NightFormat;
  readonly entrants: readonly string[];
  readonly games: readonly CardGame[];
  readonly broken: readonly BrokenTie[];
}

/** Puts the entrants in order by the steps of the format. */
export function standingsOf({ format, entrants, games, broken }: StandingsInput): NightStandings {
  const cards = cardsOf(format, entrants, games);
  return {
    places: placed(cards, format.ties, { games, broken }),
    provisional: games.some(({ final }) => !final),
  };
}
