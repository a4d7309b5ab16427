// Match formats of leagues, by their own published rules, in formats.json. Nothing is guessed: a field that is null, left out or in `asks`
// is one that the rules leave open.
import { NO_RULES } from './asks.ts';
import type { MatchFormat } from './format.ts';
import formats from './formats.json' with { type: 'json' };

/** Rubbers of one kind that follow one another. Pubs call pairs five-card: 5 cards for each of the 4, and one of them to the box. */
const rubbersOf = ({ times, players, ...legs }: (typeof formats)[number]['rubbers'][number]) =>
  Array.from({ length: times }, () => ({
    players,
    rules: players === 2 ? 'six-card-4' : 'six-card',
    ...legs,
  }));

/** Points of a table that rules do not give. */
const NOTHING = { per: 1, win: 0, draw: 0, loss: 0, rubber: 0, leg: 0 };

/** The formats. */
export const MATCH_FORMATS = formats.map(({ note: _, rubbers, points, ...own }) => ({
  ...NO_RULES,
  ...own,
  rubbers: rubbers.flatMap(rubbersOf),
  points: { ...NOTHING, ...points },
})) as readonly MatchFormat[];

/** The format of this name. */
export const findMatchFormat = (name: string): MatchFormat | undefined =>
  MATCH_FORMATS.find((each) => each.name === name);
