// Rounds: drawn, called to tables, paused, taken back; and who deals first in each game.
import { type GameSide, other } from '../cards/outcome.ts';
import { isRotation, type MatchForm } from '../format/format.ts';
import { refused } from '../refusal.ts';
import { type PlanInput, planRounds } from '../rotation/plan.ts';
import type { RoundPlan } from '../rotation/record.ts';
import type { NightCommandOf } from './command.ts';
import type { NightFact } from './event.ts';
import { type Decided, facts } from './find.ts';
import { winnerOf } from './matches.ts';
import { playersIn, runningBeside } from './rooms.ts';
import { drawBracket, reopenBracket } from './stages.ts';
import { isRunning, type NightGame, type NightState, presentOf, stageOf } from './state.ts';

/** Draws the next round by the plan; plans anew first if the field has changed. */
export function draw(state: NightState): Decided {
  const { format, drawn, seeds, stale } = state;
  const isFirst = drawn.length === 0 && seeds.length === 0;
  const present = presentOf(state);
  const least = Math.max(2, format.attendance.least ?? 2);
  if (isFirst && present.length < least) return refused({ code: 'tooFew', players: present.length, least });
  if (!isRotation(format)) return drawBracket(state);
  if (isFirst && present.length % 2 === 1 && format.schedule.odd === 'nobody')
    return refused({ code: 'oddField', players: present.length, games: format.schedule.games });
  const planned = planOf(state);
  const [next] = planned;
  if (next === undefined) return refused({ code: 'allDrawn', rounds: drawn.length });
  const change: readonly NightFact[] = stale ? [{ type: 'roundsPlanned', rounds: planned }] : [];
  return facts(...change, roundOf(next, drawn.length + 1, state.event));
}

/** Plans by night: several parts of a page ask for the same one. */
const PLANS = new WeakMap<NightState, readonly RoundPlan[]>();

/** The rounds still to come: as they are planned, or as they would be planned now if the field has changed. */
export function planOf(state: NightState): readonly RoundPlan[] {
  const input = planInputOf(state);
  if (input === undefined) return [];
  if (!state.stale) return state.planned;
  const plan = PLANS.get(state) ?? planRounds(input);
  PLANS.set(state, plan);
  return plan;
}

/** The input of the plan; undefined for a bracket, and for a match of teams: the captains name who meets whom. A void game that is owed counts as not drawn. */
export function planInputOf(state: NightState): PlanInput | undefined {
  const { format, planned, seed, entrants } = state;
  if (!isRotation(format) || state.fixture !== null) return undefined;
  const missed = Object.fromEntries(entrants.map((each) => [each.id, each.missed]));
  const drawn = state.drawn.map(({ idle }, index): RoundPlan => {
    // A match plays a void game of its own again.
    const isMeeting = ({ isVoid, letBe, leg }: NightGame): boolean =>
      leg === 1 && (!isVoid || letBe || format.match.games > 1);
    const games = state.games.filter((each) => each.round === index + 1 && isMeeting(each));
    return { pairs: games.map((each) => each.entrants), idle };
  });
  return { format, present: presentOf(state), drawn, planned, missed, seed };
}

const roundOf = ({ pairs, idle }: RoundPlan, round: number, event: string): NightFact => ({
  type: 'roundDrawn',
  round,
  games: pairs.map((entrants, index) => ({ game: `${event}${round}.${index + 1}`, entrants })),
  idle,
});

/** Takes back the last round that was drawn, as long as no game of it has a result. */
export function reopenRound(state: NightState, { reason }: NightCommandOf<'reopenRound'>): Decided {
  const { drawn, games, format } = state;
  if (state.fixture !== null) return refused({ code: 'fieldNamed' });
  if (!isRotation(format)) return reopenBracket(state);
  const round = drawn.length;
  if (round === 0) return refused({ code: 'notDrawn', round: 1 });
  const begun = games.some((each) => each.round === round && stageOf(each) !== 'drawn' && !isRunning(each));
  return begun ? refused({ code: 'roundBegun', round }) : facts({ type: 'roundReopened', round, reason });
}

export function pause({ drawn, paused }: NightState, { round }: NightCommandOf<'pause' | 'resume'>): Decided {
  if (round < 1 || round > drawn.length) return refused({ code: 'notDrawn', round });
  if (paused.includes(round)) return refused({ code: 'roundPaused', round });
  return facts({ type: 'roundPaused', round });
}

