// A night as it looks to one of its players: what to do now, what comes next, and the own card.
import {
  type CardFault,
  crossCheck,
  type GameSide,
  type GameView,
  isFinalStage,
  type NightView,
  type OwedGame,
  type PlaceView,
  parseLine,
  type WrittenLine,
} from '../../../shared/league/index.ts';

/** A game of the player, from the player's side. */
export interface OwnGame {
  readonly game: GameView;
  readonly side: GameSide;
  /** The id of the other entrant. */
  readonly opponent: string;
}

/** The next game that is drawn: on deck, or waiting for an opponent who still plays. */
export interface NextGame extends OwnGame {
  /** The table at which the opponent still plays; null where only a table is missing. */
  readonly busyAt: string | null;
}

export interface OwnNight {
  /** Whether the player is checked in tonight. */
  readonly standing: 'away' | 'here' | 'left';
  /** Called, without a result. */
  readonly now: OwnGame | undefined;
  /** With a result that is not final. */
  readonly unsigned: readonly OwnGame[];
  readonly next: NextGame | undefined;
  /** The round that the player sits out, while no own game is open. */
  readonly sitsOut: number | undefined;
  readonly place: PlaceView | undefined;
  /** Games that are void, whether or not they are made up for. */
  readonly void: readonly OwnGame[];
  /** How many games the player has, where a void one is owed. */
  readonly short: OwedGame['short'][number] | undefined;
}

/** Everything that is a player's in a night. */
export function ownNight(view: NightView, player: string): OwnNight {
  const entrants = view.entrants.filter(({ players }) => players.includes(player));
  const here = entrants.find(({ leftBefore }) => leftBefore === null);
  const entrant = here ?? entrants.at(-1);
  const own = view.games.flatMap((game) => ownGames(game, entrant?.id));
  const open = own.filter(({ game }) => !isFinalStage(game.stage));
  const drawn = open.find(({ game }) => game.stage === 'drawn');
  const now = open.find(({ game: { stage } }) => stage === 'called' || stage === 'seated');
  const isIdle = now === undefined && drawn === undefined && view.phase === 'open';
  const round = view.idle.length;
  return {
    standing: here !== undefined ? 'here' : entrant !== undefined ? 'left' : 'away',
    now,
    unsigned: open.filter(({ game }) => game.outcome !== null),
    next: drawn && { ...drawn, busyAt: busyAt(view, drawn.opponent) },
    sitsOut: isIdle && view.idle.at(-1)?.includes(entrant?.id ?? '') === true ? round : undefined,
    place: view.places.find((each) => each.entrant === entrant?.id),
    void: own.filter(({ game }) => game.stage === 'void'),
    short: view.owed.flatMap(({ short }) => short).find((each) => each.entrant === entrant?.id),
  };
}

function ownGames(game: GameView, entrant: string | undefined): readonly OwnGame[] {
  const [first, second] = game.entrants;
  if (first === entrant) return [{ game, side: 0, opponent: second }];
  return second === entrant ? [{ game, side: 1, opponent: first }] : [];
}

const busyAt = ({ games }: NightView, entrant: string): string | null =>
  games.find(
    ({ stage, entrants }) => (stage === 'called' || stage === 'seated') && entrants.includes(entrant),
  )?.table ?? null;

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
