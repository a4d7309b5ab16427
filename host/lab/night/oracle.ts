// Cards, ranks and brackets from the pegs in the tables' journals alone, by the ACC's written rules and without code of the league.
import type { TableJournal } from '../../table/index.ts';

/** A game as it was pegged. */
export interface PeggedGame {
  readonly game: string;
  readonly winner: string;
  readonly loser: string;
  readonly lost: number;
}

/** A card, and its place. */
export interface OracleCard {
  readonly entrant: string;
  readonly rank: number;
  readonly points: number;
  readonly wins: number;
  readonly net: number;
  readonly plus: number;
}

const TARGET = 121;
/** Rule 12.1: a skunk is won by 31 or more. */
const SKUNK = 31;

/** The games of a journal, with points added up peg by peg. */
export function peggedGames(journal: Pick<TableJournal, 'read'>): readonly PeggedGame[] {
  const games: PeggedGame[] = [];
  let game:
    | { readonly id: string; readonly players: readonly string[]; readonly score: number[] }
    | undefined;
  for (const { event } of journal.read()) {
    if (event.type === 'gameStarted')
      game = event.assignment && { id: event.assignment.id, players: event.playerIds ?? [], score: [0, 0] };
    if (event.type !== 'pegged' || game === undefined) continue;
    const { id, players, score } = game;
    score[event.seat] = (score[event.seat] ?? 0) + event.points;
    if ((score[event.seat] ?? 0) < TARGET) continue;
    const other = 1 - event.seat;
    games.push({
      game: id,
      winner: players[event.seat] ?? '',
      loser: players[other] ?? '',
      lost: score[other] ?? 0,
    });
    game = undefined;
  }
  return games;
}

/** The cards in the order of rule 7: points, wins, net, plus, and then who beat whom. Of each player the first `counted` games count. */
export function oracleCards(
  entrants: readonly string[],
  games: readonly PeggedGame[],
  counted = Number.POSITIVE_INFINITY,
): readonly OracleCard[] {
  const roundOf = ({ game }: PeggedGame): number => Number(/\d+/.exec(game)?.[0]);
  const inOrder = games.toSorted((a, b) => roundOf(a) - roundOf(b));
  const cards = entrants.map((entrant) => {
    const own = inOrder.filter(({ winner, loser }) => winner === entrant || loser === entrant);
    return cardOf(entrant, own.slice(0, counted));
  });
  const keys = ['points', 'wins', 'net', 'plus'] as const;
  const isAhead = (a: (typeof cards)[number], b: (typeof cards)[number]): boolean => {
    const key = keys.find((each) => a[each] !== b[each]);
    return key !== undefined && a[key] > b[key];
  };
  const isLevel = (a: (typeof cards)[number], b: (typeof cards)[number]): boolean =>
    keys.every((key) => a[key] === b[key]);
  return cards.map((card) => {
    const level = cards.filter((each) => isLevel(each, card)).map(({ entrant }) => entrant);
    const rank =
      1 + cards.filter((each) => isAhead(each, card)).length + aheadAmong(card.entrant, level, games);
    return { ...card, rank };
  });
}

function cardOf(entrant: string, games: readonly PeggedGame[]): Omit<OracleCard, 'rank'> {
  const spreads = (own: 'winner' | 'loser'): readonly number[] =>
    games.filter((each) => each[own] === entrant).map(({ lost }) => TARGET - lost);
  const [won, lost] = [spreads('winner'), spreads('loser')];
  const plus = won.reduce((sum, each) => sum + each, 0);
  return {
    entrant,
    points: 2 * won.length + won.filter((spread) => spread >= SKUNK).length,
    wins: won.length,
    net: plus - lost.reduce((sum, each) => sum + each, 0),
    plus,
  };
}

/** How many of those who are level go before one of them, by their games among each other. */
function aheadAmong(entrant: string, level: readonly string[], games: readonly PeggedGame[]): number {
  const among = games.filter(({ winner, loser }) => level.includes(winner) && level.includes(loser));
  const meetings = level.flatMap((a, at) =>
    level
      .slice(at + 1)
      .map(
        (b) =>
          among.filter(({ winner, loser }) => [a, b].every((each) => each === winner || each === loser))
            .length,
      ),
  );
  // Meetings decide only where all have met equally often.
  if (level.length < 2 || meetings.includes(0) || new Set(meetings).size > 1) return 0;
  const wins = (player: string): number => among.filter(({ winner }) => winner === player).length;
  const same = level.filter((each) => wins(each) === wins(entrant));
  const ahead = level.filter((each) => wins(each) > wins(entrant)).length;
  return ahead + (same.length < level.length ? aheadAmong(entrant, same, games) : 0);
}

/** A match of a bracket as text: both sides and the winner; '-' for none, '?' if unknown. */
export const matchText = (
  sides: readonly (string | null | undefined)[],
  winner: string | null | undefined,
): string => {
  const nameOf = (place: string | null | undefined): string => (place === null ? '-' : (place ?? '?'));
  return `${sides.map(nameOf).toSorted().join(' ')}: ${nameOf(winner)}`;
};

/**
 * The matches of a bracket of this field, the best seed first, which `wins` games win. Seed 1 plays the last place, seed 2 the last but one,
 * and who wins plays on as the better seed of the two. A match with a game too many has no winner.
 */
export function oracleBracket(
  field: readonly string[],
  games: readonly PeggedGame[],
  wins: number,
): readonly string[] {
  const matches: string[] = [];
  let places: (string | null | undefined)[] = [...field];
  while (Math.log2(places.length) % 1 !== 0) places.push(null);
  while (places.length > 1) {
    const half = places.slice(0, places.length / 2);
    const pairs = half.map((one, at) => [one, places[places.length - 1 - at]] as const);
    places = pairs.map(([one, other]) => (other === null ? one : winnerOf([one, other], games, wins)));
    matches.push(...pairs.map((pair, at) => matchText(pair, places[at])));
  }
  return matches.toSorted();
}

function winnerOf(
  two: readonly (string | null | undefined)[],
  games: readonly PeggedGame[],
  wins: number,
): string | undefined {
  const own = games.filter(({ winner, loser }) => two.includes(winner) && two.includes(loser));
  const best = two.find((each) => own.filter(({ winner }) => winner === each).length === wins);
  return own.length < 2 * wins ? (best ?? undefined) : undefined;
}
