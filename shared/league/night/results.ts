// Results: reported by boards, entered from cards, corrected by the desk.
import { crossCheck, outcomeOf } from '../cards/crosscheck.ts';
import { checkOutcome, type GameOutcome, other } from '../cards/outcome.ts';
import { rulesOf } from '../format/parse.ts';
import { type LeagueResult, refused } from '../refusal.ts';
import type { NightCommandOf } from './command.ts';
import type { NightFact } from './event.ts';
import { type Decided, facts, findGame } from './find.ts';
import {
  type AsideReason,
  type GameReport,
  outcomeOfReport,
  type ReportVerdict,
  resultKey,
} from './report.ts';
import { isFinal, type NightGame, type NightState, stageOf } from './state.ts';
import { resultStands } from './typed.ts';

/** The events of a report, and the answer to its sender. */
export interface Received {
  readonly verdict: ReportVerdict;
  readonly facts: readonly NightFact[];
}

/**
 * Takes a report. The same one again changes nothing; a lower revision is overtaken; the same revision with other figures is a
 * conflict, which is kept once and counts nowhere. Whatever fits no open game of this night, or of its `table`, waits for the desk.
 */
export function receive(state: NightState, report: GameReport, table?: string): Received {
  const known = state.reports[resultKey(report.id)];
  if (known && report.revision < known.revision) return { verdict: 'overtaken', facts: [] };
  if (known?.revision === report.revision) {
    if (known.digest === report.digest) return { verdict: 'known', facts: [] };
    const again = state.aside.some(({ report: { digest } }) => digest === report.digest);
    return { verdict: 'conflict', facts: again ? [] : [aside(report, 'conflict')] };
  }
  const game = state.games.find((each) => each.game === report.game);
  const isAssigned = report.night === state.id && (table === undefined || game?.table === table);
  const found = fits(state, report, isAssigned ? game : undefined);
  if (typeof found === 'string') return { verdict: 'aside', facts: [aside(report, found)] };
  return {
    verdict: 'kept',
    facts: [{ type: 'resultReported', game: report.game as string, report, outcome: found }],
  };
}

const aside = (report: GameReport, why: AsideReason): NightFact => ({ type: 'resultSetAside', report, why });

/** The outcome for the game, or why the report waits. */
function fits(state: NightState, report: GameReport, game: NightGame | undefined): GameOutcome | AsideReason {
  if (state.phase === 'closed') return 'closed';
  if (game === undefined) return 'unassigned';
  if (report.entrants.toSorted().join('\n') !== game.entrants.toSorted().join('\n')) return 'otherPlayers';
  const outcome = checked(state, outcomeOfReport(report, game.entrants));
  if (!outcome.ok) return 'impossible';
  if (game.isVoid || game.forfeitedBy !== undefined) return 'settled';
  if (game.result && game.result.origin === 'desk') return 'corrected';
  if (game.result && game.result.key !== resultKey(report.id)) return 'second';
  return isFinal(game) ? 'signed' : outcome.value;
}

function checked({ format }: NightState, outcome: GameOutcome): LeagueResult<GameOutcome> {
  const rules = rulesOf(format);
  return rules.ok ? checkOutcome(format, rules.value, outcome) : rules;
}

/** The desk gives a result that waits to a game, whose two it fits, or leaves it out. */
export function settleAside(
  state: NightState,
  { index, into, reason }: NightCommandOf<'settleAside'>,
): Decided {
  const waiting = state.aside[index];
  if (waiting === undefined || waiting.settled) return refused({ code: 'noAside', index });
  if (into === null) return facts({ type: 'asideSettled', index, into, outcome: null, reason });
  const game = findGame(state, into);
  if (!game.ok) return game;
  if (isFinal(game.value)) return refused({ code: 'finalResult', game: into });
  const outcome = checked(state, outcomeOfReport(waiting.report, game.value.entrants));
  if (!outcome.ok) return outcome;
  return facts({ type: 'asideSettled', index, into, outcome: outcome.value, reason });
}

/** A line of a player's card. As soon as both cards of a game agree it has a result, signed by both. The same once more changes nothing. */
export function enterCard(
  state: NightState,
  { game, side, line, by }: NightCommandOf<'enterCard'>,
  found: NightGame,
): Decided {
  const { result, cards, round } = found;
  const stage = stageOf(found);
  if (result !== undefined && resultStands(stage, result.outcome, outcomeOf(state.format, side, line)))
    return facts();
  if (result !== undefined || isFinal(found)) return refused({ code: 'wrongStage', game, stage });
  const entered = { type: 'cardEntered', game, side, line, by } as const;
  const theirs = cards[other(side)];
  const outcome = checked(state, outcomeOf(state.format, side, line));
  if (!outcome.ok) return outcome;
  if (theirs === undefined || crossCheck(state.format, round, [line, theirs]).length > 0)
    return facts(entered);
  return facts(
    entered,
    { type: 'cardsAgreed', game, outcome: outcome.value },
    { type: 'signed', game, revision: 1, side: 0, by },
    { type: 'signed', game, revision: 1, side: 1, by },
  );
}

/** The desk enters a result, or corrects one that is not final. The same result once more changes nothing. */
export function correct(
  state: NightState,
  { game, outcome, reason }: NightCommandOf<'correct'>,
  found: NightGame,
): Decided {
  const from = found.result?.outcome ?? null;
  if (from !== null && resultStands(stageOf(found), from, outcome)) return facts();
  if (isFinal(found)) return refused({ code: 'finalResult', game });
  const to = checked(state, outcome);
  if (!to.ok) return to;
  return facts({ type: 'corrected', game, from, to: to.value, reason });
}

/** The two sat the other way: the winner is the other one. */
export function swapSides(
  _: NightState,
  { game, reason }: NightCommandOf<'swapSides'>,
  found: NightGame,
): Decided {
  if (isFinal(found)) return refused({ code: 'finalResult', game });
  const from = found.result?.outcome;
  if (from === undefined) return refused({ code: 'wrongStage', game, stage: stageOf(found) });
  const { winner, scores } = from;
  const to: GameOutcome = { ...from, winner: other(winner), scores: scores && [scores[1], scores[0]] };
  return facts({ type: 'corrected', game, from, to, reason });
}
