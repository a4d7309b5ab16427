// A score card: a line for each game of an entrant, and what the lines that count add up to.
import type { Figure, NightFormat } from '../format/format.ts';
import type { GameShare } from './outcome.ts';

/** A game as both cards have it. `shares` by side. */
export interface CardGame {
  readonly game: string;
  /** From 1. */
  readonly round: number;
  readonly kind: 'played' | 'forfeit' | 'bye';
  /** One entrant for a bye. */
  readonly entrants: readonly string[];
  readonly shares: readonly GameShare[];
  /** Whether both have signed, or the desk has ruled. */
  readonly final: boolean;
}

/** A line of a card. */
export interface CardLine extends GameShare, Omit<CardGame, 'entrants' | 'shares'> {
  /** Undefined for a bye. */
  readonly opponent: string | undefined;
  /** Whether it is one of the games that count. */
  readonly counts: boolean;
}

/** What the lines that count add up to. */
export interface CardTotals extends Readonly<Record<Figure, number>> {
  /** Lines that are not final yet. */
  readonly provisional: number;
}

export interface ScoreCard {
  readonly entrant: string;
  readonly lines: readonly CardLine[];
  readonly totals: CardTotals;
}

/** The cards of these entrants. The first games by round count, as many as the format has. */
export function cardsOf(
  { schedule, match }: NightFormat,
  entrants: readonly string[],
  games: readonly CardGame[],
): readonly ScoreCard[] {
  const counted = schedule.kind === 'bracket' ? Infinity : schedule.games * match.games;
  const lines = new Map<string, CardLine[]>(entrants.map((each) => [each, []]));
  for (const { game, round, kind, entrants: two, shares, final } of games.toSorted(byRound))
    for (const [side, entrant] of two.entries()) {
      const own = lines.get(entrant);
      const counts = own !== undefined && own.length < counted;
      const opponent = two[1 - side];
      // The share last: V8 copies it 50 times as fast as where fields follow.
      own?.push({ game, round, kind, opponent, final, counts, ...(shares[side] as GameShare) });
    }
  return [...lines].map(([entrant, own]) => ({ entrant, lines: own, totals: totalsOf(own) }));
}

const byRound = (a: CardGame, b: CardGame): number => a.round - b.round;

/** Adds up the lines that count. */
export function totalsOf(lines: readonly CardLine[]): CardTotals {
  const counted = lines.filter(({ counts }) => counts);
  const sum = (value: (line: CardLine) => number): number =>
    counted.reduce((total, line) => total + value(line), 0);
  const plus = sum(({ spread }) => Math.max(0, spread));
  const net = sum(({ spread }) => spread);
  return {
    games: counted.length,
    points: sum(({ points }) => points),
    wins: sum(({ won }) => Number(won)),
    skunks: sum(({ skunk }) => Number(skunk)),
    plus,
    minus: plus - net,
    net,
    pegged: sum(({ pegged }) => pegged),
    lacked: sum(({ lacked }) => lacked),
    provisional: sum(({ final }) => Number(!final)),
  };
}
