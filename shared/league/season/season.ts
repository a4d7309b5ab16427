// A season: what the cards of many nights come to. Computed from nights that are over; nothing of it is kept.
import type { CardTotals } from '../cards/card.ts';
import type { Entrant, LeaguePlayer } from '../night/event.ts';

/** A card of a night, with those who share it. */
export interface NightCard extends Pick<CardTotals, 'games' | 'points' | 'wins' | 'net'> {
  readonly players: readonly LeaguePlayer[];
  readonly as: Entrant['as'];
  readonly rank: number;
}

/** A night as a season needs it. */
export interface SeasonNight {
  /** Its number in the journal of the hall. */
  readonly night: number;
  /** As ISO 8601 has it. */
  readonly date: string;
  /** The name of its format. */
  readonly format: string;
  readonly cards: readonly NightCard[];
}

/** Which nights a season has, and which of them count for a player. */
export interface SeasonRules {
  /** Days, both included. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** The name of a format: only its nights. */
  readonly format?: string | undefined;
  /** The best so many nights of each player count; all of them unless given. */
  readonly best?: number | undefined;
  /** Nights that a player needs for a place. */
  readonly least?: number | undefined;
  /** Whether nights that somebody played as a guest or a visitor count. */
  readonly guests?: boolean | undefined;
}

/** A night of a player. */
export interface SeasonScore extends Pick<NightCard, 'rank' | 'points' | 'wins' | 'net'> {
  readonly night: number;
  readonly date: string;
  readonly counts: boolean;
}

/** A line of a season's table. */
export interface SeasonRow extends Pick<NightCard, 'points' | 'wins' | 'net'> {
  /** From 1; level players share it. Null for one with too few nights. */
  readonly rank: number | null;
  readonly player: LeaguePlayer;
  /** In the order of the nights. */
  readonly scores: readonly SeasonScore[];
}

/** Whether a night is one of the season's. */
export const isInSeason = (
  { date, format }: Pick<SeasonNight, 'date' | 'format'>,
  { from = '', to = '9999', format: only = format }: SeasonRules,
): boolean => date >= from && date <= to && format === only;

type Sum = Pick<NightCard, 'points' | 'wins' | 'net'>;

/** Game points, then games won, then net spread: the larger is ahead. */
const compare = (a: Sum, b: Sum): number => b.points - a.points || b.wins - a.wins || b.net - a.net;

/**
 * The table of a season: those with a place first, in their order. Partners each have the card of the pair. `samePerson` says who a
 * player is today, where two entries were merged.
 */
export function seasonTable(
  nights: readonly SeasonNight[],
  rules: SeasonRules,
  samePerson: (player: LeaguePlayer) => LeaguePlayer,
): readonly SeasonRow[] {
  const { best = Infinity, least = 1, guests = false } = rules;
  const found = new Map<string, { player: LeaguePlayer; scores: Omit<SeasonScore, 'counts'>[] }>();
  for (const { night, date, cards } of nights.filter((each) => isInSeason(each, rules)))
    for (const { players, as, games, rank, points, wins, net } of cards)
      for (const player of games > 0 && (guests || as === 'member') ? players.map(samePerson) : []) {
        const line = found.get(player.id) ?? { player, scores: [] };
        found.set(player.id, line);
        line.player = player;
        line.scores.push({ night, date, rank, points, wins, net });
      }
  const rows = [...found.values()].map(({ player, scores }) => ({ player, ...counted(scores, best) }));
  const placed = rows.filter(({ scores }) => scores.length >= least).toSorted(compare);
  const others = rows.filter(({ scores }) => scores.length < least).toSorted(compare);
  return [
    ...placed.map((row) => ({ ...row, rank: placed.findIndex((each) => compare(each, row) === 0) + 1 })),
    ...others.map((row) => ({ ...row, rank: null })),
  ];
}

/** The best nights of a player, and what they add up to. */
function counted(scores: readonly Omit<SeasonScore, 'counts'>[], best: number) {
  const counting = new Set(scores.toSorted(compare).slice(0, best));
  const sum = (figure: keyof Sum): number => [...counting].reduce((total, each) => total + each[figure], 0);
  return {
    points: sum('points'),
    wins: sum('wins'),
    net: sum('net'),
    scores: scores.map((each) => ({ ...each, counts: counting.has(each) })),
  };
}
