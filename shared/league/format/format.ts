// The format of a night as data: its games, pairings, points and tie-breaks. Behaviour never asks for its name.
import type { PresetName } from '../../rules/house/index.ts';

/** Fields of a format that are one word of a few. */
export const FORMAT_WORDS = {
  /** Who plays: one person, or two partners. */
  unit: ['singles', 'pairs'],
  /** How the field of a rotation moves: everyone in a circle, one side past the other, or by a new draw. */
  method: ['circle', 'sides', 'draw'],
  /**
   * What an odd field does. 'sitOut': enough rounds that all players have all games, the first of which count. 'helper': a player
   * who sat out catches up at the end, against one who has all games. 'houseGame': a sit-out is worth the figures of `bye`.
   * 'nobody': the night does not start.
   */
  odd: ['sitOut', 'helper', 'houseGame', 'nobody'],
  /** The first dealer when two entrants meet: by the cut, or by turns. */
  firstDeal: ['cut', 'alternates'],
  /** When a game ends: at the game hole, or at a bell, where the leader wins. */
  gameEnds: ['target', 'bell'],
  /** What a card adds up: game points, holes pegged, or the holes that a loser lacked (the fewest win). */
  kind: ['points', 'pegged', 'lacked'],
  /** What a late player's missed games are: nothing, or games to be played at the end. */
  late: ['notPlayed', 'owed'],
  /** What the rest of the games of a player who leaves are. */
  dropOut: ['notPlayed', 'forfeit', 'void'],
  /** Whether a game is called as soon as its players are free, or a round at a time. */
  pace: ['free', 'together'],
  /** The first dealer in later games of a match: by the cut, by turns, or the loser of the game before. */
  nextDeal: ['cut', 'alternates', 'loser'],
  /** What players sign on paper: each game, or the match once. */
  sign: ['game', 'match'],
  /** The order of seeds in a bracket: the ACC's chart, which mirrors each half; the plain halves; or a draw. */
  order: ['acc', 'halves', 'drawn'],
  /** The byes of a drawn bracket: for the top of its field, or drawn by lot. */
  byes: ['seeds', 'drawn'],
} as const;

type Word<Field extends keyof typeof FORMAT_WORDS> = (typeof FORMAT_WORDS)[Field][number];

/** Figures of a card that can be a tie step by name alone. */
const RANKING = ['points', 'wins', 'skunks', 'net', 'plus', 'pegged', 'lacked'] as const;
/** The sums of a card, by name. `plus`, `minus`: holes by which games were won and lost, 0 or more. `net`: `plus` less `minus`. */
export const FIGURES = [...RANKING, 'minus', 'games'] as const;
export type Figure = (typeof FIGURES)[number];

/** A tie step as one word. shared/league/ties says what each step means. */
export const TIE_STEPS = [...RANKING, 'headToHead', 'playoff', 'cut'] as const;
/** How a side pot is won: by the last to claim, by a cut among the claimants, by all of them, or from the cards. */
export const POT_RULES = ['last', 'cut', 'every', 'mostSkunks', 'slam'] as const;

/** A tie step by a figure of the cards: the most are ahead, or the fewest. */
export interface FigureStep {
  readonly figure: Figure;
  readonly fewest?: boolean;
}
export type TieStep = (typeof TIE_STEPS)[number] | FigureStep;
export type PotRule = (typeof POT_RULES)[number];

/** The value of an unplayed game: game points, and holes from minus to plus. */
export interface HouseFigures {
  readonly points: number;
  readonly spread: number;
}

/** A skunk line of a card: a win by `from` holes or more is worth `points`. */
export interface MarginLine {
  readonly from: number;
  readonly points: number;
}

/** A side pot. Money is no more than a tick. */
export interface SidePot {
  readonly name: string;
  readonly rule: PotRule;
}

/** The rules of a game: a preset, and the settings that differ from it. */
export interface GameRules {
  readonly preset: PresetName;
  readonly settings: Readonly<Record<string, string>>;
  readonly unit: Word<'unit'>;
  readonly gameEnds: Word<'gameEnds'>;
}

/** Everybody plays round after round. */
export interface RotationForm {
  readonly kind: 'rotation';
  readonly method: Word<'method'>;
  /** Tables that a side moves between rounds, where sides move. */
  readonly move: number;
  /** Opponents that count for each entrant, 1 to 22. */
  readonly games: number;
  /** How often two may meet, by the source. The plan does not read it: two meet again only after all have met. */
  readonly meetAtMost: number;
  readonly odd: Word<'odd'>;
  /** What a sit-out is worth where `odd` is houseGame. */
  readonly bye: HouseFigures | null;
  readonly pace: Word<'pace'>;
}

