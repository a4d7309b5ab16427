// Players who were not named: their names, and a game for scores that a board pegged offline.
import { isDeepStrictEqual } from 'node:util';
import type { LaneColours, LaneCount } from '../../../shared/protocol/index.ts';
import { findPreset, type RuleSet, type State } from '../../../shared/rules/index.ts';
import { sideCount } from '../../../shared/rules/terms/index.ts';
import { DEFAULT } from '../../../shared/words/default.ts';
import { say, sayKnown } from '../../../shared/words/say.ts';
import type { SeatFor } from '../../table/index.ts';

/** Names for all seats of a game. A player without a partner gets the name of the lane's colour. */
export function usualNames(rules: RuleSet, colours: LaneColours): readonly string[] {
  const alone = sideCount(rules) === rules.seats;
  return Array.from({ length: rules.seats }, (_, seat) => {
    const colour = alone ? colours[rules.sides[seat] ?? seat] : undefined;
    if (colour !== undefined) return say(DEFAULT, `newgame-byColour-${colour}`);
    return sayKnown(DEFAULT, `newgame-names-${seat}`) ?? `P${seat + 1}`;
  });
}

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
 * Seats for the lanes of a board, if Muggins itself began the game: by the plain rules, with the names of the colours. Named players
 * or rules are a choice.
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