export function resume({ paused }: NightState, { round }: NightCommandOf<'pause' | 'resume'>): Decided {
  return paused.includes(round)
    ? facts({ type: 'roundResumed', round })
    : refused({ code: 'notDrawn', round });
}

/** Calls a game to a table: both of its two are free, and so is the table. */
export function call(state: NightState, { game, table }: NightCommandOf<'call'>, found: NightGame): Decided {
  const { round, entrants } = found;
  if (!state.tables.includes(table)) return refused({ code: 'noTable', table });
  const stage = stageOf(found);
  if (stage !== 'drawn' && stage !== 'called') return refused({ code: 'wrongStage', game, stage });
  if (state.paused.includes(round)) return refused({ code: 'roundPaused', round });
  const running = runningBeside(state, game);
  for (const entrant of entrants) {
    const players = playersIn(state, entrant);
    const other = running.find((each) => players.some((player) => each.players.includes(player)));
    if (other) return refused({ code: 'entrantBusy', entrant, game: other.game });
  }
  const there = running.find((each) => each.table === table);
  if (there) return refused({ code: 'tableBusy', table, game: there.game });
  return facts({ type: 'gameCalled', game, table });
}

/** A player sits down. To sit again changes nothing. */
export function sit(_: NightState, { game, side }: NightCommandOf<'sit'>, found: NightGame): Decided {
  const stage = stageOf(found);
  if (stage === 'drawn') return refused({ code: 'notCalled', game });
  if (found.seated[side]) return facts();
  return stage === 'called'
    ? facts({ type: 'seatTaken', game, side })
    : refused({ code: 'wrongStage', game, stage });
}

/** The side that deals first; null where the two cut for it. As nearly as possible, each entrant does in every other game. */
export function firstDealOf(
  state: Pick<NightState, 'format' | 'drawn'> & { readonly games?: NightState['games'] },
  game: string,
): GameSide | null {
  const { format, drawn, games = [] } = state;
  const { match, leg } = games.find((each) => each.game === game) ?? { match: game, leg: 1 };
  const before = games.findLast((each) => each.match === match && each.leg < leg && !each.isVoid);
  if (before !== undefined) return dealAfter(format.match, before, firstDealOf(state, before.game));
  if (format.match.firstDeal === 'cut') return null;
  const known = DEALS.get(drawn) ?? dealsOf(drawn);
  DEALS.set(drawn, known);
  return known.get(match) ?? null;
}

/** The first dealer in the next game of a match. `dealt`: the first dealer of the last game, null if they cut. */
function dealAfter({ nextDeal }: MatchForm, last: NightGame, dealt: GameSide | null): GameSide | null {
  const winner = winnerOf(last);
  if (nextDeal === 'loser') return winner === undefined ? null : other(winner);
  if (nextDeal === 'cut') return null;
  const first = last.result?.firstDeal ?? dealt;
  return first === null ? null : other(first);
}

/** A draw is never changed: what follows from it is made once. */
const DEALS = new WeakMap<readonly RoundPlan[], ReadonlyMap<string, GameSide>>();

/** How much more often an entrant has dealt first than second, and the last round in which they did. */
interface Turns {
  readonly ahead: number;
  readonly last: number;
}

const NONE: Turns = { ahead: 0, last: 0 };

/** By game, as `3.2`. The entrant who has dealt first less often does; then the one who did so longer ago; then the first of the two. */
function dealsOf(drawn: readonly RoundPlan[]): ReadonlyMap<string, GameSide> {
  const turns = new Map<string, Turns>();
  const deals = new Map<string, GameSide>();
  for (const [at, { pairs }] of drawn.entries())
    for (const [index, [first, second]] of pairs.entries()) {
      const [one, other] = [turns.get(first) ?? NONE, turns.get(second) ?? NONE];
      const isSecond = one.ahead > other.ahead || (one.ahead === other.ahead && one.last > other.last);
      const [dealer, pone] = isSecond ? [second, first] : [first, second];
      const [dealt, ponied] = isSecond ? [other, one] : [one, other];
      turns.set(dealer, { ahead: dealt.ahead + 1, last: at + 1 });
      turns.set(pone, { ahead: ponied.ahead - 1, last: ponied.last });
      deals.set(`${at + 1}.${index + 1}`, isSecond ? 1 : 0);
    }
  return deals;
}
