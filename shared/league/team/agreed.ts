// The cards of two captains against each other, and what each may see of the other's sheet and card.
import { type Both, MATCH_SIDES, type MatchSide } from './format.ts';
import type { Competition, Fixture, MatchCard, RubberLine, TeamSeason } from './season.ts';

/** How far the card of a match is. */
export type CardState =
  | { readonly kind: 'none' }
  /** Only this side's card is in. */
  | { readonly kind: 'one'; readonly side: MatchSide }
  /** The two differ in these rubbers, by their places from 0. */
  | { readonly kind: 'differ'; readonly rubbers: readonly number[] }
  /** This card counts: both say the same, or the secretary has ruled so. */
  | { readonly kind: 'agreed'; readonly card: MatchCard }
  /** The match counts by a walkover, or not at all. */
  | { readonly kind: 'ruled' };

/** Whether nothing more is asked of the captains. */
export const isSettled = ({ kind }: CardState): boolean => kind === 'agreed' || kind === 'ruled';

/** How far the card of this match is; a ruling comes before what the captains say. */
export function cardState({ cards = {}, ruling }: Fixture): CardState {
  if (ruling !== undefined)
    return ruling.kind === 'card' ? { kind: 'agreed', card: ruling.card } : { kind: 'ruled' };
  const { 0: home, 1: away } = cards;
  if (home === undefined || away === undefined) {
    if (home === undefined && away === undefined) return { kind: 'none' };
    return { kind: 'one', side: home === undefined ? 1 : 0 };
  }
  const rubbers = differences(home, away);
  return rubbers.length > 0 ? { kind: 'differ', rubbers } : { kind: 'agreed', card: joined(home, away) };
}

/** Places of the rubbers that the two cards do not have with the same legs. */
function differences(home: MatchCard, away: MatchCard): readonly number[] {
  const most = Math.max(home.rubbers.length, away.rubbers.length);
  return Array.from({ length: most }, (_, place) => place).filter(
    (place) => legsOf(home.rubbers[place]) !== legsOf(away.rubbers[place]),
  );
}

const legsOf = (line: RubberLine | undefined): string => line?.legs?.join('-') ?? '';

/** The card that two agree on: each side knows its own players best. */
function joined(home: MatchCard, away: MatchCard): MatchCard {
  const short = MATCH_SIDES.filter((side) => home.short?.includes(side) || away.short?.includes(side));
  const rubbers = home.rubbers.map(({ players: [ours, theirs], legs }, place): RubberLine => {
    const [, own = []] = away.rubbers[place]?.players ?? [];
    return { players: [ours, own.length > 0 ? own : theirs], legs };
  });
  return { rubbers, ...(short.length > 0 && { short }) };
}

/** The rubbers that were played, of all cards that count. */
export const rubbersIn = ({ fixtures }: TeamSeason) =>
  fixtures.flatMap((fixture) => {
    const state = cardState(fixture);
    const lines = state.kind === 'agreed' ? state.card.rubbers : [];
    return lines.flatMap(({ players, legs }) => (legs === null ? [] : [{ fixture, players, legs }]));
  });

/** Who looks at a match: everybody, a captain of a side, or the secretary. */
export type MatchViewer = 'public' | MatchSide | 'secretary';

/** A sheet or a card as somebody may see it: `in` where it is there and hidden, null where it is not there. */
export type Shown<T> = T | 'in' | null;

/** A match as somebody may see it. */
export interface MatchView extends Omit<Fixture, 'sheets' | 'cards'> {
  readonly sheets: Both<Shown<readonly (readonly string[])[]>>;
  readonly cards: Both<Shown<MatchCard>>;
  readonly state: CardState;
}

/**
 * A match without what this viewer may not see. A sheet opens to all once both are in. A captain sees the other's card where the two
 * differ, and everybody a card that counts.
 */
export function matchFor(fixture: Fixture, viewer: MatchViewer): MatchView {
  const { sheets = {}, cards = {}, ...rest } = fixture;
  const state = cardState(fixture);
  const bothSheets = sheets[0] !== undefined && sheets[1] !== undefined;
  const bothCards = isSettled(state) || (state.kind === 'differ' && viewer !== 'public');
  const sees = (side: MatchSide): boolean => viewer === 'secretary' || viewer === side;
  const shown = <T>(all: Readonly<Partial<Record<MatchSide, T>>>, open: boolean): Both<Shown<T>> => {
    const of = (side: MatchSide): Shown<T> => {
      const one = all[side];
      return one === undefined ? null : open || sees(side) ? one : 'in';
    };
    return [of(0), of(1)];
  };
  return {
    ...rest,
    sheets: shown(sheets, bothSheets || isSettled(state)),
    cards: shown(cards, bothCards),
    state,
  };
}

/** Whether the clock of its format has run out and no sheet or card of a side is in: that side may forfeit. `now`: 2026-11-26 20:35. */
export function lateSides(fixture: Fixture, { format }: Competition, now: string): readonly MatchSide[] {
  if (format.late === null || now <= `${fixture.day} ${format.late}`) return [];
  const state = cardState(fixture);
  if (isSettled(state) || state.kind === 'differ') return [];
  return MATCH_SIDES.filter(
    (side) => fixture.sheets?.[side] === undefined && fixture.cards?.[side] === undefined,
  );
}
