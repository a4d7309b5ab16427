// The events of a night in words: their names, their rounds, and the match and number of a game.
import {
  type BracketView,
  type EventView,
  eventViews,
  type GameView,
  gamesIn,
  isRotation,
  type MatchView,
  matchesOf,
  meetsAtMost,
  type NightView,
  placeOf,
  placesFor,
  viewWith,
} from '../../../shared/league/index.ts';
import { sayField } from '../../../shared/words/parts.ts';
import { known, language, t } from '../kit/language.ts';
import { dotted } from './heading.ts';

/** The name of an event: a word of the catalogs, or the director's name. */
export const eventName = ({ name }: { readonly name: string | null }): string =>
  name === null ? t('event-main') : (known(`event-${name}`) ?? name);

/** Its events in the order in which they get tables. */
export const rankedEvents = (view: NightView): readonly EventView[] =>
  eventViews(view).toSorted((a, b) => a.rank - b.rank);

/** The name of an event if a night has several; undefined otherwise. */
export const eventIn = (view: NightView): string | undefined =>
  view.events.length === 0 ? undefined : eventName(view);

/** Places left in a round of a bracket: 2 in the final. */
const placesIn = ({ rounds }: BracketView, round: number): number => 2 ** (rounds.length - round + 1);

/** The size and the byes of a field before the draw. */
export function fieldWords({ format, entrants, rounds }: EventView): string {
  const players = entrants.length;
  if (!isRotation(format) && players > 1)
    return t('bracket-field', { number: players, byes: placesFor(players) - players });
  const pairs = format.rules.unit === 'pairs';
  const meets = meetsAtMost(rounds, players);
  return sayField(language(), { players, rounds, games: gamesIn(format), pairs, meets });
}

/** The name of a match of a bracket: 'Semi-final'. */
export function matchName(bracket: BracketView, match: string): string {
  const { round } = placeOf(bracket, match);
  return round === -1 ? t('bracket-third') : t('bracket-match', { places: placesIn(bracket, round + 1) });
}

/** A round of an event as a title: 'Semi-finals', 'Round 3 of 9'. */
export const roundName = ({ bracket, rounds }: EventView, round: number): string =>
  bracket === null
    ? t('hall-round', { round, of: rounds })
    : t('bracket-round', { places: placesIn(bracket, round) });

/** The round of a game; in a bracket, its match. */
export const roundWords = (view: EventView, { round, match }: GameView): string =>
  view.bracket === null ? roundName(view, round) : matchName(view.bracket, match);

/** The place of a game: 'Play-offs · Semi-final · game 2 of 5', 'Round 3 of 9'. */
export function gameWords(night: NightView, game: GameView): string {
  const view = viewWith(night, game.game);
  const { games } = view.format.match;
  return dotted(
    eventIn(view),
    roundWords(view, game),
    games === 1 ? undefined : t('bracket-game', { leg: game.leg, games }),
  );
}

/** The match of a game, if it belongs to a bracket. */
export const matchOf = ({ bracket }: EventView, { match }: GameView): MatchView | undefined =>
  bracket === null ? undefined : matchesOf(bracket).find((each) => each.match === match);
