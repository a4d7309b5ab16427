// The rows of the display that do not wait for keys: the scores, and where the game stands.
import type { State } from '../rules/index.ts';
import { sideNames } from '../table/names.ts';
import type { Standing } from '../table/standing.ts';
import { cardText } from './cardtext.ts';
import type { Language } from './catalog.ts';
import { peopleOf } from './people.ts';
import { sayPlace, sayStanding } from './prompts.ts';
import { COLUMNS, fitted } from './short.ts';

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
export function standingRow(state: State, standing: Standing, language: Language): string {
  const starter =
    standing.code === 'deal' && standing.starter !== null ? ` ${cardText(standing.starter)}` : '';
  const edge = standing.code === 'over' ? tally(standing.won) : `${sayPlace(language, standing)}${starter}`;
  const width = edge === '' ? COLUMNS : COLUMNS - edge.length - 1;
  return spread(sayStanding(language, standing, peopleOf(state.players, state.rules.sides), width), edge);
}

/** Games won in the match, once there is more than one. */
const tally = (won: readonly number[]): string =>
  won.reduce((games, each) => games + each, 0) < 2 ? '' : won.join('-');

/** A row with something at either edge; the left gives way. */
export const spread = (left: string, right: string): string => {
  const room = COLUMNS - right.length;
  return right === '' ? left : `${left.slice(0, room - 1).padEnd(room)}${right}`;
};
