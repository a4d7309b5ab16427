// A night as anybody may see it: what its pages show. Plain values that JSON keeps, made anew for each change.
import type { CardLine, CardTotals } from '../cards/card.ts';
import type { GameOutcome, GameSide } from '../cards/outcome.ts';
import { writeLine, writeTotals } from '../cards/writing.ts';
import type { NightFormat } from '../format/format.ts';
import { type CallableGame, callableGames, type PotStanding, potStandings } from '../night/desk.ts';
import type { NamesShown, SignedBy } from '../night/event.ts';
import { type OwedGame, owedGames } from '../night/owed.ts';
import type { HighHand } from '../night/report.ts';
import { planOf } from '../night/rounds.ts';
import {
  cardGamesOf,
  isFinalStage,
  type NightEntrant,
  type NightGame,
  type NightState,
  nightStandings,
  stageOf,
} from '../night/state.ts';
import type { Stage } from '../refusal.ts';
import { sealOf } from '../rotation/chance.ts';
import type { Placed, TieDecision } from '../ties/chain.ts';
import { shownNames } from './names.ts';

/** An entrant of tonight: a player, or two partners. */
export interface EntrantView extends Omit<NightEntrant, 'leftBefore'> {
  /** The names of its players, as the club shows them. */
  readonly names: readonly string[];
  /** The first round without it; null for one who stays. */
  readonly leftBefore: number | null;
}

/** A game of the night. Lists are by side; null for what is not there yet. */
export interface GameView extends Pick<NightGame, 'game' | 'round' | 'entrants' | 'seated'> {
  readonly table: string | null;
  readonly stage: Stage;
  /** Milliseconds of the hall's clock. */
  readonly calledAt: number | null;
  readonly outcome: GameOutcome | null;
  readonly revision: number | null;
  /** The line that the game is on each card, as clubs write it. */
  readonly lines: readonly [string, string] | null;
  /** What the two have entered from their own cards. */
  readonly entered: readonly [string | null, string | null];
  readonly signed: readonly [SignedBy | null, SignedBy | null];
  readonly disputedBy: GameSide | null;
}

const SHOWN_TOTALS = ['games', 'wins', 'net', 'plus', 'minus', 'skunks'] as const;

/** A line of the standings. */
export interface PlaceView extends Pick<CardTotals, (typeof SHOWN_TOTALS)[number]> {
  readonly rank: number;
  readonly entrant: string;
  /** The whole card, as clubs write it: '13/6 +74'. */
  readonly card: string;
  /** What the format adds up: game points, holes pegged or holes lacked. */
  readonly total: number;
  /** Its lines in the order of the rounds. */
  readonly lines: readonly CardLineView[];
  /** Why the next is behind; null for the last. */
  readonly decision: TieDecision | null;
}

/** A line of a score card. */
export interface CardLineView extends Pick<CardLine, 'game' | 'round' | 'counts' | 'final'> {
  readonly text: string;
  /** Null for a bye. */
  readonly opponent: string | null;
}

/** A high hand of an entrant of tonight. */
export interface HighHandView extends HighHand {
  readonly game: string;
  readonly round: number;
}

/** Fields of a night that are shown unchanged. */
const SHOWN_FIELDS = ['phase', 'id', 'heading', 'format', 'tables', 'room', 'paused', 'checkedBy'] as const;

/** A night as its pages show it. */
export interface NightView extends Pick<NightState, (typeof SHOWN_FIELDS)[number]> {
  /** The hash of the seed and its secret, shown from the opening on; null where the night was opened without one. */
  readonly seal: string | null;
  /** The seed of the draw, and the secret; null before the first round is drawn. */
  readonly seed: number | null;
  readonly secret: string | null;
  /** Rounds that are drawn, and rounds in all as planned now. */
  readonly drawn: number;
  readonly rounds: number;
  readonly entrants: readonly EntrantView[];
  /** How the names are shown. */
  readonly shown: NamesShown;
  readonly games: readonly GameView[];
  /** Who sits out, by round. */
  readonly idle: readonly (readonly string[])[];
  /** Void games that players lack. */
  readonly owed: readonly OwedGame[];
  /** Games whose two are free: with a table they can be called; without one they are on deck. */
  readonly callable: readonly CallableGame[];
  readonly places: readonly PlaceView[];
  readonly provisional: boolean;
  readonly pots: readonly PotStanding[];
  /** Hands of `HIGH_HAND` points and more that boards have seen, the best first. */
  readonly hands: readonly HighHandView[];
}

