// Formats of matches that leagues play, each by its own rules. A field that is null is one that the rules leave open.
import type { MatchFormat, RubberForm } from './format.ts';

const times = (count: number, form: RubberForm): readonly RubberForm[] =>
  Array.from({ length: count }, () => form);
const pairs = (legs: number, all = true): RubberForm => ({ players: 2, rules: 'six-card-4', legs, all });

/** What a source that says nothing leaves open. */
const OPEN = {
  walkover: null,
  short: null,
  bothShort: null,
  late: null,
  rearrange: null,
  withdrawal: null,
  transfers: null,
  averagesFrom: null,
} as const;

/** The formats, by their names. */
export const MATCH_FORMATS: readonly MatchFormat[] = [
  {
    ...OPEN,
    name: 'bury',
    title: 'Grease Gobbler league, Bury St Edmunds',
    source: 'oldboy.me.uk/Crib, rules 3 to 5',
    rubbers: times(3, pairs(5)),
    decides: 'legs',
    points: { per: 2, win: 4, draw: null, loss: 0, rubber: 0, leg: 1 },
    ties: ['points'],
    short: { first: [2], least: 4 },
  },
];

/** The format of this name. */
export const findMatchFormat = (name: string): MatchFormat | undefined =>
  MATCH_FORMATS.find((each) => each.name === name);
