// Everything about a table as plain JSON, for the companion's pages; and what of it the board shows.
import { HOLES, MAX_LANES, type Note } from '../../shared/protocol/index.ts';
import {
  cribOwner,
  type Expectation,
  nextDealerOf,
  type OpenOffence,
} from '../../shared/rules/game/index.ts';
import {
  type GameResult,
  type Hand,
  type Match,
  matchOf,
  offencesNow,
  type Pegs,
  type Phase,
  type RuleSet,
  type Ruling,
  type State,
} from '../../shared/rules/index.ts';
import { HANDS, sideOf, targetOf } from '../../shared/rules/terms/index.ts';
import type { KeptMove } from '../../shared/story/history.ts';
import { type Ask, askOf, type Besides, besidesOf } from '../../shared/table/ask.ts';
import type { FirstQuestion } from '../../shared/table/checks.ts';
import type { DeskScreen } from '../../shared/table/desk.ts';
import type { Context, KeyedEntry } from '../../shared/table/entry.ts';
import { laneLaps, laneOf, lanePegs } from '../../shared/table/lanes.ts';
import type { Moment } from '../../shared/table/moments.ts';
import type { Rows } from '../../shared/words/display.ts';
import type { BoardErrorDetails, Complaint, Message, NoticeDetails } from '../../shared/words/index.ts';
import { messageOf } from '../board/index.ts';
import type { BoardStatus, BoardView } from './board.ts';

/** A seat. Partners share a lane and its pegs. */
interface PlayerView {
  readonly seat: number;
  readonly name: string;
  /** Lane of the board, from 0. */
  readonly lane: number;
  /** Index in the palette. */
  readonly colour: number;
  readonly front: number;
  readonly rear: number;
  /** Holes to the game hole. */
  readonly toGo: number;
}

/** A table at one moment. Plain JSON: null where something is not known. */
export interface TableView {
  /** Rises with every move of the journal. */
  readonly move: number;
  /** Lanes of the board. */
  readonly lanes: number;
  readonly phase: Phase;
  /** Number of the game in its match, and of the deal in the game. */
  readonly game: number;
  readonly deal: number;
  readonly players: readonly PlayerView[];
  /** Pegs by lane, as many as the board has. In a game of several laps a rear peg can stand before its front peg. */
  readonly pegs: readonly Pegs[];
  /** Seats. `crib` owns the crib; null where there is none, or it is not known yet. */
  readonly dealer: number | null;
  readonly crib: number | null;
  readonly turn: number | null;
  /** After a game: the seat that deals the next one; null for a cut. */
  readonly nextDealer: number | null;
  readonly prompt: {
    readonly expects: Expectation;
    /** What is asked for, as it is being keyed, and what can be done or known besides. */
    readonly ask: Ask;
    readonly besides: Besides;
    readonly seat: number | null;
    readonly hand: Hand | null;
    readonly cards: number;
    readonly disputed: boolean;
    /** Seats that may call muggins. */
    readonly muggins: readonly number[];
    /** What they can call it on: the player who missed points, and the card in play; null where none is entered. */
    readonly calls: readonly { readonly seat: number; readonly on: number; readonly card: string | null }[];
  };
  /** Offences that can be called now, and the seats that can have committed them. */
  readonly offences: readonly OpenOffence[];
  readonly starter: string | null;
  readonly cards: { readonly [hand in Hand]: readonly string[] | null };
  /** The last ruling. */
  readonly ruling: Ruling | null;
  /** Why something was not done. */
  readonly refusal: Complaint | null;
  /** What is being keyed. */
  readonly entry: KeyedEntry;
  /** The play where its cards are entered, as everybody sees it; null elsewhere. */
  readonly play: {
    /** The running count; 0 after a restart. `laid` are its cards, or those before the restart until the next one is laid. */
    readonly count: number;
    readonly over: boolean;
    readonly laid: readonly { readonly seat: number; readonly card: string; readonly count: number }[];
    /** The seat whose card waits for its points; null where none does. */
    readonly claims: number | null;
  } | null;
  /** What the board played last, until the next key; `id` rises with each. Null where a key has silenced it, and before the first. */
  readonly cue: {
    readonly id: number;
    readonly tones: readonly Note[];
    /** What made it a moment for the whole room; null where nothing did. */
    readonly moment: Moment | null;
  } | null;
  /** The display. */
  readonly rows: Rows;
  /** What the hall that the table plays for wants of its players; null where the game has the word. */
  readonly desk: DeskScreen | null;
  /** The last moves, the newest last. */
  readonly history: readonly KeptMove[];
  /** The match, by lane: games, game points, stakes, net spread, and whether it is decided. */
  readonly match: Omit<Match, 'winner'> & { readonly winner: number | null };
  /** How the game ended; null while it goes on. */
  readonly result: GameResult | null;
  readonly rules: RuleSet;
  /** Rules that were chosen for the next game; null where it goes by the same. */
  readonly planned: RuleSet | null;
  readonly board: {
    readonly state: BoardStatus['state'];
    readonly port: string;
    readonly firmware: string | null;
    /** Why the board is not ready, and what to do. */
    readonly error: Message<BoardErrorDetails> | null;
  };
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** What a new table asks; null where it is answered or something was played. */
  readonly question: FirstQuestion | null;
  /** What was mended when the journal was opened. */
  readonly notices: readonly Message<NoticeDetails>[];
}