/** Games that keep a night from being closed without a reason: they are not final, or void and owed. */
export const openGames = ({ games, owed }: Pick<NightView, 'games' | 'owed'>): readonly GameView[] =>
  games.filter(
    ({ game, stage }) => !isFinalStage(stage) || owed.some((each) => each.next && each.game === game),
  );

/** What anybody may see of a night. */
export function publicView(state: NightState): NightView {
  const { format, entrants, drawn, planned, phase } = state;
  const { places, provisional } = nightStandings(state);
  const nameOf = shownNames(state);
  return {
    ...picked(state, SHOWN_FIELDS),
    ...sealView(state),
    drawn: drawn.length,
    rounds: drawn.length + (phase === 'open' ? planOf(state) : planned).length,
    entrants: entrants.map(({ leftBefore, ...each }) => ({
      ...each,
      names: each.players.map(nameOf),
      leftBefore: leftBefore ?? null,
    })),
    shown: state.names,
    games: gameViews(state),
    idle: drawn.map(({ idle }) => idle),
    owed: owedGames(state),
    callable: callableGames(state),
    places: places.map((place) => placeView(format, place)),
    provisional,
    pots: potStandings(state),
    hands: highHands(state),
  };
}

const picked = <T, K extends keyof T>(from: T, fields: readonly K[]): Pick<T, K> =>
  Object.fromEntries(fields.map((field) => [field, from[field]])) as Pick<T, K>;

function sealView({ id, seed, secret, drawn }: NightState): Pick<NightView, 'seal' | 'seed' | 'secret'> {
  const isOpen = drawn.length > 0;
  return {
    seal: secret === null ? null : sealOf({ id, seed, secret }),
    seed: isOpen ? seed : null,
    secret: isOpen ? secret : null,
  };
}

function highHands({ games, entrants }: NightState): readonly HighHandView[] {
  const playing = new Set(entrants.flatMap(({ players }) => players));
  return games
    .filter(({ isVoid }) => !isVoid)
    .flatMap(({ game, round, result }) => (result?.hands ?? []).map((hand) => ({ game, round, ...hand })))
    .filter(({ player }) => playing.has(player))
    .toSorted((a, b) => b.points - a.points);
}

function gameViews(state: NightState): readonly GameView[] {
  const written = new Map(
    cardGamesOf(state).map(({ game, shares }) => [
      game,
      shares.map((share) => writeLine(state.format, share)),
    ]),
  );
  return state.games.map((game) => gameView(game, written.get(game.game)));
}

function gameView(each: NightGame, lines: readonly string[] | undefined): GameView {
  const { game, round, entrants, table, calledAt, seated, result, cards, signatures, disputedBy } = each;
  const entered = ([0, 1] as const).map((side) => {
    const line = cards[side];
    return line === undefined ? null : writeLine({ total: 'points' }, { ...NO_SHARE, ...line });
  });
  return {
    game,
    round,
    entrants,
    table: table ?? null,
    stage: stageOf(each),
    calledAt: calledAt ?? null,
    seated,
    outcome: result?.outcome ?? null,
    revision: result?.revision ?? null,
    lines: lines === undefined ? null : [lines[0] ?? '', lines[1] ?? ''],
    entered: [entered[0] ?? null, entered[1] ?? null],
    signed: [signatures[0] ?? null, signatures[1] ?? null],
    disputedBy: disputedBy ?? null,
  };
}

const NO_SHARE = { won: false, skunk: false, pegged: 0, lacked: 0 } as const;

function placeView(format: NightFormat, { rank, card, decision }: Placed): PlaceView {
  const { totals } = card;
  return {
    rank,
    entrant: card.entrant,
    card: writeTotals(format, totals),
    total: totals[format.total],
    ...picked(totals, SHOWN_TOTALS),
    lines: card.lines.map(({ game, round, opponent, counts, final, ...share }) => ({
      game,
      round,
      text: writeLine(format, share),
      opponent: opponent ?? null,
      counts,
      final,
    })),
    decision: decision ?? null,
  };
}
