// What the table says about a key that means nothing where it was pressed: no rule is concerned, so the rules are not asked.

/** Every hint: in words, and in at most twenty characters. */
export const HINTS = {
  pointsFirst: ['Key the points first, then press the player.', 'Key the points first'],
  twoDigits: ['Points have two digits at most: key them again.', 'Two digits at most'],
  playerNext: ['Press the player who gets the points, or DEL.', 'Now press the player'],
  nothingToDelete: [
    'Nothing is keyed that DEL could take back. UNDO takes back the last move.',
    'Nothing keyed: UNDO?',
  ],
  cardsKeyFirst: ['That key is a card: press CARDS first.', 'First press CARDS'],
  noCards: ['That key is a card, and in mode trust none are keyed here.', 'Mode trust: no cards'],
  noPlayer: ['No player sits there.', 'No player sits there'],
  cardsFirst: ['Key the cards first; CARDS leaves them.', 'Key the cards first'],
  suitFirst: ['Press the suit: spades J, hearts Q, diamonds K, clubs NEXT.', 'Press a suit key'],
  pointsOnly: [
    'A card of this deal was laid that nobody entered: key the points until the next deal.',
    'Points only, please',
  ],
  timeUp: ['The time for this count is up. Key what it counted, then press the player.', 'The time is up'],
  whichPartner: ['Press the number of the partner who deals.', 'Number of the dealer'],
  whoDidIt: ['Press the player who did it. NEXT is another offence, UNDO leaves.', 'Who did it?'],
  noCardNow: ['A card was read, and none is asked for now.', 'No card wanted now'],
  otherReader: [
    "That reader is another player's: the cards of whoever is asked are wanted.",
    'Wrong card reader',
  ],
  starterReader: ['That reader is for the starter: the cards of a hand are wanted.', 'Not the starter now'],
  handOrCrib: ['Press 1 for a hand, 2 for a crib.', '1 hand, 2 crib'],
} as const satisfies Record<string, readonly [full: string, short: string]>;

/** See HINTS. */
export type HintCode = keyof typeof HINTS;
