// What a table hears and reads of every ruling on an offence: figures, names, and who gets what (ACC 2010; Other houses).
import { describe, expect, test } from 'vitest';
import type { Ruling } from '../../rules/index.ts';
import { OFFENCE_RULINGS, type OffenceRuling, RULING_SOURCES } from '../../rules/rulings/index.ts';
import { PLAYERS } from '../../rules/testing/table.ts';
import { shortRuling, speakRuling } from '../testing/english.ts';

/** Blue claimed twelve, is paid eight; Red takes four; fifteen go back; three cards were withheld. */
const made = (code: Ruling['code'], changes: Partial<Ruling> = {}): Ruling => ({
  code,
  source: RULING_SOURCES[code],
  seat: 1,
  opponent: 0,
  claimed: 12,
  truth: undefined,
  items: [],
  paid: 8,
  award: 4,
  called: undefined,
  back: 15,
  cards: 3,
  moves: [],
  ...changes,
});

/** Ruling, aloud, on the display of twenty characters. */
const ROWS: readonly (readonly [OffenceRuling, string, string])[] = [
  ['mugginsTaken', 'Red takes four that Blue left.', '4 taken'],
  ['overpegOwn', 'Blue said so first: it is eight, not twelve, and there is no penalty.', 'Is 8: no penalty'],
  ['overpegCorrected', 'Blue pegged twelve: it is put right to eight.', 'Not 12: it is 8'],
  ['overpegLost', 'Blue claimed twelve, which is too much, and pegs nothing for it.', '12 is too much: 0'],
  [
    'overpegToOpponent',
    'Blue pegged twelve for eight: the pegs go back, and Red takes the four too many.',
    'Is 8: 4 go over',
  ],
  [
    'notExact',
    'The cards count twelve, more than Blue needs: only the exact number goes out, and nothing is pegged.',
    '12 is past the end',
  ],
  ['otherDifference', 'Red has more in the square: Red pegs four.', 'Other side: 4'],
  [
    'falseGameBack',
    'A false claim of game: Blue has scored eight, and the front peg goes back to that. Red takes four. Then Blue goes back fifteen.',
    'No game: +4, -15',
  ],
  [
    'falseGameLost',
    'A false claim of game: Blue has scored eight, and loses the game. Red goes out.',
    'False claim: lost',
  ],
  ['underpegCorrected', 'Blue pegged twelve for eight, and pegs what was missed.', 'Put right: it is 8'],
  [
    'underpegStands',
    'The fingers have left the peg: twelve stands, and Blue cannot peg what was missed.',
    '12 stands',
  ],
  ['underpegToOpponent', 'Muggins: Red takes the four that Blue missed.', 'Muggins: 4'],
  [
    'pastThirtyOne',
    'Past thirty-one: Blue takes the card back, and nothing was pegged for it.',
    'Past 31: card back',
  ],
  [
    'renegePerCard',
    'A renege: Blue withheld three cards, and later cards go back. Red takes four.',
    'Renege: 4 over',
  ],
  ['renegeFlat', 'Blue reneged: Red takes four.', 'Renege: 4 over'],
  ['renegeDeadCard', "A renege: Blue's card is dead in play, and lives in the show.", 'Renege: card dead'],
  ['renegeDeadHand', "A renege: Blue's hand is dead, for play and show.", 'Renege: hand dead'],
  ['renegeNothing', 'A renege: Blue plays the card now, and nobody is penalised.', 'Renege: no penalty'],
  ['heelsForfeited', 'Blue has played a card: the heels are forfeited.', 'Heels are forfeited'],
  ['heelsLate', 'Blue takes eight for his heels, late as it is.', 'Late heels: 8'],
  [
    'countedFirst',
    'Out of turn, without penalty: Blue takes the count back, Red pegs, then Blue again.',
    'Pone pegs first',
  ],
  ['pegOutReminded', 'Blue is reminded to peg, and pegs eight.', 'Reminded: pegs 8'],
  ['pegOutRequired', "Blue's peg is not in the game hole: the game is not won.", 'Not pegged, not won'],
  ['timeOut', 'The time is up: Blue pegs eight, and Red takes four.', 'Time: 8 and 4'],
  ['wrongPeg', "Blue pegged with Red's peg: all goes to its place, and Red takes four.", 'Wrong peg: 4 over'],
  ['pegPutBack', "Blue's front peg goes back to where it stood.", 'Peg put back'],
  ['pegBehindRear', "Blue's front peg was pulled out, and goes behind the rear peg.", 'Peg behind the rear'],
  ['pegsTouched', "Nothing to peg: Blue's pegs stay where they stood.", 'The pegs stay'],
  ['misdeal', 'A misdeal: Blue deals again.', 'Misdeal: deal again'],
  ['misdealPaid', 'A misdeal: Red takes four, and Blue deals again.', 'Misdeal: 4 over'],
  ['wrongNumber', 'Blue holds a wrong number of cards: they are dealt again.', 'Deal again'],
  [
    'dealDead',
    'The play stops: hands and crib are dead, the points of this deal come off, and the same dealer deals again.',
    'Dead: deal again',
  ],
  [
    'unchecked',
    'Blue did not let the cards be checked, and goes on four. The points of this deal come off, and the cards are dealt again.',
    'Goes on 4',
  ],
  ['bottomSeen', 'Blue saw the bottom card, and shuffles again: Red takes four.', 'Bottom card: 4 over'],
  ['cribPickedUp', 'Blue picked up cards of the crib: Red takes four.', 'Crib cards: 4 over'],
  ['cribSeen', 'Blue looked at the crib too early: Red takes four.', 'Crib seen: 4 over'],
  ['cutSeen', 'Blue saw the bottom card of the cut: Red takes four.', 'Cut seen: 4 over'],
  ['cutEarly', 'Blue cut before the deal: Red takes four.', 'Early cut: 4 over'],
  [
    'cribExamined',
    "Blue looked at the crib before discarding: Red takes four, and Red draws the discard blind from Blue's hand.",
    'Crib seen: 4 over',
  ],
  [
    'cribForHand',
    'Blue took the crib for the hand: points from the play come off, and Red takes four.',
    'Crib as hand: 4 over',
  ],
  ['cribWrongSide', "Without penalty: the crib goes to the dealer's side, unseen.", 'Move the crib'],
  [
    'cribWrongSideLate',
    "The crib is now Blue's, as the dealer, and the next player has the next deal.",
    'The crib passes',
  ],
  [
    'starterInHand',
    'Blue took the starter into the hand: Red takes four. Red draws two cards from that hand and chooses the starter.',
    'Starter: 4 over',
  ],
  ['starterMixed', 'Blue mixed the starter with other cards: Red takes four.', 'Starter: 4 over'],
  [
    'ledOutOfTurn',
    'Without penalty: the cards go back to the hands, points for them come off, and the pone leads.',
    'The pone leads',
  ],
  [
    'twoCards',
    'Without penalty: one of the cards is played, and Blue takes the other back.',
    'Play one of them',
  ],
  ['announcedWrong', 'A wrong announcement: no peg moves here. Ask the judge for the rule.', 'Ask the judge'],
  // Of older journals.
  ['procedure', 'Blue broke a rule of procedure: Red takes four.', 'Procedure: 4 over'],
];

