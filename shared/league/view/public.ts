// A night as anybody may see it: what its pages show. Plain values that JSON keeps, made anew for each change.
import type { CardLine } from '../cards/card.ts';
import type { GameOutcome, GameSide } from '../cards/outcome.ts';
import { writeEntry, writeLine, writeTotals } from '../cards/writing.ts';
import { FIGURES, type Figure, type NightFormat, type Scoring, type StageForm } from '../format/format.ts';
import { type CallableGame, callableGames, type PotStanding, potStandings } from '../night/desk.ts';
import type { NamesShown, SignedBy } from '../night/event.ts';
import { bracketIn, goneFrom, matchesIn } from '../night/matches.ts';
import { type OwedGame, owedGames } from '../night/owed.ts';
import type { HighHand } from '../night/report.ts';
import { inEvent } from '../night/rooms.ts';
import { planOf } from '../night/rounds.ts';
import { eventsBefore, openedAs, stageField, stagesAhead, stagesOf } from '../night/stages.ts';
import { cardGamesOf, nightStandings } from '../night/standings.ts';
import {
  type EventState,
  isFinal,
  isFinalStage,
  type NightEntrant,
  type NightGame,
  type NightState,
  stageOf,
} from '../night/state.ts';
import { picked } from '../picked.ts';
import type { Stage } from '../refusal.ts';
import { sealOf } from '../rotation/chance.ts';
import { type ScreenSeason, seasonOnScreen } from '../season/screen.ts';
import type { Bracket, BracketMatch } from '../stage/bracket.ts';
import type { Placed, TieDecision } from '../ties/chain.ts';
import { figureIn } from '../ties/steps.ts';
import { usualLength } from './length.ts';
import { shownNames } from './names.ts';

/** An entrant of tonight: a player, or two partners. */
export interface EntrantView extends Omit<NightEntrant, 'leftBefore'> {
  /** The names of its players, as the club shows them. */
  readonly names: readonly string[];
  /** The first round without it; null for one who stays. */
  readonly leftBefore: number | null;
}

/** Fields of a game that are shown unchanged. */
const GAME_FIELDS = ['game', 'round', 'match', 'leg', 'entrants', 'seated'] as const;

