// Compares the two captains' cards, and hides what a captain may not see of the other side.
import { type Both, MATCH_SIDES, type MatchSide } from './format.ts';
import type { Competition, Fixture, MatchCard, RubberLine, TeamSeason } from './season.ts';

/** How far the card of a match is. */
export type CardState =
  | { readonly kind: 'none' }
  /** Only this side's card is in. */
  | { readonly kind: 'one'; readonly side: MatchSide }
  /** They differ in these rubbers, by their places from 0. */
  | { readonly kind: 'differ'; readonly rubbers: readonly number[] }
  /** This card counts: both sides agree on it, or the secretary decided it. */
  | { readonly kind: 'agreed'; readonly card: MatchCard }
  /** A walkover, or a void match. */
  | { readonly kind: 'ruled' };

/** Whether the captains have nothing left to do. */
export const isSettled = ({ kind }: CardState): boolean => kind === 'agreed' || kind === 'ruled';

/** How far the card of this match is. A ruling overrides all cards; the card of a hall stands in for those that captains have not sent. */
export function cardState(fixture: Fixture): CardState {
  const { cards = {}, ruling } = fixture;
  if (ruling !== undefined)
    return ruling.kind === 'card' ? { kind: 'agreed', card: ruling.card } : { kind: 'ruled' };
  const hall = hallCard(fixture);
  const { 0: home = hall, 1: away = hall } = cards;
  if (home === undefined || away === undefined) {
    if (home === undefined && away === undefined) return { kind: 'none' };
    return { kind: 'one', side: home === undefined ? 1 : 0 };
  }
  const rubbers = differences(hall === undefined ? [home, away] : [home, away, hall]);
  return rubbers.length > 0 ? { kind: 'differ', rubbers } : { kind: 'agreed', card: joined(home, away) };
}

/** The card that a hall has reported, once both sides have signed all of it. A side without players was short. */
export function hallCard({ hall }: Pick<Fixture, 'hall'>): MatchCard | undefined {
  const rubbers = hall?.rubbers.flatMap((line) => line ?? []) ?? [];
  if (hall === undefined || rubbers.length < hall.rubbers.length) return undefined;
  const short = MATCH_SIDES.filter((side) => rubbers.some(({ players }) => players[side].length === 0));
  return { rubbers, ...(short.length > 0 && { short }) };
}

/** Places of the rubbers whose legs differ on these cards. */
function differences(cards: readonly MatchCard[]): readonly number[] {
  const most = Math.max(...cards.map(({ rubbers }) => rubbers.length));
  return Array.from({ length: most }, (_, place) => place).filter(
    (place) => new Set(cards.map(({ rubbers }) => legsOf(rubbers[place]))).size > 1,
  );
}

const legsOf = (line: RubberLine | undefined): string => line?.legs?.join('-') ?? '';

/** The card of two that agree, with each side's own players from its own card. */
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

/** The viewer of a match: everybody, a captain of a side, or the secretary. */
export type MatchViewer = 'public' | MatchSide | 'secretary';

/** A sheet or a card as a viewer may see it: `in` if it is there but hidden, null if it is not there. */
export type Shown<T> = T | 'in' | null;

/** A match as a viewer may see it. */
export interface MatchView extends Omit<Fixture, 'sheets' | 'cards' | 'hall'> {
  readonly sheets: Both<Shown<readonly (readonly string[])[]>>;
  readonly cards: Both<Shown<MatchCard>>;
  /** The card of a hall; null if there is none, or it is hidden. */
  readonly hall: MatchCard | null;
  readonly state: CardState;
}

/**
 * Hides what this viewer may not see of a match. Everybody sees both sheets once both are in, and a card that counts. A captain also sees
 * the other side's card if the two differ.
 */
export function matchFor(fixture: Fixture, viewer: MatchViewer): MatchView {
  const { sheets = {}, cards = {}, hall: _, ...rest } = fixture;
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
    hall: (bothCards && hallCard(fixture)) || null,
    state,
  };
}

/** Whether a side has neither sheet nor card after the latest start of its format, and may forfeit. `now`: 2026-11-26 20:35. */
export function lateSides(fixture: Fixture, { format }: Competition, now: string): readonly MatchSide[] {
  if (format.late === null || now <= `${fixture.day} ${format.late}`) return [];
  const state = cardState(fixture);
  if (isSettled(state) || state.kind === 'differ') return [];
  return MATCH_SIDES.filter(
    (side) => fixture.sheets?.[side] === undefined && fixture.cards?.[side] === undefined,
  );
}
