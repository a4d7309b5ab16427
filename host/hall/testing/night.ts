// A golden night for halls: its players, and the lines that they write, for any draw.
import type { GameSide, GameView, NightCommand, NightView } from '../../../shared/league/index.ts';
import { GOLDEN_GAMES, GOLDEN_RANKS } from '../../../shared/league/testing/golden.ts';

/** The ten of the golden night. */
export const GOLDEN_PLAYERS: readonly string[] = GOLDEN_RANKS.map(([, name]) => name).toSorted();

/** Adds a player, with the name as the id, and checks them in. */
export const joining = (name: string): readonly NightCommand[] => [
  { type: 'addPlayer', player: { id: name, name, member: null, club: null } },
  { type: 'checkIn', entrant: { id: name, players: [name], as: 'member' } },
];

/** Tables 1 to `count`. */
export const tables = (count: number): readonly NightCommand[] =>
  Array.from({ length: count }, (_, at) => ({ type: 'addTable', table: `${at + 1}` }));

/** How a game of the golden night ended: the side that won, the holes, and the points of both. */
export function resultOf({ entrants }: GameView) {
  const played = GOLDEN_GAMES.find(
    ({ winner, loser }) => entrants.includes(winner) && entrants.includes(loser),
  );
  if (played === undefined) throw new Error(`${entrants.join(' v ')} is no game of the golden night`);
  const winner: GameSide = entrants[0] === played.winner ? 0 : 1;
  const scores = winner === 0 ? ([121, played.score] as const) : ([played.score, 121] as const);
  return { winner, spread: 121 - played.score, scores };
}

/** What both write on their cards after a game of the golden night. */
export function written(shown: GameView): readonly NightCommand[] {
  const { winner, spread } = resultOf(shown);
  return ([0, 1] as const).map((side) => {
    const won = { points: spread > 30 ? 3 : 2, spread };
    const line = side === winner ? won : { points: 0, spread: -spread };
    return { type: 'enterCard', game: shown.game, side, line, by: 'desk' };
  });
}

/** Games that are being played and have no result yet. */
export const running = ({ games }: NightView): readonly GameView[] =>
  games.filter(({ stage }) => stage === 'called' || stage === 'seated');

/** Rank, name and card of everybody, as the golden night has them. */
export const GOLDEN_STANDINGS = GOLDEN_RANKS.map(([rank, name, card]) => [rank, name, card]);

export const standingsIn = ({ places }: NightView): readonly unknown[] =>
  places.map(({ rank, entrant, card }) => [rank, entrant, card]);
