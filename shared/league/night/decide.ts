// From a command to its events, or to a refusal.
import { granted, type LeagueResult, refused } from '../refusal.ts';
import type { NightCommand, NightCommandOf } from './command.ts';
import type { NightEvent, NightFact, NightStamp } from './event.ts';
import { evolveNight } from './evolve.ts';
import {
  addPlayer,
  addTable,
  changePlayer,
  checkIn,
  checkOut,
  drop,
  merge,
  removePlayer,
  removeTable,
} from './field.ts';
import { type Decided, facts } from './find.ts';
import { breakTie, close, cutPot, enterPot, open, reopen, settleForfeits } from './frame.ts';
import type { ReportVerdict } from './report.ts';
import { correct, enterCard, receive, settleAside, swapSides } from './results.ts';
import { arrangeRoom } from './room.ts';
import { call, draw, pause, reopenRound, resume, sit } from './rounds.ts';
import { checkGame, dispute, forfeit, letBe, reopenGame, rule, sign, voidGame } from './settle.ts';
import type { NightState } from './state.ts';

/** Commands that change what stands: the reason is kept. */
const wantsReason = (command: NightCommand): boolean => 'reason' in command && command.reason.trim() === '';

/** Commands that need no open night: a report that comes after the close waits in it for the desk. */
const OUTSIDE: ReadonlySet<NightCommand['type']> = new Set([
  'open',
  'report',
  'reopen',
  'addPlayer',
  'changePlayer',
  'removePlayer',
  'merge',
  'showNames',
  'arrangeRoom',
]);

/** What a command does to this night: its facts, or a refusal with its figures. */
export function decideNight(state: NightState, command: NightCommand): Decided {
  const { type } = command;
  if (state.phase !== 'open' && !OUTSIDE.has(type))
    return refused({ code: state.phase === 'none' ? 'noNight' : 'nightClosed' });
  // The function of a type fits the commands of that type, which the compiler cannot follow through a look-up.
  const decide = DECIDERS[type] as (night: NightState, wanted: NightCommand) => Decided;
  if (!wantsReason(command)) return decide(state, command);
  const decided = decide(state, command);
  return decided.ok && decided.value.length === 0 ? decided : refused({ code: 'reasonWanted' });
}

/** The night after a command, and the events to keep. */
interface ActedNight {
  readonly state: NightState;
  readonly events: readonly NightEvent[];
  /** Of a report: what its sender is told. */
  readonly verdict?: ReportVerdict;
}

/** The night after a command, and the events to keep: each with the stamp. Refused commands change nothing. */
export function actNight(
  state: NightState,
  command: NightCommand,
  stamp: NightStamp,
): LeagueResult<ActedNight> {
  if (command.type === 'report') {
    const { facts: decided, verdict } = receive(state, command.report, command.table);
    return granted({ ...kept(state, decided, stamp), verdict });
  }
  const decided = decideNight(state, command);
  return decided.ok ? granted(kept(state, decided.value, stamp)) : decided;
}

function kept(state: NightState, decided: readonly NightFact[], stamp: NightStamp): ActedNight {
  const events = decided.map((fact): NightEvent => ({ ...fact, ...stamp }));
  return { state: events.reduce(evolveNight, state), events };
}

const DECIDERS: {
  readonly [T in NightCommand['type']]: (state: NightState, command: NightCommandOf<T>) => Decided;
} = {
  open,
  addPlayer,
  changePlayer,
  removePlayer,
  merge,
  showNames: (_, { names }) => facts({ type: 'namesShown', names }),
  arrangeRoom,
  checkIn,
  checkOut,
  addTable,
  removeTable,
  draw,
  reopenRound,
  pause,
  resume,
  call,
  sit,
  report: (state, { report, table }) => granted(receive(state, report, table).facts),
  settleAside,
  enterCard,
  sign,
  dispute,
  rule,
  correct,
  swapSides,
  forfeit,
  settleForfeits,
  void: voidGame,
  reopenGame,
  letBe,
  check: checkGame,
  drop,
  breakTie,
  enterPot,
  leavePot: enterPot,
  claimPot: enterPot,
  cutPot,
  close,
  reopen,
};
