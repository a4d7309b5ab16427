// One person over many nights: cards, high hands, and how it stands against everybody else. Computed from nights that are over.
import type { LeaguePlayer } from '../night/event.ts';
import type { HighHand } from '../night/report.ts';
import type { NightCard, SeasonNight } from './season.ts';

/** An event of a night that is over, with what was played. */
export interface PlayedEvent extends SeasonNight {
  /** Games that were played, by the places of the two cards in `cards`: who won, who lost, and by how many holes. */
  readonly games: readonly (readonly [winner: number, loser: number, spread: number])[];
  readonly hands: readonly HighHand[];
}

/** The cards of those who came first; of somebody who won a bracket by walkovers, too. */
export const firstIn = ({
  cards,
  isBracket,
}: Pick<PlayedEvent, 'cards' | 'isBracket'>): readonly NightCard[] =>
  cards.filter(({ rank, games }) => rank === 1 && (isBracket || games > 0));

/** Who a player is today, where two entries were merged. */
export type SamePerson = (player: LeaguePlayer) => LeaguePlayer;

/** Years that meetings go back. */
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

/** Everything of a person, the newest first; undefined for an id that was on no card. */
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

/** High hands of all of them, the best first, then the newest. */
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
 * Who met whom in the last ten years: says the meetings of a person, those with the most games first. Partners each meet both of
 * the others. A forfeit is no meeting.
 */
export function meetingsOf(
  events: readonly PlayedEvent[],
  samePerson: SamePerson,
): (id: string) => readonly Meeting[] {
  const last = events.at(-1)?.date ?? '';
  const since = `${Number(last.slice(0, 4)) - YEARS}${last.slice(4)}`;
  const found = new Map<string, Map<string, Meeting>>();
  const add = (one: LeaguePlayer, opponent: LeaguePlayer, won: boolean, spread: number): void => {
    const own = found.get(one.id) ?? new Map<string, Meeting>();
    const { games, wins, net } = own.get(opponent.id) ?? { games: 0, wins: 0, net: 0 };
    found.set(one.id, own);
    own.set(opponent.id, {
      ...{ opponent, games: games + 1, wins: wins + Number(won) },
      net: net + (won ? spread : -spread),
    });
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
