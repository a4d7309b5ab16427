// One person over many nights: cards, high hands, and head-to-head. Computed from closed nights.
import type { LeaguePlayer } from '../night/event.ts';
import type { HighHand } from '../night/report.ts';
import type { NightCard, SeasonNight } from './season.ts';

/** An event of a closed night, with its cards and games. */
export interface PlayedEvent extends SeasonNight {
  /** Finished games: winner and loser, by their index in `cards`, the margin in holes, and whether it is signed for both, or checked. */
  readonly games: readonly (readonly [winner: number, loser: number, spread: number, isFinal: boolean])[];
  readonly hands: readonly HighHand[];
}

/** The cards of the winners, including a winner of a bracket by walkovers alone. */
export const firstIn = ({
  cards,
  isBracket,
}: Pick<PlayedEvent, 'cards' | 'isBracket'>): readonly NightCard[] =>
  cards.filter(({ rank, games }) => rank === 1 && (isBracket || games > 0));

/** The current id of a player, after merges. */
export type SamePerson = (player: LeaguePlayer) => LeaguePlayer;

/** Years of games in the head-to-head. */
const YEARS = 10;

/** Games of one person against another. */
export interface Meeting {
  readonly opponent: LeaguePlayer;
  readonly games: number;
  readonly wins: number;
  readonly net: number;
}

/** A card of a person, or one that partners share. */
export interface PersonCard
  extends Pick<SeasonNight, 'night' | 'date' | 'format'>,
    Pick<NightCard, 'as' | 'rank' | 'points' | 'wins' | 'net'> {
  /** Cards of that event. */
  readonly of: number;
}

/** A high hand, and the night of it. */
export interface NightHand extends Pick<SeasonNight, 'night' | 'date'>, Pick<HighHand, 'points' | 'cards'> {
  readonly player: LeaguePlayer;
}

/** All cards, hands and meetings of a person, newest first; undefined for an id that is on no card. */
export function personOf(events: readonly PlayedEvent[], id: string, samePerson: SamePerson) {
  const isOwn = (player: LeaguePlayer): boolean => samePerson(player).id === id;
  const added = events.filter(({ isBracket }) => !isBracket);
  const cards = added.flatMap(({ night, date, format, cards: all }): readonly PersonCard[] =>
    all
      .filter(({ players, games }) => games > 0 && players.some(isOwn))
      .map(({ as, rank, points, wins, net }) => ({
        ...{ night, date, format, of: all.length, as, rank, points, wins, net },
      })),
  );
  const player = events
    .flatMap(({ cards: all }) => all.flatMap(({ players }) => players))
    .map(samePerson)
    .find((each) => each.id === id);
  if (player === undefined) return undefined;
  return {
    player,
    cards: cards.toReversed(),
    hands: highHandsOf(events, samePerson).filter((hand) => hand.player.id === id),
    meetings: meetingsOf(events, samePerson)(id),
  };
}

/** High hands of all nights, the best first, then the newest. */
export function highHandsOf(events: readonly PlayedEvent[], samePerson: SamePerson): readonly NightHand[] {
  return events
    .flatMap(({ night, date, hands, cards }) => {
      const people = new Map(cards.flatMap(({ players }) => players.map((each) => [each.id, each])));
      return hands.flatMap(({ player, points, cards: held }): readonly NightHand[] => {
        const found = people.get(player);
        return found === undefined ? [] : [{ night, date, player: samePerson(found), points, cards: held }];
      });
    })
    .toSorted((a, b) => b.points - a.points || b.night - a.night);
}

/**
 * The meetings of the last 10 years: gives those of one person, the most games first. Each partner meets both
 * opponents. A forfeit is not a meeting.
 */
export function meetingsOf(
  events: readonly PlayedEvent[],
  samePerson: SamePerson,
): (id: string) => readonly Meeting[] {
  const last = events.at(-1)?.date ?? '';
  const since = `${Number(last.slice(0, 4)) - YEARS}${last.slice(4)}`;
  type Mutable = { -readonly [F in keyof Meeting]: Meeting[F] };
  const found = new Map<string, Map<string, Mutable>>();
  const add = (one: LeaguePlayer, opponent: LeaguePlayer, won: boolean, spread: number): void => {
    const own = found.get(one.id) ?? new Map<string, Mutable>();
    const met = own.get(opponent.id) ?? { opponent, games: 0, wins: 0, net: 0 };
    met.opponent = opponent;
    met.games += 1;
    met.wins += Number(won);
    met.net += won ? spread : -spread;
    found.set(one.id, own);
    own.set(opponent.id, met);
  };
  for (const { cards, games } of events.filter(({ date }) => date >= since)) {
    const people = cards.map(({ players }) => players.map(samePerson));
    for (const [winner, loser, spread] of games)
      for (const one of people[winner] ?? [])
        for (const other of people[loser] ?? []) {
          add(one, other, true, spread);
          add(other, one, false, spread);
        }
  }
  return (id) =>
    [...(found.get(id)?.values() ?? [])].toSorted((a, b) => b.games - a.games || b.wins - a.wins);
}
