// A draw that anybody can check: the facts that decide it, and the same draw made again from them.
import { sealOf } from '../rotation/chance.ts';
import type { Bare, Tagged } from '../tagged.ts';
import type { NightView } from '../view/public.ts';
import type { NightEvent, NightFact } from './event.ts';
import { evolveNight } from './evolve.ts';
import { drawnOrder } from './lot.ts';
import { bracketIn } from './matches.ts';
import { canonical } from './report.ts';
import { planOf } from './rounds.ts';
import { type NightState, NO_NIGHT, presentOf } from './state.ts';

/** Facts that decide who meets whom. */
const DECIDE: ReadonlySet<NightFact['type']> = new Set([
  'nightOpened',
  'checkedIn',
  'checkedOut',
  'dropped',
  'roundsPlanned',
  'roundDrawn',
  'roundReopened',
  'bracketDrawn',
  'eventsRanked',
  'voided',
  'letBe',
  'gameReopened',
]);

/**
 * The facts of the last night that decide its draw, without reasons, times and authors, after one more event; only of the event that
 * the night was opened with.
 */
export function noteDraw(facts: readonly NightFact[], event: NightEvent): readonly NightFact[] {
  if (!DECIDE.has(event.type) || event.event !== undefined) return facts;
  const { at: _, author: __, ...rest } = event;
  const fact = ('reason' in rest ? { ...rest, reason: '' } : rest) as NightFact;
  return fact.type === 'nightOpened' ? [fact] : [...facts, fact];
}

interface DrawChecks {
  matches: { rounds: number };
  /** The night was opened without a secret. */
  unsealed: Bare;
  /** Seed and secret do not have the seal. */
  otherSeal: Bare;
  /** Another round would have been drawn, or other games are shown than were drawn. */
  otherDraw: { round: number };
}

/** What came of a check: how many rounds follow from the seed, or what does not agree. */
export type DrawCheck = Tagged<'code', DrawChecks>;

/** Opens the seal of a night and draws each of its rounds again. */
export function checkDraw(
  view: Pick<NightView, 'id' | 'seal' | 'games' | 'bracket'>,
  facts: readonly NightFact[],
): DrawCheck {
  const [opened] = facts;
  if (opened?.type !== 'nightOpened' || view.seal === null) return { code: 'unsealed' };
  const { id, seed, secret = '' } = opened;
  if (id !== view.id || sealOf({ id, seed, secret }) !== view.seal) return { code: 'otherSeal' };
  let state = NO_NIGHT;
  for (const fact of facts) {
    if (!follows(state, fact)) return { code: 'otherDraw', round: state.drawn.length + 1 };
    state = evolveNight(state, { ...fact, at: 0, author: '' });
  }
  const bracket = bracketIn(state);
  if (bracket !== undefined) {
    const shown = view.bracket?.rounds[0]?.map(({ sides }) => sides.map(({ entrant }) => entrant));
    const isSame = canonical(shown ?? []) === canonical(bracket.rounds[0]?.map(({ sides }) => sides) ?? []);
    return isSame ? { code: 'matches', rounds: 1 } : { code: 'otherDraw', round: 1 };
  }
  // Nobody draws the later games of a match.
  const other = view.games.find(({ match, entrants }) =>
    state.games.every((each) => each.match !== match || each.entrants.join() !== entrants.join()),
  );
  if (other !== undefined) return { code: 'otherDraw', round: other.round };
  return { code: 'matches', rounds: state.drawn.length };
}

/** Whether a plan, a round or a bracket is what the seed gives. */
function follows(state: NightState, fact: NightFact): boolean {
  if (fact.type === 'roundsPlanned') return canonical(fact.rounds) === canonical(planOf(state));
  // The event that the night was opened with is no stage: its field has no seeds.
  if (fact.type === 'bracketDrawn' && fact.order.length > 0)
    return (
      state.seeds.length === 0 && canonical(fact.order) === canonical(drawnOrder(state, presentOf(state)))
    );
  if (fact.type !== 'roundDrawn') return true;
  const [next] = planOf(state);
  const pairs = fact.games.map(({ entrants }) => entrants);
  return canonical(next ?? null) === canonical({ pairs, idle: fact.idle });
}
