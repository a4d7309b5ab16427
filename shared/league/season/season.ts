// A season: what the cards of many nights come to. Computed from nights that are over; nothing of it is kept.
import { type AwardTable, awardOf } from '../award/award.ts';
import type { CardTotals } from '../cards/card.ts';
import type { Entrant, LeaguePlayer } from '../night/event.ts';
import { picked } from '../picked.ts';
import type { SamePerson } from './person.ts';

/** Figures of a card that a season adds up. */
const SUMS = ['points', 'wins', 'net', 'plus', 'skunks'] as const;
type Sums = Pick<CardTotals, (typeof SUMS)[number]>;

/** Figures that can rank a season; the most are ahead. `award`: points of the season's award. */
export const SEASON_FIGURES = ['award', ...SUMS] as const;
export type SeasonFigure = (typeof SEASON_FIGURES)[number];

/** The default order of a season. */
export const SEASON_TIES: readonly SeasonFigure[] = ['points', 'wins', 'net'];

/** A card of a night, with those who share it. */
export interface NightCard extends Sums, Pick<CardTotals, 'games'> {
  readonly players: readonly LeaguePlayer[];
  readonly as: Entrant['as'];
  readonly rank: number;
  /** The upper or lower half of the qualifiers, for awards; undefined before a cut, and for the middle of an odd number. */
  readonly qualified?: 0 | 1 | 2 | undefined;
}

/** A night as a season needs it. */
export interface SeasonNight {
  /** Its number in the journal of the hall. */
  readonly night: number;
  /** As ISO 8601 has it. */
  readonly date: string;
  /** The name of its format, or of a stage of the night, and the number of its games. */
  readonly format: string;
  readonly length: number;
  /** Cards of a bracket have no totals; only their meetings count. */
  readonly isBracket: boolean;
  readonly cards: readonly NightCard[];
}

/** The nights of a season, the nights that count for a player, and the order. */
export interface SeasonRules {
  /** Days, both included. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** Only nights of these formats. Default: all. */
  readonly formats?: readonly string[] | undefined;
  /** The best so many nights of each player count; all of them unless given. */
  readonly best?: number | undefined;
  /** Nights that a player needs for a place. */
  readonly least?: number | undefined;
  /** Whether nights that somebody played as a guest or a visitor count. */
  readonly guests?: boolean | undefined;
  /** The name of the award table. */
  readonly award?: string | undefined;
  /** The order of comparison. `award` is skipped while the points of a card are unknown. */
  readonly ties?: readonly SeasonFigure[] | undefined;
}

/** A saved season. */
export interface Season extends SeasonRules {
  readonly name: string;
}

/** The totals of one or more cards. */
interface Sum extends Sums {
  /** Null if unknown, or if the season has no award. */
  readonly award: number | null;
}

/** A night of a player. */
export interface SeasonScore extends Sum, Pick<NightCard, 'rank'> {
  readonly night: number;
  readonly date: string;
  readonly counts: boolean;
}
type Score = Omit<SeasonScore, 'counts'>;

/** A line of a season's table. */
export interface SeasonRow extends Sum {
  /** From 1; level players share it. Null for one with too few nights. */
  readonly rank: number | null;
  readonly player: LeaguePlayer;
  /** In the order of the nights. */
  readonly scores: readonly SeasonScore[];
}

/** Whether a night is one of the season's. */
export const isInSeason = (
  { date, format }: Pick<SeasonNight, 'date' | 'format'>,
  { from = '', to = '9999', formats = [] }: SeasonRules,
): boolean => date >= from && date <= to && (formats.length === 0 || formats.includes(format));

/** The other input of a season. */
interface SeasonContext {
  readonly samePerson: SamePerson;
  /** The award table; undefined if it is not loaded. */
  readonly table?: AwardTable | undefined;
}

/** The table of a season, ranked players first. Each partner gets the card of the pair. */
export function seasonTable(
  nights: readonly SeasonNight[],
  rules: SeasonRules,
  { samePerson, table }: SeasonContext,
): readonly SeasonRow[] {
  const { best = Infinity, least = 1, guests = false, ties = SEASON_TIES } = rules;
  const found = new Map<string, { player: LeaguePlayer; scores: Score[] }>();
  for (const night of nights.filter((each) => !each.isBracket && isInSeason(each, rules)))
    for (const card of night.cards.filter(({ games, as }) => games > 0 && (guests || as === 'member')))
      for (const player of card.players.map(samePerson)) {
        const line = found.get(player.id) ?? { player, scores: [] };
        found.set(player.id, line);
        line.player = player;
        line.scores.push(scoreOf(night, card, table));
      }
  const lines = [...found.values()];
  const isKnown = lines.every(({ scores }) => scores.every(({ award }) => award !== null));
  const steps = ties.filter((step) => step !== 'award' || isKnown);
  const compare = (a: Sum, b: Sum): number => {
    const step = steps.find((each) => a[each] !== b[each]);
    return step === undefined ? 0 : (b[step] ?? 0) - (a[step] ?? 0);
  };
  const rows = lines.map(({ player, scores }) => ({ player, ...counted(scores, best, compare) }));
  const placed = rows.filter(({ scores }) => scores.length >= least).toSorted(compare);
  const others = rows.filter(({ scores }) => scores.length < least).toSorted(compare);
  return [
    ...placed.map((row) => ({ ...row, rank: placed.findIndex((each) => compare(each, row) === 0) + 1 })),
    ...others.map((row) => ({ ...row, rank: null })),
  ];
}

function scoreOf(
  { night, date, format, length }: SeasonNight,
  nightCard: NightCard,
  table: AwardTable | undefined,
): Score {
  const { rank, qualified } = nightCard;
  const sums = picked(nightCard, SUMS);
  const figures = { ...sums, place: rank, ...(qualified !== undefined && { qualified }) };
  const card = { date, event: format, games: length, figures };
  return { night, date, rank, ...sums, award: (table && awardOf(table, card)) ?? null };
}

/** The best nights of a player, and what they add up to. */
function counted(scores: readonly Score[], best: number, compare: (a: Sum, b: Sum) => number) {
  const counting = new Set(scores.toSorted(compare).slice(0, best));
  const sum = (figure: SeasonFigure): number =>
    [...counting].reduce((total, each) => total + (each[figure] ?? 0), 0);
  return {
    ...(Object.fromEntries(SUMS.map((figure) => [figure, sum(figure)])) as unknown as Sums),
    award: [...counting].some(({ award }) => award === null) ? null : sum('award'),
    scores: scores.map((each) => ({ ...each, counts: counting.has(each) })),
  };
}
