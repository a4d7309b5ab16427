// Every row of the rulings table, with its rule: reference rules 2, the ACC's rules of 2010 and other houses.
import { describe, expect, test } from 'vitest';
import type { Timeline } from '../game/timeline.ts';
import { offencesNow } from '../game/umpire.ts';
import { OFFENCE_CODES } from '../terms/codes.ts';
import { begin, keyed, PLAYERS, pegs, walk } from '../testing/table.ts';
import { findOffence, OFFENCES } from './offences.ts';
import { OFFENCE_SOURCES, type Ruling } from './ruling.ts';

/** Houses by a word; other words are settings. */
const HOUSES: Readonly<Record<string, string>> = {
  acc: 'overcount=toOpponent undercount=stands falseClaim=fifteenBack renege=perCard',
  hoyle: 'falseClaim=losesGame renege=flat misdealPoints=2 pulledPeg=behindRear',
};

/** How far the deal has come. Red deals; Blue, the pone, pegs the first number where one is pegged. */
const TABLES: Readonly<Record<string, readonly string[]>> = {
  plain: [],
  dealt: ['cut 0', 'next'],
  playing: ['cut 0', 'next', 'next'],
  played: ['cut 0', 'next', 'next', 'peg 1'],
  showing: ['cut 0', 'next', 'next', 'next'],
  counted: ['cut 0', 'next', 'next', 'next', 'peg 1'],
};

/** 'counted 12 acc 50 112 > peg 0 4': points, house, where Red and Blue stood before it (50 and 40), what follows. */
function tableOf(text: string): Timeline {
  const [first = '', ...then] = text.split(' > ');
  const [kind = '', ...words] = first.split(' ');
  const numbers = words.filter((word) => /^\d+$/.test(word)).map(Number);
  const settings = words.filter((word) => !/^\d+$/.test(word)).map((word) => HOUSES[word] ?? word);
  const commands = TABLES[kind] ?? [];
  const points = commands.at(-1) === 'peg 1' ? numbers.shift() : undefined;
  const [red = 50, blue = 40] = numbers;
  const keys = points === undefined ? commands : [...commands.slice(0, -1), `peg 1 ${points}`];
  return keyed(walk(walk(begin(settings.join(' ')), 0, red), 1, blue), ...keys, ...then);
}

