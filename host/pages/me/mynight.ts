// A night as it looks to one of its players: what to do now, what comes next, and the own card.
import {
  type CardFault,
  crossCheck,
  type GameSide,
  type GameView,
  isFinalStage,
  type NightView,
  parseLine,
  type WrittenLine,
} from '../../../shared/league/index.ts';
import { isPlayed } from '../hall/names.ts';

/** A game of the player, from the player's side. */
export interface OwnGame {
  readonly game: GameView;
  readonly side: GameSide;
  /** The id of the other entrant. */
  readonly opponent: string;
}

/** Everything that is a player's in a night. */
type OwnNight = ReturnType<typeof ownNight>;

/** The next game that is drawn: on deck, or waiting for an opponent who still plays. */
export type NextGame = NonNullable<OwnNight['next']>;

export function ownNight(view: NightView, player: string) {
  const entrants = view.entrants.filter(({ players }) => players.includes(player));
  const here = entrants.find(({ leftBefore }) => leftBefore === null);
  const entrant = here ?? entrants.at(-1);
  const own = view.games.flatMap((game) => ownGames(game, entrant?.id));
  const open = own.filter(({ game }) => !isFinalStage(game.stage));
  const drawn = open.find(({ game }) => game.stage === 'drawn');
  const now = open.find(({ game }) => isPlayed(game));
  const isIdle = now === undefined && drawn === undefined && view.phase === 'open';
  const round = view.idle.length;
  const short = view.owed.flatMap((owed) => owed.short).find((each) => each.entrant === entrant?.id);
  return {
    /** Whether the player is checked in tonight. */
    isHere: here !== undefined,
    /** Whether the player was here, and has left. */
    hasLeft: here === undefined && entrant !== undefined,
    /** Called, without a result. */
    now,
    /** With a result that is not final. */
    unsigned: open.filter(({ game }) => game.outcome !== null),
    /** `busyAt`: the table at which the opponent still plays; null where only a table is missing. */
    next: drawn && { ...drawn, busyAt: busyAt(view, drawn.opponent) },
    /** The round that the player sits out, while no own game is open. */
    sitsOut: isIdle && view.idle.at(-1)?.includes(entrant?.id ?? '') === true ? round : undefined,
    place: view.places.find((each) => each.entrant === entrant?.id),
    /** Games that are void, whether or not they are made up for. */
    void: own.filter(({ game }) => game.stage === 'void'),
    /** How many games the player has, where a void one is owed. */
    short: short && { games: short.games, due: short.due },
  };
}

function ownGames(game: GameView, entrant: string | undefined): readonly OwnGame[] {
  const [first, second] = game.entrants;
  if (first === entrant) return [{ game, side: 0, opponent: second }];
  return second === entrant ? [{ game, side: 1, opponent: first }] : [];
}

const busyAt = ({ games }: NightView, entrant: string): string | null =>
  games.find((game) => isPlayed(game) && game.entrants.includes(entrant))?.table ?? null;

/** Who sits at the table already: the own side, and the other. */
export const seatedAt = ({ game: { seated }, side }: OwnGame): readonly [own: boolean, theirs: boolean] =>
  side === 0 ? seated : [seated[1], seated[0]];

/** What does not agree in the lines that both have written; nothing until both have. */
export function faultsIn(format: NightView['format'], { round, entered }: GameView): readonly CardFault[] {
  const [first, second] = entered.map(lineIn);
  return first === undefined || second === undefined ? [] : crossCheck(format, round, [first, second]);
}

function lineIn(text: string | null): WrittenLine | undefined {
  const read = parseLine(text ?? '');
  return read.ok ? read.value : undefined;
}
