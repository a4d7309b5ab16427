// A night as it looks to one of its players: what to do now, what comes next, and the own card.
import {
  allGames,
  type CardFault,
  crossCheck,
  type EventView,
  eventViews,
  type GameSide,
  type GameView,
  isFinalStage,
  type MatchView,
  matchesOf,
  type NightView,
  parseLine,
  type WrittenLine,
} from '../../../shared/league/index.ts';
import { feederOf } from '../hall/bracket.ts';
import { isPlayed } from '../hall/names.ts';

/** A game of the player, from the player's side. */
export interface OwnGame {
  readonly game: GameView;
  readonly event: EventView;
  readonly side: GameSide;
  /** The id of the other entrant. */
  readonly opponent: string;
}

/** Everything that is a player's in a night. */
type OwnNight = ReturnType<typeof ownNight>;

/** The next game that is drawn: on deck, or waiting for an opponent who still plays. */
export type NextGame = NonNullable<OwnNight['next']>;

/** A player's card, game and matches in an event. */
export type OwnEvent = ReturnType<typeof ownEvent>;

/** The same in all events of a night. */
export function ownNight(view: NightView, player: string) {
  const events = eventViews(view).map((event) => ownEvent(event, player));
  const own = events.flatMap(({ games }) => games);
  const open = own.filter(({ game }) => !isFinalStage(game.stage));
  const drawn = open.find(({ game }) => game.stage === 'drawn');
  const now = open.find(({ game }) => isPlayed(game));
  const isIdle = now === undefined && drawn === undefined && view.phase === 'open';
  const isHere = events.some((each) => each.isHere);
  return {
    /** Whether the player is checked in tonight. */
    isHere,
    /** Whether the player was here, and has left. */
    hasLeft: !isHere && events.some(({ entrant }) => entrant !== undefined),
    /** Called, without a result. */
    now,
    /** With a result that is not final. */
    unsigned: open.filter(({ game }) => game.outcome !== null),
    /** `busyAt`: the table at which the opponent still plays; null where only a table is missing. */
    next: drawn && { ...drawn, busyAt: busyAt(view, drawn.opponent) },
    /** The round that the player sits out, while no own game is open. */
    sitsOut: isIdle ? events.find(({ sitsOut }) => sitsOut !== undefined)?.sitsOut : undefined,
    /** A match of a bracket that waits for the opponent. */
    waits: isIdle ? events.find(({ waits }) => waits !== undefined)?.waits : undefined,
    /** Events that the player may enter. */
    mayEnter: view.phase === 'open' ? enterable(view, events) : [],
    events,
  };
}

/** Stages whose check-in is open, and that would take the player. */
function enterable({ stages }: NightView, events: readonly OwnEvent[]): readonly EventView[] {
  const ids = events.flatMap(({ entrant }) => entrant ?? []);
  return events.flatMap(({ event, isHere }) => {
    const stage = stages.find(({ id, entry }) => id === event.event && entry === 'ask');
    const isOpen = !isHere && event.drawn === 0 && event.format.rules.unit === 'singles';
    return isOpen && stage?.field.some((each) => ids.includes(each)) ? [event] : [];
  });
}

function ownEvent(event: EventView, player: string) {
  const entrants = event.entrants.filter(({ players }) => players.includes(player));
  const here = entrants.find(({ leftBefore }) => leftBefore === null);
  const entrant = (here ?? entrants.at(-1))?.id;
  const games = event.games.flatMap((game) => ownGames(event, game, entrant));
  const short = event.owed.flatMap((owed) => owed.short).find((each) => each.entrant === entrant);
  return {
    event,
    entrant,
    isHere: here !== undefined,
    games,
    sitsOut: event.idle.at(-1)?.includes(entrant ?? '') === true ? event.idle.length : undefined,
    waits: waitingMatch(event, entrant),
    place: event.places.find((each) => each.entrant === entrant),
    /** Games that are void, whether or not they are made up for. */
    void: games.filter(({ game }) => game.stage === 'void'),
    /** How many games the player has, where a void one is owed. */
    short: short && { games: short.games, due: short.due },
  };
}

/** The match that decides the next opponent. */
function waitingMatch(event: EventView, entrant: string | undefined) {
  const { bracket } = event;
  if (bracket === null || entrant === undefined) return undefined;
  const isOwn = ({ sides, by }: MatchView): boolean =>
    by === null && sides.some((side) => side.entrant === entrant);
  const match = matchesOf(bracket).find(isOwn);
  const side = match?.sides.findIndex((each) => each.entrant === null && !each.bye) ?? -1;
  return match === undefined || side === -1
    ? undefined
    : { event, before: feederOf(bracket, match.match, side) };
}

function ownGames(event: EventView, game: GameView, entrant: string | undefined): readonly OwnGame[] {
  const [first, second] = game.entrants;
  if (first === entrant) return [{ game, event, side: 0, opponent: second }];
  return second === entrant ? [{ game, event, side: 1, opponent: first }] : [];
}

const busyAt = (view: NightView, entrant: string): string | null =>
  allGames(view).find((game) => isPlayed(game) && game.entrants.includes(entrant))?.table ?? null;

/** Who sits at the table already: the own side, and the other. */
export const seatedAt = ({ game: { seated }, side }: OwnGame): readonly [own: boolean, theirs: boolean] =>
  side === 0 ? seated : [seated[1], seated[0]];

/** What does not agree in the lines that both have written; nothing until both have. */
export function faultsIn(format: NightView['format'], { round, entered }: GameView): readonly CardFault[] {
  const [first, second] = entered.map((text) => lineIn(text, format));
  return first === undefined || second === undefined ? [] : crossCheck(format, round, [first, second]);
}

function lineIn(text: string | null, { scoring }: NightView['format']): WrittenLine | undefined {
  const read = parseLine(text ?? '', scoring);
  return read.ok ? read.value : undefined;
}
