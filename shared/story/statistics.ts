// What the games of a table come to for each player: averages, misses, muggins, wins, best hands, against whom.
import type { CardOrRank } from '../rules/index.ts';
import type { DealStory, GameStory } from './story.ts';

/** A mean of so many; `mean` is null of none. */
export interface Mean {
  readonly mean: number | null;
  readonly of: number;
}

/** A hand that counted well. */
export interface BestHand {
  readonly points: number;
  readonly cards: readonly CardOrRank[] | null;
  readonly starter: CardOrRank | null;
  readonly game: number;
  readonly deal: number;
}

/** Games against somebody. */
export interface Rivalry {
  readonly name: string;
  readonly games: number;
  readonly won: number;
}

/** One player over all games. Players are known by name. Skunks and stink holes count for losses; 'given' are those of others. */
export interface PlayerFigures {
  readonly name: string;
  /** Finished games. */
  readonly games: number;
  readonly won: number;
  readonly deals: number;
  /** Points paid for a hand, a crib and a deal's play, heels apart. The count that ends a game is one in full. */
  readonly hand: Mean;
  readonly crib: Mean;
  readonly play: Mean;
  readonly heels: number;
  /** Points missed in counts whose cards were entered, and how many those were. */
  readonly missed: number;
  readonly checked: number;
  readonly mugginsWon: number;
  readonly mugginsLost: number;
  readonly skunksGiven: number;
  readonly skunksTaken: number;
  readonly stinkHoles: number;
  readonly best: readonly BestHand[];
  readonly against: readonly Rivalry[];
}

const BEST_HANDS = 3;

/** Figures of everybody who has played, in the order in which they first sat down. */
export function figuresOf(games: readonly GameStory[]): readonly PlayerFigures[] {
  const names = [...new Set(games.flatMap(({ players }) => players))];
  return names.map((name) => playerFigures(name, games));
}

/** A game with the seat that somebody had in it. */
interface Sitting {
  readonly story: GameStory;
  readonly seat: number;
  readonly side: number;
}

function playerFigures(name: string, games: readonly GameStory[]): PlayerFigures {
  const sittings = games.flatMap((story): readonly Sitting[] => {
    const seat = story.players.indexOf(name);
    return seat < 0 ? [] : [{ story, seat, side: story.sideOf[seat] ?? seat }];
  });
  const finished = sittings.filter(({ story }) => story.result !== null);
  const deals = sittings.flatMap(({ story, seat }) => followed(story).map((deal) => ({ deal, seat })));
  const counts = deals.flatMap(({ deal, seat }) => deal.counts.filter((each) => each.seat === seat));
  const checked = counts.filter(({ truth }) => truth !== null);
  const sumOf = (share: (sitting: Sitting) => number) => sittings.reduce((sum, each) => sum + share(each), 0);
  return {
    name,
    games: finished.length,
    won: finished.filter(({ story, side }) => story.result?.winner === side).length,
    deals: deals.length,
    hand: meanOf(counts.filter(({ hand }) => hand !== 'crib').map(({ paid }) => paid)),
    crib: meanOf(counts.filter(({ hand }) => hand === 'crib').map(({ paid }) => paid)),
    play: meanOf(deals.map(({ deal, seat }) => deal.play[seat] ?? 0)),
    heels: deals.reduce((sum, { deal, seat }) => sum + (deal.heels[seat] ?? 0), 0),
    missed: checked.reduce((sum, { truth, claimed }) => sum + Math.max(0, (truth ?? 0) - claimed), 0),
    checked: checked.length,
    mugginsWon: sumOf(({ story, side }) => muggings(story, 'to', side)),
    mugginsLost: sumOf(({ story, side }) => muggings(story, 'from', side)),
    ...losses(finished),
    best: bestOf(sittings),
    against: rivals(name, finished),
  };
}

/** Deals that somebody followed: plain pegging is none. */
const followed = ({ deals }: GameStory): readonly DealStory[] => deals.filter(({ deal }) => deal > 0);

const meanOf = (values: readonly number[]): Mean => ({
  mean: values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length,
  of: values.length,
});

const muggings = ({ muggings, sideOf }: GameStory, end: 'from' | 'to', side: number): number =>
  muggings.reduce((sum, each) => (sideOf[each[end]] === side ? sum + each.points : sum), 0);

function losses(
  finished: readonly Sitting[],
): Pick<PlayerFigures, 'skunksGiven' | 'skunksTaken' | 'stinkHoles'> {
  const lost = finished.flatMap(({ story, side }) =>
    (story.result?.losers ?? []).map((loser) => ({ loser, own: loser.side === side, story, side })),
  );
  const skunked = lost.filter(({ loser }) => loser.skunk !== 'none');
  return {
    skunksGiven: skunked.filter(({ story, side }) => story.result?.winner === side).length,
    skunksTaken: skunked.filter(({ own }) => own).length,
    stinkHoles: lost.filter(({ loser, own }) => own && loser.stinkHole).length,
  };
}

const bestOf = (sittings: readonly Sitting[]): readonly BestHand[] =>
  sittings
    .flatMap(({ story, seat }) =>
      followed(story).flatMap(({ deal, starter, counts }) =>
        counts
          .filter((count) => count.seat === seat && count.hand !== 'crib' && count.paid > 0)
          .map(({ paid, cards }) => ({ points: paid, cards, starter, game: story.id, deal })),
      ),
    )
    .toSorted((a, b) => b.points - a.points)
    .slice(0, BEST_HANDS);

function rivals(name: string, finished: readonly Sitting[]): readonly Rivalry[] {
  const met = new Map<string, { games: number; won: number }>();
  for (const { story, side } of finished) {
    const others = story.players.filter((each, seat) => each !== name && story.sideOf[seat] !== side);
    for (const other of others) {
      const { games, won } = met.get(other) ?? { games: 0, won: 0 };
      met.set(other, { games: games + 1, won: won + (story.result?.winner === side ? 1 : 0) });
    }
  }
  return [...met].map(([other, tally]) => ({ name: other, ...tally }));
}
