// The events of a night in words: what each is called, its rounds, and which game of which match a game is.
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
  placesFor,
  viewWith,
} from '../../../shared/league/index.ts';
import { sayField } from '../../../shared/words/parts.ts';
import { known, language, t } from '../kit/language.ts';
import { dotted } from './heading.ts';

/** What an event is called: by a word that pages know, or as the director has named it. */
export const eventName = ({ name }: { readonly name: string | null }): string =>
  name === null ? t('event-main') : (known(`event-${name}`) ?? name);

/** Its events in the order in which they have tables. */
export const rankedEvents = (view: NightView): readonly EventView[] =>
  eventViews(view).toSorted((a, b) => a.rank - b.rank);

/** The name of an event where a night has several; undefined where nothing has to be told apart. */
export const eventIn = (view: NightView): string | undefined =>
  view.events.length === 0 ? undefined : eventName(view);

/** How many places of a bracket are left in a round, the final's being 2. */
const placesIn = ({ rounds }: BracketView, round: number): number => 2 ** (rounds.length - round + 1);

/** What the number of those who are checked in means, before the draw. */
export function fieldWords({ format, entrants, rounds }: EventView): string {
  const players = entrants.length;
  if (!isRotation(format) && players > 1)
    return t('bracket-field', { number: players, byes: placesFor(players) - players });
  const pairs = format.rules.unit === 'pairs';
  const meets = meetsAtMost(rounds, players);
  return sayField(language(), { players, rounds, games: gamesIn(format), pairs, meets });
}

/** What a match of a bracket is called: 'Semi-final'. */
export function matchName(bracket: BracketView, match: string): string {
  const round = Number.parseInt(match, 10);
  return round === 0 ? t('bracket-third') : t('bracket-match', { places: placesIn(bracket, round) });
}

/** A round of an event as a title: 'Semi-finals', 'Round 3 of 9'. */
export const roundName = ({ bracket, rounds }: EventView, round: number): string =>
  bracket === null
    ? t('hall-round', { round, of: rounds })
    : t('bracket-round', { places: placesIn(bracket, round) });

/** The round of a game; in a bracket, its match. */
export const roundWords = (view: EventView, { round, match }: GameView): string =>
  view.bracket === null ? roundName(view, round) : matchName(view.bracket, match);

/** Which game it is: 'Play-offs · Semi-final · game 2 of 5', 'Round 3 of 9'. */
export function gameWords(night: NightView, game: GameView): string {
  const view = viewWith(night, game.game);
  const { games } = view.format.match;
  return dotted(
    eventIn(view),
    roundWords(view, game),
    games === 1 ? undefined : t('bracket-game', { leg: game.leg, games }),
  );
}

/** The match of a game, where it belongs to a bracket. */
export const matchOf = ({ bracket }: EventView, { match }: GameView): MatchView | undefined =>
  bracket === null ? undefined : matchesOf(bracket).find((each) => each.match === match);
