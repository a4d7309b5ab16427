// The rows of the display that do not wait for keys: the scores, and where the game stands.
import type { State } from '../rules/index.ts';
import { seatName, sideNames } from '../table/names.ts';
import type { Standing } from '../table/standing.ts';
import { COLUMNS, fitted } from './naming.ts';
import { type PromptWords, sayStanding } from './prompts.ts';

/** `Red 12        Blue 7`: every side with its score, the first at the left edge and the last at the right. */
export function scoreRow(state: State): string {
  if (state.phase === 'none') return 'Muggins';
  const names = sideNames(state).map((name) => name.plain);
  const width = Math.floor((COLUMNS - (names.length - 1)) / names.length);
  const cells = names.map((name, side) => {
    const score = String(state.pegs[side]?.front ?? 0);
    return fitted(width, name, (short) => `${short}${width < 5 ? '' : ' '}${score}`);
  });
  const last = cells.pop() ?? '';
  const left = cells.map((cell) => cell.padEnd(width)).join(' ');
  return cells.length === 0 ? last : `${left}${last.padStart(COLUMNS - left.length)}`;
}

/** `Blue's crib     Play`: whose crib it is, where the game stands, the starter once it is known. */
export function standingRow(state: State, standing: Standing, words: PromptWords): string {
  const { left, right } = sayStanding(words, standing);
  const edge = standing.code === 'over' ? tally(standing.won) : right;
  const name = standing.code === 'deal' ? seatName(state, standing.crib ?? standing.dealer).plain : '';
  return spread(name === '' ? left('') : fitted(COLUMNS - edge.length - 1, name, left), edge);
}

/** Games won in the match, once there is more than one. */
const tally = (won: readonly number[]): string =>
  won.reduce((games, each) => games + each, 0) < 2 ? '' : won.join('-');

/** A row with something at either edge; the left gives way. */
export const spread = (left: string, right: string): string => {
  const room = COLUMNS - right.length;
  return right === '' ? left : `${left.slice(0, room - 1).padEnd(room)}${right}`;
};
