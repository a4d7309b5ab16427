// English: what the table says about a key that means nothing where it was pressed.
import type { HintWords } from '../prompts.ts';

export const hints: HintWords = {
  pointsFirst: ['Key the points first, then press the player.', 'Key the points first'],
  twoDigits: ['Points have two digits at most: key them again.', 'Two digits at most'],
  playerNext: ['Press the player who gets the points, or DEL.', 'Now press the player'],
  nothingToDelete: [
    'There is nothing keyed that DEL could take back. UNDO takes back the last move.',
    'Nothing keyed: UNDO?',
  ],
  cardsKeyFirst: ['That key is a card: press CARDS first.', 'First press CARDS'],
  noCards: ['That key is a card, and in mode trust nobody keys cards here.', 'Mode trust: no cards'],
  noPlayer: ['No player sits there.', 'No player sits there'],
  cardsFirst: ['Key the cards first, or press CARDS to leave them.', 'Key the cards first'],
  suitFirst: ['Press the suit: spades J, hearts Q, diamonds K, clubs NEXT.', 'Press a suit key'],
  pointsOnly: [
    'Somebody laid a card of this deal without entering it: key the points until the next deal.',
    'Points only, please',
  ],
  timeUp: ['The time for this count is up. Key what it counted, then press the player.', 'The time is up'],
  whichPartner: ['Press the number of the partner who deals.', 'Number of the dealer'],
  whoDidIt: ['Press the player who did it. NEXT shows another offence, UNDO leaves.', 'Who did it?'],
  whoMissed: ['Press the player who missed the points.', 'Who missed points?'],
  whichCard: ['Press the rank of the card that scored more.', 'Rank of the card?'],
  noCardNow: ['The reader read a card, but the table asks for none now.', 'No card wanted now'],
  otherReader: [
    "That is another player's reader. Use the reader of the player whose cards the table asks for.",
    'Wrong card reader',
  ],
  starterReader: [
    'That reader is for the starter. The table asks for the cards of a hand.',
    'Not the starter now',
  ],
  handOrCrib: ['Press 1 for a hand, 2 for a crib.', '1 hand, 2 crib'],
  keysLost: ['Keys were lost. Press DEL, then key it again.', 'Keys lost: press DEL'],
  keyAgain: ['Keys were lost. Key it again.', 'Keys lost: key again'],
};