/** A rule; then the table, the call, the ruling, the pegs, the moves in order, the phase. */
const GROUPS = {
  overpegged: `
    ACC 8.4.c: pegs back, the opponent takes the excess
      counted 12 acc ; overpegged 1 points=4 ; overpegToOpponent ; Red 54/50 Blue 48/40 ; Blue -4, Red +4 ; show
    Playroom: the same
      counted 12 mode=challenge muggins=automatic overcount=toOpponent ; overpegged 1 points=12 ; overpegToOpponent ; Red 62/50 Blue 40/24 ; Blue -12, Red +12 ; show
    casual: corrected
      counted 12 ; overpegged 1 points=4 ; overpegCorrected ; Red 50/48 Blue 48/40 ; Blue -4 ; show
    pub, UK: the claimant loses all
      counted 12 overcount=losesCount ; overpegged 1 points=4 ; overpegLost ; Red 50/48 Blue 40/24 ; Blue -12 ; show
    ACC 8.4.c: in play too
      played 3 acc ; overpegged 1 points=1 ; overpegToOpponent ; Red 51/50 Blue 42/40 ; Blue -1, Red +1 ; play
    ACC 8.4.c: said by oneself first, no penalty
      counted 12 acc ; ownOverpeg 1 points=4 ; overpegOwn ; Red 50/48 Blue 48/40 ; Blue -4 ; show
    ACC 8.4.c, deadline unverified: a house without own correction
      counted 12 acc ownCorrection=never ; ownOverpeg 1 points=4 ; overpegToOpponent ; Red 54/50 Blue 48/40 ; Blue -4, Red +4 ; show
    ACC 8.4.c: only short of game
      counted 12 acc 50 112 ; ownOverpeg 1 points=4 ; falseGameBack ; Red 51/50 Blue 105/104 ; Blue -1, Red +1, Blue -15 ; show
    ACC 8.4.c: only short of game, and exactly to the game hole is game
      counted 9 acc 50 112 ; ownOverpeg 1 points=4 ; falseGameBack ; Red 54/50 Blue 102/101 ; Blue -4, Red +4, Blue -15 ; show
    ACC 8.4.c: what is left wins after all, so it was no false claim
      counted 12 acc 50 112 ; ownOverpeg 1 points=2 ; overpegOwn ; Red 50/48 Blue 121/112 ;  ; over
    ACC 8.4.c: what is left wins exactly
      counted 12 acc 50 112 ; ownOverpeg 1 points=3 ; overpegOwn ; Red 50/48 Blue 121/112 ;  ; over
    ACC 8.4.c: the excess lies beyond the game hole, to the last point
      counted 12 acc 50 112 ; overpegged 1 points=3 ; overpegToOpponent ; Red 50/48 Blue 121/112 ;  ; over
    ACC 8.4.c: only holes up to the game hole are excess
      counted 12 acc 50 112 ; overpegged 1 points=2 ; overpegToOpponent ; Red 50/48 Blue 121/112 ;  ; over
    ACC 8.4.c: the excess can win
      counted 12 acc 118 40 ; overpegged 1 points=4 ; overpegToOpponent ; Red 121/118 Blue 48/40 ; Blue -4, Red +3 ; over
    the crib, until the cards are mixed
      counted 8 acc > peg 0 6 > peg 0 4 ; overpegged 0 points=2 ; overpegToOpponent ; Red 58/56 Blue 50/48 ; Red -2, Blue +2 ; deal
    plain pegging
      plain acc 0 0 > peg 1 12 ; overpegged 1 points=2 ; overpegToOpponent ; Red 2/0 Blue 10/0 ; Blue -2, Red +2 ; free
  `,
  'false game': `
    ACC 8.4.a-b: front peg, overclaim, fifteen back, in this order
      counted 12 acc 50 112 ; falseGame 1 points=8 ; falseGameBack ; Red 51/50 Blue 105/104 ; Blue -1, Red +1, Blue -15 ; show
    ACC 8.4.a: nothing was scored
      counted 12 acc 50 112 ; falseGame 1 points=0 ; falseGameBack ; Red 59/50 Blue 97/96 ; Blue -9, Red +9, Blue -15 ; show
    ACC 8.4.a: the opponent gets no more than up to the game hole
      counted 12 acc 115 112 ; falseGame 1 points=2 ; falseGameBack ; Red 121/115 Blue 99/98 ; Blue -7, Red +6, Blue -15 ; over
    ACC 8.4.b: fifteen back even if the opponent is out, into a skunk
      counted 24 acc 115 100 ; falseGame 1 points=0 ; falseGameBack ; Red 121/115 Blue 85/84 ; Blue -21, Red +6, Blue -15 ; over
    ACC 8.4: claimed in play without pegging
      playing acc 50 112 ; falseGame 1 points=2 ; falseGameBack ; Red 57/50 Blue 99/98 ; Blue +2, Red +7, Blue -15 ; play
    ACC 8.4: never under the start
      counted 24 acc target=31 0 8 ; falseGame 1 points=0 ; falseGameBack ; Red 23/0 Blue 0/0 ; Blue -23, Red +23, Blue -8 ; show
    ACC 8.4: won in play
      played 2 acc 50 119 ; falseGame 1 points=1 ; falseGameBack ; Red 51/50 Blue 105/104 ; Blue -1, Red +1, Blue -15 ; play
    ACC 8.4: plain pegging
      plain acc 50 112 > peg 1 12 ; falseGame 1 points=4 ; falseGameBack ; Red 55/50 Blue 101/100 ; Blue -5, Red +5, Blue -15 ; free
    another figure in the house
      counted 12 acc falseClaimBack=10 50 112 ; falseGame 1 points=8 ; falseGameBack ; Red 51/50 Blue 110/109 ; Blue -1, Red +1, Blue -10 ; show
    Hoyle: loses the game
      counted 12 hoyle 50 112 ; falseGame 1 points=8 ; falseGameLost ; Red 121/50 Blue 120/112 ; Blue -1, Red +71 ; over
    casual: corrected, the game goes on
      counted 12 50 112 ; falseGame 1 points=8 ; overpegCorrected ; Red 50/48 Blue 120/112 ; Blue -1 ; show
  `,
  underpegged: `
    ACC 8.3: no correction once the fingers leave the peg
      counted 8 acc ; underpegged 1 points=4 ; underpegStands ; Red 50/48 Blue 48/40 ;  ; show
    ACC 10: where muggins is called, the opponent has to call
      counted 8 muggins=called ; underpegged 1 points=4 ; underpegStands ; Red 50/48 Blue 48/40 ;  ; show
    casual: corrected
      counted 8 ; underpegged 1 points=4 ; underpegCorrected ; Red 50/48 Blue 52/40 ; Blue +4 ; show
    casual: a correction can win
      counted 8 50 112 ; underpegged 1 points=4 ; underpegCorrected ; Red 50/48 Blue 121/112 ; Blue +1 ; over
    Playroom: the difference goes to the opponent
      counted 8 mode=challenge muggins=automatic ; underpegged 1 points=4 ; underpegToOpponent ; Red 54/50 Blue 48/40 ; Red +4 ; show
    Playroom: no more holes than could have been pegged
      counted 8 mode=challenge muggins=automatic 50 112 ; underpegged 1 points=4 ; underpegToOpponent ; Red 51/50 Blue 120/112 ; Red +1 ; show
  `,
  play: `
    ACC 7.1.e: past thirty-one, nothing pegged
      playing acc ; pastThirtyOne 1 ; pastThirtyOne ; Red 50/48 Blue 40/24 ;  ; play
    ACC 7.1.e: what was pegged on it is an overpeg
      played 2 acc ; pastThirtyOne 1 points=2 ; overpegToOpponent ; Red 52/50 Blue 40/24 ; Blue -2, Red +2 ; play
    ACC 7.1.e: or a false claim, if it won
      played 2 acc 50 119 ; pastThirtyOne 1 points=2 ; falseGameBack ; Red 52/50 Blue 104/96 ; Blue -2, Red +2, Blue -15 ; play
    ACC 7.3: two for each card withheld
      playing acc ; renege 1 cards=2 ; renegePerCard ; Red 54/50 Blue 40/24 ; Red +4 ; play
    ACC 7.3: points for later cards are cancelled first
      played 3 acc ; renege 1 points=3 ; renegePerCard ; Red 52/50 Blue 40/39 ; Blue -3, Red +2 ; play
    ACC 7.3: until the hand is announced
      showing acc ; renege 1 ; renegePerCard ; Red 52/50 Blue 40/24 ; Red +2 ; show
    Hoyle: two
      playing hoyle ; renege 1 cards=3 ; renegeFlat ; Red 52/50 Blue 40/24 ; Red +2 ; play
    elsewhere: the card is dead
      playing renege=deadCard ; renege 1 points=1 ; renegeDeadCard ; Red 50/48 Blue 39/24 ; Blue -1 ; play
    elsewhere: the hand is dead
      playing renege=deadHand ; renege 1 ; renegeDeadHand ; Red 50/48 Blue 40/24 ;  ; play
    casual: nothing
      playing renege=none ; renege 1 ; renegeNothing ; Red 50/48 Blue 40/24 ;  ; play
    ACC 6.3: heels forfeited once the dealer plays
      playing acc > peg 0 2 ; heelsLate 0 ; heelsForfeited ; Red 52/50 Blue 40/24 ;  ; play
    casual: late heels count
      playing heelsForfeited=no ; heelsLate 0 ; heelsLate ; Red 52/50 Blue 40/24 ; Red +2 ; play
    ACC 6.3: heels may win
      playing heelsForfeited=no 119 40 ; heelsLate 0 ; heelsLate ; Red 121/119 Blue 40/24 ; Red +2 ; over
  `,
  show: `
    ACC 9.2.c: the dealer pegged first: retracted, no penalty
      playing acc > peg 0 6 ; countedFirst 0 points=6 ; countedFirst ; Red 50/48 Blue 40/24 ; Red -6 ; show
    ACC 9.2.c: the dealer counted first and pegged nothing
      showing acc ; countedFirst 0 ; countedFirst ; Red 50/48 Blue 40/24 ;  ; show
    ACC 9.2: order decides games: a win out of turn is taken back
      playing acc 119 40 > peg 0 6 ; countedFirst 0 points=6 ; countedFirst ; Red 119/96 Blue 40/24 ; Red -2 ; show
    ACC 8.2: a zero hand: the pegs must not be touched
      showing acc ; pegsTouched 1 ; pegsTouched ; Red 50/48 Blue 40/24 ;  ; show
    Playroom: the time is up, half rounded down to the opponent
      showing timeLimit=30 ; timeOut 1 points=9 ; timeOut ; Red 54/50 Blue 45/40 ; Red +4 ; show
    Playroom, unverified: the other half lost
      showing timeLimit=30 timeOutRest=lost ; timeOut 1 points=9 ; timeOut ; Red 54/50 Blue 40/24 ; Red +4 ; show
    Playroom: the half that is left can win before the other is given
      showing timeLimit=30 119 119 ; timeOut 1 points=4 ; timeOut ; Red 119/96 Blue 121/119 ;  ; over
    ACC 8.11: a reminder, elsewhere
      playing 50 119 ; notPeggedOut 1 points=2 ; pegOutReminded ; Red 50/48 Blue 121/119 ; Blue +2 ; over
    ACC 8.11: required in match play
      playing pegOut=required 50 119 ; notPeggedOut 1 points=2 ; pegOutRequired ; Red 50/48 Blue 119/96 ;  ; play
    ACC 8.11: required in match play only, and this is a match
      playing pegOut=match match.games=3 50 119 ; notPeggedOut 1 points=2 ; pegOutRequired ; Red 50/48 Blue 119/96 ;  ; play
    ACC 8.11: a reminder will do, where it is no match
      playing pegOut=match 50 119 ; notPeggedOut 1 points=2 ; pegOutReminded ; Red 50/48 Blue 121/119 ; Blue +2 ; over
    a house where a reminder always will do, and this is a match
      playing pegOut=reminded match.games=3 50 119 ; notPeggedOut 1 points=2 ; pegOutReminded ; Red 50/48 Blue 121/119 ; Blue +2 ; over
    ACC 10.1.c: required under muggins
      playing muggins=called 50 119 ; notPeggedOut 1 points=2 ; pegOutRequired ; Red 50/48 Blue 119/96 ;  ; play
  `,
  dealing: `
    ACC 2.1: the dealer sees the bottom card: pone +2, reshuffle
      dealt acc ; bottomSeen 0 ; bottomSeen ; Red 50/48 Blue 42/40 ; Blue +2 ; deal
    ACC 4.4: a wrong number of cards: dealt again
      dealt acc ; wrongNumber 1 ; wrongNumber ; Red 50/48 Blue 40/24 ;  ; deal
    ACC 4.4.d (9): once the play has begun its points come off
      playing acc > peg 0 2 > peg 1 3 > peg 0 4 ; wrongNumber 1 ; dealDead ; Red 50/48 Blue 40/24 ; Red -6, Blue -3 ; deal
    ACC 4.4.d (9): a misdeal that is found late
      played 2 acc ; misdeal 0 ; dealDead ; Red 50/48 Blue 40/24 ; Blue -2 ; deal
    ACC 4.4.d (9): found in the show, where five cards turn up
      counted 12 acc > peg 0 6 ; wrongNumber 1 ; dealDead ; Red 50/48 Blue 40/24 ; Red -6, Blue -12 ; deal
    ACC 4.4.d (9): and so does a game that these points won
      counted 12 acc 50 112 ; wrongNumber 1 ; dealDead ; Red 50/48 Blue 112/96 ; Blue -9 ; deal
    ACC 4.4.d (9): a penalty stays paid
      played 2 acc > offence cribSeen 0 > peg 0 4 ; wrongNumber 1 ; dealDead ; Red 50/48 Blue 42/40 ; Red -4, Blue -2 ; deal
    ACC 4.4.d (9): fifteen back for a false claim stays, the count comes off
      counted 12 acc 50 112 > offence falseGame 1 points=8 ; wrongNumber 0 ; dealDead ; Red 51/50 Blue 97/96 ; Blue -8 ; deal
    ACC 4.4.d (9): muggins is no penalty
      counted 8 muggins=called > muggins 0 4 ; wrongNumber 0 ; dealDead ; Red 50/48 Blue 40/24 ; Red -4, Blue -8 ; deal
    ACC 10.4.a: a wrong call is one
      dealt mode=challenge muggins=called > starter 9C > lay 7C > lay 8C > peg 0 2 > muggins 1 2 ; wrongNumber 0 ; dealDead ; Red 52/50 Blue 40/24 ; Red -2 ; deal
    unverified: heels come off with the deal
      dealt acc > peg 0 2 > peg 1 2 ; wrongNumber 1 ; dealDead ; Red 50/48 Blue 40/24 ; Red -2, Blue -2 ; deal
    unverified: a house that keeps heels
      dealt acc redealHeels=stay > peg 0 2 > peg 1 2 ; wrongNumber 1 ; dealDead ; Red 52/50 Blue 40/24 ; Blue -2 ; deal
    ACC 4.4: in the show as well, with ten back
      counted 12 acc ; unchecked 1 ; unchecked ; Red 50/48 Blue 30/24 ; Blue -12, Blue -10 ; deal
    ACC 4.4: ten back for refusing the check
      dealt acc ; unchecked 1 ; unchecked ; Red 50/48 Blue 30/24 ; Blue -10 ; deal
    ACC 4.4: the rear peg steps aside
      dealt acc 50 50 ; unchecked 1 ; unchecked ; Red 50/48 Blue 40/39 ; Blue -10 ; deal
    ACC 4.4: never under the start
      dealt acc 50 8 ; unchecked 1 ; unchecked ; Red 50/48 Blue 0/0 ; Blue -8 ; deal
    ACC 4.4: a misdeal costs nothing
      dealt acc ; misdeal 0 ; misdeal ; Red 50/48 Blue 40/24 ;  ; deal
    Hoyle: a misdeal costs two
      dealt hoyle ; misdeal 0 ; misdealPaid ; Red 50/48 Blue 42/40 ; Blue +2 ; deal
    Hoyle: which can win
      dealt hoyle 50 119 ; misdeal 0 ; misdealPaid ; Red 50/48 Blue 121/119 ; Blue +2 ; over
    ACC 5.1.b: crib discards picked up
      playing acc ; cribPickedUp 0 ; cribPickedUp ; Red 50/48 Blue 42/40 ; Blue +2 ; play
    ACC 5.2.a: the crib looked at early
      showing acc ; cribSeen 0 ; cribSeen ; Red 50/48 Blue 42/40 ; Blue +2 ; show
    ACC 6.1.b: the pone sees the bottom card of the cut
      dealt acc ; cutSeen 1 ; cutSeen ; Red 52/50 Blue 40/24 ; Red +2 ; starter
    five-card: cutting before the deal costs two
      plain cutEarly=2 0 0 > peg 0 4 ; cutEarly 1 ; cutEarly ; Red 6/4 Blue 0/0 ; Red +2 ; free
    five-card: after the deal as well, and it can win
      dealt cutEarly=2 119 40 ; cutEarly 1 ; cutEarly ; Red 121/119 Blue 40/24 ; Red +2 ; over
    ACC 5.2.b: the crib looked at before discarding to it: two
      dealt acc ; cribExamined 1 ; cribExamined ; Red 52/50 Blue 40/24 ; Red +2 ; starter
    ACC 5.2.c: crib and hand interchanged, found before the play: two
      dealt acc ; cribForHand 0 ; cribForHand ; Red 50/48 Blue 42/40 ; Blue +2 ; starter
    ACC 5.2.c: found in the play, the dealer's points of the play come off as well
      playing acc > peg 0 2 > peg 1 3 > peg 0 4 ; cribForHand 0 ; cribForHand ; Red 50/48 Blue 45/43 ; Red -6, Blue +2 ; play
    ACC 5.2.c: heels are no points of the play
      dealt acc > peg 0 2 > peg 0 4 ; cribForHand 0 ; cribForHand ; Red 52/50 Blue 42/40 ; Red -4, Blue +2 ; play
    ACC 5.2.c: found when the hands are shown
      playing acc > peg 0 4 > next ; cribForHand 0 ; cribForHand ; Red 50/48 Blue 42/40 ; Red -4, Blue +2 ; show
    ACC 5.1.d: the crib on the pone's side, found before both have played: moved, without penalty
      playing acc ; cribWrongSide 1 ; cribWrongSide ; Red 50/48 Blue 40/24 ;  ; play
    ACC 5.1.d: found after both have played: it is the pone's crib
      playing acc > peg 1 2 ; cribWrongSideLate 1 ; cribWrongSideLate ; Red 50/48 Blue 42/40 ;  ; play
    ACC 6.1.c: the starter taken into the dealer's hand: two
      dealt acc ; starterInHand 0 ; starterInHand ; Red 50/48 Blue 42/40 ; Blue +2 ; starter
    ACC 9.3.a: the starter mixed with other cards: two
      counted 8 acc ; starterMixed 0 ; starterMixed ; Red 50/48 Blue 50/48 ; Blue +2 ; show
    a house that takes four for it
      showing acc starterCard=4 ; starterMixed 0 ; starterMixed ; Red 50/48 Blue 44/40 ; Blue +4 ; show
    ACC 7.1.b: the dealer led: points back, without penalty
      played 2 acc ; ledOutOfTurn 0 ; ledOutOfTurn ; Red 50/48 Blue 40/24 ; Blue -2 ; play
    ACC 7.1.b: heels stay
      dealt acc > peg 0 2 > peg 1 2 ; ledOutOfTurn 0 ; ledOutOfTurn ; Red 52/50 Blue 40/24 ; Blue -2 ; play
    ACC 7.1.f: two cards together: one is taken back, without penalty
      playing acc ; twoCards 1 ; twoCards ; Red 50/48 Blue 40/24 ;  ; play
    ACC 7.4, second-hand: a wrong announcement moves no peg
      playing acc ; announcedWrong 1 ; announcedWrong ; Red 50/48 Blue 40/24 ;  ; play
    plain pegging: a misdeal there moves no phase
      plain hoyle 0 0 > peg 0 4 ; misdeal 0 ; misdealPaid ; Red 4/0 Blue 2/0 ; Blue +2 ; free
  `,
  pegs: `
    ACC 8.8: pegged with the opponent's peg
      playing acc > peg 0 3 ; wrongPeg 1 points=3 ; wrongPeg ; Red 52/50 Blue 43/40 ; Red -3, Blue +3, Red +2 ; play
    ACC 8.8: put right before the board saw it
      playing acc ; wrongPeg 1 ; wrongPeg ; Red 52/50 Blue 40/24 ; Red +2 ; play
    ACC 8.8: a win with the wrong peg is none
      playing acc 118 40 > peg 0 3 ; wrongPeg 1 points=3 ; wrongPeg ; Red 120/118 Blue 43/40 ; Red -3, Blue +3, Red +2 ; play
    the board knows where a front peg stood
      playing acc ; pegPulled 1 ; pegPutBack ; Red 50/48 Blue 40/24 ;  ; play
    Hoyle: a front peg pulled out goes behind the rear peg
      playing hoyle ; pegPulled 1 ; pegBehindRear ; Red 50/48 Blue 24/23 ; Blue -16 ; play
    Hoyle: at the start there is nowhere to go
      playing hoyle 50 8 ; pegPulled 1 ; pegBehindRear ; Red 50/48 Blue 0/0 ; Blue -8 ; play
  `,
};

