// `muggins league ratings`: the ratings of a season of teams, or of the nights of a hall.
import {
  everybodyIn,
  type RatedGame,
  type RatingName,
  ratedInNights,
  ratedInSeason,
  ratingList,
  SHOWN_FROM,
} from '../../../shared/league/index.ts';
import { counted } from '../../../shared/words/index.ts';
import { hallFolder, hallIn, nameText } from '../hall/night.ts';
import { columns, type Output, print } from '../output.ts';
import { seasonIn } from './season.ts';

/** Options of the command. */
export interface RatingOptions {
  readonly by?: RatingName;
  readonly data?: string;
  readonly json?: boolean;
}

/** Games that count, and the names of those who played them. */
interface Rated {
  readonly games: readonly RatedGame[];
  readonly names: ReadonlyMap<string, string>;
}

function ofSeason(file: string): Rated {
  const season = seasonIn(file);
  return {
    games: ratedInSeason(season),
    names: new Map(season.persons.map(({ id, name }) => [id, name ?? id])),
  };
}

function ofHall(folder: string): Rated {
  const archive = hallIn(folder);
  return {
    games: ratedInNights(archive.played, archive.samePerson),
    names: new Map(everybodyIn(archive.state).map(({ id, name }) => [id, nameText(name)])),
  };
}

/** Prints ratings, the best first. @throws CliError for a file that is no season */
export function printRatings([file]: readonly string[], options: RatingOptions, output: Output): void {
  const { by = 'glicko' } = options;
  const { games, names } = file === undefined ? ofHall(hallFolder(options.data)) : ofSeason(file);
  const { rows, hidden } = ratingList(games, by);
  const named = rows.map((row) => ({ ...row, name: names.get(row.person) ?? row.person }));
  const lines = named.map(({ name, rating, deviation, games: count }, at) => [
    `${at + 1}`,
    name,
    `${Math.round(rating)}${deviation === null ? '' : ` \u00B1${Math.round(deviation)}`}`,
    `${count}`,
  ]);
  const few = `Left out: ${counted(hidden, 'player')} with fewer than ${SHOWN_FROM} games.`;
  print(output, options, { by, shownFrom: SHOWN_FROM, hidden, ratings: named }, [
    ...(lines.length === 0 ? ['No ratings yet.'] : columns([['', 'name', 'rating', 'games'], ...lines])),
    ...(hidden === 0 ? [] : [few]),
    'Cribbage is luck for a long while: docs/ratings.md says how long.',
  ]);
}
