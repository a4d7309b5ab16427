// The format of a night as data: how many games, who meets whom, what a game is worth, how ties are broken. Behaviour never asks for its name.
import type { PresetName } from '../../rules/house/index.ts';

/** Fields of a format that are one word of a few. */
export const FORMAT_WORDS = {
  /** Who plays: one person, or two partners. */
  unit: ['singles', 'pairs'],
  /** How the field moves: all in a circle, one side past the other, or a new draw; or who loses is out. */
  rotation: ['circle', 'sides', 'draw', 'bracket'],
  /**
   * What an odd field does. 'sitOut': enough rounds that all players have all games, the first of which count. 'helper': a player
   * who sat out catches up at the end, against one who has all games. 'houseGame': a sit-out is worth the figures of `bye`.
   * 'nobody': the night does not start.
   */
  odd: ['sitOut', 'helper', 'houseGame', 'nobody'],
  /** Who deals first: the cut decides, or it alternates by side. */
  firstDeal: ['cut', 'alternates'],
  /** When a game ends: at the game hole, or at a bell, where the leader wins. */
  gameEnds: ['target', 'bell'],
  /** What a card adds up: game points, holes pegged, or the holes that a loser lacked (the fewest win). */
  total: ['points', 'pegged', 'lacked'],
  /** What a late player's missed games are: nothing, or games to be played at the end. */
  late: ['notPlayed', 'owed'],
  /** What the rest of the games of a player who leaves are. */
  dropOut: ['notPlayed', 'forfeit', 'void'],
  /** Whether a game is called as soon as its players are free, or a round at a time. */
  pace: ['free', 'together'],
} as const;

/** Who deals first in the games of a match after the first: they cut, they take turns, or the loser of the last one does. */
export const MATCH_DEALS = ['cut', 'alternates', 'loser'] as const;
/** What is signed on paper: each game, or the match once. */
export const SIGNED_BY = ['game', 'match'] as const;

type Words = { readonly [Field in keyof typeof FORMAT_WORDS]: (typeof FORMAT_WORDS)[Field][number] };

/** How level entrants are told apart. shared/league/ties has what each step means. */
export const TIE_STEPS = [
  'points',
  'wins',
  'skunks',
  'net',
  'plus',
  'pegged',
  'lacked',
  'headToHead',
  'playoff',
  'cut',
] as const;
/** How a side pot is won: by the last to claim, by a cut among the claimants, by all of them, or from the cards. */
export const POT_RULES = ['last', 'cut', 'every', 'mostSkunks', 'slam'] as const;

export type TieStep = (typeof TIE_STEPS)[number];
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

/** The games that two play when they meet. */
export interface MatchForm {
  /** 1 to 22. */
  readonly games: number;
  /** Whether all are played, or none after the one that decides. */
  readonly all: boolean;
  readonly firstDeal: (typeof MATCH_DEALS)[number];
  readonly sign: (typeof SIGNED_BY)[number];
}

/** How seeds stand on the page: ACC's chart, which reflects each half; the plain order; or as a draw has put them. */
export const BRACKET_ORDERS = ['acc', 'halves', 'drawn'] as const;
export type BracketOrder = (typeof BRACKET_ORDERS)[number];

/** A knock-out. */
export interface BracketForm {
  readonly order: BracketOrder;
  /** Of a drawn bracket: whether the best of its field have the byes, or the draw gives them too. */
  readonly byes: 'seeds' | 'drawn';
  /** Whether the losers of the semi-finals meet. */
  readonly third: boolean;
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

/** The format of a night. Plain data; `parseFormat` reads and checks it. */
export interface NightFormat extends Words {
  readonly name: string;
  /** Where the figures come from. */
  readonly source: string;
  /** Fields that the source leaves open: the desk asks for them the first time. */
  readonly asks: readonly string[];
  /** Games that count for each entrant, 1 to 22. */
  readonly games: number;
  /** Fewest entrants of a night; null if it is not set. */
  readonly least: number | null;
  /** Tables that a side moves between rounds, where sides move. */
  readonly move: number;
  /** How often two may meet before the plan says so. */
  readonly meetAtMost: number;
  /** What a sit-out is worth where `odd` is houseGame. */
  readonly bye: HouseFigures | null;
  /** The rules of a game: a preset of the rules and what differs from it. */
  readonly rules: PresetName;
  readonly settings: Readonly<Record<string, string>>;
  /** Game points of a win, by round; the last figure stands for all later rounds. */
  readonly win: readonly number[];
  /** Game points of a loss. */
  readonly loss: number;
  /** Wins by so much are worth more; rising. */
  readonly skunks: readonly MarginLine[];
  /** Holes that a winner writes where holes pegged are added up; null for what the winner pegged. */
  readonly winPegs: number | null;
  readonly ties: readonly TieStep[];
  /** What a forfeited game is worth to the one who was there, and to the one who was not. */
  readonly forfeitWin: HouseFigures | null;
  readonly forfeitLoss: HouseFigures | null;
  /** Minutes after the call until an empty chair is warned, and until a forfeit is offered to the desk. */
  readonly warnAfter: number;
  readonly forfeitAfter: number;
  /** Minutes from one forfeited game of a match to the next that is offered; null where the format has no such clock. */
  readonly forfeitAgain: number | null;
  readonly match: MatchForm;
  /** Where `rotation` is bracket. */
  readonly bracket: BracketForm | null;
  /** What follows on this event: play-offs, a consolation. */
  readonly stages: readonly StageForm[];
  readonly pots: readonly SidePot[];
}

/** The games that a side has to win for a match, where not all are played. */
export const gamesToWin = ({ games }: MatchForm): number => Math.floor(games / 2) + 1;

/** Game points of a win by `margin` holes in `round`, from 1. */
export function winPoints({ win, skunks }: NightFormat, margin: number, round: number): number {
  const line = skunks.findLast(({ from }) => margin >= from);
  return line?.points ?? (win[Math.min(round, win.length) - 1] as number);
}

/** Whether a win by `margin` holes is a skunk. */
export const isSkunk = ({ skunks }: NightFormat, margin: number): boolean =>
  skunks.some(({ from }) => margin >= from);
