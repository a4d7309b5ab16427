// From a command to its events, or to a refusal.
import { enterLadder, undoLadder } from '../ladder/keep.ts';
import { granted, type LeagueResult, refused } from '../refusal.ts';
import { dropSeason, keepSeason, setClub } from '../season/keep.ts';
import type { NightCommand, NightCommandOf } from './command.ts';
import type { NightEvent, NightFact, NightStamp } from './event.ts';
import { evolveNight } from './evolve.ts';
import {
  addPlayer,
  addTable,
  arrangeRoom,
  changePlayer,
  checkIn,
  checkOut,
  drop,
  forgetPlayer,
  merge,
  removePlayer,
  removeTable,
} from './field.ts';
import { type Decided, facts, findGame } from './find.ts';
import { openFixture } from './fixture.ts';
import { breakTie, close, correctHeading, cutPot, enterPot, open, reopen, settleForfeits } from './frame.ts';
import type { ReportVerdict } from './report.ts';
import { correct, enterCard, receive, settleAside, swapSides } from './results.ts';
import { inEvent, withGame } from './rooms.ts';
import { call, draw, pause, reopenRound, resume, sit } from './rounds.ts';
import { checkGame, dispute, forfeit, letBe, reopenGame, rule, sign, voidGame } from './settle.ts';
import { cut, openEvent, rankEvents, removeEvent, reopenMatch, ruleMatch } from './stages.ts';
import type { NightGame, NightState } from './state.ts';

/** All commands but the report of a board: `receive` takes that in any night, and says what became of it. */
type DecidedCommand = Exclude<NightCommand, { readonly type: 'report' }>;

/** Commands that need no open night. */
const OUTSIDE: ReadonlySet<NightCommand['type']> = new Set([
  'open',
  'correctHeading',
  'reopen',
  'addPlayer',
  'changePlayer',
  'removePlayer',
  'forgetPlayer',
  'merge',
  'showNames',
  'arrangeRoom',
  'keepSeason',
  'dropSeason',
  'setClub',
  'enterLadder',
  'undoLadder',
]);

/** What a command does to this night: its facts, or a refusal with its figures. */
function decideNight(state: NightState, command: DecidedCommand): Decided {
  const { type } = command;
  if (state.phase !== 'open' && !OUTSIDE.has(type))
    return refused({ code: state.phase === 'none' ? 'noNight' : 'nightClosed' });
  const game = 'game' in command ? findGame(state, command.game) : undefined;
  if (game?.ok === false) return game;
  // The function of a type fits the commands of that type, which the compiler cannot follow through a look-up.
  const decide = DECIDERS[type] as (night: NightState, wanted: NightCommand, of?: NightGame) => Decided;
  const decided = decide(state, command, game?.value);
  const isUnexplained = 'reason' in command && command.reason.trim() === '';
  const changesNothing = decided.ok && decided.value.length === 0;
  return isUnexplained && !changesNothing ? refused({ code: 'reasonWanted' }) : decided;
}

/** The night after a command, and the events to keep. */
interface ActedNight {
  readonly state: NightState;
  readonly events: readonly NightEvent[];
  /** Of a report: the answer to its sender. */
  readonly verdict?: ReportVerdict;
}

/** The night after a command, and the events to keep: each with the stamp. Refused commands change nothing. */
export function actNight(
  state: NightState,
  command: NightCommand,
  stamp: NightStamp,
): LeagueResult<ActedNight> {
  const about = inView(state, command);
  if (about.event !== (command.event ?? about.event))
    return refused({ code: 'noEvent', event: command.event ?? '' });
  const keep = (decided: readonly NightFact[]): ActedNight => {
    const of = about.event === '' ? {} : { event: about.event };
    const events = decided.map((fact): NightEvent => ({ ...of, ...fact, ...stamp }));
    return { state: events.reduce(evolveNight, state), events };
  };
  if (command.type === 'report') {
    const { facts: received, verdict } = receive(about, command.report, command.table);
    return granted({ ...keep(received), verdict });
  }
  const decided = decideNight(about, command);
  return decided.ok ? granted(keep(decided.value)) : decided;
}

/** The night, turned to the event of a command. */
function inView(state: NightState, command: NightCommand): NightState {
  if (command.event !== undefined) return inEvent(state, command.event);
  const game = gameOf(command);
  return game === null ? state : withGame(state, game);
}

/** The game of a command; null if it has none. */
function gameOf(command: NightCommand): string | null {
  if (command.type === 'report') return command.report.game;
  if (command.type === 'settleAside') return command.into;
  return 'game' in command ? command.game : null;
}

const DECIDERS: {
  readonly [T in DecidedCommand['type']]: (
    state: NightState,
    command: NightCommandOf<T>,
    game: NightCommandOf<T> extends { readonly game: string } ? NightGame : undefined,
  ) => Decided;
} = {
  open,
  correctHeading,
  addPlayer,
  changePlayer,
  removePlayer,
  forgetPlayer,
  merge,
  showNames: (_, { names }) => facts({ type: 'namesShown', names }),
  arrangeRoom,
  openEvent,
  openFixture,
  removeEvent,
  cut,
  rankEvents,
  ruleMatch,
  reopenMatch,
  keepSeason,
  dropSeason,
  setClub,
  enterLadder,
  undoLadder,
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
