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

/** How many places of a bracket are left in the round of a match, the final's being 2; undefined for the match for the third place. */
function placesIn({ rounds }: BracketView, match: string): number | undefined {
  const round = Number.parseInt(match, 10);
  return round === 0 ? undefined : 2 ** (rounds.length - round + 1);
}

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
  const places = placesIn(bracket, match);
  return places === undefined ? t('bracket-third') : t('bracket-match', { places });
}

/** A round of an event as a title: 'Semi-finals', 'Round 3 of 9'. */
export const roundName = ({ bracket, rounds }: EventView, round: number): string =>
  bracket === null
    ? t('hall-round', { round, of: rounds })
    : t('bracket-round', { places: 2 ** (bracket.rounds.length - round + 1) });

/** Which game it is: 'Play-offs · Semi-final · game 2 of 5', 'Round 3 of 9'. */
export function gameWords(night: NightView, { game, round, match, leg }: GameView): string {
  const view = viewWith(night, game);
  const { games } = view.format.match;
  return dotted(
    eventIn(view),
    view.bracket === null ? roundName(view, round) : matchName(view.bracket, match),
    games === 1 ? undefined : t('bracket-game', { leg, games }),
  );
}

/** The match of a game, where it belongs to a bracket. */
export const matchOf = ({ bracket }: EventView, { match }: GameView): MatchView | undefined =>
  bracket === null ? undefined : matchesOf(bracket).find((each) => each.match === match);
