// The game on the board as a hall sees it: whether it is the hall's, and how it ended.
import type { GameReport } from '../../shared/league/index.ts';
import type { State } from '../../shared/rules/index.ts';
import type { Table } from '../table/index.ts';
import type { Ended } from './ledger.ts';

/** What of a table a hall sees. */
type LinkedTable = Pick<Table, 'state' | 'begun'>;

/** Whether nothing is being played: no game, one that is over, or one in which nobody has pegged. */
export const isIdle = ({ phase, pegs }: State): boolean =>
  phase === 'none' || phase === 'over' || pegs.every(({ front }) => front === 0);

/** How the game on the board ended; undefined where it goes on, or is not a hall's. */
export function endOf({ state, begun }: LinkedTable, journal: string): Ended | undefined {
  const result = state.phase === 'over' ? state.results.at(-1) : undefined;
  const [left, right] = begun?.playerIds ?? [];
  if (result === undefined || begun?.assignment === undefined) return undefined;
  if (left === undefined || right === undefined) return undefined;
  const { source: night, id: game } = begun.assignment;
  const [first = 0, second = 0] = result.scores;
  const winner = result.winner === 0 ? 0 : 1;
  const ahead = winner === 0 ? first - second : second - first;
  return {
    id: { journal, game: begun.number },
    night,
    game,
    entrants: [left, right],
    winner,
    scores: [first, second],
    spread: Math.max(0, ahead),
    ending: result.ending === 'conceded' ? 'conceded' : 'target',
    flags: flagsOf(result.ending),
  };
}

/** What the desk should look at. */
const flagsOf = (ending: State['results'][number]['ending']): GameReport['flags'] => {
  if (ending === 'conceded') return ['conceded'];
  if (ending === 'unverified') return ['unverified'];
  return ending === 'ruling' ? ['lateRuling'] : [];
};
