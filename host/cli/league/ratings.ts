// `muggins league ratings`: the ratings of a season of teams, or of the nights of a hall.
import {
  everybodyIn,
  type RatingName,
  ratedInNights,
  ratedInSeason,
  ratingList,
  SHOWN_FROM,
} from '../../../shared/league/index.ts';
import { counted } from '../../../shared/words/index.ts';
import { hallFolder, hallIn, nameText } from '../hall/night.ts';
import type { OptionsIn } from '../options.ts';
import { columns, type Output, print } from '../output.ts';
import { seasonIn } from './season.ts';

/** Options of the command. */
export type RatingOptions = OptionsIn<'muggins league ratings'> & { readonly by?: RatingName };

/** Games that count, and those who played them: of a season, or of the nights of a hall. */
function ratedIn(file: string | undefined, data: string | undefined) {
  if (file !== undefined) {
    const season = seasonIn(file);
    return { games: ratedInSeason(season), people: season.persons };
  }
  const { played, samePerson, state } = hallIn(hallFolder(data));
  return { games: ratedInNights(played, samePerson), people: everybodyIn(state) };
}

/** Prints ratings, the best first. @throws CliError for a file that is no season */
export function printRatings([file]: readonly string[], options: RatingOptions, output: Output): void {
  const { by = 'glicko' } = options;
  const { games, people } = ratedIn(file, options.data);
  const { rows, hidden } = ratingList(games, by);
  const names = new Map(people.map(({ id, name }) => [id, nameText(name ?? id)]));
  const ratings = rows.map((row) => ({ ...row, name: names.get(row.person) ?? row.person }));
  const lines = ratings.map(({ name, rating, deviation, games: count }, at) => {
    const range = deviation === null ? '' : ` \u00B1${Math.round(deviation)}`;
    return [`${at + 1}`, name, `${Math.round(rating)}${range}`, `${count}`];
  });
  const few = `Left out: ${counted(hidden, 'player')} with fewer than ${SHOWN_FROM} games.`;
  print(output, options, { by, shownFrom: SHOWN_FROM, hidden, ratings }, [
    ...(lines.length === 0 ? ['No ratings yet.'] : columns([['', 'name', 'rating', 'games'], ...lines])),
    ...(hidden === 0 ? [] : [few]),
    'Luck evens out slowly. docs/ratings.md says how many games it takes.',
  ]);
}