/** A game of the night. Lists are by side; null for what is not there yet. */
export interface GameView extends Pick<NightGame, (typeof GAME_FIELDS)[number]> {
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

/** A line of the standings. */
export interface PlaceView extends Readonly<Record<Figure, number>> {
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

/** Fields of a line that are shown unchanged. */
const LINE_FIELDS = ['game', 'round', 'counts', 'final'] as const;

/** A line of a score card. */
export interface CardLineView extends Pick<CardLine, (typeof LINE_FIELDS)[number]> {
  readonly text: string;
  /** Null for a bye. */
  readonly opponent: string | null;
}

/** A high hand of an entrant of tonight. */
export interface HighHandView extends HighHand {
  readonly game: string;
  readonly round: number;
}

/** A side of a match: its entrant once known; null for a bye. */
export interface MatchSideView {
  readonly entrant: string | null;
  readonly bye: boolean;
  readonly seed: number | null;
  /** Games won of this match. */
  readonly wins: number;
}

/** A match of a bracket. */
export interface MatchView extends Pick<BracketMatch, 'match'> {
  readonly sides: readonly [MatchSideView, MatchSideView];
  /** Null while it is undecided. */
  readonly by: BracketMatch['by'] | null;
  readonly winner: string | null;
  /** Its games, by their ids. */
  readonly games: readonly string[];
  /** Its table. */
  readonly table: string | null;
}

/** A bracket: its rounds, the final last, and the match for third place. */
export interface BracketView {
  readonly rounds: readonly (readonly MatchView[])[];
  readonly third: MatchView | null;
}

/** Fields of a stage that are shown unchanged. */
const STAGE_FIELDS = ['id', 'name', 'entry'] as const;

/** A stage of the weekend as the desk sees it, before and after its cut. */
export interface StageView extends Pick<StageForm, (typeof STAGE_FIELDS)[number]> {
  readonly opened: boolean;
  /** Entrants whom it would take now, the best seed first. Where they are asked, nobody who has gone home. */
  readonly field: readonly string[];
  readonly level: readonly string[];
  readonly reserve: string | null;
  /** Games that have to be final before the cut. */
  readonly open: readonly string[];
  /**
   * Entrants of the field, and the high non-qualifier, with results from paper that no checker has initialled; nobody where the
   * players are asked. With boards and phones both players have confirmed a result.
   */
  readonly unchecked: readonly string[];
}

/** Fields of an event that are shown unchanged. */
const EVENT_FIELDS = ['event', 'name', 'rank', 'format', 'paused', 'reserve', 'fixture'] as const;

/** An event of the night, for pages. */
export interface EventView extends Pick<EventState, (typeof EVENT_FIELDS)[number]> {
  /** Rounds drawn, and all rounds as planned now. A bracket is drawn whole. */
  readonly drawn: number;
  readonly rounds: number;
  readonly entrants: readonly EntrantView[];
  readonly games: readonly GameView[];
  /** Who sits out, by round. */
  readonly idle: readonly (readonly string[])[];
  /** Void games that players lack. */
  readonly owed: readonly OwedGame[];
  readonly places: readonly PlaceView[];
  readonly provisional: boolean;
  /** The number of places for which pages list contenders. */
  readonly decides: number;
  readonly pots: readonly PotStanding[];
  /** Hands of `HIGH_HAND` points and more that boards have seen, the best first. */
  readonly hands: readonly HighHandView[];
  /** Null if it has none, or is not drawn. */
  readonly bracket: BracketView | null;
}

/** Fields of a night that are shown unchanged. */
const SHOWN_FIELDS = ['phase', 'id', 'heading', 'tables', 'room', 'checkedBy'] as const;

/** A night for pages, with the event that it was opened with. */
export interface NightView extends EventView, Pick<NightState, (typeof SHOWN_FIELDS)[number]> {
  /** Its other events, in the order in which they get tables. */
  readonly events: readonly EventView[];
  readonly stages: readonly StageView[];
  /** The hash of the seed and its secret, public from the start; null if the night was opened without one. */
  readonly seal: string | null;
  /** The seed of the draw, and the secret; null before the first round is drawn. */
  readonly seed: number | null;
  readonly secret: string | null;
  /** Whether the television lists the contenders. */
  readonly decidesOnScreen: boolean;
  /** The form of the names. */
  readonly shown: NamesShown;
  /** Games whose players are free. With a table a game can be called; without one it is on deck. */
  readonly callable: readonly CallableGame[];
  /** The median length of tonight's games in milliseconds; null before the first result. */
  readonly usual: number | null;
  /** The season on the television, or null. */
  readonly season: ScreenSeason | null;
}

/** All events of a night. */
export const eventViews = (view: NightView): readonly EventView[] => [view, ...view.events];

/** The night for pages, turned to another of its events; undefined if it has no such event. */
export function viewOfEvent(view: NightView, event: string): NightView | undefined {
  if (event === view.event) return view;
  const found = view.events.find((each) => each.event === event);
  return found && { ...view, ...found, events: [view, ...view.events.filter((each) => each !== found)] };
}

/** The same; unchanged if it has no such event. */
export const viewOf = (view: NightView, event: string): NightView => viewOfEvent(view, event) ?? view;

/** The night, turned to the event of a game. */
export const viewWith = (view: NightView, game: string): NightView =>
  viewOf(view, eventViews(view).find(({ games }) => games.some((each) => each.game === game))?.event ?? '');

/** The games of all its events. */
export const allGames = (view: NightView): readonly GameView[] =>
  eventViews(view).flatMap(({ games }) => games);

/** Games that keep a night from being closed without a reason: they are not final, or void and owed. */
export const openGames = (view: NightView): readonly GameView[] =>
  eventViews(view).flatMap(({ games, owed }) =>
    games.filter(
      ({ game, stage }) => !isFinalStage(stage) || owed.some((each) => each.next && each.game === game),
    ),
  );

/** What anybody may see of a night. */
export const publicView = (state: NightState): NightView => ({
  ...eventView(state),
  ...picked(state, SHOWN_FIELDS),
  ...sealView(state),
  events: state.events.map(({ event }) => eventView(inEvent(state, event))),
  stages: stagesOf(state).map((stage) => stageView(state, stage)),
  decidesOnScreen: state.settings.decidesOnScreen,
  shown: state.names,
  callable: callableGames(state),
  usual: usualLength(state),
  season: seasonOnScreen(state),
});

function eventView(state: NightState): EventView {
  const { format, entrants, drawn, planned, phase } = state;
  const { places, provisional } = nightStandings(state);
  const nameOf = shownNames(state);
  const bracket = bracketIn(state);
  const left = phase === 'open' ? planOf(state) : planned;
  return {
    ...picked(state, EVENT_FIELDS),
    drawn: bracket === undefined ? drawn.length : bracket.rounds.length,
    rounds: format.schedule.kind === 'bracket' ? (bracket?.rounds.length ?? 0) : drawn.length + left.length,
    entrants: entrants.map(({ leftBefore, ...each }) => ({
      ...each,
      names: each.players.map(nameOf),
      leftBefore: leftBefore ?? null,
    })),
    games: gameViews(state),
    idle: drawn.map(({ idle }) => idle),
    owed: owedGames(state),
    places: places.map((place) => placeView(format, place)),
    provisional,
    decides: state.settings.decides ?? (stagesAhead(state)[0]?.line || 1),
    pots: potStandings(state),
    hands: highHands(state),
    bracket: bracket === undefined ? null : bracketView(state, bracket),
  };
}

function bracketView(state: NightState, { rounds, third }: Bracket): BracketView {
  const seeds = new Map(state.seeds.map((each, at) => [each, at + 1]));
  const played = new Map(matchesIn(state).map((each) => [each.match, each]));
  const matchView = ({ match, sides, by, winner }: BracketMatch): MatchView => {
    const { games = [], wins = [0, 0] } = played.get(match) ?? {};
    const sideView = (side: GameSide): MatchSideView => {
      const entrant = sides[side] ?? null;
      const seed = entrant === null ? null : (seeds.get(entrant) ?? null);
      return { entrant, bye: sides[side] === null, seed, wins: wins[side] };
    };
    const table = games.findLast((each) => each.table !== undefined)?.table ?? null;
    const ids = games.map(({ game }) => game);
    const two = [sideView(0), sideView(1)] as const;
    return { match, sides: two, by: by ?? null, winner: winner ?? null, games: ids, table };
  };
  return {
    rounds: rounds.map((round) => round.map(matchView)),
    third: third === undefined ? null : matchView(third),
  };
}

function stageView(state: NightState, stage: StageForm): StageView {
  const { entrants, level, reserve } = stageField(state, stage);
  const games = eventsBefore(state, stage).flatMap((each) => each.games);
  const gone =
    stage.entry === 'ask' ? stage.from.flatMap(({ event }) => goneFrom(inEvent(state, event))) : [];
  const field = entrants.map(({ id }) => id).filter((id) => !gone.includes(id));
  const carded = stage.entry === 'ask' ? [] : [...field, ...(reserve === null ? [] : [reserve])];
  const unchecked = games
    .filter((each) => stageOf(each) === 'signed' && each.signatures.includes('desk'))
    .flatMap((each) => each.entrants);
  return {
    ...picked(stage, STAGE_FIELDS),
    opened: openedAs(state, stage.id) !== undefined,
    field,
    level,
    reserve,
    open: games.filter((each) => !isFinal(each)).map(({ game }) => game),
    unchecked: carded.filter((entrant) => unchecked.includes(entrant)),
  };
}

function sealView(state: NightState): Pick<NightView, 'seal' | 'seed' | 'secret'> {
  const { id, seed, secret } = state;
  const isOpen = state.drawn.length + state.seeds.length > 0;
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
      shares.map((share) => writeLine(state.format.scoring, share)),
    ]),
  );
  return state.games.map((game) => gameView(state, game, written.get(game.game)));
}

