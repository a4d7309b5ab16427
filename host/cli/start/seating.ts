// A game for scores that a board pegged offline, if no players were named.
import { isDeepStrictEqual } from 'node:util';
import type { LaneColours, LaneCount } from '../../../shared/protocol/index.ts';
import { findPreset, type RuleSet, type State } from '../../../shared/rules/index.ts';
import type { SeatFor } from '../../table/index.ts';
import { usualNames } from './colours.ts';

/** The plain game for each number of sides, without partners. */
const BY_SIDES = [
  'six-card',
  'six-card',
  'six-card',
  'six-card-3',
  'six-card-4-individuals',
  'six-card-5-individuals',
  'six-card-6-individuals',
] as const;

interface Unchosen {
  readonly state: Pick<State, 'phase' | 'rules' | 'players'>;
  readonly lanes: LaneCount;
  readonly colours: LaneColours;
}

/**
 * Seats for the lanes of a board. Only where the game is one that Muggins itself has begun: by the plain rules, with the names of the
 * colours. Named players or rules are a choice of their own.
 */
export function unchosen({ state, lanes, colours }: Unchosen): SeatFor {
  const { phase, rules, players } = state;
  const own = phase === 'none' || (isPlain(rules) && `${players}` === `${usualNames(rules, colours)}`);
  return (sides) => {
    const found = findPreset(BY_SIDES[sides] ?? '');
    if (!own || sides > lanes || !found.ok) return undefined;
    return { rules: found.value, players: usualNames(found.value, colours) };
  };
}

function isPlain(rules: RuleSet): boolean {
  const found = BY_SIDES.some((name) => name === rules.name) ? findPreset(rules.name) : undefined;
  return found?.ok === true && isDeepStrictEqual(found.value, rules);
}
