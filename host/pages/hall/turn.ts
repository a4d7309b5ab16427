// What turns on the television: the places of each event, its bracket in parts that fill the screen, and whoever has won it.
import { html, nothing } from 'lit';
import { type BracketView, type NightView, viewOf } from '../../../shared/league/index.ts';
import { t } from '../kit/language.ts';
import { type Chart, championOf, chart, chartsOf, isDrawn, playedFor, roundNow } from './bracket.ts';
import { eventIn, eventName, rankedEvents } from './events.ts';
import { growth, MOST_GROWTH } from './games.ts';
import { decidesIn } from './late.ts';
import { formsIn, namesIn, unitIn } from './names.ts';

/** Rows of places on a screen of sixteen by nine, at the size that can be read at ten metres. */
const ROOM = { singles: 13, pairs: 6 } as const;

/** Rows of the standings. The champion takes a line of the screen. */
export const placesOn = (view: NightView): number => ROOM[unitIn(view)] - (view.phase === 'closed' ? 1 : 0);

/**
 * A page of what turns, with its event in view: places beside the games, or what decides them; a chart that fills the screen, or who
 * has won; or the games alone.
 */
export interface TurnPage {
  readonly view: NightView;
  readonly show: 'places' | 'needs' | 'champion' | 'games' | Chart;
  readonly leaf: number;
  /** How many pages have shown games before, since the first turn. */
  readonly seen: number;
}

type Page = Omit<TurnPage, 'seen'>;

/** The page of this turn; undefined before the first result, where all would be first. `nobody` plays: places have the whole screen. */
export function turnOf(night: NightView, nobody: boolean, turn: number): TurnPage | undefined {
  const pages = rankedEvents(night).flatMap((event): readonly Page[] => {
    const view = viewOf(night, event.event);
    const pageOf = (show: Page['show'], leaf = 0): Page => ({ view, show, leaf });
    if (isDrawn(event)) {
      const shown = chartsOf(event.bracket, firstShown(event.bracket), MOST_MATCHES).map((each) =>
        pageOf(each),
      );
      return championOf(event) === null ? shown : [pageOf('champion'), ...shown];
    }
    if (event.drawn === 0 || (!nobody && event.places.every(({ games: played }) => played === 0))) return [];
    const rows = placesOn(night) * (nobody ? 2 : 1);
    // Once others play on, its best are enough.
    const isPast = event.event === '' && night.stages.some(({ opened }) => opened);
    const leaves = isPast ? 1 : Math.ceil(event.places.length / rows);
    const places = Array.from({ length: leaves }, (_, leaf) => pageOf('places', leaf));
    const isDeciding = night.decidesOnScreen && decidesIn(view)?.decisiveIn(view) !== undefined;
    return isDeciding ? [...places, pageOf('needs')] : places;
  });
  // Beside brackets alone, every other page has the games: players look for their tables.
  const isSeen = nobody || pages.some(({ show }) => show === 'places');
  const shown = isSeen ? pages : pages.flatMap((page): readonly Page[] => [{ ...page, show: 'games' }, page]);
  const length = Math.max(1, shown.length);
  const page = shown[turn % length];
  const before = shown.slice(0, turn % length).filter(hasGames).length;
  const seen = Math.floor(turn / length) * shown.filter(hasGames).length + before;
  return page && { ...page, seen };
}

/** Whether a page has games on it. */
export const hasGames = ({ show }: Page): boolean => typeof show === 'string' && show !== 'champion';

/** Matches of the first round of a chart: with those of the rounds after it, 15 that can be read at ten metres. */
const MOST_MATCHES = 8;

/** A chart begins with the round that is played, but for one that is nearly all byes, and has four rounds where there are as many. */
function firstShown(bracket: BracketView): number {
  const { rounds } = bracket;
  const now = roundNow(bracket);
  const [round = []] = rounds.slice(now - 1);
  const real = round.filter(({ by }) => by !== 'bye').length;
  return Math.max(1, Math.min(4 * real < round.length ? now + 1 : now, rounds.length - 3));
}

/** A part of a bracket, as large as the screen. */
export function bracketPage(view: NightView, shown: Chart) {
  if (!isDrawn(view)) return nothing;
  const { bracket } = view;
  const names = formsIn(view);
  const rows = shown.rounds[0]?.length ?? 1;
  // Who is still played for, where that match is not on the page.
  const from = (match: string, side: 0 | 1) => {
    const isFirst = shown.rounds[0]?.some((each) => each.match === match);
    const two = isFirst ? playedFor(bracket, match, side) : undefined;
    return two === undefined ? nothing : html`<em>${names(two.first)} / ${names(two.second)}</em>`;
  };
  return html`<section class="bracketpage" tabindex="0" aria-label=${eventName(view)} .style=${growth(2 * rows, 2 * MOST_MATCHES, MOST_GROWTH.wide)}>
    ${chart(view, shown, { name: names, place: ({ match }, side) => from(match, side) })}</section>`;
}

/** The moment of whoever has won a bracket. */
export function champion(view: NightView) {
  const final = view.bracket?.rounds.at(-1)?.[0];
  const [winner, loser] = (final?.sides ?? []).toSorted((a) => (a.entrant === final?.winner ? -1 : 1));
  if (winner?.entrant == null) return nothing;
  const names = namesIn(view);
  const score = final?.by === 'legs' && loser?.entrant != null;
  return html`<section class="champion"><p>${eventIn(view) ?? t('bracket-match', { places: 2 })}</p>
    <h2 class="fit">${formsIn(view)(winner.entrant)}</h2>
    ${score ? html`<p>${t('bracket-beats', { player: names(winner.entrant), other: names(loser?.entrant ?? ''), wins: winner.wins, losses: loser?.wins ?? 0 })}</p>` : nothing}</section>`;
}
