// English: situations as a judge hears them, and their remedies.
import type { JudgeWords } from '../judge.ts';

export const judge: JudgeWords = {
  about: 'Pick a situation. Its remedy follows step by step, with the rule behind it.',
  search: 'Say it in your own words',
  none: 'Nothing found. Try fewer words, such as: crib, starter, led, go.',
  stages: {
    deal: 'The deal',
    number: 'A wrong number of cards',
    crib: 'The crib',
    starter: 'The starter',
    play: 'The play',
    pegs: 'Pegs and points',
    show: 'The show',
  },
  situations: {
    bottomSeen: [
      'The dealer saw the bottom card after the last shuffle',
      ['The pone pegs 2.', 'The dealer shuffles again.'],
      'looked under the pack',
    ],
    cutEarly: [
      'A player cut before the deal',
      ['In five-card, the opponent pegs 2. In other games it is not an offence.'],
    ],
    misdeal: [
      'The dealer misdealt',
      [
        'All points of this deal come off. Penalties stay paid.',
        'The opponent pegs your penalty for a misdeal: 0 under ACC rules, 2 in Hoyle.',
        'The same dealer deals again.',
      ],
    ],
    wrongNumber: [
      'A player has a wrong number of cards, found before the starter is turned',
      ['The same dealer deals again, without penalty.'],
      'five seven cards too many too few short miscount',
    ],
    poneTooMany: [
      'The pone has too many cards, found after the starter is turned',
      [
        'The play stops where it is.',
        'All points pegged in the play come off. Penalties stay paid.',
        'Both hands and the crib are dead.',
        'The same dealer deals again.',
      ],
      'five cards stuck together extra card',
    ],
    poneTooManyOlder: [
      'The pone has too many cards, by an older edition',
      [
        'The play goes on until the dealer has played the last card.',
        "The pone's points in the play come off. The dealer keeps theirs.",
        "The pone's hand is dead. The dealer's hand counts.",
        "The crib counts if it has 4 cards. If it has too few, a judge mixes the pone's cards, and the dealer draws the missing ones blind.",
      ],
      'five cards stuck together extra card',
    ],
    dealerWrongOlder: [
      'The dealer has a wrong number of cards, by an older edition',
      [
        'After the starter, the hand is played out.',
        "The dealer's points in the play and for the hand do not count.",
        'The crib counts unless it has too many cards.',
      ],
      'too many too few',
    ],
    leagueTooMany: [
      'A player has too many cards after the starter, in a league',
      ["That player's hand is dead.", 'The others play the hand out.'],
    ],
    leagueTooFew: [
      'A player has too few cards after the starter, in a league',
      ['The player plays the hand out as it is.'],
      'short',
    ],
    unchecked: [
      'A player with a wrong number of cards did not let them be checked',
      [
        'All points of this deal come off. Penalties stay paid.',
        'The player goes back 10 holes, at most to the start.',
        'The same dealer deals again.',
      ],
      'refused to count',
    ],
    discardWrongSide: [
      'One player discarded to the wrong side of the board',
      [
        'Before the starter is turned, the player may take the cards back and choose again.',
        'There is no penalty.',
      ],
    ],
    cribWrongSide: [
      "The crib is on the pone's side, before each player has played a card",
      ["Move the crib to the dealer's side. Nobody looks at it.", 'There is no penalty.'],
      'wrong side',
    ],
    cribWrongSideLate: [
      "The crib is on the pone's side, after each player has played a card",
      [
        'The crib belongs to the player on whose side it lies.',
        'The other player is now the pone, and deals next.',
      ],
      'wrong side',
    ],
    cribPickedUp: [
      'A player picked up cards after discarding them',
      [
        'The opponent pegs 2.',
        'The cards go back to the crib. If they were mixed with the hand, see the rule about a crib that was looked at.',
      ],
      'changed the discard took back',
    ],
    cribSeen: ['A player looked at the crib too early', ['The opponent pegs 2.'], 'exposed turned over'],
    cribExamined: [
      'A player looked at the crib before discarding to it',
      [
        'The opponent pegs 2.',
        "The opponent draws 2 cards blind from that player's hand. They are the discard, and nobody sees them.",
        'Play goes on.',
      ],
    ],
    cribForHand: [
      'The dealer took the crib for the hand',
      [
        'The opponent pegs 2.',
        'Before the play, the dealer changes to the right hand.',
        "In the play, the dealer goes on with the crib cards, and the dealer's points in the play come off.",
        'The pone may look at the crib that was meant.',
      ],
      'swapped played the crib interchanged',
    ],
    starterEarly: [
      'The dealer turned the starter before discarding',
      [
        'The starter goes back into the pack.',
        'The dealer discards and shuffles. The pone cuts again.',
        'There is no penalty.',
      ],
    ],
    cutSeen: [
      'The pone saw the bottom card of the cut',
      ['The dealer pegs 2.', 'The dealer is shown the card.'],
      'looked peeked',
    ],
    starterInHand: [
      'The dealer took the starter into the hand before the pone saw it',
      [
        'The opponent pegs 2.',
        "The pone draws 2 cards blind from the dealer's hand, and chooses one of them as the starter.",
        'The other card goes back to the hand.',
      ],
      'cut card',
    ],
    starterFaceUp: [
      'The cut card lies face up in the pack',
      ['Turn it over.', 'Shuffle the rest of the pack, and cut again.'],
    ],
    starterTwo: [
      'The dealer exposed more than one card with the starter',
      ['The top card is the starter.', 'Both players may see the others before they go back.'],
    ],
    heelsLate: [
      'The dealer claimed heels after playing a card',
      ['The 2 points are lost.'],
      'jack his heels forgot',
    ],
    ledOutOfTurn: [
      'The dealer led first',
      [
        'If only one card from each player lies on the table, both go back to the hands.',
        'Points for them come off, without penalty.',
        'The pone leads.',
        'After a third card, the order of play stands.',
      ],
      'wrong player started lead out of turn',
    ],
    twoCards: [
      'A player played two cards together',
      [
        'The card that fits the announced count is played.',
        'If no count was announced, the player chooses one.',
        'The other goes back to the hand, without penalty.',
      ],
      '2 dropped',
    ],
    pastThirtyOne: [
      'A player went past thirty-one',
      [
        'The card goes back to the hand.',
        'Points pegged on it are overpegging: they come off, and the opponent pegs as many.',
      ],
      '31 over',
    ],
    renege: [
      'A player said go but could have played',
      [
        'Cards played after the go return to the hands, and their points come off.',
        'The opponent pegs 2 for each card that could have been played.',
      ],
      'reneged held back card',
    ],
    announcedWrong: [
      'A player announced a wrong count in the play',
      [
        'We know only the heading of this rule, Incorrect announcements. Look it up in the rule book, or ask the judge of the event.',
        'Points that were pegged too many or too few have rules of their own: see Pegs and points.',
      ],
      'miscount said',
    ],
    overpegged: [
      'A player pegged too many points',
      ['The front peg goes back to the points scored.', 'The opponent pegs the excess.'],
      'overcount overpegging',
    ],
    ownOverpeg: [
      'A player pegged too many points and said so first',
      ['The front peg goes back to the points scored, without penalty.'],
    ],
    underpegged: [
      'A player pegged too few points',
      [
        'Once the fingers have left the peg, nothing is added.',
        'Under muggins, the opponent may call the points.',
      ],
      'missed undercount short',
    ],
    falseGame: [
      'A player claimed the game without the points',
      [
        'The front peg goes back to the points scored.',
        'The opponent pegs the excess, up to the game hole.',
        'The player goes back 15 holes, even if the opponent has just gone out.',
      ],
      'false claim won',
    ],
    notPeggedOut: [
      'A player had the points to win but did not peg out',
      [
        'In match play and under muggins, the game is not won.',
        'Elsewhere the opponent reminds the player, who pegs.',
      ],
      'game hole',
    ],
    wrongPeg: [
      "A player pegged with the opponent's peg",
      ['All pegs go back to their places, and the player pegs the points.', 'The opponent pegs 2.'],
    ],
    pegPulled: [
      'A player pulled out the front peg',
      ['The board knows where it stood: put it back.', 'By Hoyle, it goes behind the rear peg.'],
    ],
    pegsTouched: [
      'A player pegged for a hand that scores nothing',
      ['The pegs go back to where they stood.'],
      'zero hand',
    ],
    countedFirst: [
      'The dealer counted before the pone',
      ["The dealer's points come off, without penalty.", 'The pone pegs, then the dealer again.'],
      'out of turn order',
    ],
    starterMixed: [
      'A player mixed the starter with other cards',
      ['A judge finds the starter and puts it on the pack.', 'The opponent pegs 2.'],
      'cut card in hand crib',
    ],
    timeOut: [
      'A player did not count in time',
      ['Half of the hand, rounded down, goes to the opponents.', 'The player pegs the rest.'],
      'clock slow',
    ],
  },
  board: {
    call: 'Let the board do it',
    notNow: 'The board cannot do this now: it is too early or too late in this game.',
    host: 'To let the board do it, sign in as the host on the page Table, or report it on the page of your seat.',
    done: 'The board has ruled.',
    undo: 'Undo',
  },
  secondHand: 'Second-hand: quoted from another source, not from the rule book.',
  numbers:
    'The table in rule 4.4 has about 16 cases. These are the ones we could find. For any other, ask the judge of the event.',
};
