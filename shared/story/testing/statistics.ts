// An oracle for the figures of players: from whole stories, all at once, by people.
import type { Roster } from '../roster.ts';
import type { PlayerFigures } from '../statistics.ts';
import type { DealStory, GameStory } from '../story.ts';

type Mean = PlayerFigures['hand'];
type BestHand = PlayerFigures['best'][number];
type Rivalry = PlayerFigures['against'][number];

const BEST_HANDS = 3;

type PlayerLookup = Pick<Roster, 'find'>;
const NOBODY: PlayerLookup = { find: () => undefined };

/** Figures of everybody who has played and is no guest, in the order in which they first sat down. */
export function figuresOf(
  games: readonly GameStory[],
  people: PlayerLookup = NOBODY,
): readonly PlayerFigures[] {
  const sittings = games.flatMap((story) => sittingsOf(story, people));
  const persons = new Map(sittings.map((sitting) => [sitting.id, sitting]));
  return [...persons.values()]
    .filter(({ guest }) => !guest)
    .map((person) => playerFigures(person, sittings, persons));
}

/** Somebody who sits at a table. */
interface Person {
  readonly id: string;
  readonly name: string;
  readonly guest: boolean;
}

/** A game with the seat that somebody had in it. */
interface Sitting extends Person {
  readonly story: GameStory;
  readonly seat: number;
  readonly side: number;
  /** Everybody in this game, by seat. */
  readonly table: readonly Person[];
}

function sittingsOf(story: GameStory, people: PlayerLookup): readonly Sitting[] {
  const table = story.players.map((name, seat) => {
    const id = story.playerIds[seat] ?? name;
    const known = people.find(id);
    return { id: known?.id ?? id, name: known?.name ?? name, guest: known?.guest ?? false };
  });
  return table.map((person, seat) => ({ ...person, story, seat, side: story.sideOf[seat] ?? seat, table }));
}

function playerFigures(
  { id, name }: Person,
  all: readonly Sitting[],
  persons: ReadonlyMap<string, Person>,
): PlayerFigures {
  const sittings = all.filter((sitting) => sitting.id === id);
  const finished = sittings.filter(({ story }) => story.result !== null);
  const deals = sittings.flatMap(({ story, seat }) => followed(story).map((deal) => ({ deal, seat })));
  const counts = deals.flatMap(({ deal, seat }) => deal.counts.filter((each) => each.seat === seat));
  const checked = counts.filter(({ truth }) => truth !== null);
  const sumOf = (share: (sitting: Sitting) => number) => sittings.reduce((sum, each) => sum + share(each), 0);
  return {
    id,
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
    against: rivals(id, finished, persons),
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

/** Everybody whom somebody has met. All are called as they were when they last sat down, with whomever. */
function rivals(
  id: string,
  finished: readonly Sitting[],
  persons: ReadonlyMap<string, Person>,
): readonly Rivalry[] {
  const met = new Map<string, Rivalry>();
  for (const { story, side, table } of finished) {
    const won = story.result?.winner === side ? 1 : 0;
    for (const [seat, other] of table.entries()) {
      if (other.id === id || other.guest || story.sideOf[seat] === side) continue;
      const before = met.get(other.id) ?? { games: 0, won: 0 };
      met.set(other.id, {
        id: other.id,
        name: persons.get(other.id)?.name ?? other.name,
        games: before.games + 1,
        won: before.won + won,
      });
    }
  }
  return [...met.values()];
}