function gameView(
  { format: { scoring } }: EventState,
  each: NightGame,
  lines: readonly string[] | undefined,
): GameView {
  const { table, calledAt, result, cards, signatures, disputedBy } = each;
  const entry = (line: NightGame['cards'][number]): string | null =>
    line ? writeEntry(scoring, line) : null;
  return {
    ...picked(each, GAME_FIELDS),
    table: table ?? null,
    stage: stageOf(each),
    calledAt: calledAt ?? null,
    outcome: result?.outcome ?? null,
    revision: result?.revision ?? null,
    lines: lines === undefined ? null : [lines[0] ?? '', lines[1] ?? ''],
    entered: [entry(cards[0]), entry(cards[1])],
    signed: [signatures[0] ?? null, signatures[1] ?? null],
    disputedBy: disputedBy ?? null,
  };
}

/** A decision in game points, not units. */
const inPoints = ({ per }: Scoring, decision: TieDecision): TieDecision => {
  const [above, below] = decision.figures;
  const isPoints = decision.step !== 'level' && figureIn(decision.step)?.figure === 'points';
  return isPoints ? { ...decision, figures: [above / per, below / per] } : decision;
};

function placeView({ scoring }: NightFormat, { rank, card, decision }: Placed): PlaceView {
  const { totals } = card;
  const points = totals.points / scoring.per;
  return {
    rank,
    entrant: card.entrant,
    card: writeTotals(scoring, totals),
    total: scoring.kind === 'points' ? points : totals[scoring.kind],
    ...picked(totals, FIGURES),
    points,
    lines: card.lines.map((line) => ({
      ...picked(line, LINE_FIELDS),
      text: writeLine(scoring, line),
      opponent: line.opponent ?? null,
    })),
    decision: decision === undefined ? null : inPoints(scoring, decision),
  };
}