describe('rulings on offences in words', () => {
  test('every one is here, in order', () => {
    expect(ROWS.map(([code]) => code)).toEqual([...OFFENCE_RULINGS]);
  });

  test.each(ROWS)('%s: %s (%s)', (code, aloud, short) => {
    expect(speakRuling(made(code), PLAYERS)).toBe(aloud);
    expect(shortRuling(made(code))).toBe(short);
  });

  test.each([
    [1, 'a card'],
    [2, 'two cards'],
  ])('a renege of %i says: %s', (cards, words) => {
    expect(speakRuling(made('renegePerCard', { cards }), PLAYERS)).toBe(
      `A renege: Blue withheld ${words}, and later cards go back. Red takes four.`,
    );
  });

  test('without holes that go back, none are said', () => {
    const { back: _, ...plain } = made('falseGameBack');
    expect(speakRuling(plain, PLAYERS)).toMatch(/Then Blue goes back nothing\.$/);
    expect(shortRuling(plain)).toBe('No game: +4, -0');
    expect(shortRuling({ ...plain, code: 'unchecked', award: 0 })).toBe('Goes back 0');
  });

  // A player goes back ten for it; where holes are bad for whoever gets them, on (see the rows above).
  test('who did not let the cards be checked goes back', () => {
    const back = made('unchecked', { award: 0 });
    expect(speakRuling(back, PLAYERS)).toBe(
      'Blue did not let the cards be checked, and goes back fifteen. The points of this deal come off, and the cards are dealt again.',
    );
    expect(shortRuling(back)).toBe('Goes back 15');
  });
});
