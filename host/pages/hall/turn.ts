// The pages that turn on the television: the places of each event, its bracket in parts that fill the screen, and its winner.
import { type BracketView, type MatchView, type NightView, viewOf } from '../../../shared/league/index.ts';
import { html, nothing, t } from '../kit/element.ts';
import {
  type Chart,
  championOf,
  chart,
  chartsOf,
  isDrawn,
  playedFor,
  roundNow,
  tableWords,
} from './bracket.ts';
import { eventIn, eventName, rankedEvents } from './events.ts';
import { growth, MOST_GROWTH } from './games.ts';
import { decidesIn } from './late.ts';
import { formsIn, namesIn, unitIn } from './names.ts';

/** Rows of places on a 16:9 screen, in type that can be read at 10 m. */
const ROOM = { singles: 13, pairs: 6 } as const;

/** Rows of the standings. The champion takes a row of the screen. */
export const placesOn = (view: NightView): number => ROOM[unitIn(view)] - (view.phase === 'closed' ? 1 : 0);

/**
 * A page of the television and its event: places beside the games, or the contenders; a chart that fills the screen, or the
 * winner; or the games alone.
 */
export interface TurnPage {
  readonly view: NightView;
  readonly show: 'places' | 'needs' | 'champion' | 'games' | Chart;
  readonly leaf: number;
  /** The number of pages with games so far. */
  readonly seen: number;
}

type Page = Omit<TurnPage, 'seen'>;

/** The page of this turn; undefined before the first result, when all are level. `nobody`: no game runs, so places fill the screen. */
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
    // While other events go on, its top places are enough.
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

/** Matches in the first round of a chart: 15 with the later rounds, in type that can be read at 10 m. */
const MOST_MATCHES = 8;

/** A chart starts with the current round, unless that is nearly all byes, and has up to 4 rounds. */
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
  // In place of an unknown entrant: the table of the match that decides the side; its players, if it is not on the page.
  const from = (match: string, side: 0 | 1) => {
    const two = playedFor(bracket, match, side);
    if (two === undefined) return nothing;
    const isFirst = shown.rounds[0]?.some((each) => each.match === match);
    return isFirst
      ? html`<em>${names(two.first)} / ${names(two.second)}</em>`
      : html`<em class="at">${two.table ?? nothing}</em>`;
  };
  const last = shown.rounds.at(-1) ?? [];
  const below = (match: MatchView) =>
    last.includes(match) ? html`<small class="at">${tableWords(match) ?? nothing}</small>` : nothing;
  return html`<section class="bracketpage" tabindex="0" aria-label=${eventName(view)} .style=${growth(2 * rows, 2 * MOST_MATCHES, MOST_GROWTH.wide)}>
    ${chart(view, shown, { name: names, place: ({ match }, side) => from(match, side), below })}</section>`;
}

/** The announcement of the winner of a bracket. */
export function champion(view: NightView) {
  const final = view.bracket?.rounds.at(-1)?.[0];
  const winner = final?.sides.find(({ entrant }) => entrant === final.winner);
  const loser = final?.sides.find(({ entrant }) => entrant !== final.winner);
  if (winner?.entrant == null) return nothing;
  const names = namesIn(view);
  const score = final?.by === 'legs' && loser?.entrant != null;
  return html`<section class="champion"><p>${eventIn(view) ?? t('bracket-match', { places: 2 })}</p>
    <h2 class="fit">${formsIn(view)(winner.entrant)}</h2>
    ${score ? html`<p>${t('bracket-beats', { player: names(winner.entrant), other: names(loser?.entrant ?? ''), wins: winner.wins, losses: loser?.wins ?? 0 })}</p>` : nothing}</section>`;
}
