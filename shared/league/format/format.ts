// The format of a night as data: how many games, who meets whom, what a game is worth, how ties are broken. Behaviour never asks for its name.
import type { PresetName } from '../../rules/house/index.ts';

/** Fields of a format that are one word of a few. */
export const FORMAT_WORDS = {
  /** Who plays: one person, or two partners. */
  unit: ['singles', 'pairs'],
  /** How the field of a rotation moves: all in a circle, one side past the other, or a new draw. */
  method: ['circle', 'sides', 'draw'],
  /**
   * What an odd field does. 'sitOut': enough rounds that all players have all games, the first of which count. 'helper': a player
   * who sat out catches up at the end, against one who has all games. 'houseGame': a sit-out is worth the figures of `bye`.
   * 'nobody': the night does not start.
   */
  odd: ['sitOut', 'helper', 'houseGame', 'nobody'],
  /** Who deals first when two meet: the cut decides, or it alternates by side. */
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
  /** Who deals first in the games of a match after the first: they cut, they take turns, or the loser of the last one does. */
  nextDeal: ['cut', 'alternates', 'loser'],
  /** What is signed on paper: each game, or the match once. */
  sign: ['game', 'match'],
  /** How seeds stand on the page: ACC's chart, which reflects each half; the plain order; or as a draw has put them. */
  order: ['acc', 'halves', 'drawn'],
  /** Who has the byes of a drawn bracket: the best of its field, or whom the draw gives them. */
  byes: ['seeds', 'drawn'],
} as const;

type Word<Field extends keyof typeof FORMAT_WORDS> = (typeof FORMAT_WORDS)[Field][number];

/** Figures of a card that are a step of a tie chain by their name alone. */
const RANKING = ['points', 'wins', 'skunks', 'net', 'plus', 'pegged', 'lacked'] as const;
/** What a card adds up, by name. `plus`, `minus`: holes by which games were won and lost, 0 or more; `net`: the one less the other. */
export const FIGURES = [...RANKING, 'minus', 'games'] as const;
export type Figure = (typeof FIGURES)[number];

/** How level entrants are told apart, by a word. shared/league/ties has what each step means. */
export const TIE_STEPS = [...RANKING, 'headToHead', 'playoff', 'cut'] as const;
/** How a side pot is won: by the last to claim, by a cut among the claimants, by all of them, or from the cards. */
export const POT_RULES = ['last', 'cut', 'every', 'mostSkunks', 'slam'] as const;

/** By a figure of the cards: the most of it are ahead, or the fewest. */
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

/** The rules of a game: a preset of the rules, and what differs from it. */
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
  /** How often two may meet before the plan says so. */
  readonly meetAtMost: number;
  readonly odd: Word<'odd'>;
  /** What a sit-out is worth where `odd` is houseGame. */
  readonly bye: HouseFigures | null;
  readonly pace: Word<'pace'>;
}

export type BracketOrder = Word<'order'>;

/** A knock-out: who loses is out. */
export interface BracketForm {
  readonly kind: 'bracket';
  readonly order: BracketOrder;
  readonly byes: Word<'byes'>;
  /** Whether the losers of the semi-finals meet. */
  readonly third: boolean;
  readonly pace: Word<'pace'>;
}

/** The games that two play when they meet. */
export interface MatchForm {
  /** 1 to 22. */
  readonly games: number;
  /** Whether all are played, or none after the one that decides. */
  readonly all: boolean;
  readonly firstDeal: Word<'firstDeal'>;
  readonly nextDeal: Word<'nextDeal'>;
  readonly sign: Word<'sign'>;
}

/** What a game is worth. */
export interface Scoring {
  readonly kind: Word<'kind'>;
  /** How many units make a game point: 2 where there are half points. All game points are whole units. */
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

/** Who has to be there, and what happens where somebody is not. */
export interface Attendance {
  /** Fewest entrants; null if it is not set. */
  readonly least: number | null;
  readonly late: Word<'late'>;
  readonly dropOut: Word<'dropOut'>;
  /** What a forfeited game is worth to the one who was there, and to the one who was not. */
  readonly forfeitWin: HouseFigures | null;
  readonly forfeitLoss: HouseFigures | null;
  /** Minutes after the call until an empty chair is warned, and until a forfeit is offered to the desk. */
  readonly warnAfter: number;
  readonly forfeitAfter: number;
  /** Minutes from one forfeited game of a match to the next that is offered; null where the format has no such clock. */
  readonly forfeitAgain: number | null;
}

/** Whom an event takes from an earlier one: a share of its field rounded up, its first so many, those who did not qualify, or who lost in a round. */
export type Take =
  | { readonly share: readonly [number, number] }
  | { readonly first: number }
  | { readonly losersOf: readonly number[] }
  | 'rest';

/** An event of the same weekend that takes its field from earlier ones. */
export interface StageForm {
  /** Its games begin with this: `P` for P1.3. */
  readonly id: string;
  /** A word that pages know, such as `playoffs`; or as it is called. */
  readonly name: string;
  readonly format: NightFormat;
  /** `event`: the id of the earlier one; empty for the first. The order is that of the seeds. */
  readonly from: readonly { readonly event: string; readonly take: Take }[];
  /** Whether all of them play, or those who say so. */
  readonly entry: 'automatic' | 'ask';
}

/** The format of a night, in parts. Plain data; `parseFormat` reads and checks it. */
export interface NightFormat {
  readonly name: string;
  /** Where the figures come from. */
  readonly source: string;
  /** Parts, or fields such as `attendance.least`, that the source leaves open: a club settles them once. */
  readonly asks: readonly string[];
  readonly rules: GameRules;
  readonly schedule: RotationForm | BracketForm;
  readonly match: MatchForm;
  readonly scoring: Scoring;
  readonly ties: readonly TieStep[];
  readonly attendance: Attendance;
  readonly pots: readonly SidePot[];
  /** What follows on this event: play-offs, a consolation. */
  readonly stages: readonly StageForm[];
}

/** A format whose field plays round after round. */
export interface RotationFormat extends NightFormat {
  readonly schedule: RotationForm;
}

export const isRotation = (format: NightFormat): format is RotationFormat =>
  format.schedule.kind === 'rotation';

/** Games that are planned for each entrant; none in a bracket. */
export const gamesIn = ({ schedule }: NightFormat): number =>
  schedule.kind === 'bracket' ? 0 : schedule.games;

/** The games that a side has to win for a match, where not all are played. */
export const gamesToWin = ({ games }: MatchForm): number => Math.floor(games / 2) + 1;

/** Game points of a win by `margin` holes in `round`, from 1. */
export function winPoints({ scoring }: NightFormat, margin: number, round: number): number {
  const { win, skunks } = scoring;
  const line = skunks.findLast(({ from }) => margin >= from);
  return line?.points ?? (win[Math.min(round, win.length) - 1] as number);
}

/** Whether a win by `margin` holes is a skunk. */
export const isSkunk = ({ scoring }: NightFormat, margin: number): boolean =>
  scoring.skunks.some(({ from }) => margin >= from);
