// Which offences are open to be called in which phase, and against whom (ACC 2010).
import { describe, expect, test } from 'vitest';
import type { State } from '../game/state.ts';
import { offencesNow } from '../game/umpire.ts';
import { OFFENCE_CODES } from '../terms/codes.ts';
import { PHASES, type Phase } from '../terms/phase.ts';
import { begin, keyed, tableAt, walk } from '../testing/table.ts';

describe('what is open to be called, in each phase (ACC 2010)', () => {
  /** Blue's eight points, the last of the play, lie open; Red deals. In the show Blue counts; the game over is Blue's. */
  const at = (phase: Phase): State => {
    const table = walk(begin('timeLimit=30'), 1, phase === 'over' ? 117 : 40);
    const { present } = keyed(table, 'at play, peg 1 8');
    return { ...present, phase, hand: phase === 'show' ? 'pone' : undefined };
  };

  const ALWAYS = 'cribPickedUp cribSeen pegPulled pegsTouched';
  const ORDER = 'starterMixed twoCards announcedWrong';
  test.each<[Phase, string, string]>([
    ['none', '', ''],
    ['cut', '', ''],
    [
      'free',
      `renege pastThirtyOne countedFirst misdeal wrongNumber unchecked bottomSeen wrongPeg notPeggedOut cribExamined cribForHand starterInHand ledOutOfTurn ${ORDER} ${ALWAYS}`,
      `overpegged ownOverpeg renege pastThirtyOne underpegged wrongNumber unchecked cutSeen wrongPeg notPeggedOut cribExamined cribWrongSide ${ORDER} ${ALWAYS}`,
    ],
    // The cards of the next deal, while the crib can still be called on.
    [
      'deal',
      `misdeal wrongNumber unchecked bottomSeen wrongPeg notPeggedOut cribExamined cribForHand starterInHand starterMixed ${ALWAYS}`,
      `overpegged ownOverpeg underpegged wrongNumber unchecked cutSeen wrongPeg notPeggedOut cribExamined cribWrongSide starterMixed ${ALWAYS}`,
    ],
    // A bid and an exchange stand between the deal and the play, as the cut does.
    ...(['bidding', 'starter', 'exchange'] as const).map((phase): [Phase, string, string] => [
      phase,
      `misdeal wrongNumber unchecked bottomSeen cribExamined cribForHand starterInHand ${ALWAYS}`,
      `wrongNumber unchecked cutSeen cribExamined cribWrongSide ${ALWAYS}`,
    ]),
    [
      'play',
      `renege pastThirtyOne countedFirst misdeal wrongNumber unchecked wrongPeg notPeggedOut heelsLate cribForHand starterInHand ledOutOfTurn ${ORDER} ${ALWAYS}`,
      `overpegged ownOverpeg renege pastThirtyOne underpegged wrongNumber unchecked wrongPeg notPeggedOut cribWrongSideLate ${ORDER} ${ALWAYS}`,
    ],
    [
      'show',
      `renege countedFirst misdeal wrongNumber unchecked wrongPeg notPeggedOut cribForHand starterMixed ${ALWAYS}`,
      `overpegged ownOverpeg renege underpegged wrongNumber unchecked cribWrongSideLate starterMixed wrongPeg notPeggedOut timeOut ${ALWAYS}`,
    ],
    // Only what can take the game back from the winner.
    [
      'over',
      'misdeal wrongNumber unchecked wrongPeg',
      'overpegged ownOverpeg falseGame pastThirtyOne wrongNumber unchecked',
    ],
  ])('%s: Red %j, Blue %j', (phase, ...codes) => {
    for (const [seat, expected] of codes.entries()) {
      const open = offencesNow(at(phase)).filter(({ seats }) => seats.includes(seat));
      const names = OFFENCE_CODES.filter((code) => expected.split(' ').includes(code));
      expect(open.map(({ offence }) => offence)).toEqual(phase === 'none' ? [] : names);
    }
  });
});

test.each<[string, string, readonly Phase[]]>([
  // Five-card: who cuts before the deal pays, until the cards are played.
  ['cutEarly=2', 'cutEarly', ['free', 'deal', 'bidding', 'starter', 'exchange']],
  ['cutEarly=0', 'cutEarly', []],
  // ACC 4.4: until the hand is over, and after a count that won the game.
  ['', 'wrongNumber', ['free', 'deal', 'bidding', 'starter', 'exchange', 'play', 'show', 'over']],
])('%s: %s can be called in %j', (setting, code, phases) => {
  const { present } = tableAt(setting, 'at play, peg 1 8');
  const isOpen = (phase: Phase): boolean =>
    offencesNow({ ...present, phase, hand: undefined }).some(({ offence }) => offence === code);
  expect(PHASES.filter(isOpen)).toEqual(phases);
});
