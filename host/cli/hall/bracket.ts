// `muggins hall bracket`: who meets whom in the first round of a bracket, down the page.
import { bracketOf, FORMAT_WORDS, placesFor } from '../../../shared/league/index.ts';
import { counted } from '../../../shared/words/index.ts';
import { badOption, columns, type Output, oneOf, print } from '../output.ts';
import type { HallOptions } from './night.ts';

/** Entrants of a bracket at most. */
const MOST = 256;

/** Prints seeds, pairs and byes. @throws CliError for a number or an order that there is not */
export function bracket([number = '']: readonly string[], options: HallOptions, output: Output): void {
  const entrants = Number(number);
  if (!Number.isInteger(entrants) || entrants < 2 || entrants > MOST)
    throw badOption(`'${number}': expected a whole number from 2 to ${MOST}.`);
  const order = oneOf('--order', options.order ?? 'acc', FORMAT_WORDS.order);
  const seeds = Array.from({ length: entrants }, (_, at) => `${at + 1}`);
  const [first = []] = bracketOf({ entrants: seeds, order }).rounds;
  const pairs = first.map(({ match, sides }) => ({
    match,
    seeds: sides.map((side) => (typeof side === 'string' ? Number(side) : null)),
  }));
  const places = placesFor(entrants);
  const byes = places - entrants;
  const rows = pairs.map(({ match, seeds: two }) => {
    const [one = '', other = ''] = two.map((seed) => `${seed ?? 'bye'}`);
    return [match, one, 'v', other];
  });
  print(output, options, { entrants, order, places, byes, pairs }, [
    `${counted(entrants, 'entrant')}, ${places} places, ${counted(byes, 'bye')}.`,
    ...columns([['match', 'seed', '', 'seed'], ...rows]),
  ]);
}
