// What is seen and heard once for what just happened: an effect, a few tones. State is never shown by a cue.

import type { Cue, Note } from '../protocol/index.ts';
import type { Event, State } from '../rules/index.ts';
import { sideOf } from '../rules/terms/index.ts';
import { type Moment, momentOf, ruledIn } from './moments.ts';

/** Ends the light that runs. */
export const NO_EFFECT = { effect: 'none', lane: null } as const satisfies Cue;

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
  nobs: notes([1_568, 70], [1_976, 100]),
  hand24: notes([1_047, 80], [1_319, 80], [1_568, 80], [1_319, 80], [1_568, 200]),
  hand28: notes([1_047, 80], [1_319, 80], [1_568, 80], [2_093, 80], [1_568, 80], [2_093, 240]),
  hand29: notes(
    [1_047, 70],
    [1_319, 70],
    [1_568, 70],
    [2_093, 140],
    [0, 60],
    [1_568, 70],
    [2_093, 70],
    [2_637, 420],
  ),
  stinkHole: notes([392, 140], [330, 140], [262, 260]),
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

/** A cue, and the moment that it is for. */
export interface TableCue extends Cue {
  readonly moment?: Moment;
}

/** The cue of a move. Lanes are sides. */
export function cueOf(events: readonly Event[], before: State, after: State): TableCue {
  const back = events.find((event) => event.type === 'undone' || event.type === 'redone');
  if (back !== undefined) return { ...NO_EFFECT, tones: back.type === 'undone' ? TONES.undo : TONES.redo };
  // A question ends no celebration.
  if (events.every(({ type }) => type === 'consentAsked' || type === 'consentDeclined'))
    return { tones: TONES.step };
  const moment = momentOf(events, before, after);
  if (moment !== undefined) return momentCue(moment, after);
  return (
    lostCue(events) ??
    ruledCue(events, after) ??
    peggedCue(events) ??
    (before.phase === 'over' ? { ...NO_EFFECT, tones: TONES.step } : { tones: TONES.step })
  );
}

/** Each moment has its own light and tones; the perfect hand has the whole board. */
function momentCue(moment: Moment, { rules }: State): TableCue {
  const { code, seat } = moment;
  const heard = code === 'falseCall' ? 'muggins' : code;
  return {
    effect: heard,
    lane: code === 'hand29' ? null : sideOf(rules, seat),
    tones: TONES[heard],
    moment,
  };
}

/** A player alone has lost. */
function lostCue(events: readonly Event[]): Cue | undefined {
  return events.some(({ type }) => type === 'gameLost') ? { tones: TONES.lost } : undefined;
}

function ruledCue(events: readonly Event[], { rules }: State): Cue | undefined {
  const ruling = ruledIn(events);
  if (ruling === undefined || ruling.code === 'countRight') return undefined;
  return { effect: 'attention', lane: sideOf(rules, ruling.seat), tones: TONES.ruling };
}

function peggedCue(events: readonly Event[]): Cue | undefined {
  const pegged = events.find((event) => event.type === 'pegged');
  return pegged?.type === 'pegged' ? { tones: pegged.points > 0 ? TONES.peg : TONES.zero } : undefined;
}