/** Everything that a view is made of. */
interface Sight
  extends Context,
    Pick<
      TableView,
      'move' | 'lanes' | 'entry' | 'rows' | 'cue' | 'history' | 'planned' | 'canUndo' | 'notices'
    > {
  readonly screen: DeskScreen | undefined;
  readonly refusal: Complaint | undefined;
  readonly status: BoardStatus;
}

/** The view of a table. */
export function makeView(sight: Sight): TableView {
  const { state, prompt, screen, refusal, status, ...same } = sight;
  const { phase, game, deal, rules } = state;
  const match = matchOf(state);
  return {
    ...same,
    phase,
    game,
    deal,
    rules,
    players: state.players.map((_, seat) => playerView(state, seat)),
    pegs: lanePegs(state, sight.lanes),
    dealer: prompt.dealer ?? null,
    crib: cribOwner(state) ?? null,
    turn: prompt.seat ?? null,
    nextDealer: nextDealerOf(state, rules) ?? null,
    prompt: promptView(sight),
    offences: offencesNow(state),
    starter: state.starter ?? null,
    cards: Object.fromEntries(HANDS.map((hand) => [hand, state.cards[hand] ?? null])) as TableView['cards'],
    ruling: state.ruling ?? null,
    refusal: refusal ?? null,
    question: sight.question ?? null,
    play: prompt.play === undefined ? null : { ...prompt.play, claims: prompt.play.claims ?? null },
    desk: screen ?? null,
    match: { ...match, winner: match.winner ?? null },
    result: (phase === 'over' ? state.results.at(-1) : undefined) ?? null,
    board: boardState(status),
  };
}

function promptView(sight: Sight): TableView['prompt'] {
  const { prompt, entry } = sight;
  const { expects, cards, disputed, muggins, calls } = prompt;
  return {
    expects,
    ask: askOf(sight, entry),
    besides: besidesOf(sight, entry),
    seat: prompt.seat ?? null,
    hand: prompt.hand ?? null,
    cards,
    disputed,
    muggins,
    calls: calls.map(({ seat, on, card = null }) => ({ seat, on, card })),
  };
}

const boardState = ({ state, port, board, error }: BoardStatus): TableView['board'] => ({
  state,
  port,
  firmware: board?.firmware ?? null,
  error: error === undefined ? null : messageOf(error),
});

/** What the board shows of it. Sides are lanes; lanes without a side are empty, sides without a lane are not shown. */
export function boardView({
  state,
  prompt,
  text,
  lanes,
}: Pick<Sight, 'state' | 'prompt' | 'lanes'> & { readonly text: () => Rows }): BoardView {
  const dealer = laneOf(state, prompt.dealer, lanes);
  const turn = laneOf(state, prompt.seat, lanes);
  return {
    pegs: lanePegs(state, lanes),
    laps: laneLaps(state, lanes),
    dealer,
    turn,
    get rows() {
      return text();
    },
  };
}

/** Both ends of a lane. */
const ENDS: Pegs = { front: HOLES, rear: 1 };
const DARK: Pegs = { front: 0, rear: 0 };

/**
 * What the board shows while a game is called: a player who has not sat down finds both ends of their lane lit, in its colour.
 * Once one of the two has pressed, the turn is the other one's.
 */
export function calledView({ sat }: Extract<DeskScreen, { code: 'called' }>, text: () => Rows): BoardView {
  const pegs = sat.map((done) => (done ? DARK : ENDS));
  return {
    pegs,
    dealer: null,
    turn: sat[0] === sat[1] ? null : sat.indexOf(false),
    get rows() {
      return text();
    },
  };
}

function playerView(state: State, seat: number): PlayerView {
  const lane = sideOf(state.rules, seat);
  const { front, rear } = state.pegs[lane] ?? { front: 0, rear: 0 };
  return {
    seat,
    name: state.players[seat] ?? '',
    lane,
    colour: lane % MAX_LANES,
    front,
    rear,
    toGo: targetOf(state.rules, lane) - front,
  };
}
