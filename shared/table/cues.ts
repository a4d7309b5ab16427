// What is seen and heard once for what just happened: an effect, a few tones. State is never shown by a cue.

import type { Cue, Note } from '../protocol/index.ts';
import type { Event, RulingCode, State } from '../rules/index.ts';
import { sideOf } from '../rules/terms/index.ts';

const notes = (...pairs: readonly (readonly [hertz: number, milliseconds: number])[]): readonly Note[] =>
  pairs.map(([hertz, milliseconds]) => ({ hertz, milliseconds }));

/** The tones of the table, on the board and on pages. */
export const TONES = {
  /** Points pegged. */
  peg: notes([1_760, 40]),
  /** A worthless hand, or points in play that leave the pegs where they are. */
  zero: notes([440, 60]),
  /** Something was taken in that moves no peg. */
  step: notes([880, 25]),
  heels: notes([1_175, 80], [1_568, 140]),
  muggins: notes([988, 90], [784, 90], [1_175, 160]),
  ruling: notes([784, 80], [784, 80]),
  skunkLine: notes([1_047, 70], [1_319, 70], [1_568, 110]),
  win: notes([1_047, 120], [1_319, 120], [1_568, 120], [2_093, 360]),
  lost: notes([784, 120], [659, 120], [523, 360]),
  undo: notes([988, 40], [740, 60]),
  redo: notes([740, 40], [988, 60]),
  refused: notes([196, 160]),
  /** On a phone alone: it is its player's turn. */
  turn: notes([660, 110]),
} as const satisfies Record<string, readonly Note[]>;

/** Something was refused, or a key means nothing here. */
export const REFUSED: Cue = { effect: 'refused', lane: null, tones: TONES.refused };

/** A phone asks for a seat. */
export const ASKS: Cue = { tones: TONES.step };

/** The cue of a move. Lanes are sides. */
export function cueOf(events: readonly Event[], before: State, after: State): Cue {
  const back = events.find((event) => event.type === 'undone' || event.type === 'redone');
  if (back !== undefined) return overAgain(back.type === 'undone' ? TONES.undo : TONES.redo, before);
  // A question ends no celebration.
  if (events.every(({ type }) => type === 'consentAsked' || type === 'consentDeclined'))
    return { tones: TONES.step };
  for (const find of BY_WEIGHT) {
    const cue = find(events, before, after);
    if (cue !== undefined) return cue;
  }
  return overAgain(TONES.step, before);
}

type Finder = (events: readonly Event[], before: State, after: State) => Cue | undefined;

/** Of everything that happened at once, only the first of these is seen and heard. */
const BY_WEIGHT: readonly Finder[] = [wonCue, lostCue, ruledCue, heelsCue, skunkLineCue, peggedCue];

/** Whatever takes a win back ends its celebration. */
const overAgain = (tones: readonly Note[], before: State): Cue =>
  before.phase === 'over' ? { effect: 'none', lane: null, tones } : { tones };

function wonCue(events: readonly Event[]): Cue | undefined {
  const won = events.find((event) => event.type === 'gameWon');
  return won && { effect: 'win', lane: won.result.winner, tones: TONES.win };
}

/** A player alone has lost. */
function lostCue(events: readonly Event[]): Cue | undefined {
  return events.some(({ type }) => type === 'gameLost') ? { tones: TONES.lost } : undefined;
}

const MUGGED: ReadonlySet<RulingCode> = new Set([
  'undercountToOpponent',
  'mugginsAwarded',
  'mugginsTooMuch',
  'mugginsWrong',
  'mugginsTaken',
  'underpegToOpponent',
]);

function ruledCue(events: readonly Event[], _before: State, after: State): Cue | undefined {
  const ruled = events.findLast((event) => event.type === 'ruled');
  if (ruled === undefined) return undefined;
  const { code, seat, opponent } = ruled.ruling;
  if (MUGGED.has(code)) {
    const lane = sideOf(after.rules, code === 'mugginsWrong' ? seat : opponent);
    return { effect: 'muggins', lane, tones: TONES.muggins };
  }
  const lane = sideOf(after.rules, seat);
  return code === 'countRight' ? undefined : { effect: 'attention', lane, tones: TONES.ruling };
}

function heelsCue(events: readonly Event[], _before: State, { rules }: State): Cue | undefined {
  const heels = events.find((event) => event.type === 'pegged' && event.reason === 'heels');
  return heels?.type === 'pegged'
    ? { effect: 'attention', lane: sideOf(rules, heels.seat), tones: TONES.heels }
    : undefined;
}

/** A side has come past a skunk line in the game that goes on. */
function skunkLineCue(events: readonly Event[], before: State, after: State): Cue | undefined {
  if (events.some((event) => event.type === 'gameStarted')) return undefined;
  const lane = after.pegs.findIndex(({ front }, side) => {
    const from = before.pegs[side]?.front ?? 0;
    return after.rules.skunks.some(({ atMost }) => from <= atMost && front > atMost);
  });
  return lane < 0 ? undefined : { effect: 'skunkLine', lane, tones: TONES.skunkLine };
}

function peggedCue(events: readonly Event[]): Cue | undefined {
  const pegged = events.find((event) => event.type === 'pegged');
  return pegged?.type === 'pegged' ? { tones: pegged.points > 0 ? TONES.peg : TONES.zero } : undefined;
}