interface Row {
  readonly rule: string;
  readonly table: () => Timeline;
  readonly call: string;
  readonly expected: readonly string[];
}

function rowsOf(text: string): readonly Row[] {
  const lines = text
    .trim()
    .split('\n')
    .map((line) => line.trim());
  return lines.flatMap((rule, at) => {
    if (at % 2 === 1) return [];
    const [table = '', call = '', ...expected] = `${lines[at + 1]}`.split(';').map((part) => part.trim());
    return [{ rule, table: () => tableOf(table), call, expected }];
  });
}

const ROWS = Object.values(GROUPS).flatMap(rowsOf);

const movesOf = (ruling: Ruling | undefined): string =>
  (ruling?.moves ?? [])
    .map(({ side, points }) => `${PLAYERS[side]} ${points > 0 ? '+' : ''}${points}`)
    .join(', ');

describe.each(Object.entries(GROUPS))('rulings: %s', (_, text) => {
  test.each(rowsOf(text).map((row) => [row.rule, row] as const))(
    '%s',
    (_rule, { table: made, call, expected }) => {
      const table = made();
      const after = keyed(table, `offence ${call}`);
      const { ruling, phase } = after.present;
      expect([ruling?.code, pegs(after.present), movesOf(ruling), phase]).toEqual(expected);
      // Undo restores the pegs, front and rear, and everything else; redo the ruling.
      const back = keyed(after, 'undo');
      expect(back.present).toEqual(table.present);
      expect(keyed(back, 'redo').present).toEqual(after.present);
    },
  );
});

describe('the table of offences', () => {
  test('has a row for every code, in the same order, each within its limits', () => {
    expect(OFFENCES.map(({ code }) => code)).toEqual([...OFFENCE_CODES]);
    expect(findOffence('whist')).toBeUndefined();
  });

  test('every offence and every ruling on one is a row above', () => {
    const called = new Set<string>(ROWS.map(({ call }) => `${call.split(' ')[0]}`));
    expect(OFFENCE_CODES.filter((code) => !called.has(code))).toEqual([]);
    const ruled = new Set<string>(ROWS.map(({ expected }) => `${expected[0]}`));
    expect(Object.keys(OFFENCE_SOURCES).filter((code) => !ruled.has(code))).toEqual([
      'mugginsTaken',
      'notExact',
      'otherDifference',
    ]);
  });

  test('what can be called now can be called now', () => {
    for (const { table, call } of ROWS) {
      const [offence, seat] = call.split(' ');
      const open = offencesNow(table().present).find((each) => each.offence === offence);
      expect([call, open?.seats]).toEqual([call, expect.arrayContaining([Number(seat)])]);
    }
  });
});