export type BracketOrder = Word<'order'>;

/** A knock-out: the loser of a match is out. */
export interface BracketForm {
  readonly kind: 'bracket';
  readonly order: BracketOrder;
  readonly byes: Word<'byes'>;
  /** Whether the losers of the semi-finals play for third place. */
  readonly third: boolean;
  readonly pace: Word<'pace'>;
}

/** The games of a match. */
export interface MatchForm {
  /** 1 to 22. */
  readonly games: number;
  /** Whether all games are played, or none after the match is decided. */
  readonly all: boolean;
  readonly firstDeal: Word<'firstDeal'>;
  readonly nextDeal: Word<'nextDeal'>;
  readonly sign: Word<'sign'>;
}

/** The points of a game. */
export interface Scoring {
  readonly kind: Word<'kind'>;
  /** Units to a game point: 2 for formats with half points. All game points are whole units. */
  readonly per: 1 | 2;
  /** Game points of a win, by round; the last figure stands for all later rounds. */
  readonly win: readonly number[];
  /** Game points of a loss. */
  readonly loss: number;
  /** Wins by so much are worth more; rising. */
  readonly skunks: readonly MarginLine[];
  /** Holes that a winner writes where holes pegged are added up; null for what the winner pegged. */
  readonly winPegs: number | null;
}

/** Attendance, and the consequences of absence. */
export interface Attendance {
  /** Fewest entrants; null if not set. */
  readonly least: number | null;
  readonly late: Word<'late'>;
  readonly dropOut: Word<'dropOut'>;
  /** What a forfeited game is worth to the one who was there, and to the one who was not. */
  readonly forfeitWin: HouseFigures | null;
  readonly forfeitLoss: HouseFigures | null;
  /** Minutes after the call until an empty chair is warned, and until a forfeit is offered to the desk. */
  readonly warnAfter: number;
  readonly forfeitAfter: number;
  /** Minutes between forfeited games of one match; null if the format has no such clock. */
  readonly forfeitAgain: number | null;
}

/** Entrants from an earlier event: a share of its field, rounded up; its top few; its non-qualifiers; or the losers of some rounds. */
export type Take =
  | { readonly share: readonly [number, number] }
  | { readonly first: number }
  | { readonly losersOf: readonly number[] }
  | 'rest';

/** An event of the same weekend that takes its field from earlier ones. */
export interface StageForm {
  /** Its games begin with this: `P` for P1.3. */
  readonly id: string;
  /** A word that pages translate, such as `playoffs`, or a name of the director's. */
  readonly name: string;
  readonly format: NightFormat;
  /** In the order of the seeds. `event`: the id of the earlier event; empty for the first. */
  readonly from: readonly { readonly event: string; readonly take: Take }[];
  /** Whether all of them play, or only those who enter. */
  readonly entry: 'automatic' | 'ask';
}

/** The format of a night, in parts. Plain data; `parseFormat` reads and checks it. */
export interface NightFormat {
  readonly name: string;
  /** The source of the figures. */
  readonly source: string;
  /** Parts, or fields such as `attendance.least`, that the source leaves open. A club settles them once. */
  readonly asks: readonly string[];
  readonly rules: GameRules;
  readonly schedule: RotationForm | BracketForm;
  readonly match: MatchForm;
  readonly scoring: Scoring;
  readonly ties: readonly TieStep[];
  readonly attendance: Attendance;
  readonly pots: readonly SidePot[];
  /** The stages that follow this event: play-offs, a consolation. */
  readonly stages: readonly StageForm[];
}

/** A format with a rotation. */
export interface RotationFormat extends NightFormat {
  readonly schedule: RotationForm;
}

export const isRotation = (format: NightFormat): format is RotationFormat =>
  format.schedule.kind === 'rotation';

/** Games planned for each entrant; 0 in a bracket. */
export const gamesIn = ({ schedule }: NightFormat): number =>
  schedule.kind === 'bracket' ? 0 : schedule.games;

/** The games that win a match, unless all are played. */
export const gamesToWin = ({ games }: Pick<MatchForm, 'games'>): number => Math.floor(games / 2) + 1;

/** Game points of a win by `margin` holes in `round`, from 1. */
export function winPoints({ scoring }: NightFormat, margin: number, round: number): number {
  const { win, skunks } = scoring;
  const line = skunks.findLast(({ from }) => margin >= from);
  return line?.points ?? (win[Math.min(round, win.length) - 1] as number);
}

/** Whether a win by `margin` holes is a skunk. */
export const isSkunk = ({ scoring }: NightFormat, margin: number): boolean =>
  scoring.skunks.some(({ from }) => margin >= from);
