// The golden night of ../shared/league.md F1: ten players, nine rounds, everybody meets once, every step of the ties decides something.
// Order of ties: crosschecking.asp 7; points: rule 12.1. Games made up; ranks computed by two independent programs, which agree.

/** Games by round, winner first: "Jim 115 Ann" is a win of 121 to 115. */
export const GOLDEN_ROUNDS: readonly string[] = [
  'Jim 115 Ann · Bob 89 Ivy · Hal 95 Cid · Gus 113 Dot · Fay 93 Eve',
  'Ivy 105 Ann · Hal 107 Jim · Gus 87 Bob · Cid 110 Fay · Dot 106 Eve',
  'Ann 112 Hal · Ivy 120 Gus · Jim 99 Fay · Bob 101 Eve · Dot 112 Cid',
  'Gus 89 Ann · Fay 119 Hal · Ivy 112 Eve · Jim 77 Dot · Bob 119 Cid',
  'Ann 116 Fay · Gus 117 Eve · Dot 117 Hal · Cid 99 Ivy · Bob 99 Jim',
  'Ann 117 Eve · Dot 91 Fay · Cid 90 Gus · Bob 99 Hal · Ivy 103 Jim',
  'Ann 120 Dot · Cid 113 Eve · Bob 114 Fay · Jim 91 Gus · Ivy 120 Hal',
  'Cid 96 Ann · Dot 119 Bob · Jim 90 Eve · Ivy 99 Fay · Gus 95 Hal',
  'Ann 120 Bob · Cid 113 Jim · Dot 118 Ivy · Hal 111 Eve · Gus 98 Fay',
];

/** Rank, player, card, plus, minus, and the step that put it before the next. */
export const GOLDEN_RANKS: readonly (readonly [
  rank: number,
  player: string,
  card: string,
  plus: number,
  minus: number,
  step: string | undefined,
])[] = [
  [1, 'Gus', '14/6 +65', 127, 62, 'points'],
  [2, 'Bob', '13/6 +68', 105, 37, 'headToHead'],
  [3, 'Cid', '13/6 +68', 105, 37, 'points'],
  [4, 'Ivy', '12/6 +10', 67, 57, 'plus'],
  [5, 'Dot', '12/6 +10', 63, 53, 'wins'],
  [6, 'Jim', '12/5 +71', 133, 62, 'points'],
  [7, 'Ann', '10/5 -59', 20, 79, 'points'],
  [8, 'Hal', '6/3 -14', 50, 64, 'points'],
  [9, 'Fay', '4/2 -90', 30, 120, 'points'],
  [10, 'Eve', '0/0 -129', 0, 129, undefined],
];

/** The card of Gus as written, in the order of the rounds. */
export const GOLDEN_CARD =
  '2 +08 Dot, 3 +34 Bob, 0 -01 Ivy, 3 +32 Ann, 2 +04 Eve, 0 -31 Cid, 0 -30 Jim, 2 +26 Hal, 2 +23 Fay';

/** A game of the golden night. */
export interface GoldenGame {
  readonly game: string;
  readonly round: number;
  readonly winner: string;
  readonly loser: string;
  readonly score: number;
}

export const GOLDEN_GAMES: readonly GoldenGame[] = GOLDEN_ROUNDS.flatMap((text, index) =>
  text.split(' · ').map((each, at): GoldenGame => {
    const [winner = '', score, loser = ''] = each.split(' ');
    return { game: `${index + 1}.${at + 1}`, round: index + 1, winner, loser, score: Number(score) };
  }),
);
